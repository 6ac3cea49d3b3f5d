/** Thinking goes by short steps, and between any two of them others may think with the same wits. */
import { type Choice, type Game, type Option, type Plan, type State, seeded, type Table } from '@carillon/kernel'
import { type Steps, thought, Wits } from '@carillon/players'
import { beforeAll, describe, expect, test } from 'vitest'
import { decisionsOf, PLANNED, playerOf, seatAt, thinkingOf } from './decisions.ts'

/** A trial of each plan. */
const NODES = 6
/** Where whole actions begin, and something is to be thought about. */
function positionsOf(game: Game, wits: Wits, count: number): Table<State>[] {
  const found: Table<State>[] = []
  decisionsOf(game, wits, 6 * count, (table, { role, options }) => {
    if (options.length > 2 && game.strategy.actions?.begins(table.state, role)) found.push(table.fork())
    return found.length === count
  })
  return found
}
const thinking = (table: Table<State>, wits: Wits, player: string): Steps<Option> => {
  const { role } = table.decisions[0] as Choice
  return playerOf(player)
    .sit()
    .think(seatAt(table, role, wits), seeded(7), { nodes: NODES })
}
/** Step by step in turn: what each has come to, and told on the way. */
function inTurn<Y, R>(all: readonly Iterator<Y, R>[]): { told: Y[]; done: R }[] {
  const told = all.map((): Y[] => [])
  const done: R[] = []
  for (let left = all.length; left > 0; )
    for (const [i, steps] of all.entries()) {
      if (i in done) continue
      const step = steps.next()
      if (!step.done) told[i]?.push(step.value)
      else {
        done[i] = step.value
        left -= 1
      }
    }
  return told.map((one, i) => ({ told: one, done: done[i] as R }))
}

describe.each(PLANNED)('$id', (game) => {
  let wits: Wits
  beforeAll(async () => {
    wits = await thinkingOf(game)
  })

  test.each(['captain', 'general'])('%s: many think in turn, and each chooses what it would alone', (player) => {
    const tables = positionsOf(game, wits, 5)
    expect(tables.length).toBe(5)
    const alone = tables.map((table) => thought(thinking(table, wits, player)))
    const others = inTurn(tables.map((table) => thinking(table, wits, player)))
    expect(others.map(({ done }) => done)).toEqual(alone)
  })
  test('plans are found one by one, whatever else is asked meanwhile', () => {
    const tables = positionsOf(game, wits, 12)
    const { actions } = wits.strategy
    const found = (table: Table<State>): Iterable<Plan<State>> => {
      const { role, options } = table.decisions[0] as Choice
      return actions?.enumerate?.(table.state, role, options) ?? []
    }
    const told = (plans: Iterable<Plan<State>>) => Array.from(plans, ({ clicks }) => clicks)
    const alone = tables.map((table) => told(found(table)))
    const others = inTurn(tables.map((table) => found(table)[Symbol.iterator]()))
    expect(others.map((one) => told(one.told))).toEqual(alone)
  })
  test('no step evaluates more than some plans, or the options of a click', () => {
    let count = 0
    const counted = <T extends (...args: never[]) => unknown>(work: T): T =>
      ((...args: never[]) => {
        count += 1
        return work(...args)
      }) as T
    const { strategy, brain } = wits
    const { actions, evaluation = () => strategy } = strategy
    const watched = {
      ...strategy,
      evaluation: (weights: Parameters<typeof evaluation>[0]) => ({ evaluate: counted(evaluation(weights).evaluate) }),
      ...(actions && {
        actions: {
          ...actions,
          ...(actions.worth && { worth: counted(actions.worth) }),
          ...(actions.after && { after: counted(actions.after) }),
        },
      }),
    }
    const weighing = new Wits(watched, {
      weights: { british: {}, french: {} },
      ...(brain?.judge && { judge: brain.judge }),
    })
    let [steps, most] = [0, 0]
    for (const table of positionsOf(game, wits, 5)) {
      const thoughts = thinking(table, weighing, 'general')
      for (let done = false; !done; steps += 1) {
        count = 0
        done = thoughts.next().done === true
        most = Math.max(most, count)
      }
    }
    expect(steps).toBeGreaterThan(100)
    expect(most).toBeLessThan(60)
  })
})
