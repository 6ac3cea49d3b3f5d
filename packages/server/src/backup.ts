/** Copies of an installation: taken while it is used, and shown to be good before they are relied on. */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@carillon/registry'
import { Library } from '@carillon/room'
import { Hall } from './hall.ts'
import { playedAgain } from './history.ts'
import { sqliteStore } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import { type Vault, vaultIn } from './vault.ts'

const [DATABASE, KEY] = ['carillon.db', 'key']

/** Database and key into a folder that was empty. */
export async function backUp(data: string, to: string): Promise<void> {
  for (const name of [DATABASE, KEY])
    if (existsSync(join(to, name))) throw new Error(`${join(to, name)} is there already`)
  mkdirSync(to, { recursive: true, mode: 0o700 })
  const store = sqliteStore(join(data, DATABASE))
  await store.backup(join(to, DATABASE))
  await store.close()
  copyFileSync(join(data, KEY), join(to, KEY))
}

export interface Checked {
  readonly games: number
  readonly rows: number
  /** Games whose rows do not come to their position, or cannot be played any more; and why. */
  readonly wrong: readonly { readonly id: string; readonly why: string }[]
}
/** Every game is played again from its rows, and compared with its last position and the rows since. */
export async function checkData(data: string): Promise<Checked> {
  const store = sqliteStore(join(data, DATABASE))
  try {
    return await checkGames(store, vaultIn(join(data, KEY)))
  } finally {
    await store.close()
  }
}
export async function checkGames(store: Store, vault: Vault): Promise<Checked> {
  const hall = new Hall({ store, vault, now: () => Date.now(), library: new Library(GAMES) })
  const games = await store.db.selectFrom('game').select(['id', 'seq']).execute()
  const wrong: { id: string; why: string }[] = []
  let count = 0
  for (const { id, seq } of games) {
    const why = await hall
      .read(id, async (live) => {
        const rows = await hall.rows(live)
        count += rows.length
        const last = Math.max(seq, rows.at(-1)?.seq ?? 0)
        if (rows.length !== last || live.seq !== last) return `${rows.length} rows of ${last}`
        const whole = playedAgain(live.origin, rows)
        const same = JSON.stringify(whole.table.state) === JSON.stringify(live.table.state)
        return same ? undefined : 'the position is another than the rows come to'
      })
      .catch((error: Error) => error.message)
    if (why !== undefined) wrong.push({ id, why })
  }
  return { games: games.length, rows: count, wrong }
}

/** A copy is put where nothing is yet, after it was found to be good. */
export async function restore(from: string, data: string): Promise<Checked> {
  if (existsSync(join(data, DATABASE))) throw new Error(`${join(data, DATABASE)} is there: nothing is overwritten`)
  const found = await checkData(from)
  if (found.wrong.length > 0) return found
  mkdirSync(data, { recursive: true, mode: 0o700 })
  for (const name of [DATABASE, KEY]) copyFileSync(join(from, name), join(data, name))
  return found
}
