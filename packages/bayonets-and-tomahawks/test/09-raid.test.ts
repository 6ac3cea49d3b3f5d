/** 9 Raids. */
import { describe, expect, test } from 'vitest'
import type { Ap } from '../src/data/cards.ts'
import { type Faction, SPACE, type Space } from '../src/data/map.ts'
import type { UnitId } from '../src/data/units.ts'
import type { PositionSpec } from '../src/position.ts'
import { canRaid } from '../src/rules/09-raid.ts'
import { nextHops } from '../src/rules/09-ways.ts'
import type { Action } from '../src/state.ts'
import { play } from './help.ts'

const action = (ap: Ap, faction: Faction): Action => ({
  kind: 'raid',
  faction,
  ap,
  as: ap.startsWith('indian') ? 'indian' : 'light',
  double: ap.endsWith('-2x'),
  back: 'hold',
  units: [],
  at: null,
  from: null,
  spent: 0,
  target: null,
  events: [],
})
/** A raid in a position; only the units named are on the map. After it the game stops at a question (7.3.6). */
const raid = (ap: Ap, spaces: PositionSpec['spaces'], more: PositionSpec = {}, faction: Faction = 'french') =>
  play({
    clear: true,
    step: 'raid',
    first: faction,
    active: faction,
    action: action(ap, faction),
    aps: { [faction]: ['light', 'army'] },
    spaces: spaces ?? {},
    ...more,
  })
const targets = (sitting: ReturnType<typeof play>, faction: Faction = 'french') =>
  sitting
    .offers(faction)
    .map(({ space }) => space)
    .toSorted()

/** The playbook's raid example: its British units, with the marks on Easton and Wills Creek. */
const FRONTIER = {
  shamokin: ['fort-augusta'],
  carlisle: ['royal-highland', 'royal-artillery-1'],
  'rays-town': ['armstrong'],
} as const satisfies PositionSpec['spaces']
const EXAMPLE: PositionSpec = {
  raided: { french: ['easton', 'wills-creek'] },
  control: { gnadenhutten: 'french' },
  raid: { french: 5 },
  victory: 1,
}

describe('9.0 Targets', () => {
  test('9.0 the playbook list from Forks of the Ohio and Cawichnowane', () => {
    const forks = raid('light', { ...FRONTIER, 'forks-of-the-ohio': ['villiers'] }, EXAMPLE)
    expect(targets(forks)).toEqual(['carlisle', 'gnadenhutten', 'rays-town', 'shamokin', 'winchester'])
    const north = raid('light', { ...FRONTIER, cawichnowane: ['lignery'] }, EXAMPLE)
    expect(targets(north)).toContain('gnadenhutten')
    expect(targets(north)).not.toContain('easton')
    expect(targets(north)).not.toContain('philadelphia')
  })
  test('7.3.4, 9.1 Beverley is beyond 3 Connections and needs a 2x AP', () => {
    const spaces = { 'forks-of-the-ohio': ['villiers'] } as const
    expect(targets(raid('light', spaces))).not.toContain('beverley')
    expect(targets(raid('light-2x', spaces))).toContain('beverley')
  })
  test('9.0 a friendly-controlled enemy Home Space is a target', () => {
    const sitting = raid('light', { cawichnowane: ['lignery'] }, { control: { shamokin: 'french' } })
    expect(targets(sitting)).toContain('shamokin')
  })
  test('9.0, R-64 Wilderness only with an enemy Fort; one Raid Point', () => {
    const spaces = { 'forks-of-the-ohio': ['villiers'] } as const
    expect(targets(raid('light', spaces))).not.toContain('loyalhanna')
    const sitting = raid('light', { ...spaces, loyalhanna: ['fort-ligonier'] })
    expect(targets(sitting)).toContain('loyalhanna')
    sitting.choose('french', { space: 'loyalhanna' }).dice('miss').dice('flag')
    expect(sitting.state.raid.french).toBe(1)
  })
  test('9.0 a friendly Fort or other enemy units in the Wilderness make no target', () => {
    const sitting = raid('light', { 'forks-of-the-ohio': ['villiers'], loyalhanna: ['fort-duquesne', 'morgan'] })
    expect(targets(sitting)).not.toContain('loyalhanna')
  })
  test('9.0 own Home Spaces and Villages of nations are none', () => {
    const sitting = raid(
      'light',
      { gennisheyo: ['lery'], kahnistioh: ['iroquois-1'] },
      { nations: { iroquois: 'british' }, control: { niagara: 'british' } },
    )
    expect(targets(sitting)).not.toContain('kahnistioh')
    expect(targets(sitting)).not.toContain('niagara')
    expect(targets(sitting)).toContain('oswego')
  })
  test('9.0 once a Year: a Raided marker of either side bars the space', () => {
    for (const faction of ['british', 'french'] as const) {
      const sitting = raid(
        'light',
        { 'forks-of-the-ohio': ['villiers'], loyalhanna: ['fort-ligonier'] },
        { raided: { [faction]: ['loyalhanna'] } },
      )
      expect(targets(sitting)).not.toContain('loyalhanna')
    }
  })
  test('9.0 the British raid French Home Spaces', () => {
    const sitting = raid('light', { 'lake-george': ['rogers'] }, {}, 'british')
    expect(targets(sitting, 'british')).toEqual([
      'baye-de-cataracouy',
      'isle-aux-noix',
      'la-presentation',
      'les-trois-rivieres',
      'montreal',
      'ticonderoga',
    ])
  })
  test('9.0 a unit may raid the enemy Home Space it stands on', () => {
    const sitting = raid('light', { ticonderoga: ['rogers'] }, {}, 'british')
    sitting.choose('british', { space: 'ticonderoga' })
    expect(sitting.asked).toBe('1 dice 9.3')
  })
  test('2.1.7 a Base is no target, and no way for the French', () => {
    expect(targets(raid('light', { carlisle: ['lery'] }))).not.toContain('philadelphia')
    // From Northfield to York by Rumford, or by Boston.
    const french = raid('light', { northfield: ['lery'], rumford: ['rogers'] }).state
    const [northfield, york] = [SPACE.northfield.n, SPACE.york.n]
    expect(nextHops(french, 'french', northfield, york, 2)).toEqual([SPACE.rumford.n])
    const british = raid('light', { 'lake-george': ['rogers'], rumford: ['lery'] }, { step: 'hold' }, 'british').state
    expect(nextHops(british, 'british', northfield, york, 2)).toEqual([SPACE.boston.n])
  })
})

