/** 7.4 The AR Start events of the cards, one by one. */
import { describe, expect, test } from 'vitest'
import { CONNECTIONS, LINKS, SPACE, SPACES } from '../src/data/map.ts'
import { bayonetsAndTomahawks } from '../src/index.ts'
import { unitName } from '../src/messages.ts'
import type { PositionSpec } from '../src/position.ts'
import { CHEROKEE_BORDER } from '../src/rules/events/diplomacy.ts'
import { startEvents } from '../src/rules/events/index.ts'
import { LAKE_HIGHWAYS } from '../src/rules/events/sea.ts'
import { enemyOf, type State } from '../src/state.ts'
import { play as playGame, type Rehearsal } from './help.ts'

/** The events of one round, and nothing after them. */
const ALONE: typeof bayonetsAndTomahawks = {
  ...bayonetsAndTomahawks,
  sequence: {
    events: {
      rule: '7.4',
      *play(g: State) {
        yield* startEvents(g, g.first)
        yield* startEvents(g, enemyOf(g.first))
        g.step = 'end'
      },
    },
  },
}
const play = (spec: PositionSpec, scenario = '2'): Rehearsal =>
  playGame({ clear: true, step: 'events', ...spec }, scenario, {}, ALONE)
const units = (s: Rehearsal, role: string) => s.offers(role).map((option) => option.unit ?? option.do)
const spaces = (s: Rehearsal, role: string) => s.offers(role).map((option) => option.space)

describe('7.1 #5 Order', () => {
  test('7.1 the First Player resolves his event, then the other', () => {
    const s = play({
      first: 'british',
      played: { british: 5, french: 34 },
      spaces: { quebec: ['berry', 'foix-quercy'], albany: ['22nd-28th', '43rd-46th'] },
    })
    expect(s.asked).toBe('french 7.4')
    s.choose('french', { unit: 'berry' }).lots('chit-0')
    expect(s.asked).toBe('british 7.4')
    const t = play({
      first: 'french',
      played: { british: 5, french: 34 },
      spaces: { quebec: ['berry', 'foix-quercy'], albany: ['22nd-28th', '43rd-46th'] },
    })
    expect(t.asked).toBe('british 7.4')
  })
  test('7.1, R-54 for the French the Indian card comes first', () => {
    const s = play({
      played: { french: 39, indian: 53 },
      spaces: { kithanink: ['delaware'], diiohage: ['mingo'], 'forks-of-the-ohio': ['chaouanon'] },
    })
    expect(s.asked).toBe('british 7.4')
    s.choose('british', { unit: 'mingo' }, { unit: 'delaware' })
    expect(s.asked).toBe('french 7.4')
  })
  test('7.4 a card without an AR Start event asks and notes nothing', () => {
    const s = play({ played: { british: 7, french: 42, indian: 43 } })
    expect(s.asked).toBe('over')
    expect(s.log).toEqual([])
  })
})

