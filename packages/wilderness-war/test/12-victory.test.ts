/** 12 Victory, and the VPs of the end of the year. */
import { describe, expect, test } from 'vitest'
import { winsWith } from '../src/data/points.ts'
import type { PositionSpec } from '../src/position.ts'
import { settle } from '../src/rules/08-settle.ts'
import { only, play } from './help.ts'

const VICTORY = only('victory')
/** The result at the end of the year: who wins, and by which rule; or the year that follows. */
function result(spec: PositionSpec, scenario = 'annus-mirabilis', settings = {}): string {
  const { state } = play({ step: 'victory', season: 'late', ...spec }, scenario, settings, VICTORY)
  return state.outcome ? `${state.outcome.winner} ${state.outcome.rule}` : String(state.year)
}
/** The British in possession of all. */
const conquest: PositionSpec = {
  clear: true,
  spaces: { quebec: 'br-44th', montreal: 'br-48th', louisbourg: 'br-40th', niagara: 'br-45th' },
  british: { fortress: 'quebec montreal louisbourg', fort: 'ohio-forks' },
}

test('12.11, 12.12, 12.13 the VPs that a board shows as the goal of each side are those that win', () => {
  const ends = { 'annus-mirabilis': 1759, 'late-war': 1762 }
  for (const [scenario, last] of Object.entries(ends))
    for (let year = 1757; year <= last; year += 1) {
      const { french, british } = winsWith(year, last)
      const at = (vp: number) => result({ clear: true, year, vp }, scenario).split(' ')[0]
      expect([scenario, year, at(french), at(-british)]).toEqual([scenario, year, 'french', 'british'])
      expect([at(french - 1), at(1 - british)].filter((one) => one === 'french' || one === 'british')).toEqual([])
    }
})

describe('12.11 sudden death', () => {
  test('12.11 all fortresses, Niagara and Ohio Forks: the British win whatever the VPs', () => {
    expect(result({ ...conquest, vp: 12 })).toBe('british 12.11')
  })
  test.each([
    ['a fortress is missing', { british: { fortress: 'quebec montreal', fort: 'ohio-forks' } }],
    ['a captured fortress is empty', { spaces: { ...conquest.spaces, montreal: '' } }],
    ['a fortress is besieged', { spaces: { ...conquest.spaces, albany: 'fr-bearn' }, sieges: { albany: 0 } }],
    ['Niagara is empty', { spaces: { ...conquest.spaces, niagara: '' } }],
    [
      'the French are at Ohio Forks',
      { british: { fortress: 'quebec montreal louisbourg' }, french: { fort: 'ohio-forks' } },
    ],
  ] as [string, PositionSpec][])('12.11, R-172 not if %s', (_, change) => {
    expect(result({ ...conquest, vp: 0, ...change })).toBe('1758')
  })
  test('12.11 an Amphib marker keeps a captured fortress', () => {
    const spaces = { ...conquest.spaces, louisbourg: '' }
    expect(result({ ...conquest, spaces, amphib: ['louisbourg'], vp: 0 })).toBe('british 12.11')
  })
  test('12.11 eleven VPs', () => {
    expect(result({ vp: 11 })).toBe('french 12.11')
    expect(result({ vp: -11 })).toBe('british 12.11')
    expect(result({ vp: 10 })).toBe('1758')
    expect(result({ vp: -10 })).toBe('1758')
  })
  test('12.11 French VPs at the end of 1760 and 1761', () => {
    expect(result({ vp: 8, year: 1760 }, 'late-war')).toBe('french 12.11')
    expect(result({ vp: 7, year: 1760 }, 'late-war')).toBe('1761')
    expect(result({ vp: 5, year: 1761 }, 'late-war')).toBe('french 12.11')
    expect(result({ vp: 4, year: 1761 }, 'full-campaign')).toBe('1762')
    expect(result({ vp: 8, year: 1759 }, 'late-war')).toBe('1760')
    expect(result({ vp: -8, year: 1760 }, 'late-war')).toBe('1761')
  })
})

