import { OPEN, observe, SPECTATOR } from '@carillon/kernel'
import type { Request } from '@carillon/protocol'
import { loadGame } from '@carillon/registry'
import { describe, expect, test } from 'vitest'
import { Bench, BOT, HUMAN, plan, sameDice, wrapped } from './bench.ts'

sameDice()

describe('replays', () => {
  test('before the end only from one’s own seat, after it from all', async () => {
    const bench = new Bench(1)
    const id = await bench.start(plan(HUMAN, BOT))
    for (let i = 0; i < 40; i++) await bench.click()
    const { moment } = await bench.get('moment', { ask: 'replay', id, at: 10, seat: 'french' })
    expect(moment.seats).toEqual(['british', SPECTATOR])
    expect(moment.seat).toBe('british')
    expect(moment.observation.viewer).toBe('british')
    await bench.playOut()
    const { moment: after } = await bench.get('moment', { ask: 'replay', id, at: 10, seat: 'french' })
    expect(after.seats).toEqual([OPEN, 'british', 'french', SPECTATOR])
    expect(after.observation.viewer).toBe('french')
  })

  test('between two people, before the end, only what all may see; and not what is being written', async () => {
    const bench = new Bench(1)
    const id = await bench.start(plan(HUMAN, HUMAN))
    while (!(bench.scene?.observation.decision?.rule === '6.1.3')) await bench.click()
    const { moment } = await bench.get('moment', { ask: 'replay', id, at: 99_999, seat: 'british' })
    expect(moment.seats).toEqual([SPECTATOR])
    expect(moment.last).toBeLessThan((await bench.record(id)).inputs.length)
  })

  test('every moment is what was then, and moments outside are brought inside', async () => {
    const bench = new Bench(2)
    const id = await bench.start(plan(BOT, BOT))
    const record = await bench.record(id)
    const last = record.inputs.length
    const game = await loadGame('quebec-1759')
    if (!game) throw new Error('no game')
    const { moment: end } = await bench.get('moment', { ask: 'replay', id, at: last + 5 })
    expect(end.at).toBe(last)
    expect(end.observation).toEqual(observe(await bench.table(id), OPEN))
    expect((await bench.get('moment', { ask: 'replay', id, at: -3 })).moment.at).toBe(0)
    expect((await bench.get('moment', { ask: 'replay', id, at: Number.NaN })).moment.at).toBe(0)
    expect(end.chapters.length).toBeGreaterThan(1)
    expect(end.chapters.map(({ at }) => at)).toEqual(end.chapters.map(({ at }) => at).toSorted((a, b) => a - b))
    const rolled = record.inputs.findIndex((input) => 'chance' in input && typeof input.chance[0] === 'number')
    const { moment } = await bench.get('moment', { ask: 'replay', id, at: rolled + 1 })
    expect(moment.rolls).toHaveLength(1)
    expect(moment.rolls[0]?.faces).toEqual((record.inputs[rolled] as { chance: readonly number[] }).chance)
  })
})

describe('playing on from a moment', () => {
  test('after the end with other seats; the dice are new and promise nothing', async () => {
    const bench = new Bench(3)
    const id = await bench.start(plan(BOT, BOT))
    const seats = { british: HUMAN, french: BOT }
    const { id: branch } = await bench.get('opened', { ask: 'branch', id, at: 60, seats })
    expect(branch).not.toBe(id)
    await bench.open(branch)
    expect(bench.scene?.setup.seats).toEqual(seats)
    expect(bench.scene?.fairness).toBeNull()
    expect((await bench.record(branch)).inputs.slice(0, 60)).toEqual((await bench.record(id)).inputs.slice(0, 60))
    await bench.playOut()
    expect(bench.scene?.observation.outcome).toBeDefined()
    expect(await bench.ask({ ask: 'verify', id: branch })).toMatchObject({ said: 'refused' })
    expect((await bench.get('games', { ask: 'list' })).games).toHaveLength(2)
  })

  test('before the end everybody keeps his seat', async () => {
    const bench = new Bench(4)
    const id = await bench.start(plan(HUMAN, BOT))
    for (let i = 0; i < 30; i++) await bench.click()
    const { id: branch } = await bench.get('opened', {
      ask: 'branch',
      id,
      at: 5,
      seats: { british: BOT, french: HUMAN },
    })
    await bench.open(branch)
    expect(bench.scene?.setup.seats).toEqual({ british: HUMAN, french: BOT })
  })
})