describe('7.4 card 4, 12, 17 Round Up Men & Equipment (British)', () => {
  test('7.4 two Reduced units become full, wherever they stand', () => {
    const s = play({
      played: { british: 4 },
      control: { 'baye-de-cataracouy': 'british' },
      spaces: {
        'baye-de-cataracouy': ['rogers:reduced'],
        'lake-george': ['22nd-28th:reduced', 'gage:reduced', 'scott'],
      },
    })
    expect(units(s, 'british')).toEqual(['22nd-28th', 'gage', 'rogers'])
    s.choose('british', { unit: 'rogers' })
    expect(units(s, 'british')).toEqual(['22nd-28th', 'gage', 'done'])
    s.choose('british', { unit: '22nd-28th' })
    expect(s.asked).toBe('over')
    expect(s.state.reduced).toEqual(['gage'])
  })
  test('7.4 one is enough', () => {
    const s = play({ played: { british: 12 }, spaces: { albany: ['rogers:reduced', 'gage:reduced'] } })
    s.choose('british', { unit: 'rogers' }, { do: 'done' })
    expect(s.asked).toBe('over')
    expect(s.state.reduced).toEqual(['gage'])
  })
  test('7.4, R-56 Disbanded Colonial Brigades count, Forts and the Sail Box do not', () => {
    const s = play({
      played: { british: 17 },
      spaces: { albany: ['fort-edward:reduced', 'rogers:reduced'] },
      boxes: {
        disbanded: ['new-england-brigade-1:reduced', 'new-england-brigade-2'],
        'sail-british': ['gage:reduced'],
      },
    })
    expect(units(s, 'british')).toEqual(['rogers', 'new-england-brigade-1'])
  })
  test('7.4 or one unit comes back, full, on a friendly Home Space, Bases and Outposts included', () => {
    const s = play({
      played: { british: 4 },
      control: { 'lake-george': 'french', chignectou: 'british' },
      spaces: { halifax: ['rogers:reduced'] },
      boxes: { 'losses-british': ['22nd-28th'] },
    })
    s.choose('british', { unit: '22nd-28th' })
    expect(spaces(s, 'british')).toEqual(
      SPACES.filter((space) => SPACE[space].home === 'british' && space !== 'lake-george'),
    )
    s.choose('british', { space: 'boston' })
    expect(s.at('boston')).toEqual(['22nd-28th'])
    expect(s.state.reduced).toEqual(['rogers'])
    expect(s.asked).toBe('over')
  })
  test('7.4 a Colonial Brigade comes back in its own Colony', () => {
    const s = play({ played: { british: 4 }, boxes: { 'losses-british': ['penn-del-brigade-1'] } })
    expect(spaces(s, 'british')).toEqual(['easton', 'carlisle', 'philadelphia'])
  })
  test('7.4 an Indian unit comes back in its village, if that is friendly', () => {
    const s = play({ played: { british: 4 }, boxes: { 'losses-british': ['mohawk'] } })
    expect(s.asked).toBe('over')
    expect(s.at('albany')).toEqual(['mohawk'])
    const t = play({
      played: { british: 4 },
      control: { albany: 'french' },
      spaces: { albany: ['berry'] },
      boxes: { 'losses-british': ['mohawk'] },
    })
    expect(t.asked).toBe('over')
    expect(t.log).toEqual(['log.event', 'log.event_nothing'])
  })
  test('7.4 no Reduced unit and no losses: nothing', () => {
    const s = play({ played: { british: 4 }, spaces: { albany: ['rogers'] } })
    expect(s.asked).toBe('over')
    expect(s.log).toEqual(['log.event', 'log.event_nothing'])
  })
})

describe('7.4 card 31 Round Up Men & Equipment (French)', () => {
  test('7.4 Reduced units become full, but no Fort or Bastion', () => {
    const s = play({
      played: { french: 31 },
      spaces: { quebec: ['bastion-1:reduced', 'berry:reduced', 'lery:reduced'], niagara: ['fort-niagara:reduced'] },
    })
    expect(units(s, 'french')).toEqual(['berry', 'lery'])
    s.choose('french', { unit: 'lery' }, { unit: 'berry' })
    expect(s.state.reduced).toEqual(['bastion-1', 'fort-niagara'])
  })
  test('7.4 Canadiens come back before any other unit', () => {
    const s = play({
      played: { french: 31 },
      spaces: { quebec: ['lery:reduced'] },
      boxes: { 'losses-french': ['berry', 'canadiens-1', 'abenaki'] },
    })
    expect(units(s, 'french')).toEqual(['lery', 'canadiens-1'])
    s.choose('french', { unit: 'canadiens-1' }, { space: 'montreal' })
    expect(s.at('montreal')).toEqual(['canadiens-1'])
  })
  test('7.4 an Indian unit comes back in its village', () => {
    const s = play({ played: { french: 31 }, boxes: { 'losses-french': ['berry', 'abenaki'] } })
    s.choose('french', { unit: 'abenaki' })
    expect(s.at('les-trois-rivieres')).toEqual(['abenaki'])
  })
})

