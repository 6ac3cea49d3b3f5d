/** 2 The map: spaces in the order of the Battle Priority Table (13.0), then the Bases; connections by kind. */
import { given } from '@carillon/kernel'
import { keysOf, recordOf } from '../records.ts'

export type Faction = 'british' | 'french'
export const FACTIONS: readonly Faction[] = ['british', 'french']
export type Sea = 'atlantic' | 'gulf'
export const SEAS: readonly Sea[] = ['atlantic', 'gulf']
export type Nation = 'iroquois' | 'cherokee'
export const NATIONS: readonly Nation[] = ['iroquois', 'cherokee']
export type Colony =
  | 'new-england'
  | 'new-york-new-jersey'
  | 'pennsylvania-delaware'
  | 'virginia-south'
  | 'nova-scotia'
  | 'acadie'
  | 'canada'
  | 'pays-den-haut'
/** 2.4 Whose colony it is. */
export const COLONIES: Readonly<Record<Colony, Faction>> = {
  'new-england': 'british',
  'new-york-new-jersey': 'british',
  'pennsylvania-delaware': 'british',
  'virginia-south': 'british',
  'nova-scotia': 'british',
  acadie: 'french',
  canada: 'french',
  'pays-den-haut': 'french',
}
export const COLONY_IDS: readonly Colony[] = keysOf(COLONIES)
export type SpaceKind = 'wilderness' | 'outpost' | 'settled' | 'base' | 'village'
interface Facts {
  readonly kind: SpaceKind
  /** 2.1.1, R-46 Whose home it is, and whose it is at the start. */
  readonly home: Faction | null
  /** 2.1.4, 2.1.5 Raid and winter value. */
  readonly value: number
  /** 2.1.9 VPs for whoever gains control. */
  readonly victory: number
  /** 13.2.1 Militia of the home faction. */
  readonly militia: number
  /** 2.1.10 */
  readonly fortress: boolean
  readonly colony: Colony | null
  /** 2.3 The sea zones it borders. */
  readonly seas: readonly Sea[]
  /** 2.5 Village of this nation. */
  readonly nation: Nation | null
}
type More = Partial<Pick<Facts, 'colony' | 'militia' | 'fortress' | 'seas'>> & { readonly victory?: boolean }
const make = (kind: SpaceKind, home: Faction | null, value: number, more: More = {}): Facts => ({
  kind,
  home,
  value,
  victory: more.victory ? value : 0,
  militia: more.militia ?? 0,
  fortress: more.fortress ?? false,
  colony: more.colony ?? null,
  seas: more.seas ?? [],
  nation: null,
})
const wilderness = (more?: More): Facts => make('wilderness', null, 0, more)
const outpost = (home: Faction, more?: More): Facts => make('outpost', home, 1, more)
const settled = (home: Faction, value: number, more?: More): Facts => make('settled', home, value, more)
const base = (colony: Colony): Facts => make('base', 'british', 0, { colony, seas: ['atlantic'] })
const village = (nation: Nation): Facts => ({ ...make('village', null, 0), nation })

