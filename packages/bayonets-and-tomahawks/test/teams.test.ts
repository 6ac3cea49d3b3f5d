/** P.team Team play. */
import { observe, rolesIn, seeded, seededChance } from '@carillon/kernel'
import { walk } from '@carillon/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Ap } from '../src/data/cards.ts'
import type { Faction } from '../src/data/map.ts'
import { bayonetsAndTomahawks as game } from '../src/index.ts'
import type { PositionSpec } from '../src/position.ts'
import { act } from './actions.ts'
import { play, type Rehearsal } from './help.ts'

const team = (spec: PositionSpec, scenario = '2', who = 'both'): Rehearsal => play(spec, scenario, { team: who })
/** Both sides have units of all kinds that can act. */
const SPACES = {
  'lake-george': ['rogers', 'mohawk', '22nd-28th', 'n-york-nj-brigade-1', 'wolfe'],
  albany: ['royal-scots-17th', 'n-york-nj-brigade-2'],
  halifax: ['durell', '27th-55th'],
  ticonderoga: ['langis', 'kahnawake', 'berry', 'canadiens-1', 'levis-commander'],
  'isle-aux-noix': ['canadiens-2'],
  quebec: ['beauffremont', 'languedoc-la-reine'],
} as const satisfies PositionSpec['spaces']
/** The Second Player begins to act, so that nothing is held for Reaction. */
const phase = (active: Faction, aps: readonly Ap[], round: number, spec: PositionSpec = {}, who = 'both') =>
  team(
    {
      clear: true,
      step: 'hold',
      first: active === 'british' ? 'french' : 'british',
      active,
      round,
      nations: { iroquois: 'british' },
      spaces: SPACES,
      aps: { [active]: [...aps] },
      ...spec,
    },
    '2',
    who,
  )
const uses = (t: Rehearsal, role: string) => t.offers(role).map((one) => (one.ap ? `${one.ap} ${one.do}` : one.do))
const aps = (t: Rehearsal, role: string) => [...new Set(t.offers(role).flatMap(({ ap }) => ap ?? []))]
const units = (t: Rehearsal, role: string) => t.offers(role).flatMap(({ unit }) => unit ?? [])
/** Whatever chance gives, until somebody is asked. */
function luck(t: Rehearsal): Rehearsal {
  const source = seededChance(seeded(1))
  for (let ask = t.table.chance; ask; ask = t.table.chance) t.table.answer({ chance: source.draw(ask, t.table.draws) })
  return t
}
/** A Light unit goes one space on. */
const march = (t: Rehearsal, role: string, ap: Ap) =>
  t.choose(role, { ap, do: ap.startsWith('light-army') ? 'light_move' : 'move' })

describe('P.team who plays', () => {
  test('two, three or four sit at the table', () => {
    expect(rolesIn(game, { team: 'none' })).toEqual(['british', 'french'])
    expect(rolesIn(game, { team: 'british' })).toEqual(['british', 'french', 'colonial'])
    expect(rolesIn(game, { team: 'french' })).toEqual(['british', 'french', 'indian'])
    expect(rolesIn(game, { team: 'both' })).toEqual(['british', 'french', 'colonial', 'indian'])
  })
  test('a faction without a team has its one player', () => {
    const t = team({ step: 'choose', round: 1, hands: HANDS }, '2', 'french')
    expect(t.asked).toBe('british 7.1, indian 7.1')
  })
})

const HANDS = { british: { reserve: 2, drawn: 3 }, french: { reserve: 22, drawn: 23, indian: 44 } }
const held = (t: Rehearsal, viewer: string, f: Faction) =>
  (observe(t.table, viewer).view as { hands: Record<Faction, object> }).hands[f]

