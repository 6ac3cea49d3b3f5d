/** What a bot did something for is told again to who comes back: kept with the game, to each what was told to him. */
import type { Reason, Scene } from '@carillon/protocol'
import { expect, test } from 'vitest'
import type { Head, Store } from '../src/store.ts'
import { ToldReasons } from '../src/told-reasons.ts'
import { Bench, HUMAN, sameDice } from './bench.ts'
import { memoryStore } from './memory-store.ts'

sameDice()

const scenes = (bench: Bench): readonly Scene[] =>
  bench.news.flatMap((one) => (one.news === 'scene' ? [one.scene] : []))
const reason = (line: number): Reason => ({ line, role: 'french', aims: [{ key: `aim.${line}` }] })

test('after the game was closed and opened again by another house the last reasons are there, and no more of them', async () => {
  const inner = memoryStore()
  const sizes: number[] = []
  const store: Store = {
    ...inner,
    put(head, rows, takes) {
      sizes.push(JSON.stringify((head as Head).reasons ?? {}).length)
      return inner.put(head, rows, takes)
    },
  }
  const bench = new Bench(4, store)
  await bench.ask({ ask: 'pace', paused: false, delay: 0, confirm: false })
  const id = await bench.start({
    game: 'wilderness-war',
    scenario: 'annus-mirabilis',
    options: {},
    seats: { british: HUMAN, french: { kind: 'bot', player: 'captain' } },
  })
  for (let i = 0; i < 40; i++) await bench.click()
  const told = scenes(bench).flatMap(({ reasons = [] }) => reasons)
  expect(told.length).toBeGreaterThan(2)
  await bench.close()
  const again = new Bench(5, inner)
  await again.open(id)
  const [first] = scenes(again)
  expect(first?.seat).toBe('british')
  expect(first?.reasons).toEqual(told.slice(-8))
  // Whoever looks away and back is told the same once.
  again.news.length = 0
  await again.open(id)
  expect(scenes(again).flatMap(({ reasons = [] }) => reasons)).toEqual(told.slice(-8))
  expect(Math.max(...sizes)).toBeLessThan(4_000)
  expect((await bench.get('record', { ask: 'export', id })).text).not.toContain('"aims"')
})

test('a seat is told what was told to it, and nothing of lines that are gone', () => {
  const told = new ToldReasons()
  told.add('british', [reason(3), reason(7)])
  told.add('spectator', [reason(2)])
  expect(told.before('british', 99)).toEqual([reason(3), reason(7)])
  expect(told.before('british', 7)).toEqual([reason(3)])
  expect(told.before('french', 99)).toEqual([])
  // After something was taken back the line is another's.
  told.add('british', [reason(5)])
  expect(told.before('british', 99)).toEqual([reason(3), reason(5)])
  for (let line = 10; line < 40; line++) told.add('british', [reason(line)])
  expect(told.before('british', 99)).toHaveLength(8)
  expect(new ToldReasons(JSON.parse(JSON.stringify(told.kept))).kept).toEqual(told.kept)
})
