/** Odds: for whom, the same asked twice, in slices, and never by what the seat may not know. */
import type { Request } from '@carillon/protocol'
import { expect, test } from 'vitest'
import { Bench, BOT, HUMAN, plan, sameDice } from './bench.ts'

sameDice()

const odds = (table: string, more: object = {}): Request => ({ ask: 'odds', table, seat: 'british', ...more })

/** Somebody who plays at random, until what he may choose leads to dice. */
async function atDice(bench: Bench): Promise<string> {
  const id = await bench.start(plan(HUMAN, BOT))
  for (let i = 0; i < 400; i += 1) {
    if (!bench.scene?.pending) {
      const reply = await bench.get('odds', odds(id))
      if (reply.odds.some((one) => one.odds.futures > 10)) return id
    }
    await bench.click()
  }
  throw new Error('no dice')
}

test('odds are for one’s own seat, of what is offered, and the same when asked again', async () => {
  const bench = new Bench(3)
  const id = await atDice(bench)
  const first = await bench.get('odds', odds(id))
  expect(first.final).toBe(true)
  expect(await bench.get('odds', odds(id))).toEqual(first)
  const [one] = first.odds
  const alone = await bench.get('odds', odds(id, { option: one?.option }))
  expect(alone.odds).toEqual([one])
  expect(await bench.ask(odds(id, { seat: 'french' }))).toMatchObject({ said: 'refused', reason: 'not-yours' })
  expect(await bench.ask(odds(id, { option: { do: 'cheat' } }))).toMatchObject({ reason: 'not-an-option' })
})

test('they come in slices: first what is known soon, then more, and in the end the same as all at once', async () => {
  let now = 0
  let turns = 0
  const clockwork = {
    // Every look at the clock costs a millisecond.
    clock: () => (now += 1),
    turn: async () => {
      turns += 1
    },
  }
  const slow = new Bench(3, undefined, undefined, undefined, clockwork)
  const quick = new Bench(3)
  const [id, other] = [await atDice(slow), await atDice(quick)]
  const whole = await quick.get('odds', odds(other))
  let reply = await slow.get('odds', odds(id))
  const first = reply
  for (let i = 0; i < 2000 && !reply.final; i += 1) reply = await slow.get('odds', odds(id))
  expect(turns).toBeGreaterThan(10)
  expect(reply.odds).toEqual(whole.odds)
  expect(first.final || first.odds.every((one) => one.odds.futures <= 400)).toBe(true)
})

test('nothing is told to whoever only looks on', async () => {
  const bench = new Bench(3)
  const id = await atDice(bench)
  const guest = bench.house.line(() => undefined, { owner: false })
  await guest.handle({ ask: 'open', id })
  expect(await guest.handle(odds(id))).toMatchObject({ reason: 'not-yours' })
  expect(await guest.handle(odds(id, { seat: 'spectator' }))).toEqual({ said: 'odds', odds: [], final: true })
})
