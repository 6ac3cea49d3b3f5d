import { describe, expect, test } from 'vitest'
import { LOSSES } from '../examples/winter-1758.ts'
import type { PositionSpec } from '../src/position.ts'
import { play } from './help.ts'

const winter = (spec: PositionSpec, scenario = '4', settings = {}) =>
  play({ step: 'winter', round: 9, year: 1755, clear: true, ...spec }, scenario, settings)
const spaces = (t: ReturnType<typeof play>, role: string) => t.offers(role).map(({ space }) => space)

describe('17.0 Winter Quarters', () => {
  test('17.0 a whole winter of scenario 4 leads to the next Year', () => {
    const t = winter({ clear: false, step: 'victory_check' })
    while (!t.asked.includes('7.1')) {
      const [role] = t.asked.split(' ') as [string]
      t.choose(role, t.offers(role).at(-1) as never)
    }
    expect(t.state).toMatchObject({ year: 1756, round: 1, garrison: [], muster: null })
  })
})

describe('17.2 Winter Quarters Procedure', () => {
  test('17.2 Raided, Rout and Out of Supply markers go, Raid Points stay', () => {
    const t = winter({
      raid: { french: 5 },
      raided: { french: ['carlisle'] },
      spaces: { montreal: ['berry'] },
      markers: { french: { rout: ['montreal'], oos: ['montreal'] } },
    })
    expect(t.state.raided.french).toEqual([])
    expect(t.state.markers.french).toMatchObject({ rout: [], oos: [] })
    expect(t.state.raid.french).toBe(5)
  })

  test('17.2 a stack at sea goes to a friendly Coastal Home Space', () => {
    const t = winter({ boxes: { 'sail-french': ['marine-royale', 'berry'] } })
    expect(t.asked).toBe('french 17.2')
    expect(spaces(t, 'french')).toEqual(expect.arrayContaining(['louisbourg', 'quebec', 'riviere-du-loup']))
    t.choose('french', { space: 'quebec' })
    expect(t.at('quebec')).toEqual(['berry'])
    expect(t.box('fleets')).toContain('marine-royale')
  })

  test('17.2 Indians go home from the map and from the losses', () => {
    const t = winter({
      spaces: { carlisle: ['abenaki'], goasek: ['mohawk'] },
      control: { carlisle: 'french', toronto: 'british', niagara: 'british' },
      boxes: { 'losses-french': ['delaware', 'mississague'], removed: ['seneca'] },
    })
    expect(t.at('les-trois-rivieres')).toEqual(['abenaki'])
    expect(t.at('albany')).toEqual(['mohawk'])
    expect(t.at('kithanink')).toEqual(['delaware'])
    expect(t.box('losses-french')).toEqual(['mississague'])
    expect(t.box('removed')).toEqual(['seneca'])
    // Carlisle was left.
    expect(t.state.control.carlisle).toBeUndefined()
  })

  test('17.2 an Indian whose village is in enemy hands goes to the losses', () => {
    const t = winter({ spaces: { montreal: ['mississague'] }, control: { toronto: 'british' } })
    expect(t.box('losses-french')).toEqual(['mississague'])
  })

  test('17.2 a nation loses a unit for each village in enemy hands, the others go one to each', () => {
    const t = winter({
      nations: { iroquois: 'british' },
      spaces: { albany: ['iroquois-1', 'iroquois-2'] },
      boxes: { 'losses-british': ['iroquois-3'] },
      control: { onontake: 'french' },
    })
    expect(t.at('oquaga')).toHaveLength(1)
    expect(t.at('kahnistioh')).toHaveLength(1)
    expect(t.box('losses-british')).toEqual(['iroquois-3'])
  })

  test('17.2 with fewer units than villages the owner chooses', () => {
    const t = winter({
      nations: { iroquois: 'french' },
      spaces: { montreal: ['iroquois-1', 'iroquois-2'] },
      boxes: { removed: ['iroquois-3'] },
    })
    expect(t.asked).toBe('french 17.2')
    t.choose('french', { space: 'kahnistioh' }, { space: 'oquaga' })
    expect(t.at('kahnistioh')).toEqual(['iroquois-1'])
    expect(t.at('oquaga')).toEqual(['iroquois-2'])
  })

  test('17.2 Colonial Brigades are disbanded as they are; one may stay with a Fort', () => {
    const t = winter({
      spaces: {
        'lake-george': ['fort-william-henry', 'new-england-brigade-1', 'new-england-brigade-2:reduced'],
        albany: ['n-york-nj-brigade-1'],
      },
    })
    expect(t.offers('british')).toEqual([
      { unit: 'new-england-brigade-1' },
      { unit: 'new-england-brigade-2' },
      { do: 'done' },
    ])
    t.choose('british', { unit: 'new-england-brigade-1' })
    expect(t.at('lake-george')).toEqual(['fort-william-henry', 'new-england-brigade-1'])
    // An odd Reduced Brigade of the box is Full again.
    expect(t.box('disbanded')).toEqual(['new-england-brigade-2', 'n-york-nj-brigade-1'])
    expect(t.state.reduced).toEqual([])
  })

  test('17.2, R-109 a Fort in a friendly Colony keeps no Colonial Brigade', () => {
    const t = winter({
      spaces: {
        winchester: ['fort-frederick', 'virginia-s-brigade-1'],
        oswego: ['fort-ontario', 'virginia-s-brigade-2'],
      },
    })
    expect(t.offers('british')).toEqual([{ unit: 'virginia-s-brigade-2' }, { do: 'done' }])
    t.choose('british', { unit: 'virginia-s-brigade-2' })
    expect(t.at('winchester')).toEqual(['fort-frederick'])
    expect(t.box('disbanded')).toEqual(['virginia-s-brigade-1'])
  })

  test('17.2 the Fort keeps one unit in all', () => {
    const t = winter({
      spaces: { 'lake-george': ['fort-william-henry', 'new-england-brigade-1', '44th-48th'] },
    }).choose('british', { unit: 'new-england-brigade-1' })
    expect(t.at('albany')).toEqual(['44th-48th'])
  })

  test('17.2, R-98 one in three of a type comes back, one Highland Brigade at most', () => {
    const t = winter({ boxes: { 'losses-british': LOSSES } })
    expect(t.asked).toBe('british 17.2')
    expect(t.offers('british')).toHaveLength(6)
    t.choose('british', { unit: 'fraser' })
    expect(spaces(t, 'british')).toContain('carlisle')
    expect(spaces(t, 'british')).not.toContain('boston')
    expect(spaces(t, 'british')).not.toContain('york')
    t.choose('british', { space: 'carlisle' })
    expect(t.offers('british')).not.toContainEqual({ unit: 'royal-highland' })
    t.choose('british', { unit: '44th-48th' }, { space: 'carlisle' })
    // The Artillery.
    t.choose('british', { space: 'carlisle' })
    expect(t.at('carlisle')).toEqual(['44th-48th', 'fraser', 'royal-artillery-1'])
    expect(t.box('losses-british')).toHaveLength(9)
  })

  test('17.2 a captured Settled Space that only a Fleet holds reverts when the Fleets leave', () => {
    const t = winter({ spaces: { 'port-la-joye': ['durell', 'wolfe'] }, control: { 'port-la-joye': 'british' } })
    expect(t.state.control['port-la-joye']).toBeUndefined()
    expect(t.box('fleets')).toContain('durell')
    expect(t.box('removed')).toEqual(['wolfe'])
  })

  test('17.2 a Colonial Brigade comes back to the Disbanded box', () => {
    const t = winter({
      boxes: { 'losses-british': ['new-england-brigade-1', 'new-england-brigade-2', 'virginia-s-brigade-1'] },
    }).choose('british', { unit: 'virginia-s-brigade-1' })
    expect(t.box('disbanded')).toEqual(['virginia-s-brigade-1'])
  })
})