describe('7.4 card 5 Disease in French Camp', () => {
  test('7.4 the French lose a Metropolitan Brigade of their choice, the British draw a chit', () => {
    const s = play({
      played: { british: 5 },
      spaces: { quebec: ['berry', 'canadiens-1'], montreal: ['foix-quercy:reduced'] },
      boxes: { 'sail-french': ['bearn-guyenne'] },
    })
    expect(units(s, 'french').toSorted()).toEqual(['bearn-guyenne', 'berry', 'foix-quercy'])
    s.choose('french', { unit: 'foix-quercy' })
    expect(s.asked).toBe('1 lots 18.3.1')
    s.lots('chit-4')
    expect(s.box('losses-french')).toEqual(['foix-quercy'])
    expect(s.state.reduced).toEqual([])
    expect(s.state.chits).toEqual({ british: 4, french: null })
  })
  test('7.4 without one, another Brigade, and no chit', () => {
    const s = play({ played: { british: 5 }, spaces: { quebec: ['canadiens-1', 'lery'] } })
    expect(s.asked).toBe('over')
    expect(s.box('losses-french')).toEqual(['canadiens-1'])
  })
  test('7.4 no Brigade in play: nothing', () => {
    const s = play({ played: { british: 5 }, spaces: { quebec: ['lery', 'bastion-1'] } })
    expect(s.log).toEqual(['log.event', 'log.event_nothing'])
  })
  test('2.1.2 the last unit on a captured Settled Space gives it back, with its VPs', () => {
    const s = play({
      played: { british: 5 },
      victory: -4,
      control: { carlisle: 'french' },
      spaces: { carlisle: ['berry'] },
    })
    s.lots('chit-0')
    expect(s.state.control).toEqual({})
    expect(s.state.victory).toBe(-2)
  })
})

describe('7.4 card 34 Disease in British Camp', () => {
  const camp = { albany: ['22nd-28th', 'new-england-brigade-1', 'rogers'] } as const
  test('7.4 in 1755 and 1756 one Brigade of any kind', () => {
    const s = play({
      played: { french: 34 },
      year: 1756,
      spaces: camp,
      boxes: { disbanded: ['new-england-brigade-2'] },
    })
    expect(units(s, 'british')).toEqual(['22nd-28th', 'new-england-brigade-1'])
    s.choose('british', { unit: 'new-england-brigade-1' })
    expect(s.asked).toBe('over')
    expect(s.at('albany')).toEqual(['22nd-28th', 'rogers'])
  })
  test('7.4 from 1757 a Metropolitan and a Colonial one, and a chit', () => {
    const s = play({
      played: { french: 34 },
      year: 1757,
      spaces: { albany: ['22nd-28th', 'fraser', 'new-england-brigade-1', 'new-england-brigade-2'] },
    })
    expect(units(s, 'british')).toEqual(['22nd-28th', 'fraser'])
    s.choose('british', { unit: 'fraser' }).lots('chit-9').choose('british', { unit: 'new-england-brigade-2' })
    expect(s.asked).toBe('over')
    expect(s.box('losses-british')).toEqual(['fraser', 'new-england-brigade-2'])
    expect(s.state.chits.french).toBe(9)
  })
  test('7.4 a kind that is not in play is not lost', () => {
    const s = play({ played: { french: 34 }, year: 1758, spaces: { albany: ['new-england-brigade-1'] } })
    expect(s.asked).toBe('over')
    expect(s.box('losses-british')).toEqual(['new-england-brigade-1'])
  })
  test('7.4 no Brigade: nothing', () => {
    const s = play({ played: { french: 34 }, year: 1758, spaces: { albany: ['rogers'] } })
    expect(s.log).toEqual(['log.event', 'log.event_nothing'])
  })
})

