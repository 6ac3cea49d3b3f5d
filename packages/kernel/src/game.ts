/** What a game is, to everything that is not its rules: the table, the players, the command, the web, the server. */
import type { Aid } from './aid.ts'
import type { Annals } from './annals.ts'
import type { Choice, Option, Play, Role } from './ask.ts'
import type { Example } from './example.ts'
import type { Teaching } from './guided.ts'
import type { Chapter, LogEntry, Message } from './message.ts'
import type { OddsBook } from './odds.ts'
import type { Random } from './random.ts'
import type { Strategy } from './strategy.ts'
import type { Families, TextTable } from './texts.ts'
import type { Travel } from './travel.ts'

/** Who looks: a role, somebody who watches, or (after the end, and in lessons) everybody with all cards on the table. */
export type Viewer = Role | typeof SPECTATOR | typeof OPEN
export const SPECTATOR = 'spectator'
export const OPEN = 'open'

/** Plain JSON data. Each game adds its own; rules change it in place. */
export interface State {
  /** The step of the sequence of play that comes next or is being played; a step that is not in it ends the game. */
  step: string
  /** Noted since the last checkpoint; the table moves it to its journal. */
  log: LogEntry[]
}

/** An entry of the sequence of play. It says where the game goes on by setting `step` before it ends. */
export interface Step<S> {
  readonly rule: string
  play(state: S): Play
}

export interface Scenario {
  readonly id: string
}
/** A switch of the rules. Texts are `option.<id>`, `option.<id>.help` and `option.<id>.<value>` of the catalogue. */
export interface Switch {
  readonly id: string
  readonly values: readonly string[]
  readonly default: string
  readonly rule: string
  /** Values that may be chosen only together with a value of another switch, or not with it. */
  readonly unless?: readonly {
    readonly value: string
    readonly other: string
    readonly is: readonly string[]
  }[]
  /** Scenarios it belongs to; all without it. */
  readonly scenarios?: readonly string[]
  /** Which roles play with each value; without it, it changes nothing about that. */
  readonly seats?: Readonly<Record<string, readonly Role[]>>
}
export type Settings = Readonly<Record<string, string>>

export interface Outcome {
  readonly winner: Role | 'draw'
  /** All who have won, where several roles play together; without it the winner alone. */
  readonly winners?: readonly Role[]
  /** By how much, in the game's own measure of victory; 0 where it has none. */
  readonly margin: number
  /** What decided it. */
  readonly cause: Message
  readonly rule: string
}

export type Catalogue = Readonly<Record<string, string>>
export const LOCALES = ['en', 'fr'] as const
export type Locale = (typeof LOCALES)[number]
/** A place or a way that a board marks at a wish: with which sign, and perhaps with a number beside it. */
export interface Shown {
  readonly place: string
  readonly look: string
  readonly note?: number
}

/** Something on the board that can be pointed at: `{ unit: 'b_15' }`, `{ space: 'levis' }`, `{ card: '12' }`. */
export type Subject = Readonly<Record<string, string | number>>
/** Why something cannot be done, with its rule. */
export interface WhyNot {
  readonly text: Message
  readonly rule: string
}

/** A section of the rules. */
export interface RuleText {
  /** `'7.8.5'`, a chapter `'7'`, or `'0'` for the preface. */
  readonly id: string
  readonly title: string
  /** A blank line begins a paragraph, a leading `- ` a list item, `**` stands around bold words. */
  readonly text: string
  /** Other entries that help to understand this one. */
  readonly see: readonly string[]
}

/**
 * Questions that somebody is asked while others act, and that he may want to let pass without being asked. Whether one is asked
 * follows from what all may know; and so does its kind, whatever he holds.
 */
export interface Windows {
  /** Their words are `window.<kind>` of the catalogue. */
  readonly kinds: readonly string[]
  /** For how long: until such a chapter of the log begins, or a longer one. The shortest comes first. */
  readonly until: readonly Chapter[]
  /** The kind of a question, and what lets it pass. */
  of(decision: Choice): { readonly kind: string; readonly pass: Option } | undefined
}

