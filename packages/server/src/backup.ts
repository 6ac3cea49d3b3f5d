/** Copies of an installation: taken while it is used, and shown to be good before they are relied on. */
import { chmodSync, closeSync, copyFileSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@carillon/registry'
import { Library } from '@carillon/room'
import { Hall } from './hall.ts'
import { playedAgain } from './history.ts'
import { type KeySettings, vaultFor } from './house-key.ts'
import { sqliteStore } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import type { Vault } from './vault.ts'

const [DATABASE, KEY] = ['carillon.db', 'key']
const PART = '.part'

/** Something is looked at or copied only where it is: nothing is made by asking. */
export function existing(data: string): string {
  const file = join(data, DATABASE)
  if (!existsSync(file)) throw new Error(`there is no house in ${data}: ${file} is missing`)
  return file
}
/** Files come under another name, and get theirs when all of them are whole: what was begun and not done is no copy. */
async function put(to: string, names: readonly string[], copy: (name: string, file: string) => unknown): Promise<void> {
  for (const name of [DATABASE, KEY])
    if (existsSync(join(to, name))) throw new Error(`${join(to, name)} is there already: nothing is overwritten`)
  mkdirSync(to, { recursive: true, mode: 0o700 })
  const parts = names.map((name) => join(to, `${name}${PART}`))
  try {
    for (const [i, name] of names.entries()) {
      const part = parts[i] as string
      // For nobody else to read, from its first byte on; some copy the rights, too.
      closeSync(openSync(part, 'w', 0o600))
      await copy(name, part)
      chmodSync(part, 0o600)
    }
    for (const [i, name] of names.entries()) renameSync(parts[i] as string, join(to, name))
  } finally {
    for (const part of parts) rmSync(part, { force: true })
  }
}

/** Database and key into a folder that was empty; a key that is not kept in a file is not put into one. */
export async function backUp({ data, key }: KeySettings, to: string): Promise<void> {
  const from = existing(data)
  const names = key === undefined ? [KEY, DATABASE] : [DATABASE]
  if (key === undefined && !existsSync(join(data, KEY)))
    throw new Error(`there is no key: ${join(data, KEY)} is missing`)
  await put(to, names, async (name, file) => {
    if (name === KEY) return copyFileSync(join(data, KEY), file)
    const store = sqliteStore(from)
    await store.backup(file).finally(() => store.close())
  })
}

export interface Checked {
  readonly games: number
  readonly rows: number
  /** Games whose rows do not come to their position, or cannot be played any more; and why. */
  readonly wrong: readonly { readonly id: string; readonly why: string }[]
}
/** Every game is played again from its rows, and compared with its last position and the rows since. A copy may have its key with it. */
export async function checkData({ data, key }: KeySettings): Promise<Checked> {
  const store = sqliteStore(existing(data))
  try {
    const own = existsSync(join(data, KEY)) ? undefined : key
    return await checkGames(store, await vaultFor(store, { data, key: own }, false))
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
export async function restore(from: string, { data, key }: KeySettings): Promise<Checked> {
  if (existsSync(join(data, DATABASE))) throw new Error(`${join(data, DATABASE)} is there: nothing is overwritten`)
  const found = await checkData({ data: from, key })
  if (found.wrong.length > 0) return found
  const names = [KEY, DATABASE].filter((name) => existsSync(join(from, name)))
  await put(data, names, (name, file) => copyFileSync(join(from, name), file))
  return found
}
