/** How far a step of a replay has to run. */
import { type Game, recordOf, type State, seeded, seededChance, startTable, Table, writeRecord } from '@carillon/kernel'
import { PLAYERS, type Player, playOn, Wits } from '@carillon/players'
import { loadGame } from '@carillon/registry'
import { expect, test, vi } from 'vitest'
import { Bench, BOT, HUMAN, plan, sameDice } from './bench.ts'

sameDice()

/** The record of a whole game between random players, long enough. */
async function longGame(id: string, scenario: string, least: number): Promise<string> {
  const game = (await loadGame(id)) as Game
  const random = PLAYERS.get('random') as Player
  const settings = Object.fromEntries(game.switches.map((one) => [one.id, one.default]))
  for (let seed = 1; ; seed++) {
    const table: Table<State> = startTable(game, game.setup(scenario, settings))
    const players = { british: random, french: random }
    playOn(table, {
      players,
      chance: seededChance(seeded(seed)),
      random: seeded(seed + 100),
      wits: new Wits(game.strategy),
    })
    if (table.count < least) continue
    const seats = { british: 'bot:random', french: 'bot:random' }
    const options = Object.fromEntries(
      game.switches.flatMap((one) => ((one.scenarios?.includes(scenario) ?? true) ? [[one.id, one.default]] : [])),
    )
    return writeRecord(recordOf(table, { scenario, options, seats }))
  }
}

test.each([
  ['wilderness-war', 'full-campaign', 1500],
  ['bayonets-and-tomahawks', '4B', 1200],
])('a step in the replay bar of a long game runs few answers, and so does a jump: %s', async (id, scenario, least) => {
  const text = await longGame(id, scenario, least)
  const inputs = (JSON.parse(text) as { inputs: unknown[] }).inputs.length
  const bench = new Bench(3)
  const { id: table } = await bench.get('opened', { ask: 'import', text })
  await bench.get('moment', { ask: 'replay', id: table, at: 0 })
  const answer = vi.spyOn(Table.prototype, 'answer')
  const cost = async (at: number, seat: string): Promise<number> => {
    answer.mockClear()
    const { moment } = await bench.get('moment', { ask: 'replay', id: table, at, seat })
    expect([moment.at, moment.seat]).toEqual([at, seat])
    return answer.mock.calls.length
  }
  const steps: number[] = []
  const jumps: number[] = []
  try {
    for (let at = 100; at < 140; at++) steps.push(await cost(at, 'open'))
    for (let at = inputs; at > inputs - 40; at--) steps.push(await cost(at, 'french'))
    const random = seeded(7)
    for (let i = 0; i < 150; i++) jumps.push(await cost(random.below(inputs + 1), i % 2 ? 'british' : 'spectator'))
    answer.mockClear()
    await bench.get('dice', { ask: 'dice', id: table })
    expect(answer).not.toHaveBeenCalled()
  } finally {
    answer.mockRestore()
  }
  expect(Math.max(...steps)).toBeLessThan(60)
  expect(Math.max(...jumps)).toBeLessThan(60)
})

test('a film of a running game goes once through what is looked at already', async () => {
  const bench = new Bench(3)
  const id = await bench.start(plan(HUMAN, BOT))
  const [seat] = (await bench.table(id)).game.roles as readonly [string]
  for (let i = 0; i < 40; i++) await bench.click()
  const { moment } = await bench.get('moment', { ask: 'replay', id, at: 0 })
  const inputs = (await bench.record(id)).inputs.length
  const answer = vi.spyOn(Table.prototype, 'answer')
  const { film } = await bench.get('film', { ask: 'film', table: id, seat })
  expect(answer.mock.calls.length).toBeLessThan(1.5 * inputs)
  answer.mockRestore()
  expect([film.steps.length, film.seat]).toEqual([moment.last, moment.seat])
})