describe('12.12 scenarios that end in 1759', () => {
  const two: PositionSpec = {
    year: 1759,
    vp: 5,
    clear: true,
    spaces: { quebec: 'br-44th', niagara: 'br-45th' },
    british: { fortress: 'quebec' },
  }
  test('12.12 all British fortresses and two of the four: the British win whatever the VPs', () => {
    expect(result(two)).toBe('british 12.12')
    expect(result(two, 'early-war')).toBe('british 12.12')
    expect(result({ ...two, british: { fort: 'ohio-forks' }, spaces: { niagara: 'br-45th' } })).toBe('british 12.12')
  })
  test('12.12 one of the four is not enough', () => {
    expect(result({ ...two, spaces: { quebec: 'br-44th' } })).toBe('french 12.12')
  })
  test('12.12, R-172 a place shared with the French, or besieged, is not controlled', () => {
    const shared: PositionSpec = { ...two, french: { fort: 'niagara' }, sieges: { niagara: 1 } }
    expect(result(shared)).toBe('french 12.12')
    const besieged = { ...two.spaces, quebec: 'br-44th fr-bearn' }
    expect(result({ ...two, spaces: besieged, sieges: { quebec: 0 } })).toBe('french 12.12')
  })
  test('12.12 a British fortress in French hands', () => {
    const spaces = { ...two.spaces, albany: 'fr-bearn' }
    expect(result({ ...two, spaces, french: { fortress: 'albany' } })).toBe('french 12.12')
  })
  test('12.12 sudden death comes before', () => {
    expect(result({ ...two, vp: 11 })).toBe('french 12.11')
  })
  test('12.12 otherwise whoever has a VP', () => {
    expect(result({ year: 1759, vp: 1 })).toBe('french 12.12')
    expect(result({ year: 1759, vp: -1 })).toBe('british 12.12')
    expect(result({ year: 1759, vp: -1 }, 'late-war')).toBe('1760')
  })

  /** Albany besieged by the French, who are out of supply there unless a chain of stockades leads to it. */
  const albany = (stack: string, stockades = ''): PositionSpec => ({
    ...two,
    spaces: { ...two.spaces, albany: `br-48th ${stack}` },
    sieges: { albany: 0 },
    french: { stockade: stockades },
  })
  const line = 'hudson-carry-south hudson-carry-north'
  test('12.12 a besieged British fortress is not controlled', () => {
    expect(result(albany('fr-bearn montcalm', line))).toBe('french 12.12')
    expect(result(albany('fr-mingo-1'))).toBe('french 12.12')
  })
  test('12.12 third edition: it is, unless the besiegers could roll for the siege', () => {
    const third = { edition: 'third' }
    expect(result(albany('fr-bearn montcalm', line), 'annus-mirabilis', third)).toBe('french 12.12')
    expect(result(albany('fr-bearn montcalm'), 'annus-mirabilis', third)).toBe('british 12.12')
    expect(result(albany('fr-bearn', line), 'annus-mirabilis', third)).toBe('british 12.12')
    expect(result(albany('fr-mingo-1 montcalm', line), 'annus-mirabilis', third)).toBe('british 12.12')
  })
})

describe('12.13 scenarios that end in 1762', () => {
  test.each([
    [1, 'french 12.13'],
    [0, 'draw 12.14'],
    [-4, 'draw 12.14'],
    [-5, 'british 12.13'],
  ])('12.13 with %i French VPs: %s', (vp, expected) => {
    expect(result({ year: 1762, vp }, 'late-war')).toBe(expected)
    expect(result({ year: 1762, vp }, 'full-campaign')).toBe(expected)
  })
  test('12.13 before 1762 nothing of it counts', () => {
    expect(result({ year: 1760, vp: 1 }, 'full-campaign')).toBe('1761')
    expect(result({ year: 1759, vp: 0 }, 'full-campaign')).toBe('1760')
  })
})

