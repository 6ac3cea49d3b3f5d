/** 11 Winter attrition. */
import { note, type Play } from '@carillon/kernel'
import { isCultivated, isHome, type Side, type Space } from '../data/map.ts'
import { type Piece, pieceOf } from '../data/pieces.ts'
import { say, sideName, spaceName } from '../messages.ts'
import { countUnits, FORTRESS, hasDrilled, isReduced, type State, stackAt } from '../state.ts'
import { fortOf, isBesieged, occupiedBy } from './02-map.ts'
import { distinct, eliminate, loseStep } from './03-pieces.ts'
import { settle } from './08-settle.ts'
import { choosePiece } from './choices.ts'

/** 4.0 B.5 Every stack of each side, the French first. */
export function* attrition(g: State): Play {
  for (const side of ['french', 'british'] as const)
    for (const space of occupiedBy(g, side))
      if (hasDrilled(stackAt(g, side, space)) && isExposed(g, side, space)) yield* suffer(g, side, space)
  settle(g)
  g.step = 'victory'
}
/** 11.1 Besieged, or neither at home on cultivated land, nor in a fortress, nor at most four units at a fort or stockade. */
function isExposed(g: State, side: Side, space: Space): boolean {
  if (isBesieged(g, side, space)) return true
  if (isCultivated(space) && isHome(side, space)) return false
  const kind = fortOf(g, side, space)
  if (kind === FORTRESS) return false
  return kind === 0 || countUnits(stackAt(g, side, space)) > 4
}
/**
 * 11.2 Of the reduced drilled units every odd one is lost, then every full one is reduced. R-170 The last step in a
 * space stays.
 */
function* suffer(g: State, side: Side, space: Space): Play {
  const stack = stackAt(g, side, space)
  const drilled = stack.filter((piece) => pieceOf(piece).drilled)
  const reduced = drilled.filter((piece) => isReduced(g, piece))
  if (reduced.length === countUnits(stack) && reduced.length === 1) return
  note(g, '11.1', say('log.attrition', { side: sideName(side), space: spaceName(space) }))
  yield* loseReduced(g, side, space, reduced)
  for (const piece of drilled) if (!reduced.includes(piece)) loseStep(g, '11.2', piece)
}
function* loseReduced(g: State, side: Side, space: Space, reduced: readonly Piece[]): Play {
  let left = reduced
  for (let losses = Math.ceil(reduced.length / 2); losses > 0; losses -= 1) {
    const prompt = say('prompt.attrition', { space: spaceName(space), losses })
    const lost = yield* choosePiece(side, '11.2', prompt, distinct(g, left))
    left = left.filter((one) => one !== lost)
    eliminate(g, '11.2', lost)
  }
}
