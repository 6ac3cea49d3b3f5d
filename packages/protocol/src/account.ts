/** What is somebody's own, as HTTP tells him of it; and what moderators are told of others. */
import type { Role } from '@carillon/kernel'

/** A browser that he is signed in with. */
export interface SessionRow {
  readonly id: string
  readonly made: number
  readonly ends: number
  readonly current: boolean
}
export interface PasskeyRow {
  readonly id: string
  readonly name: string
  readonly used: number | null
}

/** What a token of a bot is good for. `read`: looks at games and records. `play`: sits down, chooses, speaks. `make`: makes games. */
export const SCOPES = ['read', 'play', 'make'] as const
export type Scope = (typeof SCOPES)[number]
export interface BotRow {
  readonly id: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly made: number
  /** When its token ends; nothing if it has none that is good. */
  readonly ends: number | null
}

/** A way by which he is told that a game waits for him. */
export interface ChannelRow {
  readonly id: string
  readonly kind: 'mail' | 'push' | 'hook'
  /** Where it leads, as far as it may be shown: the host. */
  readonly to: string
  readonly discord?: true
  readonly failed: number
  readonly off: number | null
  readonly made: number
}
/** When he likes to be told. */
export interface Manners {
  readonly zone: string
  /** Hours of the day, from 0 to 24, in which nothing comes; the first may be after the second: over midnight. */
  readonly quiet?: readonly [from: number, to: number] | undefined
  /** All of a day at this hour. */
  readonly digest?: number | undefined
}

/** What moderators have said, as it is told to who is meant. */
export interface Sanction {
  readonly what: 'warn' | 'mute' | 'ban'
  readonly reason: string
  readonly at: number
  /** Nothing: for good. */
  readonly until: number | null
}
export const COMPLAINTS = ['words', 'delay', 'cheating', 'name', 'other'] as const
/** What somebody has reported of another, as a moderator sees it. */
export interface Complaint {
  readonly id: string
  readonly at: number
  /** The row of the journal up to which the game had come. */
  readonly seq: number
  readonly about: string
  /** Nobody's name where it is a seat without an account. */
  readonly name: string
  readonly game: string
  readonly title: string
  readonly role: Role
  readonly kind: (typeof COMPLAINTS)[number]
  readonly text: string
  /** What was said at the table, as it was then. */
  readonly lines: readonly { readonly id: string; readonly at: number; readonly role: string; readonly text: string }[]
  readonly standing: readonly Sanction[]
}
/** Seats of a table that may be one person's: a hint, and no more. */
export interface Alike {
  readonly game: string
  readonly title: string
  readonly rated: boolean
  readonly over: boolean
  readonly seats: readonly { readonly role: Role; readonly about: string; readonly name: string }[]
  /** What both came by: since when both have, and on how many days each of them at least. */
  readonly signs: readonly { readonly by: 'device' | 'net'; readonly since: number; readonly days: number }[]
}
/** A line of the log of what moderators did. */
export interface Acted {
  readonly at: number
  readonly who: string
  readonly what: string
  readonly about: string
  readonly name: string
  readonly body: { readonly reason?: string; readonly days?: number }
}