describe('P.team what teammates know', () => {
  test('both see the hand of their faction, not that of the other', () => {
    const t = team({ step: 'choose', round: 1, hands: HANDS })
    for (const viewer of ['british', 'colonial']) {
      expect(held(t, viewer, 'british')).toMatchObject({ reserve: 2, drawn: 3 })
      expect(held(t, viewer, 'french')).toMatchObject({ reserve: 0, drawn: 0, indian: 0 })
    }
    expect(held(t, 'indian', 'french')).toMatchObject({ reserve: 22, drawn: 23, indian: 44 })
  })
  test('the card chosen in secret only by who chose it', () => {
    const t = team({ step: 'choose', round: 1, hands: HANDS }).choose('colonial', { card: '2' })
    expect(held(t, 'colonial', 'british')).toMatchObject({ chosen: 2 })
    expect(held(t, 'british', 'british')).toMatchObject({ chosen: null })
    expect(held(t, 'french', 'british')).toMatchObject({ chosen: null })
  })
  test('the log tells both which cards were drawn', () => {
    const t = team({ step: 'reserve' }).lots('2', '3').lots('22', '23')
    const roles = t.table.log.flatMap(({ secret }) => (secret ? [secret.roles] : []))
    expect(roles).toEqual([
      ['british', 'colonial'],
      ['french', 'indian'],
    ])
    expect(observe(t.table, 'indian').log.map(({ text }) => text.key)).toContain('log.drawn')
  })
  test('and only those who sit, in a game of two', () => {
    const t = team({ step: 'reserve' }, '2', 'none').lots('2', '3').lots('22', '23')
    expect(t.table.log.flatMap(({ secret }) => secret?.roles ?? [])).toEqual(['british', 'french'])
  })
})

describe('P.team cards, Initiative, Reaction', () => {
  test.each([
    [1, 'colonial 7.1, indian 7.1'],
    [2, 'british 7.1, french 7.1'],
    [8, 'british 7.1, french 7.1'],
    [9, 'colonial 7.1, indian 7.1'],
  ])('round %i: the cards are chosen by %s', (round, asked) => {
    const campaign = { british: { reserve: 7, drawn: 8 }, french: { reserve: 29, drawn: 30, indian: 44 } }
    const t = team({ step: 'draw', round, hands: round < 4 ? {} : { ...campaign } })
    luck(t)
    expect(t.asked).toBe(asked)
  })
  test('the Reserve of the year is chosen before round 1 by the Colonial and Indian players', () => {
    expect(team({ step: 'reserve' }).lots('2', '3').lots('22', '23').asked).toBe('colonial 7.1, indian 7.1')
  })
  test.each([
    [3, 'colonial'],
    [4, 'british'],
  ])('round %i: %s says who goes first, and holds an AP', (round, role) => {
    const first = team({ step: 'initiative', round, played: { british: 2, french: 22 } })
    expect(first.asked).toBe(`${role} 7.1`)
    const side: PositionSpec = { first: 'british', active: 'british', aps: { british: ['army'] } }
    expect(team({ clear: true, step: 'hold', round, ...side }).asked).toBe(`${role} 7.3.6`)
  })
  test('an event of the Indian card is the Indian player’s, of another card his who chose it', () => {
    const played = { british: 2, french: 39, indian: 44 }
    expect(team({ step: 'events', round: 4, played }).asked).toBe('french 7.4')
    expect(team({ step: 'events', round: 5, played }).asked).toBe('indian 7.4')
  })
})

