/**
 * 5.46, R-200 Dice between the two sides. What they show is news to the active one, which may want to demolish after
 * all.
 */
import { type Message, type Question, rollDice } from '@carillon/kernel'
import type { Side } from '../data/map.ts'
import type { State } from '../state.ts'

/** Not for the dice of events that bring the side its own pieces or cards. */
export function rollDie(g: State, by: Side, rule: string, what: Message): Question<readonly [number]> {
  g.news = true
  return rollDice(by, rule, what, 1)
}
