/** What is asked of the house. Every request is answered by exactly one reply. */
import type { Option, Role, Subject, Viewer } from '@carillon/kernel'
import type { Offer, StandingPass } from './company.ts'
import type { NewGame, Seat, Seats } from './game.ts'

/** Something done at a table: for which seat, for which question, and once. */
interface Timed {
  readonly table: string
  /** The seat it is done for: `deciding` of the scene. */
  readonly seat: Role
  /** The revision of the observation it was made for: with another one it is refused as stale. */
  readonly revision: number
  /** A name of its own: the same one again gets the same reply, and counts once. */
  readonly key: string
}

/** Something done at a table beside the game, once. */
interface AtTable {
  readonly table: string
  readonly seat: Viewer
  readonly key: string
}

/** Something that is made, once. */
interface Made {
  readonly key: string
}

/** A position that one looks at: of the open table, of a moment of a replay, of a stop of a lesson. */
export type Position =
  | { readonly table: string; readonly moment?: number }
  | { readonly game: string; readonly lesson: string; readonly number: number; readonly way?: string }

/** A table now, or at a moment of its replay, as a seat sees it. */
interface Seen {
  readonly table: string
  readonly moment?: number
  readonly seat: Role
}

/** How long machine players may think about a decision, in milliseconds; the second unless something is said. */
export const THINK = [200, 1000, 5000] as const
export type Think = (typeof THINK)[number]

