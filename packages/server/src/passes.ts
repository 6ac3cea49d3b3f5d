/**
 * Questions that people let pass in advance. Whether one is answered at once follows from what its seat has said and from what all
 * may know: the kind of the question, what it names, chapters of the log. Never from what somebody holds: that would tell it.
 */
import {
  type Arg,
  type Chapter,
  type Choice,
  type ChoiceInput,
  isHeading,
  type Message,
  type Role,
  type State,
  type Table,
} from '@carillon/kernel'
import type { OwnSeat, StandingPass } from '@carillon/protocol'
import { Impossible } from '@carillon/room'

export type KeptPasses = Readonly<Record<Role, readonly StandingPass[]>>

/** From the shortest on. */
const LENGTHS: readonly Chapter[] = ['battle', 'action', 'phase', 'round', 'turn', 'season', 'year']
const ends = ({ until, battle }: StandingPass, chapter: Chapter): boolean =>
  chapter === until ||
  (battle === true && chapter === 'battle') ||
  (isHeading({ chapter }) && LENGTHS.indexOf(chapter) > LENGTHS.indexOf(until))

/** Whether a message names one of these things, wherever in it. */
function isNamed({ key, args = {} }: Message, things: readonly string[]): boolean {
  const inArg = (arg: Arg | number): boolean =>
    Array.isArray(arg) ? arg.some(inArg) : typeof arg === 'object' && isNamed(arg as Message, things)
  return things.includes(key) || Object.values(args).some(inArg)
}

export class Passes {
  readonly #table: Table<State>
  #by: KeptPasses
  /** Lines of the log that were looked through. */
  #read: number

  constructor(table: Table<State>, kept: KeptPasses = {}) {
    this.#table = table
    this.#by = kept
    this.#read = table.noted
  }
  get kept(): KeptPasses {
    return this.#by
  }
  /** For who plays the role, where there is something to let pass. */
  of(role: Role): OwnSeat | undefined {
    const { windows } = this.#table.game
    if (!windows) return undefined
    const decision = this.#table.decision(role)
    const asked = decision && windows.of(decision)?.kind
    const { kinds, until } = windows
    return { kinds, until, passes: this.#by[role] ?? [], ...(asked !== undefined && { asked }) }
  }
  /** From now on; without a pass, no more. */
  set(role: Role, kind: string, pass?: StandingPass): void {
    const others = (this.#by[role] ?? []).filter((one) => one.kind !== kind)
    this.#by = { ...this.#by, [role]: pass ? [...others, pass] : others }
  }
  drop(role: Role): void {
    const { [role]: _, ...others } = this.#by
    this.#by = others
  }

  /** Those whose chapter has begun since are over. */
  settle(): void {
    const { noted } = this.#table
    if (noted === this.#read) return
    const chapters = this.#table.logFrom(Math.min(this.#read, noted)).flatMap(({ chapter }) => chapter ?? [])
    this.#read = noted
    if (chapters.length === 0) return
    const lasting = Object.entries(this.#by).map(([role, passes]) => {
      return [role, passes.filter((pass) => !chapters.some((chapter) => ends(pass, chapter)))] as const
    })
    this.#by = Object.fromEntries(lasting)
  }
  /** The role has taken something back: what it is asked now it wants to be asked. */
  asked(role: Role): void {
    this.settle()
    const decision = this.#table.decision(role)
    const found = decision && this.#table.game.windows?.of(decision)
    if (found && this.#by[role]) this.set(role, found.kind)
  }
  /** What somebody who has said so lets pass now. */
  next(): ChoiceInput | undefined {
    this.settle()
    for (const decision of this.#table.decisions) {
      const option = this.#answer(decision)
      if (option) return { role: decision.role, option }
    }
    return undefined
  }
  #answer(decision: Choice): ChoiceInput['option'] | undefined {
    const passes = this.#by[decision.role]
    if (!passes?.length) return undefined
    const found = this.#table.game.windows?.of(decision)
    const pass = found && passes.find(({ kind }) => kind === found.kind)
    return pass && !isNamed(decision.prompt, pass.places ?? []) ? found.pass : undefined
  }
}

/** As it was asked for, if the game has such questions. */
export function checkedPass(
  { game }: Table<State>,
  kind: string,
  wanted: Partial<StandingPass>,
): StandingPass | undefined {
  const { until, places = [], battle } = wanted
  const { windows } = game
  if (!windows?.kinds.includes(kind)) throw new Impossible('not-offered', 'nothing of that kind is let pass here')
  if (until === undefined) return undefined
  if (!windows.until.includes(until)) throw new Impossible('request', 'until: wrong')
  return { kind, until, ...(places.length > 0 && { places }), ...(battle && { battle }) }
}
