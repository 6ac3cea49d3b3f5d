/** 5 What stands where at the start of each scenario, what lies in the pools and what comes to them. */

import { given } from '@carillon/kernel'
import type { Pool } from './boxes.ts'
import type { Faction, Space } from './map.ts'
import type { ScenarioId, Sheet } from './scenarios.ts'

/** Counters and tokens by name, `royal-artillery*2` for two of a kind. */
export type Pieces = string
/** What comes in a year, and where. */
export type Sheets = Readonly<Record<number, Readonly<Partial<Record<Space, Pieces>>>>>
export interface SetUp {
  readonly setup: Readonly<Partial<Record<Space, Pieces>>>
  readonly control: Readonly<Partial<Record<Space, Faction>>>
  /** Fort Construction markers placed before the game. */
  readonly forts: readonly Space[]
  readonly roads: readonly string[]
  readonly pools: Readonly<Partial<Record<Pool, Pieces>>>
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
const IN_1755: SetUp['setup'] = {
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
const SHEETS: Readonly<Record<Sheet, SetUp>> = {
  '1': {
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
    additions: {},
  },
  '2': {
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
    additions: {},
  },
  '3': {
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
    additions: {},
  },
  '4': {
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

/** 1B. What was lost of it is read as the same things of scenario 4. */
const EARLY_WAR: SetUp = {
  ...SHEETS['1'],
  pools: {
    ...SHEETS['1'].pools,
    'british-commanders': given(SHEETS['4'].pools['british-commanders'], 'pool'),
    'french-commanders': given(SHEETS['4'].pools['french-commanders'], 'pool'),
    'british-metropolitan': `${SHEETS['1'].pools['british-metropolitan']} royal-scots-17th 22nd-28th fraser`,
    'french-metropolitan': `${SHEETS['1'].pools['french-metropolitan']} la-sarre-royal-roussillon volont-etrangers-cambis`,
  },
}

/**
 * 4B: scenario 4 with the units that came in history. The tables lost most of their columns: units are as listed,
 * spaces and numbers of Colonial Brigades as far as the history of the units and the counters tell.
 */
const HISTORY: SetUp = {
  ...SHEETS['4'],
  pools: {
    'neutral-indians': 'iroquois*3 cherokee*2',
    fleets:
      'boscawen colvill durell hardy holburne holmes royal-navy saunders beauffremont de-la-motte de-lisle marine-royale',
    'british-artillery': 'royal-artillery*6',
    'french-artillery': 'canonniers-bombardiers*2',
    'british-forts': given(SHEETS['4'].pools['british-forts'], 'pool'),
    'french-forts': given(SHEETS['4'].pools['french-forts'], 'pool'),
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
  additions: {},
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

export const SET_UP: Readonly<Record<ScenarioId, SetUp>> = {
  ...SHEETS,
  '1B': EARLY_WAR,
  '3B': SHEETS['3'],
  '4B': HISTORY,
}

/** A word of a set-up: a name, and how many. */
export function pieceOf(word: string): { readonly name: string; readonly count: number } {
  const [name = word, count = '1'] = word.split('*')
  return { name, count: Number(count) }
}
/** Whether a counter or token is one of that name: there are several of many, and they are numbered. */
export const isCalled = (id: string, name: string): boolean =>
  id === name || (id.startsWith(`${name}-`) && /^\d+$/.test(id.slice(name.length + 1)))
