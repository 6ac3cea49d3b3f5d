/** The board as text: what a player reads in a terminal, or hears. */
import { OPEN, type Settings, SPECTATOR, type Viewer } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import { describe, expect, test } from 'vitest'
import { board } from '../src/board.ts'
import { ROADS, ZONES } from '../src/data/map.ts'
import { SWITCHES } from '../src/data/switches.ts'
import { UNITS, type UnitId, unitsOf } from '../src/data/units.ts'
import { quebec1759 } from '../src/index.ts'
import { spaceName, unitName } from '../src/messages.ts'
import { type PositionSpec, position } from '../src/position.ts'
import type { State } from '../src/state.ts'
import { view } from '../src/view.ts'

const LANGUAGES = {
  en: renderer(quebec1759.catalogues.en, 'en'),
  fr: renderer(quebec1759.catalogues.fr, 'fr'),
}
type Language = keyof typeof LANGUAGES
const VIEWERS: readonly Viewer[] = ['british', 'french', SPECTATOR, OPEN]

const settings = (changed: Settings = {}): Settings => ({
  ...Object.fromEntries(SWITCHES.map((one) => [one.id, one.default])),
  ...changed,
})
const at = (spec: PositionSpec, changed?: Settings): State => position(spec, 'campaign', settings(changed))
const read = (g: State, viewer: Viewer, language: Language = 'en'): string =>
  board(view(g, viewer), LANGUAGES[language])
/** What stands below the line that begins so, down to the next empty line. */
const below = (text: string, start: string): string => {
  const lines = text.split('\n')
  const from = lines.findIndex((line) => line.startsWith(start))
  const end = lines.indexOf('', from)
  return lines.slice(from, end < 0 ? undefined : end).join('\n')
}

const CAMPAIGN: PositionSpec = {
  turn: 5,
  ships: { bason: 3, st_laurent: 1 },
  occupied: ['levis', 'etchemin'],
  zones: {
    ile_d_orleans: ['b_15', 'b_28', 'b_35:3', 'b_43:2', 'b_rangers', 'b_decoy_1', 'b_decoy_3', 'b_decoy_4'],
    levis: ['b_78', 'b_gren:1'],
    beauport: ['f_sarre', 'f_quebec_1', 'f_quebec_2', 'f_quebec_5', 'f_quebec_6:1', 'f_decoy_2'],
    abraham: ['f_guyenne:2', 'f_indians'],
    etchemin: ['f_montreal_2', 'f_montreal_3'],
  },
}
const ASSAULT: PositionSpec = {
  turn: 7,
  zones: { ile_d_orleans: ['b_15', 'b_decoy_1'], st_charles: ['f_marine', 'f_decoy_1'] },
  battle: {
    zone: 'beauport',
    attacker: 'british',
    from: 'ile_d_orleans',
    way: 'boat',
    round: 2,
    british: { left: ['b_28:3'], centre: ['b_78', 'b_43'], right: ['b_60_2'], reserve: ['b_gren'] },
    french: { left: ['f_sarre', 'f_quebec_1:1'], centre: ['f_bearn'], right: ['f_languedoc'], reserve: ['f_indians'] },
  },
}
const SKIRMISH: PositionSpec = {
  turn: 9,
  battles: [{ zone: 'sillery', attacker: 'french', from: 'abraham', way: 'road' }],
  zones: { sillery: ['b_light', 'f_guyenne'] },
  battle: {
    zone: 'levis',
    attacker: 'french',
    from: 'etchemin',
    way: 'road',
    kind: 'skirmish',
    british: { centre: ['b_rangers'] },
    french: { centre: ['f_montreal_1', 'f_trois_rivieres', 'f_indians'] },
  },
}

