/** Whole actions: every order is one that the rules accept, told as it will be, and tells no secret. */
import { type Option, type Plan, seeded, type Table } from '@carillon/kernel'
import { Found, settingSets, type Visit, walk } from '@carillon/kernel/testing'
import { describe, expect, test } from 'vitest'
import { SIDES, type Side } from '../src/data/units.ts'
import { quebec1759 } from '../src/index.ts'
import type { State } from '../src/state.ts'
import { MOST_PLANS } from '../src/strategy/plans.ts'
import { REASONS } from '../src/strategy/reasons.ts'
import { strategy } from '../src/strategy.ts'
import { halfGreedy } from './walkers.ts'

type Whole = Required<NonNullable<typeof strategy.actions>>
const actions = strategy.actions as Whole
const SETS = settingSets(quebec1759, 'campaign', 12, seeded(5))

/** Decisions that begin an action, one in so many, in all settings; of random games, and of some that get on. */
function decisions(seeds: readonly number[], oneIn: number, see: (table: Table<State>, side: Side) => void): string[] {
  const visit = ({ table, random, number }: Visit<State>) => {
    for (const side of SIDES) {
      if (!table.decision(side) || !actions.begins(table.state, side)) continue
      if (table.state.step === 'deployment' ? number === 0 : random.below(oneIn) === 0) see(table, side)
    }
  }
  return SETS.flatMap((settings, i) =>
    seeds.flatMap((seed) =>
      walk(quebec1759, { scenario: 'campaign', settings, seed }, visit, i % 3 === 0 ? { walker: halfGreedy } : {}),
    ),
  )
}

/** The table after the clicks of a plan, each of which must be offered. */
function played(table: Table<State>, side: Side, { clicks }: Plan<State>): Table<State> {
  const after = table.fork()
  for (const option of clicks) {
    if (!after.decision(side)?.options.includes(option)) throw new Found(`not offered: ${words(clicks, option)}`)
    after.answer({ role: side, option })
  }
  return after
}
const words = (clicks: readonly Option[], at: Option): string => `${JSON.stringify(at)} of ${JSON.stringify(clicks)}`

const inputs = (): Float32Array => new Float32Array(actions.inputs.length).fill(7)
function told(state: State, side: Side, plan: Plan<State>): Float32Array {
  const into = inputs()
  actions.after(state, side, plan, into)
  return into
}
function seen(state: State, side: Side): Float32Array {
  const into = inputs()
  actions.look(state, side, into)
  return into
}
function compare(x: Float32Array, y: Float32Array, least = 0): void {
  for (const [i, name] of actions.inputs.entries())
    if (!(Math.abs(x[i]! - y[i]!) <= least)) throw new Found(`${name}: ${x[i]} and ${y[i]}`)
}

describe('orders as wholes', () => {
  test('6.1, 4.2 every click is offered, the last ends the order, and the position is the one that was told', () => {
    let orders = 0
    let looked = 0
    const problems = decisions([1, 2], 9, (table, side) => {
      const plans = [...actions.enumerate(table.state, side, [])]
      if (plans.length === 0 || plans.length > MOST_PLANS) throw new Found(`${plans.length} orders`)
      for (const plan of plans) {
        orders += 1
        const after = played(table, side, plan)
        const { step, turn } = after.state
        const writes = turn === table.state.turn && (step === 'orders' || step === 'deployment')
        if (writes && after.decision(side)) throw new Found(`not ended: ${JSON.stringify(plan.clicks)}`)
        // Where the enemy's order was waiting for this one, both have been carried out.
        if (table.state.step === 'orders' && !writes) continue
        looked += 1
        compare(told(table.state, side, plan), seen(after.state, side))
      }
    })
    expect(problems).toEqual([])
    expect(orders).toBeGreaterThan(20_000)
    expect(looked).toBeGreaterThan(orders / 2)
  })

  test('no order twice; passing, ships, Indians and marches are among them', () => {
    const kinds = new Set<unknown>()
    const problems = decisions([4], 3, (table, side) => {
      const texts = [...actions.enumerate(table.state, side, [])].map(({ clicks }) => JSON.stringify(clicks))
      for (const text of texts) kinds.add(Object.values(JSON.parse(text)[0])[0])
      if (new Set(texts).size < texts.length) throw new Found(`twice: ${texts.find((x, i) => texts.indexOf(x) < i)}`)
    })
    expect(problems).toEqual([])
    expect([...kinds].sort()).toEqual(['f_sarre', 'historical', 'indian', 'march', 'naval', 'pass'])
  })

  test('a plan keeps its clicks when the game goes on', () => {
    const problems = decisions([6], 3, (table, side) => {
      const fork = table.fork()
      const [first, second] = [0, 1].map(() => [...actions.enumerate(fork.state, side, [])].at(-1) as Plan<State>)
      const clicks = second!.clicks
      for (const option of clicks) fork.answer({ role: side, option })
      if (JSON.stringify(first!.clicks) !== JSON.stringify(clicks)) throw new Found('other clicks')
    })
    expect(problems).toEqual([])
  })
})

