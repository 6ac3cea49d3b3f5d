/** Each reason for which something is not offered, with its rule. That all has one is tested in game.test.ts. */
import { describe, expect, test } from 'vitest'
import type { Side } from '../src/data/map.ts'
import { pieceCalled } from '../src/data/pieces.ts'
import { fight } from './battle.ts'
import { coming } from './entry.ts'
import { only, play, type Rehearsal } from './help.ts'
import { acting, BASIC, button, force, go, single, units } from './moving.ts'
import { piece, space, why } from './why.ts'

describe('4, 5.26 a card first', () => {
  const phase = () => play({ step: 'phase', active: 'british', hands: { british: [34, 6], french: [60] } })
  test('5.26 pieces and spaces wait for the card', () => {
    expect(why(phase(), piece('loudoun'))).toMatch(/^5.26 first choose a card/)
    expect(why(phase(), space('albany'))).toMatch(/^5.26 first choose a card/)
    expect(why(phase(), { card: '34' })).toBe('offered')
    expect(why(phase(), { card: '55' })).toBe('5.26 it is not in your hand.')
  })
  test('5.31, 3.1, 3.12 the enemy, who is not on the map, militia; as the board names pieces too', () => {
    expect(why(phase(), { unit: 'montcalm' })).toBe('5.31 obeys only the French.')
    expect(why(phase(), piece('wolfe'))).toBe('3.1 it is not on the map.')
    expect(why(phase(), piece('br-colonial-militia-1'))).toMatch(/^3.12 militia stays in its box/)
  })
  test('5.26, 5.56 a card later in the phase', () => {
    const p = acting({
      side: 'british',
      value: 1,
      spaces: { albany: 'br-44th' },
      hands: { british: [34, 6], french: [60] },
    })
    expect(why(p, { card: String(p.state.card) })).toBe('5.26 it is being played right now.')
    expect(why(p, { card: '34' })).toMatch(/^5.26 a card is played when a phase of yours begins/)
    expect(why(p, { card: '6' })).toMatch(/^5.56 as a response it waits/)
    expect(why(p, piece('br-44th'))).toMatch(/^5.32 first choose whether/)
  })
})

