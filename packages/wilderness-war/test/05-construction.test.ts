/** 5.4 Construction and demolition. */
import { describe, expect, test } from 'vitest'
import { SPACE, type SpaceId } from '../src/data/map.ts'
import type { PositionSpec } from '../src/position.ts'
import { canBuild, demolish, demolitions } from '../src/rules/05-construction.ts'
import { settle } from '../src/rules/08-settle.ts'
import { FORT, STOCKADE } from '../src/state.ts'
import { only, play, type Rehearsal } from './help.ts'

/** Cards by value: 5 is worth 1, 43 is worth 2, 1 is worth 3. */
const ONE = 5
const TWO = 43
const THREE = 1
const building = (card: number, spec: PositionSpec, settings = {}): Rehearsal =>
  play(
    { step: 'build', clear: true, active: 'british', card, use: 'build', ...spec },
    'annus-mirabilis',
    settings,
    only('build'),
  )
const stockade = { do: 'stockade' }
const fort = { do: 'fort' }
const at = (space: SpaceId) => ({ space })
const fortAt = (sitting: Rehearsal, space: SpaceId): number => sitting.state.forts[SPACE[space]] as number
const spacesOffered = (sitting: Rehearsal): string[] =>
  sitting.offers('british').flatMap(({ space }) => (space === undefined ? [] : String(space)))

describe('5.41 stockades', () => {
  test('5.41 as many as the value of the card, or fewer', () => {
    const two = building(TWO, {}).choose('british', at('hoosic'))
    expect(two.refuses('british', at('hoosic'))).toBe(true)
    two.choose('british', at('augusta'))
    expect([fortAt(two, 'hoosic'), fortAt(two, 'augusta')]).toEqual([STOCKADE, STOCKADE])
    expect(two.state.step).toBe('phase_end')
    const one = building(TWO, {}).choose('british', at('hoosic'), { do: 'done' })
    expect(one.state.step).toBe('phase_end')
  })
  test('5.41 in an own cultivated space nobody needs to be there', () => {
    const offered = spacesOffered(building(ONE, {}))
    expect(offered).toContain('hoosic')
    expect(offered).not.toContain('becancour')
    expect(offered).not.toContain('oswego')
  })
  test('5.41 elsewhere drilled troops must be: regulars, provincials or light infantry', () => {
    const spaces = {
      'wood-creek': 'br-howes',
      'hudson-carry-south': 'br-44th',
      'green-mountains-south': 'br-rogers webb',
    }
    const offered = spacesOffered(
      building(ONE, { spaces, british: { stockade: 'charlestown' } }).choose('british', stockade),
    )
    expect(offered).toContain('hudson-carry-south')
    expect(offered).not.toContain('green-mountains-south')
    // 17.2 By land from Wood Creek there is no solid space.
    expect(offered).not.toContain('wood-creek')
  })
  test('5.41 not where an enemy unit or fortification is; a leader alone does not matter', () => {
    const spaces = { hoosic: 'fr-mingo', schenectady: 'montcalm' }
    const offered = spacesOffered(building(ONE, { spaces, french: { stockade: 'augusta' } }))
    expect(offered).not.toContain('hoosic')
    expect(offered).not.toContain('augusta')
    expect(offered).toContain('schenectady')
  })
  test('5.43 not in a fortress space, nor where a fortification of one’s own stands already', () => {
    const offered = spacesOffered(building(ONE, { british: { fort: 'hoosic', stockade: 'augusta' } }))
    expect(offered).not.toContain('hoosic')
    expect(offered).not.toContain('augusta')
    expect(offered).not.toContain('albany')
    expect(offered).not.toContain('halifax')
  })
  test('5.44 a fort under construction does not stand in the way, own or enemy', () => {
    const offered = spacesOffered(building(ONE, { british: { works: 'hoosic' }, french: { works: 'augusta' } }))
    expect(offered).toContain('hoosic')
    expect(offered).toContain('augusta')
  })
})

