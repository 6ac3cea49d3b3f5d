/** A few games of each rung: loose bounds, for what is broken and not for what is weak. `npm run ladder` measures. */
import { type Game, type State, seeded, startTable } from '@carillon/kernel'
import { thought } from '@carillon/players'
import { GAMES, loadGame } from '@carillon/registry'
import { describe, expect, test } from 'vitest'
import { type Cell, cellsOf, playTask, RUNGS, resultOf, soakCell, verdictOf } from '../../scripts/ladder/cells.ts'
import { playerOf, seatAt, thinkingOf, usual } from './decisions.ts'

const quebec = (await loadGame('quebec-1759')) as Game

async function resultsOf(game: Game, cell: Cell) {
  const played = await Promise.all(Array.from({ length: cell.games }, (_, number) => playTask(game, { cell, number })))
  return resultOf(cell, played, 0, '')
}

describe('Quebec, ten games each', () => {
  const cells = cellsOf(quebec, { games: 10, seed: 17, limits: { nodes: 4 } })
  const cell = (a: string, b: string): Cell =>
    cells.find((one) => one.a === a && one.b === b) ?? { ...(cells[0] as Cell), a, b }

  test.each([
    ['recruit', 'random', 0.7],
    ['colonel', 'sergeant', 0.6],
    ['general', 'greedy', 0.6],
  ])('%s over %s', async (a, b, least) => {
    const { score, failures, bySide, ended } = await resultsOf(quebec, cell(a, b))
    expect(failures).toEqual([])
    expect(ended).toBe(10)
    expect(Object.values(bySide).map(({ games }) => games)).toEqual([5, 5])
    expect(score).toBeGreaterThanOrEqual(least)
  })
  test('every rank meets the one below it, the general the yardsticks', () => {
    expect(cells.map(({ a, b }) => `${a} ${b}`)).toEqual([
      ...RUNGS.slice(1).map((rank, i) => `${rank} ${RUNGS[i]}`),
      'colonel greedy',
      'general greedy',
      'general act',
    ])
  })
})

test('a scenario that the French win if little happens: a British recruit comes far enough against random', async () => {
  const game = (await loadGame('bayonets-and-tomahawks')) as Game
  const [cell] = cellsOf(game, { games: 20, seed: 17, limits: {}, scenario: '3' })
  const { bySide, failures } = await resultsOf(game, cell as Cell)
  expect(failures).toEqual([])
  expect(bySide.british?.score).toBeGreaterThanOrEqual(0.7)
})

test('a goal is reached, missed, or not decided yet', () => {
  const games = (points: readonly number[], times: number) =>
    Array.from({ length: times }, () => points.map((one) => ({ side: 'british', points: one }))).flat()
  expect(verdictOf(0.6, games([1, 1, 1, 0], 20))).toBe('reached')
  expect(verdictOf(0.6, games([1, 0, 0, 1], 40))).toBe('missed')
  expect(verdictOf(0.6, games([1, 1, 1, 0], 2))).toBeUndefined()
  // Without its other half a game says nothing.
  expect(verdictOf(0.6, [...games([1], 1), { side: 'french', failure: 'x' }])).toBeUndefined()
})

test.each(GAMES.map(({ id }) => id))('%s: any players, any scenario and options, to a legal end', async (id) => {
  const game = (await loadGame(id)) as Game
  for (const seed of [1, 2]) {
    const cell = soakCell(game, seed, { nodes: 2 })
    const { failures } = await resultsOf(game, cell)
    expect(failures, `${cell.scenario} ${JSON.stringify(cell.settings)} ${cell.a} ${cell.b}`).toEqual([])
  }
})

test('generals vary their openings', async () => {
  const wits = await thinkingOf(quebec)
  const table = startTable(quebec as Game<State>, quebec.setup('campaign', usual(quebec, 'campaign')))
  const role = table.decisions[0]?.role as string
  const openings = new Set<string>()
  for (let seed = 0; seed < 20; seed += 1) {
    const mind = playerOf('general').sit()
    const copy = table.fork()
    while (copy.decision(role)) {
      const option = thought(mind.think(seatAt(copy, role, wits), seeded(seed), { nodes: 1 }))
      copy.answer({ role, option })
    }
    openings.add(JSON.stringify(copy.inputs))
  }
  expect(openings.size).toBeGreaterThan(3)
})
