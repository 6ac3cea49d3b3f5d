/** What a board can show of a position at a wish, by the rules themselves and from what the viewer may see. */
import type { Option, Shown, Viewer } from '@carillon/kernel'
import { ZONES } from './data/map.ts'
import { SIDES } from './data/units.ts'
import { postsFor } from './rules/04-setup.ts'
import { addDestinations, canSetOut, draftOf } from './rules/06-orders.ts'
import type { View } from './view.ts'
import { positionOf } from './why/position.ts'

/**
 * `post`: 4.2, 4.3 where the piece `at` of the pool may be placed. `march`: 6.5, 6.6 where a march out of the zone `at` could go, before it is ordered; the sign says by which means, the number how many
 * blocks the boats carry.
 */
export function overlay(view: View, viewer: Viewer, kind: string, at = ''): readonly Shown[] {
  const side = SIDES.find((one) => one === viewer)
  if (kind === 'post') return postsIn(view, viewer, at)
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

function postsIn(view: View, viewer: Viewer, at: string): readonly Shown[] {
  const block = view.pool.find((one) => 'unit' in one && one.unit === at)
  if (viewer !== 'french' || view.step !== 'deployment' || !block || !('unit' in block)) return []
  return postsFor(positionOf(view), block.unit).map((place) => ({ place, look: 'post' }))
}
