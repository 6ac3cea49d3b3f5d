/** 3 The 135 counters and 8 commanders; 15.2.1, 16.2.1 the tokens of the Vagaries of War. */
import { given } from '@carillon/kernel'
import { keysOf, recordOf } from '../records.ts'
import { BIT, type Kinds, TYPES, type UnitType } from './kinds.ts'
import { type Colony, type Faction, type Nation, type Space, VILLAGES } from './map.ts'

export * from './kinds.ts'

/** 13.3.3 Unit Battle Roll Sequence. */
export const ROLL_ORDER: readonly UnitType[] = [
  'light',
  'indian',
  'highland',
  'metropolitan',
  'non-metropolitan',
  'fleet',
  'bastion',
  'fort',
  'artillery',
]
export type Shape = 'triangle' | 'square' | 'circle'
interface Facts {
  /** null: a unit of a nation belongs to whoever controls the nation (8.1). */
  readonly faction: Faction | null
  readonly type: UnitType
  /** 3.0 Commanders have no shape. */
  readonly shape: Shape | null
  /** 3.2 Its colony, if it is a Colonial Brigade. */
  readonly colony: Colony | null
  /** 3.1 Colonial Light units (brown). */
  readonly colonial: boolean
  /** 15.2.2 Brings a commander. */
  readonly gorget: boolean
  readonly nation: Nation | null
  /** 3.1.1 Linked villages. */
  readonly villages: readonly Space[]
  /** 3.7 */
  readonly rating: number
  readonly rerolls: readonly Shape[]
}
const SHAPES: Readonly<Record<UnitType, Shape | null>> = {
  light: 'triangle',
  indian: 'triangle',
  highland: 'square',
  metropolitan: 'square',
  'non-metropolitan': 'square',
  artillery: 'circle',
  bastion: 'circle',
  fort: 'circle',
  fleet: 'circle',
  commander: null,
}
const make = (faction: Faction | null, type: UnitType, more: Partial<Facts> = {}): Facts => ({
  faction,
  type,
  shape: SHAPES[type],
  colony: null,
  colonial: false,
  gorget: false,
  nation: null,
  villages: [],
  rating: 0,
  rerolls: [],
  ...more,
})
const light = (faction: Faction, colonial = false): Facts => make(faction, 'light', { colonial })
const indian = (faction: Faction, village: Space): Facts => make(faction, 'indian', { villages: [village] })
const nation = (of: Nation): Facts => make(null, 'indian', { nation: of, villages: VILLAGES[of] })
const highland = (gorget = false): Facts => make('british', 'highland', { gorget })
const metropolitan = (faction: Faction, gorget = false): Facts => make(faction, 'metropolitan', { gorget })
const colonial = (colony: Colony): Facts => make('british', 'non-metropolitan', { colony })
const canadiens = (): Facts => make('french', 'non-metropolitan')
const artillery = (faction: Faction): Facts => make(faction, 'artillery')
const bastion = (): Facts => make('french', 'bastion')
const fort = (faction: Faction): Facts => make(faction, 'fort')
const fleet = (faction: Faction): Facts => make(faction, 'fleet')
const commander = (faction: Faction, rating: number, rerolls: readonly Shape[]): Facts =>
  make(faction, 'commander', { rating, rerolls })

