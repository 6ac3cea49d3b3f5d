/** What a board can show of a position at a wish, by the rules themselves and from what the viewer may see. */
import type { Option, Shown, Viewer } from '@carillon/kernel'
import { ZONES } from './data/map.ts'
import { SIDES } from './data/units.ts'
import { addDestinations, canSetOut, draftOf } from './rules/06-orders.ts'
import type { View } from './view.ts'
import { positionOf } from './why/position.ts'

/**
 * 6.5, 6.6 Where a march out of the zone `at` could go, before it is ordered; the sign says by which means, the number how many
 * blocks the boats carry.
 */
export function overlay(view: View, viewer: Viewer, kind: string, at = ''): readonly Shown[] {
  const side = SIDES.find((one) => one === viewer)
  const from = ZONES.find((zone) => zone === at)
  if (kind !== 'march' || !side || !from) return []
  const g = positionOf(view)
  const draft = draftOf(g, side, from, [])
  const found: Option[] = []
  if (canSetOut(g, from, draft)) addDestinations(g, draft, found)
  return found.map(({ space, way }) => ({
    ...{ place: String(space), look: String(way) },
    ...(way === 'boat' && { note: draft.boats }),
  }))
}
