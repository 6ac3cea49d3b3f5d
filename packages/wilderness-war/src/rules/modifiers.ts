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
export function modify(modifiers: Modifiers, points: number, why: Reason, rule: string): void {
  modifiers.drm += points
  modifiers.reasons.push(say(why, { points, rule }))
}
/** 7.51 Tactics of a commander, for the roll of his own side. */
export function addTactics(modifiers: Modifiers, commander: Piece | null): void {
  const points = tacticsOf(commander)
  if (points === 0) return
  modifiers.drm += points
  modifiers.reasons.push(say('drm.tactics', { piece: pieceName(commander as Piece), points, rule: '7.51' }))
}
/** Those of the enemy's. */
export function lessTactics(modifiers: Modifiers, commander: Piece | null): void {
  const points = -tacticsOf(commander)
  if (points === 0) return
  modifiers.drm += points
  modifiers.reasons.push(say('drm.tactics_enemy', { piece: pieceName(commander as Piece), points, rule: '7.51' }))
}
const tacticsOf = (commander: Piece | null): number => (commander === null ? 0 : pieceOf(commander).tactics)

/** As a line of the log tells them. */
export const told = ({ reasons }: Modifiers) => ({ reasons, modifiers: reasons.length })