describe('activation', () => {
  const albany = {
    albany: 'loudoun wolfe webb johnson br-44th br-48th br-1-60th br-1-42nd br-mohawk-1',
    hoosic: 'br-rogers br-goreham br-cherokee-1',
  }
  const british = (value: 1 | 2 | 3 = 1, more = {}) => acting({ side: 'british', value, spaces: albany, ...more })
  test('5.32 one unit of drilled troops', () => {
    const p = british().choose('british', button('single'))
    expect(why(p, piece('br-rogers'))).toMatch(/^5.32 only a unit of drilled troops/)
    expect(why(p, piece('br-48th'))).toBe('5.32 another one just like it is offered in its place.')
  })
  test('5.32, 5.33 one by one', () => {
    const p = british(2).choose('british', button('units'), piece('br-rogers'))
    expect(why(p, piece('br-rogers'))).toBe('5.33 it is already activated.')
    expect(why(p, piece('br-44th'))).toMatch(/^5.32 one by one/)
    expect(why(p, space('quebec'))).toBe('5.33 choose pieces now.')
    const spent = british(1).choose('british', button('units'), piece('br-mohawk-1'))
    expect(why(spent, piece('br-rogers'))).toBe('5.33 only 0.5 is left on the card, too little for it.')
  })
  test('8.25 a besieged leader alone could do nothing', () => {
    const p = british(1, {
      spaces: { ...albany, oswego: 'shirley br-40th montcalm fr-bearn' },
      british: { fort: 'oswego' },
      sieges: { oswego: 0 },
    }).choose('british', button('units'))
    expect(why(p, piece('shirley'))).toMatch(/^8.25 he is besieged/)
  })
  test('5.32, 5.34 who leads a force', () => {
    const p = british(2).choose('british', button('force'))
    expect(why(p, piece('br-44th'))).toMatch(/^5.34 first choose the leader/)
    expect(why(p, piece('loudoun'))).toMatch(/^5.32 his initiative of 3 is higher than the value of the card, 2/)
  })
  test('5.34, 5.534 who serves in it', () => {
    const p = british(3).choose('british', button('force'), piece('webb'))
    expect(why(p, piece('webb'))).toBe('5.34 it already belongs to the force.')
    expect(why(p, piece('br-rogers'))).toBe('5.34 the force gathers elsewhere (Albany).')
    expect(why(p, piece('loudoun'))).toBe('5.34 his command is higher than that of Webb.')
    expect(why(p, piece('br-mohawk-1'))).toMatch(/^5.534 Mohawks and Iroquois serve only with Johnson/)
    const q = british(3).choose('british', button('force'), piece('johnson'))
    q.choose('british', piece('br-44th'), piece('br-1-60th'), piece('br-1-42nd'))
    expect(why(q, piece('br-48th'))).toBe('5.34 the leaders of the force command 3 units together, and no more.')
  })
  const campaign = (spaces: Readonly<Record<string, string>>) =>
    play(
      { clear: true, spaces, step: 'event', active: 'french', card: 1, use: 'event' },
      'annus-mirabilis',
      {},
      only('event', 'activate', 'next_group'),
    )
  test('5.34 in a Campaign nobody is in two forces', () => {
    const p = campaign({ quebec: 'montcalm vaudreuil fr-bearn fr-guyenne', montreal: 'rigaud fr-languedoc' })
    p.choose('french', piece('montcalm'), piece('fr-bearn'), button('done'))
    expect(why(p, piece('montcalm'))).toBe('5.33 it is already activated.')
    p.choose('french', piece('vaudreuil'))
    expect(why(p, piece('fr-bearn'))).toBe('5.34 it belongs to another force.')
  })
  test('5.33, 5.34 a force is chosen by its commander', () => {
    const p = campaign({ quebec: 'montcalm fr-bearn', montreal: 'rigaud fr-languedoc' })
    p.choose('french', piece('montcalm'), piece('fr-bearn'), button('done'))
    expect(p.asked).toBe('french 5.33')
    expect(why(p, piece('fr-bearn'))).toBe('5.34 it follows its commander: choose Montcalm.')
    expect(why(p, piece('fr-languedoc'))).toBe('5.31 it was not activated by this card.')
  })
  test('5.31, 5.33, 5.36 who acts', () => {
    const p = units(british(3, { settings: BASIC }), 'br-rogers br-mohawk-1')
    expect(why(p, piece('br-44th'))).toBe('5.31 it was not activated by this card.')
    p.choose('british', piece('br-rogers'))
    expect(why(p, piece('br-mohawk-1'))).toBe('5.36 another force is moving (Hoosic).')
    expect(why(p, piece('br-rogers'))).toBe('6.1 nobody would go on.')
    go(p, 'hudson-carry-south')
    expect(why(p, piece('br-rogers'))).toBe('6.1 nobody would go on.')
  })
})

