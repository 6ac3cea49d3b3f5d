/** An acknowledged move is never lost: where the world asks for it, a deed is replied to when it is kept. */
import type { Reply } from '@carillon/protocol'
import { describe, expect, test } from 'vitest'
import type { Head, Store } from '../src/store.ts'
import { Bench, BOT, HUMAN, plan, quiet, sameDice } from './bench.ts'
import { memoryStore } from './memory-store.ts'

sameDice()

/** A store whose writes wait for a nod, or fail. */
function held() {
  const inner = memoryStore()
  const state = { slow: false, full: false, puts: 0 }
  const waiting: (() => void)[] = []
  const store: Store = {
    ...inner,
    async put(head, rows, takes) {
      state.puts += 1
      if (state.slow) await new Promise<void>((resolve) => waiting.push(resolve))
      if (state.full) throw new DOMException('no room', 'QuotaExceededError')
      await inner.put(head, rows, takes)
    },
  }
  return { store, inner, state, nod: () => waiting.shift()?.() }
}
const patient = (store: Store, waits = true) => new Bench(3, store, undefined, undefined, waits)
/** One of many clicks of a person; the reply is not waited for. */
function click(bench: Bench, key: string) {
  const { deciding = '', observation } = bench.scene ?? {}
  const option = bench.options.find((one) => one.do === undefined)
  const revision = observation?.revision ?? -1
  const replies: Reply[] = []
  const at = { table: bench.id, seat: deciding, revision, key }
  const done = bench.line.handle({ ask: 'answer', ...at, option: option ?? {} }).then((reply) => replies.push(reply))
  return { replies, done }
}
async function begun(store: Store, waits = true) {
  const bench = patient(store, waits)
  const id = await bench.start(plan(HUMAN, HUMAN))
  await bench.get('done', { ask: 'sit', table: id, seat: bench.curtain ?? '' })
  await bench.ask({ ask: 'pace', paused: false, delay: 0, confirm: false })
  return { bench, id }
}
const sinceOf = async (store: Store, id: string) => JSON.stringify(((await store.head(id)) as Head).position.since)

describe('a slow keeper', () => {
  test('delays the reply until the move is there for good', async () => {
    const { store, inner, state, nod } = held()
    const { bench, id } = await begun(store)
    const before = await sinceOf(inner, id)
    state.slow = true
    const { replies, done } = click(bench, 'one')
    for (let i = 0; i < 20; i++) await quiet()
    expect(replies).toEqual([])
    expect(await sinceOf(inner, id)).toBe(before)
    nod()
    await done
    expect(replies).toEqual([{ said: 'done' }])
    expect(await sinceOf(inner, id)).not.toBe(before)
  })
  test('is waited for up to one’s own move, not to those after it; and writes each once', async () => {
    const { store, state, nod } = held()
    const { bench } = await begun(store)
    state.slow = true
    const puts = state.puts
    const first = click(bench, 'one')
    await quiet()
    const second = click(bench, 'two')
    nod()
    await first.done
    await quiet()
    expect([first.replies.length, second.replies.length]).toEqual([1, 0])
    nod()
    await second.done
    expect(second.replies).toEqual([{ said: 'done' }])
    expect(state.puts - puts).toBe(2)
  })
  test('delays nothing where nobody asks for it', async () => {
    const { store, state, nod } = held()
    const { bench } = await begun(store, false)
    state.slow = true
    const { replies } = click(bench, 'one')
    await quiet()
    expect(replies).toEqual([{ said: 'done' }])
    nod()
  })
})

describe('a keeper that fails', () => {
  test('refuses the move in words; sent again with its key it counts once, and is done when it is kept', async () => {
    const { store, inner, state } = held()
    const { bench, id } = await begun(store)
    state.full = true
    const request = click(bench, 'one')
    await request.done
    const detail = expect.stringContaining('QuotaExceededError')
    expect(request.replies).toEqual([{ said: 'refused', reason: 'unsaved', detail }])
    const { inputs } = await bench.record(id)
    const again = click(bench, 'one')
    await again.done
    expect(again.replies).toMatchObject([{ reason: 'unsaved' }])
    state.full = false
    const last = click(bench, 'one')
    await last.done
    expect(last.replies).toEqual([{ said: 'done' }])
    expect((await bench.record(id)).inputs).toEqual(inputs)
    const late = patient(inner)
    await late.open(id)
    expect((await late.record(id)).inputs).toEqual(inputs)
  })
  test('refuses a new game, and none is left behind', async () => {
    const { store, state } = held()
    state.full = true
    const bench = patient(store)
    const reply = await bench.ask({ ask: 'create', setup: plan(HUMAN, BOT) })
    expect(reply).toMatchObject({ said: 'refused', reason: 'unsaved' })
    expect((await bench.get('games', { ask: 'list' })).games).toEqual([])
    state.full = false
    await bench.start(plan(HUMAN, BOT))
  })
})
