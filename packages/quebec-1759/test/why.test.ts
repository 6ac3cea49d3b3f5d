/** Each reason for which something is not offered, with its rule. That all has one is tested in game.test.ts. */
import { type Option, type Settings, type Subject, seeded } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import { randomInput } from '@carillon/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Zone } from '../src/data/map.ts'
import type { Side } from '../src/data/units.ts'
import { quebec1759 } from '../src/index.ts'
import type { PositionSpec } from '../src/position.ts'
import {
  AWAY,
  BUTTON,
  battle,
  block,
  FRENCH,
  INDIAN,
  INTO,
  MARCH,
  play,
  type Rehearsal,
  TO,
  TO_BEAUPORT,
  UNIT,
} from './help.ts'

const say = renderer(quebec1759.catalogues.en, 'en')
/** The rule and the words. */
function why(p: Rehearsal, side: Side, subject: Subject): string {
  const choice = p.table.decision(side)
  if (!choice) throw new Error(`the ${side} are not asked`)
  // As they come over the wire.
  const found = quebec1759.why?.(structuredClone(p.view(side)), structuredClone(choice), subject)
  return found ? `${found.rule} ${say(found.text)}` : 'offered'
}
const zone = (space: Zone) => ({ space })
const writing = (spec: PositionSpec, side: Side, options: readonly Option[], settings: Settings = {}): Rehearsal =>
  play({ rest: true, ...spec }, settings).choose(side, ...options)

describe('4 Deployment', () => {
  const setup = () => play({ step: 'deployment' })
  test('4.2 a block is chosen first, and stays where it was put', () => {
    const p = setup()
    expect(why(p, 'french', zone('beauport'))).toMatch(/^4.2 first choose a block/)
    expect(why(p, 'french', zone('ile_d_orleans'))).toMatch(/^4.2 the British camp/)
    expect(why(p, 'french', UNIT.b_15)).toBe('4.2 only the British give it orders.')
    p.choose('french', UNIT.f_sarre)
    expect(why(p, 'french', zone('ile_d_orleans'))).toMatch(/^4.2 the British camp/)
    expect(why(p, 'french', zone('beauport'))).toBe('offered')
    expect(why(p, 'french', UNIT.f_bearn)).toBe('4.2 choose a zone now.')
    p.choose('french', { space: 'beauport' })
    expect(why(p, 'french', UNIT.f_sarre)).toBe('4.2 it already has its place.')
  })
  test('4.3 no zone may hold only decoys', () => {
    const p = play({ step: 'deployment', zones: { levis: ['f_decoy_1'] } })
    p.choose('french', BUTTON.rest)
    expect(why(p, 'french', zone('beauport'))).toMatch(/^4.3 .*no zone may hold decoys only/)
    expect(why(p, 'french', zone('levis'))).toBe('offered')
  })
})