describe('the campaign', () => {
  test('as the British see it, in English', () => {
    expect(read(at(CAMPAIGN), 'british')).toMatchInlineSnapshot(`
      "Turn 5 of 16
      The British win by holding Abraham at the end of turn 16.
      British CV 21 (broken below 20)
      French CV 20 (16 without the Indians, who leave below 10)
      [4] a block of CV 4, [3×2] three of CV 2, ▮ a hidden one

      Upriver, on the St. Laurent: 1 ship, 3 French boats
        Cap Rouge      roads: Ste. Foy, Sillery
        Ste. Foy       inland · roads: Cap Rouge, Abraham
        Sillery        roads: Cap Rouge, Abraham
        Abraham        roads: Ste. Foy, Sillery, St. Charles (river)
          French   ▮▮ 2 blocks
        Etchemin       south bank · road: Levis · taken before
          French   ▮▮ 2 blocks
      Downriver, on the Bason: 3 ships
        St. Charles    roads: Abraham (river), Beauport
        Beauport       roads: St. Charles, Montmorency
          French   ▮▮▮▮▮▮ 6 blocks
        Montmorency    road: Beauport
        Levis          south bank · road: Etchemin
          British  2 blocks, CV 5: 78th Highlanders (Fraser’s) [4]
                   Louisbourg Grenadiers [1]
        Ile d’Orleans  island · no road
          British  8 blocks, CV 16: 15th Foot (Amherst’s) [4]
                   28th Foot (Bragg’s) [4] · 35th Foot (Otway’s) [3]
                   43rd Foot (Kennedy’s) [2] · American Rangers [3] · Decoy 1, 3, 4

      Out of the campaign
          British  47th Foot (Lascelles’) · 48th Foot (Webb’s)
                   58th Foot (Anstruther’s) · 3/60th Royal Americans
                   2/60th Royal Americans · Light Infantry · Decoy 2, 5, 6, 7, 8
          French   Royal-Roussillon · Languedoc · Béarn · Troops of the Marine
                   Quebec militia 3, 4 · Montreal militia 1, 4, 5, 6
                   Trois-Rivières militia · Decoy 1, 3, 4, 5"
    `)
  })

  test('as the French see it, in French', () => {
    expect(read(at(CAMPAIGN), 'french', 'fr')).toMatchInlineSnapshot(`
      "Tour 5 sur 16
      Victoire britannique : tenir les plaines d’Abraham à la fin du tour 16.
      VC britannique 21 (armée brisée sous 20)
      VC française 20 (16 sans les Indiens, qui partent sous 10)
      [4] un bloc de VC 4, [3×2] trois de VC 2, ▮ un bloc caché

      En amont, sur le Saint-Laurent : 1 navire, 3 bateaux français
        Cap-Rouge          routes : Sainte-Foy, Sillery
        Sainte-Foy         dans les terres · routes : Cap-Rouge, Plaines d’Abraham
        Sillery            routes : Cap-Rouge, Plaines d’Abraham
        Plaines d’Abraham  routes : Sainte-Foy, Sillery, Saint-Charles (rivière)
          Français      2 blocs, VC 6 : Guyenne [2] · Indiens [4]
        Etchemin           rive sud · route : Lévis · déjà prise
          Français      2 blocs, VC 4 : Milice de Montréal 2, 3 [2×2]
      En aval, sur le Bassin : 3 navires
        Saint-Charles      routes : Plaines d’Abraham (rivière), Beauport
        Beauport           routes : Saint-Charles, Montmorency
          Français      6 blocs, VC 10 : La Sarre [3] · Milice de Québec 1, 2, 5 [3×2]
                        Milice de Québec 6 [1] · Leurre 2
        Montmorency        route : Beauport
        Lévis              rive sud · route : Etchemin
          Britanniques  ▮▮ 2 blocs
        Île d’Orléans      île · aucune route
          Britanniques  ▮▮▮▮▮▮▮▮ 8 blocs

      Hors de la campagne
          Britanniques  47e régiment (Lascelles) · 48e régiment (Webb)
                        58e régiment (Anstruther) · 3/60e Royal American
                        2/60e Royal American · Infanterie légère
                        Leurre 2, 5, 6, 7, 8
          Français      Royal-Roussillon · Languedoc · Béarn · Troupes de la Marine
                        Milice de Québec 3, 4 · Milice de Montréal 1, 4, 5, 6
                        Milice des Trois-Rivières · Leurre 1, 3, 4, 5"
    `)
  })

  test('6.2.1 the tide is told only where it forbids something', () => {
    const g = at(CAMPAIGN, { tides: 'on' })
    expect(read(g, 'british')).not.toContain('tide')
    g.contraryTide = true
    expect(read(g, 'british').split('\n')[0]).toBe('Turn 5 of 16 · contrary tide: neither ships nor boats this turn')
  })

  test('4.2 what is still to be posted: named to the French, counted to the British', () => {
    const g = quebec1759.setup('campaign', settings())
    expect(below(read(g, 'french'), 'Still to be posted')).toContain('Quebec militia 1, 2, 3, 4, 5, 6 [6×2]')
    expect(below(read(g, 'british'), 'Still to be posted')).toBe(
      `Still to be posted\n    French   ${'▮'.repeat(25)} 25 blocks`,
    )
  })

  test('6.9.1 an order: whole to its writer, to the other only when both lie open, and then without names', () => {
    const g = at(CAMPAIGN)
    g.orders.british = {
      kind: 'march',
      from: 'ile_d_orleans',
      groups: [
        { to: 'montmorency', way: 'boat', units: ['b_15', 'b_decoy_1'] },
        { to: 'levis', way: 'boat', units: [] },
      ],
    }
    g.orders.french = { kind: 'indian', from: 'abraham', to: 'levis' }
    expect(below(read(g, 'british'), 'Orders')).toBe(
      'Orders\n  The British go from Ile d’Orleans to Montmorency, by boat: 15th Foot\n    (Amherst’s) and Decoy 1.',
    )
    expect(below(read(g, 'french'), 'Orders')).toBe('Orders\n  The Indians go from Abraham to Levis.')
    g.revealed = true
    expect(below(read(g, 'french'), 'Orders')).toBe(
      'Orders\n  The British go from Ile d’Orleans to Montmorency, by boat: 2 blocks.\n  The Indians go from Abraham to Levis.',
    )
  })

  test('6.4.6 blocks seen by scouts are named to the French alone', () => {
    const g = at(CAMPAIGN)
    g.scouting = { zone: 'levis', dealt: [null, 'b_gren'], seen: ['b_78'] }
    expect(read(g, 'french')).toContain('The Indians are scouting at Levis: 1 block is still hidden.')
    expect(read(g, 'french')).toContain('78th Highlanders (Fraser’s) [4] · ▮ 1 block')
    expect(read(g, SPECTATOR)).not.toContain('Fraser')
  })

  test('10.2 without Indians their threshold is of no account', () => {
    expect(read(at({ zones: { abraham: ['f_sarre'] } }), 'british')).toContain('French CV 3\n')
  })
})

