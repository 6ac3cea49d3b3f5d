/** Every shape of option that a person is offered, in positions in which it is: found by playing without a browser. */
import { type GameRecord, type Option, type State, type Table, writeRecord } from '@carillon/kernel'
import { playedBy, theGame, type Wish } from './records.ts'

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
/** A position, by its game and the number of its inputs, with the first option of each shape. */
interface Position {
  readonly game: number
  readonly count: number
  readonly options: ReadonlyMap<string, Option>
}

/** Games of so many seeds are looked through. */
const SEEDS = 8
/** One option of each shape that a person who plays the British is offered, where he has a choice; in few positions. */
export async function shapesIn(wish: Omit<Wish, 'seed' | 'until'>): Promise<readonly Offered[]> {
  const game = await theGame(wish.game)
  const records: GameRecord[] = []
  const positions: Position[] = []
  for (let seed = 1; seed <= SEEDS; seed++) {
    const look = (table: Table<State>): boolean => {
      const decision = table.decision('british')
      // What there is nothing to play at, the house answers by itself.
      if (!decision || decision.options.length < 2 || game.idle?.(decision)) return false
      const options = new Map<string, Option>()
      for (const option of decision.options) {
        const shape = shapeOf(option)
        if (!options.has(shape)) options.set(shape, option)
      }
      positions.push({ game: records.length, count: table.count, options })
      return false
    }
    records.push(playedBy(game, { ...wish, seed, until: look }, seed).record)
  }
  const left = new Set(positions.flatMap(({ options }) => [...options.keys()]))
  const found: Offered[] = []
  while (left.size > 0) {
    const news = ({ options }: Position): string[] => [...options.keys()].filter((shape) => left.has(shape))
    const best = positions.reduce((most, one) => (news(one).length > news(most).length ? one : most))
    const { inputs, ...head } = records[best.game] as GameRecord
    const record = writeRecord({ ...head, inputs: inputs.slice(0, best.count) })
    for (const shape of news(best)) {
      left.delete(shape)
      found.push({ shape, option: best.options.get(shape) as Option, record })
    }
  }
  return found
}