describe('17.4 Reset Cards', () => {
  test('17.4 Reserve and discards go, the decks are those of the next Year', () => {
    const t = winter({ year: 1756, hands: { british: { reserve: 2 } } })
    expect(t.state.year).toBe(1757)
    expect(t.state.round).toBe(1)
    const { british, french, indian } = t.state.decks
    expect([british.buildup.length, british.campaign.length]).toEqual([6, 9])
    expect([french.buildup.length, french.campaign.length]).toEqual([6, 9])
    expect(british.campaign).toContain(6)
    expect(british.campaign).not.toContain(16)
    expect(indian).toHaveLength(12)
    expect(t.state.seen).toEqual([])
    expect(t.asked).toBe('2 lots 7.1')
  })
  test('17.4 in 1760 the cards of 1758 and 1759 are used', () => {
    const t = play({ step: 'new_year', round: 9, year: 1759, clear: true }, '3', { extended1760: 'on' })
    expect(t.state.year).toBe(1760)
    expect(t.state.decks.british.buildup).toContain(18)
  })
})

describe('17.5 Add Units to Pools', () => {
  test('17.5 at the end of 1756 the pools of scenario 4 grow', () => {
    const t = winter({ year: 1756, clear: false })
    while (!t.asked.includes('7.1')) {
      const [role] = t.asked.split(' ') as [string]
      t.choose(role, t.offers(role).at(-1) as never)
    }
    expect(t.box('fleets')).toEqual(expect.arrayContaining(['hardy', 'de-lisle']))
    expect(t.box('british-light')).toEqual(['gage', 'howe-light', 'morgan', 'scott'])
    expect(t.box('vow-bonus')).toEqual(['penn-del-brigade-1', 'penn-del-brigade-2'])
    expect(t.state.tokens).toEqual(expect.arrayContaining(['french-navy-losses', 'pennsylvania-musters']))
  })
  test('17.5 for 1760 two Metropolitan Brigades of the losses go to the pool', () => {
    const t = play(
      {
        step: 'new_year',
        year: 1759,
        clear: true,
        boxes: { 'losses-british': ['fraser', '44th-48th', '22nd-28th', '43rd-46th'] },
      },
      '3',
      { extended1760: 'on' },
    )
    expect(t.asked).toBe('british 17.5')
    expect(t.offers('british')).not.toContainEqual({ unit: 'fraser' })
    t.choose('british', { unit: '22nd-28th' }, { unit: '44th-48th' })
    expect(t.box('losses-british')).toEqual(['fraser', '43rd-46th'])
    expect(t.box('british-metropolitan')).toEqual(expect.arrayContaining(['22nd-28th', '44th-48th']))
  })
})
