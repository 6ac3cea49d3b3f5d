/** 5 Scenarios: what stands where, what lies in the pools, draws, thresholds and bonuses of each year. */
import type { Faction, Space } from './map.ts'
import type { Draws } from './units.ts'

type Sheet = '1' | '2' | '3' | '4'
export type ScenarioId = Sheet | '1B' | '3B' | '4B'
/** 5.2 The pools. */
export type Pool =
  | Draws
  | 'neutral-indians'
  | 'british-commanders'
  | 'french-commanders'
  | 'colonial-light'
  | 'british-light'
  | 'british-artillery'
  | 'french-artillery'
  | 'british-forts'
  | 'french-forts'
  | 'vow-bonus'
/** Counters and tokens by name, `royal-artillery*2` for two of a kind. */
export type Pieces = string
/** 15.2, 16.2 How many pieces are drawn in a year. */
export interface YearDraws extends Readonly<Record<Draws, number>> {}
const draws = (fleets: number, british: number, french: number, colonial: number): YearDraws => ({
  fleets,
  'british-metropolitan': british,
  'french-metropolitan': french,
  'colonial-brigades': colonial,
})
export type Wanted = 'victory-spaces' | 'settled-spaces' | 'home-spaces'
/** 18.2.1 What a bonus is given for; `colonies` and `holds` give it for each. */
export type Condition =
  | { readonly kind: 'controls'; readonly of: Wanted; readonly home: Faction; readonly least: number }
  | { readonly kind: 'colonies'; readonly least: number }
  | { readonly kind: 'holds'; readonly spaces: readonly Space[] }
const controls = (of: Wanted, home: Faction, least: number): Condition => ({ kind: 'controls', of, home, least })
const colonies = (least: number): Condition => ({ kind: 'colonies', least })
const holds = (spaces: readonly Space[]): Condition => ({ kind: 'holds', spaces })
export interface Bonus {
  readonly faction: Faction
  readonly year: number
  readonly vp: number
  readonly when: Condition
}
/** What comes in a year, and where. */
export type Sheets = Readonly<Record<number, Readonly<Partial<Record<Space, Pieces>>>>>
export interface ScenarioFacts {
  readonly years: readonly number[]
  /** 18.1 Where the Victory marker starts: British positions above 0, French below; there is no 0. */
  readonly victory: number
  readonly setup: Readonly<Partial<Record<Space, Pieces>>>
  readonly control: Readonly<Partial<Record<Space, Faction>>>
  /** Fort Construction markers placed before the game. */
  readonly forts: readonly Space[]
  readonly roads: readonly string[]
  readonly pools: Readonly<Partial<Record<Pool, Pieces>>>
  readonly draws: Readonly<Record<number, YearDraws>>
  /** 18.2 Positions at which a faction wins at the end of a year. */
  readonly thresholds: Readonly<Record<number, Readonly<Record<Faction, number>>>>
  readonly bonuses: readonly Bonus[]
  /** 17.5 What enters the pools at the end of a year. */
  readonly additions: Readonly<Record<number, Readonly<Partial<Record<Pool, Pieces>>>>>
  /** 4B: no draws, but these units at these spaces when the Fleets arrive, and when the Colonials enlist. */
  readonly arrivals?: Sheets
  readonly enlistments?: Sheets
}

/** 5.1 The Indians stand at the same places in every scenario. */
export const INDIANS: Readonly<Partial<Record<Space, Pieces>>> = {
  miramichy: 'micmac',
  'grand-sault': 'malecite',
  'les-trois-rivieres': 'abenaki',
  montreal: 'kahnawake',
  toronto: 'mississague',
  gennisheyo: 'seneca',
  kithanink: 'delaware',
  diiohage: 'mingo',
  'forks-of-the-ohio': 'chaouanon',
  'le-detroit': 'outaouais',
}

