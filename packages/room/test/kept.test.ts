/** Where games are kept, when that goes wrong. */
import { describe, expect, test } from 'vitest'
import type { Head, Kept, Row, Store } from '../src/store.ts'
import { Bench, BOT, HUMAN, keptText, plan, sameDice } from './bench.ts'
import { memoryStore } from './memory-store.ts'

sameDice()

/** A store that can be full. */
function failing() {
  const store = memoryStore()
  const state = { full: false, gone: false }
  const fail = (name: string): never => {
    throw new DOMException('no room', name)
  }
  const checked: Store = {
    all: async () => (state.gone ? fail('InvalidStateError') : store.all()),
    get: async (id) => (state.gone ? fail('InvalidStateError') : store.get(id)),
    head: async (id) => (state.gone ? fail('InvalidStateError') : store.head(id)),
    put: async (head, rows, takes) => (state.full ? fail('QuotaExceededError') : store.put(head, rows, takes)),
    remove: async (id) => (state.gone ? fail('InvalidStateError') : store.remove(id)),
  }
  return { store: checked, state, inner: store }
}
const told = (bench: Bench) => bench.news.flatMap(({ news }) => (news === 'unsaved' || news === 'saved' ? [news] : []))

describe('a move that could not be kept', () => {
  test('is told, and kept with the next one that can be', async () => {
    const { store, state, inner } = failing()
    const bench = new Bench(3, store)
    const id = await bench.start(plan(HUMAN, BOT))
    await bench.click()
    expect(told(bench)).toEqual([])
    state.full = true
    for (let i = 0; i < 8; i++) await bench.click()
    expect(new Set(told(bench))).toEqual(new Set(['unsaved']))
    expect(bench.news).toContainEqual({ news: 'unsaved', id, detail: expect.stringContaining('QuotaExceededError') })
    state.full = false
    for (let i = 0; i < 3; i++) await bench.click()
    expect(told(bench).at(-1)).toBe('saved')
    expect(told(bench).filter((news) => news === 'saved')).toHaveLength(1)
    expect(await keptText(inner, id)).toBe((await bench.get('record', { ask: 'export', id })).text)
  })

  test('is not lost while the page is open: one may leave the table and come back', async () => {
    const { store, state } = failing()
    const bench = new Bench(3, store)
    state.full = true
    const id = await bench.start(plan(HUMAN, BOT))
    for (let i = 0; i < 12; i++) await bench.click()
    const { inputs } = await bench.record(id)
    await bench.close()
    expect((await bench.get('games', { ask: 'list' })).games.map((one) => one.id)).toEqual([id])
    await bench.open(id)
    expect((await bench.record(id)).inputs).toEqual(inputs)
  })

  test('a slow keeper delays nothing, and what was done meanwhile is one write', async () => {
    const inner = memoryStore()
    const waiting: (() => void)[] = []
    let puts = 0
    const held: Store = {
      ...inner,
      async put(head, rows, takes) {
        puts += 1
        if (puts > 1) await new Promise<void>((resolve) => waiting.push(resolve))
        await inner.put(head, rows, takes)
      },
    }
    const bench = new Bench(3, held)
    const id = await bench.start(plan(HUMAN, HUMAN))
    await bench.get('done', { ask: 'sit', table: id, seat: bench.curtain ?? '' })
    const before = puts
    for (let i = 0; i < 4; i++) await bench.click()
    expect(puts - before).toBeLessThanOrEqual(1)
    waiting.shift()?.()
    await expect.poll(() => waiting.length).toBe(1)
    waiting.shift()?.()
    await bench.close()
    expect(puts - before).toBe(2)
    expect(await keptText(inner, id)).toBe((await bench.get('record', { ask: 'export', id })).text)
  })

  test('is tried once more when the table is left', async () => {
    const { store, state, inner } = failing()
    const bench = new Bench(3, store)
    const id = await bench.start(plan(HUMAN, BOT))
    state.full = true
    for (let i = 0; i < 6; i++) await bench.click()
    const { text } = await bench.get('record', { ask: 'export', id })
    state.full = false
    await bench.close()
    expect(await keptText(inner, id)).toBe(text)
  })
})

test('a slow store is given the game as it stands, not every move that it missed', async () => {
  const inner = memoryStore()
  let puts = 0
  const slow: Store = {
    ...inner,
    async put(head, rows, takes) {
      puts += 1
      await new Promise((resolve) => setTimeout(resolve, 20))
      await inner.put(head, rows, takes)
    },
  }
  const bench = new Bench(2, slow)
  const id = await bench.start(plan(BOT, BOT))
  await bench.close()
  const { inputs } = await bench.record(id)
  expect(inputs.length).toBeGreaterThan(100)
  expect(puts).toBeLessThan(inputs.length / 2)
  expect((await bench.table(id)).over).toBe(true)
})

describe('a list that cannot be read', () => {
  test('says so, and games can be played all the same', async () => {
    const { store, state } = failing()
    Object.assign(state, { gone: true, full: true })
    const bench = new Bench(1, store)
    expect(await bench.get('games', { ask: 'list' })).toMatchObject({
      games: [],
      trouble: { what: 'unreadable', detail: expect.stringContaining('InvalidStateError') },
    })
    const id = await bench.start(plan(HUMAN, BOT))
    for (let i = 0; i < 5; i++) expect(await bench.click()).toBe(true)
    expect((await bench.get('games', { ask: 'list' })).games.map((one) => one.id)).toEqual([id])
    await bench.close()
    await bench.open(id)
  })
})