describe('7.4 card 6 Delayed Supplies from France', () => {
  test('7.4 the French give up an AP of each card', () => {
    const s = play({ played: { british: 6, french: 27, indian: 46 }, year: 1757 })
    expect(s.offers('french')).toEqual([{ ap: 'indian-2x' }, { ap: 'indian' }])
    s.choose('french', { ap: 'indian' })
    expect(s.offers('french')).toEqual([{ ap: 'light-2x' }, { ap: 'light-army' }, { ap: 'sail-army' }])
    s.choose('french', { ap: 'sail-army' })
    expect(s.state.aps).toMatchObject({ indian: ['indian-2x'], french: ['light-2x', 'light-army'] })
    expect(s.asked).toBe('over')
  })
  test('7.4 APs of one kind are not asked about', () => {
    const s = play({ played: { british: 6, french: 26, indian: 52 }, year: 1757 })
    expect(s.asked).toBe('over')
    expect(s.state.aps).toMatchObject({ indian: ['indian', 'indian'], french: ['light'] })
  })
  test.each(['british', 'french'] as const)(
    '7.4, R-55 with 54 the extra Light AP may be given up (%s first)',
    (first) => {
      const s = play({ first, played: { british: 6, french: 33, indian: 54 }, year: 1757 })
      expect(s.offers('french')).toEqual([{ ap: 'light-army' }, { ap: 'sail-army' }, { ap: 'light' }])
      s.choose('french', { ap: 'light' })
      expect(s.state.aps).toMatchObject({ indian: [], french: ['light-army', 'light-army', 'sail-army'] })
    },
  )
})

describe('7.4 card 30 Reluctant Wagoners', () => {
  test.each([
    [13, ['light-2x', 'sail-army']],
    [19, ['light', 'army', 'sail-army']],
    [7, ['light', 'army-2x']],
  ])('7.4 card %i keeps %j: two plain Army APs at most are lost', (british, left) => {
    expect(
      play({ played: { british, french: 30 }, nations: { cherokee: 'british', iroquois: 'british' } }).state.aps
        .british,
    ).toEqual(left)
  })
  test('7.4 no Army AP: nothing', () => {
    const s = play({ played: { british: 5, french: 30 } })
    expect(s.state.aps.british).toEqual(['light', 'sail-army'])
    expect(s.log).toContain('log.event_nothing')
  })
})

describe('7.4 card 54 Let’s See How the French Fight', () => {
  test('7.4 the French card has one more Light AP, once', () => {
    const s = play({ first: 'british', played: { british: 1, french: 22, indian: 54 } })
    expect(s.state.aps).toMatchObject({ indian: [], french: ['light', 'sail-army', 'light'] })
    expect(s.log).toEqual(['log.lets_see'])
    expect(play({ first: 'french', played: { french: 25, indian: 54 } }).state.aps.french).toEqual([
      'light-2x',
      'light',
    ])
  })
})

describe('7.4 card 11 Smallpox-Infected Blankets', () => {
  test('7.4 the British choose two Indian units of the French on the map', () => {
    const s = play({
      played: { british: 11 },
      nations: { iroquois: 'french' },
      spaces: { montreal: ['kahnawake', 'lery'], oquaga: ['iroquois-1'], quebec: ['abenaki'], albany: ['mohawk'] },
      boxes: { 'sail-french': ['micmac'] },
    })
    expect(units(s, 'british').toSorted()).toEqual(['abenaki', 'iroquois-1', 'kahnawake'])
    s.choose('british', { unit: 'iroquois-1' }, { unit: 'abenaki' })
    expect(s.asked).toBe('over')
    expect(s.box('losses-french')).toEqual(['iroquois-1', 'abenaki'])
  })
  test('7.4 fewer than two: all of them; none: nothing', () => {
    expect(play({ played: { british: 11 }, spaces: { montreal: ['kahnawake'] } }).box('losses-french')).toEqual([
      'kahnawake',
    ])
    expect(play({ played: { british: 11 }, spaces: { montreal: ['lery'] } }).log).toEqual([
      'log.event',
      'log.event_nothing',
    ])
  })
})

