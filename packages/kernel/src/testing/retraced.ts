/**
 * Games that were sought once, and are gone through again by every check that asks for them: seeking takes longer than most
 * checks do. Those that are kept are not sought at all, as long as the rules take them.
 */
import type { Game, State } from '../game.ts'
import type { Input } from '../saved.ts'
import type { Table } from '../table.ts'
import { seeker } from './seeker.ts'
import type { Start } from './start.ts'
import { randomInput, type Walker, walk } from './walk.ts'
import { fits, inputsOf, type Way } from './way.ts'

/** Goes the way that the seeker found from a start; what a check takes back on it is done again. */
export function retraced<S extends State>(game: Game<S>, kept: readonly Way[] = []): Walker<S> {
  const seek = seeker(game)
  const known = new Map(kept.map((way) => [JSON.stringify(way.start), way]))
  const ways = new Map<string, readonly Input[]>()
  let last: { readonly start: Start; readonly way: readonly Input[] } | undefined
  const wayFrom = (start: Start): readonly Input[] => {
    const name = JSON.stringify(start)
    const way = ways.get(name) ?? wayOf(game, start, seek, known.get(name))
    ways.set(name, way)
    return way
  }
  return (table, random, start) => {
    if (last?.start !== start) last = { start, way: wayFrom(start) }
    // A way that ends before the game does ends in a fault: what is asked there finds it again.
    return nextOn(last.way, table) ?? randomInput(table, random)
  }
}

/** All inputs of a game, the one that it crashes at included. */
function wayOf<S extends State>(game: Game<S>, start: Start, seek: Walker<S>, kept?: Way): readonly Input[] {
  const way: Input[] = []
  const known = kept ? inputsOf(kept) : []
  const walker: Walker<S> = (...at) => {
    const next = known.shift()
    const follows = next !== undefined && fits(at[0], next)
    if (!follows) known.length = 0
    const input = follows ? next : seek(...at)
    if (input) way.push(input)
    return input
  }
  walk(game, start, () => {}, { walker })
  return way
}

/** The first input of the way that is not in the game: side by side each role is on a way of its own. */
function nextOn<S extends State>(way: readonly Input[], { sealed, count, inputs }: Table<S>): Input | undefined {
  if (!sealed) return way[count]
  const done = new Map<string, number>()
  for (const input of inputs) done.set(whoseIs(input), (done.get(whoseIs(input)) ?? 0) + 1)
  return way.find((input) => {
    const left = (done.get(whoseIs(input)) ?? 0) - 1
    done.set(whoseIs(input), left)
    return left < 0
  })
}
const whoseIs = (input: Input): string => ('role' in input ? input.role : 'chance')