describe('P.team the Action Phase of the British', () => {
  test('the Colonial player acts first, with Light APs and half of the others, no Sail AP', () => {
    const t = phase('british', ['light', 'army', 'army', 'sail-army'], 1)
    expect(t.asked).toBe('colonial 7.2')
    expect(aps(t, 'colonial')).toEqual(['light', 'army'])
    expect(t.state.split).toMatchObject({ local: true, left: 1, crown: 2 })
  })
  test.each([
    [['army', 'army', 'sail-army'], 1, 2],
    [['light', 'army', 'army', 'army'], 1, 2],
    [['army', 'army', 'army', 'sail-army'], 2, 2],
    [['light', 'army'], 0, 1],
    [['army', 'sail-army-2x'], 1, 1],
    [['light', 'sail-army'], 0, 1],
  ] as const)('%j: %i for the Colonial player, %i for the British', (card, colonial, british) => {
    expect(phase('british', card, 2).state.split).toMatchObject({ left: colonial, crown: british })
  })
  test.each([
    [['army', 'army'], 'army', 1, 0],
    [['light', 'army', 'army'], 'light', 1, 1],
    [['army', 'army', 'army'], 'army', 1, 1],
    [['army', 'army', 'army', 'sail-army'], 'army', 2, 1],
    [['army', 'army', 'army', 'sail-army'], 'sail-army', 2, 1],
    [['army', 'sail-army'], 'army', 0, 1],
    [['army'], 'army', 0, 0],
  ] as const)(
    '7.3.6, R-185 %j, %s held: the halves are those of the card, %i and %i',
    (card, held, colonial, british) => {
      const t = phase('british', card, 2, { first: 'british' }).choose('british', { ap: held })
      const { aps, split } = t.state
      expect(aps.british).toHaveLength(card.length - 1)
      expect([split?.local ? split.left : 0, split?.crown ?? 0]).toEqual([colonial, british])
    },
  )
  test('a share that only Sail APs could make up is the British player’s', () => {
    expect(phase('british', ['sail-army', 'sail-army'], 2).state.split).toMatchObject({ left: 2, local: false })
  })
  test('his units: Light units, Indians, Colonial Brigades, and Commanders with them', () => {
    const t = phase('british', ['army', 'army'], 2).choose('colonial', { ap: 'army', do: 'move' })
    expect(t.offers('colonial').map(({ space }) => space)).toEqual(['lake-george', 'albany'])
    t.choose('colonial', { space: 'lake-george' })
    expect(units(t, 'colonial').sort()).toEqual(['mohawk', 'n-york-nj-brigade-1', 'rogers'])
    t.choose('colonial', { unit: 'n-york-nj-brigade-1' })
    expect(units(t, 'colonial').sort()).toEqual(['mohawk', 'rogers', 'wolfe'])
  })
  test('he builds and Marshals with Colonial Brigades, and calls his own units', () => {
    const build = phase('british', ['army', 'army'], 2).choose('colonial', { ap: 'army', do: 'build' })
    build.choose('colonial', { space: 'albany' })
    expect(build.state.action?.units).toEqual(['n-york-nj-brigade-2'])
    const spaces = { albany: ['n-york-nj-brigade-1', 'royal-scots-17th'], kingston: ['22nd-28th', 'rogers'] } as const
    const marshal = phase('british', ['army', 'army'], 2, { spaces }).choose('colonial', { ap: 'army', do: 'marshal' })
    expect(marshal.at('albany')).toEqual(['n-york-nj-brigade-1:spent', 'rogers:spent', 'royal-scots-17th'])
    expect(marshal.at('kingston')).toEqual(['22nd-28th'])
  })
  test('then the British player, with his half and all units not Spent; what the other left is lost', () => {
    const t = phase('british', ['light', 'army', 'army', 'sail-army'], 1).choose('colonial', { do: 'done' })
    expect(t.asked).toBe('british 7.2')
    expect(aps(t, 'british')).toEqual(['army', 'sail-army'])
    expect(t.state.split).toMatchObject({ local: false, left: 2 })
    t.choose('british', { ap: 'army', do: 'move' }, { space: 'albany' })
    expect(units(t, 'british').sort()).toEqual(['n-york-nj-brigade-2', 'royal-scots-17th'])
  })
  test('when his half is used his part is over', () => {
    const t = phase('british', ['army', 'army', 'army'], 2, {
      spaces: { halifax: ['27th-55th'], boston: ['44th-48th'] },
    })
    // The Colonial player has no unit: he is not asked.
    expect(t.asked).toBe('british 7.2')
    t.choose('british', { ap: 'army', do: 'build' })
    t.choose('british', { space: 'halifax' }, { do: 'fort_start' })
    expect(t.state.split?.left).toBe(1)
    t.choose('british', { ap: 'army', do: 'build' })
    expect(t.state.split).toBeNull()
    expect(t.state.aps.british).toEqual([])
  })
  test('one player uses them all', () => {
    const t = phase('british', ['light', 'army', 'sail-army'], 1, {}, 'french')
    expect(t.asked).toBe('british 7.2')
    expect(aps(t, 'british')).toEqual(['light', 'army', 'sail-army'])
    expect(t.state.split).toBeNull()
  })
})

