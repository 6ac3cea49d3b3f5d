/** Plans laid out side by side: whole actions that a role could begin now, and the positions after them as it sees them. */
import {
  type Actions,
  type Choice,
  type Evaluation,
  findOption,
  type Option,
  type Plan,
  type Random,
  type Role,
  type State,
  type Table,
} from '@carillon/kernel'
import { bestOf } from './greedy.ts'
import type { Steps } from './player.ts'

/** A plan, and what the judge is told of the position after it. */
export class Draft implements Plan<State> {
  /** As the game made it: it may know more than clicks. */
  readonly plan: Plan<State>
  readonly #actions: Actions<State>
  readonly #table: Table<State>
  readonly #role: Role
  #inputs: Float32Array | undefined

  constructor(actions: Actions<State>, table: Table<State>, role: Role, plan: Plan<State>) {
    this.plan = plan
    this.#actions = actions
    this.#table = table
    this.#role = role
  }

  /** They may be worked out when they are wanted. */
  get clicks(): readonly Option[] {
    return this.plan.clicks
  }
  get end(): State {
    return this.plan.end ?? played(this.#table, this.#role, this.plan.clicks).state
  }
  tell(into: Float32Array): void {
    const { look, after } = this.#actions
    into.fill(0)
    if (this.plan.end || !after) look(this.end, this.#role, into)
    else after(this.#table.state, this.#role, this.plan, into)
  }
  /** To be kept. */
  inputs(): Float32Array {
    if (!this.#inputs) {
      this.#inputs = new Float32Array(this.#actions.inputs.length)
      this.tell(this.#inputs)
    }
    return this.#inputs
  }
}

/** What an input of the judge is about. */
export const groupOf = (input: string): string => input.slice(0, input.indexOf('.'))

/** How many first clicks are tried, and how many second clicks after each, where plans are found by clicking. */
const FIRST = 24
const SECOND = 3
/** No whole action has more clicks. */
const LONGEST = 60

/** So many plans are found, or judged, in one step. */
export const AT_ONCE = 16

/** All that the game knows to enumerate, else what is found by clicking. The clicks of the evaluation alone come first. */
export function* draftsAt(
  actions: Actions<State>,
  evaluation: Evaluation<State>,
  imagined: Table<State>,
  role: Role,
  random: Random,
): Steps<Draft[]> {
  if (!actions.enumerate) return yield* byClicks(actions, evaluation, imagined, role, random)
  const drafts: Draft[] = []
  for (const plan of actions.enumerate(imagined.state, role, (imagined.decision(role) as Choice).options)) {
    drafts.push(new Draft(actions, imagined, role, plan))
    if (drafts.length % AT_ONCE === 0) yield
  }
  return drafts
}

/** A copy of the table on which the clicks were made, as far as they could be. */
export function played(table: Table<State>, role: Role, clicks: readonly Option[]): Table<State> {
  const copy = table.fork()
  for (const click of clicks) {
    skip(copy, role, click)
    const choice = copy.chance ? undefined : copy.decision(role)
    const option = choice && findOption(choice.options, click)
    if (!option) break
    copy.answer({ role, option })
  }
  return copy
}
/** What has one answer need not be in a plan. */
function skip(table: Table<State>, role: Role, click: Option): void {
  for (let choice = only(table, role); choice; choice = only(table, role)) {
    if (findOption(choice.options, click)) return
    table.answer({ role, option: choice.options[0] as Option })
  }
}
const only = (table: Table<State>, role: Role): Choice | undefined => {
  const choice = table.chance ? undefined : table.decision(role)
  return choice?.options.length === 1 ? choice : undefined
}

/** The best clicks one after the other, and what lies near them; without the game's knowledge of whole actions. */
export function* byClicks(
  actions: Actions<State>,
  evaluation: Evaluation<State>,
  imagined: Table<State>,
  role: Role,
  random: Random,
): Steps<Draft[]> {
  const drafts: Draft[] = []
  const seen = new Set<string>()
  const add = (table: Table<State>, clicks: Option[]): void => {
    finish(actions, evaluation, table, role, clicks, random)
    const key = JSON.stringify(clicks)
    if (seen.has(key)) return
    seen.add(key)
    drafts.push(new Draft(actions, imagined, role, { clicks, end: table.state }))
  }
  for (const first of ranked(evaluation, imagined, role, FIRST)) {
    const table = first.table
    const clicks = [first.option]
    if (ended(actions, table, role)) add(table, clicks)
    else for (const second of ranked(evaluation, table, role, SECOND)) add(second.table, [...clicks, second.option])
    yield
  }
  return drafts
}

interface Ranked {
  readonly option: Option
  readonly table: Table<State>
  readonly value: number
}
/** The best clicks by the evaluation, each with a table on which it was made. */
function ranked(evaluation: Evaluation<State>, table: Table<State>, role: Role, most: number): Ranked[] {
  const { options } = table.decision(role) as Choice
  const found = options.map((option): Ranked => {
    const after = table.fork()
    after.answer({ role, option })
    return { option, table: after, value: evaluation.evaluate(after.state, role) }
  })
  if (found.length > 1) found.sort((a, b) => b.value - a.value)
  return found.length > most ? found.slice(0, most) : found
}
/** Whether the action is over, or dice or others come between. */
export const ended = (actions: Actions<State>, table: Table<State>, role: Role): boolean =>
  table.over || table.chance !== undefined || !table.decision(role) || actions.rests(table.state)

/** Goes on by the evaluation until the action is over. */
function finish(
  actions: Actions<State>,
  evaluation: Evaluation<State>,
  table: Table<State>,
  role: Role,
  clicks: Option[],
  random: Random,
): void {
  while (clicks.length < LONGEST && !ended(actions, table, role)) {
    const { options } = table.decision(role) as Choice
    const option = options.length === 1 ? (options[0] as Option) : bestOf(evaluation, role, table, options, random)
    clicks.push(option)
    table.answer({ role, option })
  }
}
