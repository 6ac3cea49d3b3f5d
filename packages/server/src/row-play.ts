/** How a table goes on with one row: what somebody does, and what follows of itself. The same for who makes a row and for who reads it. */
import { type ChanceSource, findOption, type Input, type Option, type Role } from '@carillon/kernel'
import type { Roll } from '@carillon/protocol'
import { type Following, followOn, made, rollOf, type Stops } from '@carillon/room'
import type { Command } from './command.ts'
import type { Passes } from './passes.ts'

type Answer = Extract<Command, { readonly do: 'answer' }>

/** A table, and what goes on at it without anybody. */
export interface TableCourse extends Following {
  readonly passes: Passes
  chance(): ChanceSource | undefined
}

export class RowPlay {
  readonly #course: TableCourse
  readonly rolls: Roll[] = []

  constructor(course: TableCourse) {
    this.#course = course
  }

  // --- making a row --------------------------------------------------------------------------------------------

  answer(role: Role, option: Option, joins: boolean): Answer {
    const { table, walks } = this.#course
    const choice = { role, option: findOption(table.decision(role)?.options ?? [], option) ?? option }
    const from = made(table, role)
    this.#feed(choice)
    if (joins) walks.joined(role, from)
    return { do: 'answer', role, inputs: [choice, ...this.follow()], ...(joins && { joined: true }) }
  }
  /** As far as the clicks are asked for. */
  walk(role: Role, clicks: readonly Option[], stops: Stops): Answer {
    const inputs: Input[] = []
    const rest = this.#course.walks.play(role, clicks, stops, (option) => inputs.push(this.#feed({ role, option })))
    return { do: 'answer', role, inputs: [...inputs, ...this.follow()], walk: { clicks: inputs.length, rest } }
  }
  /** Chance that can be drawn, and choices that follow of themselves. */
  follow(): Input[] {
    const inputs: Input[] = []
    for (;;) {
      const input = this.#draw() ?? followOn(this.#course, (choice) => this.#feed(choice))
      if (!input) return inputs
      inputs.push(input)
    }
  }
  #draw(): Input | undefined {
    const { table, chance } = this.#course
    const source = table.chance && chance()
    return table.chance && source && this.#feed({ chance: source.draw(table.chance, table.draws) })
  }

  // --- reading one ---------------------------------------------------------------------------------------------

  /** Its own choices; then they belong together, if it was a walk, or to the one before; then what followed of itself. */
  answered({ role, inputs, joined, walk }: Answer): void {
    const { table, walks } = this.#course
    const from = made(table, role)
    const own = walk?.clicks ?? 1
    for (const input of inputs.slice(0, own)) this.#feed(input)
    if (walk) walks.grouped(role, from, walk.rest)
    else if (joined) walks.joined(role, from)
    this.followed(inputs.slice(own))
  }
  followed(inputs: readonly Input[]): void {
    const { table, walks, passes } = this.#course
    for (const input of inputs) {
      const walked = !table.chance && walks.next() !== undefined && 'role' in input ? input.role : undefined
      const from = walked === undefined ? 0 : made(table, walked)
      this.#feed(input)
      if (walked !== undefined) walks.went(walked, from)
    }
    // What does not go on is forgotten, as it was when the row was made.
    if (!table.chance) walks.next()
    passes.settle()
  }

  #feed<I extends Input>(input: I): I {
    const { table } = this.#course
    const roll = 'chance' in input ? rollOf(table.chance, input.chance, table.draws) : undefined
    table.answer(input)
    if (roll) this.rolls.push(roll)
    return input
  }
}
