/** Inputs, and a position as it is stored. */
import type { Drawn, Option, Role } from './ask.ts'
import type { LogEntry } from './message.ts'

export interface ChoiceInput {
  readonly role: Role
  readonly option: Option
}
export interface ChanceInput {
  readonly chance: Drawn
}
export type Input = ChoiceInput | ChanceInput

/** Inputs as stored: choices of one role that follow each other are written as one. */
export type Run = Input | { readonly role: Role; readonly options: readonly Option[] }

export function packed(inputs: readonly Input[]): Run[] {
  const runs: Run[] = []
  let role: Role | undefined
  let options: Option[] = []
  for (const input of inputs) {
    if ('chance' in input) {
      runs.push(input)
      role = undefined
    } else if (input.role === role) options.push(input.option)
    else {
      role = input.role
      options = [input.option]
      runs.push({ role, options })
    }
  }
  return runs
}

/** Those from one on that a role knows of; from `secret` on only its own. */
export function knownTo(role: Role, inputs: readonly Input[], from: number, secret: number): Input[] {
  return inputs.slice(from).filter((input, i) => from + i < secret || (input as ChoiceInput).role === role)
}

/** A position as stored. `since` reaches back to where nobody may take back, so undo survives a restart. */
export interface Saved<S> {
  readonly checkpoint: S
  readonly since: readonly Run[]
  /** Inputs before the checkpoint, and how many of them were chance. */
  readonly inputs: number
  readonly draws: number
  readonly revision: Revision
  /** How many of the last choices may still be taken back; without it, as many as `since` allows. */
  readonly undo?: number
  /** Noted before the checkpoint. May be left out where only the position matters. */
  readonly log?: readonly LogEntry[]
  /** Lines before those of `log`, where they are kept elsewhere. */
  readonly logBefore?: number
}
/** How often each role was asked. */
export type Revision = Readonly<Record<Role, number>>

/** A position between two steps, kept as a copy of the state. */
export interface Mark<S> {
  readonly state: S
  /** Inputs before it: also those before the table's own list. */
  readonly at: number
  readonly draws: number
  readonly journal: number
}
/** A choice that may be taken back. */
export interface TakeBack<S> {
  readonly role: Role
  readonly at: number
  readonly mark: Mark<S>
}