const TABLE = {
  newfoundland: outpost('british', { colony: 'nova-scotia', victory: true, seas: ['atlantic', 'gulf'] }),
  'port-dauphin': outpost('french', { colony: 'acadie', seas: ['gulf'] }),
  louisbourg: settled('french', 3, {
    colony: 'acadie',
    victory: true,
    militia: 2,
    fortress: true,
    seas: ['atlantic', 'gulf'],
  }),
  mtan: wilderness({ seas: ['gulf'] }),
  'port-la-joye': settled('french', 2, { colony: 'acadie', militia: 1, seas: ['gulf'] }),
  'riviere-ristigouche': outpost('french', { colony: 'acadie', seas: ['gulf'] }),
  miramichy: outpost('french', { colony: 'acadie', victory: true, seas: ['gulf'] }),
  halifax: settled('british', 2, { colony: 'nova-scotia', victory: true, militia: 2, seas: ['atlantic'] }),
  chignectou: outpost('french', { colony: 'acadie', victory: true, seas: ['atlantic'] }),
  'riviere-du-loup': outpost('french', { seas: ['gulf'] }),
  tadoussac: outpost('french', { colony: 'canada', seas: ['gulf'] }),
  matawaskiyak: wilderness(),
  'grand-sault': outpost('french', { colony: 'acadie' }),
  'pointe-sainte-anne': outpost('french', { colony: 'acadie' }),
  'annapolis-royal': outpost('british', { colony: 'nova-scotia', victory: true, seas: ['atlantic'] }),
  'cote-de-beaupre': settled('french', 2, { colony: 'canada', militia: 2, seas: ['gulf'] }),
  'cote-du-sud': settled('french', 2, { colony: 'canada', militia: 2, seas: ['gulf'] }),
  wolastokuk: wilderness(),
  'cape-sable': outpost('british', { colony: 'nova-scotia', seas: ['atlantic'] }),
  kadesquit: wilderness(),
  kwanoskwamcok: wilderness({ seas: ['atlantic'] }),
  mozodebinebesek: wilderness(),
  quebec: settled('french', 3, { colony: 'canada', victory: true, militia: 3, fortress: true, seas: ['gulf'] }),
  'st-george': outpost('british', { seas: ['atlantic'] }),
  namaskonkik: wilderness(),
  taconnet: outpost('british'),
  molojoak: wilderness(),
  'jacques-cartier': outpost('french', { colony: 'canada' }),
  'les-trois-rivieres': settled('french', 2, { colony: 'canada', militia: 2 }),
  zawakwtegok: wilderness(),
  mamhlawbagok: wilderness(),
  york: outpost('british', { colony: 'new-england', victory: true, seas: ['atlantic'] }),
  goasek: wilderness(),
  'isle-aux-noix': outpost('french'),
  rumford: settled('british', 2, { colony: 'new-england', militia: 2 }),
  montreal: settled('french', 3, { colony: 'canada', victory: true, militia: 2 }),
  'number-four': outpost('british'),
  ticonderoga: outpost('french', { victory: true }),
  saranac: wilderness(),
  mikazawitegok: wilderness(),
  northfield: settled('british', 2, { colony: 'new-england', victory: true, militia: 3 }),
  nihanawate: wilderness(),
  sachendaga: wilderness(),
  'la-presentation': outpost('french'),
  'lake-george': outpost('british', { victory: true }),
  kahuahgo: wilderness(),
  albany: settled('british', 3, { colony: 'new-york-new-jersey', victory: true, militia: 3 }),
  'baye-de-cataracouy': outpost('french', { victory: true }),
  'oneida-lake': outpost('british'),
  kingston: settled('british', 2, { colony: 'new-york-new-jersey', militia: 2 }),
  oswego: outpost('british', { victory: true }),
  onyiudaondagwat: wilderness(),
  oquaga: village('iroquois'),
  minisink: settled('british', 2, { colony: 'new-york-new-jersey', militia: 2 }),
  onontake: village('iroquois'),
  toronto: outpost('french'),
  gennisheyo: outpost('french'),
  ouentironk: wilderness(),
  niagara: outpost('french', { victory: true }),
  gnadenhutten: outpost('british'),
  easton: settled('british', 2, { colony: 'pennsylvania-delaware', militia: 2 }),
  kahnistioh: village('iroquois'),
  matschedash: wilderness(),
  cawichnowane: wilderness(),
  shamokin: outpost('british'),
  'la-presquisle': outpost('french'),
  carlisle: settled('british', 2, { colony: 'pennsylvania-delaware', victory: true, militia: 2 }),
  saugink: wilderness(),
  assunepachla: wilderness(),
  kithanink: outpost('french'),
  'rays-town': outpost('british'),
  'waabishkiigoo-gichigami': wilderness(),
  winchester: settled('british', 2, { colony: 'virginia-south', militia: 2 }),
  diiohage: outpost('french'),
  loyalhanna: wilderness(),
  'wills-creek': outpost('british', { colony: 'virginia-south' }),
  'le-detroit': settled('french', 2, { colony: 'pays-den-haut', victory: true, militia: 1 }),
  // 2.4, R-47 Its Colony is uncertain.
  'forks-of-the-ohio': outpost('french', { colony: 'pays-den-haut', victory: true }),
  mekekasink: wilderness(),
  beverley: outpost('british', { colony: 'virginia-south' }),
  'tu-endie-wei': wilderness(),
  'le-baril': outpost('french', { colony: 'pays-den-haut' }),
  keninsheka: wilderness(),
  'fort-ouiatenon': outpost('french', { colony: 'pays-den-haut' }),
  'charles-town': settled('british', 2, { colony: 'virginia-south', victory: true, militia: 3, seas: ['atlantic'] }),
  chote: village('cherokee'),
  'ninety-six': outpost('british', { colony: 'virginia-south' }),
  keowee: village('cherokee'),
  'les-illinois': settled('french', 2, { colony: 'pays-den-haut', victory: true, militia: 1 }),
  'riviere-ouabache': outpost('french', { colony: 'pays-den-haut' }),
  alexandria: base('virginia-south'),
  boston: base('new-england'),
  'new-london': base('new-england'),
  'new-york': base('new-york-new-jersey'),
  philadelphia: base('pennsylvania-delaware'),
} as const satisfies Readonly<Record<string, Facts>>

