/** 13 The two sides of the battle being fought. */
import { type Faction, spaceOf } from '../data/map.ts'
import { BIT, type UnitFacts } from '../data/units.ts'
import { standingOf } from '../standing.ts'
import type { Battle, State } from '../state.ts'

export function battleOf(g: State): Battle {
  if (!g.battle) throw new Error('no battle is being fought')
  return g.battle
}
/** Units of a side that fight and can be Hit: no Commander (3.7), nobody who retreated here (13.9.3 #5B). */
export function fighters(g: State, f: Faction): readonly UnitFacts[] {
  const { space, apart } = battleOf(g)
  const { n } = spaceOf(space)
  const { units, kinds } = standingOf(g, f)
  const all = units[n] as readonly UnitFacts[]
  if (apart.length === 0) return ((kinds[n] as number) & BIT.commander) === 0 ? all : ofKinds(all, ~BIT.commander)
  return all.filter(({ id, bit }) => bit !== BIT.commander && !apart.includes(id))
}
export const hasFighters = (g: State, f: Faction): boolean => fighters(g, f).length > 0
/** Those of some kinds (`BIT`). */
export function ofKinds(units: readonly UnitFacts[], kinds: number): UnitFacts[] {
  const found: UnitFacts[] = []
  for (const unit of units) if ((unit.bit & kinds) !== 0) found.push(unit)
  return found
}
/** What kinds there are among them. */
export function kindsOf(units: readonly UnitFacts[]): number {
  let kinds = 0
  for (const { bit } of units) kinds |= bit
  return kinds
}
/** 3.7 Commanders of a side that may lead. */
export function commanders(g: State, f: Faction): readonly UnitFacts[] {
  const { space, apart } = battleOf(g)
  const all = standingOf(g, f).units[spaceOf(space).n] as readonly UnitFacts[]
  const found = ofKinds(all, BIT.commander)
  return apart.length === 0 ? found : found.filter(({ id }) => !apart.includes(id))
}