describe('7.4 card 53 Pennsylvania’s Peace Promises', () => {
  const ohio = { kithanink: ['delaware'], diiohage: ['mingo', 'seneca'], loyalhanna: ['chaouanon'] } as const
  test('7.4, R-58 the British choose two of the three peoples', () => {
    const s = play({ played: { indian: 53 }, spaces: ohio })
    expect(units(s, 'british').toSorted()).toEqual(['chaouanon', 'delaware', 'mingo'])
    s.choose('british', { unit: 'mingo' }, { unit: 'chaouanon' })
    expect(s.asked).toBe('over')
    expect(s.box('losses-french')).toEqual(['mingo', 'chaouanon'])
  })
  test('7.4 fewer than two in play: all of them', () => {
    expect(play({ played: { indian: 53 }, spaces: { quebec: ['mingo'] } }).box('losses-french')).toEqual(['mingo'])
  })
  test('7.4 not if the British control one of the three spaces', () => {
    const s = play({ played: { indian: 53 }, spaces: ohio, control: { 'forks-of-the-ohio': 'british' } })
    expect(s.asked).toBe('over')
    expect(s.box('losses-french')).toEqual([])
    expect(s.log).toContain('log.event_nothing')
  })
  test('7.4 nor if they raided one of them', () => {
    const s = play({ played: { indian: 53 }, spaces: ohio, raided: { british: ['kithanink'] } })
    expect(s.box('losses-french')).toEqual([])
    expect(play({ played: { indian: 53 }, spaces: ohio, raided: { british: ['niagara'] } }).asked).toBe('british 7.4')
  })
})

describe('7.4 card 45 Smallpox Epidemic', () => {
  test('7.4 two Indian units of the French losses are out of play for good, at random; the card too', () => {
    const s = play(
      { played: { indian: 45 }, year: 1758, boxes: { 'losses-french': ['abenaki', 'berry', 'mingo', 'micmac'] } },
      '3',
    )
    expect(s.asked).toBe('2 lots 7.4')
    s.lots('micmac', 'abenaki')
    expect(s.box('losses-french')).toEqual(['berry', 'mingo'])
    expect(s.box('removed')).toEqual(['micmac', 'abenaki'])
    expect(s.state.gone).toEqual([45])
  })
  test('7.4, R-57 only one: that one; none: nothing, and the card is gone', () => {
    expect(
      play({ played: { indian: 45 }, year: 1758, boxes: { 'losses-french': ['mingo'] } }, '3').box('removed'),
    ).toEqual(['mingo'])
    const s = play({ played: { indian: 45 }, year: 1758, boxes: { 'losses-french': ['berry'] } }, '3')
    expect(s.log).toContain('log.event_nothing')
    expect(s.state.gone).toEqual([45])
  })
  test('7.4, R-57 in the last year 3 Raid Points are lost instead, not below 0', () => {
    const lost = { played: { indian: 45 }, boxes: { 'losses-french': ['mingo'] } } as const
    const s = play({ ...lost, year: 1759, raid: { french: 5 } }, '3')
    expect(s.state.raid.french).toBe(2)
    expect(s.box('losses-french')).toEqual(['mingo'])
    expect(play({ ...lost, year: 1759, raid: { french: 1 } }, '3').state.raid.french).toBe(0)
    const early = play({ ...lost, year: 1758, raid: { french: 5 } }, '4')
    expect(early.state.raid.french).toBe(5)
    expect(early.box('removed')).toEqual(['mingo'])
  })
})

describe('7.4 card 51 British Encroachment', () => {
  test('7.4 two random Indian units of the French losses come home', () => {
    const s = play({ played: { indian: 51 }, boxes: { 'losses-french': ['abenaki', 'berry', 'mingo', 'micmac'] } })
    s.lots('mingo', 'abenaki')
    expect(s.at('diiohage')).toEqual(['mingo'])
    expect(s.at('les-trois-rivieres')).toEqual(['abenaki'])
    expect(s.box('losses-french')).toEqual(['berry', 'micmac'])
  })
  test('7.4 both are seen before the first is placed: nothing is learned by placing it', () => {
    const s = play({
      played: { indian: 51 },
      nations: { iroquois: 'french' },
      boxes: { 'losses-french': ['iroquois-2', 'berry', 'mingo', 'micmac'] },
    })
    s.lots('iroquois-2', 'mingo')
    expect(s.asked).toBe('french 7.4')
    const text = { key: 'log.drawn_units', args: { units: [unitName('iroquois-2'), unitName('mingo')] } }
    expect(s.table.log).toContainEqual({ rule: '7.4', text })
  })
  test('7.4 not where British units are', () => {
    const s = play({
      played: { indian: 51 },
      spaces: { diiohage: ['rogers'] },
      control: { diiohage: 'british' },
      boxes: { 'losses-french': ['mingo'] },
    })
    expect(s.box('losses-french')).toEqual(['mingo'])
    expect(s.state.control).toEqual({ diiohage: 'british' })
    expect(s.log).toContain('log.no_way_home')
  })
  test('2.1.9 an empty village under British control is French again, with its VPs', () => {
    const s = play({
      played: { indian: 51 },
      victory: 4,
      control: { miramichy: 'british' },
      boxes: { 'losses-french': ['micmac'] },
    })
    expect(s.at('miramichy')).toEqual(['micmac'])
    expect(s.state.control).toEqual({})
    expect(s.state.victory).toBe(3)
  })
  test('7.4 the French choose the village of a nation’s unit', () => {
    const s = play({
      played: { indian: 51 },
      nations: { iroquois: 'french' },
      spaces: { oquaga: ['rogers'] },
      control: { oquaga: 'british' },
      boxes: { 'losses-french': ['iroquois-2'] },
    })
    expect(spaces(s, 'french')).toEqual(['onontake', 'kahnistioh'])
    s.choose('french', { space: 'kahnistioh' })
    expect(s.at('kahnistioh')).toEqual(['iroquois-2'])
  })
  test('7.4 no Indian unit lost: nothing', () => {
    expect(play({ played: { indian: 51 }, boxes: { 'losses-french': ['berry'] } }).log).toEqual([
      'log.event',
      'log.event_nothing',
    ])
  })
})