describe('9.1 Raid procedure', () => {
  const asked = (ap: Ap, spaces: PositionSpec['spaces'], more: PositionSpec = {}, faction: Faction = 'french') =>
    raid(ap, spaces, more, faction)
      .offers(faction)
      .map(({ unit }) => unit)

  test('9.1 #1 a single Light unit, also out of a mixed stack; never others', () => {
    const spaces = { ticonderoga: ['langis', 'kahnawake', 'berry', 'montcalm', 'fort-carillon'] } as const
    expect(asked('light', spaces)).toEqual(['langis', 'kahnawake'])
  })
  test('7.3.2 an Indian AP activates Indians only', () => {
    const spaces = { ticonderoga: ['langis', 'kahnawake', 'abenaki'] } as const
    expect(asked('indian', spaces)).toEqual(['kahnawake', 'abenaki'])
  })
  test('7.3 a Light AP activates Indians under its control: the Mohawk raid for the British', () => {
    expect(asked('light', { 'lake-george': ['mohawk', 'rogers'] }, {}, 'british')).toEqual(['mohawk', 'rogers'])
  })
  test('7.3 Spent units do not raid', () => {
    expect(asked('light', { ticonderoga: ['langis:spent', 'lery', 'lacorne'] })).toEqual(['lery', 'lacorne'])
  })
  test('13.8 Routed units do not raid, units Out of Supply do', () => {
    const spaces = { ticonderoga: ['langis'], goasek: ['lery', 'lacorne'] } as const
    const marked = (kind: 'rout' | 'oos') =>
      asked('light', spaces, { markers: { french: { [kind]: ['ticonderoga'] } } })
    expect(marked('rout')).toEqual(['lery', 'lacorne'])
    expect(marked('oos')).toEqual(['lery', 'lacorne', 'langis'])
  })
  test('9.1 only units that can reach a target', () => {
    expect(asked('light', { 'les-illinois': ['aubry'], ticonderoga: ['langis', 'lery'] })).toEqual(['langis', 'lery'])
  })
  test('7.4 card 54 no Indian unit of either side is activated', () => {
    const more = { played: { indian: 54 } } as const
    expect(asked('light', { ticonderoga: ['langis', 'lery', 'kahnawake'] }, more)).toEqual(['langis', 'lery'])
    const { state } = raid('light', { 'lake-george': ['mohawk'] }, { ...more, step: 'hold' }, 'british')
    expect(canRaid(state, 'british', 'light', false)).toBe(false)
  })
  test('9.0 no Raid without a target or a raider', () => {
    const { state } = raid('light', { ticonderoga: ['langis'], 'lake-george': ['rogers'] })
    expect(canRaid(state, 'french', 'light', false)).toBe(true)
    expect(canRaid(state, 'french', 'indian', false)).toBe(false)
    state.spent = ['langis']
    expect(canRaid(state, 'french', 'light', false)).toBe(false)
  })
  test('8.0, R-63 the paths of a neutral nation are not used; those of one that has joined are', () => {
    const spaces = { gennisheyo: ['seneca'] } as const
    const from = (more: PositionSpec) => {
      const { state } = raid('indian', spaces, { ...more, step: 'hold' })
      state.raided = { british: [], french: ['oswego', 'oneida-lake'] }
      return canRaid(state, 'french', 'indian', false)
    }
    expect(from({})).toBe(false)
    expect(from({ nations: { iroquois: 'french' } })).toBe(true)
  })
  test('7.4 card 39 the Highway of the warships is closed to British raiders only', () => {
    const warships = 'niagara--toronto'
    const from = (more: PositionSpec) => targets(raid('light', { niagara: ['rogers'] }, more, 'british'), 'british')
    expect(from({})).toContain('toronto')
    expect(from({ warships })).not.toContain('toronto')
    const french = raid('light', { toronto: ['lery'] }, { warships, control: {} })
    french.choose('french', { space: 'oswego' })
    expect(french.asked).toBe('1 dice 9.3')
  })
  test('10.2.1, 10.1 enemies on the way are passed; no limit is used, no entry noted, no control changed', () => {
    const sitting = raid('light', { ...FRONTIER, 'forks-of-the-ohio': ['villiers'] }, EXAMPLE)
    sitting.choose('french', { space: 'carlisle' })
    sitting.dice('miss').dice('miss').dice('flag')
    const { used, entries, control, battles } = sitting.state
    expect(used.french).toEqual([])
    expect(entries).toEqual([])
    expect(control).toEqual({ gnadenhutten: 'french' })
    expect(battles).toEqual([])
  })
})

