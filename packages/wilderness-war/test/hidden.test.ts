/** What is hidden: cards in hands, the deck, standing passes. */
import {
  type Choice,
  observe,
  pickOne,
  type Random,
  type Settings,
  SPECTATOR,
  sameOption,
  seeded,
  type Table,
} from '@carillon/kernel'
import { settingSets, walk } from '@carillon/kernel/testing'
import { describe, expect, test } from 'vitest'
import { CARDS, type CardId } from '../src/data/cards.ts'
import { SIDES } from '../src/data/map.ts'
import { SCENARIOS } from '../src/data/scenarios.ts'
import { wildernessWar } from '../src/index.ts'
import { openly } from '../src/open-decisions.ts'
import { reshuffleHidden } from '../src/reshuffle.ts'
import { both, enemyOf, type State } from '../src/state.ts'
import { view } from '../src/view.ts'
import { only, play, type Rehearsal } from './help.ts'
import { acting, single } from './moving.ts'
import { besieging, holding } from './siege.ts'

const at = (spec: Parameters<typeof play>[0]): State => play({ step: 'end', ...spec }, undefined, {}, only()).state

describe('5.24 what a viewer may know', () => {
  test('5.24 a view holds what it names and no more', () => {
    const state = { ...at({}), ...{ spies: 'french' } }
    expect(Object.keys(view(state, 'british'))).not.toContain('spies')
    expect(Object.keys(view(state, SPECTATOR))).not.toContain('log')
  })
})

/** Random games of all scenarios; one position in `oneIn` is looked at, while somebody decides. */
function everywhere(oneIn: number, look: (table: Table<State>, random: Random) => void): void {
  const random = seeded(1757)
  for (const [n, scenario] of SCENARIOS.entries()) {
    const [settings] = settingSets(wildernessWar, scenario, 0, random)
    const problems = walk(wildernessWar, { scenario, settings: settings as Settings, seed: n + 1 }, ({ table }) => {
      if (table.decisions.length > 0 && random.below(oneIn) === 0) look(table, random)
    })
    expect(problems).toEqual([])
  }
}

describe('what a choice tells its maker cannot be taken back', () => {
  test('5.56 whatever is hidden: two worlds that he cannot tell apart, the same choice in both', () => {
    let told = 0
    everywhere(3, (table, random) => {
      const [{ role, options }] = table.decisions as [Choice]
      const option = pickOne(options, random)
      const worlds = [0, 1].flatMap(() => {
        const world = table.imagine(role, (state) => reshuffleHidden(state, role, random))
        if (!world || JSON.stringify(world.decision(role)?.options) !== JSON.stringify(options)) return []
        world.answer({ role, option })
        return [world]
      })
      const [one, other] = worlds
      if (!one || !other || JSON.stringify(observe(one, role)) === JSON.stringify(observe(other, role))) return
      told += 1
      expect([one.canUndo(role), other.canUndo(role)], JSON.stringify(option)).toEqual([false, false])
    })
    expect(told).toBeGreaterThan(20)
  })
  test.each(SIDES)('5.51 no event is tried by the %s and taken back: every card, whatever the enemy holds', (side) => {
    const random = seeded(1757)
    let played = 0
    for (const number of CARDS) {
      const others = CARDS.filter((one) => one !== number)
      const hands = { ...both<CardId[]>([], []), [side]: [number], [enemyOf(side)]: others.slice(0, 6) }
      const { table } = play({ step: 'phase', active: side, hands }, 'early-war', {}, only('phase', 'event'))
      const option = { card: String(number), use: 'event' }
      if (!table.decision(side)?.options.some((one) => sameOption(one, option))) continue
      played += 1
      const worlds = Array.from({ length: 12 }, () => {
        const world = table.imagine(side, (state) => reshuffleHidden(state, side, random)) as Table<State>
        world.answer({ role: side, option })
        return world
      })
      if (new Set(worlds.map((world) => JSON.stringify(observe(world, side)))).size === 1) continue
      expect(worlds.map((world) => !world.chance && world.canUndo(side))).toEqual(worlds.map(() => false))
    }
    expect(played).toBeGreaterThan(20)
  })
})