describe('7.4 card 13, 19 Diplomacy of the British', () => {
  test.each([
    [13, 'cherokee', 'keowee'],
    [19, 'iroquois', 'oquaga'],
  ] as const)(
    '8.1, R-58 card %i: with the French below 3 VPs the neutral %s join the British',
    (british, nation, village) => {
      for (const victory of [-2, 1]) {
        const s = play({ played: { british }, victory })
        expect(s.state.nations[nation]).toBe('british')
        expect(s.at(village)).toHaveLength(1)
      }
      const s = play({ played: { british }, victory: -3, raid: { french: 5 } })
      expect(s.state.nations[nation]).toBe(null)
      expect(s.state.raid.french).toBe(5)
      expect(s.log).toContain('log.event_nothing')
    },
  )
  test.each([
    [13, { cherokee: 'british' }],
    [13, { cherokee: 'french' }],
    [19, { iroquois: 'british' }],
  ] as const)('7.4 card %i: if not neutral (%j), the French lose 2 Raid Points', (british, nations) => {
    expect(play({ played: { british }, nations, victory: 1, raid: { french: 5 } }).state.raid.french).toBe(3)
    expect(play({ played: { british }, nations, victory: 1, raid: { french: 1 } }).state.raid.french).toBe(0)
    expect(play({ played: { british }, nations, victory: -3, raid: { french: 5 } }).state.raid.french).toBe(5)
    expect(play({ played: { british }, nations, victory: 1 }).log).toContain('log.event_nothing')
  })
})

describe('7.4 card 29 Cherokee Diplomacy of the French', () => {
  test('7.4, R-58 in 1755 and 1756 it is 2 Raid Points, and 8 are a VP', () => {
    const s = play({ played: { french: 29 }, year: 1756, victory: 1, raid: { french: 7 } })
    expect(s.state.raid.french).toBe(1)
    expect(s.state.victory).toBe(-1)
    expect(s.state.nations.cherokee).toBe(null)
  })
  test('7.4 later too if the Cherokee are with the British', () => {
    expect(play({ played: { french: 29 }, year: 1757, nations: { cherokee: 'british' } }).state.raid.french).toBe(2)
  })
  test('8.1, R-58 otherwise two border spaces win the neutral Cherokee', () => {
    const held = (control: PositionSpec['control']) =>
      play({ played: { french: 29 }, year: 1757, control: control ?? {} }).state
    expect(held({ 'rays-town': 'french', shamokin: 'french' }).nations.cherokee).toBe('french')
    expect(held({ 'rays-town': 'french', oswego: 'french' })).toMatchObject({
      nations: { cherokee: null },
      raid: { french: 0 },
    })
  })
  test('7.4 nothing if they are with the French already', () => {
    const s = play({ played: { french: 29 }, year: 1757, nations: { cherokee: 'french' } })
    expect(s.log).toEqual(['log.event', 'log.event_nothing'])
  })
  test('7.4 card 29 the border: British Home Spaces in the two Colonies or next to them, without Bases', () => {
    const inside = SPACES.filter((id) => ['virginia-south', 'pennsylvania-delaware'].includes(SPACE[id].colony ?? ''))
    const near = SPACES.filter((id) => inside.includes(id) || LINKS[id].some(({ to }) => inside.includes(to)))
    const wanted = near.filter((id) => SPACE[id].home === 'british' && SPACE[id].kind !== 'base')
    expect(CHEROKEE_BORDER.toSorted()).toEqual(wanted.toSorted())
  })
})

