/** Questions that begin no action, but that much hangs on: the general weighs them, and a hint is what he would do. */
import { type Choice, type Game, type State, seeded, type Table } from '@carillon/kernel'
import { advise, thought, type Wits } from '@carillon/players'
import { GAMES } from '@carillon/registry'
import { expect, test } from 'vitest'
import { decisionsOf, playerOf, seatAt, thinkingOf } from './decisions.ts'

/** Trials of a click. */
const NODES = 12

/** The first positions in which the question is asked. */
function positionsOf(game: Game, wits: Wits, key: string, count: number): Table<State>[] {
  const found: Table<State>[] = []
  decisionsOf(game, wits, 2000, (table, { prompt }) => {
    if (prompt.key === key) found.push(table.fork())
    return found.length === count
  })
  return found
}

test('the general tries the clicks that are worth weighing; a hint is one of them, with its chance', async () => {
  const game = (await GAMES.find(({ id }) => id === 'quebec-1759')?.load()) as Game
  const wits = await thinkingOf(game)
  let weighed = 0
  for (const key of game.strategy.actions?.weighs ?? [])
    for (const table of positionsOf(game, wits, key, 2)) {
      const { role } = table.decisions[0] as Choice
      const seat = () => seatAt(table, role, wits)
      const steps = playerOf('general').sit().think(seat(), seeded(3), { nodes: NODES })
      let [step, nodes] = [steps.next(), 0]
      for (; !step.done; step = steps.next()) nodes = step.value?.nodes ?? nodes
      expect(nodes, key).toBeGreaterThan(0)
      const hint = thought(advise(seat(), seeded(3), { nodes: NODES }))
      expect(seat().decision.options).toContainEqual(hint.clicks[0])
      expect(hint.chance).toBeGreaterThan(0)
      weighed += 1
    }
  expect(weighed).toBeGreaterThan(1)
})