describe('P.team the Action Phase of the French', () => {
  test('the Indian player uses the APs of the Indian card', () => {
    const t = phase('french', ['sail-army'], 2, { step: 'phase', aps: { french: ['sail-army'], indian: ['indian'] } })
    expect(t.asked).toBe('indian 7.2')
    expect(uses(t, 'indian')).toEqual(['indian raid', 'indian move', 'done'])
    t.choose('indian', { do: 'done' })
    expect(t.asked).toBe('french 7.2')
  })
  test('and Light APs of the French card; the others are the French player’s', () => {
    const t = phase('french', ['light', 'army-2x', 'sail-army'], 1)
    expect(t.asked).toBe('indian 7.2')
    expect(aps(t, 'indian')).toEqual(['light'])
    t.choose('indian', { do: 'done' })
    expect(t.asked).toBe('french 7.2')
    expect(aps(t, 'french')).toEqual(['army-2x', 'sail-army'])
  })
  test('with a Light/Army AP he moves his own units; he neither Marshals nor builds', () => {
    const t = phase('french', ['light-army'], 1)
    expect(uses(t, 'indian')).toEqual(['light-army raid', 'light-army light_move', 'light-army move', 'done'])
    t.choose('indian', { ap: 'light-army', do: 'move' })
    expect(units(t, 'indian').sort()).toEqual(['kahnawake', 'langis'])
  })
  test('the first Light/Army AP is his in odd rounds, for the second he asks', () => {
    const t = phase('french', ['light-army', 'light-army', 'sail-army'], 3)
    march(t, 'indian', 'light-army')
    expect(t.asked).toBe('indian 10.5')
    t.choose('indian', { unit: 'langis' }, { space: 'lake-george' })
    while (t.asked === 'indian 10.5') t.choose('indian', { do: 'done' })
    march(t, 'indian', 'light-army')
    expect(t.asked).toBe('french P.team')
  })
  test('in even rounds he asks for any; what the French player keeps is his', () => {
    const t = phase('french', ['light-army', 'light-army', 'sail-army'], 4)
    march(t, 'indian', 'light-army')
    expect(t.asked).toBe('french P.team')
    expect(t.state.action).toBeNull()
    t.choose('french', { do: 'refuse' })
    expect(t.asked).toBe('french 7.2')
    expect(t.state.aps.french).toEqual(['light-army', 'light-army', 'sail-army'])
    expect(uses(t, 'french')).toContain('light-army raid')
    expect(t.log).toContain('log.not_lent')
  })
  test('what he agrees to is told before, and done', () => {
    const t = phase('french', ['light-army', 'sail-army'], 4)
    t.choose('indian', { ap: 'light-army', do: 'raid' })
    expect(t.table.decision('french')?.prompt.args).toMatchObject({ action: { key: 'do.raid' } })
    t.choose('french', { do: 'agree' })
    expect(t.state.aps.french).toEqual(['sail-army'])
    expect(t.state.action).toMatchObject({ kind: 'raid', ap: 'light-army' })
    expect(t.asked).toBe('indian 9.1')
  })
  test('Light/Army APs he does not use go to the French player', () => {
    const t = phase('french', ['light', 'light-army'], 1).choose('indian', { do: 'done' })
    expect(aps(t, 'french')).toEqual(['light-army'])
  })
  test('7.3.6, R-185 a Light/Army AP held for Reaction is the one the Indian player need not ask for', () => {
    const held = (ap: Ap) => phase('french', ['light-army', ap], 1, { first: 'french' }).choose('indian', { ap })
    const t = march(held('light-army'), 'indian', 'light-army')
    expect(t.asked).toBe('french P.team')
    const q = march(held('army'), 'indian', 'light-army')
    expect(q.asked).toMatch(/^indian 10/)
  })
})