describe('7.4 card 38 Iroquois Diplomacy of the French', () => {
  test('8.1, R-58 with 4 VPs the neutral Iroquois join the French', () => {
    const s = play({ played: { french: 38 }, victory: -4 })
    expect(s.state.nations.iroquois).toBe('french')
    expect(s.at('onontake')).toHaveLength(1)
    expect(play({ played: { french: 38 }, victory: -3 }).state.nations.iroquois).toBe(null)
    expect(play({ played: { french: 38 }, victory: 5 }).state.nations.iroquois).toBe(null)
  })
  test('7.4 nothing if they are not neutral', () => {
    const s = play({ played: { french: 38 }, victory: -5, nations: { iroquois: 'british' } })
    expect(s.state.nations.iroquois).toBe('british')
    expect(s.log).toContain('log.event_nothing')
  })
})

describe('7.4 card 20 French Trade Goods Destroyed', () => {
  test.each([
    [{ niagara: 'british' }, 7, 4],
    [{ 'baye-de-cataracouy': 'british' }, 2, 0],
    [{ niagara: 'british', 'baye-de-cataracouy': 'british' }, 7, 2],
    [{ toronto: 'british' }, 7, 7],
  ] as const)('7.4, R-58 with %j, %i Raid Points become %i', (control, before, after) => {
    expect(play({ played: { british: 20 }, control, raid: { french: before } }).state.raid.french).toBe(after)
  })
})

describe('7.4 card 21 Armed Battoemen', () => {
  const spaces2 = { oswego: ['rogers'], 'lake-george': ['gage'], albany: ['scott'] } as const
  test('7.4 the British remove one Out of Supply marker', () => {
    const s = play({
      played: { british: 21 },
      spaces: spaces2,
      markers: { british: { oos: ['oswego', 'lake-george'], rout: ['albany'] } },
    })
    expect(spaces(s, 'british')).toEqual(['oswego', 'lake-george'])
    s.choose('british', { space: 'lake-george' })
    expect(s.state.markers.british).toMatchObject({ oos: ['oswego'], rout: ['albany'] })
    expect(s.asked).toBe('over')
  })
  test('7.4 if there is none, a Rout marker', () => {
    const s = play({ played: { british: 21 }, spaces: spaces2, markers: { british: { rout: ['albany', 'oswego'] } } })
    s.choose('british', { space: 'albany' })
    expect(s.state.markers.british.rout).toEqual(['oswego'])
  })
  test('7.4 only on the map, only of the British; else nothing', () => {
    const s = play({
      played: { british: 21 },
      spaces: { quebec: ['lery'] },
      boxes: { 'sail-british': ['gage'] },
      markers: { british: { oos: ['sail'] }, french: { oos: ['quebec'] } },
    })
    expect(s.log).toEqual(['log.event', 'log.event_nothing'])
    expect(s.state.markers.british.oos).toEqual(['sail'])
  })
})

describe('7.4 card 33 Hesitant British General', () => {
  test('7.4 every unit of the stack the French choose is Spent', () => {
    const s = play({
      played: { french: 33 },
      spaces: { albany: ['rogers', 'forbes', '22nd-28th'], oswego: ['gage'], quebec: ['lery'] },
      boxes: { 'sail-british': ['scott'] },
    })
    expect(spaces(s, 'french')).toEqual(['albany', 'oswego'])
    s.choose('french', { space: 'albany' })
    expect(s.at('albany')).toEqual(['22nd-28th:spent', 'forbes:spent', 'rogers:spent'])
    expect(s.at('oswego')).toEqual(['gage'])
  })
  test('7.4 no British stack on the map: nothing', () => {
    const s = play({ played: { french: 33 }, boxes: { 'sail-british': ['scott'] } })
    expect(s.log).toEqual(['log.event', 'log.event_nothing'])
  })
})