/** What playing takes. */
export interface Core<S extends State = State, V = unknown> {
  readonly id: string
  /** Version of the rules as written here; in every record. */
  readonly rules: string
  /** All there can be; `rolesIn` says which of them play. */
  readonly roles: readonly Role[]
  readonly scenarios: readonly Scenario[]
  readonly switches: readonly Switch[]
  setup(scenario: string, settings: Settings): S
  readonly sequence: Readonly<Record<string, Step<S>>>
  copy(state: S): S
  /** All that `viewer` may know of the position, and nothing else, as JSON. */
  view(state: S, viewer: Viewer): V
  /**
   * Whether everybody may look on while this is decided: it names only what all see, and would be asked the same whatever
   * is hidden. Without it, what a spectator's view names tells.
   */
  openly?(state: S, decision: Choice): boolean
  /**
   * What is answered to a question that is asked only so that nobody learns from the silence ("play that card?" of somebody who
   * does not hold it); undefined where there is something to decide.
   */
  idle?(decision: Choice): Option | undefined
  /** Questions that may be let pass in advance. */
  readonly windows?: Windows
  /** Roles of one team know the same: nothing is hidden between them. Each is its own without it. */
  team?(role: Role): string
  /** A copy in which everything `viewer` cannot know is dealt anew; his view of it is the same to the byte. */
  reshuffleHidden(state: S, viewer: Viewer, random: Random): S
  outcome(state: S): Outcome | undefined
  /** Players that are its own, by name, besides those that play every game. */
  readonly players?: readonly string[]
  /** Ways of playing that show in it: of `Actions.styles`, those that people are offered. */
  readonly styles?: readonly string[]
  /** Somebody has learned to judge it: its brain has a judge. */
  readonly judged?: boolean
  /** More inputs than any game can take; reaching it is a bug. */
  readonly bound: number
}

/** A whole game: what bots, boards, lessons, terminals and tests want as well. A page loads the words by themselves. */
export interface Game<S extends State = State, V = unknown> extends Core<S, V> {
  readonly catalogues: Readonly<Record<Locale, Catalogue>>
  readonly strategy: Strategy<S>
  /** The board as text, for a terminal or a screen reader. */
  board(view: V, say: (message: Message) => string): string
  /**
   * What a board can show over its map at a wish, by the rules themselves and from nothing but a view: `kind` says what
   * (control, supply, ...), `at` is the place that the viewer points at.
   */
  overlay?(view: V, viewer: Viewer, kind: string, at?: string): readonly Shown[]
  /** The rules in our own words, by number; loaded when wanted. */
  rulebook?(locale: Locale): Promise<readonly RuleText[]>
  /** Tables and lists beside the board, from facts and the view alone. */
  aids?(view: V, viewer: Viewer): readonly Aid[]
  /** How pieces go far, for who wants to see where they can go and to send them there; without it they go click by click. */
  readonly travel?: Travel<S>
  /** All that the board of this viewer shows and can be pointed at. */
  subjects?(view: V, viewer: Viewer): readonly Subject[]
  /** What opens with it: the units of a space. */
  within?(view: V, subject: Subject): readonly Subject[]
  /**
   * Why the subject is not among what is offered, by the rules' own predicates and from nothing but the view of who is
   * asked; undefined for what is offered. Nobody waits for reasons to play.
   */
  why?(view: V, choice: Choice, subject: Subject): WhyNot | undefined
  /** How an option is called in a list, with its verb; where it says nothing, field by field (`labelOf`). */
  label?(option: Option, view: V): Message | undefined
  /**
   * What a choice does, with what follows from it as far as the view tells: said before it is confirmed. Undefined where the
   * words of the option say all.
   */
  meaning?(view: V, choice: Choice, option: Option): Message | undefined
  /** What hangs on dice, for those who are about to choose: `Reckoning` plays it, this says what it is about. */
  readonly odds?: OddsBook<S>
  /** What its course is told by when it is over. */
  readonly annals?: Annals<V>
  /**
   * Laws that must hold in every position (every piece in exactly one place, ...); the broken ones, in words. With the
   * log since the set-up, also what a reader can recompute from it.
   */
  brokenLaws(state: S, log?: readonly LogEntry[]): readonly string[]
  readonly texts: TextTable
  readonly names: Families
  /** Builds the position a worked example starts from; `spec` is the game's own short form. */
  position(spec: never, scenario: string, settings: Settings): S
  /** Worked examples, loaded when wanted. */
  examples(): Promise<readonly Example[]>
  /** A guided first game and the order of the lessons, loaded when wanted. */
  teaching?(): Promise<Teaching>
  /** Every rule section that holds a rule, for the list of those without a test. */
  readonly sections: readonly string[]
}
