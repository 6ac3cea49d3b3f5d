import { type LogLine, observe, SPECTATOR, type Viewer } from '@carillon/kernel'
import type { Scene } from '@carillon/protocol'
import { describe, expect, test } from 'vitest'
import { Bench, HUMAN, plan, sameDice } from './bench.ts'

sameDice()

/** The units named anywhere in what is not the log: keys like `unit.b_15` and names like `b_15`. */
const unitsIn = (value: unknown): Set<string> => new Set(JSON.stringify(value).match(/\b[bf]_[a-z0-9_]+\b/g) ?? [])

describe('two people at one screen', () => {
  test.each([
    [1, {}],
    [2, {}],
    [3, { orders: 'british_write' }],
    [4, { edition: 'second' }],
  ])('whole games; nothing of the other side is ever sent (%i, %j)', async (seed, options) => {
    const bench = new Bench(seed)
    const id = await bench.start(plan(HUMAN, HUMAN, options))
    let [curtains, floors, kept]: [number, number, readonly LogLine[]] = [0, 0, []]
    let read = 0
    let fallen = false
    for (let clicks = 0; clicks < 20_000; clicks++) {
      const table = await bench.table(id)
      for (; read < bench.news.length; read++) {
        const news = bench.news[read]
        if (news?.news === 'curtain') {
          curtains += 1
          fallen = true
          expect(Object.keys(news).sort()).toEqual(['game', 'id', 'news', 'next'])
        }
        if (news?.news !== 'scene') continue
        const { scene } = news
        // Who sits down reads of the dice before; they are not rolled for him again.
        if (fallen) expect(scene.rolls).toEqual([])
        fallen = false
        if (scene.seat === SPECTATOR && scene.deciding) floors += 1
        kept = [...(scene.logFrom === 0 ? [] : kept.slice(0, scene.logFrom)), ...scene.observation.log]
        if (read < bench.news.length - 1) continue
        expect(kept).toEqual(observe(table, scene.seat).log)
        expectFair(scene, observe(table, scene.seat).view)
        // Dice are for all to see: they name whom the log of all names.
        const told = unitsIn(observe(table, SPECTATOR).log)
        for (const unit of unitsIn(scene.rolls)) expect(told.has(unit), `${unit} rolled`).toBe(true)
      }
      if (!(await bench.click())) break
    }
    expect(bench.scene?.observation.outcome).toBeDefined()
    expect(curtains).toBeGreaterThan(16)
    expect(floors).toBeGreaterThan(0)
  })

  function expectFair(scene: Scene, view: unknown): void {
    const { observation, seat, deciding, pending, setup } = scene
    expect(observation.view).toEqual(view)
    const known = unitsIn(view)
    for (const unit of unitsIn([observation.decision ?? null, pending ?? null, setup]))
      expect(known.has(unit), `${unit} is named to ${seat}`).toBe(true)
    if (deciding === undefined || deciding === seat) return
    // On the open floor: about things that all see. Buttons alone may be about what lies face down.
    expect(seat).toBe(SPECTATOR)
    const named = observation.decision?.options.some((option) =>
      Object.entries(option).some(([field, value]) => field !== 'do' && typeof value === 'string'),
    )
    expect(named, observation.decision?.prompt.key).toBe(true)
  }

  test('orders are written behind the curtain, one after the other', async () => {
    const bench = new Bench(3)
    await bench.start(plan(HUMAN, HUMAN))
    const seats: (Viewer | undefined)[] = []
    // The French post their army, then both write.
    expect(bench.curtain).toBe('french')
    await bench.click()
    await bench.answer({ do: 'historical' })
    while (seats.length < 3) {
      if (bench.scene?.pending) await bench.click()
      else if (bench.curtain) {
        seats.push(bench.curtain)
        expect(bench.scene).toBeUndefined()
        await bench.click()
      } else if (bench.scene?.observation.decision?.rule === '6.1.1') {
        expect(bench.scene.seat).toBe(bench.scene.deciding)
        await bench.answer({ do: 'pass' })
      } else await bench.click()
    }
    expect(seats).toEqual(['british', 'french', 'british'])
  })

  test('while the curtain is down nobody sees or does anything, not even who sat there before', async () => {
    const bench = new Bench(3)
    const id = await bench.start(plan(HUMAN, HUMAN))
    await bench.click()
    expect(bench.scene?.seat).toBe('french')
    await bench.answer({ do: 'historical' })
    while (bench.curtain === undefined) await bench.click()
    const before = await bench.record(id)
    for (const seat of ['french', 'british', SPECTATOR]) {
      expect(await bench.ask({ ask: 'overlay', table: id, seat, kind: 'control' })).toMatchObject({ said: 'refused' })
      for (const deed of ['undo', 'restart'] as const)
        expect(await bench.deed(deed, { seat, revision: 3 })).toMatchObject({ said: 'refused' })
    }
    expect((await bench.record(id)).inputs).toEqual(before.inputs)
    expect(bench.curtain).toBeDefined()
  })

  test('who comes back to the screen finds the curtain', async () => {
    const bench = new Bench(3)
    const id = await bench.start(plan(HUMAN, HUMAN))
    await bench.click()
    expect(bench.scene?.seat).toBe('french')
    await bench.close()
    await bench.open(id)
    expect(bench.curtain).toBe('french')
  })

  test('whether there is but one answer is nobody’s business', async () => {
    let alone = 0
    for (const seed of [1, 2, 3, 4]) {
      const bench = new Bench(seed)
      await bench.start(plan(HUMAN, HUMAN))
      await bench.playOut()
      for (const news of bench.news)
        if (news.news === 'scene' && news.scene.observation.decision?.options.length === 1) alone += 1
    }
    expect(alone).toBeGreaterThan(0)
  })
})
