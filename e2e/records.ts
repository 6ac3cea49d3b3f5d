/** Games made without a browser: the same seed makes the same record, so that a test begins where it wants to. */
import {
  checkSettings,
  commitmentOf,
  type Game,
  type GameRecord,
  observe,
  problemText,
  recordOf,
  type Settings,
  type State,
  seeded,
  startTable,
  type Table,
  toHex,
  type Viewer,
  verifiableChance,
  writeRecord,
} from '@carillon/kernel'
import { PLAYERS, type Player, TableOutlook, thought, Wits } from '@carillon/players'
import { loadGame } from '@carillon/registry'
import type { Page } from 'playwright-core'
import { openKept } from '../packages/room/src/opening.ts'
import type { Kept } from '../packages/room/src/store.ts'
import { GAME } from './page.ts'

export async function theGame(id = GAME): Promise<Game> {
  const game = await loadGame(id)
  if (!game) throw new Error(`${id} is not there`)
  return game
}

export interface Wish {
  /** The first seed that is tried: a game that ends before `until` is true gives way to the next one's. */
  readonly seed: number
  /** Without it, Quebec 1759. */
  readonly game?: string
  /** Without it, the first. */
  readonly scenario?: string
  /** Who sits where in the record: `human`, `bot:greedy`. Both are played by bots until then. */
  readonly seats?: Readonly<Record<string, string>>
  readonly options?: Settings
  /** Where the record stops: when this is true for the first time; without it, at the end. */
  until?(table: Table<State>): boolean
}

const SEEDS = 30

/** What was made before: several tests look at the same positions. */
const MADE = new WeakMap<Wish, Promise<string>>()

/** The text of a record. */
export function madeGame(wish: Wish): Promise<string> {
  const made = MADE.get(wish) ?? make(wish)
  MADE.set(wish, made)
  return made
}

async function make(wish: Wish): Promise<string> {
  const game = await theGame(wish.game)
  for (let seed = wish.seed; seed < wish.seed + SEEDS; seed++) {
    const text = played(game, wish, seed)
    if (text) return text
  }
  throw new Error(`no game of ${SEEDS} comes to what is wanted`)
}

/** One game to where it is wanted; undefined if it ends before. */
function played(game: Game, wish: Wish, seed: number): string | undefined {
  const { table, record } = playedBy(game, wish, seed)
  return wish.until && table.over ? undefined : writeRecord(record)
}

/** One game by bots to where it is wanted, or to its end. */
export function playedBy(
  game: Game,
  { scenario: wanted, seats, options = {}, until }: Wish,
  seed: number,
): { readonly table: Table<State>; readonly record: GameRecord } {
  const scenario = wanted ?? (game.scenarios[0] as { id: string }).id
  const checked = checkSettings(game, scenario, options)
  if ('problem' in checked) throw new Error(problemText(checked.problem))
  const random = seeded(seed)
  const secret = Uint8Array.from({ length: 32 }, () => random.below(256))
  const chance = verifiableChance(secret, game.id)
  const table = startTable(game, game.setup(scenario, checked.settings))
  while (!table.over && !until?.(table)) {
    const ask = table.chance
    const decision = table.decisions[0]
    if (ask) table.answer({ chance: chance.draw(ask, table.draws) })
    else if (decision) {
      const player = PLAYERS.get('greedy') as Player
      table.answer({
        role: decision.role,
        option: thought(player.sit().think(new TableOutlook(table, decision, new Wits(game.strategy)), random, {})),
      })
    }
  }
  const record = recordOf(table, {
    scenario,
    options: checked.settings,
    seats: seats ?? { british: 'human', french: 'bot:greedy' },
    commitment: commitmentOf(secret),
    seed: toHex(secret),
  })
  return { table, record }
}

/** A game as the browser keeps it now; the page never asks for that. */
export async function keptIn(page: Page, id: string): Promise<Kept> {
  return page.evaluate(async (wanted) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await answer(indexedDB.open('carillon'))
    const stores = db.transaction(['games', 'rows'])
    const [head, rows] = await Promise.all([
      answer(stores.objectStore('games').get(wanted)),
      answer(stores.objectStore('rows').getAll(IDBKeyRange.bound([wanted], [wanted, []]))),
    ])
    db.close()
    return { head, rows }
  }, id)
}
/** What a seat sees of it: its position, opened again. It is kept a little after it is shown. */
export async function keptView(page: Page, id: string, seat: Viewer): Promise<unknown> {
  const { table } = await openKept(theGame, await keptIn(page, id))
  return observe(table, seat).view
}

/** Stops: the person who plays `role` is asked something in `step`, at least in this turn. */
export const askedIn =
  (role: string, step: string, turn = 0) =>
  (table: Table<State>): boolean => {
    const state = table.state as State & { readonly turn?: number }
    const decision = table.decision(role)
    return state.step === step && (state.turn ?? 0) >= turn && decision !== undefined && decision.options.length > 1
  }
