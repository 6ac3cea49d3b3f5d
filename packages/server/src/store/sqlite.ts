/** One file, one process: node:sqlite. What is written in one turn of the event loop is kept by one commit. */
import { closeSync, openSync } from 'node:fs'
import { backup, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { reached, reaching } from './away.ts'
import { Gate } from './gate.ts'
import { nodeSqlite } from './kysely-sqlite.ts'
import { type GameTable, type JobTable, type JournalTable, type PositionTable, stepsAfter } from './schema.ts'
import type { Append, Appended, Store, StoredLine } from './store.ts'

interface Waiting {
  readonly act: () => unknown
  /** It changes something by one statement at most, which is kept whole or not at all. */
  readonly single: boolean
  readonly resolve: (value: never) => void
  readonly reject: (error: unknown) => void
}

/** Writing, all of one turn together; whoever waits is told after the commit. */
class Pen {
  readonly #db: DatabaseSync
  readonly #begin: StatementSync
  readonly #commit: StatementSync
  readonly #gate: Gate
  #waiting: Waiting[] = []

  constructor(db: DatabaseSync, gate: Gate) {
    this.#db = db
    this.#begin = db.prepare('begin immediate')
    this.#commit = db.prepare('commit')
    this.#gate = gate
  }
  write<T>(act: () => T, single = false): Promise<T> {
    const written = new Promise<T>((resolve, reject) => {
      this.#waiting.push({ act, single, resolve: resolve as (value: never) => void, reject })
      if (this.#waiting.length === 1) setImmediate(() => this.#flush())
    })
    return reaching(written)
  }
  #flush(): void {
    // A transaction of somebody else is open: behind it.
    if (!this.#gate.free) {
      void this.#gate.enter().then((leave) => {
        leave()
        this.#flush()
      })
      return
    }
    const all = this.#waiting
    this.#waiting = []
    if (all.length > 0) this.#together(all)
  }
  #together(all: readonly Waiting[]): void {
    let results: unknown[]
    try {
      // A statement by itself is a transaction of its own.
      const own = all.length === 1 && all[0]?.single === true
      if (!own) this.#begin.run()
      results = all.map(({ act }) => act())
      if (!own) this.#commit.run()
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('rollback')
      // What goes wrong with one is nothing to the others.
      if (all.length > 1) for (const one of all) this.#together([one])
      else all[0]?.reject(error)
      return
    }
    for (const [i, { resolve }] of all.entries()) resolve(results[i] as never)
  }
}

/** Most answers write their row and nothing else. */
const isBare = ({ head, jobs = [], drop = [] }: Append): boolean =>
  head === undefined && jobs.length === 0 && drop.length === 0

