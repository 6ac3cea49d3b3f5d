/** What a faction may wish to do with an AP: a whole action, as what to click at each question of it. */
import type { Choice, Option } from '@carillon/kernel'
import type { State } from '../state.ts'
import type { Side } from './survey.ts'

export interface Wish {
  /** In the unit of the weights, as far as can be told before; the best are looked at. */
  readonly worth: number
  /** Of wishes of one key only a few are looked at. */
  readonly keys: readonly string[]
  click(ask: Choice, g: State): Option | undefined
}
/** What wishes are made from: a position that has been counted, and one way to use an AP. */
export interface Scene {
  readonly g: State
  readonly own: Side
  readonly enemy: Side
  readonly as: 'light' | 'army' | 'indian'
  readonly double: boolean
}

/** The best, and not too many of a kind. */
export function select(wishes: readonly Wish[], most: number, alike: number): Wish[] {
  const counts = new Map<string, number>()
  const found: Wish[] = []
  for (const wish of wishes.toSorted((a, b) => b.worth - a.worth)) {
    if (found.length >= most) break
    if (wish.keys.some((key) => (counts.get(key) ?? 0) >= alike)) continue
    for (const key of wish.keys) counts.set(key, (counts.get(key) ?? 0) + 1)
    found.push(wish)
  }
  return found
}

export const among = (options: readonly Option[], option: Option): Option | undefined =>
  options.includes(option) ? option : undefined
export const button = (options: readonly Option[], ...names: readonly string[]): Option | undefined =>
  options.find(({ do: what, unit }) => unit === undefined && names.includes(what as string))
/** What is not part of a wish: a raid that may do more does, anything else is left. */
export const otherwise = (options: readonly Option[]): Option | undefined =>
  button(options, 'declare', 'done', 'none', 'pass') ?? options[0]
