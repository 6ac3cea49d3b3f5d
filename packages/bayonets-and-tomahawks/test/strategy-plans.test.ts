/** The whole actions a machine player thinks of: legal, sensible, many, and no more told than the player knows. */
import {
  type Choice,
  checkSettings,
  type Option,
  type Plan,
  pickOne,
  type Settings,
  seeded,
  seededChance,
  startTable,
  type Table,
} from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { SCENARIO } from '../src/data/scenarios.ts'
import { bayonetsAndTomahawks } from '../src/index.ts'
import { type PositionSpec, position } from '../src/position.ts'
import { reshuffleHidden } from '../src/reshuffle.ts'
import type { State } from '../src/state.ts'
import { strategy } from '../src/strategy.ts'

const actions = strategy.actions as NonNullable<typeof strategy.actions>
const size = actions.inputs.length
const plansOf = (table: Table<State>, role: string, options: readonly Option[]): Plan<State>[] => [
  ...(actions.enumerate?.(table.state, role, options) ?? []),
]

interface Asked {
  readonly table: Table<State>
  readonly role: string
  readonly options: readonly Option[]
}
/** Games played by any of the plans, and any clicks in between; `see` is asked where a whole action begins. */
function plan(scenario: string, seed: number, settings: Settings, most: number, see: (asked: Asked) => void): void {
  const checked = checkSettings(bayonetsAndTomahawks, scenario, settings)
  if ('problem' in checked) throw new Error(JSON.stringify(checked.problem))
  const table = startTable(bayonetsAndTomahawks, bayonetsAndTomahawks.setup(scenario, checked.settings))
  const random = seeded(seed)
  const chance = seededChance(seeded(seed + 1))
  for (let n = 0; n < most && !table.over; n += 1) {
    if (table.chance) {
      table.answer({ chance: chance.draw(table.chance, table.draws) })
      continue
    }
    const { role, options } = table.decisions[0] as Choice
    if (!actions.begins(table.state, role)) table.answer({ role, option: pickOne(options, random) })
    else {
      see({ table, role, options })
      for (const option of pickOne(plansOf(table, role, options), random).clicks) table.answer({ role, option })
    }
  }
}
/** The table after the plan; the rules refuse what is not legal. */
function played({ table, role }: Asked, { clicks }: Plan<State>): Table<State> {
  const fork = table.fork()
  for (const option of clicks) fork.answer({ role, option })
  return fork
}

const [told, after] = [new Float32Array(size), new Float32Array(size)]
const isTold = (): boolean => told.every((x, n) => x === after[n])
/** A plan is whole, and what is told of it before is what will be told then. */
function problemOf(asked: Asked, plan: Plan<State>): string | undefined {
  const { table, role } = asked
  const clicks = JSON.stringify(plan.clicks)
  const then = played(asked, plan)
  if (then.state.action !== null && then.decision(role)) return `is not whole: ${clicks}`
  if (['reserve', 'choose'].includes(table.state.step)) return undefined
  actions.look(then.state, role, told)
  actions.after?.(table.state, role, plan, after)
  if (!isTold()) return `is told otherwise: ${clicks}`
  // One that was made elsewhere is rehearsed; P.team who passes on an AP does not know what becomes of it.
  if (table.state.rules.team !== 'none' && plan.clicks[0]?.do === 'pass') return undefined
  actions.after?.(table.state, role, { clicks: plan.clicks }, after)
  return isTold() ? undefined : `is rehearsed otherwise: ${clicks}`
}

describe('plans', () => {
  const games = [
    ...Object.keys(SCENARIO).map((scenario) => ({ scenario, settings: {} as Settings })),
    { scenario: '2', settings: { team: 'both', harshSupply: 'on' } },
    { scenario: '3', settings: { team: 'french', extended1760: 'on', balance: 'british2' } },
    { scenario: '4', settings: { team: 'british', emergencyArtillery: 'on' } },
  ]
  test.each(games)('$scenario $settings: whole, legal, and told as they will be', ({ scenario, settings }) => {
    let [plans, decisions] = [0, 0]
    plan(scenario, 5, settings, 130, (asked) => {
      const { table, role, options } = asked
      const found = plansOf(table, role, options)
      expect(found.length).toBeGreaterThan(0)
      expect(new Set(found.map(({ clicks }) => JSON.stringify(clicks))).size).toBe(found.length)
      expect(found.map((one) => problemOf(asked, one)).filter(Boolean)).toEqual([])
      if (table.state.step !== 'actions') return
      decisions += 1
      plans += found.length
    })
    expect(plans / decisions).toBeGreaterThan(20)
    expect(plans / decisions).toBeLessThan(120)
  })
  test('6.0 the same, and told alike, whatever the other holds', () => {
    const random = seeded(3)
    const told = (g: State, role: string, options: readonly Option[]): string =>
      JSON.stringify(
        Array.from(actions.enumerate?.(g, role, options) ?? [], (one) => {
          const after = new Float32Array(size)
          actions.after?.(g, role, one, after)
          return [one.clicks, after.reduce((sum, x, n) => sum + x * (n + 1), 0)]
        }),
      )
    plan('2', 6, {}, 200, ({ table, role, options }) => {
      const other = reshuffleHidden(table.state, role, random)
      expect(told(other, role, options)).toBe(told(table.state, role, options))
    })
  })

  const at = (spec: PositionSpec): Table<State> => {
    const checked = checkSettings(bayonetsAndTomahawks, '2', {})
    const g = position({ clear: true, ...spec }, '2', 'settings' in checked ? checked.settings : {})
    return startTable(bayonetsAndTomahawks, g)
  }
  const has = (table: Table<State>, role: string, ...clicks: readonly Option[]): boolean => {
    const { options } = table.decision(role) as Choice
    return plansOf(table, role, options).some((one) =>
      clicks.every((click) => one.clicks.some((other) => JSON.stringify(other) === JSON.stringify(click))),
    )
  }
  test('10.7 an army next to a weak enemy attacks it', () => {
    const table = at({
      step: 'actions',
      active: 'british',
      first: 'british',
      aps: { british: ['army'] },
      spaces: { 'lake-george': ['22nd-28th', '43rd-46th', 'royal-artillery-1'], ticonderoga: ['berry'] },
    })
    expect(has(table, 'british', { do: 'all' }, { space: 'ticonderoga' })).toBe(true)
  })
  test('9.1 a raid on what is worth most, not on what is raided already', () => {
    const spec: PositionSpec = {
      step: 'actions',
      active: 'french',
      first: 'french',
      aps: { french: ['light'] },
      spaces: { 'forks-of-the-ohio': ['lery'] },
    }
    expect(has(at(spec), 'french', { do: 'raid', ap: 'light' }, { space: 'winchester' })).toBe(false)
    expect(has(at(spec), 'french', { ap: 'light', do: 'raid' }, { space: 'carlisle' })).toBe(true)
    const raided = at({ ...spec, raided: { french: ['carlisle'] } })
    expect(has(raided, 'french', { ap: 'light', do: 'raid' }, { space: 'carlisle' })).toBe(false)
  })
})
