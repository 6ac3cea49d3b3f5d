/** What machine players are told of positions, and what whole actions they have. */
import {
  type Choice,
  checkSettings,
  type Option,
  type Random,
  type Settings,
  seeded,
  shuffle,
  type Table,
} from '@carillon/kernel'
import { settingSets, walk } from '@carillon/kernel/testing'
import { describe, expect, test } from 'vitest'
import { SIDES, type Side, spaceCalled } from '../src/data/map.ts'
import { pieceCalled } from '../src/data/pieces.ts'
import { SCENARIOS } from '../src/data/scenarios.ts'
import { wildernessWar } from '../src/index.ts'
import { type PositionSpec, position } from '../src/position.ts'
import { reshuffleHidden } from '../src/reshuffle.ts'
import { enemyOf, type State } from '../src/state.ts'
import { actions } from '../src/strategy/actions.ts'
import { PLACES } from '../src/strategy/outlooks.ts'
import { type Group, REASONS, reasonFor } from '../src/strategy/reasons.ts'
import { strategy } from '../src/strategy.ts'

/** Random games of all scenarios; one position in `oneIn` is looked at, while somebody decides. */
function everywhere(oneIn: number, visit: (table: Table<State>, random: Random) => void): void {
  const random = seeded(1759)
  for (const [n, scenario] of SCENARIOS.entries()) {
    const settings = settingSets(wildernessWar, scenario, 1, random).at(-1) as Settings
    const problems = walk(wildernessWar, { scenario, settings, seed: n + 1 }, ({ table }) => {
      if (table.decisions.length > 0 && random.below(oneIn) === 0) visit(table, random)
    })
    expect(problems).toEqual([])
  }
}
/** With these, and the usual ones. */
function usual(settings: Settings): Settings {
  const checked = checkSettings(wildernessWar, 'annus-mirabilis', settings)
  if (!('settings' in checked)) throw new Error('no such settings')
  return checked.settings
}
/** What random games hardly come to: sieges everywhere, conquests, raids, an assault; and the other rules. */
function rarely(): State[] {
  const at = (spec: PositionSpec, settings: Settings = {}): State =>
    position({ clear: true, ...spec }, 'annus-mirabilis', usual(settings))
  const sieges = (level: 0 | 2) => ({
    spaces: { ticonderoga: 'dunbar br-44th br-48th fr-marin', albany: 'montcalm fr-bearn br-22nd' },
    french: { fort: 'niagara ohio-forks ticonderoga' },
    sieges: {
      quebec: level,
      montreal: level,
      louisbourg: level,
      niagara: level,
      'ohio-forks': level,
      ticonderoga: level,
      albany: level,
    },
  })
  const space = spaceCalled('ticonderoga')
  const commander = pieceCalled('dunbar')
  const raid = { space: spaceCalled('carlisle'), from: space, pieces: [pieceCalled('fr-marin')], militia: false }
  return [
    at(sieges(0)),
    at({
      ...sieges(2),
      step: 'assault',
      active: 'british',
      more: { siege: { space, besieger: 'british', commander, rolled: false } },
    }),
    at({
      vp: 12,
      raided: { british: ['sorel'], french: ['carlisle', 'easton'] },
      amphib: ['louisbourg'],
      british: { fortress: 'quebec' },
      french: { fortress: 'albany' },
      spaces: { niagara: 'br-44th', quebec: 'wolfe br-48th', louisbourg: 'fr-artois' },
      more: { blockhouses: { british: true, french: false }, raids: [raid] },
    }),
    at({
      flags: { quiberon: true },
      british: { fortress: 'quebec' },
      spaces: { niagara: 'br-44th', quebec: 'wolfe br-48th' },
    }),
    at({}, { edition: 'third', tournament: 'on' }),
    at({}, { advanced: 'off' }),
  ]
}
const told = (g: State, role: Side): number[] => {
  const into = new Float32Array(actions.inputs.length)
  actions.look(g, role, into)
  return [...into]
}

