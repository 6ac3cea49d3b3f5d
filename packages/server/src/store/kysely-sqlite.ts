/** Kysely over node:sqlite: on the store's own connection, one at a time, behind the same gate as the store's writing. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { reached } from './away.ts'
import type { Gate } from './gate.ts'

export const nodeSqlite = (db: DatabaseSync, gate: Gate): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => driver(db, gate),
  createIntrospector: (kysely) => new SqliteIntrospector(kysely),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

function driver(db: DatabaseSync, gate: Gate): Driver {
  const leaving = new WeakMap<DatabaseConnection, () => void>()
  return {
    async init() {},
    async acquireConnection() {
      const leave = await gate.enter()
      const connection: DatabaseConnection = {
        executeQuery: async <R>(query: CompiledQuery) => reached(() => run<R>(db, query)),
        streamQuery: () => {
          throw new Error('lists are read whole')
        },
      }
      leaving.set(connection, leave)
      return connection
    },
    async beginTransaction() {
      reached(() => db.exec('begin immediate'))
    },
    async commitTransaction() {
      reached(() => db.exec('commit'))
    },
    async rollbackTransaction() {
      if (db.isTransaction) db.exec('rollback')
    },
    async releaseConnection(connection) {
      leaving.get(connection)?.()
    },
    async destroy() {},
  }
}

function run<R>(db: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<R> {
  const statement = db.prepare(sql)
  const values = parameters as SQLInputValue[]
  if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] }
  const { changes } = statement.run(...values)
  return { rows: [], numAffectedRows: BigInt(changes) }
}