describe('P.team Reaction', () => {
  const react = (first: Faction, reaction: Ap, round: number) =>
    team({
      clear: true,
      step: 'reaction',
      first,
      active: first,
      round,
      reaction,
      nations: { iroquois: 'british' },
      spaces: SPACES,
    })
  test.each([
    ['british', 'light', 2, 'colonial', 'british'],
    ['british', 'army', 1, 'british', 'colonial'],
    ['french', 'light', 2, 'indian', 'french'],
    ['french', 'light-army', 1, 'indian', 'french'],
    ['french', 'light-army', 2, 'french', 'indian'],
    ['french', 'army', 1, 'french', 'indian'],
  ] as const)('%s, %s in round %i: first the %s player, then the %s player', (f, ap, round, one, other) => {
    const t = react(f, ap, round)
    expect(t.asked).toBe(`${one} 7.3.6`)
    t.choose(one, { do: 'pass' })
    expect(t.asked).toBe(`${other} 7.3.6`)
  })
  test('a Sail AP is for the British player alone', () => {
    const t = react('british', 'sail-army', 1)
    expect(t.asked).toBe('british 7.3.6')
    t.choose('british', { do: 'pass' })
    expect(t.state.split).toBeNull()
    expect(t.state.step).not.toBe('reaction')
  })
  test('the Colonial player reacts with his own units', () => {
    const t = react('british', 'army', 1).choose('british', { do: 'pass' })
    t.choose('colonial', { ap: 'army', do: 'move' }, { space: 'albany' })
    expect(t.state.action?.at).toBe('albany')
    expect(t.state.action?.units).toEqual(['n-york-nj-brigade-2'])
  })
})

describe('P.team Battle and retreat', () => {
  const voices = (...who: readonly ('rogers' | 'n-york-nj-brigade-1' | '22nd-28th' | 'wolfe' | 'langis' | 'berry')[]) =>
    team({
      clear: true,
      step: 'battles',
      spaces: { 'lake-george': who },
      battles: ['lake-george'],
      began: { british: [], french: ['lake-george'] },
    }).state.voice
  test('a stack of the Colonial or Indian player’s units is led by him in Battle', () => {
    expect(voices('rogers', 'n-york-nj-brigade-1', 'wolfe', 'langis')).toEqual({
      british: 'colonial',
      french: 'indian',
    })
  })
  test('any other stack by the British or French player', () => {
    expect(voices('rogers', '22nd-28th', 'langis', 'berry')).toEqual({ british: 'british', french: 'french' })
  })
  test('13.9 so is a stack that is Overwhelmed; who acts goes on', () => {
    const spaces = { montreal: ['aubry', 'beaujeu', 'belestre', 'boishebert'], 'la-presentation': ['rogers'] } as const
    const t = act('move', 'french', { spaces }, { as: 'light', settings: { team: 'both' } })
    t.choose('french', { do: 'all' }, { space: 'la-presentation' })
    expect(t.asked).toBe('colonial 13.9.3')
    t.choose('colonial', { space: 'kahuahgo' })
    expect(t.asked).toBe('french 10.5')
  })
})

describe('P.team the end', () => {
  test.each([
    ['none', undefined],
    ['british', ['british', 'colonial']],
    ['french', undefined],
  ])('team=%s: who has won', (who, winners) => {
    const t = team({ step: 'victory_check', round: 9, clear: true, victory: 5 }, '2', who)
    expect(t.table.over).toBe(true)
    expect(t.state.outcome?.winner).toBe('british')
    expect(t.state.outcome?.winners).toEqual(winners)
  })
})

