/** Random games, looked at after every input. */
import { outcomeOf } from '../chance.ts'
import type { Game, State } from '../game.ts'
import { pickOne, type Random, seeded } from '../random.ts'
import type { Input } from '../saved.ts'
import { startTable, type Table } from '../table.ts'
import { type Start, startText } from './start.ts'

/** What a check has found; the walk adds where. */
export class Found extends Error {}

/** Throws if something was found. */
export function report(problem: string | undefined): void {
  if (problem !== undefined) throw new Found(problem)
}

/** Who plays: says what the next input is in a game that began so; undefined when the game is over. */
export type Walker<S extends State> = (table: Table<S>, random: Random, start: Start) => Input | undefined

/** The plain walker. Any legal input, each option and outcome as likely; undefined when the game is over. */
export function randomInput<S extends State>(table: Table<S>, random: Random): Input | undefined {
  const { chance, decisions } = table
  if (chance) return { chance: outcomeOf(chance, (n) => random.below(n)) }
  if (decisions.length === 0) return undefined
  const { role, rule, options } = pickOne(decisions, random)
  if (options.length === 0) throw new Found(`${rule}: dead end, ${role} is asked and has no option`)
  return { role, option: pickOne(options, random) }
}

/** A position of a walk. */
export interface Visit<S extends State> {
  readonly table: Table<S>
  /** The input that led here; undefined at the start, and after something was taken back. */
  readonly last: Input | undefined
  readonly random: Random
  /** Inputs and takings-back before this. */
  readonly number: number
}
export interface Walk<S extends State> {
  readonly walker?: Walker<S>
  /** One time in so many somebody who may takes back instead of going on. */
  readonly undoOneIn?: number
  /** Ends the walk early. */
  readonly until?: () => boolean
}

/** Plays one game, at random if no other walker is given; `visit` sees its start and every position after. Gives what was found, and where. */
export function walk<S extends State>(
  game: Game<S>,
  start: Start,
  visit: (position: Visit<S>) => void,
  { walker = randomInput, undoOneIn = 0, until = () => false }: Walk<S> = {},
): string[] {
  const random = seeded(start.seed)
  let table: Table<S> | undefined
  let last: Input | undefined
  let number = 0
  try {
    table = startTable(game, game.setup(start.scenario, start.settings))
    while (!until()) {
      visit({ table, last, random, number })
      const back = undoOneIn > 0 && random.below(undoOneIn) === 0 ? game.roles.filter((r) => table?.canUndo(r)) : []
      number += 1
      last = undefined
      if (back.length > 0) {
        table.undo(pickOne(back, random))
        continue
      }
      const input = walker(table, random, start)
      if (!input) break
      last = input
      table.answer(input)
      if (table.count > game.bound) throw new Found(`endless: more than ${game.bound} inputs`)
    }
    return []
  } catch (error) {
    const after = table ? `after ${table.count} inputs at ${table.state.step}` : 'at the start'
    const then = last ? `, then ${JSON.stringify(last)}` : ''
    // What another walker does may come from the games before: its inputs are the way back here.
    const inputs = table && walker !== randomInput ? `\ninputs: ${JSON.stringify(table.inputs)}` : ''
    return [`${startText(game, start)}, ${after}${then}: ${wordsOf(error)}${inputs}`]
  }
}

/** What was found in a few words; a crash with the place in the rules. */
export function wordsOf(error: unknown): string {
  if (error instanceof Found) return error.message
  if (error instanceof Error) return error.stack?.split('\n').slice(0, 4).join('\n') ?? String(error)
  return String(error)
}
