/** Others play on in mid-game: a bot takes over, one of another rank, a person takes his seat back. */
import type { Scene, Seat } from '@carillon/protocol'
import { describe, expect, test } from 'vitest'
import { Bench, BOT, HUMAN, plan, quiet, sameDice } from './bench.ts'
import { memoryStore } from './memory-store.ts'

sameDice()

const seat = (bench: Bench, role: string, who: Seat) => bench.ask({ ask: 'seat', table: bench.id, role, who })
const scenes = (bench: Bench): Scene[] => bench.news.flatMap((one) => (one.news === 'scene' ? [one.scene] : []))
const paused = (bench: Bench) => bench.ask({ ask: 'pace', paused: true, delay: 0, confirm: false })
const GREEDY: Seat = { kind: 'bot', player: 'greedy' }

describe('a bot takes over', () => {
  test('plays on from there, and who has left looks on from his seat and sees no more', async () => {
    const bench = new Bench(3)
    const id = await bench.start(plan(HUMAN, BOT))
    await paused(bench)
    const before = (await bench.record(id)).inputs.length
    expect(await seat(bench, 'british', GREEDY)).toEqual({ said: 'done' })
    expect(bench.scene).toMatchObject({ seat: 'british', thinking: ['british'], setup: { seats: { british: GREEDY } } })
    expect(bench.scene?.deciding).toBeUndefined()
    expect(bench.scene?.observation.decision).toBeUndefined()
    const { moment } = await bench.get('moment', { ask: 'replay', id, at: 0, seat: 'open' })
    expect(moment.seats).toEqual(['british', 'spectator'])
    await bench.ask({ ask: 'pace', paused: false, delay: 0, confirm: false })
    await bench.rest()
    const record = await bench.record(id)
    expect(record.inputs.length).toBeGreaterThan(before + 20)
    expect(record.seats).toEqual({ british: 'bot:greedy', french: 'bot:random' })
    expect(bench.scene?.observation.outcome).toBeDefined()
    const seen = scenes(bench).filter(({ observation }) => !observation.outcome)
    expect(new Set(seen.map((one) => one.seat))).toEqual(new Set(['british']))
  })
  test('he takes it back, and may take back what the bot did for him', async () => {
    let taken = 0
    for (let seed = 1; seed < 12; seed += 1) {
      const bench = new Bench(seed)
      const id = await bench.start(plan(HUMAN, BOT))
      await paused(bench)
      const first = bench.scene?.observation
      await seat(bench, 'british', BOT)
      bench.scene = undefined
      await bench.ask({ ask: 'step', table: id })
      for (let i = 0; i < 5; i += 1) await quiet()
      await seat(bench, 'british', HUMAN)
      expect(bench.scene).toMatchObject({ setup: { seats: { british: HUMAN } }, watching: false })
      const { deciding, observation } = bench.scene as unknown as Scene
      if (deciding !== 'british' || !observation.canUndo) continue
      taken += 1
      await bench.did('restart')
      expect(bench.options).toEqual(first?.decision?.options)
      expect(await bench.answer(bench.options[0] ?? {})).toEqual({ said: 'done' })
    }
    expect(taken).toBeGreaterThan(1)
  })
  test('is kept with the game', async () => {
    const store = memoryStore()
    const bench = new Bench(3, store)
    const id = await bench.start(plan(HUMAN, BOT))
    await paused(bench)
    await seat(bench, 'french', GREEDY)
    await bench.close()
    const again = new Bench(3, store)
    await again.open(id)
    expect(again.scene?.setup.seats).toEqual({ british: HUMAN, french: GREEDY })
    expect(again.scene?.deciding).toBe('british')
    expect((await again.record(id)).seats).toEqual({ british: 'human', french: 'bot:greedy' })
    const { games } = await again.get('games', { ask: 'list' })
    expect(games[0]?.seats).toEqual({ british: HUMAN, french: GREEDY })
    await again.playOut()
    expect(again.scene?.observation.outcome).toBeDefined()
  })
})

