import type { Option } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { spaceCalled, spaceId } from '../src/data/map.ts'
import { pieceCalled } from '../src/data/pieces.ts'
import type { PositionSpec } from '../src/position.ts'
import type { Rehearsal } from './help.ts'
import { holding, marchOf, raiding } from './siege.ts'

const NONE = { do: 'none' }
const BLOCKHOUSES = { card: '13' }
const raided = (here: Rehearsal, side: 'french' | 'british' = 'french') => here.state.raided[side].map(spaceId)
/** One Mingo comes from Allegheny South. */
const mingo = (at: string, spec: PositionSpec = {}, settings = {}) =>
  raiding(
    marchOf('french', 'fr-mingo-1', at, 'allegheny-south'),
    { ...spec, spaces: { [at]: 'fr-mingo-1', ...spec.spaces } },
    settings,
  )
/** Villiers (tactics 1) and a coureurs at Schenectady, a stockade. */
const villiers = (spec: PositionSpec = {}) =>
  raiding(
    marchOf('french', 'villiers fr-langlade', 'schenectady', 'canajoharie', { commander: pieceCalled('villiers') }),
    {
      british: { stockade: 'schenectady' },
      french: { fort: 'ticonderoga' },
      ...spec,
      spaces: { schenectady: 'villiers fr-langlade', ...spec.spaces },
    },
  )

describe('10.1 who must raid', () => {
  test('10.1 auxiliaries that end their activation in a target, moved or not', () => {
    expect(mingo('culpeper').asked).toBe('1 dice 10.3')
    const still = raiding(marchOf('french', 'fr-mingo-1', 'culpeper', 'culpeper', { from: null, spent: 0 }), {
      spaces: { culpeper: 'fr-mingo-1' },
    })
    expect(still.asked).toBe('1 dice 10.3')
  })
  test('10.1 not elsewhere: the group is done', () => {
    const here = mingo('upper-monongahela')
    expect(here.state.step).toBe('next_group')
    expect(here.state.march).toBeNull()
    expect(here.state.activation?.done).toEqual([pieceCalled('fr-mingo-1')])
  })
  test('10.1 leaders alone do not raid', () => {
    const here = raiding(marchOf('french', 'dumas', 'culpeper', 'augusta', { commander: pieceCalled('dumas') }), {
      spaces: { culpeper: 'dumas' },
    })
    expect(here.state.step).toBe('next_group')
  })
  test('10.11 not beside drilled troops of their own, whether these were activated or not', () => {
    expect(mingo('culpeper', { spaces: { culpeper: 'fr-mingo-1 fr-bearn' } }).state.step).toBe('next_group')
  })
  test('10.1 a force raids with one roll; units of another activation stay out of it', () => {
    const here = raiding(
      marchOf('french', 'dumas fr-mingo-1 fr-shawnee-1', 'culpeper', 'augusta', { commander: pieceCalled('dumas') }),
      {
        spaces: { culpeper: 'dumas fr-mingo-1 fr-shawnee-1 fr-delaware-1' },
        french: { fort: 'ohio-forks' },
      },
    )
    // 5 + 1 is a success without losses.
    here.dice(5)
    here.choose('french', { space: 'mingo-town' }, { space: 'logstown' }, { space: 'ohio-forks' })
    expect(here.at('culpeper')).toBe('fr-delaware-1')
    expect(here.state.step).toBe('next_group')
    expect(raided(here)).toEqual(['culpeper'])
  })
  test('10.12 after a battle they won in a stockade space they raid it, and no militia comes again', () => {
    const here = raiding(
      marchOf('french', 'fr-mingo-1', 'augusta', 'allegheny-south', { fought: [spaceCalled('augusta')] }),
      {
        spaces: { augusta: 'fr-mingo-1', 'southern-militia': 'br-colonial-militia' },
        british: { stockade: 'augusta' },
      },
    )
    expect(here.asked).toBe('1 dice 10.3')
  })
  test('5.532 the last unit of the tribe died in the battle at its settlement: no raid', () => {
    const rangers = (tribe: string) =>
      raiding(marchOf('british', 'br-rogers', 'mingo-town', 'ohio-forks', { fought: [spaceCalled('mingo-town')] }), {
        spaces: { 'mingo-town': 'br-rogers', niagara: tribe },
      })
    expect(rangers('').state.step).toBe('next_group')
    expect(rangers('fr-mingo-2').asked).toBe('1 dice 10.3')
  })
  test('10.13, R-133 those left on the way raid first, with the tactics of their own leader, then the force', () => {
    const dropped = [{ space: spaceCalled('culpeper'), pieces: ['fr-langlade', 'dumas'].map(pieceCalled) }]
    const here = raiding(
      marchOf('french', 'rigaud fr-mingo-1', 'frederick', 'culpeper', { dropped, commander: pieceCalled('rigaud') }),
      {
        spaces: { culpeper: 'fr-langlade dumas', frederick: 'rigaud fr-mingo-1' },
        french: { fort: 'ohio-forks' },
      },
    )
    here.dice(4)
    expect(raided(here)).toEqual(['culpeper'])
    expect(here.at('ohio-forks')).toBe('dumas fr-langlade:reduced')
    expect(here.asked).toBe('1 dice 10.3')
    // Rigaud has no tactics.
    here.dice(4)
    expect(raided(here)).toEqual(['culpeper'])
    expect(here.state.activation?.done).toHaveLength(4)
  })
  test.each(['first', 'third'])(
    '10.13, R-132 who was left where the force ends raids with it: %s edition',
    (edition) => {
      const dropped = [{ space: spaceCalled('culpeper'), pieces: [pieceCalled('fr-langlade')] }]
      const here = raiding(
        marchOf('french', 'dumas fr-mingo-1', 'culpeper', 'augusta', { dropped, commander: pieceCalled('dumas') }),
        { spaces: { culpeper: 'fr-langlade dumas fr-mingo-1' }, french: { fort: 'ohio-forks' } },
        { edition },
      )
      here.dice(5).choose('french', { space: 'ohio-forks' })
      expect(here.at('culpeper')).toBe('')
      expect(here.state.step).toBe('next_group')
    },
  )
  test('10.13 a target that the first raid has taken away is none for the second', () => {
    const dropped = [{ space: spaceCalled('mingo-town'), pieces: [pieceCalled('br-rogers')] }]
    const here = raiding(
      marchOf('british', 'johnson br-goreham', 'mingo-town', 'logstown', {
        dropped,
        commander: pieceCalled('johnson'),
      }),
      {
        spaces: { logstown: 'johnson br-goreham', 'mingo-town': 'br-rogers', niagara: 'fr-mingo-1' },
        british: { stockade: 'gists-station' },
      },
    )
    here.dice(5)
    expect(here.at('niagara')).toBe('')
    expect(here.state.step).toBe('next_group')
  })
})

