import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../src/position.ts'
import { play } from './help.ts'

const arrive = (spec: PositionSpec = {}, scenario = '2', settings = {}) =>
  play({ step: 'fleets_arrive', round: 2, clear: true, ...spec }, scenario, settings)
/** Small pools. */
const pools = (fleets: string, british = '', french = ''): NonNullable<PositionSpec['boxes']> => {
  const list = (words: string) => words.split(' ').filter(Boolean) as never
  return { fleets: list(fleets), 'british-metropolitan': list(british), 'french-metropolitan': list(french) }
}
const EMPTY = [
  'colvill',
  'durell',
  'hardy',
  'holburne',
  'royal-navy',
  'beauffremont',
  'de-la-motte',
  'marine-royale',
] as const
const BRIGADES = [
  '27th-55th',
  '22nd-28th',
  '43rd-46th',
  '2nd-royal-american',
  'campbell',
  'fraser',
  'montgomery',
] as const
const FRENCH = ['berry', 'angoumois-beauvoisis', 'de-la-marine-2', 'volont-etrangers-cambis'] as const
/** Only the pieces named are in the three pools. */
const only = (fleets: string, british = '', french = '', tokens: PositionSpec['tokens'] = []): PositionSpec => ({
  boxes: { unused: [...EMPTY, ...BRIGADES, ...FRENCH], ...pools(fleets, british, french) },
  tokens,
})

describe('15.0 Fleets Arrive', () => {
  test('15.2 the year example: draws, tokens, a Commander, placement', () => {
    const t = arrive({ clear: false })
    expect(t.asked).toBe('7 lots 15.2')
    t.lots('colvill', 'beauffremont', 'durell', 'hardy', 'de-la-motte', 'holburne', 'royal-navy')
    expect(t.asked).toBe('6 lots 15.2')
    t.lots(
      'fewer-troops-british',
      'pick-2-artillery-or-light-british-1',
      '27th-55th',
      '22nd-28th',
      '43rd-46th',
      'fraser',
    )
    // 27th & 55th brings a Commander as well as Fraser: the first is drawn, the other is the last of the pool.
    expect(t.asked).toBe('1 lots 15.2.2')
    t.lots('wolfe')
    expect(t.asked).toBe('british 15.2.1')
    expect(t.offers('british')).toEqual([
      { unit: 'royal-artillery-5' },
      { unit: 'gage' },
      { unit: 'howe-light' },
      { unit: 'morgan' },
      { unit: 'scott' },
    ])
    t.choose('british', { unit: 'gage' }, { unit: 'morgan' })
    expect(t.asked).toBe('3 lots 15.2')
    t.lots('berry', 'angoumois-beauvoisis', 'de-la-marine-2')
    expect(t.asked).toBe('british 15.3')
    expect(t.offers('british')).toContainEqual({ space: 'chignectou' })
    expect(t.offers('british')).not.toContainEqual({ space: 'louisbourg' })
    t.choose(
      'british',
      { space: 'halifax' },
      { space: 'halifax' },
      { space: 'new-york' },
      { do: 'rest', space: 'chignectou' },
    )
    expect(t.offers('british').map(({ space }) => space)).toEqual([
      'halifax',
      'new-york',
      'chignectou',
      'halifax',
      'new-york',
      'chignectou',
    ])
    t.choose(
      'british',
      { space: 'halifax' },
      { space: 'halifax' },
      { space: 'halifax' },
      { do: 'rest', space: 'new-york' },
    )
    expect(t.at('new-york')).toEqual(['fraser', 'gage', 'hardy', 'howe-commander', 'morgan', 'royal-artillery-4'])
    expect(t.at('chignectou')).toEqual(['fort-cumberland', 'holburne', 'royal-navy'])
    expect(t.at('halifax')).toContain('wolfe')
    t.choose('french', { space: 'miramichy' }, { space: 'quebec' }, { do: 'rest', space: 'quebec' })
    expect(t.at('miramichy')).toContain('beauffremont')
    expect(t.at('quebec')).toEqual(
      expect.arrayContaining(['de-la-motte', 'berry', 'angoumois-beauvoisis', 'de-la-marine-2']),
    )
    expect(t.box('arriving')).toEqual([])
    expect(t.state).toMatchObject({ round: 3, muster: null })
    expect(t.state.tokens).not.toContain('fewer-troops-british')
    expect(t.state.tokens).not.toContain('pick-2-artillery-or-light-british-1')
  })
})

