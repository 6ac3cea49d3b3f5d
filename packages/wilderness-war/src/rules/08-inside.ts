/** 8.1 Inside or outside: who defends in the open when the enemy comes to a fort or fortress. */
import { choose, note, type Option, type Play } from '@carillon/kernel'
import type { Side, Space } from '../data/map.ts'
import { type Piece, pieceCalled } from '../data/pieces.ts'
import { pieceNames, say, sideName, spaceName } from '../messages.ts'
import { countUnits, enemyOf, entryOf, hasUnit, isUnit, type March, type State, stackAt } from '../state.ts'
import { hasFortress, isBesieged, isSiege, strongholdOf } from './02-map.ts'
import { distinct, without } from './03-pieces.ts'
import { BUTTON, pieceOption } from './options.ts'

/** 8.11 */
const FORT_ROOM = 4
/** 8.11 How many units find room in the fort or fortress of that side. */
export const roomInside = (g: State, side: Side, space: Space): number =>
  hasFortress(g, side, space) ? Number.POSITIVE_INFINITY : FORT_ROOM

const NOBODY: readonly Piece[] = []
/** Units and leaders of the side in the open: not besieged, and not gone inside before the enemy who comes now. */
export function outsideOf(g: State, side: Side, space: Space): readonly Piece[] {
  if (isBesieged(g, side, space)) return NOBODY
  const entry = g.march?.entry
  const stack = stackAt(g, side, space)
  return entry && entry.space === space && g.march?.side !== side ? without(stack, entry.inside) : stack
}

/** 8.1 The pieces that were in the space may go inside; those who came by interception may not. */
export function* goInside(g: State, march: March): Play {
  const entry = entryOf(march)
  const { space } = entry
  const side = enemyOf(march.side)
  if (!strongholdOf(g, side, space) || isSiege(g, space)) return
  const there = without(stackAt(g, side, space), entry.interceptors)
  // Leaders without units do not defend (6.53).
  if (there.length === 0 || (entry.interceptors.length === 0 && !hasUnit(there))) return
  entry.inside = yield* pickInside(g, side, space, there)
  if (entry.inside.length > 0) {
    const names = { side: sideName(side), space: spaceName(space), pieces: pieceNames(entry.inside) }
    note(g, '8.1', say('log.inside', names))
  }
}
/** 8.11 A fort has room for four units and any number of leaders. */
function* pickInside(g: State, side: Side, space: Space, there: readonly Piece[]): Play<readonly Piece[]> {
  const prompt = say('prompt.inside', { space: spaceName(space) })
  let inside: readonly Piece[] = []
  let rest = there
  for (;;) {
    const room = roomInside(g, side, space) - countUnits(inside)
    const options: Option[] = [inside.length === 0 ? BUTTON.outside : BUTTON.done]
    if (rest.length > 1)
      for (const piece of distinct(g, rest)) if (room > 0 || !isUnit(piece)) options.push(pieceOption(piece))
    if (rest.length > 0 && countUnits(rest) <= room) options.push(BUTTON.inside)
    const picked = yield* choose(side, '8.1', prompt, options)
    if (picked === BUTTON.inside) return there
    if (picked.piece === undefined) return inside
    const piece = pieceCalled(picked.piece)
    inside = [...inside, piece]
    rest = without(rest, [piece])
  }
}