describe('6 Orders', () => {
  const spec = {
    zones: { levis: ['b_15', 'b_28', 'b_decoy_1'], abraham: ['f_sarre'], beauport: ['f_indians'] },
  } as const
  const orders = (more: PositionSpec = spec) => play({ rest: true, ...more })
  test('6.1.1 the enemy’s blocks, hidden or not', () => {
    const p = orders()
    expect(why(p, 'british', UNIT.f_sarre)).toBe('6.1.1 only the French give it orders.')
    expect(why(p, 'british', { block: 0, side: 'french', space: 'abraham' })).toMatch(/^6.1.1 only the French/)
  })
  test('2.2 who is out of the game', () => {
    expect(why(orders({ ...spec, out: ['b_35'] }), 'british', UNIT.b_35)).toBe('2.2 it is out of the game.')
  })
  test('6.1.3 a march starts where there are blocks, and is ordered by its zone', () => {
    const p = orders()
    expect(why(p, 'british', zone('sillery'))).toBe('6.1.3 none of your blocks is there.')
    expect(why(p, 'british', UNIT.b_15)).toMatch(/^6.1.3 first choose the zone/)
    expect(why(p, 'british', zone('levis'))).toBe('offered')
  })
  test('6.4.7 the Indians alone march nowhere; 6.4.8 nor away from decoys', () => {
    const p = orders({ zones: { beauport: ['f_indians', 'f_decoy_1'] } })
    expect(why(p, 'french', zone('beauport'))).toMatch(/^6.4.7 the Indians can march only with other units/)
    expect(why(p, 'french', UNIT.f_indians)).toMatch(/^6.4.8 decoys would stay behind alone/)
    expect(why(p, 'french', zone('levis'))).toMatch(/^6.1.3/)
  })
  test('6.7.1 decoys march nowhere alone', () => {
    const p = play({ zones: { levis: ['b_decoy_1'] }, rest: true })
    expect(why(p, 'british', zone('levis'))).toBe('6.7.1 decoys can march only with a real unit.')
  })
  test('6.3.1 ships: only the British have them, and they sail where they lie', () => {
    const p = orders()
    expect(why(p, 'french', { space: 'bason' })).toMatch(/^6.3.1 only the British have ships/)
    expect(why(p, 'british', { space: 'bason' })).toMatch(/^6.3.1 no ship lies there \(St. Laurent\)/)
    expect(why(p, 'british', { space: 'st_laurent', from: 'st_laurent' })).toMatch(/^6.3.1 no ship lies there/)
    expect(why(p, 'british', { space: 'st_laurent' })).toBe('offered')
  })
  test('6.2.1 in a contrary tide neither ships nor boats', () => {
    const p = orders()
    p.state.contraryTide = true
    const low = quebec1759.view(p.state, 'british')
    const choice = { ...p.table.decision('british')!, options: [BUTTON.pass] }
    const rule = (subject: Subject) => quebec1759.why?.(low, choice, subject)?.rule
    expect([rule({ space: 'st_laurent' }), rule(zone('ile_d_orleans'))]).toEqual(['6.2.1', '6.2.1'])
  })
  test('6.6.1, 6.6.2, 6.6.3 without boats nobody leaves by water', () => {
    const island = orders({ ships: { bason: 0, st_laurent: 4 }, rest: true })
    expect(why(island, 'british', zone('ile_d_orleans'))).toMatch(/^6.6.1 the British have no boats there/)
    const up = writing({ zones: { etchemin: ['b_15'] } }, 'british', [MARCH.etchemin])
    // Only one way: the march is written by itself.
    expect(up.state.orders.british).toMatchObject({ groups: [{ to: 'levis' }] })
    const etchemin = { zones: { etchemin: ['b_15', 'b_28'] } } as const
    expect(why(play({ rest: true, ...etchemin }), 'british', { space: 'sillery', from: 'etchemin' })).toMatch(/^6.6.2/)
    const bason = { zones: { beauport: ['f_sarre', 'f_bearn'] } } as const
    expect(why(play({ rest: true, ...bason }), 'french', { space: 'levis', from: 'beauport' })).toMatch(/^6.6.3/)
  })
  test('6.5.1 no road and no boat', () => {
    const p = orders()
    expect(why(p, 'british', { space: 'cap_rouge', from: 'levis' })).toBe(
      '6.5.1 no road and no boat leads from Levis to Cap Rouge.',
    )
    p.choose('british', MARCH.levis)
    expect(why(p, 'british', zone('cap_rouge'))).toMatch(/^6.5.1/)
    expect(why(p, 'british', zone('levis'))).toBe('6.1.3 the march starts there.')
  })
  test('6.1.3 units of a march: where to first, from one zone, one order', () => {
    const p = orders().choose('british', MARCH.levis)
    expect(why(p, 'british', UNIT.b_15)).toMatch(/^6.1.3 first choose where/)
    p.choose('british', TO.road.etchemin, UNIT.b_15)
    expect(why(p, 'british', UNIT.b_15)).toBe('6.1.3 it already has its order, to Etchemin.')
    expect(why(p, 'british', UNIT.b_35)).toMatch(/^6.1.3 the march starts from Levis/)
    expect(why(p, 'british', zone('etchemin'))).toMatch(/^6.1.4 a group of this march already goes there/)
  })
  test('6.7.1 the last real unit does not leave decoys alone, nor they themselves', () => {
    const p = writing({ zones: { levis: ['b_15', 'b_28', 'b_decoy_1', 'b_decoy_2'] } }, 'british', [
      MARCH.levis,
      TO.boat.beauport,
    ])
    p.choose('british', UNIT.b_15, UNIT.b_decoy_1)
    expect(why(p, 'british', UNIT.b_28)).toBe('offered')
    const q = writing({ zones: { levis: ['b_15', 'b_28', 'b_decoy_1', 'b_decoy_2'] } }, 'british', [
      MARCH.levis,
      TO.road.etchemin,
      UNIT.b_15,
      UNIT.b_28,
    ])
    const alone = '6.7.1 decoys would stay behind alone: take them along, or leave a real unit with them.'
    // Whatever one points at: also where they go, where they come from, and what no road leads to.
    for (const at of ['beauport', 'etchemin', 'levis', 'cap_rouge'] as const)
      expect(why(q, 'british', zone(at)), at).toBe(alone)
  })
  test('6.7.1 a decoy that would stay alone keeps its companion, with boats left', () => {
    const p = writing(
      { zones: { levis: ['b_15', 'b_28', 'b_decoy_1', 'b_decoy_2', 'b_decoy_3'] }, ships: { bason: 3, st_laurent: 1 } },
      'british',
      [MARCH.levis, TO.boat.beauport, UNIT.b_15],
    )
    expect(why(p, 'british', UNIT.b_28)).toBe(
      '6.7.1 decoys would stay behind alone: take them along, or leave a real unit with them.',
    )
  })
  test('6.7.1 a group without a real unit is not closed; decoys do not take its last place', () => {
    const p = writing(
      { zones: { levis: ['b_15', 'b_28', 'b_decoy_1'] }, ships: { bason: 1, st_laurent: 3 } },
      'british',
      [MARCH.levis, TO.boat.beauport],
    )
    expect(why(p, 'british', UNIT.b_decoy_1)).toBe('6.7.1 decoys can march only with a real unit.')
    expect(why(p, 'british', zone('etchemin'))).toBe('6.7.1 the group to Beauport needs a real unit first.')
  })
  test('6.6.4 every block takes a boat', () => {
    const p = writing({ zones: { levis: ['b_15', 'b_28', 'b_35'] }, ships: { bason: 1, st_laurent: 3 } }, 'british', [
      MARCH.levis,
      TO.boat.beauport,
      UNIT.b_15,
    ])
    expect(why(p, 'british', UNIT.b_28)).toMatch(/^6.6.4 no boat is left/)
    expect(why(p, 'british', zone('montmorency'))).toMatch(/^6.6.4 no boat is left/)
  })
  test('6.4.7 the Indians lead no group', () => {
    const p = writing({ zones: { abraham: ['f_sarre', 'f_bearn', 'f_indians'] } }, 'french', [
      MARCH.abraham,
      TO.road.sillery,
      UNIT.f_sarre,
      UNIT.f_bearn,
    ])
    expect(why(p, 'french', zone('ste_foy'))).toBe('6.7.1 no unit is left to lead another group.')
    const q = writing(
      { zones: { abraham: ['f_sarre', 'f_bearn', 'f_indians'] }, ships: { bason: 1, st_laurent: 3 } },
      'french',
      [MARCH.abraham, TO.boat.sillery],
    )
    expect(why(q, 'french', UNIT.f_indians)).toMatch(/^6.4.7/)
  })
  test('6.1.4, 6.6.4 options: one means, one landing', () => {
    const zones = { levis: ['b_15', 'b_28', 'b_35'] } as const
    const road = [MARCH.levis, TO.road.etchemin, UNIT.b_15]
    expect(why(writing({ zones }, 'british', road, { marchMeans: 'exclusive' }), 'british', zone('beauport'))).toMatch(
      /^6.1.4 all groups .* by road/,
    )
    const boat = [MARCH.levis, TO.boat.beauport, UNIT.b_15]
    expect(why(writing({ zones }, 'british', boat, { landingSplit: 'off' }), 'british', zone('montmorency'))).toMatch(
      /^6.6.4 .*one landing is all/,
    )
  })
  test('11.1.1 two zones far goes a leader only', () => {
    const zones = { st_charles: ['f_montcalm', 'f_sarre', 'f_bearn'], levis: ['b_15'] } as const
    const p = writing({ zones }, 'french', [MARCH.st_charles], { edition: 'second' })
    expect(why(p, 'french', zone('sillery'))).toBe('offered')
    p.choose('french', TO.road.montmorency)
    expect(p.state.orders.french).toMatchObject({ groups: [{ to: 'montmorency', units: ['f_montcalm'] }] })
    expect(why(p, 'french', UNIT.f_sarre)).toBe('11.1.1 only a leader can go two zones.')
    expect(why(p, 'french', zone('sillery'))).toBe('11.1.1 only a leader can go two zones.')
    expect(why(p, 'french', zone('cap_rouge'))).toMatch(/^6.5.1/)
  })
})

