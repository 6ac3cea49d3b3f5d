/** What whoever runs the house does from a terminal. */
import { join } from 'node:path'
import type { Core } from '@carillon/kernel'
import { GAMES } from '@carillon/registry'
import { Library } from '@carillon/room'
import { backUp, checkData, checkGames, existing, restore } from './backup.ts'
import { Editions } from './editions.ts'
import { keepName, vaultFor } from './house-key.ts'
import { isModeration, MODERATION, type ModerationWords, moderate } from './moderation/terminal.ts'
import { reseal, rotateFile } from './rotation.ts'
import { postgresStore } from './store/postgres.ts'
import { sqliteStore } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import { checkUpgrade } from './upgrade.ts'
import type { Vault } from './vault.ts'

export interface AdminSettings {
  readonly data: string
  readonly databaseUrl?: string | undefined
  readonly key?: string | undefined
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

export const ADMIN = ['backup', 'restore', 'check', 'upgrade', 'keep-rules', 'rotate-key', ...MODERATION] as const
export type AdminCommand = (typeof ADMIN)[number]

/** What came of it, as data; `ok` is false where somebody has to look. */
export async function administer(
  command: AdminCommand,
  folder: string | undefined,
  settings: AdminSettings,
  words: ModerationWords = {},
): Promise<{ readonly ok: boolean; readonly result: object }> {
  if (command === 'backup') {
    if (settings.databaseUrl !== undefined) throw new Error('PostgreSQL is backed up by pg_dump: see docs/hosting.md')
    await backUp(settings, folder as string)
    const result = await checkData({ data: folder as string, key: settings.key })
    return { ok: result.wrong.length === 0, result }
  }
  if (command === 'restore') {
    const result = await restore(folder as string, settings)
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
