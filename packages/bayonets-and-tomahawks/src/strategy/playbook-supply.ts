/** Stacks out of supply of a faction nobody plays move so that they pass the next check (14.1). */
import type { Option } from '@carillon/kernel'
import { type Faction, linksOf, type Space, spaceOf } from '../data/map.ts'
import type { UnitId } from '../data/units.ts'
import { isNeutralPath, kindOf, mayEnter } from '../rules/02-map.ts'
import { isHeld } from '../rules/10-connections.ts'
import { inSupply } from '../rules/14-supply.ts'
import { type Action, isFixed, isLight, isSpent, type State, typeOf, unitsAt } from '../state.ts'

/** Units of a stack marked OOS that can still move, if it would fail the check where it is. */
function starving(g: State, f: Faction, space: Space): readonly UnitId[] {
  if (isHeld(g, f, space) || inSupply(g, f, space)) return []
  return unitsAt(g, f, space).filter((id) => !isFixed(id) && typeOf(id) !== 'fleet' && !isSpent(g, id))
}
function eachStarving(g: State, f: Faction): Space[] {
  const found: Space[] = []
  for (const spot of g.markers[f].oos) if (spot !== 'sail' && isSavable(g, f, spot)) found.push(spot)
  return found
}
function isSavable(g: State, f: Faction, space: Space): boolean {
  const units = starving(g, f, space)
  return units.length > 0 && toSupply(g, f, units, space) < FAR
}

/** The position with these units there. */
function moved(g: State, f: Faction, units: readonly UnitId[], from: Space, to: Space): State {
  const map = g.map[f].slice()
  map[spaceOf(from).n] = unitsAt(g, f, from).filter((id) => !units.includes(id))
  map[spaceOf(to).n] = [...unitsAt(g, f, to), ...units]
  return { ...g, map: { ...g.map, [f]: map } }
}

/** Connections the units would have to go to be in supply, as far as MPs may take them. */
function toSupply(g: State, f: Faction, units: readonly UnitId[], from: Space, at: Space = from): number {
  const paths = units.every(isLight)
  const far = new Map<Space, number>([[at, 0]])
  for (const [space, steps] of far) {
    if (inSupply(space === from ? g : moved(g, f, units, from, space), f, space)) return steps
    if (steps + 1 >= FAR) continue
    for (const { to, by } of linksOf(space)) {
      if (far.has(to) || !mayEnter(f, to) || (kindOf(g, by) === 'path' && (!paths || isNeutralPath(g, by)))) continue
      far.set(to, steps + 1)
    }
  }
  return FAR
}
const FAR = 5

/** 7.2 #4 As long as such a stack can be saved an AP that moves all of it is used for that. */
export function rescue(g: State, f: Faction, options: readonly Option[]): readonly Option[] {
  const lights = eachStarving(g, f).map((space) => starving(g, f, space).every(isLight))
  if (lights.length === 0) return options
  const fits = ({ ap, do: what }: Option): boolean =>
    (what === 'light_move' && lights.includes(true)) ||
    (what === 'move' &&
      (lights.includes(true) || !String(ap).startsWith('light') || String(ap).startsWith('light-army')))
  const moves = options.filter(fits)
  return moves.length > 0 ? moves : options
}

/** 10.2 The stack is picked, goes as a whole, and comes closer with each hop until it is in supply. */
export function intoSupply(g: State, a: Action, options: readonly Option[]): readonly Option[] {
  const f = a.faction
  if (a.at === null) return options.filter(({ space }) => isStarving(g, f, space as Space))
  const from = a.at
  if (!g.markers[f].oos.includes(from)) return options
  if (inSupply(g, f, from)) return a.spent > 0 ? options.filter((option) => option.do === 'done') : options
  const all = options.filter((option) => option.do === 'all')
  if (all.length > 0) return all
  const here = toSupply(g, f, a.units.length > 0 ? a.units : starving(g, f, from), from)
  return options.filter(
    ({ space, do: what }) => space !== undefined && !what && toSupply(g, f, a.units, from, space as Space) < here,
  )
}
const isStarving = (g: State, f: Faction, space: Space): boolean =>
  g.markers[f].oos.includes(space) && isSavable(g, f, space)
