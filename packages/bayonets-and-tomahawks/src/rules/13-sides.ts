/** 13 The two sides of the battle being fought. */
import type { Faction } from '../data/map.ts'
import { type UnitId, type UnitType, unitOf } from '../data/units.ts'
import { type Battle, isCommander, type State, unitsAt } from '../state.ts'

export function battleOf(g: State): Battle {
  if (!g.battle) throw new Error('no battle is being fought')
  return g.battle
}
/** Units of a side that fight and can be Hit: no Commander (3.7), nobody who retreated here (13.9.3 #5B). */
export function fighters(g: State, f: Faction): readonly UnitId[] {
  const { space, apart } = battleOf(g)
  return unitsAt(g, f, space).filter((id) => !isCommander(id) && !apart.includes(id))
}
export function hasFighters(g: State, f: Faction): boolean {
  const { space, apart } = battleOf(g)
  for (const id of unitsAt(g, f, space)) if (!isCommander(id) && !apart.includes(id)) return true
  return false
}
export const ofTypes = (units: readonly UnitId[], types: readonly UnitType[]): UnitId[] =>
  units.filter((id) => types.includes(unitOf(id).type))
/** 3.7 Commanders of a side that may lead. */
export function commanders(g: State, f: Faction): readonly UnitId[] {
  const { space, apart } = battleOf(g)
  return unitsAt(g, f, space).filter((id) => isCommander(id) && !apart.includes(id))
}
