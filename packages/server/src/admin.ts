/** What whoever runs the house does from a terminal. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Core } from '@carillon/kernel'
import { GAMES } from '@carillon/registry'
import { Library } from '@carillon/room'
import { backUp, checkGames, existing, restore } from './backup.ts'
import { Editions } from './editions.ts'
import { keepName, vaultFor } from './house-key.ts'
import { isModeration, MODERATION, type ModerationWords, moderate } from './moderation/terminal.ts'
import { reseal, rotateFile } from './rotation.ts'
import { newPair, openingKey, sealed, sealingKey, unsealed } from './sealed-stream.ts'
import { postgresStore } from './store/postgres.ts'
import { sqliteStore } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import { checkUpgrade } from './upgrade.ts'
import type { Vault } from './vault.ts'

export interface AdminSettings {
  readonly data: string
  readonly databaseUrl?: string | undefined
  readonly key?: string | undefined
  /** For whom a copy is sealed: a public key; and the file of the private one that opens it. */
  readonly sealFor?: string | undefined
  readonly openBy?: string | undefined
}

async function opened({ data, databaseUrl, key }: AdminSettings): Promise<{ store: Store; vault: Vault }> {
  const store = databaseUrl === undefined ? sqliteStore(existing(data)) : await postgresStore(databaseUrl, 2)
  try {
    return { store, vault: await vaultFor(store, { data, key }, false) }
  } catch (error) {
    await store.close()
    throw error
  }
}

/** The rules of this version, for games that were begun with it before rules were kept. */
async function keepRules(store: Store, vault: Vault): Promise<readonly { title: string; version: string }[]> {
  const editions = new Editions({ store, vault, library: new Library(GAMES), now: () => Date.now() })
  for (const { id } of GAMES) await editions.keep(id)
  return store.db.selectFrom('rules').select(['title', 'version']).orderBy('title').orderBy('made').execute()
}

/** Rules as they were kept beside the games, for who looks at a record of theirs. */
export async function keptCore(settings: AdminSettings, title: string, version: string): Promise<Core | undefined> {
  const { store, vault } = await opened(settings)
  const editions = new Editions({ store, vault, library: new Library(GAMES), now: () => Date.now() })
  try {
    return await editions.core(title, version)
  } finally {
    await editions.close()
    await store.close()
  }
}

/** What goes through from one end to the other, and comes to nothing else. */
export const STREAMS = ['seal', 'unseal'] as const
const COPIES = ['backup', 'backup-key', 'restore', 'check', 'upgrade', 'keep-rules', 'rotate-key'] as const
export const ADMIN = [...COPIES, ...MODERATION] as const
export type AdminCommand = (typeof ADMIN)[number]

type Keys = Pick<AdminSettings, 'sealFor' | 'openBy'>
const sealer = ({ sealFor }: Keys) => (sealFor === undefined ? undefined : sealingKey(sealFor))
function opener({ openBy }: Keys) {
  if (openBy === undefined) return undefined
  try {
    return openingKey(readFileSync(openBy, 'utf8'))
  } catch (error) {
    throw new Error(`${openBy}: ${(error as Error).message}`)
  }
}
export async function sealStream(
  which: (typeof STREAMS)[number],
  keys: Keys,
  from: Readable,
  to: Writable,
): Promise<void> {
  const [seals, opens] = [sealer(keys), opener(keys)]
  if (which === 'seal' && seals) await pipeline(from, (bytes) => sealed(bytes, seals), to)
  else if (which === 'unseal' && opens) await pipeline(from, (bytes) => unsealed(bytes, opens), to)
  else throw new Error(which === 'seal' ? 'seal: --for KEY says for whom' : 'unseal: --key FILE opens it')
}
/** What opens copies goes into a file that was not there; what seals them is told. */
function makePair(file: string): object {
  const { opens, seals } = newPair()
  try {
    writeFileSync(file, opens, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new Error(`${file} is there already: nothing is overwritten`)
  }
  return { public: seals }
}

/** What came of it, as data; `ok` is false where somebody has to look. */
export async function administer(
  command: AdminCommand,
  folder: string | undefined,
  settings: AdminSettings,
  words: ModerationWords = {},
): Promise<{ readonly ok: boolean; readonly result: object }> {
  if (command === 'backup-key') return { ok: true, result: makePair(folder as string) }
  if (command === 'backup' || command === 'restore') {
    if (command === 'backup' && settings.databaseUrl !== undefined)
      throw new Error('PostgreSQL is backed up by pg_dump: see docs/hosting.md')
    const result =
      command === 'backup'
        ? await backUp(settings, folder as string, sealer(settings))
        : await restore(folder as string, settings, opener(settings))
    return { ok: result.wrong.length === 0, result }
  }
  const { store, vault } = await opened(settings)
  try {
    if (isModeration(command)) return { ok: true, result: await moderate(store, command, words, Date.now()) }
    if (command === 'check') {
      const result = await checkGames(store, vault)
      return { ok: result.wrong.length === 0, result }
    }
    if (command === 'rotate-key') {
      const { data, key } = settings
      const sealed = key === undefined ? rotateFile(join(data, 'key'), store, vault) : reseal(store, vault)
      const result = { sealed: await sealed }
      if (key !== undefined) await keepName(store, vault)
      return { ok: true, result }
    }
    if (command === 'keep-rules') return { ok: true, result: { kept: await keepRules(store, vault) } }
    const games = await checkUpgrade(store, vault)
    return { ok: games.every(({ verdict }) => verdict !== 'lost'), result: { games } }
  } finally {
    await store.close()
  }
}
