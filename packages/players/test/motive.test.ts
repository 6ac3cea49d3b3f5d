/** Why a machine player did something: said of what the viewer sees, and the same in every world that looks the same to him. */
import { OPEN, rolesIn, SPECTATOR, type State, seeded, seededChance, startTable } from '@carillon/kernel'
import { loadGame } from '@carillon/registry'
import { expect, test } from 'vitest'
import { AnswerLoop, type MachineAction, motiveOf, PLAYERS, type Player, thought, witsOf } from '../src/index.ts'

/** Deeds of a game played by greedy, each as whoever looks on at it may be told. */
async function deedsOf(id: string, scenario: string, most: number) {
  const game = await loadGame(id)
  if (!game) throw new Error(`${id} is not there`)
  const wits = await witsOf(game.strategy)
  const settings = Object.fromEntries(game.switches.map((one) => [one.id, one.default]))
  const roles = rolesIn(game, settings)
  const table = startTable(game, game.setup(scenario, settings))
  const players = Object.fromEntries(roles.map((role) => [role, PLAYERS.get('greedy') as Player]))
  const play = new AnswerLoop(table, { players, chance: seededChance(seeded(5)), random: seeded(6) })
  const deeds: MachineAction[] = []
  let begun: { role: string; before: State; lines: number } | undefined
  for (let ask = play.next; ask && deeds.length < most; ask = play.next) {
    if (ask.kind === 'chance') {
      table.answer(play.drawn(ask))
      continue
    }
    if (game.strategy.actions?.begins(table.state, ask.role)) {
      if (begun && table.noted > begun.lines)
        deeds.push({ role: begun.role, before: begun.before, after: game.copy(table.state) })
      begun = { role: ask.role, before: game.copy(table.state), lines: table.noted }
    }
    table.answer({ role: ask.role, option: thought(play.thinking(ask, wits)) })
  }
  return { game, wits, deeds, viewers: [...roles, SPECTATOR] }
}

test.each([
  ['quebec-1759', 'campaign', 10, true],
  // Of these two all but the cards lies open, and cards are no reasons.
  ['bayonets-and-tomahawks', '1', 16, false],
  ['wilderness-war', 'annus-mirabilis', 10, false],
] as const)('%s', async (id, scenario, most, hides) => {
  const { game, wits, deeds, viewers } = await deedsOf(id, scenario, most)
  const [told, feared, tells] = [new Set<string>(), new Set<string>(), { same: 0, otherwise: 0 }]
  for (const [n, deed] of deeds.entries())
    for (const viewer of viewers.filter((one) => one !== deed.role)) {
      const random = seeded(n)
      const world = (state: State) => game.reshuffleHidden(state, viewer, random.split(1))
      const other: MachineAction = { ...deed, before: world(deed.before), after: world(deed.after) }
      const said = motiveOf(game, wits, deed, viewer)
      expect(motiveOf(game, wits, other, viewer)).toEqual(said)
      for (const { key } of said.aims) told.add(key)
      for (const { key } of said.fears) feared.add(key)
      expect(said.aims.length + said.fears.length).toBeLessThanOrEqual(2)
      // With all cards on the table the two worlds are told apart: the worlds differ in what would be a reason.
      const [a, b] = [motiveOf(game, wits, deed, OPEN), motiveOf(game, wits, other, OPEN)]
      tells[JSON.stringify(a) === JSON.stringify(b) ? 'same' : 'otherwise'] += 1
    }
  expect(deeds.length).toBe(most)
  expect(told.size).toBeGreaterThan(1)
  expect(feared.size).toBeGreaterThan(0)
  expect(tells.otherwise > 0).toBe(hides)
})