export type Request =
  | { readonly ask: 'about'; readonly game: string }
  | { readonly ask: 'lessons'; readonly game: string }
  /** A stop of a worked example; of a guided game, by the way that was taken. */
  | {
      readonly ask: 'lesson'
      readonly game: string
      readonly example: string
      readonly number: number
      readonly way?: string
    }
  /** What the rules say of the position as the seat sees it; `at` is the place pointed at. */
  | ({
      readonly ask: 'overlay'
      readonly seat: Viewer
      readonly kind: string
      readonly at?: string | undefined
    } & Position)
  /** Why something that the seat sees is not among what is offered. */
  | ({ readonly ask: 'why'; readonly seat: Viewer; readonly subject: Subject } & Position)
  /**
   * What would come of the dice that an option leads to, by what the seat may know; of the end of a walk, if nothing else is
   * asked on the way; without either, of all options that are told side by side. Asked again it is told more exactly, until it is
   * `final`.
   */
  | ({
      readonly ask: 'odds'
      readonly seat: Viewer
      readonly option?: Option
      readonly walk?: { readonly place?: string | undefined; readonly way?: number | undefined; readonly to: string }
    } & Position)
  /** What a choice of the seat does, in the words of the game: what is held is told so before it is confirmed. */
  | ({ readonly ask: 'meaning'; readonly seat: Viewer; readonly option: Option } & Position)
  /**
   * What the strongest player would do for the seat at its decision, or at a moment of a replay for whoever decides there.
   * Only for one's own seat; where several people play, only over a network and if the game was made so (`hints`).
   */
  | ({ readonly ask: 'hint' } & Seen)
  /** The chance of the seat to win, as far as it can see. Rights as with `hint`; after the end for any seat. */
  | ({ readonly ask: 'judgement' } & Seen)
  /**
   * Where those who are under way can go; before that, where something can begin, or with a `place`, what can begin there and
   * where the `way` with that number leads. Of the decision on the screen.
   */
  | {
      readonly ask: 'reach'
      readonly table: string
      readonly seat: Viewer
      readonly place?: string | undefined
      readonly way?: number
    }
  | { readonly ask: 'list' }
  | ({ readonly ask: 'create'; readonly setup: NewGame } & Made)
  | ({ readonly ask: 'import'; readonly text: string } & Made)
  /** Sits down at a table. With `here` it is taken over from another window. */
  | { readonly ask: 'open'; readonly id: string; readonly here?: boolean }
  | { readonly ask: 'close'; readonly table: string }
  | { readonly ask: 'remove'; readonly id: string }
  | { readonly ask: 'export'; readonly id: string }
  /** What is `joined` to the answer before is taken back with it. */
  | ({ readonly ask: 'answer'; readonly option: Option; readonly joined?: true | undefined } & Timed)
  /**
   * All the clicks of a way at once: it begins at `place` by the `way` with that number, or goes on, and ends at `to` or where
   * something is asked that is another decision. One `undo` takes it all back.
   */
  | ({
      readonly ask: 'walk'
      readonly place?: string | undefined
      readonly way?: number | undefined
      readonly to?: string | undefined
    } & Timed)
  /** What is held is meant; `option` says what that is to a house that may have been moved since. */
  | ({ readonly ask: 'confirm'; readonly option?: Option } & Timed)
  | ({ readonly ask: 'undo' } & Timed)
  /** Back to the first choice that may be taken back: "start my turn again". */
  | ({ readonly ask: 'restart' } & Timed)
  /** Hot-seat: the named seat has sat down behind the curtain. */
  | { readonly ask: 'sit'; readonly table: string; readonly seat: Role }
  /** How bots are watched, and whether a choice that passes the turn on is held; of all tables of this line. */
  | {
      readonly ask: 'pace'
      readonly paused: boolean
      readonly delay: number
      readonly confirm: boolean
      readonly think?: Think
      /** Nobody looks at the screen: over a network one is told of one's turn elsewhere then. */
      readonly hidden?: true
    }
  /** Bots that are paused make one choice. */
  | ({ readonly ask: 'step'; readonly table: string } & Made)
  /** Who thinks stops thinking and plays the best it has found so far. */
  | { readonly ask: 'hurry'; readonly table: string }
  /** From now on another plays the role. A person takes a seat only where nobody else plays. */
  | { readonly ask: 'seat'; readonly table: string; readonly role: Role; readonly who: Seat }
  | { readonly ask: 'replay'; readonly id: string; readonly at: number; readonly seat?: Viewer }
  /** What the machine player that acts at a moment of a replay does it for, as the seat may know it. */
  | { readonly ask: 'reason'; readonly id: string; readonly at: number; readonly seat: Viewer }
  /** Play on from a moment of a replay: `at` counts the steps of `seat`. */
  | ({
      readonly ask: 'branch'
      readonly id: string
      readonly at: number
      readonly seat?: Viewer
      readonly seats: Seats
    } & Made)
  /** Dice by all: what the seat promises; and, when all have promised, its share. Both in hex. */
  | ({ readonly ask: 'commit'; readonly commitment: string } & AtTable)
  | ({ readonly ask: 'reveal'; readonly share: string } & AtTable)
  /** Over the network: gives the game up. */
  | ({ readonly ask: 'resign' } & AtTable)
  /**
   * Offers something to the others, or agrees to what they have offered. `back`: so many choices of one's own; `role`: whose link was
   * lost, and `code` the word that he has told.
   */
  | ({
      readonly ask: 'offer'
      readonly what: Offer['what']
      readonly back?: number
      readonly role?: Role
      readonly code?: string
    } & AtTable)
  /** Takes an offer back, or says no to it. */
  | ({ readonly ask: 'withdraw'; readonly what: Offer['what'] } & AtTable)
  /** Ends the game of who has no time left: it is won, or a draw. Where there is no clock: a draw, or broken off. */
  | ({ readonly ask: 'claim'; readonly draw?: true; readonly abort?: true } & AtTable)
  /** Where the game could be set back to, newest first. */
  | { readonly ask: 'turns'; readonly table: string; readonly seat: Role }
  /** A bot plays for who has no time left. */
  | ({ readonly ask: 'replace'; readonly role: Role; readonly player: string } & AtTable)
  /** One plays oneself again, where a bot does in one's place. */
  | ({ readonly ask: 'return' } & AtTable)
  /** Clocks that stand by consent go on. */
  | ({ readonly ask: 'resume' } & AtTable)
  /** One's own clock stands until then; 0: it goes on. */
  | ({ readonly ask: 'away'; readonly until: number } & AtTable)
  /** Lets questions of a kind pass from now on, and the one that is asked now; without `until`, no more. */
  | ({ readonly ask: 'pass' } & Omit<StandingPass, 'until'> & Partial<Pick<StandingPass, 'until'>> & AtTable)
  | ({ readonly ask: 'say'; readonly text: string } & AtTable)
  /** From now on one does not hear somebody, a seat or the name of who watches; or hears him again. With `block`, nowhere. */
  | {
      readonly ask: 'hush'
      readonly table: string
      readonly whom: string
      readonly on: boolean
      readonly block?: true
    }
  /** One's own notes on the game, kept for the seat; with a text they are written. Nobody else reads them. */
  | { readonly ask: 'note'; readonly table: string; readonly seat: Role; readonly text?: string }
  /** What was said, the last first to be left out. */
  | { readonly ask: 'talk'; readonly table: string }
  /** While it is played: the game as one's own seat has seen it, to go to and fro in without asking again. */
  | { readonly ask: 'film'; readonly table: string; readonly seat: Viewer }
  /** Of the house in the page: a record is looked at under this name, and not kept. It is over, and all in it may be seen. */
  | { readonly ask: 'lend'; readonly id: string; readonly text: string }
  | { readonly ask: 'dice'; readonly id: string }
  /** The course of a game that is over: score and strengths, turning points, losses, luck. */
  | { readonly ask: 'report'; readonly id: string }
  | { readonly ask: 'verify'; readonly id: string }

export type Asked<A extends Request['ask']> = Extract<Request, { readonly ask: A }>