export type Space = keyof typeof TABLE
export const SPACES: readonly Space[] = keysOf(TABLE)
export interface SpaceFacts extends Facts {
  /** Its number, in the order of SPACES. */
  readonly n: number
}
export const SPACE: Readonly<Record<Space, SpaceFacts>> = recordOf(SPACES, (id, n) => ({ n, ...TABLE[id] }))
// A Map is searched three times faster than an object of so many names, and this is done all the time.
const FACTS = new Map<Space, SpaceFacts>(SPACES.map((id) => [id, SPACE[id]]))
/** By number of the space. */
export const FACTS_AT: readonly SpaceFacts[] = SPACES.map((id) => SPACE[id])
// What is exported is looked up and checked at every use, here too; a constant of the module is not.
const [IDS_BY_NUMBER, FACTS_BY_NUMBER] = [SPACES, FACTS_AT]
/** By number. */
export const spaceAt = (n: number): Space => IDS_BY_NUMBER[n] as Space
export const factsAt = (n: number): SpaceFacts => FACTS_BY_NUMBER[n] as SpaceFacts
/** The same as SPACE[id]. */
export const spaceOf = (id: Space): SpaceFacts => FACTS.get(id) as SpaceFacts

/** 2.2.1 */
const HIGHWAYS = [
  ['albany', 'kingston'],
  ['albany', 'lake-george'],
  ['albany', 'northfield'],
  ['albany', 'oneida-lake'],
  ['alexandria', 'winchester'],
  ['annapolis-royal', 'halifax'],
  ['baye-de-cataracouy', 'la-presentation'],
  ['baye-de-cataracouy', 'oswego'],
  ['baye-de-cataracouy', 'toronto'],
  ['beverley', 'winchester'],
  ['boston', 'northfield'],
  ['carlisle', 'easton'],
  ['carlisle', 'philadelphia'],
  ['carlisle', 'rays-town'],
  ['carlisle', 'shamokin'],
  ['carlisle', 'winchester'],
  ['charles-town', 'ninety-six'],
  ['chignectou', 'halifax'],
  ['chignectou', 'pointe-sainte-anne'],
  ['cote-de-beaupre', 'jacques-cartier'],
  ['easton', 'gnadenhutten'],
  ['easton', 'minisink'],
  ['easton', 'philadelphia'],
  ['forks-of-the-ohio', 'kithanink'],
  ['forks-of-the-ohio', 'tu-endie-wei'],
  ['fort-ouiatenon', 'le-detroit'],
  ['fort-ouiatenon', 'riviere-ouabache'],
  ['isle-aux-noix', 'montreal'],
  ['isle-aux-noix', 'ticonderoga'],
  ['jacques-cartier', 'les-trois-rivieres'],
  ['jacques-cartier', 'quebec'],
  ['kingston', 'minisink'],
  ['kingston', 'new-york'],
  ['kithanink', 'la-presquisle'],
  ['la-presentation', 'montreal'],
  ['la-presquisle', 'niagara'],
  ['lake-george', 'ticonderoga'],
  ['le-baril', 'riviere-ouabache'],
  ['le-baril', 'tu-endie-wei'],
  ['le-detroit', 'waabishkiigoo-gichigami'],
  ['les-illinois', 'riviere-ouabache'],
  ['les-trois-rivieres', 'montreal'],
  ['les-trois-rivieres', 'quebec'],
  ['new-london', 'northfield'],
  ['niagara', 'onyiudaondagwat'],
  ['niagara', 'toronto'],
  ['niagara', 'waabishkiigoo-gichigami'],
  ['northfield', 'number-four'],
  ['oneida-lake', 'oswego'],
  ['onyiudaondagwat', 'oswego'],
  ['rumford', 'york'],
  ['taconnet', 'york'],
  ['wills-creek', 'winchester'],
] as const
/** 2.2.4 Fleets may use them too. */
const COASTAL_HIGHWAYS = [
  ['alexandria', 'philadelphia'],
  ['annapolis-royal', 'chignectou'],
  ['boston', 'new-london'],
  ['boston', 'york'],
  ['cote-de-beaupre', 'quebec'],
  ['cote-de-beaupre', 'tadoussac'],
  ['cote-du-sud', 'quebec'],
  ['cote-du-sud', 'riviere-du-loup'],
  ['louisbourg', 'port-dauphin'],
  ['miramichy', 'port-la-joye'],
  ['new-london', 'new-york'],
  ['new-york', 'philadelphia'],
  ['st-george', 'york'],
] as const
/** 2.2.2 */
const PATHS = [
  ['assunepachla', 'cawichnowane'],
  ['assunepachla', 'kithanink'],
  ['assunepachla', 'loyalhanna'],
  ['assunepachla', 'rays-town'],
  ['cawichnowane', 'gnadenhutten'],
  ['cawichnowane', 'kithanink'],
  ['cawichnowane', 'shamokin'],
  ['chignectou', 'miramichy'],
  ['chignectou', 'port-la-joye'],
  ['cote-du-sud', 'wolastokuk'],
  ['diiohage', 'forks-of-the-ohio'],
  ['diiohage', 'la-presquisle'],
  ['diiohage', 'le-baril'],
  ['diiohage', 'le-detroit'],
  ['forks-of-the-ohio', 'loyalhanna'],
  ['forks-of-the-ohio', 'mekekasink'],
  ['gennisheyo', 'la-presquisle'],
  ['gennisheyo', 'niagara'],
  ['gennisheyo', 'onyiudaondagwat'],
  ['gnadenhutten', 'minisink'],
  ['gnadenhutten', 'shamokin'],
  ['goasek', 'mamhlawbagok'],
  ['goasek', 'number-four'],
  ['goasek', 'ticonderoga'],
  ['goasek', 'zawakwtegok'],
  ['grand-sault', 'matawaskiyak'],
  ['grand-sault', 'miramichy'],
  ['grand-sault', 'pointe-sainte-anne'],
  ['grand-sault', 'wolastokuk'],
  ['isle-aux-noix', 'les-trois-rivieres'],
  ['isle-aux-noix', 'mamhlawbagok'],
  ['isle-aux-noix', 'saranac'],
  ['kadesquit', 'mozodebinebesek'],
  ['kadesquit', 'pointe-sainte-anne'],
  ['kadesquit', 'st-george'],
  ['kadesquit', 'taconnet'],
  ['kahuahgo', 'la-presentation'],
  ['kahuahgo', 'nihanawate'],
  ['kahuahgo', 'oneida-lake'],
  ['kahuahgo', 'oswego'],
  ['keninsheka', 'tu-endie-wei'],
  ['la-presentation', 'nihanawate'],
  ['lake-george', 'mikazawitegok'],
  ['lake-george', 'oneida-lake'],
  ['lake-george', 'sachendaga'],
  ['le-detroit', 'saugink'],
  ['les-trois-rivieres', 'mamhlawbagok'],
  ['loyalhanna', 'rays-town'],
  ['mamhlawbagok', 'namaskonkik'],
  ['matawaskiyak', 'riviere-du-loup'],
  ['matschedash', 'ouentironk'],
  ['matschedash', 'saugink'],
  ['mekekasink', 'rays-town'],
  ['mekekasink', 'wills-creek'],
  ['mikazawitegok', 'number-four'],
  ['miramichy', 'pointe-sainte-anne'],
  ['molojoak', 'mozodebinebesek'],
  ['molojoak', 'namaskonkik'],
  ['molojoak', 'taconnet'],
  ['molojoak', 'zawakwtegok'],
  ['mozodebinebesek', 'wolastokuk'],
  ['mtan', 'riviere-ristigouche'],
  ['namaskonkik', 'quebec'],
  ['nihanawate', 'sachendaga'],
  ['nihanawate', 'saranac'],
  ['northfield', 'rumford'],
  ['number-four', 'ticonderoga'],
  ['number-four', 'zawakwtegok'],
  ['ouentironk', 'toronto'],
  ['rays-town', 'shamokin'],
  ['rumford', 'zawakwtegok'],
  ['saranac', 'ticonderoga'],
  ['st-george', 'taconnet'],
  ['york', 'zawakwtegok'],
] as const
/** 2.2.4 */
const COASTAL_PATHS = [
  ['annapolis-royal', 'cape-sable'],
  ['cape-sable', 'halifax'],
  ['chignectou', 'kwanoskwamcok'],
  ['cote-de-beaupre', 'cote-du-sud'],
  ['kwanoskwamcok', 'st-george'],
  ['louisbourg', 'port-la-joye'],
  ['miramichy', 'riviere-ristigouche'],
  ['mtan', 'riviere-du-loup'],
] as const
/** 8.0 The dark grey paths of the nations. */
const IROQUOIS_PATHS = [
  ['albany', 'oquaga'],
  ['cawichnowane', 'kahnistioh'],
  ['cawichnowane', 'oquaga'],
  ['gennisheyo', 'kahnistioh'],
  ['gennisheyo', 'onontake'],
  ['gnadenhutten', 'oquaga'],
  ['kahnistioh', 'kithanink'],
  ['kingston', 'oquaga'],
  ['minisink', 'oquaga'],
  ['oneida-lake', 'oquaga'],
  ['onontake', 'oquaga'],
  ['onontake', 'oswego'],
] as const
/** 8.0 */
const CHEROKEE_PATHS = [
  ['beverley', 'chote'],
  ['chote', 'keninsheka'],
  ['chote', 'keowee'],
  ['keowee', 'ninety-six'],
] as const