describe('6 the move', () => {
  test('6.1, 2.0 where no way leads', () => {
    const p = single(acting({ side: 'british', spaces: { albany: 'br-44th' } }), 'br-44th')
    expect(why(p, space('quebec'))).toBe('6.1 no connection leads there (Albany to Québec).')
    expect(why(p, space('albany'))).toBe('6.1 they are already there.')
    const arrow = single(acting({ spaces: { toronto: 'fr-bearn' } }), 'fr-bearn')
    expect(why(arrow, space('pays-d-en-haut'))).toMatch(/^2.0 the connection leads the other way only/)
  })
  test('6.52, 6.53 who may not enter', () => {
    const spaces = { hoosic: 'br-rogers webb', albany: 'fr-bearn' }
    const p = force(
      acting({ side: 'british', value: 3, spaces, french: { fort: 'albany' }, settings: BASIC }),
      'webb',
      'br-rogers',
    )
    expect(why(p, space('albany'))).toMatch(/^6.52 .* only with drilled troops/)
    const alone = units(acting({ side: 'british', value: 3, spaces }), 'webb')
    expect(why(alone, space('albany'))).toBe('6.53 leaders alone cannot go among the enemy.')
  })
  test('6.2 drilled troops stop after the wilderness, leaders may go on', () => {
    const spaces = { hoosic: 'webb br-44th br-45th' }
    const p = go(
      force(acting({ side: 'british', value: 3, spaces, settings: BASIC }), 'webb'),
      'hudson-carry-south wood-creek',
    )
    expect(why(p, space('ticonderoga'))).toMatch(/^6.2 after a space of wilderness drilled troops/)
    expect(why(p, piece('webb'))).toBe('5.34 he commands the force, and goes with it.')
  })
  test('6.22 the slowest sets the pace', () => {
    const spaces = { 'new-york': 'webb br-44th br-45th br-rogers' }
    const start = force(acting({ side: 'british', value: 3, spaces, settings: BASIC }), 'webb')
    const p = go(start, 'new-haven hartford providence boston')
    expect(why(p, space('worcester'))).toMatch(/^6.22 they have gone 4 spaces/)
  })
  test('6.3 by boat over land', () => {
    const start = single(acting({ side: 'british', value: 3, spaces: { 'new-york': 'br-44th' } }), 'br-44th')
    const p = go(start, 'peekskill poughkeepsie kinderhook albany schenectady')
    expect(why(p, space('schoharie'))).toMatch(/^6.3 by boat, only one land connection in a move/)
  })
  test('6.1 nobody is left where they set out', () => {
    const p = force(acting({ value: 3, spaces: { ticonderoga: 'montcalm fr-bearn' } }), 'montcalm', 'fr-bearn')
    expect(why(p, piece('fr-bearn'))).toMatch(/^6.1 a piece that was chosen sets out/)
  })
  test('5.34 who is needed to command the rest stays with it', () => {
    const spaces = { albany: 'webb johnson br-44th br-45th br-46th br-48th br-40th br-mohawk-1' }
    const p = go(force(acting({ side: 'british', value: 3, spaces }), 'webb'), 'hoosic')
    expect(why(p, piece('johnson'))).toMatch(/^5.534 without him the force would be too large/)
  })
  test('6.4, 6.41 the sea', () => {
    const spaces = { 'new-york': 'wolfe br-44th br-45th', boston: 'br-40th' }
    const p = force(acting({ side: 'british', value: 2, spaces }), 'wolfe')
    expect(why(p, space('boston'))).toBe('6.41 a force sails only with a card of value 3.')
    const q = force(acting({ side: 'british', value: 3, spaces }), 'wolfe')
    expect(why(q, space('boston'))).toBe('offered')
    expect(why(q, space('quebec'))).toBe('6.4 the port is not under their control.')
  })
})

describe('5.4 building', () => {
  const build = (kind: 'stockade' | 'fort', spec = {}) =>
    play(
      { clear: true, step: 'build', use: 'build', active: 'british', card: 47, ...spec },
      'annus-mirabilis',
      {},
      only('build', 'phase_end'),
    ).choose('british', button(kind))
  const spec = {
    spaces: { albany: 'br-44th', hoosic: 'br-45th', ticonderoga: 'montcalm fr-bearn', 'oneida-carry-east': 'br-46th' },
    british: { stockade: 'schenectady', fort: 'hoosic' },
  }
  test('5.41, 5.43, 17.3 a stockade', () => {
    const p = build('stockade', spec)
    expect(why(p, space('new-york'))).toMatch(/^5.43 a space with a fortress/)
    expect(why(p, space('ticonderoga'))).toBe('5.41 the enemy is there.')
    expect(why(p, space('schenectady'))).toBe('5.43 a fortification already stands there.')
    expect(why(p, space('hoosic'))).toBe('5.43 a fortification already stands there.')
    expect(why(p, space('adirondacks-north'))).toMatch(/^5.41 outside cultivated home spaces/)
  })
  test('5.42 a fort', () => {
    const spaces = { schenectady: 'br-47th', hoosic: 'br-45th', northampton: 'br-1-60th' }
    const p = build('fort', { spaces })
    expect(why(p, space('kinderhook'))).toMatch(/^5.42 drilled troops must be there/)
    p.choose('british', space('hoosic'))
    expect(why(p, space('hoosic'))).toMatch(/^5.42 this card has begun a fort there/)
  })
  test('5.46 demolition', () => {
    const p = play(
      {
        clear: true,
        step: 'demolish',
        active: 'british',
        spaces: { oswego: 'br-40th montcalm fr-bearn' },
        british: { stockade: 'schenectady', fort: 'oswego' },
        sieges: { oswego: 0 },
      },
      'annus-mirabilis',
      {},
      only('demolish'),
    )
    expect(why(p, space('oswego'))).toBe('5.46 it is under siege.')
    expect(why(p, space('new-york'))).toBe('5.46 a fortress is never demolished.')
    expect(why(p, space('albany'))).toMatch(/^5.46 (nothing of theirs|a fortress)/)
    expect(why(p, space('hoosic'))).toBe('5.46 they have nothing there to demolish.')
  })
})