export function sqliteStore(file: string): Store {
  // For nobody else to read; what lies beside it has the same rights.
  if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600))
  const db = new DatabaseSync(file, { timeout: 5000 })
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory; pragma cache_size = -16000',
  )
  migrate(db)
  const gate = new Gate()
  const pen = new Pen(db, gate)
  const sql = statements(db)
  const listeners: ((game: string, seq: number) => void)[] = []

  const append = ({ row, head, jobs = [], drop = [] }: Append): Appended => {
    const { game, seq, at, who, key, body } = row
    const { changes } = sql.insert.run(game, seq, at, who, key, body)
    if (changes !== 1) return key !== null && sql.known.get(game, key) ? 'known' : 'moved'
    if (head) {
      const { state, waiting, turn, clock, deadline, outcome } = head
      sql.head.run(seq, waiting, turn, clock, deadline, outcome, at, game)
      // It stands in an index, which is not written again for every turn. What is over is not played again.
      if (state !== 'playing') sql.state.run(state, game)
    }
    for (const job of drop) sql.drop.run(job)
    for (const job of jobs) sql.put.run(job.key, job.kind, job.due, job.body)
    return 'done'
  }
  const all = <T>(statement: StatementSync, ...values: SQLInputValue[]) =>
    reached(() => statement.all(...values) as unknown as T[])
  const one = <T>(statement: StatementSync, ...values: SQLInputValue[]) =>
    reached(() => statement.get(...values) as unknown as T | undefined)

  return {
    kind: 'sqlite',
    db: new Kysely({ dialect: nodeSqlite(db, gate) }),
    append: (entry) => pen.write(() => append(entry), isBare(entry)),
    game: async (id) => {
      const game = one<GameTable>(sql.game, id)
      return game && { ...game, seq: seqOf(sql.seq, id) }
    },
    rows: async (game, after) => all<JournalTable>(sql.rows, game, after),
    known: async (game, key) => one<{ seq: number }>(sql.known, game, key)?.seq,
    position: async (game) => one<PositionTable>(sql.position, game),
    keep: (position, lines, cut) =>
      pen.write(() => {
        const { game, seq, rules, body } = position
        if (sql.keep.run(game, seq, rules, body).changes !== 1) return
        if (cut !== undefined) sql.cut.run(game, cut)
        for (const { n, entry } of lines) sql.line.run(game, n, entry)
      }),
    lines: async (game, from, to) => all<StoredLine>(sql.lines, game, from, to),
    seqs: async (games) => new Map(games.map((id) => [id, seqOf(sql.seq, id)] as const).filter(([, seq]) => seq > 0)),
    due: (now, most, hold) => pen.write(() => all<JobTable>(sql.due, now + hold, now, now, most)),
    ring(game, seq) {
      for (const listen of listeners) listen(game, seq)
    },
    hear: (listener) => void listeners.push(listener),
    backup: async (to) => void (await backup(db, to)),
    async close() {
      const leave = await gate.enter()
      leave()
      await pen.write(() => undefined)
      db.close()
    },
  }
}

/** The last row of the journal: that of the game says only with which one its head was written. */
const seqOf = (statement: StatementSync, game: string): number => (statement.get(game) as { seq: number }).seq

function statements(db: DatabaseSync) {
  return {
    known: db.prepare('select seq from journal where game = ? and key = ?'),
    // Behind the last row, and once a key: else it has no number, or one that is taken, and nothing is inserted.
    insert: db.prepare(
      `insert or ignore into journal (game, seq, at, who, key, body) values (?1,
       case ?2 when 1 then (select 1 from game where id = ?1)
       else (select seq + 1 from journal where game = ?1 and seq = ?2 - 1) end, ?3, ?4, ?5, ?6)`,
    ),
    head: db.prepare(
      'update game set seq = ?, waiting = ?, turn = ?, clock = ?, deadline = ?, outcome = ?, changed = ? where id = ?',
    ),
    state: db.prepare('update game set state = ? where id = ?'),
    put: db.prepare(
      `insert into job (key, kind, due, tries, held, body) values (?, ?, ?, 0, 0, ?)
       on conflict (key) do update set kind = excluded.kind, due = excluded.due, tries = 0, held = 0, body = excluded.body`,
    ),
    drop: db.prepare('delete from job where key = ?'),
    game: db.prepare('select * from game where id = ?'),
    seq: db.prepare('select coalesce(max(seq), 0) as seq from journal where game = ?'),
    rows: db.prepare('select * from journal where game = ? and seq > ? order by seq'),
    position: db.prepare('select * from position where game = ?'),
    keep: db.prepare(
      `insert into position (game, seq, rules, body) values (?, ?, ?, ?) on conflict (game) do update
       set seq = excluded.seq, rules = excluded.rules, body = excluded.body where excluded.seq > position.seq`,
    ),
    cut: db.prepare('delete from line where game = ? and n >= ?'),
    line: db.prepare('insert or ignore into line (game, n, entry) values (?, ?, ?)'),
    lines: db.prepare('select n, entry from line where game = ? and n >= ? and n < ? order by n'),
    due: db.prepare(
      `update job set held = ?, tries = tries + 1
       where key in (select key from job where due <= ? and held <= ? order by due limit ?) returning *`,
    ),
  }
}

function migrate(db: DatabaseSync): void {
  const { user_version: version } = db.prepare('pragma user_version').get() as { user_version: number }
  for (const step of stepsAfter(version, 'sqlite')) {
    db.exec('begin immediate')
    for (const sql of step.sql) db.exec(sql)
    db.exec(`pragma user_version = ${step.version}; commit`)
  }
}