describe('dice', () => {
  test('the promise is kept, and it is shown only after the end', async () => {
    const bench = new Bench(7)
    const id = await bench.start(plan(HUMAN, BOT))
    expect(await bench.ask({ ask: 'verify', id })).toMatchObject({ said: 'refused', reason: 'not-over' })
    await bench.playOut()
    const { dice, draws } = await bench.get('verified', { ask: 'verify', id })
    expect(dice).toBeGreaterThan(10)
    expect(draws).toBeGreaterThan(5)
  })

  test('a die that was changed is found, and so is another seed', async () => {
    const bench = new Bench(5)
    const id = await bench.start(plan(BOT, BOT))
    const { text } = await bench.get('record', { ask: 'export', id })
    const forged = text.replace(/"chance":\[(\d)/g, (_, face) => `"chance":[${(Number(face) % 6) + 1}`)
    const { seed } = await bench.record(id)
    for (const other of [forged, text.replace(seed as string, (seed as string).split('').toReversed().join(''))]) {
      expect(other).not.toBe(text)
      const reply = await bench.ask({ ask: 'import', text: other })
      if (reply.said === 'opened')
        expect(await bench.ask({ ask: 'verify', id: reply.id })).toMatchObject({ said: 'refused', reason: 'record' })
      else expect(reply).toMatchObject({ said: 'refused', reason: 'record' })
    }
  })
})

describe('watching bots', () => {
  test('they play to the end by themselves, with all open', async () => {
    const bench = new Bench(6)
    await bench.start(plan(BOT, BOT))
    expect(bench.scene?.watching).toBe(true)
    expect(bench.scene?.seat).toBe(OPEN)
    expect(bench.scene?.observation.outcome).toBeDefined()
  })

  test('paused, they go a choice a step, and on when let go', async () => {
    const bench = new Bench(6)
    await bench.ask({ ask: 'pace', paused: true, delay: 600, confirm: true })
    const id = await bench.start(plan(BOT, BOT))
    expect(bench.scene?.thinking).toHaveLength(1)
    expect(bench.scene?.paused).toBe(true)
    const chosen = async () => (await bench.record(id)).inputs.filter((input) => 'option' in input).length
    expect(await chosen()).toBe(0)
    for (let i = 1; i <= 30; i++) {
      const before = await chosen()
      await bench.get('done', { ask: 'step', table: bench.id })
      // One, or some more until there is something to see.
      expect((await chosen()) - before).toBeOneOf([1, 2, 3])
    }
    await bench.ask({ ask: 'pace', paused: false, delay: 0, confirm: true })
    expect(bench.scene?.observation.outcome).toBeDefined()
  })

  test('who leaves while they think leaves a game that can be opened', async () => {
    const bench = new Bench(7)
    await bench.ask({ ask: 'pace', paused: true, delay: 0, confirm: true })
    const id = await bench.start(plan(BOT, BOT))
    await bench.get('done', { ask: 'step', table: bench.id })
    await bench.close()
    const inputs = (await bench.record(id)).inputs.length
    await bench.open(id)
    expect((await bench.record(id)).inputs.length).toBe(inputs)
    expect(bench.scene?.thinking).toHaveLength(1)
  })
})

describe('lessons', () => {
  test('every lesson goes to its end, a stop at a time', async () => {
    const bench = new Bench()
    const { lessons } = await bench.get('lessons', { ask: 'lessons', game: 'quebec-1759' })
    expect(lessons.length).toBeGreaterThan(10)
    let [clicks, dice, tried] = [0, 0, 0]
    for (const { id } of lessons) {
      for (let number = 0; ; number++) {
        const { stop } = await bench.get('lesson', { ask: 'lesson', game: 'quebec-1759', example: id, number })
        expect(stop.number).toBe(number)
        if (stop.expected) {
          clicks += 1
          expect(stop.observation.decision?.role).toBe(stop.expected.role)
          expect(stop.observation.decision?.options).toContainEqual(stop.expected.option)
        }
        if (stop.refused) tried += 1
        if (stop.rolls.length > 0) dice += 1
        expect(stop.done).toBe(number === stop.count)
        if (stop.done) break
      }
    }
    expect(Math.min(clicks, dice, tried)).toBeGreaterThan(5)
  })

  test('what is told comes before the click', async () => {
    const bench = new Bench()
    const at = async (number: number) =>
      (await bench.get('lesson', { ask: 'lesson', game: 'quebec-1759', example: 'q02a', number })).stop
    expect((await at(0)).story).toEqual(['example.q02a.1'])
    expect((await at(0)).expected).toEqual({ role: 'french', option: { unit: 'f_sarre' } })
    const end = await at(99)
    expect(end.done).toBe(true)
    expect(end.story).toEqual(['example.q02a.1', 'example.q02a.2'])
  })

  test('a lesson that is not there is refused', async () => {
    const bench = new Bench()
    expect(await bench.ask({ ask: 'lesson', game: 'quebec-1759', example: 'x', number: 0 })).toMatchObject({
      reason: 'no-lesson',
    })
  })
})

describe('what the rules say of a position', () => {
  const game = 'bayonets-and-tomahawks'
  const control = { ask: 'overlay', kind: 'control' } as const
  const QUEBEC = { place: 'quebec', look: 'french' }

  test('the house answers from its own view of the seat, whatever it is sent', async () => {
    const bench = new Bench()
    const id = await bench.start({ ...plan(HUMAN, BOT), game, scenario: '2' })
    const { shown } = await bench.get('overlay', { ...control, table: id, seat: 'british' })
    expect(shown).toContainEqual(QUEBEC)
    const forged = { ...control, table: id, seat: 'british', view: bench.scene?.observation.view }
    expect(await bench.ask(forged as Request)).toMatchObject({ said: 'refused', reason: 'request' })
    for (const seat of ['french', 'spectator', 'open', 'nobody'])
      expect(await bench.ask({ ...control, table: id, seat })).toMatchObject({ reason: 'not-yours' })
    expect(await bench.ask({ ...control, table: 'other', seat: 'british' })).toMatchObject({ reason: 'no-game' })
  })
  test('of a moment of a replay, from the seats it may be seen from; of a lesson', async () => {
    const bench = new Bench()
    const id = await bench.start({ ...plan(HUMAN, BOT), game, scenario: '2' })
    for (let i = 0; i < 8; i++) await bench.click()
    const moment = { ...control, table: id, moment: 2 }
    expect((await bench.get('overlay', { ...moment, seat: 'british' })).shown).toContainEqual(QUEBEC)
    expect(await bench.ask({ ...moment, seat: 'french' })).toMatchObject({ reason: 'not-yours' })
    const { lessons } = await bench.get('lessons', { ask: 'lessons', game })
    const lesson = { ...control, game, lesson: lessons[0]?.id as string, number: 0 }
    expect((await bench.get('overlay', { ...lesson, seat: 'open' })).shown.length).toBeGreaterThan(20)
    expect(await bench.ask({ ...lesson, seat: 'british' })).toMatchObject({ reason: 'not-yours' })
  })
  test('a game that has nothing to show shows nothing, and one that gives no reasons gives none', async () => {
    const bench = new Bench()
    const id = await bench.start(plan(HUMAN, BOT))
    expect(await bench.get('overlay', { ...control, table: id, seat: 'british' })).toMatchObject({ shown: [] })
    const mute = new Bench(1, undefined, undefined, await wrapped('quebec-1759', { why: undefined }))
    const table = await mute.start(plan(HUMAN, BOT))
    const why = { ask: 'why', table, seat: 'british', subject: { space: 'levis' } } as const
    expect(await mute.get('why', why)).toEqual({ said: 'why' })
  })
  test('why something is not offered is asked with the view and the choice of the seat', async () => {
    const asked: unknown[] = []
    const why = (...given: unknown[]) => {
      asked.push(given)
      return { rule: '6.1', text: { key: 'why.test' } }
    }
    const bench = new Bench(1, undefined, undefined, await wrapped('quebec-1759', { why }))
    const table = await bench.start(plan(HUMAN, BOT))
    const subject = { space: 'levis' }
    const reply = await bench.get('why', { ask: 'why', table, seat: 'british', subject })
    expect(reply.why).toEqual({ rule: '6.1', text: { key: 'why.test' } })
    const { view, decision } = bench.scene?.observation ?? {}
    expect(asked).toEqual([[view, decision, subject]])
    // At a moment of a running game it is what the seat saw then.
    for (let i = 0; i < 8; i++) await bench.click()
    const { moment } = await bench.get('moment', { ask: 'replay', id: table, at: 6, seat: 'british' })
    await bench.get('why', { ask: 'why', table, moment: 6, seat: 'british', subject })
    expect(moment.observation.decision).toBeDefined()
    expect(asked.at(-1)).toEqual([moment.observation.view, moment.observation.decision, subject])
  })
})