describe('8.1, 14, 15 the enemy comes', () => {
  test('14.2, 14.21 who intercepts', () => {
    const p = coming({
      from: 'ticonderoga',
      to: 'hudson-carry-north',
      who: 'fr-abenaki-1',
      spaces: { 'hudson-carry-south': 'br-44th br-rogers', hoosic: 'br-45th' },
    })
    expect(p.asked).toBe('british 14.2')
    expect(why(p, piece('br-45th'))).toMatch(/^14.2 it is not adjacent/)
    expect(why(p, piece('br-44th'))).toMatch(/^14.21 one auxiliary alone/)
  })
  test('14.2 a leader without units', () => {
    const p = coming({
      from: 'ticonderoga',
      to: 'hudson-carry-north',
      who: 'fr-abenaki-1',
      spaces: { 'hudson-carry-south': 'webb', 'adirondacks-south': 'br-rogers' },
    })
    expect(why(p, piece('webb'))).toBe('14.2 he has no unit there to lead.')
  })
  test('5.34, 14.2 who goes with the commander', () => {
    const p = coming({
      from: 'ticonderoga',
      to: 'hudson-carry-north',
      who: 'montcalm fr-bearn',
      spaces: { 'hudson-carry-south': 'johnson webb br-44th br-rogers br-mohawk-1', ...{ albany: 'br-45th' } },
    })
    p.choose('british', piece('johnson'))
    expect(why(p, piece('webb'))).toMatch(/^5.34 /)
    expect(why(p, piece('br-45th'))).toMatch(/^14.2 it is not where this is being decided/)
    p.choose('british', piece('br-44th'))
    expect(why(p, piece('br-44th'))).toBe('5.34 it already belongs to the force.')
  })
  test('5.34, 5.534 a force that is full: who is in it, and who is not', () => {
    const p = coming({
      from: 'ticonderoga',
      to: 'hudson-carry-north',
      who: 'montcalm fr-bearn',
      spaces: { 'hudson-carry-south': 'johnson br-44th br-rogers br-howes br-1-42nd br-mohawk-1' },
    })
    p.choose('british', piece('johnson'), piece('br-44th'), piece('br-rogers'), piece('br-howes'))
    for (const one of ['johnson', 'br-44th', 'br-rogers', 'br-howes'])
      expect(why(p, piece(one))).toBe('5.34 it already belongs to the force.')
    expect(why(p, piece('br-1-42nd'))).toBe('5.34 the leaders of the force command 3 units together, and no more.')
    expect(why(p, piece('br-mohawk-1'))).toBe('offered')
  })
  test('15.4 in the same space, but not free to go with the commander', () => {
    const p = coming({
      from: 'ticonderoga',
      to: 'hudson-carry-north',
      who: 'montcalm fr-bearn',
      step: 'stand',
      spaces: { 'hudson-carry-north': 'webb br-44th br-rogers br-howes' },
      march: { tried: [pieceCalled('br-44th')] },
    })
    p.choose('british', piece('webb'))
    expect(why(p, piece('br-44th'))).toBe('15.4 it has already tried to intercept this move.')
  })
  test('15.0, 15.4 who avoids battle', () => {
    const c = { from: 'ticonderoga', to: 'hudson-carry-north', who: 'montcalm fr-bearn', step: 'stand' } as const
    const p = coming({ ...c, spaces: { 'hudson-carry-north': 'br-44th br-rogers', albany: 'br-45th' } })
    expect(p.asked).toBe('british 15.0')
    expect(why(p, piece('br-45th'))).toMatch(/^15.0 it is not where/)
    const { march } = p.state
    const q = coming({
      ...c,
      spaces: { 'hudson-carry-north': 'br-44th br-rogers' },
      march: { tried: [march?.pieces[0] as number].map(() => p.state.map.british[march?.at as number]?.[0] as number) },
    })
    expect(why(q, piece('br-44th'))).toBe('15.4 it has already tried to intercept this move.')
  })
  test('15.1 where to', () => {
    const p = coming({
      from: 'ticonderoga',
      to: 'hudson-carry-north',
      who: 'montcalm fr-bearn',
      step: 'stand',
      spaces: { 'hudson-carry-north': 'br-rogers' },
    })
    p.choose('british', piece('br-rogers'))
    expect(p.asked).toBe('british 15.1')
    expect(why(p, space('ticonderoga'))).toMatch(/^15.1 /)
    expect(why(p, space('quebec'))).toMatch(/^15.1 it is not adjacent/)
  })
  test('8.1, 8.11 who goes inside a fort', () => {
    const spaces = {
      oswego: 'br-44th br-rogers br-1-60th br-massachusetts-provincial-1 br-1-42nd br-howes webb',
      hoosic: 'br-45th',
    }
    const more = { british: { fort: 'oswego' } }
    const who = 'montcalm fr-bearn'
    const p = coming({ from: 'oneida-carry-west', to: 'oswego', who, step: 'stand', spaces, more })
    expect(p.asked).toBe('british 8.1')
    expect(why(p, piece('br-45th'))).toMatch(/^8.1 it is not where/)
    p.choose('british', piece('br-44th'))
    expect(why(p, piece('br-44th'))).toBe('8.1 it is already going inside.')
    p.choose('british', piece('br-rogers'), piece('br-1-60th'), piece('br-1-42nd'))
    expect(why(p, piece('br-howes'))).toMatch(/^8.11 a fort has room for four units/)
    expect(why(p, piece('webb'))).toBe('offered')
  })
})

