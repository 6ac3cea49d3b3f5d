/** Games as they are opened: by the rules that they are played by, from the last position and the rows since. */
import { type Core, type LogEntry, outcomeOf, pickOne, type State, seeded, type Table } from '@carillon/kernel'
import { Impossible } from '@carillon/room'
import type { Command } from './command.ts'
import type { Editions } from './editions.ts'
import { type KeptPosition, type Origin, RECENT } from './kept-position.ts'
import { type Attempt, Live } from './live.ts'
import { type OriginWorld, originOf } from './origin.ts'
import type { JournalTable } from './store/schema.ts'
import type { Store } from './store/store.ts'

type Rows = readonly Pick<JournalTable, 'body'>[]
const RULES = '"do":"rules"'

/** Never played on as if nothing were: the version that it was begun with still can. */
const otherRules = (rules: string): Impossible =>
  new Impossible('broken', `played with rules ${rules}, which are not those here`)

/** Sees to it that the rules are at hand that these rows go over to. */
export async function withRules(origin: Origin, rows: Rows, editions: Editions): Promise<void> {
  for (const { body } of rows) {
    if (!body.includes(RULES)) continue
    const command = JSON.parse(body) as Command
    if (command.do === 'rules') await addRules(origin, command.to, editions)
  }
}
async function addRules(origin: Origin, version: string, editions: Editions): Promise<void> {
  const { game, cores } = origin
  if (game.rules === version || cores.has(version)) return
  const core = await editions.core(game.id, version)
  if (!core) throw otherRules(version)
  cores.set(version, core)
}

export interface Opened {
  readonly live: Live
  /** The row of the position that is kept, and how many lines. */
  readonly keptSeq: number
  readonly keptLines: number
  /** It was set back since: lines that are kept from here on are to go. */
  readonly cut?: number | undefined
}
export type OpeningWorld = OriginWorld & { readonly store: Store }
/** Without a position, or where it is of no use, from the set-up. */
export async function opened(world: OpeningWorld, id: string): Promise<Opened> {
  const { store, editions } = world
  const row = await store.game(id)
  if (!row) throw new Impossible('no-game', `there is no game ${id}`)
  const origin = await originOf(row, world)
  const restored = await fromPosition(world, origin)
  if (!restored && row.seq > 0 && row.rules !== origin.game.rules) throw otherRules(row.rules)
  const found = restored ?? { live: Live.begun(origin), keptSeq: 0, keptLines: 0 }
  const rows = await store.rows(id, found.live.seq)
  await withRules(origin, rows, editions)
  const cuts = rows.flatMap(({ body }) => found.live.fold(JSON.parse(body) as Command).cut ?? [])
  return cuts.length === 0 ? found : { ...found, ...cutAt(Math.min(found.keptLines, ...cuts)) }
}

const cutAt = (cut: number) => ({ cut, keptLines: cut })

async function fromPosition({ store, editions }: OpeningWorld, origin: Origin): Promise<Opened | undefined> {
  const position = await store.position(origin.id)
  if (!position) return undefined
  const { seq, rules, body } = position
  const kept = JSON.parse(body) as KeptPosition
  const from = Math.max(0, kept.lines - RECENT)
  const recent = await store.lines(origin.id, from, kept.lines)
  if (recent.length !== kept.lines - from) return undefined
  const entries = recent.map(({ entry }) => JSON.parse(entry) as LogEntry)
  // Rules that were not kept: it goes on under those here only if nobody can tell.
  const there = (await editions.core(origin.game.id, rules)) !== undefined
  if (there) await addRules(origin, rules, editions)
  const live = Live.restored(origin, seq, kept, entries, there ? rules : undefined)
  if (!there && !isSame(live.seen(), kept.seen)) throw otherRules(rules)
  return { live, keptSeq: seq, keptLines: kept.lines }
}
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

// --- going over to other rules -----------------------------------------------------------------------------------

/** No dice lie between the last settled position and now: draws are counted from there on. */
export const isCalm = ({ table }: Live): boolean => !table.position().since.some((run) => 'chance' in run)

/** How many inputs are tried, in how many ways. */
const [AHEAD, WAYS] = [60, 3]

/** The row after which other rules are played by; or why somebody could tell. */
export function goneOver(live: Live, core: Core): Attempt | string {
  const { origin, table } = live
  origin.cores.set(core.rules, core)
  try {
    const made = live.folding({ do: 'rules', to: core.rules, saved: table.position() })
    if (!isSame(made.next.seen(), live.seen())) return 'somebody would see something else'
    for (let way = 1; way <= WAYS; way++) rehearse(made.next.table, way)
    return made
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
/** A position that the new rules cannot play is none of theirs. */
function rehearse(from: Table<State>, seed: number): void {
  const random = seeded(seed)
  const table = from.fork()
  for (let i = 0; i < AHEAD && !table.over; i++) {
    const { chance, decisions } = table
    if (chance) table.answer({ chance: outcomeOf(chance, (n) => random.below(n)) })
    else {
      const { role, options } = pickOne(decisions, random)
      table.answer({ role, option: pickOne(options, random) })
    }
    for (const role of table.game.roles) table.game.view(table.state, role)
  }
}
