import { checkSettings, type Input, outcomeOf, type Random, seeded, startTable, type Table } from '@carillon/kernel'
import { expect, test } from 'vitest'
import { holderOf } from '../src/data/holders.ts'
import { CONNECTIONS, FACTIONS, SPACES } from '../src/data/map.ts'
import { and, NO_KINDS, UNIT_IDS, unitOf } from '../src/data/units.ts'
import { bayonetsAndTomahawks as game } from '../src/index.ts'
import { countIn, holderIn, isRoad, isUnitSpent, kindsIn, readyIn, spotsOf, stackIn } from '../src/occupancy.ts'
import type { State } from '../src/state.ts'

const start = (): Table<State> => {
  const checked = checkSettings(game, '2', {})
  if ('problem' in checked) throw new Error(JSON.stringify(checked.problem))
  return startTable(game, game.setup('2', checked.settings))
}
function anyInput({ chance, decisions }: Table<State>, random: Random): Input | undefined {
  if (chance) return { chance: outcomeOf(chance, (n) => random.below(n)) }
  const decision = decisions[0]
  return decision && { role: decision.role, option: decision.options[random.below(decision.options.length)] ?? {} }
}

/** What is known by number, worked out from the position alone. */
function workedOut(g: State) {
  const homes = SPACES.map((id) => holderOf(g, id))
  const sides = FACTIONS.map((f) => ({
    units: g.map[f].map((list) => list.map(unitOf)),
    kinds: g.map[f].map((list) => list.reduce((kinds, id) => and(kinds, unitOf(id).bit), NO_KINDS)),
    counts: g.map[f].map((list) => list.filter((id) => unitOf(id).type !== 'commander').length),
    ready: g.map[f].map((list) =>
      list.reduce((kinds, id) => (g.spent.includes(id) ? kinds : and(kinds, unitOf(id).bit)), NO_KINDS),
    ),
    spots: SPACES.flatMap((_, n) => (g.map[f][n]?.length ? [n] : [])),
  }))
  return { homes, sides, roads: g.roads.toSorted(), spent: UNIT_IDS.filter((id) => g.spent.includes(id)) }
}
function known(g: State) {
  const sides = FACTIONS.map((f) => {
    const each = <T>(ask: (g: State, of: typeof f, n: number) => T): T[] => SPACES.map((_, n) => ask(g, f, n))
    const [units, kinds, counts, ready] = [each(stackIn), each(kindsIn), each(countIn), each(readyIn)]
    return { units, kinds, counts, spots: spotsOf(g, f), ready }
  })
  const roads = CONNECTIONS.filter((by) => isRoad(g, by)).map(({ id }) => id)
  const spent = UNIT_IDS.filter((id) => isUnitSpent(g, unitOf(id)))
  return { homes: SPACES.map((_, n) => holderIn(g, n)), sides, roads: roads.toSorted(), spent }
}

test('what is known by number is that of the position asked about, whatever was asked before', () => {
  const games = [1, 2].map((seed) => ({ table: start(), random: seeded(seed) }))
  for (let n = 0; n < 400; n += 1)
    for (const { table, random } of games) {
      const input = anyInput(table, random)
      if (input) table.answer(input)
      if (n % 20 === 0)
        for (const { state } of [table, ...games.map((one) => one.table)]) {
          expect(known(state)).toEqual(workedOut(state))
        }
    }
})
