/** 7.4 Fieldworks (cards 9, 10) and Ambush! (11, 12): the attacker plays all he wants, then the defender. */
import { note, type Play } from '@carillon/kernel'
import type { EventId } from '../data/cards.ts'
import { isCultivated, type Side } from '../data/map.ts'
import { type Piece, pieceOf } from '../data/pieces.ts'
import { say, sideName, spaceName } from '../messages.ts'
import { type Battle, battleOf, enemyOf, hasDrilled, type State, sideOf, withSide } from '../state.ts'
import { hasFort } from './02-map.ts'
import { drop } from './03-pieces.ts'
import { window } from './05-responses.ts'

/** The side plays what it likes of these, and cannot come back to it. */
export function* playEvents(g: State, side: Side): Play {
  const b = battleOf(g)
  for (;;) {
    const playable: EventId[] = []
    if (canUseFieldworks(g, b, side)) playable.push('fieldworks')
    if (canAmbush(g, b, side)) playable.push('ambush')
    const prompt = say('prompt.battle_events', { space: spaceName(b.space) })
    const played = yield* window(g, side, '7.4', prompt, playable)
    if (!played) return
    if (played === 'fieldworks') useFieldworks(g, b, side)
    else ambush(g, b, side)
  }
}

/** 9, 10 With drilled troops. The attacker takes a marker away, the defender places one where there is none. */
const canUseFieldworks = (g: State, b: Battle, side: Side): boolean =>
  hasDrilled(sideOf(b.pieces, side)) && g.fieldworks.includes(b.space) === (side === b.attacker)
function useFieldworks(g: State, b: Battle, side: Side): void {
  const { space } = b
  if (side === b.attacker) removeFieldworks(g, '7.4', b)
  else {
    g.fieldworks = [...g.fieldworks, space]
    note(g, '7.4', say('log.fieldworks', { side: sideName(side), space: spaceName(space) }))
  }
}
export function removeFieldworks(g: State, rule: string, { space }: Battle): void {
  g.fieldworks = drop(g.fieldworks, space)
  note(g, rule, say('log.fieldworks_removed', { space: spaceName(space) }))
}

/**
 * 11, 12 In the wild, with auxiliaries, unless the enemy has a fort there (a stockade or a fortress does not matter),
 * light infantry, or more auxiliaries.
 */
function canAmbush(g: State, b: Battle, side: Side): boolean {
  const enemy = enemyOf(side)
  if (sideOf(b.ambush, side) || isCultivated(b.space) || hasFort(g, enemy, b.space)) return false
  const own = countAuxiliaries(sideOf(b.pieces, side))
  const others = sideOf(b.pieces, enemy)
  return own > 0 && countAuxiliaries(others) <= own && !hasLightInfantry(others)
}
function ambush(g: State, b: Battle, side: Side): void {
  b.ambush = withSide(b.ambush, side, true)
  const key = sideOf(b.ambush, enemyOf(side)) ? 'log.ambush_both' : 'log.ambush'
  note(g, '7.56', say(key, { side: sideName(side) }))
}
function countAuxiliaries(pieces: readonly Piece[]): number {
  let count = 0
  for (const piece of pieces) if (pieceOf(piece).auxiliary) count += 1
  return count
}
export const hasLightInfantry = (pieces: readonly Piece[]): boolean => {
  for (const piece of pieces) if (pieceOf(piece).type === 'light-infantry') return true
  return false
}
