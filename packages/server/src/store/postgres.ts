/** Many equal nodes over one PostgreSQL: nobody owns a game. An answer is one statement, one round trip. */
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { reaching } from './away.ts'
import { type GameTable, type JobTable, type JournalTable, type PositionTable, stepsAfter } from './schema.ts'
import type { Append, Appended, Store, StoredLine } from './store.ts'

const UNIQUE = '23505'
const CHANNEL = 'carillon'
/** Games that have moved are rung together, every so many milliseconds; a bell that is broken is hung up again. */
const [OFTEN, AGAIN] = [10, 2000]
/** For all nodes that start at once. */
const LOCK = 1759

// Times are whole numbers well below what a number holds exactly.
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === pg.types.builtins.INT8 ? Number : (pg.types.getTypeParser(id, format as 'text') as never),
}

export async function postgresStore(url: string, connections = 8): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: connections, types })
  // A connection that breaks is replaced by the pool, and whoever uses it finds out by what he asks of it: also between two statements.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  await migrate(pool)
  const bell = new Bell(url, pool)
  const all = async <T>(name: string, text: string, values: unknown[]) =>
    (await reaching(pool.query({ name, text, values }))).rows as T[]

  return {
    kind: 'postgres',
    db: new Kysely({ dialect: new PostgresDialect({ pool: reachable(pool) }) }),
    append: (entry) => reaching(append(pool, entry)),
    game: async (id) => (await all<GameTable>('game', 'select * from game where id = $1', [id]))[0],
    rows: (game, after) =>
      all<JournalTable>('rows', 'select * from journal where game = $1 and seq > $2 order by seq', [game, after]),
    known: async (game, key) =>
      (await all<{ seq: number }>('known', 'select seq from journal where game = $1 and key = $2', [game, key]))[0]
        ?.seq,
    position: async (game) =>
      (await all<PositionTable>('position', 'select * from position where game = $1', [game]))[0],
    keep: (position, lines, cut) => keep(pool, position, lines, cut),
    lines: (game, from, to) =>
      all<StoredLine>('lines', 'select n, entry from line where game = $1 and n >= $2 and n < $3 order by n', [
        game,
        from,
        to,
      ]),
    async seqs(games) {
      const found = await all<{ id: string; seq: number }>('seqs', 'select id, seq from game where id = any($1)', [
        games,
      ])
      return new Map(found.map(({ id, seq }) => [id, seq]))
    },
    due: (now, most, hold) =>
      all<JobTable>(
        'due',
        `update job set held = $1, tries = tries + 1 where key in
          (select key from job where due <= $2 and held <= $2 order by due limit $3 for update skip locked) returning *`,
        [now + hold, now, most],
      ),
    ring: (game, seq) => bell.ring(game, seq),
    hear: (listener) => bell.hear(listener),
    backup: () => Promise.reject(new Error('PostgreSQL is backed up by pg_dump or its own archive')),
    async close() {
      await bell.close()
      await pool.end()
    },
  }
}

/** The same pool, for lists: what it cannot do just now it says as the store does. */
const reachable = (pool: pg.Pool): PostgresPool => ({
  async connect() {
    const client = await reaching(pool.connect())
    const query = (text: string, values: unknown[]) => reaching(client.query(text, values))
    return { query, release: () => client.release() } as unknown as PostgresPoolClient
  },
  end: () => pool.end(),
})

/** The conditional update, the row and the jobs in one statement: all of it or nothing. */
async function append(pool: pg.Pool, { row, head, jobs = [], drop = [] }: Append): Promise<Appended> {
  const { game, seq, at, who, key, body } = row
  const values: unknown[] = [seq, game, at, who, key, body]
  let set = 'seq = $1'
  if (head) {
    const { state, waiting, turn, clock, deadline, outcome } = head
    values.push(state, waiting, turn, clock, deadline, outcome)
    set += ', state = $7, waiting = $8, turn = $9, clock = $10, deadline = $11, outcome = $12, changed = $3'
  }
  let text = `with moved as (update game set ${set} where id = $2 and seq = $1 - 1 returning id)`
  if (jobs.length > 0) {
    const rows = jobs.map((job) => {
      const n = values.push(job.key, job.kind, job.due, job.body)
      return `($${n - 3}::text, $${n - 2}::text, $${n - 1}::bigint, 0, 0, $${n}::text)`
    })
    text += `, put as (insert into job (key, kind, due, tries, held, body)
      select j.* from (values ${rows.join(', ')}) j, moved on conflict (key) do update set kind = excluded.kind,
      due = excluded.due, tries = 0, held = 0, body = excluded.body)`
  }
  if (drop.length > 0)
    text += `, dropped as (delete from job where key = any($${values.push(drop)}) and exists (select 1 from moved))`
  text += ` insert into journal (game, seq, at, who, key, body)
    select id, $1, $3::bigint, $4::text, $5::text, $6::text from moved`
  try {
    const { rowCount } = await pool.query({
      name: `append ${head ? 1 : 0} ${jobs.length} ${Math.sign(drop.length)}`,
      text,
      values,
    })
    if (rowCount === 1) return 'done'
    return key !== null && (await isKnown(pool, game, key)) ? 'known' : 'moved'
  } catch (error) {
    if ((error as pg.DatabaseError).code !== UNIQUE) throw error
    return key !== null && (await isKnown(pool, game, key)) ? 'known' : 'moved'
  }
}
async function isKnown(pool: pg.Pool, game: string, key: string): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 from journal where game = $1 and key = $2', [game, key])
  return rowCount === 1
}

