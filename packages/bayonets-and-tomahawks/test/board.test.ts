/** The board as text: what a player reads in a terminal, or hears. */
import { checkSettings, OPEN, type Option, SPECTATOR, type Viewer } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import { describe, expect, test } from 'vitest'
import { board } from '../src/board.ts'
import { bayonetsAndTomahawks } from '../src/index.ts'
import { type PositionSpec, position } from '../src/position.ts'
import type { Battle, State } from '../src/state.ts'
import { view } from '../src/view.ts'

const LANGUAGES = {
  en: renderer(bayonetsAndTomahawks.catalogues.en, 'en'),
  fr: renderer(bayonetsAndTomahawks.catalogues.fr, 'fr'),
}
const VIEWERS: readonly Viewer[] = ['british', 'french', SPECTATOR, OPEN]
const at = (spec: PositionSpec, scenario = '2'): State => {
  const checked = checkSettings(bayonetsAndTomahawks, scenario, {})
  return position(spec, scenario, 'settings' in checked ? checked.settings : {})
}
const read = (g: State, viewer: Viewer, language: 'en' | 'fr' = 'en'): string =>
  board(view(g, viewer), LANGUAGES[language])

const CAMPAIGN: PositionSpec = {
  clear: true,
  year: 1757,
  round: 4,
  victory: -2,
  raid: { british: 1, french: 6 },
  first: 'british',
  step: 'move',
  nations: { iroquois: 'british' },
  control: { oswego: 'french', 'port-la-joye': 'british' },
  spaces: {
    albany: [
      'mohawk',
      'new-england-brigade-1',
      'new-england-brigade-2:spent',
      'new-england-brigade-3',
      'gage:reduced:spent',
    ],
    oswego: ['lery', 'beaujeu', 'fort-frontenac', 'berry', 'foix-quercy', 'la-sarre-royal-roussillon', 'montcalm'],
    'lake-george': ['22nd-28th', 'villiers'],
    'port-la-joye': ['durell', 'fraser'],
    oquaga: ['iroquois-1'],
    kahuahgo: ['rogers'],
  },
  markers: { british: { rout: ['lake-george'], oos: ['lake-george'], landing: ['port-la-joye'] } },
  boxes: {
    'losses-french': ['abenaki', 'mingo'],
    disbanded: ['virginia-s-brigade-1:reduced'],
    'sail-british': ['holburne', '43rd-46th'],
  },
  raided: { french: ['carlisle'] },
  battles: ['lake-george'],
  fortworks: ['lake-george'],
  roads: ['kahuahgo--oswego'],
  roadworks: ['lake-george--oneida-lake'],
  played: { british: 13, french: 30, indian: 43 },
  aps: { british: ['sail-army'], french: ['light', 'sail-army'], indian: [] },
  hands: { british: { reserve: 5 }, french: { reserve: 31 } },
  reaction: 'army',
  warships: 'niagara--toronto',
  chits: { british: 9 },
  action: {
    kind: 'move',
    faction: 'british',
    ap: 'light-2x',
    as: 'light',
    double: true,
    back: 'actions',
    units: ['rogers'],
    at: 'kahuahgo',
    from: 'oneida-lake',
    spent: 1,
    target: null,
    events: [],
  },
}
const fighting = (): State => {
  const g = at({ ...CAMPAIGN, step: 'attack' })
  g.action = null
  g.battle = {
    space: 'lake-george',
    attacker: 'french',
    defender: 'british',
    marks: { british: -1, french: 2 },
    militia: { british: 1, french: 0 },
    alone: { british: false, french: false },
    apart: [],
    commander: { british: null, french: { unit: 'montcalm', left: 1 } },
    fort: false,
    coup: false,
    eventRerolls: { british: null, french: null },
    ghosts: [],
    firstHit: false,
    lastBastionFell: false,
    rolling: { faction: 'french', type: 'light', units: ['villiers'], faces: ['bt'], rerolled: [] },
    done: [],
  } as Battle
  return g
}

