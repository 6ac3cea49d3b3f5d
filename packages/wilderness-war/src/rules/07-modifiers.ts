/** 7.5 What changes the roll of a side in a battle, and its column. */
import type { Message } from '@carillon/kernel'
import { isCultivated, type Side } from '../data/map.ts'
import { type Piece, pieceOf } from '../data/pieces.ts'
import { pieceName, say } from '../messages.ts'
import { type Battle, enemyOf, hasAuxiliary, type State, sideOf } from '../state.ts'
import { hasStockade } from './02-map.ts'
import { strengthOfAll } from './03-pieces.ts'
import { hasLightInfantry } from './07-events.ts'

/** What a side fires with. */
export interface Fire {
  /** 7.56 Doubled already. */
  readonly strength: number
  /** In columns, below 0 to the left. */
  readonly shift: number
  readonly drm: number
  /** For the log. */
  readonly reasons: readonly Message[]
}
/** 7.56 The side that ambushes the other; none if both do. */
export const ambusherOf = ({ ambush }: Battle): Side | null =>
  ambush.british === ambush.french ? null : ambush.british ? 'british' : 'french'

export function fireOf(g: State, b: Battle, side: Side): Fire {
  const own = sideOf(b.pieces, side)
  const enemies = sideOf(b.pieces, enemyOf(side))
  const reasons: Message[] = []
  let drm = 0
  const less = (why: Message): void => {
    drm -= 1
    reasons.push(why)
  }
  const commander = sideOf(b.commander, side)
  const tactics = commander === null ? 0 : pieceOf(commander).tactics
  if (commander !== null && tactics > 0) {
    drm += tactics
    reasons.push(say('drm.tactics', { piece: pieceName(commander), tactics }))
  }
  if (isCultivated(b.space)) {
    if (hasRegular(enemies) && !hasRegular(own)) less(say('drm.regulars'))
  } else if (isAtHomeInTheWild(enemies) && !isAtHomeInTheWild(own)) less(say('drm.auxiliaries'))
  const attacks = side === b.attacker
  if (attacks && b.landing) less(say('drm.landing'))
  if (attacks && hasStockade(g, b.defender, b.space)) less(say('drm.stockade'))
  const shift = attacks && g.fieldworks.includes(b.space) ? -1 : 0
  if (shift !== 0) reasons.push(say('drm.fieldworks'))
  const doubled = ambusherOf(b) === side
  if (doubled) reasons.push(say('drm.ambush'))
  return { strength: strengthOfAll(g, own) * (doubled ? 2 : 1), shift, drm, reasons }
}
/** 7.53 */
function hasRegular(pieces: readonly Piece[]): boolean {
  for (const piece of pieces) if (pieceOf(piece).regular) return true
  return false
}
/** 7.52 */
const isAtHomeInTheWild = (pieces: readonly Piece[]): boolean => hasAuxiliary(pieces) || hasLightInfantry(pieces)