describe('7 battle', () => {
  /** Fought on until somebody is asked by the rule; the attackers roll first. */
  const until = (p: Rehearsal, rule: string, ...faces: readonly number[]): Rehearsal => {
    const left = [...faces]
    for (let n = 0; n < 40; n++) {
      const { chance, decisions } = p.table
      const [asked] = decisions
      if (asked?.rule === rule) return p
      if (chance) p.dice(left.shift() ?? 6)
      else p.choose(asked?.role as Side, asked?.options[0] ?? {})
    }
    throw new Error(`${rule} is not asked: ${p.asked}`)
  }
  const hoosic = (attackers: string, defenders: string, spaces = {}) =>
    fight({ at: 'hoosic', from: 'albany', attackers, defenders, settings: BASIC, spaces })
  test('7.1, 7.6, 7.62, 7.63 who loses a step', () => {
    const british = 'webb br-44th br-45th:reduced br-1-60th br-1-42nd br-rogers'
    const p = until(
      hoosic(british, 'montcalm fr-bearn fr-guyenne fr-languedoc fr-la-reine', { boston: 'br-40th' }),
      '7.6',
    )
    expect(p.asked).toBe('british 7.6')
    expect(why(p, piece('br-40th'))).toBe('7.1 it is not in the battle (Hoosic).')
    expect(why(p, piece('webb'))).toBe('7.6 leaders lose no steps.')
    expect(why(p, piece('br-rogers'))).toBe('7.62 drilled troops must lose this step.')
    expect(why(p, piece('br-45th'))).toBe('7.63 no unit is eliminated before all are reduced.')
  })
  test('7.51 who commands', () => {
    const p = until(hoosic('montcalm fr-bearn', 'amherst braddock loudoun webb br-44th'), '7.51')
    expect(p.asked).toBe('british 7.51')
    expect(why(p, piece('br-44th'))).toBe('7.51 choose a leader now.')
    expect(why(p, piece('webb'))).toBe('7.51 a leader of higher command is there.')
    expect(why(p, piece('loudoun'))).toBe('7.51 a leader of the same tactics is offered in his place.')
  })
  test('7.92 where those retreat who have lost', () => {
    const attackers = 'montcalm fr-bearn fr-guyenne fr-languedoc fr-la-reine'
    const defenders = 'br-44th br-45th br-46th br-48th'
    const p = until(fight({ at: 'kinderhook', from: 'albany', attackers, defenders, settings: BASIC }), '7.92', 6, 1)
    expect(why(p, space('albany'))).toBe('7.92 the enemy came from there.')
    expect(why(p, space('quebec'))).toBe('7.92 it is not adjacent (Kinderhook).')
    expect(why(p, space('kinderhook'))).toBe('7.92 they must leave it.')
    expect(why(p, space('katskills'))).toMatch(/^7.92 drilled troops can retreat only to cultivated/)
  })
})
