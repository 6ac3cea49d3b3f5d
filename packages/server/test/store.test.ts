/** The contract of a store, on SQLite and on PostgreSQL. */
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createGame, issue, seatOf, sitDown, ticketOf } from '../src/ledger.ts'
import type { GameTable } from '../src/store/schema.ts'
import type { Append, GameUpdate, Store } from '../src/store/store.ts'
import { hashOf } from '../src/vault.ts'
import { KINDS } from './stores.ts'

const GAME: GameTable = {
  ...{
    id: 'abc',
    title: 'toy',
    setup: '{}',
    rules: '1',
    seq: 0,
    state: 'playing',
    waiting: '[]',
    turn: 0,
    clock: '{}',
  },
  ...{ deadline: null, commitment: 'c', seed: 's', entropy: '{}', visibility: 'link', rated: 0, outcome: null },
  ...{ created: 1_800_000_000_000, changed: 1_800_000_000_000 },
}
const row = (
  seq: number,
  key: string | null = null,
  more: Partial<Append> = {},
  game = 'abc',
): Append & { readonly head: GameUpdate } => ({
  row: { game, seq, at: 1_800_000_000_000 + seq, who: null, key, body: `{"n":${seq},"é":"—"}` },
  head: { state: 'playing', waiting: '["red"]', turn: seq, clock: '{}', deadline: null, outcome: null },
  ...more,
})
const JOB = { key: 'clock:abc', kind: 'clock', due: 100, body: '{}' }

