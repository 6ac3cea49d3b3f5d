/** How a table goes on with one row: what somebody does, and what follows of itself. The same for who makes a row and for who reads it. */
import {
  type ChanceSource,
  findOption,
  type Input,
  type Option,
  type Role,
  type State,
  type Table,
} from '@carillon/kernel'
import type { Roll } from '@carillon/protocol'
import { answerOf, made, rollOf, type Walks } from '@carillon/room'
import type { Command } from './command.ts'
import type { Passes } from './passes.ts'

type Answer = Extract<Command, { readonly do: 'answer' }>
/** Whether a click of a walk is held: it ends before it. */
export type Stops = (table: Table<State>, option: Option, left: readonly Option[]) => boolean

export interface Going {
  readonly table: Table<State>
  readonly walks: Walks
  /** What people let pass in advance. */
  readonly passes: Passes
  /** Roles for whom it is answered what leaves them nothing to decide. */
  readonly alone: readonly Role[]
  chance(): ChanceSource | undefined
}

export class Course {
  readonly #going: Going
  readonly rolls: Roll[] = []

  constructor(going: Going) {
    this.#going = going
  }

  // --- making a row --------------------------------------------------------------------------------------------

  answer(role: Role, option: Option, revision: number | undefined, joins: boolean): Answer {
    const { table, walks } = this.#going
    const choice = { role, option: findOption(table.decision(role)?.options ?? [], option) ?? option }
    const from = made(table, role)
    table.answer(choice, revision)
    if (joins) walks.joined(role, from)
    return { do: 'answer', role, inputs: [choice, ...this.follow()], ...(joins && { joined: true }) }
  }
  /** As far as the clicks are asked for. */
  walk(role: Role, clicks: readonly Option[], stops: Stops): Answer {
    const { table, walks } = this.#going
    const inputs: Input[] = []
    const from = made(table, role)
    const left = walks.play(role, clicks, (option) => {
      if (stops(table, option, clicks.slice(inputs.length + 1))) return false
      this.#feed({ role, option })
      inputs.push({ role, option })
      return true
    })
    const rest = table.decision(role) ? [] : left
    walks.grouped(role, from, rest)
    return { do: 'answer', role, inputs: [...inputs, ...this.follow()], walk: { clicks: inputs.length, rest } }
  }
  /** Chance that can be drawn, walks that were let pass, what is let pass in advance, questions that leave nothing to decide. */
  follow(): Input[] {
    const { table, walks, passes } = this.#going
    const chance = this.#going.chance()
    const inputs: Input[] = []
    for (;;) {
      const walked = table.chance ? undefined : walks.next()
      const drawn = table.chance && chance && { chance: chance.draw(table.chance, table.draws) }
      const input = drawn ?? walked ?? passes.next() ?? this.#idle()
      if (!input) return inputs
      this.#went(input, walked !== undefined)
      inputs.push(input)
    }
  }
  #idle(): Input | undefined {
    const { table, alone } = this.#going
    const decision = table.decisions.find(({ role }) => alone.includes(role))
    const option = decision && answerOf(table, decision)
    return decision && option && { role: decision.role, option }
  }

  // --- reading one ---------------------------------------------------------------------------------------------

  /** Its own choices; then they belong together, if it was a walk, or to the one before; then what followed of itself. */
  answered({ role, inputs, joined, walk }: Answer): void {
    const { table, walks } = this.#going
    const from = made(table, role)
    const own = walk?.clicks ?? 1
    for (const input of inputs.slice(0, own)) this.#feed(input)
    if (walk) walks.grouped(role, from, walk.rest)
    else if (joined) walks.joined(role, from)
    this.followed(inputs.slice(own))
  }
  followed(inputs: readonly Input[]): void {
    const { table, walks, passes } = this.#going
    for (const input of inputs) this.#went(input, !table.chance && walks.next() !== undefined)
    // What does not go on is forgotten, as it was when the row was made.
    if (!table.chance) walks.next()
    passes.settle()
  }

  #went(input: Input, walked: boolean): void {
    const { table, walks } = this.#going
    const from = walked && 'role' in input ? made(table, input.role) : 0
    this.#feed(input)
    if (walked && 'role' in input) walks.went(input.role, from)
  }
  #feed(input: Input): void {
    const { table } = this.#going
    const roll = 'chance' in input ? rollOf(table.chance, input.chance, table.draws) : undefined
    table.answer(input)
    if (roll) this.rolls.push(roll)
  }
}
