/** Where games are kept: every input at once, in IndexedDB. */
import type { Message, Outcome, Role, Settings } from '@carillon/kernel'
import type { Seat } from '../protocol.ts'

/** A game as kept. `text` is its record, as it would be exported; the rest is for the list of games. */
export interface Entry {
  readonly id: string
  readonly game: string
  readonly scenario: string
  readonly options: Settings
  readonly seats: Readonly<Record<Role, Seat>>
  readonly started: number
  readonly changed: number
  readonly inputs: number
  readonly turn?: Message
  readonly step?: string
  readonly text: string
  readonly outcome?: Outcome
  readonly broken?: string
}

export interface Store {
  all(): Promise<readonly Entry[]>
  get(id: string): Promise<Entry | undefined>
  put(entry: Entry): Promise<void>
  remove(id: string): Promise<void>
}

const NAME = 'carillon'
const GAMES = 'games'

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

export async function openStore(): Promise<Store> {
  const opening = indexedDB.open(NAME, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(GAMES, { keyPath: 'id' })
  const db = await done(opening)
  const games = (mode: IDBTransactionMode) => db.transaction(GAMES, mode, { durability: 'strict' }).objectStore(GAMES)
  return {
    all: () => done(games('readonly').getAll()),
    get: (id) => done(games('readonly').get(id)),
    async put(entry) {
      await done(games('readwrite').put(entry))
    },
    async remove(id) {
      await done(games('readwrite').delete(id))
    },
  }
}

/** For tests, and where the browser allows no storage. */
export function memoryStore(): Store {
  const games = new Map<string, Entry>()
  return {
    all: async () => [...games.values()],
    get: async (id) => games.get(id),
    async put(entry) {
      games.set(entry.id, entry)
    },
    async remove(id) {
      games.delete(id)
    },
  }
}
