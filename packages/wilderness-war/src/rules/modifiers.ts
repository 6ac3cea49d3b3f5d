/** What is added to a roll, and why. */
import { type Piece, pieceOf } from '../data/pieces.ts'
import { pieceName, say, type TextOf } from '../messages.ts'

export interface Modifiers {
  drm: number
  /** For the log: each with its points and its rule. */
  readonly reasons: TextOf<'drm'>[]
}
/** Reasons that name nobody. */
type Reason = Exclude<TextOf<'drm'>['key'], 'drm.tactics' | 'drm.tactics_enemy'>
export const noModifiers = (): Modifiers => ({ drm: 0, reasons: [] })
/** By a row of `DRM`. */
export function modify(
  modifiers: Modifiers,
  { reason, points, rule }: { readonly reason: Reason; readonly points: number; readonly rule: string },
): void {
  modifiers.drm += points
  modifiers.reasons.push(say(reason, { points, rule }))
}
/** 7.51 Tactics of a commander, for the roll of his own side. */
export const addTactics = (modifiers: Modifiers, commander: Piece | null): void =>
  modifyByTactics(modifiers, commander, 1, 'drm.tactics')
/** Those of the enemy's. */
export const lessTactics = (modifiers: Modifiers, commander: Piece | null): void =>
  modifyByTactics(modifiers, commander, -1, 'drm.tactics_enemy')
function modifyByTactics(
  modifiers: Modifiers,
  commander: Piece | null,
  sign: 1 | -1,
  reason: 'drm.tactics' | 'drm.tactics_enemy',
): void {
  if (commander === null) return
  const points = sign * pieceOf(commander).tactics
  if (points === 0) return
  modifiers.drm += points
  modifiers.reasons.push(say(reason, { piece: pieceName(commander), points, rule: '7.51' }))
}

/** As a line of the log tells them. */
export const told = ({ reasons }: Modifiers) => ({ reasons, modifiers: reasons.length })
