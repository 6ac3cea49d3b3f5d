/** What a bot did something for is told in the replay as it was told at the table. */
import type { Reason } from '@carillon/protocol'
import { expect, test } from 'vitest'
import { Bench, HUMAN, sameDice } from './bench.ts'

sameDice()

/** Lines that the play of a card begins with. */
const CARD = ['log.activates', 'log.event', 'log.builds']

test('reasons of the table come again at the moments of their actions, and none while a person acts', async () => {
  const bench = new Bench(4)
  await bench.ask({ ask: 'pace', paused: false, delay: 0, confirm: false })
  await bench.start({
    game: 'wilderness-war',
    scenario: 'annus-mirabilis',
    options: {},
    seats: { british: HUMAN, french: { kind: 'bot', player: 'captain' } },
  })
  for (let i = 0; i < 40; i++) await bench.click()
  const told: Reason[] = bench.news.flatMap((one) => (one.news === 'scene' ? (one.scene.reasons ?? []) : []))
  expect(told.length).toBeGreaterThan(2)
  const { id } = bench
  const { moment } = await bench.get('moment', { ask: 'replay', id, at: 0, seat: 'british' })
  const found: Reason[] = []
  let own = 0
  let asked = false
  for (let at = 0; at <= moment.last; at++) {
    const { reason } = await bench.get('reason', { ask: 'reason', id, at, seat: 'british' })
    if (reason) found.push(reason)
    const { moment: now } = await bench.get('moment', { ask: 'replay', id, at, seat: 'british' })
    const { waiting } = now.observation
    // He was asked, has chosen, and is asked again about a card of his own: nobody else has done anything.
    const card = now.observation.log.findLast(({ text }) => CARD.includes(text.key))
    const his = JSON.stringify(card?.text.args ?? {}).includes('side.british')
    if (asked && his && waiting.every(({ role }) => role === 'british')) {
      own += 1
      expect(reason, `moment ${at}`).toBeUndefined()
    }
    asked = waiting.length > 0 && waiting.every(({ role }) => role === 'british')
  }
  // Those of whole actions that no person was asked in between.
  const texts = new Set(found.map((one) => JSON.stringify(one)))
  const again = told.filter((one) => texts.has(JSON.stringify(one)))
  expect(again.length / told.length).toBeGreaterThan(0.7)
  expect(own).toBeGreaterThan(5)
  expect(await bench.ask({ ask: 'reason', id, at: 3, seat: 'french' })).toMatchObject({ reason: 'not-yours' })
})
