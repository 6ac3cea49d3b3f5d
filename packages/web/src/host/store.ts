/** Where games are kept: every input at once, in IndexedDB. Heads lie in one store, what is settled in another. */

import type { StoreTrouble } from '@carillon/protocol'
import { FOREIGN, isForeign, type Kept, type Store } from '@carillon/room'

const NAME = 'carillon'
const GAMES = 'games'
const ROWS = 'rows'
type Stores = Readonly<Record<typeof GAMES | typeof ROWS, IDBObjectStore>>
/** What is done in a transaction; what it gives is read when all of it is done. */
type Act<T> = (stores: Stores, abort: (reason: string) => void) => () => T

export function browserStore(): Store {
  let opening: Promise<IDBDatabase> | undefined
  let trouble: StoreTrouble | undefined
  const connect = async (version?: number): Promise<IDBDatabase> => {
    const db = await opened(version)
    const has = (name: string) => db.objectStoreNames.contains(name)
    if (has(GAMES) && has(ROWS)) {
      // Closed by the browser, or in the way of another window: the next one who wants it opens it again.
      db.onclose = forget
      db.onversionchange = () => {
        db.close()
        forget()
      }
      return db
    }
    // Made before there were rows, it lacks nothing but those.
    if (!has(GAMES)) trouble = { what: 'anew', detail: `${NAME} ${db.version}: no ${GAMES}` }
    db.close()
    return connect(db.version + 1)
  }
  const forget = () => {
    opening = undefined
  }
  const begin = async (mode: IDBTransactionMode): Promise<IDBTransaction> => {
    opening ??= connect()
    try {
      return (await opening).transaction([GAMES, ROWS], mode, { durability: 'strict' })
    } catch (error) {
      forget()
      throw error
    }
  }
  /** One transaction. What is asked for in it can be read when all of it is done. */
  const during = async <T>(mode: IDBTransactionMode, act: Act<T>): Promise<T> => {
    const transaction = await begin(mode)
    let aborted = 'broken off'
    const stores = { games: transaction.objectStore(GAMES), rows: transaction.objectStore(ROWS) }
    const result = act(stores, (reason) => {
      aborted = reason
      transaction.abort()
    })
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new DOMException(aborted, 'AbortError'))
    })
    return result()
  }
  return {
    async all() {
      const heads = await during('readonly', ({ games }) => {
        const [keys, values] = [games.getAllKeys(), games.getAll()]
        return () => keys.result.map((key, i) => [String(key), values.result[i] as unknown] as const)
      })
      return { heads, ...(trouble && { trouble }) }
    },
    head: (id) => during('readonly', ({ games }) => found(games, id)),
    get: (id) =>
      during('readonly', ({ games, rows }) => {
        const [head, all] = [found(games, id), rows.getAll(rowsOf(id)) as IDBRequest<unknown[]>]
        return (): Kept | undefined => (head() === undefined ? undefined : { head: head(), rows: all.result })
      }),
    put: (head, more, takes = false) =>
      during('readwrite', ({ games, rows }, abort) => {
        const before: IDBRequest<unknown> = games.get(head.id)
        before.onsuccess = () => {
          if (!takes && isForeign(head, before.result)) return abort(FOREIGN)
          if (more[0]?.number === 0) rows.delete(rowsOf(head.id))
          for (const row of more) rows.put(row)
          games.put(head)
        }
        return () => undefined
      }),
    remove: (id) =>
      during('readwrite', ({ games, rows }) => {
        withKey(games, id, (key) => games.delete(key))
        rows.delete(rowsOf(id))
        return () => undefined
      }),
  }
}

/** All rows of a game: a list comes after every number. */
const rowsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []])

function opened(version: number | undefined): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, version)
    request.onupgradeneeded = () => {
      const { result } = request
      const has = (name: string) => result.objectStoreNames.contains(name)
      if (!has(GAMES)) result.createObjectStore(GAMES, { keyPath: 'id' })
      if (!has(ROWS)) result.createObjectStore(ROWS, { keyPath: ['id', 'number'] })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function found(games: IDBObjectStore, id: string): () => unknown {
  let request: IDBRequest<unknown> | undefined
  withKey(games, id, (key) => {
    request = games.get(key)
  })
  return () => request?.result
}

/** Of a damaged entry the key may be anything: it goes by its name. */
function withKey(games: IDBObjectStore, id: string, act: (key: IDBValidKey) => void): void {
  const keys = games.getAllKeys()
  keys.onsuccess = () => {
    const key = keys.result.find((one) => String(one) === id)
    if (key !== undefined) act(key)
  }
}
