/** 13.2.3 Reduced units of one type combine, before a battle and at the end of a year (17.3 #4). */
import { choose, note, type Play } from '@carillon/kernel'
import type { Faction } from '../data/map.ts'
import { and, BIT, type Kinds, some, type UnitId, unitOf } from '../data/units.ts'
import { say, unitName } from '../messages.ts'
import { isReduced, lossesBox, type Spot, type State, voiceOf } from '../state.ts'
import { eliminate, rebox, setReduced } from './03-units.ts'
import { unitOption } from './options.ts'

/** Types that combine with each other. Forts and Bastions never do (12.0, 3.4), Indians have one face. */
const KINDS: readonly Kinds[] = [
  BIT.light,
  and(BIT.highland, BIT.metropolitan),
  BIT['non-metropolitan'],
  BIT.artillery,
  BIT.fleet,
]

/** 13.2.3, R-80 As much as possible: of two of a kind one is eliminated, the other Full again. */
export function* combineUnits(g: State, f: Faction, units: readonly UnitId[], from: Spot | 'disbanded'): Play {
  if (g.reduced.length < 2) return
  const reduced = units.filter((id) => isReduced(g, id))
  if (reduced.length < 2) return
  for (const kind of KINDS) {
    const left = reduced.filter((id) => some(unitOf(id).bit, kind))
    while (left.length > 1) {
      const lost = yield* pull(g, f, left, say('prompt.combine_lose'))
      const unit = yield* pull(g, f, left, say('prompt.combine_flip'))
      setReduced(g, unit, false)
      note(g, '13.2.3', say('log.combined', { lost: unitName(lost), unit: unitName(unit) }))
      if (from === 'disbanded') {
        rebox(g, lost, from, lossesBox(f))
        setReduced(g, lost, false)
      } else yield* eliminate(g, lost, from, '13.2.3')
    }
  }
}
function* pull(g: State, f: Faction, left: UnitId[], prompt: ReturnType<typeof say>): Play<UnitId> {
  const options = left.map((id) => unitOption(id))
  const { unit } = yield* choose(voiceOf(g, f), '13.2.3', prompt, options)
  left.splice(left.indexOf(unit), 1)
  return unit
}