describe('a battle', () => {
  test('7.5.2 three columns face to face; the reserve of the other side is hidden', () => {
    expect(below(read(at(ASSAULT), 'british'), 'Battle at')).toMatchInlineSnapshot(`
      "Battle at Beauport · battle turn 2 · the French act
      The British attack, from Ile d’Orleans, by boat.
                British                            French
        left    28th Foot (Bragg’s) [3]            La Sarre [3]
                                                   Quebec militia 1 [1]
        centre  78th Highlanders (Fraser’s) [4]    Béarn [3]
                43rd Foot (Kennedy’s) [4]
        right   2/60th Royal Americans [3]         Languedoc [3]
        British, in reserve  Louisbourg Grenadiers [2]
        French, in reserve  ▮ 1 block"
    `)
    expect(
      below(read(at(ASSAULT), 'french', 'fr'), 'Bataille : Beauport'.replace(' :', '\u00a0:')),
    ).toMatchInlineSnapshot(`
      "Bataille : Beauport · tour de combat 2 · aux Français d’agir
      Attaque des Britanniques, venus en bateau (Île d’Orléans).
                Britanniques                       Français
        gauche  28e régiment (Bragg) [3]           La Sarre [3]
                                                   Milice de Québec 1 [1]
        centre  78e Highlanders (Fraser) [4]       Béarn [3]
                43e régiment (Kennedy) [4]
        droite  2/60e Royal American [3]           Languedoc [3]
        Britanniques, en réserve  ▮ 1 bloc
        Français, en réserve  Indiens [4]"
    `)
  })

  test('7.5.3 a skirmish; another battle waits', () => {
    const text = read(at(SKIRMISH), 'british')
    expect(below(text, 'Battle at')).toMatchInlineSnapshot(`
      "Battle at Levis · battle turn 1 · the British act
      The French attack, from Etchemin, by road.
        British                                French
        American Rangers [3]                   Montreal militia 1 [2]
                                               Trois-Rivières militia [2]
                                               Indians [4]"
    `)
    expect(text).toContain('    Battle to be fought: the French attack from Abraham, by road.\n')
    expect(text).toContain('  Levis          south bank · road: Etchemin · battle in progress, see below\n')
  })

  test('7.5.1 while the lines are drawn up the other side sees only blocks', () => {
    const g = at(ASSAULT)
    const battle = g.battle as NonNullable<State['battle']>
    battle.round = 0
    battle.arrayed = []
    battle.lines.french.centre = []
    expect(below(read(g, 'french'), 'Battle at')).toMatchInlineSnapshot(`
      "Battle at Beauport
      The British attack, from Ile d’Orleans, by boat.
                British                            French
        left    -                                  La Sarre [3]
                                                   Quebec militia 1 [1]
        centre  -                                  -
        right   -                                  Languedoc [3]
        British, not yet in line  ▮▮▮▮▮ 5 blocks
        French, in reserve  Indians [4]
        French, not yet in line  Béarn [3]"
    `)
    expect(below(read(g, 'british'), 'Battle at')).toContain('French, not yet in line  ▮▮▮▮▮ 5 blocks')
  })

  test('7.7.1 who has yet to fire; 7.9 who is routed, 7.8 where to', () => {
    const g = at(ASSAULT)
    const battle = g.battle as NonNullable<State['battle']>
    battle.toFire = ['f_bearn']
    expect(read(g, 'british')).toContain('Béarn [3] *')
    expect(read(g, 'british')).toMatch(/\n\* has yet to fire$/)
    battle.toFire = []
    battle.routed = 'french'
    battle.leaving = { side: 'french', to: 'st_charles', way: 'road', boarded: true }
    expect(read(g, 'british')).toContain(
      'The French are routed.\nThe French leave the field for St. Charles, by road.\n',
    )
    expect(read(g, 'british')).not.toContain(' act')
  })
})

