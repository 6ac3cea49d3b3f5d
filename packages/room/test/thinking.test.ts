/** Machine players take their time, and everybody else gets his turn meanwhile. */
import type { Game } from '@carillon/kernel'
import type { Limits, Steps } from '@carillon/players'
import type { Request } from '@carillon/protocol'
import { loadGame } from '@carillon/registry'
import { describe, expect, test } from 'vitest'
import { type Clockwork, Thinking, Turns } from '../src/thinking.ts'
import { Bench, HUMAN, plan, quiet, sameDice } from './bench.ts'
import { memoryStore } from './memory-store.ts'

sameDice()

/** A clock that goes on by a millisecond whenever somebody looks. */
function ticking(): Clockwork & { turns: number } {
  let now = 0
  return {
    turns: 0,
    clock: () => ++now,
    async turn() {
      this.turns += 1
      await quiet()
    },
  }
}
/** As a search does: goes on until it is late, and says how far it came. */
function* counting({ clock, deadline: _, ...limits }: Limits, late: () => boolean): Steps<number> {
  for (let nodes = 0; ; nodes += 1) {
    if (late() || nodes >= (limits.nodes ?? Number.POSITIVE_INFINITY)) return nodes
    yield { nodes, best: {} }
  }
}
const lateBy = (limits: Limits) => () => (limits.clock?.() ?? 0) >= (limits.deadline as number)

describe('a thought', () => {
  test('ends with its time, and lets others have their turn on the way', async () => {
    const clockwork = ticking()
    const thinking = new Thinking(new Turns(clockwork), () => 1000)
    const parts: number[] = []
    const { limits } = thinking
    const nodes = await thinking.done(
      counting(limits, lateBy(limits)),
      () => true,
      (part) => parts.push(part),
    )
    expect(nodes).toBeGreaterThan(100)
    expect(clockwork.clock()).toBeLessThan(1020)
    expect(clockwork.turns).toBeGreaterThan(1000 / 16)
    expect(parts.length).toBeGreaterThan(2)
    expect(parts.length).toBeLessThanOrEqual(5)
    expect(parts).toEqual(parts.toSorted((a, b) => a - b))
    for (const part of parts) expect(part > 0 && part <= 1).toBe(true)
  })
  test('is given up at the next turn when nobody wants it any more', async () => {
    const clockwork = ticking()
    const thinking = new Thinking(new Turns(clockwork), () => 5000)
    const steps = counting(thinking.limits, lateBy(thinking.limits))
    expect(await thinking.done(steps, () => clockwork.turns < 3)).toBeUndefined()
    expect(clockwork.clock()).toBeLessThan(50)
    expect(steps.next().done).toBe(true)
  })
  test('is hurried: what was found so far will do', async () => {
    const clockwork = ticking()
    const thinking = new Thinking(new Turns(clockwork), () => 5000)
    const turn = clockwork.turn
    clockwork.turn = async function () {
      if (this.turns === 4) thinking.hurry()
      await turn.call(this)
    }
    expect(await thinking.done(counting(thinking.limits, lateBy(thinking.limits)), () => true)).toBeGreaterThan(5)
    expect(clockwork.clock()).toBeLessThan(100)
  })
  test('counts where there is no clock', async () => {
    const { limits, ...thinking } = new Thinking(new Turns(undefined), () => 5000)
    expect(limits).toMatchObject({ nodes: 48 })
    expect(limits.clock).toBeUndefined()
    expect(Object.keys(thinking)).toEqual([])
  })
})

describe('what was learned', () => {
  const game = 'quebec-1759'
  /** A house whose games count how often what was learned of them is loaded. */
  async function counting() {
    const whole = (await loadGame(game)) as Game
    const { brain } = whole.strategy
    const loads: string[] = []
    const strategy = {
      ...whole.strategy,
      brain: async () => {
        loads.push(game)
        return brain?.() ?? { weights: {} }
      },
    }
    const counted = { ...whole, strategy }
    const games = [{ id: game, core: async () => counted, load: async () => counted }]
    return { bench: new Bench(3, memoryStore(), undefined, games), loads }
  }
  const against = (player: string) => plan(HUMAN, { kind: 'bot', player })

  test.each(['recruit', 'sergeant', 'greedy'])('%s plays without it; a hint wants it, once', async (player) => {
    const { bench, loads } = await counting()
    const id = await bench.start(against(player))
    for (let i = 0; i < 30; i += 1) await bench.click()
    expect(bench.scene?.logFrom).toBeGreaterThan(10)
    expect(loads).toEqual([])
    for (let i = 0; i < 2; i += 1) await bench.ask({ ask: 'hint', table: id, seat: 'british' })
    await bench.ask({ ask: 'judgement', table: id, seat: 'british' })
    expect(loads).toEqual([game])
  })
  test('judgement wants it; so does a captain, and who takes over in mid-game', async () => {
    const asked = await counting()
    const id = await asked.bench.start(against('recruit'))
    await asked.bench.ask({ ask: 'judgement', table: id, seat: 'british' })
    expect(asked.loads).toEqual([game])
    const captain = await counting()
    await captain.bench.start(against('captain'))
    expect(captain.loads).toEqual([game])
    const changed = await counting()
    const table = await changed.bench.start(against('recruit'))
    expect(changed.loads).toEqual([])
    await changed.bench.ask({ ask: 'seat', table, role: 'french', who: { kind: 'bot', player: 'colonel' } })
    for (let i = 0; i < 30 && changed.loads.length === 0; i += 1) await changed.bench.click()
    expect(changed.loads).toEqual([game])
  })
})