describe('15.1 Procedure', () => {
  test('15.1 all pools are drawn before anything is placed', () => {
    const t = arrive(only('durell beauffremont', '22nd-28th', 'foix-quercy'))
    expect(t.asked).toBe('british 15.3')
    expect(t.box('arriving')).toEqual(['durell', 'beauffremont', '22nd-28th', 'foix-quercy'])
    t.choose('british', { space: 'halifax' })
    expect(t.asked).toBe('french 15.3')
  })
})

describe('15.2 Draw Reinforcements', () => {
  test('15.2 a pool with no more pieces than draws comes whole; the rest is forfeited', () => {
    const t = arrive(only('durell', '43rd-46th 22nd-28th'))
    expect(t.asked).toBe('british 15.3')
    expect(t.box('arriving')).toEqual(['durell', '43rd-46th', '22nd-28th'])
  })
  test('15.2 if a Rear Admiral has wintered, eight pieces are drawn instead of nine', () => {
    expect(arrive({}, '3').asked).toBe('9 lots 15.2')
    expect(arrive({ wintering: true }, '3').asked).toBe('8 lots 15.2')
    expect(arrive({ wintering: true, year: 1758 }, '4').asked).not.toBe('9 lots 15.2')
  })
  test('15.2 the Year says how many: 1760 draws as 1759 did', () => {
    expect(arrive({ year: 1760 }, '3').asked).toBe('9 lots 15.2')
  })
})

describe('15.2.1 Vagaries of War', () => {
  test('15.2.1, R-94, R-95 French Navy Losses takes a French Fleet of the pool for good and goes back', () => {
    const t = arrive({ clear: false })
    t.lots('colvill', 'french-navy-losses', 'durell', 'hardy', 'holburne', 'royal-navy', 'beauffremont')
    expect(t.asked).toBe('1 lots 15.2.1')
    t.lots('marine-royale')
    expect(t.box('removed')).toEqual(['marine-royale'])
    expect(t.state.tokens).toContain('french-navy-losses')
  })
  test('15.2.1 Fewer Troops uses a draw; it goes back only if it says so', () => {
    const t = arrive(only('durell', '', '', ['fewer-troops-british', 'fewer-troops-put-back-british']))
    expect(t.state.tokens).toEqual(['fewer-troops-put-back-british'])
  })
  test('15.2.1 with a single unit to pick the second is forfeited', () => {
    const t = arrive({
      ...only('durell', '22nd-28th', '', ['pick-2-artillery-british']),
      spaces: {
        boston: ['royal-artillery-1', 'royal-artillery-2', 'royal-artillery-3', 'royal-artillery-4'],
        albany: ['royal-artillery-5', 'royal-artillery-6', 'royal-artillery-7'],
      },
    })
    expect(t.box('arriving')).toEqual(['durell', '22nd-28th', 'royal-artillery-8'])
  })
  test('15.2.1 with nothing to pick one more piece is drawn', () => {
    const artillery = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `royal-artillery-${n}` as const)
    const t = arrive({
      boxes: { unused: [...EMPTY, ...FRENCH], ...pools('durell', BRIGADES.join(' ')) } as never,
      tokens: ['pick-2-artillery-british'],
      spaces: { boston: artillery as never },
    })
    expect(t.asked).toBe('6 lots 15.2')
    t.lots('pick-2-artillery-british', '22nd-28th', '43rd-46th', '2nd-royal-american', 'campbell', 'montgomery')
    expect(t.asked).toBe('1 lots 15.2')
    t.lots('fraser').lots('wolfe')
    expect(t.box('arriving')).toEqual([
      'durell',
      '22nd-28th',
      '43rd-46th',
      '2nd-royal-american',
      'campbell',
      'montgomery',
      'fraser',
      'wolfe',
    ])
  })
  test('15.2.1, R-95 a token that goes back does so when all draws of its pool are over', () => {
    const artillery = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `royal-artillery-${n}` as const)
    const t = arrive({
      boxes: { unused: [...EMPTY, ...FRENCH], ...pools('durell', BRIGADES.join(' ')) } as never,
      tokens: ['pick-2-artillery-british', 'fewer-troops-put-back-british'],
      spaces: { boston: artillery as never },
    })
    const drawn = ['22nd-28th', '43rd-46th', 'campbell', 'montgomery']
    t.lots('pick-2-artillery-british', 'fewer-troops-put-back-british', ...drawn)
    expect(t.table.chance).toMatchObject({ count: 1, from: ['27th-55th', '2nd-royal-american', 'fraser'] })
    t.lots('2nd-royal-american')
    expect(t.state.tokens).toEqual(['fewer-troops-put-back-british'])
  })
  test('15.2.1 the French pick one Artillery unit', () => {
    const t = arrive(only('', '', 'foix-quercy', ['pick-1-artillery-french']))
    expect(t.box('arriving')).toEqual(['foix-quercy', 'canonniers-bombardiers-3'])
  })
})