async function keep(pool: pg.Pool, position: PositionTable, lines: readonly StoredLine[], cut: number | undefined) {
  const { game, seq, rules, body } = position
  const client = await pool.connect()
  try {
    await client.query('begin')
    const kept = await client.query(
      `insert into position (game, seq, rules, body) values ($1, $2, $3, $4) on conflict (game) do update
       set seq = excluded.seq, rules = excluded.rules, body = excluded.body where excluded.seq > position.seq`,
      [game, seq, rules, body],
    )
    if (kept.rowCount === 1) {
      if (cut !== undefined) await client.query('delete from line where game = $1 and n >= $2', [game, cut])
      if (lines.length > 0)
        await client.query(
          `insert into line (game, n, entry) select $1, n, entry from unnest($2::int[], $3::text[]) as t (n, entry)
           on conflict do nothing`,
          [game, lines.map(({ n }) => n), lines.map(({ entry }) => entry)],
        )
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** A message of PostgreSQL holds at most 8,000 bytes; a word some 200. */
const MESSAGE = 7000
/** LISTEN and NOTIFY: after the commit, for all games at once. In the transaction it would halve the rate of answers. */
class Bell {
  readonly #url: string
  readonly #pool: pg.Pool
  readonly #moved = new Map<string, number>()
  readonly #listeners: ((game: string, seq: number) => void)[] = []
  #ear: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(url: string, pool: pg.Pool) {
    this.#url = url
    this.#pool = pool
  }
  ring(game: string, seq: number): void {
    this.#moved.set(game, seq)
    this.#timer ??= setTimeout(() => this.#toll(), OFTEN)
  }
  #toll(): void {
    this.#timer = undefined
    const text = [...this.#moved].map(([game, seq]) => `${game}:${seq}`)
    this.#moved.clear()
    for (let words = text; words.length > 0; ) {
      let [count, bytes] = [0, 0]
      for (; count < words.length && bytes < MESSAGE; count++) bytes += Buffer.byteLength(words[count] ?? '') + 1
      this.#pool.query('select pg_notify($1, $2)', [CHANNEL, words.slice(0, count).join(' ')]).catch(() => undefined)
      words = words.slice(count)
    }
  }
  hear(listener: (game: string, seq: number) => void): void {
    this.#listeners.push(listener)
    if (!this.#ear) this.#listen()
  }
  #listen(): void {
    if (this.#closed) return
    const ear = new pg.Client({ connectionString: this.#url })
    this.#ear = ear
    const again = () => {
      ear.removeAllListeners('end')
      ear.end().catch(() => undefined)
      if (this.#ear === ear) setTimeout(() => this.#listen(), AGAIN).unref()
    }
    ear.on('error', again)
    ear.on('end', again)
    ear.on('notification', ({ payload = '' }) => {
      for (const word of payload.split(' ')) {
        const [game = '', seq = ''] = word.split(':')
        for (const listen of this.#listeners) listen(game, Number(seq))
      }
    })
    ear
      .connect()
      .then(() => ear.query(`listen ${CHANNEL}`))
      .catch(again)
  }
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    const ear = this.#ear
    this.#ear = undefined
    ear?.removeAllListeners('end')
    await ear?.end().catch(() => undefined)
  }
}

async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    await client.query('create table if not exists schema_version (version integer not null)')
    const { rows } = await client.query('select coalesce(max(version), 0) as version from schema_version')
    for (const { version, sql } of stepsAfter((rows[0] as { version: number }).version, 'postgres')) {
      for (const one of sql) await client.query(one)
      await client.query('insert into schema_version values ($1)', [version])
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
