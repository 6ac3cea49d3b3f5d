import { type Choice, type Game, type Settings, SPECTATOR, type State, seeded, Table } from '@carillon/kernel'
import { settingSets, walk } from '@carillon/kernel/testing'
import { loadGame } from '@carillon/registry'
import { expect, test } from 'vitest'
import { isPublic } from '../src/floor.ts'
import { Bench, HUMAN, sameDice } from './bench.ts'

sameDice()
class Undealt extends Table<State> {
  override imagine(): undefined {}
}

test.each(['quebec-1759', 'bayonets-and-tomahawks', 'wilderness-war'])(
  'what cannot be compared with another deal is not for everybody to see: %s',
  async (id) => {
    const game = (await loadGame(id)) as Game
    const scenario = game.scenarios[0]?.id as string
    const [settings] = settingSets(game, scenario, 0, seeded(1))
    let open = 0
    const problems = walk(game, { scenario, settings: settings as Settings, seed: 1 }, ({ table, random }) => {
      const [decision] = table.decisions as [Choice?]
      if (!decision || !isPublic(table, decision, random)) return
      open += 1
      expect(isPublic(new Undealt(game, table.saved()), decision, random)).toBe(false)
    })
    expect(problems).toEqual([])
    expect(open).toBeGreaterThan(2)
  },
)

test('two people at one screen: in Wilderness War, too, they decide on the open floor what all see', async () => {
  const bench = new Bench(5)
  const seats = { british: HUMAN, french: HUMAN }
  await bench.start({ game: 'wilderness-war', scenario: 'annus-mirabilis', options: {}, seats })
  for (let clicks = 0; clicks < 400 && (await bench.click()); clicks++);
  const floor = bench.news.flatMap((news) =>
    news.news === 'scene' && news.scene.seat === SPECTATOR && news.scene.deciding ? [news.scene.observation] : [],
  )
  expect(floor.length).toBeGreaterThan(10)
  // Cards are in hands.
  for (const { decision } of floor) expect(decision?.options.filter(({ card }) => card !== undefined)).toEqual([])
})
