/** The games that are kept: listed, opened, thrown away. */
import type { SavedGame, StoreTrouble } from '@carillon/protocol'
import { damageOf, listed } from './entries.ts'
import type { House, Open } from './house.ts'
import { Impossible, wordsOf } from './impossible.ts'
import type { Line } from './line.ts'
import { type OpenedGame, openKept } from './opening.ts'
import type { Head, Kept, OldEntry } from './store.ts'

export async function listOf({ store }: House): Promise<{ games: SavedGame[]; trouble?: StoreTrouble }> {
  const { heads, trouble } = await store.all()
  return { games: heads.map(([id, head]) => listed(id, head)), ...(trouble && { trouble }) }
}

export async function keptGame({ store }: House, id: string): Promise<Kept> {
  const kept = await store.get(id)
  if (!kept) throw new Impossible('no-game', `no game is kept under ${id}`)
  return kept
}
export async function headOf({ store }: House, id: string): Promise<Head | OldEntry> {
  const head = await store.head(id)
  if (head === undefined) throw new Impossible('no-game', `no game is kept under ${id}`)
  const damage = damageOf(head)
  if (damage !== undefined) throw new Impossible('broken', damage)
  return head as Head | OldEntry
}

export async function openRoom(house: House, id: string, here: boolean): Promise<Open> {
  await headOf(house, id)
  const release = await house.claim(id, here)
  try {
    // Read when it is ours: the other window has kept its last moves.
    const { started } = await headOf(house, id)
    const opened = await read(house, id)
    const open = house.made(id, started, opened, release)
    // What was kept in another way, does not fit any more, or was taken from another window is kept at once.
    if (!opened.written || opened.notice || here) await open.keeper.keep()
    return open
  } catch (error) {
    release()
    throw error
  }
}
/** A game that cannot be read any more says so, and is kept for export. */
async function read(house: House, id: string): Promise<OpenedGame> {
  const kept = await keptGame(house, id)
  const { game } = kept.head as Head | OldEntry
  // Rules that cannot be loaded now say nothing of the game.
  if (house.library.has(game)) await house.library.core(game)
  try {
    return await openKept(house.library.core, kept)
  } catch (error) {
    const broken = wordsOf(error)
    await house.store.put({ ...(kept.head as Head | OldEntry), broken }, []).catch(() => undefined)
    throw new Impossible('broken', broken)
  }
}

/** Who sits at it and did not ask for it is told. */
export async function removeGame(house: House, id: string, by: Line): Promise<void> {
  const open = await house.opened(id)
  const lines = [...(open?.lines ?? [])]
  for (const line of lines) await line.close()
  for (const line of lines) if (line !== by) line.tell({ news: 'closed', id })
  const release = await house.claim(id, false)
  await house.store.remove(id)
  release()
}
