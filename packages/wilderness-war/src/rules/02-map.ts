/** 2 The map: who holds what, who is besieged, how far it is. */
import { given, remembered } from '@carillon/kernel'
import { ALL_SPACES, ARROWS, COUNT, factsOf, isHome, linksOf, type Side, SPACE, type Space } from '../data/map.ts'
import type { Piece } from '../data/pieces.ts'
import { codeAt, isBesieged, isInside, isSiege, ownerAt } from '../sieges.ts'
import { enemyOf, FORT, FORTRESS, hasUnit, type SiegeLevel, STOCKADE, type State, stackAt } from '../state.ts'

// --- pieces ------------------------------------------------------------------------------------------------------

const occupiedIn = (stacks: readonly (readonly Piece[])[]): readonly Space[] => {
  const found: Space[] = []
  for (let space = 0; space < COUNT; space += 1) if (stacks[space]?.length) found.push(space)
  return found
}
const byTheBritish = remembered(occupiedIn)
const byTheFrench = remembered(occupiedIn)
/** Spaces with units or leaders of that side, by number. */
export const occupiedBy = (g: State, side: Side): readonly Space[] =>
  side === 'british' ? byTheBritish(g.map.british) : byTheFrench(g.map.french)

// --- fortifications ----------------------------------------------------------------------------------------------

type Forts = Pick<State, 'forts'>
/** 2.0 STOCKADE, FORT or FORTRESS of that side in the space, or 0. */
export function fortOf(g: Forts, side: Side, space: Space): number {
  const code = codeAt(g, space)
  // 0 - code: -0 is no small whole number, and would make all of this slow.
  return Math.max(0, side === 'british' ? code : 0 - code)
}
/** A fort or a fortress, which can be besieged; a stockade cannot (8.21). */
export const strongholdOf = (g: State, side: Side, space: Space): boolean => fortOf(g, side, space) >= FORT
export const hasFortification = (g: State, side: Side, space: Space): boolean => fortOf(g, side, space) > 0
export const hasStockade = (g: Forts, side: Side, space: Space): boolean => fortOf(g, side, space) === STOCKADE
export const hasFort = (g: State, side: Side, space: Space): boolean => fortOf(g, side, space) === FORT
export const hasFortress = (g: State, side: Side, space: Space): boolean => fortOf(g, side, space) === FORTRESS

/** Stockades and forts by side, and fortresses that the other side had first, by number. */
export const wallsIn = remembered((forts: readonly number[]) => {
  const british: Space[] = []
  const french: Space[] = []
  const captured: Space[] = []
  for (let space = 0; space < COUNT; space += 1) {
    const code = forts[space]
    if (!code) continue
    if (code === FORTRESS || code === -FORTRESS) {
      if (!isHome(code > 0 ? 'british' : 'french', space)) captured.push(space)
    } else if (code > 0) british.push(space)
    else french.push(space)
  }
  return { british, french, captured }
})

// --- sieges ------------------------------------------------------------------------------------------------------

/** 8.21 The level of the siege in the space; undefined without one. */
export function siegeLevel(g: State, space: Space): SiegeLevel | undefined {
  for (const siege of g.sieges) if (siege.space === space) return siege.level
  return undefined
}
/** The same where there is one. */
export const levelOf = (g: State, space: Space): SiegeLevel => given(siegeLevel(g, space), 'siege')
export { codeAt, isBesieged, isInside, isSiege, ownerAt }

/** Unbesieged units of that side in the space. Leaders alone do not count (6.54). */
export const hasUnits = (g: State, side: Side, space: Space): boolean =>
  hasUnit(stackAt(g, side, space)) && !isBesieged(g, side, space)
/** An unbesieged fortification of that side. */
export const hasOpenFortification = (g: State, side: Side, space: Space): boolean =>
  fortOf(g, side, space) > 0 && !isSiege(g, space)
/** 6.51, 7.92, 17.2: unbesieged units or fortification of that side. Only where it has a fortification is it besieged. */
export const isHeldBy = (g: State, side: Side, space: Space): boolean =>
  fortOf(g, side, space) > 0 ? !isSiege(g, space) : hasUnit(stackAt(g, side, space))

/** 2.0 Control of a fortress: unbesieged, no enemy units, and if it was the enemy's once, a unit or an Amphib marker. */
export function controlsFortress(g: State, side: Side, space: Space): boolean {
  if (!hasFortress(g, side, space) || isSiege(g, space) || hasUnit(stackAt(g, enemyOf(side), space))) return false
  return isHome(side, space) || hasUnit(stackAt(g, side, space)) || (side === 'british' && g.amphib.includes(space))
}
/** 6.4 A port for that side; the French have Quebec and Louisbourg only. */
export const controlsPort = (g: State, side: Side, space: Space): boolean =>
  factsOf(space).port &&
  controlsFortress(g, side, space) &&
  (side === 'british' || space === SPACE.quebec || space === SPACE.louisbourg)

// --- distance ----------------------------------------------------------------------------------------------------

/** 10.421 The nearest spaces that will do, counting connections whatever lies there; [] if there is none. */
export function closest(from: Space, will: (space: Space) => boolean): Space[] {
  if (will(from)) return [from]
  // Louisbourg has no neighbours: counted from Quebec.
  const start = from === SPACE.louisbourg ? SPACE.quebec : from
  for (const ring of ringsAround(start)) {
    const found = ring.filter(will)
    if (found.length > 0) return found
  }
  return []
}
const RINGS: (readonly (readonly Space[])[])[] = []
const ringsAround = (start: Space): readonly (readonly Space[])[] => {
  RINGS[start] ??= findRings(start)
  return RINGS[start]
}
/** Spaces by their distance; at last those beyond the sea (Halifax, Louisbourg), which are reached by nobody on foot. */
function findRings(start: Space): readonly (readonly Space[])[] {
  const rings: Space[][] = []
  const seen = new Set<Space>([start])
  for (let ring = [start]; ring.length > 0; ) {
    rings.push(ring)
    const next: Space[] = []
    for (const space of ring)
      for (const to of waysOut(space))
        if (!seen.has(to)) {
          seen.add(to)
          next.push(to)
        }
    ring = next
  }
  return [...rings, ALL_SPACES.filter((space) => !seen.has(space))]
}
const waysOut = (space: Space): Space[] => [
  ...linksOf(space).map(({ to }) => to),
  ...ARROWS.filter(([from]) => from === space).map(([, to]) => to),
]
/** 10.42 The closest friendly unbesieged fortifications. */
export const closestFortifications = (g: State, side: Side, from: Space): Space[] =>
  closest(from, (space) => hasOpenFortification(g, side, space))