describe('7.4 card 18 Wintering Rear Admiral', () => {
  const fleets = { fleets: ['durell', 'hardy', 'de-la-motte'] } as const
  test('7.4 a British Fleet of the pool enters on a controlled space of a friendly sea', () => {
    const s = play(
      {
        played: { british: 18 },
        round: 3,
        control: { chignectou: 'british', miramichy: 'british', york: 'french' },
        spaces: { halifax: ['rogers'] },
        markers: { british: { rout: ['halifax'], oos: ['halifax'] } },
        boxes: { ...fleets, removed: ['boscawen', 'colvill', 'holburne', 'holmes', 'royal-navy', 'saunders'] },
      },
      '3',
    )
    expect(units(s, 'british').toSorted()).toEqual(['durell', 'hardy'])
    s.choose('british', { unit: 'hardy' })
    const offered = spaces(s, 'british')
    expect(offered).toContain('chignectou')
    expect(offered).toContain('boston')
    for (const not of ['miramichy', 'york', 'louisbourg', 'albany', 'kwanoskwamcok']) expect(offered).not.toContain(not)
    s.choose('british', { space: 'halifax' })
    expect(s.at('halifax')).toEqual(['hardy', 'rogers'])
    expect(s.state.markers.british).toMatchObject({ rout: [], oos: [] })
    expect(s.state.wintering).toBe(false)
  })
  test('10.6.2 with open seas the Gulf too', () => {
    const s = play({ played: { british: 18 }, openSeas: true, control: { miramichy: 'british' }, boxes: fleets }, '3')
    s.choose('british', { unit: 'hardy' }, { space: 'miramichy' })
    expect(s.at('miramichy')).toEqual(['hardy'])
  })
  test('15.2 in AR1 and AR2 it counts when the Fleets arrive, even without a Fleet in the pool', () => {
    const british = ['boscawen', 'colvill', 'durell', 'hardy', 'holburne', 'holmes', 'royal-navy', 'saunders'] as const
    for (const round of [1, 2, 3]) {
      const s = play({ played: { british: 18 }, round, boxes: { removed: british } }, '3')
      expect(s.asked).toBe('over')
      expect(s.state.wintering).toBe(round < 3)
      expect(s.log).toContain('log.event_nothing')
    }
  })
})

describe('7.4 card 39 French Lake Warships', () => {
  test('7.4 the French close a lake Highway with an end they control', () => {
    const s = play({ played: { french: 39 }, control: { niagara: 'british', 'isle-aux-noix': 'british' } })
    expect(s.offers('french').map((option) => option.connection)).toEqual([
      'baye-de-cataracouy--oswego',
      'baye-de-cataracouy--toronto',
      'niagara--toronto',
      'isle-aux-noix--ticonderoga',
    ])
    s.choose('french', { connection: 'niagara--toronto' })
    expect(s.state.warships).toBe('niagara--toronto')
  })
  test('7.4 a Wilderness at one end is not French control (D6)', () => {
    const s = play({
      played: { french: 39 },
      spaces: { onyiudaondagwat: ['lery'] },
      control: {
        niagara: 'british',
        toronto: 'british',
        'baye-de-cataracouy': 'british',
        'isle-aux-noix': 'british',
        ticonderoga: 'british',
      },
    })
    expect(s.state.warships).toBe(null)
    expect(s.log).toEqual(['log.event', 'log.event_nothing'])
  })
  test('7.4 card 39 the six are Highways', () => {
    for (const id of LAKE_HIGHWAYS) expect(CONNECTIONS.find((one) => one.id === id)?.kind).toBe('highway')
  })
})

describe('7.4 card 40 Rough Seas', () => {
  test('7.4 it is noted and asks nothing', () => {
    const s = play({ played: { french: 40 } })
    expect(s.asked).toBe('over')
    expect(s.log).toEqual(['log.event', 'log.rough_seas'])
  })
})