describe('P.team duties', () => {
  test('Landing: the British player', () => {
    const t = team({
      clear: true,
      step: 'phase',
      first: 'british',
      active: 'british',
      round: 1,
      boxes: { 'sail-british': ['durell', 'rogers'] },
    })
    expect(t.asked).toBe('british 10.6.1')
  })
  test('Fleets Arrive: the British and French players', () => {
    const t = team({
      step: 'fleets_arrive',
      round: 2,
      clear: true,
      tokens: [],
      boxes: { fleets: ['durell', 'beauffremont'], 'british-metropolitan': [], 'french-metropolitan': [] },
    })
    luck(t)
    expect(t.asked).toBe('british 15.3')
  })
  test('Colonials Enlist: the Colonial player', () => {
    const t = team({ step: 'colonials_enlist', round: 3 })
    luck(t)
    expect(t.asked).toMatch(/^colonial 16/)
  })

  const winter = (spec: PositionSpec) => team({ step: 'winter', round: 9, year: 1758, clear: true, ...spec }, '4')
  test('17.2 #3 the Sail Box: the British player', () => {
    expect(winter({ boxes: { 'sail-british': ['durell', 'rogers'] } }).asked).toBe('british 17.2')
  })
  test('17.2 #5 Colonial Brigades that may stay: the Colonial player', () => {
    const spaces = { louisbourg: ['new-england-brigade-1', '22nd-28th'] } as const
    const t = winter({ spaces, control: { louisbourg: 'british' } })
    expect(t.asked).toBe('colonial 17.3.1')
    t.choose('colonial', { do: 'done' })
    expect(t.asked).toBe('british 17.3.1')
  })
  test('17.2 #6 a stack of Light units, a Commander with them: the Colonial player; any other: the British', () => {
    const control = { louisbourg: 'british' } as const
    const stack = (...who: readonly ('rogers' | 'wolfe' | '22nd-28th')[]) =>
      winter({ spaces: { louisbourg: who }, control }).asked
    expect(stack('rogers', 'wolfe')).toBe('colonial 17.3.1')
    expect(stack('rogers', 'wolfe', '22nd-28th')).toBe('british 17.3.1')
  })
  test('17.3 #2 Light units that stand with a Fleet: the British player, the French player', () => {
    expect(winter({ spaces: { louisbourg: ['rogers', 'durell'] }, control: { louisbourg: 'british' } }).asked).toBe(
      'british 17.3.1',
    )
    const french = { spaces: { halifax: ['22nd-28th'], 'cape-sable': ['langis', 'beauffremont'] } } as const
    expect(winter(french).asked).toBe('french 17.3')
  })
  test('17.2 #8 Light units and Colonial Brigades: the Colonial player; the others: the British', () => {
    const losses = (...who: string[]) => winter({ boxes: { 'losses-british': who as never } }).asked
    expect(losses('rogers', 'gage', 'scott')).toBe('colonial 17.2')
    expect(losses('22nd-28th', '27th-55th', '44th-48th')).toBe('british 17.2')
    expect(losses('new-england-brigade-1', 'new-england-brigade-2', 'n-york-nj-brigade-1')).toBe('colonial 17.2')
  })
  test('17.2 #8 French Brigades: the French player; Light units: the Indian player', () => {
    const losses = (...who: string[]) => winter({ boxes: { 'losses-french': who as never } }).asked
    expect(losses('berry', 'languedoc-la-reine', 'foix-quercy')).toBe('french 17.2')
    expect(losses('langis', 'boishebert', 'villiers')).toBe('indian 17.2')
  })
})

const options = (scenario: string, team: string) => ({
  balance: 'none',
  harshSupply: 'off',
  ...(scenario.startsWith('4') && { emergencyArtillery: 'on' }),
  ...((scenario === '3' || scenario === '4') && { extended1760: 'on' }),
  team,
})

describe('P.team whole games', () => {
  test.each(['both', 'british', 'french'])('team=%s: no law is broken, no dead end, all who sit play', (team) => {
    const problems: string[] = []
    const asked = new Set<string>()
    for (const scenario of ['1', '2', '3', '4', '4B'])
      for (const seed of [1, 2, 3]) {
        const start = { scenario, settings: options(scenario, team), seed }
        const found = walk(game, start, ({ table }) => {
          for (const { role } of table.decisions) asked.add(role)
          const [law] = game.brokenLaws(table.state)
          if (law) throw new Error(law)
        })
        problems.push(...found)
      }
    expect(problems).toEqual([])
    expect([...asked].sort()).toEqual([...rolesIn(game, { team })].sort())
  })
})