describe('15.2.2 Commander Draw', () => {
  test('15.2.2 none is drawn from an empty pool', () => {
    const t = arrive({ ...only('durell', '27th-55th'), spaces: { boston: ['44th-48th', 'wolfe', 'howe-commander'] } })
    expect(t.box('arriving')).toEqual(['durell', '27th-55th'])
  })
})

describe('15.3 Unit Placement', () => {
  test('15.3, R-96 the Gulf is closed to the British until the seas are open', () => {
    const control = { louisbourg: 'british', miramichy: 'british' } as const
    const spaces = { louisbourg: ['44th-48th'], miramichy: ['35th-new-york-companies'] } as const
    const t = arrive({ ...only('durell'), control, spaces })
    const offered = (at: ReturnType<typeof arrive>) => at.offers('british').map(({ space }) => space)
    expect(offered(t)).toContain('louisbourg')
    expect(offered(t)).not.toContain('miramichy')
    expect(offered(arrive({ ...only('durell'), control, spaces, openSeas: true }))).toContain('miramichy')
  })
  test('15.3 without a Fleet all go to one space', () => {
    const t = arrive(only('', '22nd-28th 43rd-46th')).choose('british', { space: 'boston' })
    expect(t.at('boston')).toEqual(['22nd-28th', '43rd-46th'])
  })
  test('15.3, R-96 a Fleet that was there before does not open its space to the others', () => {
    const t = arrive({ ...only('durell', '22nd-28th'), spaces: { halifax: ['hardy'] } })
    t.choose('british', { space: 'boston' })
    expect(t.at('boston')).toEqual(['22nd-28th', 'durell'])
  })
  test('15.3 newcomers are Full and free a stack of its markers', () => {
    const t = arrive({
      ...only('durell'),
      spaces: { halifax: ['goreham'] },
      markers: { british: { rout: ['halifax'], oos: ['halifax'] } },
    })
    t.choose('british', { space: 'halifax' })
    expect(t.state.markers.british).toMatchObject({ rout: [], oos: [] })
  })
  test('15.3 the French without any Coastal Space follow the Fleet Retreat Priorities', () => {
    const coast = [
      'port-dauphin',
      'louisbourg',
      'port-la-joye',
      'riviere-ristigouche',
      'miramichy',
      'chignectou',
      'riviere-du-loup',
      'tadoussac',
      'cote-de-beaupre',
      'cote-du-sud',
      'quebec',
    ] as const
    const control = Object.fromEntries(coast.map((space) => [space, 'british'])) as never
    const t = arrive({ ...only('beauffremont'), control })
    expect(t.asked).toBe('french 15.3')
    expect(t.offers('french')).toEqual([{ space: 'mtan' }, { space: 'kwanoskwamcok' }])
  })
  test('15.3 a Commander left alone at the end is removed', () => {
    const t = arrive({ ...only('durell'), spaces: { albany: ['bradstreet'] } }).choose('british', { space: 'boston' })
    expect(t.box('removed')).toEqual(['bradstreet'])
  })
})

