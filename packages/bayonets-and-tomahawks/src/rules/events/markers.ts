/** 7.4 Events that remove or place markers. */

import { choose, note, type Play } from '@carillon/kernel'
import { say, spaceName } from '../../messages.ts'
import { countIn, spotsOf } from '../../occupancy.ts'
import { type State, unitsAt } from '../../state.ts'
import { markAllSpent, removeMarker } from '../03-units.ts'
import { type SpaceOption, spaceOption, spaceOptionAt } from '../options.ts'

/** 21 The British remove one of their Out of Supply markers; if there is none, a Rout marker. On the map only. */
export function* armedBattoemen(g: State): Play<boolean> {
  const { oos, rout } = g.markers.british
  const kind = oos.some((spot) => spot !== 'sail') ? 'oos' : 'rout'
  const spaces = (kind === 'oos' ? oos : rout).filter((spot) => spot !== 'sail')
  if (spaces.length === 0) return false
  const options = spaces.map((space) => spaceOption(space))
  const { space } = yield* choose(g.voice.british, '7.4', say(`prompt.battoemen.${kind}`), options)
  removeMarker(g, 'british', kind, space)
  note(g, '7.4', say(`log.battoemen.${kind}`, { space: spaceName(space) }))
  return true
}

/** 33 Every unit of one British stack on the map, chosen by the French, is Spent. */
export function* hesitantBritishGeneral(g: State): Play<boolean> {
  const options: SpaceOption[] = []
  for (const n of spotsOf(g, 'british')) if (countIn(g, 'british', n) !== 0) options.push(spaceOptionAt(n))
  if (options.length === 0) return false
  const { space } = yield* choose(g.voice.french, '7.4', say('prompt.hesitant'), options)
  markAllSpent(g, unitsAt(g, 'british', space))
  note(g, '7.4', say('log.hesitant', { space: spaceName(space) }))
  return true
}