describe('10.2 militia against raids', () => {
  const militia = (spec: PositionSpec = {}) =>
    mingo('augusta', {
      british: { stockade: 'augusta' },
      ...spec,
      spaces: { 'southern-militia': 'br-colonial-militia', ...spec.spaces },
    })
  test('10.2 one unit may defend a stockade in a cultivated space of its department, or not', () => {
    const here = militia()
    expect(here.asked).toBe('british 10.2')
    expect(here.offers('british')).toEqual([NONE, { piece: 'br-colonial-militia-1' }])
    here.choose('british', NONE)
    expect(here.asked).toBe('1 dice 10.3')
  })
  test('10.2 a full or a reduced unit, as its owner likes', () => {
    const here = militia({ spaces: { 'southern-militia': 'br-colonial-militia*2 br-colonial-militia-3:reduced' } })
    expect(here.offers('british')).toHaveLength(3)
  })
  test('10.2 Raided markers of the department do not matter', () => {
    expect(militia({ raided: { french: ['culpeper'] } }).asked).toBe('british 10.2')
  })
  test('10.2 not without a stockade, not in the wilderness, not from another department', () => {
    expect(militia({ british: {} }).asked).toBe('1 dice 10.3')
    const northern = { 'southern-militia': '', 'northern-militia': 'br-colonial-militia' }
    expect(militia({ spaces: northern }).asked).toBe('1 dice 10.3')
    const wild = raiding(marchOf('french', 'fr-mingo-1', 'gists-station', 'ohio-forks'), {
      spaces: { 'gists-station': 'fr-mingo-1', 'southern-militia': 'br-colonial-militia' },
      british: { stockade: 'gists-station' },
    })
    expect(wild.asked).toBe('1 dice 10.3')
  })
  test('10.21 the raiders must attack it, with -1 for the stockade', () => {
    const here = militia().choose('british', { piece: 'br-colonial-militia-1' })
    expect(here.state.battle?.cause).toBe('raid')
    expect(here.at('augusta')).toBe('br-colonial-militia-1 fr-mingo-1')
    // Column 1: 4 - 1 is nothing.
    here.dice(4).dice(3)
    expect(here.log).not.toContain('log.reduced')
    expect(here.at('southern-militia')).toBe('br-colonial-militia-1')
  })
  test('10.22 if they win they raid', () => {
    const here = militia().choose('british', { piece: 'br-colonial-militia-1' }).dice(5).dice(3)
    expect(here.at('southern-militia')).toBe('br-colonial-militia-1:reduced')
    expect(here.asked).toBe('1 dice 10.3')
  })
  test('10.23 if they lose they retreat and do not go home', () => {
    const here = militia().choose('british', { piece: 'br-colonial-militia-1' }).dice(4).dice(3)
    expect(here.at('allegheny-south')).toBe('fr-mingo-1')
    expect(here.state.step).toBe('next_group')
    expect(here.state.raids).toEqual([])
  })
  test('10.23 driven back into another target they raid that', () => {
    const here = raiding(marchOf('french', 'fr-mingo-1', 'augusta', 'culpeper'), {
      spaces: { augusta: 'fr-mingo-1', 'southern-militia': 'br-colonial-militia' },
      british: { stockade: 'augusta' },
    })
    here.choose('british', { piece: 'br-colonial-militia-1' }).dice(4).dice(3)
    expect(here.asked).toBe('1 dice 10.3')
    here.dice(6)
    expect(raided(here)).toEqual(['culpeper'])
  })
})