describe('the board as text', () => {
  test('7.1 before the first round neither card is the Reserve, and nobody goes first yet', () => {
    const head = (step: 'reserve' | 'choose' | 'events') =>
      read(at({ step, year: 1757, round: 1, hands: { british: { reserve: 4, drawn: 2 } } }), 'british')
    expect(head('reserve')).toMatch(/^1757, Action Round 1 of 9\n/)
    expect(head('reserve')).toContain('Hand of the British: drawn card 4 “Round Up Men & Equipment” · drawn card 2')
    expect(head('choose')).toMatch(/^1757, Action Round 1 of 9\n/)
    expect(head('choose')).toContain('Hand of the British: Reserve card 4 “Round Up')
    expect(head('events')).toMatch(/^1757, Action Round 1 of 9 · the \w+ go first\n/)
  })
  test('as the British see it, in English', () => {
    expect(read(at(CAMPAIGN), 'british')).toMatchInlineSnapshot(`
      "1757, Action Round 4 of 9 · the British go first
      Victory marker: French 2 · Raid Points: British 1, French 6
      the Iroquois are with the British · the Cherokee are neutral
      the Gulf is closed to the British
      British, in play: card 13 “Cherokee Diplomacy” · 1 AP left: Sail/Army AP
      French, in play: card 30 “Reluctant Wagoners”
        2 APs left: Light AP, Sail/Army AP
      Indians, in play: card 43 · no AP left
      The British hold back for Reaction: Army AP
      Closed to the British this round: Niagara – Toronto
      Hand of the British: Reserve card 5 “Disease in French Camp”
        War in Europe chit 2
      Hand of the French: Reserve (hidden)

      Acadie
        Port la Joye: French Settled Space 2 · 1 Militia · held by the British
          Highways: Miramichy · Paths: Chignectou and Louisbourg
          British (landed): Durell · Fraser

      New York & New Jersey
        Albany: British Settled Space 3 · 3 VPs · 3 Militia
          Highways: Kingston, Lake George, Northfield, and Oneida Lake · Paths: Oquaga
          British: Mohawk · New England 1, 3 · New England 2 (spent)
            Gage (reduced, spent)

      Pennsylvania & Delaware
        Carlisle: British Settled Space 2 · 2 VPs · 2 Militia · raided by the French

      Iroquois
        Oquaga: village
          Paths: Albany, Cawichnowane, Gnadenhütten, Kingston, Minisink, Oneida Lake,
            and Onontake
          British: Iroquois 1

      Outside the Colonies
        Lake George: British Outpost 1 · 1 VP · battle to be fought · Fort begun
          Highways: Albany and Ticonderoga · Paths: Mikazawitegok, Oneida Lake, and
            Sachenda’ga
          British (routed, out of supply): 22nd & 28th
          French: Villiers
        Kahuahgo: Wilderness
          Roads: Oswego · Paths: La Présentation, Nihanawate, and Oneida Lake
          British: Rogers
        Oswego: British Outpost 1 · 1 VP · held by the French
          Highways: Baye de Cataracouy, Oneida Lake, and Onyiudaondagwat · Roads:
            Kahuahgo · Paths: Onontake
          French: Léry · Beaujeu · Fort Frontenac · Berry · Foix & Quercy
            La Sarre & Royal-Roussillon · Montcalm

      Roads: Kahuahgo – Oswego
      Roads begun: Lake George – Oneida Lake

      British Sail Box: Holburne · 43rd & 46th
      French losses: Abénaki · Mingo
      Disbanded Colonial Brigades: Virginia & S. 1 (reduced)
      Counters left in the pools: Fleets pool 6 · British Metropolitan pool 4
        French Metropolitan pool 3 · Colonial Brigades pool 5 · Neutral Indians 4
        British Commanders pool 2 · French Commanders pool 1 · Colonial Light pool 2
        British Light pool 3 · British Artillery pool 4 · French Artillery pool 2
        British Forts pool 11 · French Forts pool 5 · Bonus Brigades 2

      Action of the British: movement (Light AP ×2) · units: Rogers
        at Kahuahgo after 1 MP"
    `)
  })
  test('as the French see it, in French', () => {
    expect(read(at(CAMPAIGN), 'french', 'fr')).toMatchInlineSnapshot(`
      "1757, manche d’action 4 sur 9 · les Britanniques jouent en premier
      Marqueur Victoire : Français 2 · Points de raid : Britanniques 1, Français 6
      les Iroquois sont avec les Britanniques · les Cherokees sont neutres
      le golfe est fermé aux Britanniques
      Britanniques, en jeu : carte 13 « Diplomatie cherokee »
        reste 1 PA : PA naval/armée
      Français, en jeu : carte 30 « Charretiers récalcitrants »
        restent 2 PA : PA léger, PA naval/armée
      Indiens, en jeu : carte 43 · plus de PA
      Gardé par les Britanniques pour la réaction : PA d’armée
      Fermé aux Britanniques pendant cette manche : Niagara – Toronto
      Main des Britanniques : gardée, (cachée) · jeton Guerre en Europe (caché)
      Main des Français : gardée, carte 31 « Hommes et matériel rassemblés »

      Acadie
        Port la Joye : établissement des Français 2 · Milice 1
          tenu par les Britanniques
          Grandes voies : Miramichy · Sentiers : Chignectou et Louisbourg
          Britanniques (débarqués) : Durell · Fraser

      New York et New Jersey
        Albany : établissement des Britanniques 3 · 3 PV · Milice 3
          Grandes voies : Kingston, Lake George, Northfield et Oneida Lake ·
            Sentiers : Oquaga
          Britanniques : Mohawk · New England 1, 3 · New England 2 (épuisée)
            Gage (réduite, épuisée)

      Pennsylvanie et Delaware
        Carlisle : établissement des Britanniques 2 · 2 PV · Milice 2
          pillé par les Français

      Iroquois
        Oquaga : village
          Sentiers : Albany, Cawichnowane, Gnadenhütten, Kingston, Minisink, Oneida
            Lake et Onontake
          Britanniques : Iroquois 1

      Hors des colonies
        Lake George : avant-poste des Britanniques 1 · 1 PV · bataille à livrer
          fort en construction
          Grandes voies : Albany et Ticonderoga · Sentiers : Mikazawitegok, Oneida
            Lake et Sachenda’ga
          Britanniques (en déroute, hors ravitaillement) : 22nd & 28th
          Français : Villiers
        Kahuahgo : région sauvage
          Routes : Oswego · Sentiers : La Présentation, Nihanawate et Oneida Lake
          Britanniques : Rogers
        Oswego : avant-poste des Britanniques 1 · 1 PV · tenu par les Français
          Grandes voies : Baye de Cataracouy, Oneida Lake et Onyiudaondagwat ·
            Routes : Kahuahgo · Sentiers : Onontake
          Français : Léry · Beaujeu · Fort Frontenac · Berry · Foix & Quercy
            La Sarre & Royal-Roussillon · Montcalm

      Routes : Kahuahgo – Oswego
      Routes en construction : Lake George – Oneida Lake

      Case de navigation britannique : Holburne · 43rd & 46th
      Pertes françaises : Abénaki · Mingo
      Brigades coloniales licenciées : Virginia & S. 1 (réduite)
      Pièces restant dans les viviers : Vivier des flottes 6
        Vivier métropolitain britannique 4 · Vivier métropolitain français 3
        Vivier des brigades coloniales 5 · Indiens neutres 4
        Vivier des commandants britanniques 2 · Vivier des commandants français 1
        Vivier des légères coloniales 2 · Vivier des légères britanniques 3
        Vivier d’artillerie britannique 4 · Vivier d’artillerie française 2
        Vivier des forts britanniques 11 · Vivier des forts français 5
        Brigades en supplément 2

      Action des Britanniques : mouvement (PA léger ×2) · unités : Rogers
        lieu : Kahuahgo, après 1 PM"
    `)
  })
  test('13 a battle', () => {
    const text = read(fighting(), SPECTATOR)
    expect(text.slice(text.indexOf('Battle at'))).toMatchInlineSnapshot(`
      "Battle at Lake George: the French attack
        Battle track: British −1, French 2 · Militia: British 1, French 0
        Montcalm leads, 1 reroll left
        The French roll for Light: Villiers bayonet & tomahawk"
    `)
  })
  test('6.0 a hand and a chit are read by their owner only', () => {
    const held = (viewer: Viewer) =>
      read(at(CAMPAIGN), viewer)
        .split('\n')
        .filter((line) => line.startsWith('Hand of'))
    expect(held('british')).toEqual([
      'Hand of the British: Reserve card 5 “Disease in French Camp”',
      'Hand of the French: Reserve (hidden)',
    ])
    expect(held(SPECTATOR)).toEqual([
      'Hand of the British: Reserve (hidden) · War in Europe chit (hidden)',
      'Hand of the French: Reserve (hidden)',
    ])
    expect(held(OPEN)).toContain('Hand of the French: Reserve card 31 “Round Up Men & Equipment”')
  })
  test('logistics rounds are named', () => {
    const first = (step: State['step']) => read(at({ ...CAMPAIGN, step }), SPECTATOR).split('\n')[0]
    expect(first('fleets_arrive')).toBe('1757, Fleets Arrive')
    expect(first('colonials_enlist')).toBe('1757, Colonials Enlist')
    expect(first('winter')).toBe('1757, Winter Quarters')
  })
  test('at most 80 columns, every word known, for everybody, in every scenario', () => {
    const boards = [at(CAMPAIGN), fighting(), ...['1', '2', '3', '4'].map((id) => at({}, id))]
    for (const g of boards)
      for (const viewer of VIEWERS)
        for (const language of ['en', 'fr'] as const) {
          const text = read(g, viewer, language)
          expect(text).not.toContain('⟦')
          for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80)
        }
  })
})

describe('choices in a list', () => {
  const called = (option: Option, more: PositionSpec = {}): string => {
    const message = bayonetsAndTomahawks.label?.(option, view(at({ ...CAMPAIGN, ...more }), 'british'))
    return message ? LANGUAGES.en(message) : ''
  }
  test('6.0 a card tells what it brings', () => {
    expect(called({ card: '10' })).toBe('card 10 “Forced March”: Light AP, Army AP, and Sail/Army AP; initiative 4')
    expect(called({ card: '47' })).toBe('card 47: Indian AP and Indian AP')
  })
  test('12.0 a Path tells that a Road is begun there', () => {
    expect(called({ connection: 'carlisle--rays-town' }, { step: 'build' })).toBe('Begin the Road Carlisle – Rays Town')
  })
})