describe('at a table', () => {
  const GENERAL = { kind: 'bot', player: 'general' } as const
  /** A general thinks about its first order, and would for long: where one plan is clearly best it would not. */
  async function pondering(): Promise<Bench & { clockwork: ReturnType<typeof ticking> }> {
    for (let seed = 3; seed < 30; seed += 1) {
      const clockwork = ticking()
      const bench = new Bench(seed, memoryStore(), undefined, undefined, clockwork)
      await bench.ask({ ask: 'pace', paused: false, delay: 0, confirm: false, think: 200 })
      await bench.start(plan(HUMAN, GENERAL))
      await bench.ask({ ask: 'pace', paused: false, delay: 0, confirm: false, think: 5000 })
      const { deciding = '', observation } = bench.scene ?? {}
      const { revision } = observation as { revision: number }
      const deed = { table: bench.id, seat: deciding, revision, key: 'pass', option: { do: 'pass' } }
      await bench.line.handle({ ask: 'answer', ...deed })
      for (let i = 0; i < 100 && bench.scene?.thinking[0] !== 'french'; i += 1) await quiet()
      for (let i = 0; i < 8; i += 1) await quiet()
      if (bench.scene?.thinking[0] === 'french') return Object.assign(bench, { clockwork })
      await tell(bench, { ask: 'close', table: bench.id })
    }
    throw new Error('the general never thinks for long')
  }
  const tell = (bench: Bench, request: Request) => bench.line.handle(request)

  test('hurried, it plays at once', async () => {
    const bench = await pondering()
    const before = bench.clockwork.clock()
    expect(await tell(bench, { ask: 'hurry', table: bench.id })).toEqual({ said: 'done' })
    for (let i = 0; i < 50 && bench.scene?.thinking[0] === 'french'; i += 1) await quiet()
    expect(bench.clockwork.clock() - before).toBeLessThan(100)
    expect(bench.scene?.thinking).toEqual([])
    await tell(bench, { ask: 'close', table: bench.id })
  })
  test('the table is closed while it thinks: it stops, and nothing was played', async () => {
    const bench = await pondering()
    const before = bench.clockwork.clock()
    await tell(bench, { ask: 'close', table: bench.id })
    for (let i = 0; i < 5; i += 1) await quiet()
    const after = bench.clockwork.clock()
    expect(after - before).toBeLessThan(50)
    for (let i = 0; i < 5; i += 1) await quiet()
    expect(bench.clockwork.clock()).toBe(after + 1)
  })
  test('what it writes in secret is not told bit by bit; what it does in the open is', async () => {
    const bench = await pondering()
    for (let i = 0; i < 25; i += 1) await quiet()
    expect(bench.news.filter(({ news }) => news === 'thinking')).toEqual([])
    const watched = new Bench(3, memoryStore(), undefined, undefined, ticking())
    await watched.ask({ ask: 'pace', paused: false, delay: 0, confirm: false, think: 1000 })
    const setup = plan(GENERAL, GENERAL)
    const { id } = (await tell(watched, { ask: 'create', setup, key: 'a' })) as { id: string }
    await tell(watched, { ask: 'open', id })
    for (let i = 0; i < 200 && !watched.news.some(({ news }) => news === 'thinking'); i += 1) await quiet()
    const told = watched.news.find(({ news }) => news === 'thinking')
    expect(told).toMatchObject({ id, role: expect.stringMatching(/british|french/) })
    await tell(watched, { ask: 'close', table: id })
    await tell(bench, { ask: 'close', table: bench.id })
  })
  test('a pace that is changed counts at once', async () => {
    const bench = await pondering()
    await tell(bench, { ask: 'pace', paused: false, delay: 0, confirm: false, think: 200 })
    await bench.rest()
    expect(bench.clockwork.clock()).toBeLessThan(2500)
  })
})
