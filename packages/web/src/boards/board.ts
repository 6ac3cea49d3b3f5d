/**
 * What the shell and a game's board say to each other. A board holds no rules: it is given a view and what may be chosen,
 * draws them, and reports what was clicked. The shell knows no game.
 */
import type { Aid, LogLine, Message, Option, RuleText, Shown, Subject, Viewer } from '@carillon/kernel'
import type { Say } from '@carillon/kernel/catalogue'
import type { Asked, Reach } from '@carillon/protocol'
import type { ComponentType, ReactNode } from 'preact/compat'

/** Something on the board or in a panel that can be pointed at. */
export type { Subject } from '@carillon/kernel'
export type { Say } from '@carillon/kernel/catalogue'
export type { Reach } from '@carillon/protocol'
/** A way that is gone in one deed: from where, which one, and where to. */
export type Walk = Pick<Asked<'walk'>, 'place' | 'way' | 'to'>
export type Goal = NonNullable<Asked<'odds'>['walk']>

export interface BoardProps<V = unknown> {
  readonly view: V
  readonly seat: Viewer
  /** What may be chosen now by the seat at the screen; none while others decide. */
  readonly options: readonly Option[]
  /** What is `joined` belongs to the choice before it, and is taken back with it. */
  choose(option: Option, joined?: boolean): void
  /** A click on something that is not offered: the shell asks the rules why (`Game.why`), and says it. */
  refuse(subject: Subject): void
  /** Hover, focus or long-press: the shell shows what it is; undefined when it ends. */
  explain(subject: Subject | undefined): void
  /** The option whose button has focus in the list, or a lesson's expected click: to be marked on the board. */
  readonly marked?: Option | undefined
  /** The question that is asked now, if it is asked of the seat at the screen. */
  readonly asked?: Message | undefined
  /** In a guided game: what goes on. Other options are answered, and helps that would take them are not offered. */
  readonly wanted?: readonly Option[] | undefined
  /** What the log has noted since the seat at the screen last chose: to be traced on the board until it chooses again. */
  readonly news?: readonly LogLine[]
  /** All that it has noted. */
  readonly log?: readonly LogLine[]
  /** What the rules say of the position at a wish: who holds what, how far those go who stand `at` a place. */
  overlay?(kind: string, at: string | undefined): Promise<readonly Shown[]>
  /** Where one can go, or begin; with a place, what can begin there and where the way with that number leads. */
  readonly reach?: ((place?: string, way?: number) => Promise<Reach>) | undefined
  readonly walk?: ((walk: Walk) => void) | undefined
  /** A way that one points at: what the dice would bring at its end is told. */
  readonly consider?: ((walk: Goal | undefined) => void) | undefined
  readonly say: Say
  readonly locale: 'en' | 'fr'
  readonly theme: 'light' | 'dark'
  readonly still: boolean
}

/** A side panel: the game says which there are. */
export interface Panel<V = unknown> {
  readonly id: string
  /** Key of its title in the game's catalogue. */
  readonly title: Message
  readonly Body: ComponentType<PanelProps<V>>
}
export interface PanelProps<V = unknown> {
  readonly view: V
  readonly seat: Viewer
  readonly options: readonly Option[]
  choose(option: Option): void
  refuse?(subject: Subject): void
  explain(subject: Subject | undefined): void
  readonly log?: readonly LogLine[]
  readonly say: Say
  readonly locale: 'en' | 'fr'
}

/** A face of a game's own die: how it is called, and what is drawn on it, in a square of 24. */
export interface DieFace {
  readonly name: Message
  readonly Icon: ComponentType
}

/** Everything a game brings to the table in the browser. */
export interface GameBoard<V = unknown> {
  /** Drawn into an SVG of the size of `frame`. */
  readonly Board: ComponentType<BoardProps<V>>
  readonly panels: readonly Panel<V>[]
  /** The size of the board in its own units; that of its letters if one is to begin where they can be read, and round what (parts of the size). */
  readonly frame: {
    readonly width: number
    readonly height: number
    readonly letters?: number
    readonly begin?: { readonly cx: number; readonly cy: number }
  }
  /** The faces of the game's dice in the order of what is rolled, from 1; without them pips or numbers. */
  readonly die?: readonly DieFace[]
  /** What a thing is, in the reader's language: a heading, lines, the rules it stands on. */
  describe(): Promise<(subject: Subject, view: V, say: Say) => Description | undefined>
  /** The places on the board that a line of the log tells of, the first one first: as `data-` attributes name them. */
  places?(): Promise<(line: LogLine, view: V) => readonly Subject[]>
  /** What a reader of the log wants to know of the things that it names. */
  reading?(): Promise<Reading>
  /** How an option is called in the list of options and in typed commands; without it the kernel's label. */
  label?(option: Option, view: V, say: Say): string
  /** The board as text, for those who do not see it. */
  text(): Promise<(view: V, say: Say) => string>
  /** Tables and lists beside the board, from facts and the view alone; loaded when first opened. */
  aids?(): Promise<(view: V, seat: Viewer) => readonly Aid[]>
  /** Options of the list grouped under headings. */
  group?(option: Option, view: V): Message | undefined
  /** Keys of what can be shown over the map, and how that is called. */
  readonly layers?: readonly (readonly [key: string, name: Message])[]
  /** The rules in our own words, for “Why?”; loaded when first opened. */
  rulebook?(locale: 'en' | 'fr'): Promise<readonly RuleText[]>
}
export interface Reading {
  /** Whose a thing is, if it is always the same side's. */
  sideOf(name: Message): string | undefined
  /** So many of its kind, in words; none for those who are named each. */
  counted(name: Message): ((count: number) => Message) | undefined
}
export type { RuleText as RuleSection } from '@carillon/kernel'
export interface Description {
  readonly title: string
  readonly lines: readonly string[]
  readonly rules: readonly string[]
  /** Who stands there, drawn; the words say it, too. */
  readonly counterRows?: readonly CounterRow[]
}
/** Those of one side, and how many more. */
export interface CounterRow {
  readonly counters: readonly ReactNode[]
  readonly more: number
}