describe('15.3 Optional: Emergency Artillery', () => {
  const start = (settings = {}, more: PositionSpec = {}) =>
    play(
      {
        step: 'fleets_arrive',
        round: 2,
        clear: true,
        tokens: [],
        ...more,
        boxes: {
          unused: [
            'holburne',
            'royal-navy',
            'de-la-motte',
            'marine-royale',
            '1st-royal-american',
            'royal-scots-17th',
            '22nd-28th',
            '44th-48th',
            'fraser',
            'royal-highland',
            'bearn-guyenne',
            'la-sarre-royal-roussillon',
            'artois-bourgogne',
            'de-la-marine-1',
            'languedoc-la-reine',
            'volont-etrangers-cambis',
          ],
          ...more.boxes,
        },
      },
      '4',
      settings,
    )
  test('15.3 whoever has no Artillery may have one instead of a Fleet', () => {
    const t = start({ emergencyArtillery: 'on' })
    expect(t.offers('british')).toEqual([{ unit: 'boscawen' }, { unit: 'durell' }, { do: 'none' }])
    t.choose('british', { unit: 'boscawen' })
    expect(t.box('fleets')).toEqual(['boscawen'])
    expect(t.box('arriving')).toEqual(['durell', 'royal-artillery-3'])
    t.choose('british', { space: 'halifax' })
    expect(t.at('halifax')).toEqual(['durell', 'royal-artillery-3'])
  })
  test('15.3 not with Artillery on the board, nor without the option; it is asked once', () => {
    expect(start().offers('british')).not.toContainEqual({ do: 'none' })
    const has = start({ emergencyArtillery: 'on' }, { spaces: { boston: ['royal-artillery-1'] } })
    expect(has.offers('british')).not.toContainEqual({ do: 'none' })
    const t = start({ emergencyArtillery: 'on' }).choose('british', { do: 'none' })
    expect(t.offers('british')).not.toContainEqual({ do: 'none' })
  })
})

describe('15.3 Scenario 4B', () => {
  test('15.3 the units of the Year come to their spaces without a draw', () => {
    const t = play({ step: 'fleets_arrive', round: 2 }, '4B')
    expect(t.at('halifax')).toEqual(expect.arrayContaining(['boscawen', 'colvill', 'holburne']))
    expect(t.at('alexandria')).toEqual(['44th-48th', 'royal-artillery-3', 'royal-navy'])
    expect(t.at('quebec')).toEqual(
      expect.arrayContaining(['bearn-guyenne', 'de-la-motte', 'languedoc-la-reine', 'pouchot']),
    )
    expect(t.state.round).toBe(3)
  })
  test('15.3 Emergency Artillery comes to the space of the Fleet it replaces', () => {
    const t = play({ step: 'fleets_arrive', round: 2, year: 1756, clear: true }, '4B', { emergencyArtillery: 'on' })
    expect(t.offers('british')).toEqual([{ unit: 'royal-navy' }, { unit: 'holburne' }, { do: 'none' }])
    t.choose('british', { unit: 'holburne' }).choose('french', { do: 'none' })
    expect(t.at('halifax')).toEqual(['royal-artillery-3', 'royal-navy'])
    expect(t.box('fleets')).toContain('holburne')
    expect(t.at('quebec')).toEqual(['de-lisle', 'la-sarre-royal-roussillon', 'montcalm'])
  })
  test('15.3 where enemies hold the space they go as Fleets retreat; a mere marker is removed', () => {
    const t = play(
      { step: 'fleets_arrive', round: 2, clear: true, spaces: { halifax: ['berry'] }, control: { halifax: 'french' } },
      '4B',
    )
    expect(t.asked).toBe('british 15.3')
    expect(t.offers('british')).not.toContainEqual({ space: 'halifax' })
    const u = play(
      { step: 'colonials_enlist', round: 3, year: 1756, clear: true, control: { winchester: 'french' } },
      '4B',
    )
    expect(u.state.control).toEqual({})
  })
})
