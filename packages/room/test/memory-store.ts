/** A store that forgets with its process. */
import { FOREIGN, type Head, isForeign, type OldEntry, type Row, type Store } from '../src/store.ts'

export function memoryStore(): Store {
  const games = new Map<string, { head: Head | OldEntry; rows: Row[] }>()
  const copy = <T>(value: T): T => structuredClone(value)
  return {
    all: async () => ({ heads: [...games].map(([id, { head }]) => [id, copy(head)]) }),
    head: async (id) => copy(games.get(id)?.head),
    get: async (id) => copy(games.get(id)),
    async put(head, rows, takes = false) {
      if (!takes && isForeign(head, games.get(head.id)?.head)) throw new Error(FOREIGN)
      const kept = rows[0]?.number === 0 ? [] : (games.get(head.id)?.rows ?? [])
      kept.push(...copy(rows))
      games.set(head.id, { head: copy(head), rows: kept })
    },
    async remove(id) {
      games.delete(id)
    },
  }
}
