/** A game as it is set up, as it is kept beside its journal, and what a row of it has done. */
import { hash } from 'node:crypto'
import {
  type ChanceSource,
  type Core,
  type LogEntry,
  lineFor,
  observe,
  type Role,
  type Saved,
  type State,
  type Table,
  type Viewer,
} from '@carillon/kernel'
import type { DiceShare, Ended, NewGame, NewLink, Offer, Roll } from '@carillon/protocol'
import type { KeptWalks } from '@carillon/room'
import type { Attendance } from './attendance.ts'
import type { Clock, Span } from './clock.ts'
import type { KeptPasses } from './passes.ts'

/** Entries of the log that are held in memory, and told to whoever comes. */
export const RECENT = 50

/** A game as it is set up, and its luck. */
export interface Origin {
  readonly id: string
  /** By the rules that it was begun with. */
  readonly game: Core
  /** Those of other versions that it was played by, or is now. */
  readonly cores: Map<string, Core>
  readonly setup: NewGame
  readonly commitment: string
  readonly seed: string
  readonly clock?: Clock | undefined
  /** Times in which the house was down. */
  outages?(): readonly Span[]
  /** Who watches sees it so many turns later. */
  readonly delay?: number | undefined
  /** Who sits there, and who is here. */
  attendance?(): Attendance | undefined
  /** Of the house alone; where the seats have their share, it waits for them. */
  readonly chance: ChanceSource | undefined
  /** The seats that give to the dice. */
  readonly sharing?: readonly Role[] | undefined
  /** Whoever plays may ask the machine for hints and chances. */
  readonly hints?: true | undefined
  /** It counts for who plays it. */
  readonly rated?: boolean
}
/** The rules of a version, which are at hand: whoever opens a game has seen to it. */
export function coreIn({ game, cores }: Origin, version: string | undefined): Core {
  if (version === undefined || version === game.rules) return game
  const core = cores.get(version)
  if (!core) throw new Error(`rules ${version} of ${game.id} are not here`)
  return core
}
/** A position as it is kept beside the journal. */
export interface KeptPosition {
  readonly saved: Saved<State>
  readonly seats: NewGame['seats']
  /** Lines before the checkpoint; and how many of them each viewer may read. */
  readonly lines: number
  readonly readable: Readonly<Record<Viewer, number>>
  readonly clock?: Clock | undefined
  readonly offers?: readonly Offer[]
  readonly ended?: Ended | undefined
  readonly dice?: readonly DiceShare[] | undefined
  /** How often the shares were begun anew. */
  readonly anew?: number
  readonly walks?: KeptWalks
  readonly passes?: KeptPasses
  readonly links?: readonly NewLink[] | undefined
  /** How often each seat has got a new link that was used: those who came by older ones are not heard. */
  readonly renewed?: Readonly<Record<Role, number>> | undefined
  /** When each seat was last opened on a further device. */
  readonly opened?: Readonly<Record<Role, number>> | undefined
  /** How often each seat has closed its invitation: those who came after the first are not heard. */
  readonly closed?: Readonly<Record<Role, number>> | undefined
  /** Seats of people for whom a bot has played, if only for a while. */
  readonly relieved?: readonly Role[] | undefined
  /** Digests of what each viewer sees: whether other rules show the same. */
  readonly seen?: Readonly<Record<Viewer, string>>
}
/** The same, with the lines of the log that are to be kept with it, from the `first` on. */
export interface Keeping {
  readonly kept: KeptPosition
  readonly first: number
  readonly entries: readonly LogEntry[]
}
/** What stands beside the position. */
export type Circumstances = Pick<
  KeptPosition,
  'clock' | 'offers' | 'ended' | 'dice' | 'links' | 'renewed' | 'opened' | 'closed' | 'relieved'
>
export function circumstancesOf(one: Circumstances): Circumstances {
  const { clock, offers, ended, dice, links, renewed, opened, closed, relieved } = one
  return { clock, offers: offers ?? [], ended, dice, links, renewed, opened, closed, relieved }
}
/** What a row has done, for those who look. */
export interface Happened {
  readonly rolls: readonly Roll[]
  /** Something that others may have read was taken back. */
  readonly back: boolean
  /** Lines from here on are gone: the game was set back. */
  readonly cut?: number
}

/** How many lines that are not held each viewer may read. */
export function unheld(kept: KeptPosition, recent: readonly LogEntry[]): Record<Viewer, number> {
  const entries = Object.entries(kept.readable).map(([viewer, lines]) => {
    return [viewer, lines - recent.filter((entry) => lineFor(entry, viewer)).length] as const
  })
  return Object.fromEntries(entries)
}

/** Digests of what each sees, as `digestOf` makes them: Node's own are cheaper. */
export function seenOf(table: Table<State>, viewers: readonly Viewer[]): Record<Viewer, string> {
  const look = (viewer: Viewer) => observe(table, viewer, { logFrom: Number.POSITIVE_INFINITY })
  return Object.fromEntries(viewers.map((viewer) => [viewer, hash('sha256', JSON.stringify(look(viewer)))]))
}
