/** Copies of an installation: taken while it is used, and shown to be good before they are relied on. */
import type { KeyObject } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  copyFileSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { GAMES } from '@carillon/registry'
import { Library } from '@carillon/room'
import { Hall } from './hall.ts'
import { playedAgain } from './history.ts'
import { type KeySettings, vaultFor } from './house-key.ts'
import { sealed, unsealed } from './sealed-stream.ts'
import { sqliteStore } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import type { Vault } from './vault.ts'

const [DATABASE, KEY] = ['carillon.db', 'key']
const [PART, SEALED] = ['.part', '.sealed']
/** Begins the name of a folder for what is plain on its way; milliseconds after which it is nobody's any more. */
const [ASIDE, LEFT] = ['sealing-', 86_400_000]
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Something is looked at or copied only where it is: nothing is made by asking. */
export function existing(data: string): string {
  const file = join(data, DATABASE)
  if (!existsSync(file)) throw new Error(`there is no house in ${data}: ${file} is missing`)
  return file
}
function checkEmpty(folder: string): void {
  for (const name of [DATABASE, KEY].flatMap((one) => [one, `${one}${SEALED}`]))
    if (existsSync(join(folder, name)))
      throw new Error(`${join(folder, name)} is there already: nothing is overwritten`)
}
/** Files come under another name, and get theirs when all of them are whole: what was begun and not done is no copy. */
async function put(to: string, names: readonly string[], copy: (name: string, file: string) => unknown): Promise<void> {
  checkEmpty(to)
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

/** For what must be plain and lie nowhere else: a folder in that of the house. It goes in every end; one whose process was killed goes a day later. */
async function aside<T>(data: string, act: (folder: string) => Promise<T>): Promise<T> {
  for (const name of readdirSync(data).filter((one) => one.startsWith(ASIDE)))
    if (Date.now() - statSync(join(data, name)).mtimeMs > LEFT)
      rmSync(join(data, name), { recursive: true, force: true })
  const folder = mkdtempSync(join(data, ASIDE))
  const drop = () => rmSync(folder, { recursive: true, force: true })
  const stop = (signal: NodeJS.Signals) => {
    drop()
    process.kill(process.pid, signal)
  }
  for (const signal of SIGNALS) process.once(signal, stop)
  try {
    return await act(folder)
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop)
    drop()
  }
}

/** Database and key into a folder that was empty, and what a check of them comes to; sealed, if it is said for whom. */
export async function backUp(settings: KeySettings, to: string, sealer?: KeyObject): Promise<Checked> {
  const { data, key } = settings
  existing(data)
  checkEmpty(to)
  if (!sealer) {
    await copied(settings, to)
    return checkData({ data: to, key })
  }
  return aside(data, async (plain) => {
    await copied(settings, plain)
    const found = await checkData({ data: plain, key })
    const names = [KEY, DATABASE].filter((name) => existsSync(join(plain, name)))
    const seal = (name: string, file: string) =>
      pipeline(
        createReadStream(join(plain, name.slice(0, -SEALED.length))),
        (bytes) => sealed(bytes, sealer),
        createWriteStream(file),
      )
    await put(
      to,
      names.map((name) => `${name}${SEALED}`),
      seal,
    )
    return found
  })
}
/** A key that is not kept in a file is not put into one. */
async function copied({ data, key }: KeySettings, to: string): Promise<void> {
  const names = key === undefined ? [KEY, DATABASE] : [DATABASE]
  if (key === undefined && !existsSync(join(data, KEY)))
    throw new Error(`there is no key: ${join(data, KEY)} is missing`)
  await put(to, names, async (name, file) => {
    if (name === KEY) return copyFileSync(join(data, KEY), file)
    const store = sqliteStore(existing(data))
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
export async function restore(from: string, settings: KeySettings, opener?: KeyObject): Promise<Checked> {
  const { data } = settings
  checkEmpty(data)
  const isSealed = existsSync(join(from, `${DATABASE}${SEALED}`))
  if (isSealed && !opener) throw new Error(`the copy in ${from} is sealed: --key FILE opens it`)
  if (!opener) return putBack(from, settings)
  if (!isSealed) throw new Error(`there is no sealed copy in ${from}: ${DATABASE}${SEALED} is missing`)
  const made = mkdirSync(data, { recursive: true, mode: 0o700 }) !== undefined
  try {
    return await aside(data, async (plain) => {
      for (const name of [KEY, DATABASE]) {
        const file = join(from, `${name}${SEALED}`)
        if (existsSync(file)) await unseal(file, join(plain, name), opener)
      }
      return putBack(plain, settings)
    })
  } finally {
    if (made && readdirSync(data).length === 0) rmdirSync(data)
  }
}
async function unseal(file: string, to: string, opener: KeyObject): Promise<void> {
  const plain = createWriteStream(to, { mode: 0o600 })
  await pipeline(createReadStream(file), (bytes) => unsealed(bytes, opener), plain).catch((error: Error) => {
    throw new Error(`${file}: ${error.message}`)
  })
}
async function putBack(from: string, { data, key }: KeySettings): Promise<Checked> {
  const found = await checkData({ data: from, key })
  if (found.wrong.length > 0) return found
  const names = [KEY, DATABASE].filter((name) => existsSync(join(from, name)))
  await put(data, names, (name, file) => copyFileSync(join(from, name), file))
  return found
}
