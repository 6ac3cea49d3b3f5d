/** 14.1.1 The optional rule: a stack that is Out of Supply attacks only what stands between it and its nearest source. */
import { type Faction, linksOf, SPACES, type Space, spaceOf } from '../data/map.ts'
import type { UnitFacts } from '../data/units.ts'
import { has, isOos, type Spot, type State } from '../state.ts'
import { isColonyHome, isNeutralPath, kindOf, mayEnter } from './02-map.ts'

export const isStarved = (g: State, f: Faction, spot: Spot): boolean =>
  g.rules.harshSupply === 'on' && isOos(g, f, spot)

/** 14.1 */
const isSource = (g: State, f: Faction, space: Space): boolean =>
  !g.battles.includes(space) && (isColonyHome(g, f, space) || has(g, f, space, 'fleet'))

/** Whether the space lies on a shortest way to a source. From the Sail Box nothing stands between. */
export function isNearerSupply(g: State, f: Faction, units: readonly UnitFacts[], from: Spot, to: Space): boolean {
  if (from === 'sail') return false
  const byPath = units.every(({ shape }) => shape === 'triangle')
  return distance(g, f, to, byPath) < distance(g, f, from, byPath)
}
/** Connections to the nearest source, enemies disregarded. */
function distance(g: State, f: Faction, from: Space, byPath: boolean): number {
  const seen = new Uint8Array(SPACES.length)
  seen[spaceOf(from).n] = 1
  let ring: Space[] = [from]
  for (let far = 0; ring.length > 0; far += 1) {
    const next: Space[] = []
    for (const space of ring) {
      if (isSource(g, f, space)) return far
      for (const { to, by } of linksOf(space)) {
        if (seen[spaceOf(to).n] || !mayEnter(f, to) || isNeutralPath(g, by)) continue
        if (!byPath && kindOf(g, by) === 'path') continue
        seen[spaceOf(to).n] = 1
        next.push(to)
      }
    }
    ring = next
  }
  return Number.POSITIVE_INFINITY
}