describe.each(KINDS.filter(({ skip }) => !skip))('$name', (kind) => {
  let store: Store
  let again: () => Promise<Store>
  beforeAll(() => kind.begin())
  afterAll(() => kind.end())
  beforeEach(async () => {
    ;({ store, again } = await kind.make())
    await createGame(store, GAME, { red: null, blue: 'greedy' })
  })
  afterEach(() => store.close())

  test.runIf(kind.name === 'SQLite')(
    'what was said to be kept is on the disk: a log written ahead, and waited for',
    async () => {
      const asked = async (name: string) =>
        Object.values((await sql`pragma ${sql.raw(name)}`.execute(store.db)).rows[0] ?? {})
      expect(await asked('journal_mode')).toEqual(['wal'])
      expect(await asked('synchronous')).toEqual([2])
    },
  )
  test('rows are appended one behind the other, and nowhere else', async () => {
    expect(await store.append(row(1))).toBe('done')
    expect(await store.append(row(1))).toBe('moved')
    expect(await store.append(row(3))).toBe('moved')
    expect(await store.append(row(2))).toBe('done')
    expect((await store.rows('abc', 0)).map(({ seq }) => seq)).toEqual([1, 2])
    expect(await store.rows('abc', 1)).toEqual([row(2).row])
    expect(await store.game('abc')).toEqual({ ...GAME, ...row(2).head, seq: 2, changed: 1_800_000_000_002 })
    expect(await store.append(row(1, null, {}, 'other'))).toBe('moved')
    // A row that leaves the head of its game as it was.
    const { head, ...bare } = row(3)
    expect(await store.append(bare)).toBe('done')
    expect(await store.append(bare)).toBe('moved')
    expect(await store.game('abc')).toEqual({ ...GAME, ...row(2).head, seq: 3, changed: 1_800_000_000_002 })
    expect(await store.append({ ...row(4), head: { ...row(4).head, waiting: '["blue"]' } })).toBe('done')
    expect(await store.game('abc')).toMatchObject({ seq: 4, waiting: '["blue"]', turn: 4 })
    expect(await store.rows('other', 0)).toEqual([])
  })
  test.runIf(kind.name === 'SQLite')(
    'a disk that is full keeps nothing by halves, and what comes after goes in',
    async () => {
      const bare = (seq: number, key: string) => {
        const { head: _, ...rest } = row(seq, key)
        return { row: { ...rest.row, body: `{"n":"${'x'.repeat(200_000)}"}` } }
      }
      expect(await store.append(row(1, 'k1'))).toBe('done')
      const pages = Object.values((await sql`pragma page_count`.execute(store.db)).rows[0] ?? {})[0] as number
      await sql`pragma max_page_count = ${sql.raw(String(pages + 5))}`.execute(store.db)
      // By itself, with what belongs to it, and several in one turn.
      await expect(store.append(bare(2, 'k2'))).rejects.toThrow(/full/)
      await expect(store.append({ ...bare(2, 'k2'), head: row(2).head, jobs: [JOB] })).rejects.toThrow(/full/)
      const told = await Promise.allSettled([store.append(bare(2, 'k2')), store.append(row(2, 'small'))])
      expect(told.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
      expect((await store.rows('abc', 0)).map(({ seq, key }) => [seq, key])).toEqual([
        [1, 'k1'],
        [2, 'small'],
      ])
      expect(await store.db.selectFrom('job').selectAll().execute()).toEqual([])
      await sql`pragma max_page_count = 1000000`.execute(store.db)
      expect(await store.append(bare(3, 'k2'))).toBe('done')
      expect(await store.append(bare(4, 'k2'))).toBe('known')
    },
  )
  test('of many who append the same row at once one is told yes', async () => {
    for (let seq = 1; seq <= 20; seq++) {
      const told = await Promise.all(Array.from({ length: 8 }, (_, i) => store.append(row(seq, `k${seq}-${i}`))))
      expect(told.filter((one) => one === 'done')).toHaveLength(1)
    }
    expect(await store.rows('abc', 0)).toHaveLength(20)
  })
  test('a key counts once in a game', async () => {
    expect(await store.append(row(1, 'red k'))).toBe('done')
    expect(await store.append(row(2, 'red k'))).toBe('known')
    expect(await store.append(row(1, 'red k'))).toBe('known')
    expect(await store.known('abc', 'red k')).toBe(1)
    expect(await store.known('abc', 'blue k')).toBeUndefined()
    expect((await store.game('abc'))?.seq).toBe(1)
    await createGame(store, { ...GAME, id: 'def' }, { red: null })
    expect(await store.append(row(1, 'red k', {}, 'def'))).toBe('done')
    expect(await store.seqs(['abc', 'def', 'nobody'])).toEqual(
      new Map([
        ['abc', 1],
        ['def', 1],
      ]),
    )
  })
  test('jobs come and go with the row, or not at all', async () => {
    await store.append(row(1, null, { jobs: [JOB, { ...JOB, key: 'bot:abc', due: 50 }] }))
    expect(await store.append(row(1, null, { jobs: [{ ...JOB, key: 'lost' }], drop: ['bot:abc'] }))).toBe('moved')
    expect(await store.due(49, 10, 1000)).toEqual([])
    expect(await store.due(60, 10, 1000)).toMatchObject([{ key: 'bot:abc', tries: 1 }])
    expect(await store.due(60, 10, 1000)).toEqual([])
    // Nobody has done it: it is given out again.
    expect(await store.due(1060, 10, 1000)).toHaveLength(2)
    await store.append(row(2, null, { jobs: [{ ...JOB, due: 9000 }], drop: ['bot:abc'] }))
    expect(await store.due(8999, 10, 1000)).toEqual([])
    expect(await store.due(9000, 10, 1000)).toMatchObject([{ ...JOB, due: 9000, tries: 1 }])
  })
  test('a position gives way only to a later one, and its lines come with it', async () => {
    const position = (seq: number) => ({ game: 'abc', seq, rules: '1', body: `{"at":${seq}}` })
    const line = (n: number) => ({ n, entry: `"line ${n}"` })
    await store.keep(position(32), [line(0), line(1)])
    await store.keep(position(64), [line(2), line(3)])
    await store.keep(position(32), [line(4)])
    expect(await store.position('abc')).toEqual(position(64))
    expect(await store.lines('abc', 1, 3)).toEqual([line(1), line(2)])
    expect(await store.lines('abc', 0, 10)).toHaveLength(4)
    await store.keep(position(70), [{ n: 2, entry: '"another"' }], 2)
    expect(await store.lines('abc', 0, 10)).toEqual([line(0), line(1), { n: 2, entry: '"another"' }])
  })
  test('what was kept is there for the next one who opens it', async () => {
    await store.append(row(1, 'red k'))
    const other = await again()
    expect(await other.rows('abc', 0)).toEqual([row(1, 'red k').row])
    expect(await other.append(row(2))).toBe('done')
    expect(await store.append(row(2))).toBe('moved')
    await other.close()
  })
  test('lists, transactions and answers do not get in each other’s way', async () => {
    const seats = store.db.transaction().execute(async (db) => {
      await db.insertInto('outage').values({ began: 1, ended: 2 }).execute()
      await new Promise((resolve) => setTimeout(resolve, 20))
      await db.insertInto('outage').values({ began: 3, ended: 4 }).execute()
    })
    const appended = store.append(row(1))
    await expect(
      store.db.transaction().execute(async (db) => {
        await db.insertInto('outage').values({ began: 5, ended: 6 }).execute()
        throw new Error('not meant')
      }),
    ).rejects.toThrow('not meant')
    await seats
    expect(await appended).toBe('done')
    const found = await store.db.selectFrom('outage').select('began').orderBy('began').execute()
    expect(found.map(({ began }) => began)).toEqual([1, 3])
  })
  test.runIf(kind.name === 'PostgreSQL')(
    'a database that is started anew ends what was under way, and nothing else',
    async () => {
      const broken = store.db.transaction().execute(async (db) => {
        // As it ends all connections when it stops; between two statements nobody waits for an answer.
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(store.db)
        await new Promise((resolve) => setTimeout(resolve, 200))
        await db.deleteFrom('seat').execute()
      })
      await expect(broken).rejects.toThrow()
      expect(await store.db.selectFrom('seat').selectAll().execute()).toHaveLength(2)
      expect(await store.append(row(1))).toBe('done')
    },
  )

  test('tickets are stored by their hash, and seats held by sessions', async () => {
    const token = await issue(store, 'seat', 1000, { game: 'abc', role: 'red' })
    const all = await store.db.selectFrom('ticket').selectAll().execute()
    expect(JSON.stringify(all)).not.toContain(token)
    expect(await ticketOf(store, 'seat', token, 999)).toMatchObject({ game: 'abc', role: 'red', hash: hashOf(token) })
    expect(await ticketOf(store, 'seat', token, 1000)).toBeUndefined()
    expect(await ticketOf(store, 'session', token, 1)).toBeUndefined()
    const who = { session: 'me', account: null }
    expect(await seatOf(store, 'abc', who)).toBeUndefined()
    await sitDown(store, { session: 'me', account: null }, 'abc', 'red', 7)
    await sitDown(store, { session: 'me', account: null }, 'abc', 'red', 8)
    expect(await seatOf(store, 'abc', who)).toBe('red')
    expect(await seatOf(store, 'abc', { session: undefined, account: null })).toBeUndefined()
    const seats = await store.db.selectFrom('seat').selectAll().orderBy('role').execute()
    expect(seats).toMatchObject([
      { role: 'blue', bot: 'greedy' },
      { role: 'red', joined: 7 },
    ])
  })
  test('a bell is heard, here or on another node', async () => {
    const other = await again()
    const heard: string[] = []
    const listener = kind.name === 'SQLite' ? store : other
    listener.hear((game, seq) => heard.push(`${game} ${seq}`))
    for (let i = 0; heard.length === 0 && i < 50; i++) {
      store.ring('abc', 5)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    expect(heard).toContain('abc 5')
    await other.close()
  })
})
