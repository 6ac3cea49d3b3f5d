/** What is beside the game at a table over the network: clocks, offers, how it ended, what people say. */
import type { Chapter, Message, Role } from '@carillon/kernel'

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
  /** When each who runs will have none left, if nothing happens before: what does not count is gone around. */
  readonly due: Readonly<Record<Role, number>>
  readonly paused: boolean
  /** Who is away, until when. */
  readonly away: Readonly<Record<Role, number>>
  /** What each may still be away. */
  readonly vacation: Readonly<Record<Role, number>>
}

export const OFFERS = ['draw', 'abort', 'pause', 'rewind', 'link', 'dice'] as const
/** Something that needs all who play; with the next open choice it lapses, but for a new link. */
export interface Offer {
  readonly what: (typeof OFFERS)[number]
  /** Those who have agreed; the first has offered. */
  readonly by: readonly Role[]
  /** Of `rewind`: so many choices of the first; and the heading of the log that it lies under, as all may read it. */
  readonly back?: number
  readonly to?: Message
  /** Of `link`: whose seat, and the word of the browser that gets it. All the others must agree. */
  readonly role?: Role
  readonly code?: string
}
/** A game that has ended, but not by its rules. */
export interface Ended {
  readonly how: 'resign' | 'draw' | 'abort' | 'flag'
  /** Who has resigned, has no time left, or has not come any more. */
  readonly role?: Role
  /** Where several play for one side: all who lose with him. */
  readonly team?: readonly Role[]
}
/** All others have agreed that who has said this word gets the seat: from a moment on, unless somebody says no before. */
export interface NewLink {
  readonly role: Role
  readonly from: number
  readonly code: string
}
/** A choice of one's own that the game could be set back to. */
export interface PastTurn {
  /** So many choices back. */
  readonly back: number
  /** What was asked there, and under which heading of the log. */
  readonly asked: Message
  readonly heading?: Message
  /** The first line that came of what was chosen, as the seat may read it: questions alone are often alike. */
  readonly came?: Message
}
/** Somebody at a seat of a person, as all may know him. */
export interface Sitter {
  /** Of who has an account. */
  readonly name?: string
  /** It is a program of somebody. */
  readonly program?: true
  /** He has come by his link at least once. */
  readonly joined: boolean
  /** He is at the table now. While several decide in secret it is not told: who goes might be done. */
  readonly here?: boolean
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
  /** How often the shares were begun anew, by consent. */
  readonly anew?: number
  readonly clock?: ClockView
  /** Where there is no clock: when the others need not wait any longer for each whom the game waits for. */
  readonly patience?: Readonly<Record<Role, number>>
  /** Where several seats play for one side: who plays with whom. */
  readonly teams?: readonly (readonly Role[])[]
  readonly offers: readonly Offer[]
  readonly links?: readonly NewLink[]
  readonly ended?: Ended
  readonly seats?: Readonly<Record<Role, Sitter>>
  /** Who watches: how many, and the names of those who have one. */
  readonly watching?: { readonly count: number; readonly names: readonly string[] }
  /** Who watches sees the game as it was before so many turns. */
  readonly delay?: number
  /** Seats of people that a bot plays in their place: they may come back. */
  readonly replaced?: readonly Role[]
  /** All have agreed to it when they sat down: whoever plays may ask the machine for hints and chances. */
  readonly hints?: true
}

/** A kind of question that a seat lets pass in advance: it is answered at once, for as long as this holds. */
export interface StandingPass {
  readonly kind: string
  /** Until such a chapter of the log begins, or a longer one. */
  readonly until: Chapter
  /** Unless the question names one of these things: keys of their names. It is asked then, and the pass stays. */
  readonly places?: readonly string[]
  /** Or until a battle begins, whichever comes first. */
  readonly battle?: true
}
/** So many things one pass may leave out. */
export const MOST_PLACES = 24
/** What is told to a seat alone: what it may let pass, for how long, and what it does; whether another has come to it. */
export interface OwnSeat {
  readonly kinds: readonly string[]
  readonly until: readonly Chapter[]
  readonly passes: readonly StandingPass[]
  /** The kind of what the seat is asked now, if it could be let pass. */
  readonly asked?: string
  /** When somebody last came to the seat on a further device, by the invitation that it was sent. */
  readonly opened?: number
}

/** Characters of what is said at once, and of one's own notes. */
export const LENGTHS = { talk: 1000, note: 4000 } as const
/** Something that was said at the table. Who plays and who watches hear each other only after the end. */
export interface Talk {
  readonly at: number
  /** The seat it was said from; `spectator` for who watches. */
  readonly role: string
  /** Of who watches. */
  readonly name?: string
  readonly text: string
}
/** Who does not hear whom: seats, and names of those who watch. Whoever is not heard is told. */
export interface Hushed {
  /** Whom one does not want to hear. */
  readonly own: readonly string[]
  /** Those of them whom one has blocked: everywhere, not at this table alone. */
  readonly blocked?: readonly string[]
  /** Who does not hear what one says. */
  readonly by: readonly string[]
}