describe('6.4, 6.8, 7.2.3, 8 Movement', () => {
  const LEVIS = ['b_15', 'b_28', 'b_decoy_1'] as const
  const spec = { zones: { levis: LEVIS, beauport: ['f_indians', 'f_sarre'] }, rest: true } as const
  test('6.4.2 raid or scout is answered with a button', () => {
    const p = play(spec).orders({ french: [INDIAN.levis] })
    expect(why(p, 'french', zone('levis'))).toBe('6.4.2 the answer is in the list, not on the board.')
    expect(why(p, 'french', { space: 'bason' })).toBe('2.4 only ships lie on the river.')
  })
  test('6.4.3, 2.5 a raid costs real units where it strikes', () => {
    const p = play(spec)
      .orders({ french: [INDIAN.levis, BUTTON.raid] })
      .dice(5, 1, 1, 1)
    expect(why(p, 'british', UNIT.b_35)).toBe('6.4.3 the raid strikes elsewhere (Levis).')
    expect(why(p, 'british', UNIT.b_decoy_1)).toBe('2.5 a decoy cannot take hits.')
    expect(why(p, 'british', zone('levis'))).toBe('6.4.3 choose a block now.')
  })
  test('6.4.6 blocks are scouted where the Indians are, once', () => {
    const p = play(spec)
      .orders({ french: [INDIAN.levis, BUTTON.scout] })
      .lots(...LEVIS)
    expect(why(p, 'french', { block: 1, side: 'british', space: 'levis' })).toBe('offered')
    expect(why(p, 'french', { block: 0, side: 'british', space: 'ile_d_orleans' })).toMatch(
      /^6.4.6 .*elsewhere \(Levis\)/,
    )
    expect(why(p, 'french', UNIT.f_sarre)).toMatch(/^6.4.6 .*elsewhere/)
    p.choose('french', block(0))
    expect(why(p, 'french', UNIT.b_15)).toBe('6.4.6 it has already been seen.')
  })
  test('6.4.5 the Indians withdraw to no British and to no battle', () => {
    const p = play({ ...spec, zones: { ...spec.zones, etchemin: ['b_35'] } })
    p.orders({ french: [INDIAN.levis, BUTTON.raid] }).dice(1, 1, 1, 1)
    expect(why(p, 'french', zone('etchemin'))).toBe('6.4.5 the British are there.')
    expect(why(p, 'french', UNIT.f_sarre)).toBe('6.4.5 choose a zone now.')
  })
  test('6.8.1, 8.1 militia goes home by its town', () => {
    const zones = { abraham: ['f_quebec_1', 'f_quebec_2', 'f_sarre'] } as const
    const q = play({ zones, rest: { british: 'ile_d_orleans' } })
    q.orders({ british: [MARCH.ile_d_orleans, TO.boat.levis, UNIT.b_15, BUTTON.done] })
    expect(why(q, 'french', zone('abraham'))).toBe('6.8.1 choose a block now.')
    expect(why(q, 'french', UNIT.f_sarre)).toBe('6.8.1 only Quebec militia can go home now.')
    const r = play({ zones: { cap_rouge: ['b_15'], levis: ['f_sarre'] }, rest: true }).orders({})
    expect(why(r, 'french', UNIT.f_sarre)).toBe('8.1 only Montreal militia can go home now.')
  })
  test('7.2.3 forces that exchange zones meet in one of them', () => {
    const p = play({ zones: { levis: ['b_15', 'b_28'], etchemin: ['f_sarre', 'f_bearn'] }, rest: true })
    p.orders({
      british: [MARCH.levis, TO.road.etchemin, BUTTON.all],
      french: [MARCH.etchemin, TO.road.levis, BUTTON.all],
    })
    expect(why(p, 'french', zone('sillery'))).toMatch(/^7.2.3 the two forces meet/)
  })
})