describe('5.42 forts', () => {
  const three = { 'hudson-carry-south': 'br-44th', schenectady: 'br-48th', winchester: 'br-40th' }
  test('5.42 a card of 3 completes one and begins two; none is begun and completed by the same card', () => {
    const sitting = building(THREE, { spaces: three, british: { works: 'winchester' } }).choose('british', fort)
    expect(spacesOffered(sitting).sort()).toEqual(['hudson-carry-south', 'schenectady', 'winchester'])
    sitting.choose('british', at('winchester'), at('schenectady'))
    expect(sitting.refuses('british', at('schenectady'))).toBe(true)
    expect(sitting.refuses('british', at('winchester'))).toBe(true)
    sitting.choose('british', at('hudson-carry-south'))
    expect(fortAt(sitting, 'winchester')).toBe(FORT)
    expect(fortAt(sitting, 'schenectady')).toBe(0)
    expect(sitting.state.works.british).toEqual([SPACE.schenectady, SPACE['hudson-carry-south']])
    expect(sitting.state.vp).toBe(4)
  })
  test('5.4 stockades and forts are not built with the same card', () => {
    const sitting = building(THREE, { spaces: three }).choose('british', fort, at('schenectady'))
    expect(sitting.refuses('british', stockade)).toBe(true)
    expect(sitting.refuses('british', at('hoosic'))).toBe(true)
  })
  test('5.42 a fort is completed by drilled troops only', () => {
    const spec = {
      british: { works: 'winchester shepherds-ferry' },
      spaces: { winchester: 'br-40th', 'shepherds-ferry': 'br-rogers webb' },
    }
    const sitting = building(ONE, spec).choose('british', fort)
    // The only place: begun and completed without a question.
    expect(fortAt(sitting, 'winchester')).toBe(FORT)
    expect(sitting.state.works.british).toEqual([SPACE['shepherds-ferry']])
  })
  test('5.43 a completed fort takes the place of the stockade', () => {
    const spec = { british: { works: 'winchester', stockade: 'winchester' }, spaces: { winchester: 'br-40th' } }
    expect(fortAt(building(ONE, spec).choose('british', fort), 'winchester')).toBe(FORT)
  })
  test('5.43 no fort in a fortress space, nor a second one where one stands', () => {
    const spaces = { albany: 'br-44th', 'hudson-carry-south': 'br-48th', schenectady: 'br-40th' }
    const sitting = building(THREE, { spaces, british: { fort: 'hudson-carry-south' } }).choose('british', fort)
    expect(sitting.state.works.british).toEqual([SPACE.schenectady])
  })
  test('5.43 nothing is built during a siege', () => {
    const spec: PositionSpec = {
      spaces: { 'hudson-carry-north': 'br-44th webb', ticonderoga: 'br-48th loudoun fr-bearn' },
      british: { fort: 'hudson-carry-south' },
      french: { fort: 'ticonderoga' },
      sieges: { ticonderoga: 0 },
    }
    const sitting = building(THREE, spec).choose('british', fort)
    expect(sitting.state.works.british).toEqual([SPACE['hudson-carry-north']])
  })
  test('5.44 a fort under construction is no fortification: it opens no line of supply', () => {
    const spaces = { 'oneida-carry-west': 'br-44th' }
    const sitting = play({ clear: true, step: 'end', spaces, british: { works: 'oneida-carry-east' } })
    const offered = building(TWO, { spaces, british: { works: 'oneida-carry-east' } })
    expect(sitting.state.forts[SPACE['oneida-carry-east']]).toBe(0)
    expect(spacesOffered(offered)).not.toContain('oneida-carry-west')
  })
})

describe('what follows from building', () => {
  test('6.431 third edition: a French stockade where no British unit is takes the Amphib marker away', () => {
    const stockade = (edition: string) =>
      building(ONE, { active: 'french', amphib: ['ile-d-orleans'] }, { edition }).choose('french', at('ile-d-orleans'))
    expect(stockade('third').state.amphib).toEqual([])
    expect(stockade('first').state.amphib).toEqual([SPACE['ile-d-orleans']])
  })
  test('5.45 a fort under construction is lost to enemy drilled troops where no unit of its owner is', () => {
    const gone = (stack: string): boolean => {
      const { state } = play({ clear: true, step: 'end', spaces: { oswego: stack }, british: { works: 'oswego' } })
      settle(state)
      return state.works.british.length === 0
    }
    expect(gone('fr-bearn')).toBe(true)
    expect(gone('fr-bearn johnson')).toBe(true)
    expect(gone('fr-mingo-1 fr-marin')).toBe(false)
    expect(gone('')).toBe(false)
  })
})

