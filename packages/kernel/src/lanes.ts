/** The plays of a `together`, side by side: each asks only its own role, nobody sees the others'. */
import type { Choice, Option, Play, Role, Together } from './ask.ts'

interface Lane {
  readonly role: Role
  readonly play: Play<unknown>
  ask: Choice | undefined
  result: unknown
}

export class Lanes {
  readonly rule: string
  /** How many inputs came before. */
  readonly from: number
  readonly #lanes: readonly Lane[]

  constructor(ask: Together, from: number) {
    this.rule = ask.rule
    this.from = from
    this.#lanes = Object.entries(ask.plays).map(([role, play]) => {
      const lane: Lane = { role, play: play(), ask: undefined, result: undefined }
      goOn(lane, undefined)
      return lane
    })
  }

  get roles(): readonly Role[] {
    return this.#lanes.map((lane) => lane.role)
  }
  get done(): boolean {
    for (const lane of this.#lanes) if (lane.ask) return false
    return true
  }
  /** What each role is asked that is not done yet. */
  get asks(): Choice[] {
    const open: Choice[] = []
    for (const { ask } of this.#lanes) if (ask) open.push(ask)
    return open
  }
  ask(role: Role): Choice | undefined {
    for (const lane of this.#lanes) if (lane.role === role) return lane.ask
    return undefined
  }
  answer(role: Role, option: Option): void {
    for (const lane of this.#lanes) if (lane.role === role) goOn(lane, option)
  }
  /** What each play came to, by role. */
  results(): Readonly<Record<Role, unknown>> {
    return Object.fromEntries(this.#lanes.map((lane) => [lane.role, lane.result]))
  }
}

function goOn(lane: Lane, answer: unknown): void {
  const next = lane.play.next(answer)
  if (next.done) {
    lane.ask = undefined
    lane.result = next.value
    return
  }
  if (next.value.kind !== 'choice' || next.value.role !== lane.role)
    throw new Error(`a play side by side may only ask ${lane.role}, not for ${next.value.kind}`)
  lane.ask = next.value
}
