/**
 * What the page and the host say to each other. The host (a Web Worker) holds the table, the bots, the dice and the store;
 * the page gets only what the seat at the screen may see: observations, never a state, never another seat's inputs.
 */
import type {
  Catalogue,
  Choice,
  Locale,
  Message,
  Observation,
  Option,
  Outcome,
  Role,
  Settings,
  Shown,
  Subject,
  Switch,
  Viewer,
  WhyNot,
} from '@carillon/kernel'

/** Who sits where: somebody at this screen, or a bot by name. */
export type Seat = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly player: string }
export interface NewGame {
  readonly game: string
  readonly scenario: string
  readonly options: Settings
  readonly seats: Readonly<Record<Role, Seat>>
}

/** The line of the log that says that a turn begins. */
export const TURN = 'log.turn'

/** A saved game, as the list of them shows it. */
export interface SavedGame {
  readonly id: string
  readonly game: string
  readonly scenario: string
  readonly options: Settings
  readonly seats: Readonly<Record<Role, Seat>>
  readonly started: number
  readonly changed: number
  /** How far it is: the line of the log that began the turn, and the step of the sequence of play. */
  readonly turn?: Message
  readonly step?: string
  readonly outcome?: Outcome
  /** It could not be read: what is wrong. The file is kept and can be exported. Of a damaged entry the rest may be empty. */
  readonly broken?: string
}

/** What is wrong with the place where games are kept: it cannot be read, or there was none and it was made anew. */
export interface StoreTrouble {
  readonly what: 'unreadable' | 'anew'
  readonly detail: string
}

/** Dice that were rolled, for all to see. `at` is the number of the draw. */
export interface Roll {
  readonly at: number
  readonly rule: string
  readonly what: Message
  readonly by?: Role
  readonly sides: number
  readonly faces: readonly number[]
}

/** What is on the screen now. */
export interface Scene {
  readonly id: string
  readonly setup: NewGame
  /** Who looks. In hot-seat, what all may see is decided on the open floor: the seat is the spectator's. */
  readonly seat: Viewer
  /** Whose decision is on the screen. */
  readonly deciding?: Role
  /** `log` holds only the lines from `logFrom` on; the page keeps those before. */
  readonly observation: Observation
  readonly logFrom: number
  /** A choice that would pass the turn on, held until it is confirmed or taken back. */
  readonly pending?: Option
  /** Rolled since the scene before. */
  readonly rolls: readonly Roll[]
  /** Whom the host plays for now; empty when it waits for the seat at the screen. */
  readonly thinking: readonly Role[]
  /** Bots wait for `step`. */
  readonly paused: boolean
  /** What was promised of the dice at the start; the seed is shown at the end. A branch of another game promises nothing. */
  readonly fairness: {
    readonly commitment: string
    readonly seed?: string
    /** Seed and commitment of the file do not match: the dice are drawn by the browser, and nothing is proved. */
    readonly broken?: true
  } | null
  /** There are no people in it: the bots are watched. */
  readonly watching: boolean
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
  /** Where turns begin: the step and the log line that says so. */
  readonly chapters: readonly { readonly at: number; readonly text: Message }[]
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
  /** The click that is expected next, if a person is to make one; else the page offers "go on". */
  readonly expected?: { readonly role: Role; readonly option: Option }
  /** Dice come next, so many. */
  readonly dice?: number
  /** What was just tried and is not allowed. */
  readonly refused?: { readonly role: Role; readonly option: Option }
  readonly rolls: readonly Roll[]
  readonly done: boolean
}

/** Dice so far by role: how many of each face, for the comparison of rolled and expected. */
export type DiceTally = Readonly<Record<Role, { readonly sides: number; readonly counts: readonly number[] }>>

/** A worked example, as the list of them shows it. */
export interface Lesson {
  readonly id: string
  readonly title: string
  readonly rules: readonly string[]
}

/** What the page has to know of a game; its rules stay with the host. */
export interface About {
  readonly id: string
  readonly rules: string
  readonly roles: readonly Role[]
  readonly scenarios: readonly string[]
  readonly switches: readonly Switch[]
  readonly catalogues: Readonly<Record<Locale, Catalogue>>
  /** Bots that may sit at its table, weakest first. */
  readonly players: readonly string[]
}