describe('what is decided with everybody looking on', () => {
  test('5.24 is the same whatever the cards are', () => {
    let [open, all] = [0, 0]
    everywhere(4, (table, random) => {
      const [decision] = table.decisions as [Choice]
      all += 1
      if (!openly(table.state, decision)) return
      open += 1
      for (let n = 0; n < 20; n += 1) {
        const deal = table.imagine(SPECTATOR, (state) => reshuffleHidden(state, SPECTATOR, random))
        if (deal) expect(deal.decision(decision.role), decision.prompt.key).toEqual(decision)
      }
    })
    expect(open / all).toBeGreaterThan(0.3)
    expect(open / all).toBeLessThan(0.9)
  })
  /** Whether the decision now open may be seen, whatever is held; all lie elsewhere that are not in play. */
  const isOpen = ({ table, state }: Rehearsal): boolean => openly(state, table.decisions[0] as Choice)
  const HALIFAX = {
    side: 'british',
    value: 3,
    british: { fortress: 'halifax' },
    spaces: { halifax: 'br-44th' },
  } as const
  test('5.56, 6.431 not a British move before its first space: George Croghan or a landing may be held', () => {
    const spec = { side: 'british', spaces: { albany: 'br-44th' }, hands: { british: [1] } } as const
    const known = [14, 17, 18, 19, 20]
    for (const british of [[1], [16]]) {
      const march = single(acting({ ...spec, hands: { british }, discards: known }), 'br-44th')
      expect([march.asked, isOpen(march)]).toEqual(['british 6.1', false])
      const landing = single(acting({ ...HALIFAX, hands: { british }, discards: [14] }), 'br-44th')
      expect([landing.asked, isOpen(landing)]).toEqual(['british 6.1', false])
    }
    const march = single(acting({ ...spec, discards: [...known, 16] }), 'br-44th')
    expect([march.asked, isOpen(march)]).toEqual(['british 6.1', true])
    expect(isOpen(single(acting({ spaces: { montreal: 'fr-bearn' }, discards: [14] }), 'fr-bearn'))).toBe(true)
  })
  test('5.56, 8.231 nor a window, nor a siege in which a card might be played', () => {
    expect(isOpen(single(acting({ spaces: { montreal: 'fr-bearn' }, hands: { british: [1] } }), 'fr-bearn'))).toBe(
      false,
    )
    const siege = (hands: Parameters<typeof holding>[0], discards: number[]) =>
      besieging('french', 'montcalm', 'hudson-carry-north', 0, {
        spaces: { 'hudson-carry-north': 'montcalm fr-bearn br-44th' },
        british: { fort: 'hudson-carry-north' },
        french: { fort: 'ticonderoga' },
        ...holding(hands),
        discards,
      })
    expect(isOpen(siege({}, [6]))).toBe(false)
    expect(isOpen(siege({}, [8]))).toBe(false)
    expect(isOpen(siege({}, [6, 8]))).toBe(true)
  })
})

describe('what a viewer cannot know is dealt anew', () => {
  const hands = { british: [1, 2, 3], french: [60, 14, 5] }
  test('5.56 the standing passes of the others too; his own stay', () => {
    const state = at({ hands, more: { silent: { british: { ambush: 'phase' }, french: { ambush: 'phase' } } } })
    const dealt = Array.from({ length: 40 }, (_, n) => reshuffleHidden(state, 'british', seeded(n)))
    for (const { silent } of dealt) expect(silent.british).toEqual({ ambush: 'phase' })
    const found = new Set(dealt.map(({ silent }) => silent.french['foul-weather']))
    expect([...found].sort()).toEqual(['phase', 'season', undefined])
    for (const { silent } of Array.from({ length: 10 }, (_, n) => reshuffleHidden(state, 'open', seeded(n))))
      expect(silent).toEqual(state.silent)
  })
})
