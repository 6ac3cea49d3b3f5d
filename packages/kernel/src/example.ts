/**
 * Worked examples: a position, what is done and rolled, what must be true. Data, so that a test checks them and the
 * client plays them as lessons. Texts are keys of the game's catalogues.
 */
import type { Drawn, Option, Role } from './ask.ts'
import type { Settings, Viewer } from './game.ts'

/** What must hold. Everything named is compared with the real thing; what is not named does not matter. */
export interface Expectation {
  /** Parts of a viewer's view: objects are matched by the fields named here, all else must be equal. */
  readonly view?: Readonly<Partial<Record<Viewer, unknown>>>
  /** Who is asked now, under which rule. */
  readonly asked?: { readonly role: Role; readonly rule?: string }
  /** Options the role that is asked must have. */
  readonly offered?: readonly Option[]
  /** Options nobody may be offered: answering them must be refused. */
  readonly refused?: readonly (Option & { readonly role?: never })[]
  /** Keys of log lines that were noted since the last stop. */
  readonly noted?: readonly string[]
  /** Chance is asked for this many dice. */
  readonly dice?: number
  readonly winner?: Role | 'draw'
}

export interface Stop {
  /** The key of what the learner is told here. */
  readonly text?: string
  readonly by?: Role
  /** A player's choice, by content. */
  readonly choose?: Option
  /** An answer that must be refused, and change nothing. */
  readonly refuse?: Option
  /** What chance answers. */
  readonly drawn?: Drawn
  readonly expect?: Expectation
}

export interface Example {
  readonly id: string
  /** The key of the title. */
  readonly title: string
  readonly rules: readonly string[]
  readonly scenario: string
  readonly settings?: Settings
  /** The game's own short form of a position (Game.position builds it). */
  readonly position: unknown
  readonly stops: readonly Stop[]
}
