/** Guided games as the house hands them out: from the learner's seat, by the way that was taken. */
import { LESSON_PARTS, signOf } from '@carillon/kernel'
import { GAMES } from '@carillon/registry'
import { describe, expect, test } from 'vitest'
import { Bench } from './bench.ts'

const bench = new Bench()
const at = async (game: string, number: number, way?: string) =>
  (await bench.get('lesson', { ask: 'lesson', game, example: 'guided', number, ...(way && { way }) })).stop
const TAUGHT = (await Promise.all(GAMES.map(async ({ id, load }) => ((await load()).teaching ? [id] : [])))).flat()

/** Screens of which the choice leads to dice; of few outcomes, so that all are gone through soon. */
const DICE: Readonly<Record<string, string>> = { 'bayonets-and-tomahawks': 'target', 'wilderness-war': 'siege_roll' }

describe.each(TAUGHT)('%s', (game) => {
  test('it goes to its end click by click, each answered while it is asked, and is won', async () => {
    const { guided } = await bench.get('lessons', { ask: 'lessons', game })
    expect(guided?.minutes).toBeGreaterThan(5)
    expect(guided?.minutes).toBeLessThan(16)
    let [way, free] = ['', 0]
    for (let number = 0; ; number++) {
      const stop = await at(game, number, way)
      const { guided: now, observation, seat } = stop
      if (!now) throw new Error('no guided game')
      expect(stop.number).toBe(number)
      expect(now.way).toBe(way)
      expect([seat, observation.viewer]).toEqual([now.role, now.role])
      // What may be clicked goes on or is answered, and nothing else can be clicked.
      const options = observation.decision?.options ?? []
      expect(now.good.length + now.answers.length).toBe(options.length)
      if (now.good.length > 1) free += 1
      if (now.good.length > 0) way += signOf(now.good.length - 1)
      if (!stop.done) continue
      expect(observation.outcome === undefined || observation.outcome.winner === now.role).toBe(true)
      break
    }
    expect(free).toBeGreaterThan(3)
    expect((await at(game, 999, way)).done).toBe(true)
  })

  test('a way that nobody can go is the first good choice', async () => {
    const stop = await at(game, 12, 'zzzzzzzzzzzzzzz')
    expect(stop.number).toBe(12)
    expect(stop.guided?.way).toBe((await at(game, 12)).guided?.way)
  })

  test('what the rules say of it is for the learner’s seat alone', async () => {
    const { seat } = await at(game, 3)
    const asked = { ask: 'overlay', game, lesson: 'guided', number: 3, kind: 'control' } as const
    expect(await bench.ask({ ...asked, seat })).toMatchObject({ said: 'overlay' })
    expect(await bench.ask({ ...asked, seat: 'open' })).toMatchObject({ reason: 'not-yours' })
  })

  if (DICE[game])
    test('what the dice would bring is told by the step one stands at, for the learner’s seat alone', async () => {
      const { guided } = await bench.get('lessons', { ask: 'lessons', game })
      let [told, number] = [0, 0]
      for (; told === 0 && number < (guided?.steps ?? 0); number++) {
        const { seat, guided: now } = await at(game, number)
        const asked = { ask: 'odds', game, lesson: 'guided', number, seat } as const
        if (now?.screen !== DICE[game]) continue
        const [option] = now?.good ?? []
        const { odds, final } = await bench.get('odds', { ...asked, ...(option && { option }) })
        expect([final, odds.map((one) => one.option)]).toEqual([true, [option]])
        expect(odds[0]?.odds.chances.length).toBeGreaterThan(1)
        told = odds[0]?.odds.futures ?? 0
        expect(await bench.ask({ ...asked, seat: 'open' })).toMatchObject({ reason: 'not-yours' })
        expect(await bench.get('odds', { ...asked, number: 0 })).toEqual({ said: 'odds', odds: [], final: true })
      }
      expect(told).toBeGreaterThan(3)
    })

  test('the path goes through all lessons, part by part', async () => {
    const { lessons } = await bench.get('lessons', { ask: 'lessons', game })
    const parts = lessons.map(({ part }) => LESSON_PARTS.indexOf(part ?? 'first'))
    expect(parts).toEqual(parts.toSorted((a, b) => a - b))
    expect(lessons.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(lessons.map((_, i) => i + 1))
    for (const { minutes } of lessons) expect(minutes).toBeGreaterThan(0)
  })
})