describe('12.14 any other result', () => {
  test('12.14 is a draw', () => {
    expect(result({ year: 1759, vp: 0 })).toBe('draw 12.14')
  })
  test('12.14 in a tournament the French win it', () => {
    expect(result({ year: 1759, vp: 0 }, 'annus-mirabilis', { tournament: 'on' })).toBe('french 12.14')
    expect(result({ year: 1762, vp: -4 }, 'late-war', { tournament: 'on' })).toBe('french 12.14')
    expect(result({ year: 1759, vp: -1 }, 'annus-mirabilis', { tournament: 'on' })).toBe('british 12.12')
  })
  test('12.14, R-171 the game is over', () => {
    const sitting = play({ step: 'victory', year: 1759, vp: 3 }, 'annus-mirabilis', {}, VICTORY)
    expect([sitting.asked, sitting.state.step]).toEqual(['over', 'end'])
    expect(sitting.state.outcome?.margin).toBe(3)
  })
  test('12.11, 12.14, R-171 the margin is never below 0, and 0 in a draw', () => {
    const margin = (spec: PositionSpec) =>
      play({ step: 'victory', year: 1762, ...spec }, 'late-war', {}, VICTORY).state.outcome?.margin
    expect([margin({ ...conquest, vp: 12 }), margin({ vp: -4 })]).toEqual([0, 0])
  })
})

describe('VPs', () => {
  const raids = (british: number, french: number) =>
    play(
      {
        step: 'remove_raids',
        vp: 3,
        raided: {
          british: Array.from({ length: british }, () => 'sorel' as const),
          french: Array.from({ length: french }, () => 'culpeper' as const),
        },
      },
      'annus-mirabilis',
      {},
      only('remove_raids'),
    ).state
  test.each([
    [0, 0, 3],
    [0, 3, 5],
    [0, 4, 5],
    [1, 0, 2],
    [1, 1, 3],
    [3, 2, 2],
  ])('12.22 %i British and %i French Raided markers: halves are rounded up for each side', (british, french, vp) => {
    const state = raids(british, french)
    expect(state.vp).toBe(vp)
    expect(state.raided).toEqual({ british: [], french: [] })
    expect(state.step).toBe('attrition')
  })
  test('12.21 the points of one side are taken from those of the other', () => {
    const { state } = play(
      { step: 'remove_raids', vp: 1, raided: { british: ['sorel', 'sorel', 'st-jean', 'becancour', 'kahnawake'] } },
      'annus-mirabilis',
      {},
      only('remove_raids'),
    )
    expect(state.vp).toBe(-2)
  })
})

describe('12.23 Niagara and Ohio Forks', () => {
  const held = (spec: PositionSpec) => {
    const { state } = play({ clear: true, step: 'end', vp: 3, ...spec })
    settle(state)
    return [state.vp, state.niagara]
  }
  test('12.23 a VP when the other side alone has units or a fortification there', () => {
    expect(held({ spaces: { niagara: 'br-rogers' } })).toEqual([2, 'british'])
    expect(held({ british: { stockade: 'niagara' } })).toEqual([2, 'british'])
    expect(held({ spaces: { niagara: 'johnson' } })).toEqual([3, 'french'])
  })
  test('12.23 not while both are there, nor when it is left', () => {
    const siege: PositionSpec = { spaces: { niagara: 'br-44th' }, french: { fort: 'niagara' }, sieges: { niagara: 0 } }
    expect(held(siege)).toEqual([3, 'french'])
    expect(held({})).toEqual([3, 'french'])
    expect(held({ more: { niagara: 'british' } })).toEqual([3, 'british'])
  })
  test('12.23 each time anew, and each of the two', () => {
    expect(held({ spaces: { niagara: 'fr-marin' }, more: { niagara: 'british' } })).toEqual([4, 'french'])
    expect(held({ spaces: { niagara: 'br-44th', 'ohio-forks': 'br-48th' } })).toEqual([1, 'british'])
  })
})
