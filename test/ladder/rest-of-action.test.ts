/**
 * In the middle of an action: a hint tells the rest of one that somebody began himself, no judgement moves, and a machine
 * player goes on whatever becomes of its table.
 */
import {
  type Choice,
  findOption,
  type Game,
  pickOne,
  type State,
  seeded,
  seededChance,
  startTable,
  Table,
} from '@carillon/kernel'
import {
  actionStart,
  advise,
  beforeClicks,
  judgementOf,
  type Mind,
  TableOutlook,
  thought,
  type Wits,
} from '@carillon/players'
import { describe, expect, test } from 'vitest'
import { PLANNED, playerOf, thinkingOf, usual } from './decisions.ts'

type Visit = (table: Table<State>, choice: Choice) => void

describe.each(PLANNED)('$id', async (game) => {
  const wits = await thinkingOf(game)
  const actions = wits.strategy.actions as NonNullable<Wits['strategy']['actions']>
  const isOver = (table: Table<State>, role: string): boolean =>
    table.over || !!table.chance || !table.decision(role) || actions.rests(table.state)

  /** Decisions of random games in which an action is under way. */
  const halfway = (most: number, visit: Visit): void => met(most, isHalfway, visit)
  /** Where one begins. */
  const begins = (most: number, visit: Visit): void =>
    met(most, (table, { role }) => actions.begins(table.state, role), visit)
  const met = (most: number, wanted: (table: Table<State>, choice: Choice) => boolean, visit: Visit): void => {
    let left = most
    for (let seed = 0; left > 0 && seed < 20; seed += 1) {
      const random = seeded(900 + seed)
      const chance = seededChance(random)
      const { id: scenario } = game.scenarios[seed % game.scenarios.length] as (typeof game.scenarios)[number]
      const table: Table<State> = startTable(game as Game<State>, game.setup(scenario, usual(game, scenario)) as State)
      for (let visits = 0; visits < 4 && left > 0 && !table.over; ) {
        if (table.chance) {
          table.answer({ chance: chance.draw(table.chance, table.draws) })
          continue
        }
        const choice = pickOne(table.decisions, random)
        if (choice.options.length > 1 && random.below(8) === 0 && wanted(table, choice)) {
          visit(table, choice)
          visits += 1
          left -= 1
        }
        table.answer({ role: choice.role, option: pickOne(choice.options, random) })
      }
    }
    expect(left).toBe(0)
  }
  const isHalfway = (table: Table<State>, { role }: Choice): boolean => {
    const begun = actionStart(actions, table, role)
    return begun.made.length > 0 && actions.begins(begun.table.state, role)
  }

  test('a hint goes on to the end of the action, and says how sure it is', () => {
    let longest = 0
    halfway(5, (table, choice) => {
      const { role, options } = choice
      const seat = new TableOutlook(table, choice, wits)
      const { clicks, chance } = thought(advise(seat, seeded(5), { nodes: 3 }))
      expect(findOption(options, clicks[0] ?? {})).toBeDefined()
      expect(chance).toBeGreaterThan(0)
      expect(chance).toBeLessThan(1)
      const after = table.fork()
      for (const option of clicks) if (after.decision(role)) after.answer({ role, option })
      expect(isOver(after, role), JSON.stringify(clicks)).toBe(true)
      longest = Math.max(longest, clicks.length)
    })
    expect(longest).toBeGreaterThan(1)
  })
  test('a judgement is that of where the action began, for both sides', () => {
    halfway(12, (table, { role }) => {
      const begun = actionStart(actions, table, role).table
      for (const viewer of [role, ...game.roles.filter((one) => !table.sealed && one !== role)]) {
        const judged = judgementOf(wits, viewer, beforeClicks(actions, table, viewer).state)
        expect(judged).toBe(judgementOf(wits, viewer, begun.state))
      }
    })
  })
  test('what was clicked since it began leads from there to here', () => {
    halfway(12, (table, { role }) => {
      const { table: copy, made } = actionStart(actions, table, role)
      for (const option of made) copy.answer({ role, option })
      expect(JSON.stringify(copy.decision(role))).toBe(JSON.stringify(table.decision(role)))
      expect(copy.state.step).toBe(table.state.step)
    })
  })
  test.each(['colonel', 'general'])('%s: a plan survives saving, opening anew and taking back', (player) => {
    let [broken, visits] = [0, 0]
    begins(6, (table, { role }) => {
      visits += 1
      const mind = playerOf(player).sit()
      const goOn = (at: Table<State>, by: Mind, most: number): number => {
        let made = 0
        for (; made < most && !(made > 0 && isOver(at, role)); made += 1) {
          const seat = new TableOutlook(at, at.decision(role) as Choice, wits)
          at.answer({ role, option: thought(by.think(seat, seeded(at.count), { nodes: 2 })) })
        }
        return made
      }
      const copy = table.fork()
      if (goOn(copy, mind, 2) < 2 || isOver(copy, role)) return
      broken += 1
      // Opened anew, by somebody who knows nothing of the plan, and here, by who has it.
      const opened = new Table(copy.game, JSON.parse(JSON.stringify(copy.position())))
      expect(opened.decision(role)).toEqual(copy.decision(role))
      goOn(opened, playerOf(player).sit(), 100)
      expect(isOver(opened, role)).toBe(true)
      if (copy.canUndo(role)) copy.undo(role)
      goOn(copy, mind, 100)
      expect(isOver(copy, role)).toBe(true)
    })
    expect(visits).toBe(6)
    expect(broken).toBeGreaterThan(0)
  })
})
