import {
  type Choice,
  type Game,
  type Role,
  type Saved,
  type Settings,
  type State,
  seeded,
  Table,
} from '@carillon/kernel'
import { settingSets, walk } from '@carillon/kernel/testing'
import { loadGame } from '@carillon/registry'
import { expect, test } from 'vitest'
import { passesOn } from '../src/decision.ts'

const game = (await loadGame('wilderness-war')) as Game

/** The same position, with what the other side has passed on for longer as told; undefined if it cannot have come so. */
function where(saved: Saved<State>, silent: object): Table<State> | undefined {
  try {
    return new Table(game, { ...saved, checkpoint: Object.assign(game.copy(saved.checkpoint), { silent }) })
  } catch {
    return undefined
  }
}
const RESPONSES = ['foul-weather', 'lake-schooner', 'fieldworks', 'ambush', 'coehorns', 'massacre', 'blockhouses']
const ALL = Object.fromEntries(RESPONSES.map((event) => [event, 'season']))
const passes = (role: Role, others: object) => ({ british: others, french: others, [role]: {} })

test('whether a choice is held until confirmed does not tell whether the other side has passed for longer', () => {
  const [settings] = settingSets(game, 'annus-mirabilis', 0, seeded(1))
  let [tried, held] = [0, 0]
  for (const seed of [1, 2, 3]) {
    const problems = walk(game, { scenario: 'annus-mirabilis', settings: settings as Settings, seed }, ({ table }) => {
      const [decision] = table.decisions as [Choice?]
      if (!decision || !table.canUndo(decision.role)) return
      const { role, options } = decision
      const saved = table.saved()
      const worlds = [{}, ALL].map((others) => where(saved, passes(role, others)))
      const [asked, left] = worlds.filter((world) => JSON.stringify(world?.decision(role)) === JSON.stringify(decision))
      if (!asked || !left) return
      for (const option of options) {
        const [one, other] = [asked, left].map((world) => passesOn(world, role, option, world.revision(role)))
        expect(one, `${decision.rule} ${JSON.stringify(option)}`).toBe(other)
        tried += 1
        if (one) held += 1
      }
    })
    expect(problems).toEqual([])
  }
  expect([tried > 2000, held > 200]).toEqual([true, true])
})