describe('10.3 the roll', () => {
  /** Success and steps lost of two coureurs, by die. */
  const table = (spec: PositionSpec) =>
    [1, 2, 3, 4, 5, 6].map((die) => {
      const here = raiding(marchOf('french', 'fr-langlade fr-marin', 'culpeper', 'augusta'), {
        spaces: { culpeper: 'fr-langlade fr-marin' },
        french: { fort: 'ohio-forks' },
        ...spec,
      }).dice(die)
      while (here.offers('french').length > 0) here.choose('french', here.offers('french')[0] as Option)
      const steps = here.log.filter((key) => key === 'log.reduced' || key === 'log.eliminated').length
      return `${raided(here).length > 0 ? 'success ' : ''}${steps}`
    })
  test('10.3 against a cultivated space', () => {
    expect(table({})).toEqual(['0', '0', '0', '1', 'success 1', 'success 0'])
  })
  test('10.3 against a stockade, and under Blockhouses', () => {
    const hard = ['1', '1', '0', '2', 'success 1', 'success 0']
    expect(table({ british: { stockade: 'culpeper' } })).toEqual(hard)
    expect(table({ more: { blockhouses: { british: true, french: false } } })).toEqual(hard)
  })
  test('10.3 tactics of the leader count', () => {
    const here = villiers().dice(5)
    expect(raided(here)).toEqual(['schenectady'])
    expect(here.at('ticonderoga')).toBe('fr-langlade villiers')
  })
  test('10.3 rangers +1, however many', () => {
    const here = raiding(marchOf('british', 'br-rogers br-goreham', 'st-francois', 'memphremagog'), {
      spaces: { 'st-francois': 'br-rogers br-goreham' },
      british: { stockade: 'charlestown' },
    }).dice(4)
    expect(raided(here, 'british')).toEqual(['st-francois'])
    expect(here.reasons).toEqual(['drm.rangers'])
    expect(here.asked).toBe('over')
  })
  test('10.3 -1 where two or more militia units, full or reduced, are in the box of the department', () => {
    const militia = (words: string) => raided(mingo('culpeper', { spaces: { 'southern-militia': words } }).dice(5))
    expect(militia('br-colonial-militia')).toEqual(['culpeper'])
    expect(militia('br-colonial-militia br-colonial-militia-2:reduced')).toEqual([])
    const north = { spaces: { 'northern-militia': 'br-colonial-militia*2' } }
    expect(raided(mingo('culpeper', north).dice(5))).toEqual(['culpeper'])
  })
  test('10.3 a modified 0 costs two steps', () => {
    const here = mingo('culpeper', { spaces: { 'southern-militia': 'br-colonial-militia*2' } }).dice(1)
    expect(here.at('available')).toContain('fr-mingo-1')
    expect(here.reasons).toEqual(['drm.militia'])
  })
})