describe('9.2 Interception', () => {
  /** Langis raids Lake George, which is held by these units. */
  const against = (...units: UnitId[]) =>
    raid('light', { ticonderoga: ['langis'], 'lake-george': units }).choose('french', { space: 'lake-george' })

  test.each(['flag', 'triangle', 'bt'] as const)('9.2 a Light unit intercepts on %s', (face) => {
    const sitting = against('rogers', 'fort-william-henry').dice(face)
    expect(sitting.log).toContain('log.intercepted')
    expect(sitting.at('ticonderoga')).toEqual(['langis:spent'])
    expect(sitting.state.action).toBeNull()
  })
  test.each(['square', 'miss'] as const)('9.2 a Light unit does not on %s', (face) => {
    expect(against('rogers', 'fort-william-henry').dice(face).asked).toBe('1 dice 9.3')
  })
  test('9.2 other units intercept on a Flag only', () => {
    for (const face of ['triangle', 'square', 'bt', 'miss'] as const)
      expect(against('22nd-28th', 'royal-artillery-1').dice(face).asked).toBe('1 dice 9.3')
    expect(against('22nd-28th').dice('flag').log).toContain('log.intercepted')
  })
  test('9.2 one die a space, rolled by the enemy', () => {
    const { chance } = against('rogers', 'putnam', '22nd-28th').table
    expect(chance).toMatchObject({ count: 1, by: 'british', rule: '9.2' })
  })
  test('9.2, R-66 Militia alone cannot intercept, nor a Commander without a unit', () => {
    const militia = raid('light', { goasek: ['langis'] }).choose('french', { space: 'northfield' })
    expect(militia.asked).toBe('1 dice 9.3')
    expect(against('forbes').asked).toBe('1 dice 9.3')
  })
  test('9.2 Spent units intercept, and are not Spent by it', () => {
    const spent = raid('light', { ticonderoga: ['langis'], 'lake-george': ['rogers:spent'] })
    expect(spent.choose('french', { space: 'lake-george' }).asked).toBe('1 dice 9.2')
    expect(against('rogers').dice('flag').state.spent).toEqual(['langis'])
  })
  test('9.2 on the starting space, on the way and on the target; once where start and target are one', () => {
    const spaces = { 'rays-town': ['villiers', 'armstrong'], carlisle: ['royal-highland'] } as const
    const away = raid('light', spaces).choose('french', { space: 'carlisle' })
    expect(away.asked).toBe('1 dice 9.2')
    expect(away.dice('miss').asked).toBe('1 dice 9.2')
    expect(away.dice('miss').asked).toBe('1 dice 9.3')
    const here = raid('light', spaces).choose('french', { space: 'rays-town' }).dice('miss')
    expect(here.asked).toBe('1 dice 9.3')
  })
  test('9.2 intercepted on the starting space the raider stays there, Spent', () => {
    const spaces = { 'rays-town': ['villiers', 'armstrong'] } as const
    const sitting = raid('light', spaces).choose('french', { space: 'carlisle' }).dice('flag')
    expect(sitting.at('rays-town')).toEqual(['armstrong', 'villiers:spent'])
  })
  test('9.2, example: the Fort of Shamokin intercepts Lignery on the way to Carlisle', () => {
    const around = { easton: ['putnam'], winchester: ['washington'] } as const
    const sitting = raid('light-2x', { ...FRONTIER, ...around, 'la-presquisle': ['lignery'] }, EXAMPLE)
    sitting.choose('french', { space: 'carlisle' })
    expect(sitting.state.action?.at).toBe('shamokin')
    sitting.dice('flag')
    expect(sitting.at('la-presquisle')).toEqual(['lignery:spent'])
    expect(sitting.state.raid.french).toBe(5)
  })
})

