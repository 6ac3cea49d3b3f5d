/** Both stores, for tests that must hold of both; PostgreSQL only where it was found. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, inject, test } from 'vitest'
import { postgresStore } from '../src/store/postgres.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import type { Store } from '../src/store/store.ts'
import { type Cluster, databasesAt } from '../src/testing/cluster.ts'

/** Where PostgreSQL is; empty if there is none. */
export const POSTGRES = inject('postgres')

/** A place for stores, each new and empty; `again` opens what was kept. */
export interface Kind {
  readonly name: string
  readonly skip: boolean
  begin(): Promise<void>
  end(): Promise<void>
  make(): Promise<{ readonly store: Store; again(): Promise<Store> }>
}

function sqlite(): Kind {
  let folder = ''
  let count = 0
  return {
    name: 'SQLite',
    skip: false,
    async begin() {
      folder = mkdtempSync(join(tmpdir(), 'carillon-store-'))
    },
    async end() {
      rmSync(folder, { recursive: true, force: true })
    },
    async make() {
      const file = join(folder, `${++count}.db`)
      return { store: sqliteStore(file), again: async () => sqliteStore(file) }
    },
  }
}
function postgres(url: string): Kind {
  let cluster: Cluster | undefined
  return {
    name: 'PostgreSQL',
    skip: url === '',
    async begin() {
      cluster = databasesAt(url)
    },
    async end() {
      await cluster?.close()
    },
    async make() {
      const url = await (cluster as Cluster).database()
      return { store: await postgresStore(url, 4), again: () => postgresStore(url, 4) }
    },
  }
}
export const KINDS: readonly Kind[] = [sqlite(), postgres(POSTGRES)]

/** The same of whole houses, each with a new database: what it is to be told of it, and how its tests are written. */
export function onBothStores(tests: (database: () => Promise<string | undefined>, it: typeof test) => void): void {
  describe.each([
    ['SQLite', false],
    ['PostgreSQL', true],
  ] as const)('%s', (_, postgres) => {
    let cluster: Cluster | undefined
    beforeAll(() => {
      if (postgres && POSTGRES) cluster = databasesAt(POSTGRES)
    })
    afterAll(() => cluster?.close())
    tests(async () => cluster?.database(), test.skipIf(postgres && !POSTGRES) as typeof test)
  })
}