const TABLE = {
  'royal-artillery-1': artillery('british'),
  'royal-artillery-2': artillery('british'),
  'royal-artillery-3': artillery('british'),
  'royal-artillery-4': artillery('british'),
  'royal-artillery-5': artillery('british'),
  'royal-artillery-6': artillery('british'),
  'royal-artillery-7': artillery('british'),
  'royal-artillery-8': artillery('british'),
  campbell: highland(),
  fraser: highland(true),
  montgomery: highland(),
  'royal-highland': highland(),
  '15th-58th': metropolitan('british', true),
  '1st-royal-american': metropolitan('british', true),
  '22nd-28th': metropolitan('british'),
  '27th-55th': metropolitan('british', true),
  '2nd-royal-american': metropolitan('british'),
  '35th-new-york-companies': metropolitan('british'),
  '40th-45th-47th': metropolitan('british'),
  '43rd-46th': metropolitan('british'),
  '44th-48th': metropolitan('british'),
  '50th-51st': metropolitan('british'),
  '61st-63rd': metropolitan('british'),
  '94th-95th': metropolitan('british'),
  'howards-buffs-kings-own': metropolitan('british'),
  'royal-scots-17th': metropolitan('british'),
  boscawen: fleet('british'),
  colvill: fleet('british'),
  durell: fleet('british'),
  hardy: fleet('british'),
  holburne: fleet('british'),
  holmes: fleet('british'),
  'royal-navy': fleet('british'),
  saunders: fleet('british'),
  'fort-anne': fort('british'),
  'fort-augusta': fort('british'),
  'fort-bedford': fort('british'),
  'fort-crown-point': fort('british'),
  'fort-cumberland': fort('british'),
  'fort-edward': fort('british'),
  'fort-frederick': fort('british'),
  'fort-herkimer': fort('british'),
  'fort-johnson': fort('british'),
  'fort-ligonier': fort('british'),
  'fort-ontario': fort('british'),
  'fort-pitt': fort('british'),
  'fort-pownall': fort('british'),
  'fort-stanwix': fort('british'),
  'fort-ticonderoga': fort('british'),
  'fort-william-henry': fort('british'),
  gage: light('british'),
  'howe-light': light('british'),
  morgan: light('british'),
  scott: light('british'),
  'n-york-nj-brigade-1': colonial('new-york-new-jersey'),
  'n-york-nj-brigade-2': colonial('new-york-new-jersey'),
  'n-york-nj-brigade-3': colonial('new-york-new-jersey'),
  'new-england-brigade-1': colonial('new-england'),
  'new-england-brigade-2': colonial('new-england'),
  'new-england-brigade-3': colonial('new-england'),
  'new-england-brigade-4': colonial('new-england'),
  'new-england-brigade-5': colonial('new-england'),
  'new-england-brigade-6': colonial('new-england'),
  'new-england-brigade-7': colonial('new-england'),
  'penn-del-brigade-1': colonial('pennsylvania-delaware'),
  'penn-del-brigade-2': colonial('pennsylvania-delaware'),
  'virginia-s-brigade-1': colonial('virginia-south'),
  'virginia-s-brigade-2': colonial('virginia-south'),
  'virginia-s-brigade-3': colonial('virginia-south'),
  armstrong: light('british', true),
  dunn: light('british', true),
  goreham: light('british', true),
  putnam: light('british', true),
  rogers: light('british', true),
  washington: light('british', true),
  'canonniers-bombardiers-1': artillery('french'),
  'canonniers-bombardiers-2': artillery('french'),
  'canonniers-bombardiers-3': artillery('french'),
  'canonniers-bombardiers-4': artillery('french'),
  'bastion-1': bastion(),
  'bastion-2': bastion(),
  'bastion-3': bastion(),
  'bastion-4': bastion(),
  'angoumois-beauvoisis': metropolitan('french'),
  'artois-bourgogne': metropolitan('french'),
  'bearn-guyenne': metropolitan('french', true),
  berry: metropolitan('french', true),
  'boulonnois-royal-barrois': metropolitan('french'),
  'de-la-marine-1': metropolitan('french'),
  'de-la-marine-2': metropolitan('french'),
  'foix-quercy': metropolitan('french'),
  'la-sarre-royal-roussillon': metropolitan('french', true),
  'languedoc-la-reine': metropolitan('french'),
  'volont-etrangers-cambis': metropolitan('french'),
  'canadiens-1': canadiens(),
  'canadiens-2': canadiens(),
  beauffremont: fleet('french'),
  'de-la-motte': fleet('french'),
  'de-lisle': fleet('french'),
  'marine-royale': fleet('french'),
  'fort-beausejour': fort('french'),
  'fort-carillon': fort('french'),
  'fort-duquesne': fort('french'),
  'fort-frontenac': fort('french'),
  'fort-jacques-cartier': fort('french'),
  'fort-levis': fort('french'),
  'fort-massiac': fort('french'),
  'fort-niagara': fort('french'),
  'fort-saint-frederic': fort('french'),
  aubry: light('french'),
  beaujeu: light('french'),
  belestre: light('french'),
  boishebert: light('french'),
  lacorne: light('french'),
  langis: light('french'),
  langlade: light('french'),
  lery: light('french'),
  lignery: light('french'),
  villiers: light('french'),
  abenaki: indian('french', 'les-trois-rivieres'),
  chaouanon: indian('french', 'forks-of-the-ohio'),
  'cherokee-1': nation('cherokee'),
  'cherokee-2': nation('cherokee'),
  delaware: indian('french', 'kithanink'),
  'iroquois-1': nation('iroquois'),
  'iroquois-2': nation('iroquois'),
  'iroquois-3': nation('iroquois'),
  kahnawake: indian('french', 'montreal'),
  malecite: indian('french', 'grand-sault'),
  micmac: indian('french', 'miramichy'),
  mingo: indian('french', 'diiohage'),
  mississague: indian('french', 'toronto'),
  mohawk: indian('british', 'albany'),
  outaouais: indian('french', 'le-detroit'),
  seneca: indian('french', 'gennisheyo'),
  bradstreet: commander('british', 2, ['square']),
  forbes: commander('british', 1, ['square']),
  'howe-commander': commander('british', 2, ['triangle', 'square']),
  'levis-commander': commander('french', 3, ['triangle', 'square']),
  montcalm: commander('french', 3, ['square']),
  pouchot: commander('french', 1, ['square']),
  rigaud: commander('french', 2, ['triangle']),
  wolfe: commander('british', 3, ['square']),
} as const satisfies Readonly<Record<string, Facts>>

