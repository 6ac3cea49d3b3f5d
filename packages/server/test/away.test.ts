/** A database that goes away and comes back while people play: nobody is told no for it, nothing is lost, and the house stays. */
import { seeded } from '@carillon/kernel'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { postgresStore } from '../src/store/postgres.ts'
import { databasesAt } from '../src/testing/cluster.ts'
import type { Guest } from '../src/testing/house.ts'
import { POSTGRES } from './stores.ts'
import { afterwards, closeAll, QUEBEC, table } from './tables.ts'

afterEach(closeAll)
const random = seeded(1759)

/** Both click in turn until it is enough; what they were told. */
async function played(guests: readonly Guest[], isEnough: (told: readonly string[]) => boolean): Promise<string[]> {
  const told: string[] = []
  while (!isEnough(told)) {
    const guest = guests.find(({ options }) => options.length > 0)
    if (guest) told.push(JSON.stringify(await guest.click(random)))
    else await guests[0]?.next(100)
  }
  return told
}

test.skipIf(!POSTGRES)('PostgreSQL that is started anew again and again', { timeout: 60_000 }, async () => {
  const cluster = databasesAt(POSTGRES)
  afterwards(() => cluster.close())
  const lines: string[] = []
  const log = (text: string) => void lines.push(text)
  const databaseUrl = await cluster.database()
  const { running, id, british, french } = await table({}, { databaseUrl, log })
  const ended: Promise<unknown>[] = []
  const anew = setInterval(() => {
    const others = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`
    ended.push(others.execute(running.store.db).catch(() => undefined))
  }, 150)
  // As often as what was asked was cut off at least once.
  const isEnough = (told: readonly string[]) => told.length >= 20 && lines.length > 0
  const told = await played([british, french], isEnough).finally(() => clearInterval(anew))
  expect(new Set(told)).toEqual(new Set(['{"said":"done"}']))
  // By lines that nobody ends any more.
  await Promise.all(ended)
  const after = await postgresStore(databaseUrl, 1)
  afterwards(() => after.close())
  const answers = (await after.rows(id, 0)).filter(({ body }) => body.includes('"do":"answer"'))
  expect(answers).toHaveLength(told.length)
  expect(new Set(answers.map(({ key }) => key)).size).toBe(told.length)
})

test('a disk that is full: it is tried again until there is room; what is wrong is not told outside', async () => {
  const lines: string[] = []
  const { running, id, british, french } = await table({}, { log: (text) => void lines.push(text) })
  const { store, port } = running
  const { token } = await running.desk.welcome()
  const most = (pages: number) => sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(store.db)
  await most(1)
  // Beside the rows of the game there is no room, either.
  const filler = { who: null, key: null, body: '' }
  const fill = (seq: number) =>
    store.db
      .insertInto('journal')
      .values({ game: `${id}a`, seq, at: 0, ...filler })
      .execute()
  for (let seq = 0; ; seq--)
    if (
      await fill(seq).then(
        () => false,
        () => true,
      )
    )
      break
  const guest = british.options.length > 0 ? british : french
  const before = (await store.rows(id, 0)).length
  let reply: unknown
  const clicking = guest.click(random).then((said) => {
    reply = said
  })
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(reply).toBeUndefined()
  const games = await Promise.all(
    Array.from({ length: 20 }, () =>
      fetch(`http://127.0.0.1:${port}/api/games`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(QUEBEC),
      }),
    ),
  )
  expect(games.at(-1)?.status).toBe(503)
  expect(await games.at(-1)?.json()).toEqual({ reason: 'unsaved', detail: '' })
  expect(lines.some((line) => line.includes('full'))).toBe(true)
  await most(1_000_000)
  await clicking
  expect(reply).toEqual({ said: 'done' })
  expect(await store.rows(id, 0)).toHaveLength(before + 1)
})