/** Scenarios 1 and 4 begin alike. */
const IN_1755: ScenarioFacts['setup'] = {
  halifax: 'goreham 40th-45th-47th royal-artillery',
  'annapolis-royal': 'fort-anne',
  rumford: 'rogers',
  boston: '50th-51st royal-artillery',
  albany: 'mohawk',
  'new-york': '35th-new-york-companies',
  'charles-town': 'fort-johnson',
  oswego: 'fort-ontario',
  'wills-creek': 'washington',
  chignectou: 'fort-beausejour langis',
  louisbourg: 'bastion*2',
  'pointe-sainte-anne': 'boishebert',
  quebec: 'rigaud canadiens*2 canonniers-bombardiers*2 bastion*2',
  ticonderoga: 'fort-saint-frederic',
  montreal: 'beaujeu lacorne',
  niagara: 'lery',
  'forks-of-the-ohio': 'lignery villiers fort-duquesne',
  'les-illinois': 'aubry belestre',
  'le-detroit': 'langlade',
}
const SHEETS: Readonly<Record<Sheet, ScenarioFacts>> = {
  '1': {
    years: [1755],
    victory: -1,
    setup: IN_1755,
    control: {},
    forts: [],
    roads: [],
    pools: {
      'neutral-indians': 'iroquois*3 cherokee*2',
      fleets: 'boscawen durell holburne royal-navy de-la-motte marine-royale',
      'british-commanders': 'bradstreet',
      'colonial-light': 'armstrong putnam',
      'british-artillery': 'royal-artillery*4',
      'british-forts':
        'fort-augusta fort-bedford fort-crown-point fort-cumberland fort-edward fort-frederick fort-herkimer fort-ligonier fort-pitt fort-pownall fort-stanwix fort-ticonderoga fort-william-henry',
      'british-metropolitan':
        '1st-royal-american 44th-48th royal-highland pick-2-artillery-british fewer-troops-british',
      'colonial-brigades':
        'new-england-brigade*5 n-york-nj-brigade*2 virginia-s-brigade*2 pick-1-colonial-light pick-1-colonial-light-put-back fewer-troops-colonial fewer-troops-put-back-colonial',
      'french-commanders': 'pouchot',
      'french-forts': 'fort-carillon fort-frontenac fort-jacques-cartier fort-levis fort-massiac fort-niagara',
      'french-artillery': 'canonniers-bombardiers',
      'french-metropolitan': 'bearn-guyenne artois-bourgogne de-la-marine languedoc-la-reine fewer-troops-french',
    },
    draws: {
      1755: draws(5, 3, 3, 8),
    },
    thresholds: { 1755: { british: 1, french: -1 } },
    bonuses: [
      { faction: 'british', year: 1755, vp: 2, when: controls('victory-spaces', 'french', 2) },
      { faction: 'french', year: 1755, vp: 2, when: controls('settled-spaces', 'british', 1) },
    ],
    additions: {},
  },
  '2': {
    years: [1757],
    victory: -1,
    setup: {
      chignectou: 'fort-cumberland',
      halifax: 'goreham 40th-45th-47th royal-artillery*2',
      'annapolis-royal': 'fort-anne',
      boston: '44th-48th royal-artillery',
      'lake-george': 'fort-william-henry rogers',
      albany: 'mohawk royal-highland 35th-new-york-companies',
      'new-york': 'royal-artillery',
      'charles-town': 'fort-johnson',
      carlisle: 'bradstreet 1st-royal-american',
      winchester: 'washington',
      shamokin: 'armstrong fort-augusta',
      miramichy: 'boishebert',
      louisbourg: 'artois-bourgogne de-la-marine bastion*2',
      quebec: 'montcalm canonniers-bombardiers*2 lery languedoc-la-reine canadiens*2 bastion*2',
      ticonderoga: 'langlade fort-carillon',
      montreal: 'pouchot rigaud lacorne langis villiers bearn-guyenne la-sarre-royal-roussillon',
      niagara: 'fort-niagara',
      'forks-of-the-ohio': 'lignery fort-duquesne',
      'les-illinois': 'aubry',
      'le-detroit': 'belestre',
    },
    control: { chignectou: 'british' },
    forts: ['winchester'],
    roads: ['mekekasink--wills-creek'],
    pools: {
      'neutral-indians': 'iroquois*3 cherokee*2',
      fleets: 'colvill durell hardy holburne royal-navy beauffremont de-la-motte marine-royale french-navy-losses',
      'british-commanders': 'howe-commander wolfe',
      'colonial-light': 'dunn putnam',
      'british-light': 'gage howe-light morgan scott',
      'british-artillery': 'royal-artillery*4',
      'british-forts':
        'fort-bedford fort-crown-point fort-edward fort-frederick fort-herkimer fort-ligonier fort-ontario fort-pitt fort-pownall fort-stanwix fort-ticonderoga',
      'british-metropolitan':
        '27th-55th 22nd-28th 43rd-46th 2nd-royal-american campbell fraser montgomery pick-2-artillery-or-light-british*4 fewer-troops-british fewer-troops-put-back-british',
      'colonial-brigades':
        'new-england-brigade*5 n-york-nj-brigade*2 virginia-s-brigade*2 pennsylvania-musters pick-1-colonial-light pick-1-colonial-light-put-back fewer-troops-colonial fewer-troops-put-back-colonial',
      'vow-bonus': 'penn-del-brigade*2',
      'french-commanders': 'levis-commander',
      'french-forts': 'fort-beausejour fort-frontenac fort-jacques-cartier fort-levis fort-massiac fort-saint-frederic',
      'french-artillery': 'canonniers-bombardiers*2',
      'french-metropolitan':
        'berry angoumois-beauvoisis de-la-marine volont-etrangers-cambis fewer-troops-french fewer-troops-put-back-french',
    },
    draws: {
      1757: draws(7, 6, 3, 8),
    },
    thresholds: { 1757: { british: 1, french: -1 } },
    bonuses: [
      { faction: 'british', year: 1757, vp: 2, when: controls('settled-spaces', 'french', 1) },
      { faction: 'french', year: 1757, vp: 2, when: controls('victory-spaces', 'british', 3) },
    ],
    additions: {},
  },
  '3': {
    years: [1758, 1759],
    victory: -5,
    setup: {
      chignectou: 'fort-cumberland 43rd-46th',
      halifax:
        'goreham royal-scots-17th 22nd-28th 40th-45th-47th 35th-new-york-companies 2nd-royal-american royal-artillery*4',
      'annapolis-royal': 'fort-anne',
      boston: '44th-48th',
      'new-london': 'bradstreet fraser',
      albany: 'rogers mohawk royal-highland',
      'new-york': 'howe-commander 27th-55th royal-artillery',
      philadelphia: 'forbes 1st-royal-american royal-artillery',
      'charles-town': 'fort-johnson',
      winchester: 'fort-frederick',
      shamokin: 'armstrong fort-augusta',
      miramichy: 'boishebert',
      louisbourg: 'artois-bourgogne de-la-marine bastion*2',
      quebec:
        'montcalm levis-commander canonniers-bombardiers*2 lery berry la-sarre-royal-roussillon canadiens*2 bastion*2',
      ticonderoga: 'langlade fort-carillon',
      montreal: 'pouchot rigaud lacorne langis bearn-guyenne languedoc-la-reine',
      niagara: 'fort-niagara',
      'forks-of-the-ohio': 'lignery fort-duquesne',
      'les-illinois': 'aubry fort-massiac',
      'le-detroit': 'belestre',
    },
    control: { chignectou: 'british' },
    forts: [],
    roads: ['mekekasink--wills-creek'],
    pools: {
      'neutral-indians': 'iroquois*3 cherokee*2',
      fleets:
        'boscawen colvill durell hardy holmes royal-navy saunders beauffremont de-lisle marine-royale french-navy-losses',
      'british-commanders': 'wolfe',
      'colonial-light': 'dunn putnam',
      'british-light': 'gage howe-light morgan scott',
      'british-artillery': 'royal-artillery*2',
      'british-forts':
        'fort-bedford fort-crown-point fort-edward fort-herkimer fort-ligonier fort-ontario fort-pitt fort-pownall fort-stanwix fort-ticonderoga',
      'british-metropolitan':
        '15th-58th 61st-63rd 94th-95th howards-buffs-kings-own campbell montgomery pick-2-artillery-or-light-british*3 fewer-troops-british fewer-troops-put-back-british',
      'colonial-brigades':
        'new-england-brigade*5 n-york-nj-brigade*2 penn-del-brigade*2 virginia-s-brigade*2 pick-1-colonial-light pick-1-colonial-light-put-back fewer-troops-colonial fewer-troops-put-back-colonial pitt-subsidies',
      'vow-bonus': 'new-england-brigade*2 n-york-nj-brigade virginia-s-brigade',
      'french-forts': 'fort-beausejour fort-frontenac fort-jacques-cartier fort-levis fort-saint-frederic',
      'french-artillery': 'canonniers-bombardiers*2',
      'french-metropolitan':
        'angoumois-beauvoisis boulonnois-royal-barrois de-la-marine foix-quercy volont-etrangers-cambis pick-1-artillery-french fewer-troops-french fewer-troops-put-back-french',
    },
    draws: {
      1758: draws(9, 5, 3, 12),
      1759: draws(9, 2, 3, 3),
    },
    thresholds: { 1758: { british: 3, french: -5 }, 1759: { british: 3, french: 2 } },
    bonuses: [
      { faction: 'british', year: 1758, vp: 2, when: controls('settled-spaces', 'french', 2) },
      { faction: 'french', year: 1758, vp: 2, when: controls('home-spaces', 'british', 3) },
      { faction: 'british', year: 1759, vp: 2, when: colonies(2) },
      { faction: 'french', year: 1759, vp: 2, when: holds(['louisbourg', 'montreal', 'quebec']) },
    ],
    additions: {},
  },
  '4': {
    years: [1755, 1756, 1757, 1758, 1759],
    victory: -1,
    setup: IN_1755,
    control: {},
    forts: [],
    roads: [],
    pools: {
      'neutral-indians': 'iroquois*3 cherokee*2',
      fleets: 'boscawen durell holburne royal-navy de-la-motte marine-royale',
      'british-commanders': 'bradstreet forbes howe-commander wolfe',
      'colonial-light': 'armstrong dunn putnam',
      'british-artillery': 'royal-artillery*6',
      'british-forts':
        'fort-augusta fort-bedford fort-crown-point fort-cumberland fort-edward fort-frederick fort-herkimer fort-ligonier fort-pitt fort-pownall fort-stanwix fort-ticonderoga fort-william-henry',
      'british-metropolitan':
        '1st-royal-american royal-scots-17th 22nd-28th 44th-48th fraser royal-highland pick-2-artillery-british fewer-troops-put-back-british',
      'colonial-brigades':
        'new-england-brigade*5 n-york-nj-brigade*2 virginia-s-brigade*2 pick-1-colonial-light pick-1-colonial-light-put-back fewer-troops-put-back-colonial',
      'french-commanders': 'levis-commander montcalm pouchot',
      'french-forts': 'fort-carillon fort-frontenac fort-jacques-cartier fort-levis fort-massiac fort-niagara',
      'french-artillery': 'canonniers-bombardiers*2',
      'french-metropolitan':
        'bearn-guyenne la-sarre-royal-roussillon artois-bourgogne de-la-marine languedoc-la-reine volont-etrangers-cambis pick-1-artillery-french fewer-troops-put-back-french',
    },
    draws: {
      1755: draws(5, 3, 3, 8),
      1756: draws(5, 3, 3, 2),
      1757: draws(7, 6, 3, 2),
      1758: draws(9, 5, 2, 2),
      1759: draws(9, 2, 2, 2),
    },
    thresholds: {
      1756: { british: 1, french: -8 },
      1757: { british: 1, french: -8 },
      1758: { british: 3, french: -5 },
      1759: { british: 3, french: 2 },
    },
    bonuses: [
      { faction: 'british', year: 1755, vp: 2, when: controls('victory-spaces', 'french', 2) },
      { faction: 'french', year: 1755, vp: 2, when: controls('settled-spaces', 'british', 1) },
      { faction: 'british', year: 1756, vp: 1, when: controls('victory-spaces', 'french', 2) },
      { faction: 'french', year: 1756, vp: 1, when: controls('settled-spaces', 'british', 1) },
      { faction: 'british', year: 1757, vp: 2, when: controls('settled-spaces', 'french', 1) },
      { faction: 'french', year: 1757, vp: 2, when: controls('victory-spaces', 'british', 3) },
      { faction: 'british', year: 1758, vp: 2, when: controls('settled-spaces', 'french', 2) },
      { faction: 'french', year: 1758, vp: 2, when: controls('home-spaces', 'british', 3) },
      { faction: 'british', year: 1759, vp: 2, when: colonies(2) },
      { faction: 'french', year: 1759, vp: 2, when: holds(['louisbourg', 'montreal', 'quebec']) },
    ],
    additions: {
      1756: {
        fleets: 'hardy de-lisle french-navy-losses',
        'british-metropolitan':
          '15th-58th 27th-55th 43rd-46th 61st-63rd 94th-95th 2nd-royal-american howards-buffs-kings-own campbell montgomery pick-2-artillery-or-light-british*3',
        'british-light': 'gage howe-light morgan scott',
        'colonial-brigades': 'fewer-troops-colonial pennsylvania-musters',
        'vow-bonus': 'penn-del-brigade*2',
        'french-metropolitan': 'berry de-la-marine fewer-troops-french',
      },
      1757: {
        fleets: 'holmes saunders',
        'british-metropolitan': 'pick-2-artillery-or-light-british fewer-troops-british',
        'colonial-brigades': 'pitt-subsidies',
        'vow-bonus': 'new-england-brigade*2 n-york-nj-brigade virginia-s-brigade',
        'french-metropolitan': 'angoumois-beauvoisis boulonnois-royal-barrois foix-quercy',
      },
    },
  },
}

