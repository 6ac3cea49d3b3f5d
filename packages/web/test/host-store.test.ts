/** The store of the browser, where another window does not let go of it. */
import { afterEach, expect, test, vi } from 'vitest'
import { browserStore } from '../src/host/store.ts'

/** As much of a browser's store as it takes: one request to open it, that goes on when the test says so. */
function fake() {
  const opens: Record<'onblocked' | 'onsuccess', () => void>[] = []
  const answer = (result: unknown) => ({ result })
  const games = { getAllKeys: () => answer(['a']), getAll: () => answer([{ id: 'a' }]) }
  const transaction = () => {
    const one = { objectStore: () => games, oncomplete: () => undefined }
    setTimeout(() => one.oncomplete())
    return one
  }
  const db = { objectStoreNames: { contains: () => true }, transaction }
  const open = () => {
    const request = { result: db, onblocked: () => undefined, onsuccess: () => undefined }
    opens.push(request)
    return request
  }
  vi.stubGlobal('indexedDB', { open })
  return opens
}
afterEach(() => vi.unstubAllGlobals())

test('says so at once, in words, and goes on when the other is gone', async () => {
  const opens = fake()
  const store = browserStore()
  const first = store.all()
  opens[0]?.onblocked()
  const trouble = { what: 'blocked', detail: 'another window is in the way: close it' }
  expect(await first).toEqual({ heads: [], trouble })
  expect(await store.all()).toEqual({ heads: [], trouble })
  await expect(store.head('a')).rejects.toThrow('close it')
  // The browser answers requests in order: another one would wait for ever behind the first.
  expect(opens).toHaveLength(1)
  opens[0]?.onsuccess()
  await new Promise((resolve) => setTimeout(resolve))
  expect(await store.all()).toEqual({ heads: [['a', { id: 'a' }]] })
})
