/** What is on a screen: a table, a moment of a replay, a stop of a lesson. */
import type { Chapter, LogLine, Message, Observation, Option, Role, Viewer } from '@carillon/kernel'
import type { Company, OwnSeat } from './company.ts'
import type { NewGame } from './game.ts'

/** Dice that were rolled, for all to see. `at` is the number of the draw. */
export interface Roll {
  readonly at: number
  readonly rule: string
  readonly what: Message
  readonly by?: Role
  readonly sides: number
  readonly faces: readonly number[]
}

/** What is new with a scene, and not a state: lines of the log from `logFrom` on, dice. */
export interface Fresh {
  readonly log: readonly LogLine[]
  readonly logFrom: number
  readonly rolls: readonly Roll[]
}

/** What a machine player did something for, in words of the game: of what the seat can see, and nothing else. */
export interface Reason {
  /** The line of the seat's log that it begins with. */
  readonly line: number
  readonly role: Role
  readonly aims: readonly Message[]
  /** What it does less by that. */
  readonly fears?: readonly Message[]
}

/** A table as one sitting sees it now. */
export interface Scene {
  readonly id: string
  readonly setup: NewGame
  /** Who looks. In hot-seat, what all may see is decided on the open floor: the seat is the spectator's. */
  readonly seat: Viewer
  /** Whose decision is on the screen: requests for it name this seat and the observation's revision. */
  readonly deciding?: Role
  /** `log` holds only the lines from `logFrom` on; those before were sent. */
  readonly observation: Observation
  readonly logFrom: number
  /** A choice that would pass the turn on, held until it is confirmed or taken back. */
  readonly pending?: Option
  /** Rolled since the scene before. */
  readonly rolls: readonly Roll[]
  /** Told since the scene before. */
  readonly reasons?: readonly Reason[]
  /** Whom the house plays for now; empty when it waits for people. */
  readonly thinking: readonly Role[]
  /** Bots wait for `step`. */
  readonly paused: boolean
  /** What was promised of the dice at the start; the seed is shown at the end. A branch of another game promises nothing. */
  readonly fairness: {
    readonly commitment: string
    readonly seed?: string
    /** Seed and commitment of the file do not match: the dice are drawn by the machine, and nothing is proved. */
    readonly broken?: true
  } | null
  /** There are no people in it: the bots are watched. */
  readonly watching: boolean
  /** At a table over the network. */
  readonly company?: Company
  /** What one's own seat lets pass in advance. */
  readonly standing?: OwnSeat
}

/**
 * A moment of a replay. `at` counts the steps that the seat may know of: before the end only those that showed it
 * something, so that nobody learns how often another clicked in secret; after it every input.
 */
export interface Moment {
  readonly at: number
  readonly last: number
  readonly seat: Viewer
  readonly observation: Observation
  readonly rolls: readonly Roll[]
  /** Where something begins: the step, and the line of the log that says so. */
  readonly chapters: readonly { readonly at: number; readonly chapter: Chapter; readonly text: Message }[]
  readonly setup: NewGame
  /** Seats the replay may be seen from: after the end all of them, before it only the one's own. */
  readonly seats: readonly Viewer[]
}

/** A worked example played step by step. */
export interface LessonStop {
  readonly example: string
  readonly number: number
  readonly count: number
  readonly observation: Observation
  readonly seat: Viewer
  /** Keys of the texts told so far, the one to be told now last. */
  readonly story: readonly string[]
  /** The click that is expected next, if a person is to make one; else one goes on. */
  readonly expected?: { readonly role: Role; readonly option: Option }
  /** Dice come next, so many. */
  readonly dice?: number
  /** What was just tried and is not allowed. */
  readonly refused?: { readonly role: Role; readonly option: Option }
  readonly rolls: readonly Roll[]
  readonly done: boolean
  /** Of a guided game, which is seen from the learner's seat. */
  readonly guided?: GuidedStop
}

export interface GuidedStop {
  readonly role: Role
  /** Its words are `guided.<screen>.title`, `.text` and, if there is something to choose, `.do`. */
  readonly screen: string
  /** Words that are met for the first time: `term.<term>` and `.text`. */
  readonly terms: readonly string[]
  /** The way that was taken: a sign for each choice. What is chosen next adds the sign of its place in `good`. */
  readonly way: string
  /** Any of these goes on. */
  readonly good: readonly Option[]
  /** What is said of the others. */
  readonly answers: readonly { readonly option: Option; readonly text: string }[]
  /** So many clicks are left on this screen. */
  readonly clicks: number
}

/** Dice so far by role: how many of each face, for the comparison of rolled and expected. */
export type DiceTally = Readonly<Record<Role, { readonly sides: number; readonly counts: readonly number[] }>>