describe('9.2 The way', () => {
  const way = (spaces: PositionSpec['spaces'], target: Space, ap: Ap = 'light') =>
    raid(ap, spaces).choose('french', { space: target })

  test('9.2 a way without enemies is taken unasked', () => {
    const sitting = way({ 'forks-of-the-ohio': ['villiers'], loyalhanna: ['fort-ligonier'] }, 'rays-town')
    expect(sitting.asked).toBe('1 dice 9.3')
    expect(sitting.log).not.toContain('log.interception')
  })
  test('9.2, R-66 a Fort is passed rather than a Light unit', () => {
    const sitting = way(
      {
        'forks-of-the-ohio': ['villiers'],
        loyalhanna: ['rogers'],
        mekekasink: ['fort-ligonier'],
        assunepachla: ['gage'],
      },
      'rays-town',
    )
    expect(sitting.state.action?.at).toBe('mekekasink')
  })
  test('9.1, R-65 where more rolls of others stand against one of a Light unit, the raider chooses', () => {
    const spaces = {
      ticonderoga: ['langis'],
      goasek: ['22nd-28th'],
      zawakwtegok: ['fort-pownall'],
      'number-four': ['rogers'],
    } as const
    const sitting = raid('light', spaces)
    sitting.choose('french', { space: 'rumford' })
    expect(sitting.asked).toBe('french 9.1')
    expect(targets(sitting)).toEqual(['goasek', 'number-four'])
    sitting.choose('french', { space: 'goasek' }).dice('miss')
    expect(sitting.state.action?.at).toBe('zawakwtegok')
  })
})

