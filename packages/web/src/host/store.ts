/** Where games are kept: every input at once, in IndexedDB. */
import type { Message, Outcome, Role, Settings } from '@carillon/kernel'
import type { Seat, StoreTrouble } from '../protocol.ts'

/** A game as kept. `text` is its record, as it would be exported; the rest is for the list of games. */
export interface Entry {
  readonly id: string
  readonly game: string
  readonly scenario: string
  readonly options: Settings
  readonly seats: Readonly<Record<Role, Seat>>
  readonly started: number
  readonly changed: number
  readonly turn?: Message
  readonly step?: string
  readonly text: string
  readonly outcome?: Outcome
  readonly broken?: string
}

/** All that is kept, by name. Nobody vouches for what an entry is. */
export interface Kept {
  readonly entries: readonly (readonly [id: string, entry: unknown])[]
  readonly trouble?: StoreTrouble
}
export interface Store {
  all(): Promise<Kept>
  get(id: string): Promise<unknown>
  /** Done when it is kept for good, and not before. */
  put(entry: Entry): Promise<void>
  remove(id: string): Promise<void>
}

const NAME = 'carillon'
const GAMES = 'games'

export function browserStore(): Store {
  let opening: Promise<IDBDatabase> | undefined
  let trouble: StoreTrouble | undefined
  const connect = async (version?: number): Promise<IDBDatabase> => {
    const db = await opened(version)
    if (db.objectStoreNames.contains(GAMES)) {
      // Closed by the browser, or in the way of another window: the next one who wants it opens it again.
      db.onclose = forget
      db.onversionchange = () => {
        db.close()
        forget()
      }
      return db
    }
    trouble = { what: 'anew', detail: `${NAME} ${db.version}: no ${GAMES}` }
    db.close()
    return connect(db.version + 1)
  }
  const forget = () => {
    opening = undefined
  }
  const begin = async (mode: IDBTransactionMode): Promise<IDBTransaction> => {
    opening ??= connect()
    try {
      return (await opening).transaction(GAMES, mode, { durability: 'strict' })
    } catch (error) {
      forget()
      throw error
    }
  }
  /** One transaction. What is asked for in it can be read when all of it is done. */
  const during = async <T>(mode: IDBTransactionMode, act: (games: IDBObjectStore) => () => T): Promise<T> => {
    const transaction = await begin(mode)
    const result = act(transaction.objectStore(GAMES))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new DOMException('broken off', 'AbortError'))
    })
    return result()
  }
  return {
    async all() {
      const entries = await during('readonly', (games) => {
        const [keys, values] = [games.getAllKeys(), games.getAll()]
        return () => keys.result.map((key, i) => [String(key), values.result[i] as unknown] as const)
      })
      return { entries, ...(trouble && { trouble }) }
    },
    get: (id) =>
      during('readonly', (games) => {
        let found: IDBRequest<unknown> | undefined
        withKey(games, id, (key) => {
          found = games.get(key)
        })
        return () => found?.result
      }),
    put: (entry) =>
      during('readwrite', (games) => {
        games.put(entry)
        return () => undefined
      }),
    remove: (id) =>
      during('readwrite', (games) => {
        withKey(games, id, (key) => games.delete(key))
        return () => undefined
      }),
  }
}

function opened(version: number | undefined): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, version)
    request.onupgradeneeded = () => {
      const { result } = request
      if (!result.objectStoreNames.contains(GAMES)) result.createObjectStore(GAMES, { keyPath: 'id' })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Of a damaged entry the key may be anything: it goes by its name. */
function withKey(games: IDBObjectStore, id: string, act: (key: IDBValidKey) => void): void {
  const keys = games.getAllKeys()
  keys.onsuccess = () => {
    const key = keys.result.find((one) => String(one) === id)
    if (key !== undefined) act(key)
  }
}

export function memoryStore(): Store {
  const games = new Map<string, Entry>()
  return {
    all: async () => ({ entries: [...games] }),
    get: async (id) => games.get(id),
    async put(entry) {
      games.set(entry.id, entry)
    },
    async remove(id) {
      games.delete(id)
    },
  }
}

const ageOf = (entry: unknown): number => (entry as Partial<Entry> | undefined)?.changed ?? 0

/** What could not be kept is held while the page is open; `put` fails all the same, so that it is told. */
export function holding(store: Store): Store {
  const held = memoryStore()
  /** The newer one: another window may have played on. */
  const newer = (mine: unknown, kept: unknown): unknown =>
    mine !== undefined && ageOf(kept) <= ageOf(mine) ? mine : kept
  return {
    async all() {
      const mine = (await held.all()).entries
      const kept = await store.all().catch((error: unknown): Kept => {
        return { entries: [], trouble: { what: 'unreadable', detail: String(error) } }
      })
      const all = new Map(kept.entries)
      for (const [id, entry] of mine) all.set(id, newer(entry, all.get(id)))
      return { ...kept, entries: [...all] }
    },
    async get(id) {
      const mine = await held.get(id)
      const kept = store.get(id)
      return newer(mine, await (mine === undefined ? kept : kept.catch(() => undefined)))
    },
    async put(entry) {
      await held.put(entry)
      await store.put(entry)
      await held.remove(entry.id)
    },
    async remove(id) {
      await held.remove(id)
      await store.remove(id)
    },
  }
}
