/** 6.53, 7.92, 15.1 Where pieces can go that make way for the enemy. */
import { linksOf, PORTS, type Side, type Space } from '../data/map.ts'
import { enemyOf, type State } from '../state.ts'
import { controlsPort, isHeldBy } from './02-map.ts'

/** Adjacent spaces without unbesieged enemy units or fortification, but the one the enemy came from. */
export function waysOut(g: State, side: Side, space: Space, from: Space | null): Space[] {
  const enemy = enemyOf(side)
  const found: Space[] = []
  for (const { to } of linksOf(space)) if (to !== from && !isHeldBy(g, enemy, to)) found.push(to)
  return found
}
/** 6.432 The same, and for the British in an Amphib space the ports they hold. */
export function waysOutBySea(g: State, side: Side, space: Space, from: Space | null): Space[] {
  const found = waysOut(g, side, space, from)
  if (side === 'french' || !g.amphib.includes(space)) return found
  for (const port of PORTS)
    if (port !== space && port !== from && !found.includes(port) && controlsPort(g, side, port)) found.push(port)
  return found
}