describe('9.3 Raid resolution', () => {
  const alone = (unit: UnitId, more: PositionSpec = {}) =>
    raid('light', { 'forks-of-the-ohio': [unit] }, more).choose('french', { space: 'winchester' })

  test.each(['flag', 'triangle', 'bt'] as const)(
    '9.3 %s succeeds: Raided marker, points of the value, raider back and Spent',
    (face) => {
      const sitting = alone('villiers').dice(face)
      expect(sitting.state.raided.french).toEqual(['winchester'])
      expect(sitting.state.raid.french).toBe(2)
      expect(sitting.at('forks-of-the-ohio')).toEqual(['villiers:spent'])
      expect(sitting.at('winchester')).toEqual([])
    },
  )
  test.each(['square', 'miss'] as const)('9.3 %s fails: nothing but a Spent raider', (face) => {
    const sitting = alone('mingo').dice(face)
    expect(sitting.state.raided.french).toEqual([])
    expect(sitting.state.raid.french).toBe(0)
    expect(sitting.at('forks-of-the-ohio')).toEqual(['mingo:spent'])
  })
  test('9.3 a successful Indian raider goes to the Losses box', () => {
    const sitting = alone('mingo').dice('flag')
    expect(sitting.at('forks-of-the-ohio')).toEqual([])
    expect(sitting.box('losses-french')).toEqual(['mingo'])
    expect(sitting.state.raid.french).toBe(2)
  })
  test('9.3 the Mohawk go to the British Losses box', () => {
    const sitting = raid('light', { 'lake-george': ['mohawk'] }, {}, 'british')
    sitting.choose('british', { space: 'ticonderoga' }).dice('bt')
    expect(sitting.box('losses-british')).toEqual(['mohawk'])
    expect(sitting.state.raided.british).toEqual(['ticonderoga'])
    expect(sitting.state.raid.british).toBe(1)
  })
  test('2.1.2 a captured Settled Space that the Indian raider alone held reverts', () => {
    const sitting = raid('indian', { winchester: ['mingo'] }, { control: { winchester: 'french' } })
    sitting.choose('french', { space: 'winchester' }).dice('flag')
    expect(sitting.state.control).toEqual({})
  })
  test('9.3 example: at 7 points two more are a VP, and 1 on the track; the Victory marker has no 0', () => {
    const sitting = raid(
      'light',
      { ...FRONTIER, 'forks-of-the-ohio': ['villiers'] },
      { ...EXAMPLE, raid: { french: 7 } },
    )
    sitting.choose('french', { space: 'carlisle' })
    // Shamokin's Fort and Winchester's Militia are no nearer than Armstrong at Rays Town.
    expect(sitting.state.action?.at).toBe('rays-town')
    sitting.dice('miss').dice('triangle').dice('bt')
    expect(sitting.state.raid.french).toBe(1)
    expect(sitting.state.victory).toBe(-1)
    expect(sitting.at('forks-of-the-ohio')).toEqual(['villiers:spent'])
  })
  test('9.3 example of AR7: the Abenaki come by vacant Rumford to Northfield and fail', () => {
    const sitting = raid('indian', { zawakwtegok: ['abenaki'], 'number-four': ['fort-pownall'] })
    sitting.choose('french', { space: 'northfield' })
    expect(sitting.asked).toBe('1 dice 9.3')
    sitting.dice('miss')
    expect(sitting.at('zawakwtegok')).toEqual(['abenaki:spent'])
    expect(sitting.state.control).toEqual({})
  })
  test('7.2 then the phase goes on', () => {
    expect(alone('villiers').dice('miss').state.action).toBeNull()
    expect(alone('villiers').dice('miss').asked).toBe('french 7.3.6')
  })
})