/** 1B: two years. What was lost of it is read as the same things of scenario 4 (docs/rulings.md). */
const EARLY_WAR: ScenarioFacts = {
  ...SHEETS['1'],
  years: [1755, 1756],
  pools: {
    ...SHEETS['1'].pools,
    'british-commanders': SHEETS['4'].pools['british-commanders'] as Pieces,
    'french-commanders': SHEETS['4'].pools['french-commanders'] as Pieces,
    'british-metropolitan': `${SHEETS['1'].pools['british-metropolitan']} royal-scots-17th 22nd-28th fraser`,
    'french-metropolitan': `${SHEETS['1'].pools['french-metropolitan']} la-sarre-royal-roussillon volont-etrangers-cambis`,
  },
  draws: { 1755: draws(5, 3, 3, 8), 1756: draws(5, 3, 3, 8) },
  thresholds: { 1756: { british: 1, french: -1 } },
  bonuses: SHEETS['4'].bonuses.filter(({ year }) => year <= 1756),
}

/** 3B: the first year of scenario 3 alone. The thresholds are lost: about half the way of the two years. */
const BRITISH_OFFENSIVE: ScenarioFacts = {
  ...SHEETS['3'],
  years: [1758],
  draws: { 1758: draws(9, 5, 3, 12) },
  thresholds: { 1758: { british: -1, french: -2 } },
  bonuses: SHEETS['3'].bonuses.filter(({ year }) => year === 1758),
}

