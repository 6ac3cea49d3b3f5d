/** Whoever plays against a machine player is told what nearly every action of it was for, and each once. */
import { logFor } from '@carillon/kernel'
import { expect, test } from 'vitest'
import { Bench, HUMAN, sameDice } from './bench.ts'

sameDice()

/** The lines that an action of the French begins with. */
const WW = /^\{"key":"log\.(activates|event|builds)","args":\{"side":\{"key":"side\.french"/
const BT = /^\{"key":"log\.use\.[a-z]+","args":\{"faction":\{"key":"role\.french/

test.each([
  ['wilderness-war', 'annus-mirabilis', WW, 0.8],
  ['bayonets-and-tomahawks', '2', BT, 0.8],
] as const)('%s', async (game, scenario, begins, least) => {
  const bench = new Bench(4)
  await bench.ask({ ask: 'pace', paused: false, delay: 0, confirm: false })
  const seats = { british: HUMAN, french: { kind: 'bot', player: 'captain' } } as const
  const id = await bench.start({ game, scenario, options: {}, seats })
  for (let i = 0; i < 160; i++) await bench.click()
  const told = bench.news.flatMap((one) => (one.news === 'scene' ? (one.scene.reasons ?? []) : []))
  const log = logFor((await bench.table(id)).log, 'british')
  const begun = log.flatMap(({ text }, line) => (begins.test(JSON.stringify(text)) ? line : []))
  const last = Math.max(...told.map(({ line }) => line))
  const explained = begun.filter((line, i) =>
    told.some((one) => one.line >= line && one.line < (begun[i + 1] ?? log.length)),
  )
  const past = begun.filter((line) => line <= last)

  expect(past.length).toBeGreaterThan(10)
  expect(explained.length / past.length).toBeGreaterThan(least)
  expect(told.length).toBeLessThanOrEqual(begun.length)
})
