/** What the judge is told, where whole actions begin, and that neither knows more than the player. */
import {
  type Choice,
  checkSettings,
  pickOne,
  type Settings,
  seeded,
  seededChance,
  startTable,
  type Table,
} from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { SCENARIO, type ScenarioId } from '../src/data/scenarios.ts'
import { bayonetsAndTomahawks } from '../src/index.ts'
import { reshuffleHidden } from '../src/reshuffle.ts'
import { type State, withSide } from '../src/state.ts'
import { PLACES, REASONS, reasonFor } from '../src/strategy/reasons.ts'
import { strategy } from '../src/strategy.ts'

const actions = strategy.actions as NonNullable<typeof strategy.actions>
const { inputs } = actions
const SCENARIOS = Object.keys(SCENARIO) as ScenarioId[]

/** A random game; `see` is asked before every decision. */
function wander(
  scenario: string,
  seed: number,
  settings: Settings,
  see: (table: Table<State>) => void,
  most = 500,
): void {
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
    see(table)
    const { role, options } = table.decisions[0] as Choice
    table.answer({ role, option: pickOne(options, random) })
  }
}
function told(g: State, role: string): Float32Array {
  const into = new Float32Array(inputs.length)
  actions.look(g, role, into)
  return into
}
const isTold = (g: State, role: string, before: Float32Array): boolean => told(g, role).every((x, n) => x === before[n])

describe('what the judge is told', () => {
  test('a hundred to a hundred and fifty inputs, each named once, by group', () => {
    expect(inputs.length).toBeGreaterThanOrEqual(100)
    expect(inputs.length).toBeLessThanOrEqual(150)
    expect(new Set(inputs).size).toBe(inputs.length)
    for (const name of inputs) expect(name).toMatch(/^[a-z-]+\.[a-z0-9-]+$/)
  })
  test('all of them, no more, within bounds', () => {
    for (const scenario of SCENARIOS)
      wander(scenario, 3, {}, ({ state }) => {
        for (const role of ['british', 'french']) {
          const into = new Float32Array(inputs.length + 1).fill(Number.NaN)
          actions.look(state, role, into)
          expect(into.findIndex(Number.isNaN)).toBe(inputs.length)
          expect(into.subarray(0, -1).every((x) => Math.abs(x) <= 2)).toBe(true)
        }
      })
  })
  test('6.0, 18.3 nothing of the cards and the chit of the other', () => {
    const random = seeded(5)
    let differ = 0
    for (const scenario of SCENARIOS)
      wander(scenario, 11, { team: 'both' }, ({ state }) => {
        for (const role of ['british', 'french', 'colonial', 'indian']) {
          const other = reshuffleHidden(state, role, random)
          if (JSON.stringify(other.hands) !== JSON.stringify(state.hands)) differ += 1
          expect(isTold(other, role, told(state, role))).toBe(true)
        }
      })
    expect(differ).toBeGreaterThan(600)
  })
  test('P.team 7.1 what a teammate has chosen in secret is not told', () => {
    let seen = 0
    wander('2', 4, { team: 'both' }, ({ state: g }) => {
      const { chosen } = g.hands.british
      if (chosen === null || g.step !== 'choose') return
      seen += 1
      const blank: State = { ...g, hands: withSide(g.hands, 'british', { ...g.hands.british, chosen: null }) }
      const mate = g.voice.british === 'british' ? 'colonial' : 'british'
      expect(told(blank, mate)).toEqual(told(g, mate))
      expect(told(blank, g.voice.british)).not.toEqual(told(g, g.voice.british))
    })
    expect(seen).toBeGreaterThan(2)
  })
  test('the enemy’s numbers are those he is told of himself', () => {
    wander('4', 2, {}, ({ state }) => {
      const [british, french] = [told(state, 'british'), told(state, 'french')]
      const wrong = inputs.filter((name, n) => {
        const other = inputs.indexOf(name.replace(/\.own\b/, '.enemy'))
        return other !== n && british[n] !== french[other]
      })
      expect(wrong).toEqual([])
    })
  })
})

describe('whole actions', () => {
  test('begin with a card, an AP, a place to land, and not within one', () => {
    const begun = new Set<string>()
    const within = new Set<string>()
    for (const scenario of SCENARIOS)
      wander(
        scenario,
        8,
        {},
        ({ state, decisions }) => {
          const { role } = decisions[0] as Choice
          if (actions.begins(state, role)) {
            begun.add(state.step)
            expect(actions.rests(state)).toBe(true)
            expect(state.action).toBeNull()
          } else within.add(state.step)
        },
        2000,
      )
    expect([...begun].sort()).toEqual([
      'actions',
      'choose',
      'hold',
      'indian',
      'initiative',
      'phase',
      'reaction',
      'reserve',
    ])
    for (const step of ['raid', 'move', 'sail', 'build', 'prepare', 'outcome', 'fleets_arrive'])
      expect(within).toContain(step)
  })
  test('P.team teammates judge alike', () => {
    expect(['british', 'colonial', 'french', 'indian'].map((role) => strategy.side?.(role))).toEqual([
      'british',
      'british',
      'french',
      'french',
    ])
  })
})

describe('what a plan is for', () => {
  test('every group of inputs has its words, but what no action changes; no other has', () => {
    const groups = new Set(inputs.map((name) => name.split('.')[0]))
    expect(groups).toEqual(new Set([...Object.keys(REASONS), ...PLACES]))
  })
  test('2.1.2 a place is guarded by who holds it, and wanted by the other', () => {
    const g = bayonetsAndTomahawks.setup('2', {})
    expect(reasonFor(g, 'british', 'louisbourg')?.key).toBe('aim.take')
    expect(reasonFor(g, 'french', 'louisbourg')?.key).toBe('aim.guard')
    g.control = { ...g.control, louisbourg: 'british' }
    expect(reasonFor(g, 'british', 'louisbourg')?.key).toBe('aim.guard')
  })
})

describe('other weights', () => {
  test('the same weights, the same evaluation; others, another; neither disturbs the other', () => {
    const { weights = {} } = strategy
    const same = strategy.evaluation?.(weights)
    const other = strategy.evaluation?.({ ...weights, 'unit.light': 40, fade: 0.9, bonus: 2, 'event.other': 9 })
    let differ = 0
    wander('4', 6, {}, ({ state }) => {
      for (const role of ['british', 'french']) {
        const value = strategy.evaluate(state, role)
        if (other?.evaluate(state, role) !== value) differ += 1
        expect(same?.evaluate(state, role)).toBe(value)
        expect(strategy.evaluate(state, role)).toBe(value)
      }
    })
    expect(differ).toBeGreaterThan(500)
  })
})

describe('dealing anew', () => {
  test('6.0 what is dealt does not depend on who holds what: same seed, same deal', () => {
    let seen = 0
    wander('4', 9, {}, ({ state }) => {
      for (const role of ['british', 'french']) {
        const secret = reshuffleHidden(state, role, seeded(1))
        const [a, b] = [state, secret].map((g) => reshuffleHidden(g, role, seeded(2)))
        if (JSON.stringify([secret.hands, secret.decks]) !== JSON.stringify([state.hands, state.decks])) seen += 1
        expect([a?.hands, a?.decks, a?.discards, a?.chits]).toEqual([b?.hands, b?.decks, b?.discards, b?.chits])
      }
    })
    expect(seen).toBeGreaterThan(200)
  })
})