describe('an entry that is damaged', () => {
  const damage: Readonly<Record<string, (good: Head) => unknown>> = {
    'not an object': () => 'Turn 1: the British pass',
    nothing: () => null,
    'a list': (good) => [good],
    'all is missing': ({ id }) => ({ id }),
    'no position': ({ position: _mark, ...rest }) => rest,
    'the position is a word': (good) => ({ ...good, position: 'turn 1' }),
    'a position without a state': (good) => ({ ...good, position: { ...good.position, checkpoint: null } }),
    'a position without moves': (good) => ({ ...good, position: { ...good.position, since: 7 } }),
    'a text of old that is none': ({ position: _mark, ...rest }) => ({ ...rest, text: { format: 7 } }),
    'seats are a word': (good) => ({ ...good, seats: 'human' }),
    'a seat is nothing': (good) => ({ ...good, seats: { british: null } }),
    'options are nothing': (good) => ({ ...good, options: null }),
    'a time that never was': (good) => ({ ...good, changed: Number.POSITIVE_INFINITY }),
    'a time in words': (good) => ({ ...good, changed: 'yesterday' }),
    'a turn without words': (good) => ({ ...good, turn: 'three' }),
    'an outcome without a winner': (good) => ({ ...good, outcome: { cause: {} } }),
    'the game is a number': (good) => ({ ...good, game: 1759 }),
    'another name than its own': (good) => ({ ...good, id: 1759 }),
  }

  test.each(Object.entries(damage))('%s: it is shown, exported, removed; the others stay', async (_, spoil) => {
    const inner = memoryStore()
    const bench = new Bench(1, inner)
    const id = await bench.start(plan(HUMAN, BOT))
    await bench.close()
    const good = (await inner.head(id)) as Head
    const { rows } = (await inner.get(id)) as Kept
    let bad: unknown = spoil({ ...good, id: 'bad' })
    const store: Store = {
      ...inner,
      async all() {
        const { heads } = await inner.all()
        return { heads: bad === undefined ? heads : [['bad', bad], ...heads] }
      },
      head: async (name) => (name === 'bad' ? bad : inner.head(name)),
      get: async (name) => (name === 'bad' ? { head: bad, rows } : inner.get(name)),
      async remove(name) {
        if (name === 'bad') bad = undefined
        else await inner.remove(name)
      },
    }
    const late = new Bench(2, store)
    const { games, trouble } = await late.get('games', { ask: 'list' })
    expect(trouble).toBeUndefined()
    expect(games.map((one) => one.id)).toEqual(['bad', id])
    const [shown, other] = games
    expect(shown?.broken).toBeTruthy()
    expect(other).toMatchObject({ game: 'quebec-1759', seats: { british: HUMAN, french: BOT } })
    expect(other?.broken).toBeUndefined()
    expect([typeof shown?.game, typeof shown?.changed]).toEqual(['string', 'number'])
    expect(new Date(shown?.changed as number).getTime()).toBe(shown?.changed)
    expect(await late.ask({ ask: 'open', id: 'bad' })).toMatchObject({ said: 'refused', reason: 'broken' })
    const { text } = await late.get('record', { ask: 'export', id: 'bad' })
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ head: bad, rows })))
    await late.get('done', { ask: 'remove', id: 'bad' })
    expect((await late.get('games', { ask: 'list' })).games.map((one) => one.id)).toEqual([id])
    await late.open(id)
  })
})

describe('moves that are damaged or missing', () => {
  const damage: Readonly<Record<string, (rows: Row[]) => unknown[]>> = {
    'one is missing': (rows) => rows.slice(1),
    'the last is missing': (rows) => rows.slice(0, -1),
    'one is a word': (rows) => rows.with(1, 'pass' as unknown as Row),
    'an input is none': (rows) => rows.with(1, { ...(rows[1] as Row), inputs: [7 as never] }),
    'one is there twice': (rows) => [...rows.slice(0, 2), ...rows.slice(1)],
  }
  test.each(Object.entries(damage))('%s: it is said, and all that is there can be exported', async (_, spoil) => {
    const inner = memoryStore()
    const bench = new Bench(1, inner)
    const id = await bench.start(plan(HUMAN, BOT))
    for (let i = 0; i < 20; i++) await bench.click()
    await bench.close()
    const { head, rows } = (await inner.get(id)) as Kept
    expect(rows.length).toBeGreaterThan(3)
    const bad = spoil([...(rows as Row[])])
    const late = new Bench(2, { ...inner, get: async () => ({ head, rows: bad }) })
    expect(await late.ask({ ask: 'open', id })).toMatchObject({ said: 'refused', reason: 'broken' })
    expect((await late.get('games', { ask: 'list' })).games[0]?.broken).toContain('moves')
    const { text } = await late.get('record', { ask: 'export', id })
    expect(JSON.parse(text)).toEqual({ head, rows: bad })
    expect(await late.ask({ ask: 'replay', id, at: 0 })).toMatchObject({ said: 'refused', reason: 'broken' })
  })
})

test('a window that was passed over does not write into what another plays on', async () => {
  const store = memoryStore()
  // Nobody asks: the locks of the first one were taken from it.
  const [first, second] = [new Bench(3, store), new Bench(4, store)]
  const id = await first.start(plan(HUMAN, BOT))
  for (let i = 0; i < 10; i++) await first.click()
  await second.get('opened', { ask: 'open', id, here: true })
  const { text } = await second.get('record', { ask: 'export', id })
  for (let i = 0; i < 10; i++) await first.click()
  expect(told(first)).toContain('unsaved')
  expect(await keptText(store, id)).toBe(text)
  for (let i = 0; i < 10; i++) await second.click()
  expect(told(second)).toEqual([])
  await second.close()
  const later = new Bench(5, store)
  await later.open(id)
  expect((await later.record(id)).inputs).toEqual((await second.record(id)).inputs)
})