describe('7 Battle', () => {
  const lines = {
    british: { left: ['b_15', 'b_60_2'], centre: ['b_28'], right: ['b_35'] },
    french: {
      left: ['f_sarre', 'f_quebec_1'],
      centre: ['f_bearn'],
      right: ['f_guyenne'],
      reserve: ['f_indians', 'f_marine'],
    },
  } as const
  test('7.6, 7.5.4 out of the reserve, but not the Indians', () => {
    const p = battle({ ...TO_BEAUPORT, ...lines })
    expect(why(p, 'french', UNIT.f_indians)).toBe('7.5.4 the Indians stay in reserve.')
    expect(why(p, 'french', UNIT.f_sarre)).toBe('7.6 it is not in reserve.')
    expect(why(p, 'french', UNIT.f_quebec_2)).toBe('7.1.1 it is not at Beauport, where the battle is.')
  })
  test('7.7.1 who fires; 7.7.2 who is hit', () => {
    const p = battle({ ...TO_BEAUPORT, ...lines }).choose('french', BUTTON.hold)
    expect(why(p, 'french', UNIT.f_marine)).toMatch(/^7.7.1 it is in reserve/)
    p.choose('french', UNIT.f_sarre).dice(6, 1, 6)
    expect(why(p, 'british', UNIT.b_28)).toMatch(/^7.7.2 .*column opposite/)
    p.choose('british', UNIT.b_15, UNIT.b_15)
    expect(why(p, 'french', UNIT.f_sarre)).toMatch(/^7.7.1 it has already fired/)
    expect(why(p, 'french', zone('beauport'))).toBe('7.7.1 choose a block now.')
  })
  test('7.5.2 who stands in line', () => {
    const zones = {
      beauport: ['f_sarre', 'f_bearn', 'f_guyenne', 'f_indians'],
      levis: ['b_15', 'b_28', 'b_35', 'b_43'],
    } as const
    const p = play({ zones, rest: { french: 'cap_rouge', british: 'ile_d_orleans' } })
    p.orders({ british: [MARCH.levis, TO.boat.beauport, BUTTON.all] }).choose('french', BUTTON.stay)
    expect(why(p, 'french', UNIT.f_indians)).toBe('7.5.4 the Indians stay in reserve.')
    p.choose('french', INTO.left.f_sarre)
    expect(why(p, 'french', UNIT.f_sarre)).toBe('7.5.2 it is already in line.')
    expect(why(p, 'french', UNIT.f_marine)).toMatch(/^7.1.1/)
  })
  test('7.8.2, 7.8.3 where a defender retreats to', () => {
    const p = battle({ ...TO_BEAUPORT, round: 2 }, { zones: { st_charles: ['f_marine'] } })
    expect(why(p, 'french', zone('montmorency'))).toBe('7.8.3 the attacker came from there.')
    expect(why(p, 'french', zone('cap_rouge'))).toMatch(/^7.8.2 no road and no boat leads from Beauport/)
    expect(why(p, 'french', zone('beauport'))).toMatch(/^7.8.1 that is where the battle is/)
    expect(why(p, 'french', zone('levis'))).toMatch(/^7.8.4 the French have no boats there/)
    const held = battle({ zone: 'abraham', from: 'ste_foy', round: 2 }, { zones: { sillery: ['b_43'] } })
    expect(why(held, 'french', zone('sillery'))).toBe('7.8.3 the enemy is there.')
  })
  test('7.8.2 an attacker goes back', () => {
    const p = battle({ ...TO_BEAUPORT, acting: 'british' }, { rest: AWAY })
    expect(why(p, 'british', zone('st_charles'))).toBe(
      '7.8.2 the attacker can only go back where he came from, Montmorency.',
    )
    expect(why(p, 'british', UNIT.b_15)).toBe('7.8.1 choose a zone now.')
  })
  const leaving = (ships: number, reserve: readonly 'f_indians'[] = ['f_indians']) =>
    battle(
      { zone: 'etchemin', from: 'levis', round: 2, french: { ...FRENCH, reserve } },
      { ships: { bason: 4 - ships, st_laurent: ships }, rest: true },
    ).choose('french', TO.boat.sillery)
  test('7.8.5, 7.8.6 the Indians need no boat and take no hits', () => {
    const p = leaving(3)
    expect(why(p, 'french', UNIT.f_indians)).toBe('7.8.5 the Indians need no boat.')
    const q = leaving(0).dice(6, ...Array.from({ length: 11 }, () => 1))
    expect(why(q, 'french', UNIT.f_indians)).toBe('7.8.6 the Indians take no hits on the way out.')
  })
  test('7.8.9 the boats are filled before the fire', () => {
    expect(leaving(3).view('british').battle?.leaving).toMatchObject({ boarded: false })
    const fired = leaving(0).dice(6, ...Array.from({ length: 11 }, () => 1))
    expect(fired.view('british').battle?.leaving).toMatchObject({ boarded: true })
  })
})

