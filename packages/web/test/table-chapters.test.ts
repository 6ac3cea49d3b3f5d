/** In every game a replay has chapters, the log has headings, and a saved game says how far it is. */
import { isHeading } from '@carillon/kernel'
import { GAMES } from '@carillon/registry'
import { expect, test } from 'vitest'
import { Bench, BOT, sameDice } from '../../room/test/bench.ts'
import { turnsOf } from '../src/table/turns.ts'

sameDice()

test.each(GAMES)('$id', async ({ id: game, load }) => {
  const { scenarios, roles } = await load()
  const bench = new Bench(3)
  const scenario = scenarios[0]?.id as string
  const id = await bench.start({
    game,
    scenario,
    options: {},
    seats: Object.fromEntries(roles.map((role) => [role, BOT])),
  })
  const { moment } = await bench.get('moment', { ask: 'replay', id, at: 99_999 })
  const { chapters, observation, last } = moment
  const headings = chapters.filter(isHeading)
  expect(headings.length).toBeGreaterThan(0)
  expect(chapters.map(({ chapter }) => chapter)).toContain('battle')
  expect(chapters.every(({ at }) => at >= 0 && at <= last)).toBe(true)
  // The same headings are in the log.
  const titles = turnsOf(observation.log).flatMap(({ title }) => title?.text ?? [])
  expect(titles).toEqual(headings.map(({ text }) => text))
  const { games } = await bench.get('games', { ask: 'list' })
  expect(games.find((one) => one.id === id)?.turn).toEqual(titles.at(-1))
})