describe('10.31 what comes of it', () => {
  test('10.31 the stockade is burnt, without VP', () => {
    const here = villiers().dice(6)
    expect(here.state.forts[spaceCalled('schenectady')]).toBe(0)
    expect(here.state.vp).toBe(0)
  })
  test('10.31 a settlement: all units of the tribe die, but those besieged', () => {
    const here = raiding(marchOf('british', 'br-rogers', 'st-francois', 'memphremagog'), {
      spaces: { 'st-francois': 'br-rogers', quebec: 'fr-abenaki-1 fr-artois', 'ohio-forks': 'fr-abenaki-2 br-44th' },
      french: { fort: 'ohio-forks' },
      sieges: { 'ohio-forks': 0 },
      british: { stockade: 'charlestown' },
    }).dice(5)
    expect(here.at('quebec')).toBe('fr-artois')
    expect(here.at('ohio-forks')).toBe('br-44th fr-abenaki-2')
    expect(here.at('charlestown')).toBe('br-rogers')
  })
  test('8.232, R-157 a siege held by the tribe alone is over: the raiders may go to that fort', () => {
    const here = raiding(marchOf('british', 'br-rogers', 'mingo-town', 'upper-monongahela'), {
      spaces: { 'mingo-town': 'br-rogers', logstown: 'br-44th fr-mingo-1' },
      british: { fort: 'logstown' },
      sieges: { logstown: 1 },
    }).dice(6)
    expect(here.state.sieges).toEqual([])
    expect(here.at('logstown')).toBe('br-44th br-rogers')
  })
  test('12.23, R-157 who burns the last stockade of the enemy at Ohio Forks takes it, though he goes home at once', () => {
    const raid = (die: number) =>
      raiding(marchOf('british', 'br-rogers', 'ohio-forks', 'gists-station'), {
        spaces: { 'ohio-forks': 'br-rogers' },
        french: { stockade: 'ohio-forks' },
      }).dice(die).state
    expect(raid(6)).toMatchObject({ vp: -1, ohioForks: 'british' })
    expect(raid(2)).toMatchObject({ vp: 0, ohioForks: 'french' })
  })
  test('10.31 the owner picks who loses a step: a reduced unit may die while another is full', () => {
    const here = raiding(
      marchOf('french', 'dumas fr-mingo-1 fr-shawnee-1', 'augusta', 'allegheny-south', {
        commander: pieceCalled('dumas'),
      }),
      {
        spaces: { augusta: 'dumas fr-mingo-1:reduced fr-shawnee-1' },
        british: { stockade: 'augusta' },
      },
    ).dice(4)
    expect(here.asked).toBe('french 10.31')
    expect(here.offers('french')).toEqual([{ piece: 'fr-mingo-1' }, { piece: 'fr-shawnee-1' }])
  })
  test('10.32 a natural 1 endangers every leader with the raiders', () => {
    const here = villiers({ british: {} }).dice(1)
    expect(here.asked).toBe('1 dice 10.32')
    here.dice(1)
    expect(here.at('out')).toContain('villiers')
    expect(here.at('ticonderoga')).toBe('fr-langlade')
  })
  test('10.32, R-203 a natural 6 only against stockades and settlements, or under Blockhouses', () => {
    expect(villiers().dice(6).asked).toBe('1 dice 10.32')
    expect(villiers({ british: {} }).dice(6).asked).toBe('over')
    const more = { blockhouses: { british: true, french: false } }
    expect(villiers({ british: {}, more }).dice(6).asked).toBe('1 dice 10.32')
  })
  test('10.33 no second marker on a plain cultivated space; the roll and the way home are the same', () => {
    const here = mingo('culpeper', { raided: { french: ['culpeper'] } }).dice(5)
    expect(raided(here)).toEqual(['culpeper'])
    expect(here.at('mingo-town')).toBe('fr-mingo-1:reduced')
  })
  test('10.33, R-134 a marker of the enemy is none of theirs', () => {
    expect(raided(mingo('culpeper', { raided: { british: ['culpeper'] } }).dice(5))).toEqual(['culpeper'])
  })
  test('10.33 a second one for a stockade or an allied settlement', () => {
    const stockade = mingo('culpeper', { raided: { french: ['culpeper'] }, british: { stockade: 'culpeper' } }).dice(6)
    expect(raided(stockade)).toEqual(['culpeper', 'culpeper'])
    const settlement = raiding(marchOf('british', 'br-rogers', 'st-francois', 'memphremagog'), {
      spaces: { 'st-francois': 'br-rogers', quebec: 'fr-abenaki-1' },
      raided: { british: ['st-francois'] },
    }).dice(6)
    expect(raided(settlement, 'british')).toHaveLength(2)
  })
})

describe('13 Blockhouses', () => {
  test('10.3 played before the roll, for this raid and the rest of the year', () => {
    const here = mingo('culpeper', holding({ british: [13] }))
    expect(here.asked).toBe('british 10.3')
    here.choose('british', BLOCKHOUSES).dice(2)
    expect(here.at('mingo-town')).toBe('fr-mingo-1:reduced')
    expect(here.state.blockhouses).toEqual({ british: true, french: false })
    expect(here.state.discards).toContain(13)
  })
  test('10.3 the question does not tell whether the card is held', () => {
    const here = mingo('culpeper', { hands: { british: [1], french: [2] }, discards: [] })
    expect(here.asked).toBe('british 10.3')
    expect(here.offers('british')).not.toContainEqual(BLOCKHOUSES)
  })
  test('10.3 after the battle with the militia', () => {
    const here = mingo('augusta', {
      spaces: { 'southern-militia': 'br-colonial-militia' },
      british: { stockade: 'augusta' },
      ...holding({ british: [13] }),
    })
    here.choose('british', { piece: 'br-colonial-militia-1' }).dice(5).dice(3)
    expect(here.offers('british')).toContainEqual(BLOCKHOUSES)
  })
})