type Ends = readonly [Space, Space]
export type ConnectionKind = 'highway' | 'path' | 'road'
/** 10.1 Units that a faction may move over a connection in a round; on a Road, one of them Artillery. */
export const LIMIT: Readonly<Record<ConnectionKind, number>> = { path: 4, road: 8, highway: 16 }
/** 10.1 Of these on a Road. */
export const ROAD_ARTILLERY = 1
export interface Connection {
  readonly id: string
  /** Its number, in the order of CONNECTIONS. */
  readonly n: number
  readonly ends: Ends
  readonly kind: 'highway' | 'path'
  readonly coastal: boolean
  readonly nation: Nation | null
}
const kinds: readonly [readonly Ends[], Pick<Connection, 'kind' | 'coastal' | 'nation'>][] = [
  [HIGHWAYS, { kind: 'highway', coastal: false, nation: null }],
  [COASTAL_HIGHWAYS, { kind: 'highway', coastal: true, nation: null }],
  [PATHS, { kind: 'path', coastal: false, nation: null }],
  [COASTAL_PATHS, { kind: 'path', coastal: true, nation: null }],
  [IROQUOIS_PATHS, { kind: 'path', coastal: false, nation: 'iroquois' }],
  [CHEROKEE_PATHS, { kind: 'path', coastal: false, nation: 'cherokee' }],
]
// As a key the name is one and the same string everywhere, so it is compared and looked up faster.
const nameOf = (ends: Ends): string => given(Object.keys({ [ends.join('--')]: ends })[0], 'name')
export const CONNECTIONS: readonly Connection[] = kinds
  .flatMap(([pairs, facts]) => pairs.map((ends) => ({ id: nameOf(ends), ends, ...facts })))
  .map((facts, n) => ({ n, ...facts }))
