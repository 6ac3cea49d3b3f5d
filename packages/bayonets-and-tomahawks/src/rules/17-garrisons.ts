/** 17.3.1 Winter garrisons: who may stay outside the colonies. */
import { choose, note, type Play } from '@carillon/kernel'
import { type Faction, type Space, spaceOf } from '../data/map.ts'
import type { UnitId } from '../data/units.ts'
import { say, spaceName, unitName } from '../messages.ts'
import { enemyOf, has, isBrigade, type State, unitsAt, voiceOf } from '../state.ts'
import { isFriendly } from './02-map.ts'
import { BUTTON, type Button, type UnitOption, unitOption } from './options.ts'

/** A Settled Space of the enemy under own control. */
const isCaptured = (g: State, f: Faction, space: Space): boolean =>
  spaceOf(space).kind === 'settled' && spaceOf(space).home === enemyOf(f) && isFriendly(g, f, space)

/**
 * 17.3.1, R-101 One unit stays with each Fort. On a captured Settled Space Brigades stay up to its value, and any other
 * units; a Fort there lets one Brigade more stay.
 */
export function mayStay(g: State, f: Faction, id: UnitId, space: Space): boolean {
  const fort = has(g, f, space, 'fort') ? 1 : 0
  const captured = isCaptured(g, f, space)
  if (!captured && fort === 0) return false
  if (captured && !isBrigade(id)) return true
  let stay = 0
  for (const other of unitsAt(g, f, space)) if (g.garrison.includes(other) && (!captured || isBrigade(other))) stay += 1
  return stay < fort + (captured ? spaceOf(space).value : 0)
}
export const mayAnyStay = (g: State, f: Faction, units: readonly UnitId[], space: Space): boolean =>
  units.some((id) => mayStay(g, f, id, space))

/** 17.3.1 The owner says, one by one, which of the units stay on their space; the others are returned. */
export function* askGarrison(g: State, f: Faction, units: readonly UnitId[], space: Space): Play<readonly UnitId[]> {
  const leaving = units.slice()
  const staying: UnitId[] = []
  for (;;) {
    const able = leaving.filter((id) => mayStay(g, f, id, space))
    if (able.length === 0) break
    const options: (UnitOption | Button)[] = able.map(unitOption)
    if (able.length > 1 && canAllStay(g, f, leaving, space)) options.push(BUTTON.all)
    options.push(BUTTON.done)
    const chosen = yield* choose(voiceOf(g, f), '17.3.1', say('prompt.garrison', { space: spaceName(space) }), options)
    if (chosen === BUTTON.done) break
    for (const id of 'unit' in chosen ? [chosen.unit] : leaving.slice()) {
      g.garrison = [...g.garrison, id]
      staying.push(id)
      leaving.splice(leaving.indexOf(id), 1)
    }
  }
  if (staying.length > 0)
    note(g, '17.3.1', say('log.garrison', { units: staying.map(unitName), space: spaceName(space) }))
  return leaving
}
function canAllStay(g: State, f: Faction, units: readonly UnitId[], space: Space): boolean {
  const before = g.garrison
  let all = true
  for (const id of units) {
    all &&= mayStay(g, f, id, space)
    g.garrison = [...g.garrison, id]
  }
  g.garrison = before
  return all
}