test('7.1.1 a battle is fought where both are', () => {
  const zones = {
    etchemin: ['f_sarre', 'f_bearn'],
    beauport: ['f_guyenne', 'f_marine'],
    levis: ['b_15', 'b_28', 'b_35', 'b_43'],
  } as const
  const p = play({ zones, rest: { british: 'ile_d_orleans', french: 'cap_rouge' } })
  p.orders({
    british: [MARCH.levis, TO.road.etchemin, UNIT.b_15, UNIT.b_28, TO.boat.beauport, UNIT.b_35, UNIT.b_43],
  })
  expect(why(p, 'french', zone('levis'))).toBe('7.1.1 there is no battle to fight there.')
})

test('6.1.3 where a march could go is what is offered when it is begun', () => {
  const options = [{}, { edition: 'second' }, { tides: 'on', landingSplit: 'off', roadSteFoySillery: 'on' }]
  for (const [seed, settings] of options.entries()) {
    const p = play({ rest: true }, settings)
    const random = seeded(seed)
    for (let n = 0; n < 600 && !p.table.over; n++) {
      for (const { role, options: offered } of p.state.step === 'orders' ? p.table.decisions : [])
        for (const option of offered) {
          if (option.do !== 'march') continue
          const shown = quebec1759.overlay?.(p.view(role), role, 'march', String(option.space)) ?? []
          const fork = p.table.fork()
          fork.answer({ role, option })
          const ways = (fork.decision(role)?.options ?? []).filter(({ way }) => way)
          // With a single way it is written by itself.
          if (ways.length > 0) expect(shown.map(({ place, look }) => ({ space: place, way: look }))).toEqual(ways)
          else expect(shown.length).toBe(1)
          // 6.6 And how many the boats carry.
          for (const { look, note } of shown) expect(note !== undefined && note > 0, look).toBe(look === 'boat')
        }
      const input = randomInput(p.table, random)
      if (input) p.table.answer(input)
    }
  }
})

test('4.2, 4.3 where a piece could be placed is what is offered when it is picked', () => {
  const p = play({ step: 'deployment' })
  const seen = new Set<number>()
  for (let n = 0; p.state.step === 'deployment'; n++) {
    const units = (p.table.decision('french')?.options ?? []).filter(({ unit }) => unit)
    for (const option of units) {
      const shown = quebec1759.overlay?.(p.view('french'), 'french', 'post', String(option.unit)) ?? []
      const fork = p.table.fork()
      fork.answer({ role: 'french', option })
      expect(shown.map(({ place }) => ({ space: place }))).toEqual(fork.decision('french')?.options)
      seen.add(shown.length)
    }
    expect(quebec1759.overlay?.(p.view('british'), 'british', 'post', 'f_sarre')).toEqual([])
    // Decoys first, each alone, the others in one zone: then not everybody may go everywhere.
    const decoy = units.at(-1)
    if (decoy) p.table.answer({ role: 'french', option: decoy })
    const zones = p.table.decision('french')?.options ?? []
    p.table.answer({ role: 'french', option: zones[n < 5 ? n : zones.length - 1] as Option })
  }
  expect(seen.size).toBeGreaterThan(1)
})