describe('17.3 supply', () => {
  const carry = { 'oneida-carry-east': 'br-44th', 'oneida-carry-west': 'br-48th' }
  test('17.3 a stockade opens the line for the next one of the same card', () => {
    const sitting = building(TWO, { spaces: carry }).choose('british', stockade)
    expect(spacesOffered(sitting)).not.toContain('oneida-carry-west')
    sitting.choose('british', at('oneida-carry-east'))
    expect(spacesOffered(sitting)).toContain('oneida-carry-west')
    sitting.choose('british', at('oneida-carry-west'))
    expect([fortAt(sitting, 'oneida-carry-east'), fortAt(sitting, 'oneida-carry-west')]).toEqual([STOCKADE, STOCKADE])
  })
  test('17.3 a fort that has only been begun does not', () => {
    const sitting = building(TWO, { spaces: carry }).choose('british', fort)
    expect(sitting.state.works.british).toEqual([SPACE['oneida-carry-east']])
    expect(sitting.state.step).toBe('phase_end')
  })
  test('17.3 without the advanced rules nobody asks for supply', () => {
    const sitting = building(TWO, { spaces: carry }, { advanced: 'off' }).choose('british', stockade)
    expect(spacesOffered(sitting)).toContain('oneida-carry-west')
  })
})

describe('5.4 whether there is anything to build', () => {
  test('5.4 stockades or forts somewhere, and not the card before', () => {
    const { state } = play({ step: 'end' })
    expect(canBuild(state, 'french', 1)).toBe(true)
    state.built = { british: false, french: true }
    expect(canBuild(state, 'french', 3)).toBe(false)
    expect(canBuild(state, 'british', 1)).toBe(true)
  })
  test('5.4 nothing where every own cultivated space is taken', () => {
    const taken =
      'baie-st-paul becancour kahnawake lac-des-deux-montagnes riviere-ouelle sorel st-francois st-jean trois-rivieres ile-d-orleans'
    const { state } = play({ step: 'end', clear: true, french: { stockade: taken } })
    expect(canBuild(state, 'french', 3)).toBe(false)
  })
})

describe('5.46 demolition', () => {
  const standing = (spec: PositionSpec) => play({ step: 'end', clear: true, active: 'french', ...spec }).state
  test('5.46 a stockade and a fort under construction cost nothing, a fort costs a VP', () => {
    const g = standing({ vp: 3, french: { stockade: 'toronto', fort: 'niagara', works: 'venango' } })
    expect(demolitions(g, 'french')).toEqual([SPACE.niagara, SPACE.toronto, SPACE.venango])
    demolish(g, SPACE.toronto)
    demolish(g, SPACE.venango)
    expect([g.vp, g.forts[SPACE.toronto], g.works.french]).toEqual([3, 0, []])
    demolish(g, SPACE.niagara)
    expect([g.vp, g.forts[SPACE.niagara]]).toEqual([2, 0])
    expect(demolitions(g, 'french')).toEqual([])
  })
  test('5.46 a British fort costs the British the VP', () => {
    const g = standing({ vp: 3, active: 'british', british: { fort: 'oswego' } })
    demolish(g, SPACE.oswego)
    expect(g.vp).toBe(4)
  })
  test('5.46 not under siege, and never a fortress', () => {
    const spaces = { niagara: 'fr-marine-detachment br-44th' }
    const g = standing({ spaces, french: { fort: 'niagara' }, sieges: { niagara: 0 } })
    expect(demolitions(g, 'french')).toEqual([])
  })
  test('5.46, R-164 a stockade goes before the fort that was begun beside it', () => {
    const g = standing({ french: { stockade: 'toronto', works: 'toronto' } })
    demolish(g, SPACE.toronto)
    expect([g.forts[SPACE.toronto], g.works.french]).toEqual([0, [SPACE.toronto]])
    demolish(g, SPACE.toronto)
    expect(g.works.french).toEqual([])
  })
  test('5.46 who holds the space may clear away Fieldworks', () => {
    const g = standing({ spaces: { ticonderoga: 'fr-bearn' }, fieldworks: ['ticonderoga', 'oswego'] })
    expect(demolitions(g, 'french')).toEqual([SPACE.ticonderoga])
    expect(demolitions(g, 'british')).toEqual([])
    demolish(g, SPACE.ticonderoga)
    expect(g.fieldworks).toEqual([SPACE.oswego])
  })
  test('5.46 Fieldworks at a fort can go while the fort stays', () => {
    const spec = { step: 'phase', active: 'french', hands: { french: [14] }, fieldworks: ['ticonderoga'] } as const
    const sitting = play(spec, 'annus-mirabilis', {}, only('phase', 'demolish'))
    sitting.choose('french', { do: 'demolish' }, { do: 'clear', space: 'ticonderoga' })
    expect([sitting.state.fieldworks, fortAt(sitting, 'ticonderoga')]).toEqual([[], -FORT])
  })
})
