/** A law that cannot fail is worthless: each of them is broken once. */
import type { Chapter, LogEntry } from '@carillon/kernel'
import { chapterProblem } from '@carillon/kernel/testing'
import { describe, expect, test } from 'vitest'
import { SPACE } from '../src/data/map.ts'
import { PIECES, type Piece, pieceCalled } from '../src/data/pieces.ts'
import { brokenLaws } from '../src/laws.ts'
import { type PositionSpec, position } from '../src/position.ts'
import { put } from '../src/rules/03-pieces.ts'
import { AVAILABLE, FORT, FORTRESS, type Place, type State } from '../src/state.ts'
import { crowd, wage } from './crowd.ts'

const RULES = { edition: 'first', advanced: 'on', bid: 'none' }
/** What is noticed of a change to a position between two phases: nothing but what is named is on the map. */
function broken(change: (g: State) => void, spec: PositionSpec = {}): readonly string[] {
  const g = position({ clear: true, step: 'phase', ...spec }, 'annus-mirabilis', RULES)
  expect(brokenLaws(g)).toEqual([])
  change(g)
  return brokenLaws(g)
}
const bearn = pieceCalled('fr-bearn')
const wolfe = pieceCalled('wolfe')
/** What no rule would do: one of the two records of where the pieces are is changed, and the other is not. */
const setStack = (g: State, place: Place, pieces: readonly Piece[]): void => {
  g.map = { ...g.map, french: g.map.french.with(place, pieces) }
}
const setAt = (g: State, place: Place): void => {
  g.at = g.at.with(bearn, place)
}

describe('the log', () => {
  test('4.0 every year and season has its heading', () => {
    const logOf = (...kinds: Chapter[]): LogEntry[] =>
      kinds.map((chapter) => ({ rule: '4.0', chapter, text: { key: 'log.year' } }))
    const g = position({ clear: true, step: 'phase' }, 'annus-mirabilis', RULES)
    expect(brokenLaws(g, logOf('year', 'season'))).toEqual([])
    expect(brokenLaws(g, logOf('season'))).toHaveLength(1)
    expect(brokenLaws(g, logOf('year', 'season', 'season'))).toHaveLength(1)
    expect(brokenLaws({ ...g, season: 'late' }, logOf('year', 'season', 'season'))).toEqual([])
    expect(brokenLaws({ ...g, year: g.year + 1 }, logOf('year', 'season', 'season'))).toHaveLength(1)
  })
})

describe('conservation', () => {
  test('3.1 there are 151 pieces and 70 cards', () => {
    expect(PIECES).toHaveLength(151)
    const { deck, hands, removed, discards } = position({}, 'annus-mirabilis', RULES)
    expect([...deck, ...hands.british, ...hands.french, ...removed, ...discards]).toHaveLength(70)
  })
  test('3.1 a piece is lost, twice there, or not where it says', () => {
    const lose = (g: State) => {
      setStack(
        g,
        AVAILABLE,
        (g.map.french[AVAILABLE] as readonly Piece[]).filter((piece) => piece !== bearn),
      )
    }
    expect(broken(lose)).toContain(`fr-bearn is not once at ${AVAILABLE}`)
    expect(broken(lose).join()).toContain('pieces of the french')
    const double = (g: State) => {
      setStack(g, SPACE.quebec, [bearn])
    }
    expect(broken(double).join()).toContain('pieces of the french')
    expect(broken((g) => setAt(g, SPACE.quebec))).toContain(`fr-bearn is not once at ${SPACE.quebec}`)
    expect(broken((g) => setAt(g, 999))).toContain('fr-bearn is nowhere')
  })
  test('5.24 a card is lost, or in two places', () => {
    const [first] = position({}, 'annus-mirabilis', RULES).deck
    const lose = (g: State) => {
      g.deck = g.deck.slice(1)
    }
    const double = (g: State) => {
      g.discards = [...g.discards, first as number]
    }
    const swap = (g: State) => {
      lose(g)
      g.discards = [...g.discards, g.deck[0] as number]
    }
    for (const change of [lose, double, swap]) expect(broken(change).join()).toMatch(/^cards: /)
    expect(broken((g) => Object.assign(g, { card: first })).join()).toMatch(/^cards: /)
  })
  test('7.61 leaders have no steps, units two', () => {
    expect(broken((g) => Object.assign(g, { reduced: [wolfe] }))).toEqual(['reduced wolfe'])
    expect(broken((g) => Object.assign(g, { reduced: [bearn, bearn] }))).toEqual(['reduced twice'])
  })
})

