/** Kept games with damage that still looks like a game. */
import type { Option } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import type { Head, Kept, Row } from '../src/store.ts'
import { Bench, BOT, HUMAN, plan, sameDice } from './bench.ts'
import { memoryStore } from './memory-store.ts'

sameDice()

/** A game that was left, as it was kept and as it was seen. */
async function left(clicks = 25) {
  const store = memoryStore()
  const bench = new Bench(3, store)
  const id = await bench.start(plan(HUMAN, BOT))
  for (let i = 0; i < clicks; i++) await bench.click()
  const { inputs } = await bench.record(id)
  const { view, revision } = bench.scene?.observation ?? {}
  await bench.close()
  const { head, rows } = (await store.get(id)) as Kept
  return { id, inputs, view, revision, head: head as Head, rows: rows as Row[] }
}
/** Another sits down at what lies in the store now. */
async function late(head: unknown, rows: readonly Row[]) {
  const store = memoryStore()
  await store.put(head as Head, rows)
  return new Bench(4, store)
}
const told = (bench: Bench) => bench.news.map(({ news }) => news).filter((news) => news !== 'scene')
const before = (head: Head, change: object): Head => ({ ...head, position: { ...head.position, ...change } })
const checkpoint = (head: Head, change: object) =>
  before(head, { checkpoint: { ...head.position.checkpoint, ...change } })

test('what is as it was kept opens without a word', async () => {
  const { id, head, rows, view } = await left()
  const bench = await late(head, rows)
  await bench.open(id)
  expect(told(bench)).toEqual([])
  expect(bench.scene?.observation.view).toEqual(view)
})

describe('a field that follows from the moves', () => {
  const turnOf = ({ position }: Head) => (position.checkpoint as unknown as { turn: number }).turn
  const damage: Readonly<Record<string, (head: Head) => Head>> = {
    'another turn': (head) => checkpoint(head, { turn: turnOf(head) + 1 }),
    'another switch': (head) => checkpoint(head, { contraryTide: true }),
    'more draws': (head) => before(head, { draws: head.position.draws + 1 }),
    'nothing to take back': (head) => before(head, { undo: head.position.undo + 1 }),
    'another revision': (head) => before(head, { revision: { british: 1 } }),
    'another outcome': (head) => ({
      ...head,
      outcome: { winner: 'french', margin: 1, cause: { key: 'x' }, rule: '9' },
    }),
  }
  test.each(Object.entries(damage))('%s: it is made anew from them, told, and kept so', async (_, spoil) => {
    const { id, inputs, head, rows, view } = await left()
    const bench = await late(spoil(head), rows)
    await bench.open(id)
    expect(told(bench)).toEqual(['mended'])
    expect(bench.scene?.observation.view).toEqual(view)
    expect((await bench.record(id)).inputs).toEqual(inputs)
    await bench.close()
    const again = new Bench(5, bench.store)
    await again.open(id)
    expect(told(again)).toEqual([])
    await again.playOut()
    expect(again.scene?.observation.outcome).toBeDefined()
  })
  test('a line of the log: it is noted anew', async () => {
    const { id, head, rows } = await left()
    const at = rows.findIndex(({ log }) => log.length > 0)
    const row = rows[at] as Row
    const bench = await late(
      head,
      rows.with(at, { ...row, log: [{ ...row.log[0], rule: '99' }, ...row.log.slice(1)] } as Row),
    )
    await bench.open(id)
    expect(told(bench)).toEqual(['mended'])
    expect(bench.scene?.observation.log.map(({ rule }) => rule)).not.toContain('99')
  })
})

describe('a move', () => {
  /** Dice that could have fallen so: the game would go on, as another one. */
  const otherDie = (rows: readonly Row[]): Row[] => {
    const at = rows.findIndex(({ inputs }) => inputs.some((input) => 'chance' in input))
    const row = rows[at] as Row
    const inputs = row.inputs.map((input) =>
      'chance' in input ? { chance: input.chance.map((face) => (face === 1 ? 2 : 1)) } : input,
    )
    return rows.with(at, { ...row, inputs } as Row)
  }
  const last = (head: Head, option: Option): Head => before(head, { since: [{ role: 'british', options: [option] }] })
  test.each<[string, (head: Head, rows: Row[]) => readonly [Head, Row[]]]>([
    ['other dice', (head, rows) => [head, otherDie(rows)]],
    ['another last choice', (head, rows) => [last(head, { do: 'pass' }), rows]],
    ['another switch of the game', (head, rows) => [{ ...head, options: { ...head.options, tides: 'on' } }, rows]],
  ])('%s: it is refused in words, kept as it lies there, and can be exported', async (_, spoil) => {
    const { id, head, rows } = await left(60)
    const [bad, moves] = spoil(head, rows)
    const bench = await late(bad, moves)
    const refused = { said: 'refused', reason: 'broken', detail: 'moves: missing or damaged' }
    expect(await bench.ask({ ask: 'open', id })).toEqual(refused)
    expect(await bench.ask({ ask: 'open', id })).toEqual(refused)
    expect(await bench.ask({ ask: 'replay', id, at: 0 })).toEqual(refused)
    const { games } = await bench.get('games', { ask: 'list' })
    expect(games[0]?.broken).toBe('moves: missing or damaged')
    await bench.get('record', { ask: 'export', id })
    expect((await bench.store.get(id))?.rows).toEqual(moves)
    expect((await bench.store.get(id))?.head).toMatchObject(bad)
  })
})

describe('a game of before there were sums', () => {
  const old = ({ sums: _sums, position, ...head }: Head) => ({ ...head, mark: position })
  test('is played again from its moves, without a word, and kept with them', async () => {
    const { id, head, rows, view } = await left()
    const bench = await late(old(checkpoint(head, { turn: 15 })), rows)
    const { games } = await bench.get('games', { ask: 'list' })
    expect(games[0]?.broken).toBeUndefined()
    await bench.open(id)
    expect(told(bench)).toEqual([])
    expect(bench.scene?.observation.view).toEqual(view)
    expect(await bench.store.head(id)).toMatchObject({ sums: { moves: expect.stringMatching(/^[0-9a-f]{64}$/) } })
    expect(await bench.store.head(id)).not.toHaveProperty('mark')
  })
  test('that is over is listed with what decided it', async () => {
    const { id, head, rows } = await left(1000)
    const { cause, ...outcome } = head.outcome as NonNullable<Head['outcome']>
    const bench = await late({ ...old(head), outcome: { ...outcome, why: cause } }, rows)
    const { games } = await bench.get('games', { ask: 'list' })
    expect([games[0]?.broken, games[0]?.outcome]).toEqual([undefined, head.outcome])
    await bench.open(id)
    expect(bench.scene?.observation.outcome).toEqual(head.outcome)
  })
  test('and of other rules, from its position', async () => {
    const { id, head, rows, view } = await left()
    const bench = await late({ ...old(head), rules: 'of old' }, rows)
    await bench.open(id)
    expect(bench.scene?.observation.view).toEqual(view)
  })
})
