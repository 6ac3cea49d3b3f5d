/** 7.5 What changes the roll of a side in a battle, and its column. */
import { isCultivated, type Side } from '../data/map.ts'
import { type Piece, pieceOf } from '../data/pieces.ts'
import { DRM } from '../data/tables.ts'
import type { TextOf } from '../messages.ts'
import { type Battle, enemyOf, hasAuxiliary, type State, sideOf } from '../state.ts'
import { hasStockade } from './02-map.ts'
import { strengthOfAll } from './03-pieces.ts'
import { hasLightInfantry } from './07-events.ts'
import { addTactics, modify, noModifiers } from './modifiers.ts'

/** What a side fires with. */
export interface Fire {
  /** 7.56 Doubled already. */
  readonly strength: number
  /** In columns, below 0 to the left. */
  readonly shift: number
  readonly drm: number
  /** For the log. */
  readonly reasons: readonly TextOf<'drm'>[]
}
/** 7.56 The side that ambushes the other; none if both do. */
export const ambusherOf = ({ ambush }: Battle): Side | null =>
  ambush.british === ambush.french ? null : ambush.british ? 'british' : 'french'

/** What of the position counts; a board knows it too. */
export type Ground = Pick<State, 'reduced' | 'forts' | 'fieldworks'>
export function fireOf(g: Ground, b: Battle, side: Side): Fire {
  const own = sideOf(b.pieces, side)
  const enemies = sideOf(b.pieces, enemyOf(side))
  const modifiers = noModifiers()
  addTactics(modifiers, sideOf(b.commander, side))
  if (isCultivated(b.space)) {
    if (hasRegular(enemies) && !hasRegular(own)) modify(modifiers, DRM.regulars)
  } else if (isAtHomeInTheWild(enemies) && !isAtHomeInTheWild(own)) modify(modifiers, DRM.auxiliaries)
  const attacks = side === b.attacker
  if (attacks && b.landing) modify(modifiers, DRM.landing)
  if (attacks && hasStockade(g, b.defender, b.space)) modify(modifiers, DRM.stockade)
  const shift = attacks && g.fieldworks.includes(b.space) ? -1 : 0
  if (shift !== 0) modify(modifiers, DRM.fieldworks)
  const doubled = ambusherOf(b) === side
  if (doubled) modify(modifiers, DRM.ambush)
  return { strength: strengthOfAll(g, own) * (doubled ? 2 : 1), shift, drm: modifiers.drm, reasons: modifiers.reasons }
}
/** 7.53 */
function hasRegular(pieces: readonly Piece[]): boolean {
  for (const piece of pieces) if (pieceOf(piece).regular) return true
  return false
}
/** 7.52 */
const isAtHomeInTheWild = (pieces: readonly Piece[]): boolean => hasAuxiliary(pieces) || hasLightInfantry(pieces)
