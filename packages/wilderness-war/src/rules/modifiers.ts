/** What is added to a roll, and why. */
import type { Message } from '@carillon/kernel'
import { type Piece, pieceOf } from '../data/pieces.ts'
import { pieceName, say } from '../messages.ts'

export interface Modifiers {
  drm: number
  /** For the log. */
  readonly reasons: Message[]
}
export const noModifiers = (): Modifiers => ({ drm: 0, reasons: [] })
export function modify(modifiers: Modifiers, points: number, why: Message): void {
  modifiers.drm += points
  modifiers.reasons.push(why)
}
/** Tactics of a commander, for the roll of his own side. */
export function addTactics(modifiers: Modifiers, commander: Piece | null): void {
  const tactics = tacticsOf(commander)
  if (tactics > 0) modify(modifiers, tactics, say('drm.tactics', { piece: pieceName(commander as Piece), tactics }))
}
/** Those of the enemy's. */
export function lessTactics(modifiers: Modifiers, commander: Piece | null): void {
  const tactics = tacticsOf(commander)
  if (tactics > 0)
    modify(modifiers, -tactics, say('drm.tactics_enemy', { piece: pieceName(commander as Piece), tactics }))
}
const tacticsOf = (commander: Piece | null): number => (commander === null ? 0 : pieceOf(commander).tactics)

/** As a line of the log tells them. */
export const told = ({ reasons }: Modifiers) => ({ reasons, modifiers: reasons.length })