describe('7.4 Events in raids', () => {
  /** An Indian raid on Winchester from Forks of the Ohio with an Indian card in play. */
  const indian = (card: number, spaces: PositionSpec['spaces'] = {}, more: PositionSpec = {}) =>
    raid(
      'indian',
      { 'forks-of-the-ohio': ['mississague'], ...spaces },
      { played: { indian: card }, aps: { indian: [], french: ['light'], british: ['light'] }, ...more },
    )

  test('7.4 card 49 example: square, rerolled into a Flag: two points, 5 to 7, the Mississague go home', () => {
    const sitting = indian(49, {}, EXAMPLE).choose('french', { space: 'winchester' }).dice('square')
    expect(sitting.offers('french')).toEqual([{ do: 'reroll' }, { do: 'accept' }])
    sitting.choose('french', { do: 'reroll' }).dice('flag')
    expect(sitting.state.raid.french).toBe(7)
    expect(sitting.box('losses-french')).toEqual(['mississague'])
    expect(sitting.state.usedEvents).toEqual(['french:pursuit-of-elevated-status'])
  })
  test('7.4 card 49 an Interception and the raid roll of the same raid may both be rolled again, each once', () => {
    const sitting = indian(49, { winchester: ['washington'] }).choose('french', { space: 'winchester' })
    sitting.dice('flag').choose('french', { do: 'reroll' }).dice('miss')
    sitting.dice('miss').choose('french', { do: 'reroll' }).dice('miss')
    expect(sitting.log).toContain('log.raid_failed')
    expect(sitting.at('forks-of-the-ohio')).toEqual(['mississague:spent'])
  })
  test('7.4 card 49 only one Interception may be rolled again, and the new roll stands', () => {
    const spaces = { 'rays-town': ['armstrong'], carlisle: ['royal-highland'], shamokin: ['putnam'] } as const
    const sitting = indian(49, spaces, { raided: { french: ['winchester'] } }).choose('french', { space: 'carlisle' })
    sitting.dice('flag').choose('french', { do: 'reroll' }).dice('square').dice('flag')
    expect(sitting.log).toContain('log.intercepted')
    const again = indian(49, { winchester: ['washington'] }).choose('french', { space: 'winchester' })
    again.dice('flag').choose('french', { do: 'reroll' }).dice('bt')
    expect(again.log).toContain('log.intercepted')
  })
  test('7.4 card 49 an Interception may be accepted: the event stays', () => {
    const sitting = indian(49, { winchester: ['washington'] })
      .choose('french', { space: 'winchester' })
      .dice('flag')
    sitting.choose('french', { do: 'accept' })
    expect(sitting.log).toContain('log.intercepted')
    expect(sitting.state.usedEvents).toEqual([])
  })
  test('7.4 card 49 not for other Light units, nor for the British', () => {
    const french = raid(
      'light',
      { 'forks-of-the-ohio': ['villiers'] },
      { played: { indian: 49 }, aps: { indian: [], french: ['light'], british: ['light'] } },
    )
    expect(french.choose('french', { space: 'winchester' }).dice('miss').state.action).toBeNull()
    const british = raid(
      'light',
      { 'lake-george': ['mohawk'] },
      { played: { indian: 49 }, aps: { indian: [], french: ['light'], british: ['light'] } },
      'british',
    )
    expect(british.choose('british', { space: 'ticonderoga' }).dice('miss').state.action).toBeNull()
  })

  test('7.4 card 46 a Fort alone on the target: declared after the Interceptions, it falls if the raid succeeds', () => {
    const sitting = indian(46, { loyalhanna: ['fort-ligonier'] }).choose('french', { space: 'loyalhanna' })
    expect(sitting.asked).toBe('1 dice 9.2')
    sitting.dice('miss')
    expect(sitting.offers('french')).toEqual([{ do: 'declare' }, { do: 'pass' }])
    sitting.choose('french', { do: 'declare' }).dice('triangle')
    expect(sitting.at('loyalhanna')).toEqual([])
    expect(sitting.box('removed')).toContain('fort-ligonier')
    expect(sitting.state.raid.french).toBe(1)
    expect(sitting.box('losses-french')).toEqual(['mississague'])
  })
  test('7.4 card 46 a raid that fails leaves the Fort; the event is used', () => {
    const sitting = indian(46, { loyalhanna: ['fort-ligonier'] })
      .choose('french', { space: 'loyalhanna' })
      .dice('miss')
    sitting.choose('french', { do: 'declare' }).dice('miss')
    expect(sitting.at('loyalhanna')).toEqual(['fort-ligonier'])
    expect(sitting.state.usedEvents).toEqual(['french:staged-lacrosse-game'])
  })
  test('7.4 card 46 not declared: the Fort stays', () => {
    const sitting = indian(46, { loyalhanna: ['fort-ligonier'] })
      .choose('french', { space: 'loyalhanna' })
      .dice('miss')
    sitting.choose('french', { do: 'pass' }).dice('flag')
    expect(sitting.at('loyalhanna')).toEqual(['fort-ligonier'])
  })
  test('7.4 card 46 not with other units beside the Fort', () => {
    const sitting = indian(46, { loyalhanna: ['fort-ligonier', 'rogers'] }).choose('french', { space: 'loyalhanna' })
    expect(sitting.dice('miss').asked).toBe('1 dice 9.3')
  })

  test('7.4 card 36 the first successful French raid of the round scores 2 more, no other', () => {
    const card = { played: { french: 36 }, aps: { french: ['light'] } } as const satisfies PositionSpec
    const sitting = raid('light', { 'forks-of-the-ohio': ['villiers', 'mingo'] }, card)
    sitting.choose('french', { unit: 'villiers' }, { space: 'winchester' }).dice('flag')
    expect(sitting.state.raid.french).toBe(4)
    sitting.choose('french', { do: 'none' }, { ap: 'light', do: 'raid' }, { space: 'rays-town' }).dice('flag')
    expect(sitting.state.raid.french).toBe(5)
  })
  test('7.4 card 50 the first successful Indian raider goes back and is Spent; the next goes home', () => {
    const card = { played: { indian: 50 }, aps: { indian: [], french: ['light'] } } as const satisfies PositionSpec
    const sitting = raid('indian', { 'forks-of-the-ohio': ['mississague', 'mingo'] }, card)
    sitting.choose('french', { unit: 'mississague' }, { space: 'winchester' }).dice('flag')
    expect(sitting.at('forks-of-the-ohio')).toEqual(['mingo', 'mississague:spent'])
    sitting.choose('french', { do: 'none' }, { ap: 'light', do: 'raid' }, { space: 'rays-town' }).dice('flag')
    expect(sitting.box('losses-french')).toEqual(['mingo'])
  })
})