describe('between two phases', () => {
  const at = (id: string, space: number) => (g: State) => put(g, pieceCalled(id), space)
  test('7.1 both sides in one space, without a siege', () => {
    expect(broken(at('br-44th', SPACE.oswego), { spaces: { oswego: 'fr-bearn' } })).toEqual([
      '7.1: both sides at oswego',
    ])
  })
  test('8.21, 8.232 a siege of nothing, or by nobody', () => {
    const siege = (space: number) => (g: State) => {
      g.sieges = [{ space, level: 0 }]
    }
    expect(broken(siege(SPACE.oswego))).toEqual(['8.21: nothing to besiege at oswego'])
    expect(broken(siege(SPACE.albany))).toEqual(['8.232: nobody besieges albany'])
    expect(broken(siege(SPACE.albany), { spaces: { york: 'webb' } })).toEqual(['8.232: nobody besieges albany'])
  })
  test('8.11 five units besieged in a fort, not in a fortress', () => {
    const five = 'fr-bearn fr-guyenne fr-cambis fr-la-reine'
    const held = (space: 'niagara' | 'montreal') =>
      broken(at('fr-la-sarre', SPACE[space]), {
        spaces: { [space]: `${five} br-44th` },
        french: { fort: 'niagara' },
        sieges: { [space]: 1 },
      })
    expect(held('niagara')).toEqual(['8.11: too many in niagara'])
    expect(held('montreal')).toEqual([])
  })
  test('8.24 a captured fortress nobody holds', () => {
    const take = (g: State) => {
      g.forts = g.forts.with(SPACE.quebec, FORTRESS)
    }
    expect(broken(take)).toEqual(['8.24: nobody of the british holds quebec'])
    expect(broken(take, { spaces: { quebec: 'br-44th' }, sieges: { quebec: 1 } })).toContain(
      '8.232: nobody besieges quebec',
    )
  })
  test('5.45 works, 6.431 Amphib under the feet of the enemy', () => {
    const works = { british: { works: 'oswego' } }
    expect(broken(at('fr-bearn', SPACE.oswego), works)).toEqual(['5.45: works of the british at oswego'])
    expect(broken(at('fr-marin', SPACE.oswego), works)).toEqual([])
    const amphib = { amphib: ['riviere-ouelle'] } as const
    expect(broken(at('fr-bearn', SPACE['riviere-ouelle']), amphib)).toEqual(['6.431: Amphib at riviere-ouelle'])
  })
  test('6.53 leaders alone among the enemy', () => {
    expect(broken(at('wolfe', SPACE.oswego), { spaces: { oswego: 'fr-bearn' } })).toEqual([
      '6.53: leaders of the british at oswego',
    ])
  })
  test('7.91 militia that has not gone back', () => {
    expect(broken(at('br-colonial-militia-1', SPACE.york))).toEqual(['7.91: militia at york'])
  })
  test('12.23 Niagara held by the other side alone', () => {
    expect(broken(at('br-44th', SPACE.niagara))).toEqual(['12.23: niagara is not of the french'])
    const build = (g: State) => {
      g.forts = g.forts.with(SPACE['ohio-forks'], FORT)
    }
    expect(broken(build)).toEqual(['12.23: ohio-forks is not of the french'])
    expect(broken(build, { more: { ohioForks: 'british' } })).toEqual([])
  })
})

test('7.1, 8.21, 9.1, 12.21 the laws hold through years of war in a small space, and every battle and assault ends', () => {
  const began = new Set<string>()
  for (let seed = 1; seed <= 8; seed += 1) {
    expect(brokenLaws(crowd(seed)), `seed ${seed}`).toEqual([])
    let log: readonly LogEntry[] = []
    wage(seed, 1000, (table) => {
      expect(brokenLaws(table.state), `seed ${seed}, input ${table.count}`).toEqual([])
      log = table.log
    })
    expect(chapterProblem(log, false), `seed ${seed}`).toBeUndefined()
    for (const { chapter, text } of log) if (chapter === 'battle') began.add(text?.key ?? '')
  }
  expect([...began].sort()).toEqual(['log.assault', 'log.battle'])
})
