/** Where games are kept. What is settled is appended and never written again; a small head with the last position is rewritten. */
import type { Input, LogEntry, Part, Saved, State } from '@carillon/kernel'
import type { SavedGame, StoreTrouble } from '@carillon/protocol'
import type { Promised } from './luck.ts'
import type { KeptReasons } from './told-reasons.ts'
import type { Walk } from './walks.ts'

/** The last position that nothing is taken back before, and what was done since. */
export interface LastPosition extends Omit<Saved<State>, 'log' | 'logBefore'> {
  readonly undo: number
  /** Lines of the log before the checkpoint. */
  readonly lines: number
}
/** The rules that a game began with, and where it went on otherwise. */
export interface RulesHistory {
  readonly rules: string
  readonly parts: readonly Part[]
}
/** A game as kept: what the list shows of it, what was promised of its dice, and its last position. */
export interface Head extends SavedGame, Promised {
  /** Version of the rules that the position was made with. */
  readonly rules: string
  /** Who wrote it: a window that was passed over does not write into what another plays on. */
  readonly by?: string
  readonly position: LastPosition
  readonly past?: RulesHistory
  /** Clicks that one undo takes back. */
  readonly walks?: readonly Walk[]
  /** What was told last of machine players, to each who looks. */
  readonly reasons?: KeptReasons
  /** Games that were kept before there were any have none. */
  readonly sums?: Sums
}
/** Digests: see sums.ts. */
export interface Sums {
  /** Of what the game can be played again from. */
  readonly moves: string
  /** Of everything. */
  readonly whole: string
}
/** Inputs and lines of the log that are settled: the next ones after those of the row before. */
export interface Row {
  readonly id: string
  /** Its number among the rows of the game. */
  readonly number: number
  readonly inputs: readonly Input[]
  readonly log: readonly LogEntry[]
}
/** As games were kept before: the whole record as a text. */
export interface OldEntry extends SavedGame {
  readonly text: string
}

/** Nobody vouches for what a head or a row is. */
export interface Kept {
  readonly head: unknown
  readonly rows: readonly unknown[]
}
/** All heads, by name. */
export interface Heads {
  readonly heads: readonly (readonly [id: string, head: unknown])[]
  readonly trouble?: StoreTrouble
}
export interface Store {
  all(): Promise<Heads>
  head(id: string): Promise<unknown>
  get(id: string): Promise<Kept | undefined>
  /**
   * Rewrites the head and appends the rows, both or neither; row 0 begins anew. Done when it is kept for good. Refused if
   * somebody else has written since, unless it takes the game over.
   */
  put(head: Head | OldEntry, rows: readonly Row[], takes?: boolean): Promise<void>
  remove(id: string): Promise<void>
}

/** What a put finds there was written by another. */
export const isForeign = (head: Head | OldEntry, kept: unknown): boolean =>
  kept !== undefined && (kept as Partial<Head> | null)?.by !== (head as Partial<Head>).by
export const FOREIGN = 'another window plays this game'

/** Rows of a game after more were appended; what another window wrote in their place goes. */
export function appended(rows: readonly Row[], more: readonly Row[]): readonly Row[] {
  const first = more[0]?.number ?? Number.POSITIVE_INFINITY
  return [...rows.filter((row) => !(row?.number >= first)), ...more]
}

interface Held {
  readonly head: Head | OldEntry
  readonly rows: readonly Row[]
  readonly takes: boolean
}
/** What is held counts, unless another window has taken the game over and plays on. Times do not tell: clocks are set. */
const counts = (mine: Held | undefined, kept: unknown): mine is Held =>
  mine !== undefined && (mine.takes || !isForeign(mine.head, kept))

/** As heads were kept before there were sums: the position, and what decided a game that is over, had other names. */
function renamed(kept: unknown): unknown {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept) || 'sums' in kept) return kept
  const { mark: position, outcome, ...head } = kept as { mark?: unknown; outcome?: { why?: unknown } }
  const { why: cause, ...rest } = outcome ?? {}
  return { ...head, ...(position !== undefined && { position }), ...(outcome && { outcome: { cause, ...rest } }) }
}

/** What could not be kept is held until it can be, and goes with the next put; `put` fails all the same, so that it is told. */
export function holding(store: Store): Store {
  const held = new Map<string, Held>()
  return {
    async all() {
      const kept = await store.all().catch((error: unknown): Heads => {
        return { heads: [], trouble: { what: 'unreadable', detail: String(error) } }
      })
      const all = new Map(kept.heads.map(([id, head]) => [id, renamed(head)]))
      for (const [id, mine] of held) if (counts(mine, all.get(id))) all.set(id, mine.head)
      return { ...kept, heads: [...all] }
    },
    async head(id) {
      const mine = held.get(id)
      const kept = await (mine === undefined ? store.head(id) : store.head(id).catch(() => undefined))
      return counts(mine, kept) ? mine.head : renamed(kept)
    },
    async get(id) {
      const mine = held.get(id)
      const kept = await (mine === undefined ? store.get(id) : store.get(id).catch(() => undefined))
      if (!counts(mine, kept?.head)) return kept && { ...kept, head: renamed(kept.head) }
      return { head: mine.head, rows: appended((kept?.rows ?? []) as readonly Row[], mine.rows) }
    },
    async put(head, rows, takes = false) {
      const before = held.get(head.id)
      const mine = { head, rows: appended(before?.rows ?? [], rows), takes: takes || before?.takes === true }
      held.set(head.id, mine)
      await store.put(head, mine.rows, mine.takes)
      if (held.get(head.id) === mine) held.delete(head.id)
    },
    async remove(id) {
      held.delete(id)
      await store.remove(id)
    },
  }
}