describe('what the judge is told', () => {
  test('names are group and detail, each once', () => {
    expect(new Set(actions.inputs).size).toBe(actions.inputs.length)
    for (const name of actions.inputs) expect(name).toMatch(/^[a-z_]+\.[a-zA-Z0-9]+$/)
  })
  test('numbers of about one, in every position; the position stays as it is', () => {
    const used = new Set<string>()
    const problems = SETS.flatMap((settings) =>
      walk(quebec1759, { scenario: 'campaign', settings, seed: 9 }, ({ table: { state }, number }) => {
        if (number % 3 > 0) return
        const before = JSON.stringify(state)
        for (const side of SIDES)
          for (const [i, value] of seen(state, side).entries()) {
            if (!(Math.abs(value) <= 1.5)) throw new Found(`${actions.inputs[i]} is ${value}`)
            if (value !== 0) used.add(actions.inputs[i] as string)
          }
        if (JSON.stringify(state) !== before) throw new Found('looking changed the position')
      }),
    )
    expect(problems).toEqual([])
    expect(used.size).toBeGreaterThan(0.9 * actions.inputs.length)
  })
  test('3.1 only what the side may know: dealt anew, orders and inputs are the same', () => {
    let deals = 0
    const problems = decisions([11, 12], 3, (table, side) => {
      const { state } = table
      const other = quebec1759.reshuffleHidden(state, side, seeded(state.turn))
      if (JSON.stringify(other) !== JSON.stringify(state)) deals += 1
      compare(seen(state, side), seen(other, side))
      const plans = [...actions.enumerate(state, side, [])]
      const others = [...actions.enumerate(other, side, [])]
      if (others.length !== plans.length) throw new Found('other orders')
      for (const [i, plan] of plans.entries()) {
        if (i % 8 > 0) continue
        const same = others[i] as Plan<State>
        if (JSON.stringify(same.clicks) !== JSON.stringify(plan.clicks)) throw new Found('another order')
        compare(told(state, side, plan), told(other, side, same))
      }
    })
    expect(problems).toEqual([])
    expect(deals).toBeGreaterThan(300)
  })
  test('3.1 the same in battles and raids', () => {
    const problems = SETS.flatMap((settings) =>
      walk(quebec1759, { scenario: 'campaign', settings, seed: 14 }, ({ table: { state }, number }) => {
        if (number % 7 > 0) return
        for (const side of SIDES)
          compare(seen(state, side), seen(quebec1759.reshuffleHidden(state, side, seeded(number)), side), 1e-5)
      }),
    )
    expect(problems).toEqual([])
  })
})

describe('dealing anew', () => {
  test('3.1 what is dealt does not depend on who truly stands where', () => {
    let deals = 0
    const problems = SETS.flatMap((settings) =>
      walk(quebec1759, { scenario: 'campaign', settings, seed: 21 }, ({ table: { state }, number }) => {
        if (number % 5 > 0) return
        for (const side of SIDES) {
          const deal = (g: State, seed: number) => quebec1759.reshuffleHidden(g, side, seeded(seed))
          const other = deal(state, number)
          if (JSON.stringify(other) !== JSON.stringify(state)) deals += 1
          const [one, two] = [deal(state, 3), deal(other, 3)].map((g) => JSON.stringify(g))
          if (one !== two) throw new Found(`another deal for ${side}:\n${one}\n${two}`)
        }
      }),
    )
    expect(problems).toEqual([])
    expect(deals).toBeGreaterThan(1000)
  })
})

test('every group that a plan can be about has its reason, in both languages and for both sides', () => {
  const silent = ['order', 'edition', 'option']
  const groups = new Set(actions.inputs.map((name) => name.slice(0, name.indexOf('.'))))
  for (const side of SIDES) {
    expect(Object.keys(REASONS[side]).sort()).toEqual([...groups].filter((group) => !silent.includes(group)).sort())
    for (const key of Object.values(REASONS[side])) {
      expect(quebec1759.catalogues.en[key]).toMatch(/^to /)
      expect(quebec1759.catalogues.fr[key]).toMatch(/^pour /)
    }
  }
})
