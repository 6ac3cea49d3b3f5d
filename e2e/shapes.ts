/** Every shape of option that a person is offered, each with a position in which it is: found by playing without a browser. */
import type { Option, State, Table } from '@carillon/kernel'
import { played, theGame, type Wish } from './records.ts'

/** `{ unit, do: 'drop' }` is `do=drop unit`; buttons are told apart by what they do, things by what they are. */
export const shapeOf = (option: Option): string =>
  Object.entries(option)
    .map(([field, value]) => (field === 'do' || field === 'use' ? `${field}=${value}` : field))
    .sort()
    .join(' ')

export interface Offered {
  readonly shape: string
  readonly option: Option
  readonly record: string
}

/** Games of so many seeds are looked through. */
const SEEDS = 8
/** One option of each shape that a person who plays the British is offered, where he has a choice. */
export async function shapesIn(wish: Omit<Wish, 'seed' | 'until'>): Promise<readonly Offered[]> {
  const game = await theGame(wish.game)
  const found = new Map<string, Offered>()
  for (let seed = 1; seed <= SEEDS; seed++) {
    /** Where a new one was found first, by the number of inputs. */
    const fresh = new Map<number, [string, Option][]>()
    const look = (table: Table<State>): boolean => {
      const decision = table.decision('british')
      // What there is nothing to play at, the house answers by itself.
      if (!decision || decision.options.length < 2 || game.idle?.(decision)) return false
      const { options } = decision
      for (const option of options) {
        const shape = shapeOf(option)
        if (found.has(shape)) continue
        found.set(shape, { shape, option, record: '' })
        fresh.set(table.count, [...(fresh.get(table.count) ?? []), [shape, option]])
      }
      return false
    }
    played(game, { ...wish, seed, until: look }, seed)
    for (const [count, shapes] of fresh) {
      const record = played(game, { ...wish, seed, until: (table) => table.count === count }, seed) as string
      for (const [shape, option] of shapes) found.set(shape, { shape, option, record })
    }
  }
  return [...found.values()]
}
