/** Files that are odd, and games that go by steps. */
import { isHeading } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { Bench, BOT, HUMAN, plan, sameDice } from './bench.ts'

sameDice()

const odd = (bench: Bench) => bench.news.filter(({ news }) => news === 'odd')

describe('a file that is odd is taken, and it is said', () => {
  test.each(['seed', 'commitment'] as const)('its promise does not hold: another %s', async (field) => {
    const bench = new Bench(7)
    const record = await bench.record(await bench.start(plan(HUMAN, BOT)))
    await bench.get('opened', { ask: 'import', text: JSON.stringify(record) })
    expect(odd(bench)).toEqual([])
    const changed = { ...record, [field]: 'ab'.repeat(32) }
    const { id } = await bench.get('opened', { ask: 'import', text: JSON.stringify(changed) })
    expect(odd(bench)).toEqual([{ news: 'odd', what: 'promise' }])
    // Kept, and opened again, it still says so; and it can be played.
    const later = new Bench(8, bench.store)
    await later.open(id)
    const { seed, commitment } = changed
    expect(later.scene?.fairness).toEqual({ seed, commitment, broken: true })
    await later.playOut()
    expect(await later.record(id)).toMatchObject({ seed, commitment })
    expect(await later.ask({ ask: 'verify', id })).toMatchObject({ said: 'refused', reason: 'record' })
  })

  test('a bot in it is not known here', async () => {
    const bench = new Bench(7)
    const record = await bench.record(await bench.start(plan(HUMAN, BOT)))
    const seats = { ...record.seats, french: 'bot:montcalm' }
    await bench.get('opened', { ask: 'import', text: JSON.stringify({ ...record, seats }) })
    expect(odd(bench)).toEqual([{ news: 'odd', what: 'bot', name: 'montcalm' }])
  })
})

test('a step of bots that are paused changes what is to be seen', async () => {
  for (const setup of [plan(BOT, BOT), plan(HUMAN, BOT)]) {
    const bench = new Bench(6)
    await bench.ask({ ask: 'pace', paused: true, delay: 600, confirm: false })
    await bench.start(setup)
    const shown = () => {
      const { observation, thinking, deciding, logFrom } = bench.scene ?? {}
      const { view, log, outcome } = observation ?? {}
      return JSON.stringify([view, (logFrom ?? 0) + (log?.length ?? 0), thinking, deciding, outcome])
    }
    let steps = 0
    for (let i = 0; i < 400 && !bench.scene?.observation.outcome; i++) {
      if (bench.scene?.deciding) {
        await bench.click()
        continue
      }
      const before = shown()
      await bench.get('done', { ask: 'step', table: bench.id })
      expect(shown()).not.toBe(before)
      steps++
    }
    expect(steps).toBeGreaterThan(20)
  }
})

test('the turns of a replay are those that have begun, and end where it ends', async () => {
  const bench = new Bench(3)
  const id = await bench.start(plan(HUMAN, BOT))
  for (let i = 0; i < 60; i++) {
    await bench.click()
    const { moment } = await bench.get('moment', { ask: 'replay', id, at: 99_999 })
    for (const { at } of moment.chapters) expect(at).toBeLessThanOrEqual(moment.last)
    expect(moment.chapters.filter(isHeading)).toHaveLength((moment.observation.view as { turn: number }).turn)
    for (const { at, text } of moment.chapters) {
      const { observation } = (await bench.get('moment', { ask: 'replay', id, at })).moment
      expect(observation.log.some((line) => JSON.stringify(line.text) === JSON.stringify(text))).toBe(true)
    }
  }
})