describe('what the judge is told', () => {
  test('numbers of a size, each with a name of its own, filled anew every time', () => {
    expect(new Set(actions.inputs).size).toBe(actions.inputs.length)
    for (const name of actions.inputs) expect(name).toMatch(/^[a-z-]+\.[a-z-]+$/)
    const least = actions.inputs.map(() => 9)
    const most = actions.inputs.map(() => -9)
    const into = new Float32Array(actions.inputs.length + 1)
    const visit = (state: State) => {
      for (const side of SIDES) {
        into.fill(7)
        actions.look(state, side, into.subarray(0, actions.inputs.length))
        expect(into.at(-1)).toBe(7)
        const values = told(state, side)
        expect([...into.subarray(0, -1)]).toEqual(values)
        for (const [n, value] of values.entries()) {
          least[n] = Math.min(least[n] as number, value)
          most[n] = Math.max(most[n] as number, value)
        }
      }
    }
    everywhere(4, ({ state }) => visit(state))
    for (const state of rarely()) visit(state)
    expect([Math.min(...least), Math.max(...most)]).toEqual([-1.5, 1.5])
    expect(actions.inputs.filter((_, n) => least[n] === most[n])).toEqual([])
  })
  test('5.24 is the same whatever the enemy holds', () => {
    let differ = 0
    everywhere(6, ({ state }, random) => {
      for (const side of SIDES) {
        const dealt = reshuffleHidden(state, side, random)
        if (`${dealt.hands[enemyOf(side)]}` !== `${state.hands[enemyOf(side)]}`) differ += 1
        expect(told(dealt, side)).toEqual(told(state, side))
      }
    })
    expect(differ).toBeGreaterThan(100)
  })
})

describe('whole actions', () => {
  /** Everywhere where one begins. */
  const whereBegun = (oneIn: number, visit: (table: Table<State>, role: Side, random: Random) => void): void =>
    everywhere(oneIn, (table, random) => {
      const [{ role }] = table.decisions as [Choice]
      if (actions.begins(table.state, role)) visit(table, role as Side, random)
    })
  /** The table after the clicks; the enemy lets pass what he may let pass. */
  function played(table: Table<State>, role: Side, clicks: readonly Option[]): Table<State> {
    const fork = table.fork()
    for (const option of clicks) {
      fork.answer({ role, option })
      while (fork.decision(enemyOf(role))?.options.some((one) => one.do === 'pass'))
        fork.answer({ role: enemyOf(role), option: { do: 'pass' } })
    }
    return fork
  }
  test('5.26 begin with a card, and where a group sets out', () => {
    let [cards, asked] = [0, 0]
    everywhere(1, ({ state, decisions: [choice] }) => {
      const { role } = choice as Choice
      asked += 1
      const begins = actions.begins(state, role)
      if (begins) cards += 1
      expect(actions.begins(state, enemyOf(state.active))).toBe(false)
      if (state.step === 'phase') expect([begins, actions.rests(state)]).toEqual([true, true])
      else expect(actions.rests(state)).toBe(false)
    })
    expect(cards).toBeGreaterThan(asked / 20)
    expect(cards).toBeLessThan(asked / 2)
  })
  test('every plan is accepted by the rules, and comes to what is told of it', () => {
    const into = new Float32Array(actions.inputs.length)
    const sizes: number[] = []
    whereBegun(12, (table, role) => {
      const before = JSON.stringify(table.state)
      const plans = [...(actions.enumerate?.(table.state, role, []) ?? [])]
      expect(JSON.stringify(table.state)).toBe(before)
      expect(plans.length).toBeGreaterThan(0)
      expect(new Set(plans.map(({ clicks }) => JSON.stringify(clicks))).size).toBe(plans.length)
      if (table.state.step === 'phase') sizes.push(plans.length)
      for (const { clicks } of plans) {
        const { state } = played(table, role, clicks)
        actions.after?.(table.state, role, { clicks }, into)
        expect([...into]).toEqual(told(state, role))
      }
      for (const plan of plans.slice(0, 5)) {
        actions.after?.(table.state, role, plan, into)
        expect([...into]).toEqual(told(played(table, role, plan.clicks).state, role))
      }
    })
    sizes.sort((a, b) => a - b)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeGreaterThan(20)
    expect(sizes.at(-1)).toBeLessThan(200)
  })
  test('5.24 the plans are the same whatever the enemy holds', () => {
    whereBegun(6, ({ state }, role, random) => {
      const plans = (g: State) => Array.from(actions.enumerate?.(g, role, []) ?? [], ({ clicks }) => clicks)
      expect(plans(reshuffleHidden(state, role, random))).toEqual(plans(state))
    })
  })
})