const POSITIONS: readonly State[] = [
  quebec1759.setup('campaign', settings()),
  quebec1759.setup('campaign', settings({ edition: 'second' })),
  at({ ...CAMPAIGN, rest: true }),
  at({ ...CAMPAIGN, rest: true }, { roadSteFoySillery: 'on', roadStCharlesSteFoy: 'on' }),
  at(ASSAULT),
  at({ ...ASSAULT, rest: true }),
  at(SKIRMISH),
]

describe.each(['en', 'fr'] as const)('every board in %s', (language) => {
  const say = LANGUAGES[language]

  test('fits a terminal of 80 columns', () => {
    for (const g of POSITIONS)
      for (const viewer of VIEWERS)
        for (const line of read(g, viewer, language).split('\n')) expect(line.length, line).toBeLessThanOrEqual(80)
  })

  test('has every text it needs', () => {
    for (const g of POSITIONS) for (const viewer of VIEWERS) expect(read(g, viewer, language)).not.toContain('⟦')
  })

  test('1.1, 1.2 has every zone once, with its roads', () => {
    for (const roads of ['off', 'on']) {
      const g = at({}, { roadSteFoySillery: roads, roadStCharlesSteFoy: roads })
      const text = read(g, SPECTATOR, language).replace(/\n {4,}/g, ' ')
      for (const zone of ZONES) {
        const lines = text.split('\n').filter((line) => line.startsWith(`  ${say(spaceName(zone))} `))
        expect(lines).toHaveLength(1)
        for (const other of ZONES) {
          const joined = ROADS.some(
            (r) => r.between.includes(zone) && r.between.includes(other) && (!r.option || roads === 'on'),
          )
          if (other !== zone) expect(lines[0]?.includes(say(spaceName(other))), `${zone} ${other}`).toBe(joined)
        }
      }
    }
  })

  test('3.1 never names a hidden block', () => {
    const names = (ids: readonly UnitId[]) =>
      ids.filter((id) => UNITS[id].kind !== 'decoy').map((id) => say(unitName(id)).replace(/ \d+$/, ''))
    const hidden = at({ ...CAMPAIGN, rest: true })
    for (const [viewer, side] of [
      ['british', 'french'],
      ['french', 'british'],
      [SPECTATOR, 'british'],
      [SPECTATOR, 'french'],
    ] as const) {
      // The header speaks of the Indians as such: that they are in the game is known.
      const text = read(hidden, viewer, language).split('\n').slice(5).join('\n')
      for (const name of names(unitsOf(side, 'first'))) expect(text).not.toContain(name)
    }
    const fight = below(
      read(at(ASSAULT), SPECTATOR, language),
      say({ key: 'board.battle', args: { zone: spaceName('beauport') } }),
    )
    for (const id of ['b_gren', 'f_indians'] as const) expect(fight).not.toContain(say(unitName(id)))
  })
})