/** The way from a space to a neighbour. */
export interface Link {
  readonly to: Space
  /** Its number. */
  readonly n: number
  readonly by: Connection
}
const linkTo = (to: Space, by: Connection): Link => ({ to, n: SPACE[to].n, by })
/** 2.2 The links of each space. */
export const LINKS: Readonly<Record<Space, readonly Link[]>> = recordOf(SPACES, (id) =>
  CONNECTIONS.flatMap((by): Link[] => {
    const [a, b] = by.ends
    return a === id ? [linkTo(b, by)] : b === id ? [linkTo(a, by)] : []
  }),
)
const LINKS_OF = new Map<Space, readonly Link[]>(SPACES.map((id) => [id, LINKS[id]]))
/** By number of the space. */
export const LINKS_AT: readonly (readonly Link[])[] = SPACES.map((id) => LINKS[id])
const LINKS_BY_NUMBER = LINKS_AT
export const linksAt = (n: number): readonly Link[] => LINKS_BY_NUMBER[n] as readonly Link[]
/** The same as LINKS[id]. */
export const linksOf = (id: Space): readonly Link[] => LINKS_OF.get(id) as readonly Link[]
export const linkBetween = (a: Space, b: Space): Link | undefined => linkAmong(linksOf(a), b)
/** That of these links which leads to a space. */
export function linkAmong(links: readonly Link[], to: Space): Link | undefined {
  for (const link of links) if (link.to === to) return link
  return undefined
}

/** 8.0 */
export const VILLAGES: Readonly<Record<Nation, readonly Space[]>> = recordOf(NATIONS, (nation) =>
  SPACES.filter((id) => SPACE[id].nation === nation),
)
export const FORTRESSES: readonly Space[] = SPACES.filter((id) => SPACE[id].fortress)
