/** The content runner: plays many games and lists what never happened in them. */

import type { Option } from '../ask.ts'
import type { Example } from '../example.ts'
import { type Game, OPEN, type State } from '../game.ts'
import type { Message } from '../message.ts'
import { pickOne, type Random } from '../random.ts'
import type { Input } from '../saved.ts'
import { EACH, keysIn, keysSaid, optionKey, optionShape } from './keys.ts'
import type { Start } from './start.ts'
import { randomInput, type Visit, type Walker, walk } from './walk.ts'
import { watch } from './watch.ts'
import { fits, inputsOf, type Way, wayFrom } from './way.ts'

export interface ContentReport {
  readonly problems: string[]
  readonly games: number
  readonly inputs: number
  /** How often options of each shape were chosen: `unit`, `space way`, `do=pass`. */
  readonly options: ReadonlyMap<string, number>
  /** What never happened: `text:log.raid`, `step:scout`, `section:6.4`, `do:pass`, `card:12`, `family:way`. */
  readonly unreached: readonly string[]
  /** The games in which something came up for the first time, each up to the last such thing; other than what is waived. */
  readonly ways: readonly Way[]
}

/** How it is sought, and what need not be found. */
export interface Quest<S extends State> {
  /** The texts of these are said by lessons. */
  readonly examples?: readonly Example[]
  readonly walker?: Walker<S>
  /** Without it all games are played. */
  readonly waived?: readonly string[]
  /** Games that were sought before: they come first. */
  readonly ways?: readonly Way[]
}

interface Reached {
  readonly keys: Set<string>
  readonly rules: Set<string>
  readonly options: Map<string, number>
}

/** Goes the ways that are known, then plays `games` games of any start; fewer if all is reached but for what is waived. */
export function contentReport<S extends State>(
  game: Game<S>,
  starts: readonly Start[],
  games: number,
  random: Random,
  { examples = [], walker = randomInput, waived, ways = [] }: Quest<S> = {},
): ContentReport {
  const reached: Reached = { keys: new Set(), rules: new Set(), options: new Map() }
  const watched = watch(game)
  const problems: string[] = []
  const brought: Way[] = []
  let inputs = 0
  let played = 0
  const lessons = new Set(examples.flatMap(({ title, stops }) => [title, ...stops.map(({ text }) => text)]))
  const sections = waived?.includes('section:*') ? [] : game.sections
  const unreached = (): string[] => {
    for (const id of watched.steps.keys()) reached.rules.add(game.sequence[id]?.rule ?? '')
    return missing(game, reached, watched.steps, lessons, sections)
  }
  const countLacking = (): number => unexpected(unreached(), waived ?? []).length
  const countReached = (): number => reached.keys.size + reached.rules.size + watched.steps.size
  let [lacking, known] = [countLacking(), countReached()]
  const play = (start: Start, by: Walker<S>): void => {
    let noted = 0
    let lived: readonly Input[] = []
    /** Inputs up to the last thing that came up for the first time. */
    let until = 0
    const visit = (at: Visit<S>): void => {
      collect(game, reached, at, noted)
      noted = at.table.noted
      lived = at.table.inputs
      inputs += 1
      if (countReached() === known) return
      known = countReached()
      const before = lacking
      lacking = countLacking()
      if (lacking < before) until = lived.length
    }
    problems.push(...walk(watched.game, start, visit, { walker: by }))
    if (until > 0) brought.push(wayFrom(start, lived.slice(0, until)))
    played += 1
  }
  for (const way of ways) {
    const rest = inputsOf(way)
    play(way.start, (table) => {
      const next = rest.shift()
      return next && fits(table, next) ? next : undefined
    })
  }
  for (const end = played + games; played < end && !(waived && played > 0 && lacking === 0); )
    play({ ...pickOne(starts, random), seed: random.below(2 ** 31) }, walker)
  return { problems, games: played, inputs, options: reached.options, unreached: unreached(), ways: brought }
}

function collect<S extends State>(
  game: Game<S>,
  reached: Reached,
  { table, last, number }: Visit<S>,
  noted: number,
): void {
  const { keys, rules } = reached
  const { chance, decisions, state } = table
  if (last && 'option' in last) take(reached, last.option)
  const say = (message: Message): string => {
    keysIn(message, (key) => keys.add(key))
    return message.key
  }
  keysSaid(table, noted, (key) => keys.add(key))
  if (chance) rules.add(chance.rule)
  for (const { rule } of decisions) rules.add(rule)
  for (const { rule } of table.logFrom(noted)) rules.add(rule)
  const outcome = table.over ? game.outcome(state) : undefined
  if (outcome) rules.add(outcome.rule)
  // What the board alone says counts as well; it is slow, and changes slowly.
  if (number % 20 === 0 || table.over) showBoard(game, table.state, say)
}

function showBoard<S extends State>(game: Game<S>, state: S, say: (message: Message) => string): void {
  for (const viewer of [OPEN, ...game.roles]) game.board(game.view(state, viewer), say)
}

function take({ keys, options }: Reached, option: Option): void {
  for (const [field, value] of Object.entries(option)) keys.add(optionKey(field, value))
  const name = optionShape(option)
  options.set(name, (options.get(name) ?? 0) + 1)
}

function missing<S extends State>(
  game: Game<S>,
  { keys, rules }: Reached,
  steps: ReadonlyMap<string, number>,
  lessons: ReadonlySet<string | undefined>,
  sections: readonly string[],
): string[] {
  const list: string[] = []
  for (const key of Object.keys(game.texts)) if (!keys.has(key) && !lessons.has(key)) list.push(`text:${key}`)
  for (const step of Object.keys(game.sequence)) if (!steps.has(step)) list.push(`step:${step}`)
  for (const [family, ids] of Object.entries(game.names)) {
    const unseen = ids.filter((id) => !keys.has(`${family}.${id}`))
    if (EACH.includes(family)) list.push(...unseen.map((id) => `${family}:${id}`))
    else if (unseen.length === ids.length) list.push(`family:${family}`)
  }
  const said = [...rules]
  for (const section of sections) if (!said.some((rule) => covers(rule, section))) list.push(`section:${section}`)
  return list
}

/** A rule stands for its section: `6.4.3` and `6.4 #2` are of `6.4`; `6.41` is not. */
function covers(rule: string, section: string): boolean {
  return rule === section || (rule.startsWith(section) && /^[^\w]/.test(rule.slice(section.length)))
}

/** What never happened and is not on the list of what may; `section:*` or `text:web.*` allows all that begin so. */
export function unexpected(unreached: readonly string[], allowed: readonly string[]): string[] {
  const begins = allowed.filter((item) => item.endsWith('*')).map((item) => item.slice(0, -1))
  return unreached.filter((item) => !allowed.includes(item) && !begins.some((begin) => item.startsWith(begin)))
}

/** The report as a few lines for people. */
export function contentText<S extends State>(game: Game<S>, report: ContentReport): string {
  const { games, inputs, options, unreached } = report
  const counts = [...options].sort(([, a], [, b]) => b - a).map(([shape, count]) => `${shape} ${count}`)
  const never = unreached.length > 0 ? unreached.join(', ') : 'nothing'
  return [
    `${game.id}: ${games} games, ${inputs} inputs`,
    `chosen: ${counts.join(', ')}`,
    `never reached: ${never}`,
  ].join('\n')
}
