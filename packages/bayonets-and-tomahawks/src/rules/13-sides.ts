/** 13 The two sides of the battle being fought. */

import { type Faction, spaceOf } from '../data/map.ts'
import { allBut, and, BIT, type Kinds, NO_KINDS, some, type UnitFacts } from '../data/units.ts'
import { kindsIn, stackIn } from '../occupancy.ts'
import type { Battle, State } from '../state.ts'

export function battleOf(g: State): Battle {
  if (!g.battle) throw new Error('no battle is being fought')
  return g.battle
}
/** Units of a side that fight and can be Hit: no Commander (3.7), nobody who retreated here (13.9.3 #5B). */
export function fighters(g: State, f: Faction): readonly UnitFacts[] {
  const { space, apart } = battleOf(g)
  const { n } = spaceOf(space)
  const all = stackIn(g, f, n)
  if (apart.length === 0) return some(kindsIn(g, f, n), BIT.commander) ? ofKinds(all, allBut(BIT.commander)) : all
  return all.filter(({ id, bit }) => bit !== BIT.commander && !apart.includes(id))
}
export const hasFighters = (g: State, f: Faction): boolean => fighters(g, f).length > 0
/** Those of some kinds. */
export function ofKinds(units: readonly UnitFacts[], kinds: Kinds): UnitFacts[] {
  const found: UnitFacts[] = []
  for (const unit of units) if (some(unit.bit, kinds)) found.push(unit)
  return found
}
/** What kinds there are among them. */
export function kindsOf(units: readonly UnitFacts[]): Kinds {
  let kinds = NO_KINDS
  for (const { bit } of units) kinds = and(kinds, bit)
  return kinds
}
/** 3.7 Commanders of a side that may lead. */
export function commanders(g: State, f: Faction): readonly UnitFacts[] {
  const { space, apart } = battleOf(g)
  const all = stackIn(g, f, spaceOf(space).n)
  const found = ofKinds(all, BIT.commander)
  return apart.length === 0 ? found : found.filter(({ id }) => !apart.includes(id))
}