export type UnitId = keyof typeof TABLE
export const UNIT_IDS: readonly UnitId[] = keysOf(TABLE)
export interface UnitFacts extends Facts {
  readonly id: UnitId
  /** Its number, in the order of UNIT_IDS. */
  readonly n: number
  /** The set of its type alone: that of BIT. */
  readonly bit: Kinds
}
export const UNIT: Readonly<Record<UnitId, UnitFacts>> = recordOf(UNIT_IDS, (id, n) => ({
  id,
  n,
  ...TABLE[id],
  bit: BIT[TABLE[id].type],
}))
// As with the spaces: a Map is searched faster.
const FACTS = new Map<UnitId, UnitFacts>(UNIT_IDS.map((id) => [id, UNIT[id]]))
/** The same as UNIT[id]. */
export const unitOf = (id: UnitId): UnitFacts => FACTS.get(id) as UnitFacts
/** 13.3.4 All units of a type have the same shape. */
export const shapeOf = (type: UnitType): Shape | null => SHAPE[type]
const SHAPE = recordOf(
  TYPES,
  (type) =>
    given(
      UNIT_IDS.map(unitOf).find((unit) => unit.type === type),
      'unit of this type',
    ).shape,
)

export const factsOf = (ids: readonly UnitId[]): UnitFacts[] => ids.map(unitOf)
export const idsOf = (units: readonly UnitFacts[]): UnitId[] => units.map(({ id }) => id)

/** 15.2.1, 16.2.1 Tokens, each in the pool it is drawn from. */
export const DRAWS = ['fleets', 'british-metropolitan', 'french-metropolitan', 'colonial-brigades'] as const
export type Draws = (typeof DRAWS)[number]
const token = (pool: Draws, back = false) => ({ pool, back })
const TOKENS = {
  'french-navy-losses': token('fleets', true),
  'fewer-troops-british': token('british-metropolitan'),
  'fewer-troops-put-back-british': token('british-metropolitan', true),
  'pick-2-artillery-british': token('british-metropolitan'),
  'pick-2-artillery-or-light-british-1': token('british-metropolitan'),
  'pick-2-artillery-or-light-british-2': token('british-metropolitan'),
  'pick-2-artillery-or-light-british-3': token('british-metropolitan'),
  'pick-2-artillery-or-light-british-4': token('british-metropolitan'),
  'fewer-troops-french': token('french-metropolitan'),
  'fewer-troops-put-back-french': token('french-metropolitan', true),
  'pick-1-artillery-french': token('french-metropolitan'),
  'fewer-troops-colonial': token('colonial-brigades'),
  'fewer-troops-put-back-colonial': token('colonial-brigades', true),
  'pick-1-colonial-light': token('colonial-brigades'),
  'pick-1-colonial-light-put-back': token('colonial-brigades', true),
  'pennsylvania-musters': token('colonial-brigades'),
  'pitt-subsidies': token('colonial-brigades'),
} as const
export type TokenId = keyof typeof TOKENS
export const TOKEN_IDS: readonly TokenId[] = keysOf(TOKENS)
/** Where a token is drawn, and whether it is put back once all draws are done. */
export const TOKEN: Readonly<Record<TokenId, { readonly pool: Draws; readonly back: boolean }>> = TOKENS

/** 18.3 War in Europe: three chits of 0, six of 1 and three of 2 a faction. */
export const CHITS: readonly number[] = [0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2]
export const chitValue = (chit: number): number => given(CHITS[chit], 'chit')
