/** The plays of a `together`, side by side: each asks only its own role, nobody sees the others'. */
import type { Choice, Option, Play, Role, Together } from './ask.ts'
import type { ChoiceInput, Input } from './saved.ts'

interface Lane {
  readonly role: Role
  /** Begun when it is first looked at: a fork for one role need not run the others'. */
  play: Play<unknown> | undefined
  ask: Choice | undefined
  result: unknown
}

export class Lanes {
  readonly rule: string
  /** How many inputs came before. */
  readonly from: number
  readonly roles: readonly Role[]
  readonly #plays: Together['plays']
  readonly #lanes: Lane[] = []

  constructor(ask: Together, from: number) {
    this.rule = ask.rule
    this.from = from
    this.roles = Object.keys(ask.plays)
    this.#plays = ask.plays
    for (const role of this.roles) this.#lanes.push({ role, play: undefined, ask: undefined, result: undefined })
  }

  get done(): boolean {
    for (const lane of this.#lanes) if (lane.ask) return false
    for (const lane of this.#lanes) if (this.#begun(lane).ask) return false
    return true
  }
  /** What each role is asked that is not done yet. */
  get asks(): Choice[] {
    const open: Choice[] = []
    for (const lane of this.#lanes) if (this.#begun(lane).ask) open.push(lane.ask as Choice)
    return open
  }
  ask(role: Role): Choice | undefined {
    for (const lane of this.#lanes) if (lane.role === role) return this.#begun(lane).ask
    return undefined
  }
  answer(role: Role, option: Option): void {
    for (const lane of this.#lanes) if (lane.role === role) goOn(this.#begun(lane), option)
  }
  /** What each play came to, by role. */
  results(): Readonly<Record<Role, unknown>> {
    const results: Record<Role, unknown> = {}
    for (const { role, result } of this.#lanes) results[role] = result
    return results
  }

  /** Puts what was chosen side by side into the order of the roles. `offset` inputs came before the list. */
  sort(inputs: Input[], offset: number): void {
    if (this.roles.length < 2) return
    let at = this.from - offset
    const made = inputs.slice(at) as ChoiceInput[]
    for (const role of this.roles) for (const input of made) if (input.role === role) inputs[at++] = input
  }
  /** Where in the list the last choice of the role is; -1 without one. */
  last(inputs: readonly Input[], offset: number, role: Role): number {
    const first = this.from - offset
    for (let i = inputs.length - 1; i >= first; i--) if ((inputs[i] as ChoiceInput).role === role) return i
    return -1
  }

  #begun(lane: Lane): Lane {
    if (!lane.play) {
      lane.play = (this.#plays[lane.role] as () => Play<unknown>)()
      goOn(lane, undefined)
    }
    return lane
  }
}

function goOn(lane: Lane, answer: unknown): void {
  const next = (lane.play as Play<unknown>).next(answer)
  if (next.done) {
    lane.ask = undefined
    lane.result = next.value
    return
  }
  if (next.value.kind !== 'choice' || next.value.role !== lane.role)
    throw new Error(`a play side by side may only ask ${lane.role}, not for ${next.value.kind}`)
  lane.ask = next.value
}