describe('another rank', () => {
  test('while it thinks: the old thought is given up, the new one plays', async () => {
    let now = 0
    const clockwork = { clock: () => ++now, turn: quiet }
    const bench = new Bench(3, memoryStore(), undefined, undefined, clockwork)
    await bench.ask({ ask: 'pace', paused: false, delay: 0, confirm: false, think: 200 })
    const id = await bench.start(plan(HUMAN, { kind: 'bot', player: 'general' }))
    await bench.ask({ ask: 'pace', paused: false, delay: 0, confirm: false, think: 5000 })
    const { deciding = '', observation } = bench.scene as unknown as Scene
    const deed = { table: id, seat: deciding, revision: observation.revision, key: 'x', option: { do: 'pass' } }
    await bench.line.handle({ ask: 'answer', ...deed })
    for (let i = 0; i < 100 && bench.scene?.thinking[0] !== 'french'; i += 1) await quiet()
    const before = now
    expect(await seat(bench, 'french', { kind: 'bot', player: 'recruit' })).toEqual({ said: 'done' })
    expect(bench.scene?.setup.seats.french).toEqual({ kind: 'bot', player: 'recruit' })
    expect(bench.scene?.deciding).toBe('british')
    expect(now - before).toBeLessThan(300)
  })
})

describe('a person sits down', () => {
  test('at a second seat: from then on there is a curtain between the two', async () => {
    const bench = new Bench(3)
    const id = await bench.start(plan(HUMAN, BOT))
    expect(await seat(bench, 'french', HUMAN)).toEqual({ said: 'done' })
    expect(bench.scene).toMatchObject({ seat: 'british', deciding: 'british', setup: { seats: { french: HUMAN } } })
    await bench.answer({ do: 'pass' })
    if (bench.scene?.pending) await bench.did('confirm')
    expect(bench.curtain).toBe('french')
    expect(scenes(bench).some((scene) => scene.seat === 'french')).toBe(false)
    await bench.ask({ ask: 'sit', table: id, seat: 'french' })
    expect(bench.scene).toMatchObject({ seat: 'french', deciding: 'french' })
  })
  test('one of two leaves: the other sits down behind the curtain before he is shown anything', async () => {
    const bench = new Bench(3)
    const id = await bench.start(plan(HUMAN, HUMAN))
    await bench.ask({ ask: 'sit', table: id, seat: bench.curtain as string })
    const { seat: first } = bench.scene as unknown as Scene
    const other = first === 'british' ? 'french' : 'british'
    bench.news.length = 0
    await seat(bench, first, BOT)
    for (let i = 0; i < 20 && !bench.curtain; i += 1) await quiet()
    expect(bench.curtain).toBe(other)
    for (const scene of scenes(bench)) expect([first, 'spectator']).toContain(scene.seat)
    await bench.ask({ ask: 'sit', table: id, seat: other })
    expect(bench.scene).toMatchObject({ seat: other, deciding: other })
  })
  test('where he watched bots', async () => {
    const bench = new Bench(3)
    await paused(bench)
    await bench.start(plan(BOT, BOT))
    expect(bench.scene?.seat).toBe('open')
    await seat(bench, 'french', HUMAN)
    expect(bench.scene).toMatchObject({ seat: 'french', watching: false })
  })
  test('not for whom it is not, nor in place of somebody who does not exist', async () => {
    const bench = new Bench(3)
    const id = await bench.start(plan(HUMAN, BOT))
    const before = await bench.record(id)
    const guest = bench.house.line(() => undefined, { owner: false, seat: () => 'french' })
    await guest.handle({ ask: 'open', id })
    const wanted = { ask: 'seat', table: id, role: 'french', who: HUMAN } as const
    expect(await guest.handle(wanted)).toMatchObject({ said: 'refused', reason: 'not-yours' })
    expect(await guest.handle({ ask: 'hurry', table: id })).toMatchObject({ reason: 'not-yours' })
    expect(await seat(bench, 'dutch', BOT)).toMatchObject({ reason: 'settings' })
    expect(await seat(bench, 'french', { kind: 'bot', player: 'montcalm' })).toMatchObject({ reason: 'settings' })
    expect(await bench.record(id)).toEqual(before)
    expect(bench.scene?.setup.seats).toEqual({ british: HUMAN, french: BOT })
    await bench.playOut()
    expect(await seat(bench, 'french', GREEDY)).toMatchObject({ reason: 'not-asked' })
  })
})
