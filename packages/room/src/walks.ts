/** Clicks that belong together: one deed makes them all, and one `undo` takes them back. */
import { type ChoiceInput, findOption, type Option, type Role, type State, type Table } from '@carillon/kernel'
import { idleAnswer, made, passesOn } from './decision.ts'
import type { Stops } from './hands.ts'

/** Clicks of a role from one count of its choices to another. */
export interface Walk {
  readonly role: Role
  readonly from: number
  readonly to: number
}
/** What is left of a walk while others are asked: it goes on if they let it pass. */
interface Rest {
  readonly role: Role
  readonly clicks: readonly Option[]
  readonly noted: number
  readonly draws: number
}
/** What is to be remembered of walks where a table is kept. */
export interface KeptWalks {
  readonly groups: readonly Walk[]
  readonly rest?: Rest | undefined
}
/** So many are remembered. */
const MOST = 50

export class Walks {
  readonly #table: Table<State>
  #groups: readonly Walk[]
  #rest: Rest | undefined

  constructor(table: Table<State>, { groups, rest }: KeptWalks = { groups: [] }) {
    this.#table = table
    this.#groups = groups
    this.#rest = rest
  }
  /** What can no longer be taken back need not be known to belong together. */
  get kept(): KeptWalks {
    const rest = this.#rest
    const { inputs } = this.#table.settled
    return { groups: this.#groups.filter(({ to }) => to > inputs), ...(rest && { rest }) }
  }

  /** Makes the clicks, one after another, while they are asked for and `stops` does not say so; what is left then for later. */
  play(role: Role, clicks: readonly Option[], stops: Stops, answer: (option: Option) => void): readonly Option[] {
    const table = this.#table
    const from = made(table, role)
    let count = 0
    for (const click of clicks) {
      const offered = findOption(table.decision(role)?.options ?? [], click)
      if (!offered || stops(table, offered, count, clicks.slice(count + 1))) break
      answer(offered)
      count += 1
    }
    const left = table.chance || table.decision(role) ? [] : clicks.slice(count)
    this.grouped(role, from, left)
    return left
  }
  /** What was clicked since `from` belongs together, and what is left of it, too. */
  grouped(role: Role, from: number, left: readonly Option[]): void {
    this.joined(role, from, from)
    const { noted, draws } = this.#table
    this.#rest = left.length > 0 ? { role, clicks: left, noted, draws } : undefined
  }
  /** What was clicked since `from` belongs to what came before it, down to `start`. */
  joined(role: Role, from: number, start = this.from(role, from)): void {
    const to = made(this.#table, role)
    const before = this.#groups.filter((one) => one.to <= start || one.role !== role)
    this.#groups = to > start ? [...before, { role, from: start, to }].slice(-MOST) : before
  }
  /** To where the role takes back, having come so far. */
  from(role: Role, to = made(this.#table, role)): number {
    return this.#groups.find((one) => one.role === role && one.to === to)?.from ?? Math.max(0, to - 1)
  }

  /** The next click of a walk that was let pass: nothing was told or rolled since, and it does not pass the turn on. */
  next(): ChoiceInput | undefined {
    const table = this.#table
    const rest = this.#rest
    const decision = rest && table.decision(rest.role)
    if (!rest || !decision) return undefined
    this.#rest = undefined
    const { role, clicks, noted, draws } = rest
    const [click, ...left] = clicks
    const option = click && findOption(decision.options, click)
    if (!option || table.noted !== noted || table.draws !== draws) return undefined
    if (passesOn(table, role, option, table.revision(role))) return undefined
    this.#rest = { ...rest, clicks: left }
    return { role, option }
  }
  /** It was made: it belongs to the walk, and what it told is no news. */
  went(role: Role, from: number): void {
    this.joined(role, from)
    const { noted, draws } = this.#table
    if (this.#rest) this.#rest = { ...this.#rest, noted, draws }
  }
}

/** A table where something goes on without anybody. */
export interface Following {
  readonly table: Table<State>
  readonly walks: Walks
  /** Roles for whom it is answered what leaves them nothing to decide. */
  readonly alone: readonly Role[]
  /** What people let pass in advance. */
  readonly passes?: { next(): ChoiceInput | undefined }
}
/** The next choice that follows of itself, made by `answer`: of a walk that was let pass, let pass in advance, or nothing to decide. */
export function followOn(
  { table, walks, alone, passes }: Following,
  answer: (input: ChoiceInput) => void,
): ChoiceInput | undefined {
  const walked = table.chance ? undefined : walks.next()
  const input = walked ?? passes?.next() ?? idleAnswer(table, alone)
  if (!input) return undefined
  const from = made(table, input.role)
  answer(input)
  if (walked) walks.went(input.role, from)
  return input
}