/**
 * 4B: scenario 4 with the units that came in history. The tables lost most of their columns: units are as listed,
 * spaces and numbers of Colonial Brigades as far as the history of the units and the counters tell (docs/rulings.md).
 */
const HISTORY: ScenarioFacts = {
  ...SHEETS['4'],
  pools: {
    'neutral-indians': 'iroquois*3 cherokee*2',
    fleets:
      'boscawen colvill durell hardy holburne holmes royal-navy saunders beauffremont de-la-motte de-lisle marine-royale',
    'british-artillery': 'royal-artillery*6',
    'french-artillery': 'canonniers-bombardiers*2',
    'british-forts': SHEETS['4'].pools['british-forts'] as Pieces,
    'french-forts': SHEETS['4'].pools['french-forts'] as Pieces,
    'british-commanders': 'bradstreet forbes howe-commander wolfe',
    'french-commanders': 'levis-commander montcalm pouchot',
    'british-metropolitan':
      '15th-58th 1st-royal-american 22nd-28th 27th-55th 2nd-royal-american 43rd-46th 44th-48th 94th-95th royal-scots-17th fraser montgomery royal-highland',
    'french-metropolitan':
      'artois-bourgogne bearn-guyenne berry de-la-marine*2 la-sarre-royal-roussillon languedoc-la-reine volont-etrangers-cambis',
    'british-light': 'gage howe-light scott',
    'colonial-light': 'armstrong dunn putnam',
    'colonial-brigades': 'new-england-brigade*7 n-york-nj-brigade*3 penn-del-brigade*2 virginia-s-brigade*3',
  },
  draws: {},
  additions: {},
  thresholds: {
    ...SHEETS['4'].thresholds,
    1758: { british: 5, french: -5 },
    1759: { british: 5, french: 4 },
  },
  arrivals: {
    1755: {
      halifax: 'boscawen colvill holburne',
      alexandria: 'royal-navy 44th-48th royal-artillery',
      louisbourg: 'marine-royale artois-bourgogne',
      quebec: 'de-la-motte pouchot bearn-guyenne languedoc-la-reine',
    },
    1756: {
      halifax: 'royal-navy holburne',
      'new-york': '1st-royal-american royal-highland',
      quebec: 'de-lisle montcalm la-sarre-royal-roussillon',
    },
    1757: {
      halifax: 'colvill holburne howe-commander 27th-55th royal-scots-17th 22nd-28th 43rd-46th royal-artillery*2',
      'new-york': 'hardy 2nd-royal-american',
      louisbourg: 'beauffremont marine-royale de-la-motte',
      quebec: 'levis-commander berry de-la-marine',
    },
    1758: {
      halifax: 'boscawen colvill durell hardy holburne wolfe 15th-58th fraser scott royal-artillery*2',
      albany: 'gage',
      philadelphia: 'royal-navy forbes montgomery',
      louisbourg: 'de-lisle volont-etrangers-cambis',
      quebec: 'marine-royale',
    },
    1759: {
      halifax: 'boscawen colvill durell holmes holburne saunders royal-navy howe-light 94th-95th',
      quebec: 'marine-royale de-la-marine canonniers-bombardiers',
    },
  },
  enlistments: {
    1755: { northfield: 'new-england-brigade*5', albany: 'bradstreet n-york-nj-brigade*2' },
    1756: { northfield: 'putnam', carlisle: 'armstrong penn-del-brigade', winchester: 'virginia-s-brigade*2' },
    1758: {
      boston: 'new-england-brigade',
      northfield: 'new-england-brigade',
      albany: 'n-york-nj-brigade dunn',
      carlisle: 'penn-del-brigade',
      winchester: 'virginia-s-brigade',
    },
  },
}

export const SCENARIO: Readonly<Record<ScenarioId, ScenarioFacts>> = {
  ...SHEETS,
  '1B': EARLY_WAR,
  '3B': BRITISH_OFFENSIVE,
  '4B': HISTORY,
}
