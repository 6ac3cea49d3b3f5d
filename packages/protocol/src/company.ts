/** What is beside the game at a table over the network: clocks, offers, how it ended, what people say. */
import type { Role } from '@carillon/kernel'

/** How time is counted. All in milliseconds. */
export interface ClockRules {
  /** `live`: one sits at it. `days`: one comes now and then. */
  readonly kind: 'live' | 'days'
  /** At the start; more for every turn that is over, not for every click; never more than. */
  readonly bank: number
  readonly add: number
  readonly cap: number
  /** Whether who has no time left loses at once, or when another claims it. */
  readonly flag: 'auto' | 'claim'
  /** The time zone whose Saturdays and Sundays do not count; without one they do. */
  readonly weekends?: string
  /** What each may be away in all: his clock stands then. */
  readonly vacation?: number
}
/**
 * A clock as everybody may see it. While several decide in secret all of them run until the last is done, and are set right
 * then: nobody learns who is done.
 */
export interface ClockView {
  readonly rules: ClockRules
  /** What each had left at `since`. */
  readonly left: Readonly<Record<Role, number>>
  readonly running: readonly Role[]
  readonly since: number
  readonly paused: boolean
  /** Who is away, until when. */
  readonly away: Readonly<Record<Role, number>>
}

export const OFFERS = ['draw', 'abort', 'pause', 'rewind'] as const
/** Something that needs all who play; with the next open choice it lapses. */
export interface Offer {
  readonly what: (typeof OFFERS)[number]
  /** Those who have agreed; the first has offered. */
  readonly by: readonly Role[]
  /** Of `rewind`: so many choices of the first. */
  readonly back?: number
}
/** A game that has ended, but not by its rules. */
export interface Ended {
  readonly how: 'resign' | 'draw' | 'abort' | 'flag'
  /** Who has resigned, or has no time left. */
  readonly role?: Role
}

/** What a seat has promised to the dice, and has shown. */
export interface DiceShare {
  readonly role: Role
  readonly commitment?: string
  readonly share?: string
}

export interface Company {
  /** Dice by all: the shares of the seats, in the order of the list. The game draws nothing before the last is shown. */
  readonly dice?: readonly DiceShare[]
  readonly clock?: ClockView
  readonly offers: readonly Offer[]
  readonly ended?: Ended
}

/** Something that was said at the table. */
export interface Talk {
  readonly at: number
  /** The seat it was said from; `spectator` for who watches. */
  readonly role: string
  readonly text: string
}
