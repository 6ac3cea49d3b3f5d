/** Plays worked examples: the tests check them, the client shows them as lessons. */
import { type Option, type Role, sameOption } from './ask.ts'
import type { Example, Expectation, Stop } from './example.ts'
import type { Game, State } from './game.ts'
import { mismatch } from './mismatch.ts'
import { Refused } from './refused.ts'
import { checkSettings } from './settings.ts'
import { problemText } from './settings-words.ts'
import { startTable, type Table } from './table.ts'

/** The table after a stop was taken. Before the first stop `number` is 0 and there is no `stop`. */
export interface ExampleStop<S extends State> {
  readonly table: Table<S>
  readonly stop: Stop | undefined
  readonly number: number
  /** What did not go as the example says. */
  readonly problems: readonly string[]
}

/**
 * Goes through an example, a stop at each `next()`; `example.stops[number]` is the one that comes. A lesson waits there
 * for the learner's choice, then goes on. Stops at the first stop that cannot be taken.
 */
export function* exampleTable<S extends State>(game: Game<S>, example: Example): Generator<ExampleStop<S>, void> {
  const checked = checkSettings(game, example.scenario, example.settings ?? {})
  if ('problem' in checked) throw new Error(problemText(checked.problem))
  const table = startTable(game, game.position(example.position as never, example.scenario, checked.settings))
  // What was noted on the way to the first decision belongs to the first stop.
  let noted = 0
  yield { table, stop: undefined, number: 0, problems: [] }
  for (const [index, stop] of example.stops.entries()) {
    const failed = take(table, stop)
    const problems = failed ? [failed] : stop.expect ? unmet(table, stop.expect, noted) : []
    yield { table, stop, number: index + 1, problems }
    if (failed) return
    noted = table.log.length
  }
}

/** Everything that does not go as the example says; empty if it passes. */
export function runExample<S extends State>(game: Game<S>, example: Example): string[] {
  const problems: string[] = []
  let at = 0
  try {
    for (const { number, problems: found } of exampleTable(game, example)) {
      for (const problem of found) problems.push(`${example.id}, stop ${number}: ${problem}`)
      at = number + 1
    }
  } catch (error) {
    const where = at === 0 ? 'the position' : `stop ${at}`
    problems.push(`${example.id}, ${where}: ${error instanceof Error ? error.message : error}`)
  }
  return problems
}

/** Does what the stop says, in this order: what is refused, what is chosen, what is drawn. Says why it cannot. */
function take<S extends State>(table: Table<S>, stop: Stop): string | undefined {
  if (table.chance && (stop.refuse || stop.choose)) return notAsked(table)
  if (stop.refuse) {
    const role = whose(table, stop.by)
    if (!role) return notAsked(table)
    const accepted = refuses(table, role, stop.refuse)
    if (accepted) return accepted
  }
  if (stop.choose) {
    const role = whose(table, stop.by)
    if (!role) return notAsked(table)
    const failed = attempt(() => table.answer({ role, option: stop.choose as Option }))
    if (failed) return `${role} chooses ${JSON.stringify(stop.choose)}: ${failed.message}; ${offered(table, role)}`
  }
  if (stop.drawn) {
    const { drawn } = stop
    const failed = attempt(() => table.answer({ chance: drawn }))
    if (failed) return `drawn ${JSON.stringify(drawn)}: ${failed.message}${asking(table)}`
  }
  return undefined
}

/** The role named, or the only one that is asked. */
function whose<S extends State>(table: Table<S>, by: Role | undefined): Role | undefined {
  if (by !== undefined) return by
  const [only, ...others] = table.decisions
  return others.length === 0 ? only?.role : undefined
}

function notAsked<S extends State>(table: Table<S>): string {
  if (table.over) return 'the game is over'
  const { chance } = table
  if (chance) return `chance is asked (${chance.rule} ${chance.what.key}), the stop must say what is drawn`
  return `say by whom${asking(table)}`
}

function asking<S extends State>(table: Table<S>): string {
  const roles = table.decisions.map(({ role, rule }) => `${role} (${rule})`)
  return roles.length > 0 ? `; asked: ${roles.join(', ')}` : ''
}

const offered = <S extends State>(table: Table<S>, role: Role): string =>
  `offered: ${
    table
      .decision(role)
      ?.options.map((option) => JSON.stringify(option))
      .join(' ') ?? 'nothing'
  }`

function attempt(act: () => void): Refused | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}

/** Tries an answer that must be refused and change nothing, to the byte; says so if it is not. */
function refuses<S extends State>(table: Table<S>, role: Role, option: Option): string | undefined {
  const print = () => JSON.stringify([table.state, table.saved()])
  const before = print()
  if (!attempt(() => table.answer({ role, option }))) return `${role} may choose ${JSON.stringify(option)}`
  return print() === before ? undefined : `refusing ${JSON.stringify(option)} changed the position`
}

/** What is expected and does not hold. `noted`: how much of the log was there before. */
export function unmet<S extends State>(table: Table<S>, expect: Expectation, noted: number): string[] {
  const problems: string[] = []
  const { game, state, chance } = table
  for (const [viewer, part] of Object.entries(expect.view ?? {})) {
    const found = mismatch(part, game.view(state, viewer), `view.${viewer}`, 'named')
    if (found) problems.push(found)
  }
  if (expect.asked) {
    const { role, rule } = expect.asked
    const decision = table.decision(role)
    if (!decision) problems.push(`asked: expected ${role}, found ${askedNow(table)}`)
    else if (rule !== undefined && decision.rule !== rule)
      problems.push(`asked.rule: expected ${rule}, found ${decision.rule}`)
  }
  const role = whose(table, expect.asked?.role)
  const options = role === undefined ? [] : (table.decision(role)?.options ?? [])
  for (const option of expect.offered ?? [])
    if (!options.some((other) => sameOption(other, option)))
      problems.push(`offered: expected ${JSON.stringify(option)}, found ${options.map((o) => JSON.stringify(o))}`)
  for (const option of expect.refused ?? [])
    for (const asked of game.roles) {
      const accepted = table.decision(asked)?.options.some((other) => sameOption(other, option))
      if (accepted) problems.push(`refused: ${asked} may choose ${JSON.stringify(option)}`)
    }
  if (expect.noted) problems.push(...unnoted(expect.noted, logKeys(table, noted)))
  const dice = chance?.draw === 'dice' ? chance.count : 0
  if (expect.dice !== undefined && expect.dice !== dice) problems.push(`dice: expected ${expect.dice}, found ${dice}`)
  if (expect.winner !== undefined) {
    const winner = game.outcome(state)?.winner
    if (winner !== expect.winner) problems.push(`winner: expected ${expect.winner}, found ${winner ?? 'nobody yet'}`)
  }
  return problems
}

function askedNow<S extends State>(table: Table<S>): string {
  if (table.chance) return `chance (${table.chance.rule} ${table.chance.what.key})`
  return table.decisions.map(({ role, rule }) => `${role} (${rule})`).join(', ') || 'nobody'
}

const logKeys = <S extends State>(table: Table<S>, from: number): string[] =>
  table.log.slice(from).flatMap(({ text, secret }) => [text, secret?.text].flatMap((message) => message?.key ?? []))

/** The keys must have been noted in this order; others may stand between them. */
function unnoted(expected: readonly string[], found: readonly string[]): string[] {
  let at = 0
  for (const key of expected) {
    const next = found.indexOf(key, at)
    if (next < 0) return [`noted: expected ${key}, found ${found.slice(at).join(', ') || 'nothing'}`]
    at = next + 1
  }
  return []
}