describe('reasons', () => {
  test('every group of inputs has one, but what no action changes; and no other has', () => {
    const groups = new Set(actions.inputs.map((name) => name.split('.')[0]))
    expect(groups).toEqual(new Set([...Object.keys(REASONS), ...PLACES]))
    const g = position({ clear: true, french: { fort: 'niagara' } }, 'annus-mirabilis', usual({}))
    for (const group of groups) {
      const keys = SIDES.map((side) => reasonFor(g, side, group as Group)?.key)
      if (group === 'scenario') expect(keys).toEqual([undefined, undefined])
      else for (const key of keys) expect(Object.keys(wildernessWar.catalogues.fr)).toContain(key)
    }
    expect(reasonFor(g, 'british', 'niagara')).toEqual({ key: 'aim.take', args: { space: { key: 'space.niagara' } } })
    expect(reasonFor(g, 'french', 'niagara')?.key).toBe('aim.guard')
    expect(reasonFor(g, 'french', 'albany')?.key).toBe('aim.take')
  })
})

describe('weights', () => {
  test('those set by hand give the evaluation; others another one, and neither changes the other’s mind', () => {
    const { weights = {}, evaluation } = strategy
    const same = evaluation?.(weights)
    const other = evaluation?.({ ...weights, unitBase: 30, 'event.campaign': 90, frontier: 1 })
    let differ = 0
    everywhere(6, ({ state }) => {
      for (const side of SIDES) {
        const value = strategy.evaluate(state, side)
        if (other?.evaluate(state, side) !== value) differ += 1
        expect(same?.evaluate(state, side)).toBe(value)
        expect(strategy.evaluate(state, side)).toBe(value)
      }
    })
    expect(differ).toBeGreaterThan(100)
  })
  test('every one is used', () => {
    const { weights = {}, evaluation, evaluate } = strategy
    const names = new Set(Object.keys(weights))
    const others = new Map(
      [...names].map((name) => [name, evaluation?.({ ...weights, [name]: 3 + (weights[name] as number) })]),
    )
    const visit = (state: State) => {
      for (const side of SIDES)
        for (const name of names)
          if (others.get(name)?.evaluate(state, side) !== evaluate(state, side)) names.delete(name)
    }
    for (const state of rarely()) visit(state)
    everywhere(4, ({ state }) => visit(state))
    expect([...names]).toEqual([])
  })
})

describe('what is hidden', () => {
  test('5.24 is dealt the same by the same luck, however it lay', () => {
    let differ = 0
    everywhere(10, ({ state }, random) => {
      for (const side of SIDES) {
        const enemy = enemyOf(side)
        const cards = shuffle([...state.deck, ...state.hands[enemy]], random)
        const count = state.hands[enemy].length
        const other = { ...state, deck: cards.slice(count), hands: { ...state.hands, [enemy]: cards.slice(0, count) } }
        if (`${other.hands[enemy]}` !== `${state.hands[enemy]}`) differ += 1
        const deals = [state, other].map((one) => reshuffleHidden(one, side, seeded(7)))
        const secrets = deals.map(({ deck, hands, silent }) => ({ deck, hands, silent }))
        expect(secrets[0]).toEqual(secrets[1])
      }
    })
    expect(differ).toBeGreaterThan(100)
  })
})