/** What the rules say of a view that the page has: the page itself holds no rules. */
export interface OverlayRequest {
  readonly ask: 'overlay'
  readonly game: string
  readonly view: unknown
  readonly seat: Viewer
  readonly kind: string
  readonly at?: string | undefined
}

/** Why the rules do not offer something of a view that the page has. */
export interface WhyRequest {
  readonly ask: 'why'
  readonly game: string
  readonly view: unknown
  readonly seat: Viewer
  readonly choice: Choice
  readonly subject: Subject
}

/** Requests; every one is answered by exactly one reply (or a `refused`). */
export type Request =
  | { readonly ask: 'about'; readonly game: string }
  | { readonly ask: 'lessons'; readonly game: string }
  | OverlayRequest
  | WhyRequest
  | { readonly ask: 'list' }
  | { readonly ask: 'create'; readonly setup: NewGame }
  /** With `here` it is taken over from another window. */
  | { readonly ask: 'open'; readonly id: string; readonly here?: boolean }
  | { readonly ask: 'close' }
  | { readonly ask: 'remove'; readonly id: string }
  | { readonly ask: 'answer'; readonly option: Option; readonly revision: number }
  | { readonly ask: 'confirm' }
  | { readonly ask: 'undo' }
  /** Back to the first choice that may be taken back: "start my turn again". */
  | { readonly ask: 'restart' }
  /** Hot-seat: the named seat has sat down behind the curtain. */
  | { readonly ask: 'sit'; readonly seat: Role }
  | { readonly ask: 'pace'; readonly paused: boolean; readonly delay: number; readonly confirm: boolean }
  | { readonly ask: 'step' }
  | { readonly ask: 'export'; readonly id: string }
  | { readonly ask: 'import'; readonly text: string }
  | { readonly ask: 'replay'; readonly id: string; readonly at: number; readonly seat?: Viewer }
  /** Play on from a moment of a replay: `at` counts the steps of `seat`. */
  | {
      readonly ask: 'branch'
      readonly id: string
      readonly at: number
      readonly seat?: Viewer
      readonly seats: Readonly<Record<Role, Seat>>
    }
  | { readonly ask: 'dice'; readonly id: string }
  | { readonly ask: 'verify'; readonly id: string }
  | { readonly ask: 'lesson'; readonly game: string; readonly example: string; readonly number: number }

export type Reply =
  | { readonly said: 'done' }
  | { readonly said: 'about'; readonly about: About }
  | { readonly said: 'lessons'; readonly lessons: readonly Lesson[] }
  | { readonly said: 'overlay'; readonly shown: readonly Shown[] }
  | { readonly said: 'why'; readonly why?: WhyNot | undefined }
  | { readonly said: 'games'; readonly games: readonly SavedGame[]; readonly trouble?: StoreTrouble }
  | { readonly said: 'opened'; readonly id: string }
  | { readonly said: 'record'; readonly name: string; readonly text: string }
  | { readonly said: 'moment'; readonly moment: Moment }
  | { readonly said: 'dice'; readonly tally: DiceTally }
  | { readonly said: 'verified'; readonly draws: number; readonly dice: number }
  | { readonly said: 'lesson'; readonly stop: LessonStop }
  /** It did not work, and nothing has changed. `reason` is a key of the shell's catalogue (`refused.<reason>`). */
  | { readonly said: 'refused'; readonly reason: string; readonly detail: string; readonly rule?: string }

/** What the host tells by itself. */
export type News =
  | { readonly news: 'scene'; readonly scene: Scene }
  /** Hot-seat: nothing may be on the screen now; the named seat is next. */
  | { readonly news: 'curtain'; readonly id: string; readonly game: string; readonly next: Role }
  /** The game is played in another window now. All that was played here is kept. */
  | { readonly news: 'elsewhere'; readonly id: string }
  /** A file was taken, but something is odd about it: its promise does not hold; a bot in it is not known here. */
  | { readonly news: 'odd'; readonly what: 'promise' | 'bot'; readonly name?: string }
  /** The last move could not be saved: what is wrong. It is tried again with the next one. */
  | { readonly news: 'unsaved'; readonly detail: string }
  /** What could not be saved is saved now. */
  | { readonly news: 'saved' }
  /** The game cannot go on: something is wrong with us. What was played is kept. */
  | { readonly news: 'failed'; readonly detail: string }

export type ToHost = { readonly number: number; readonly request: Request }
export type FromHost = { readonly number: number; readonly reply: Reply } | News
