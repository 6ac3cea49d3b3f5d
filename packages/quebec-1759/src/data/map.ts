/** 1 Board. Zones, shores and roads; places are true ones (WGS84), `x` and `y` a schematic for text and small screens. */
export const ZONES = [
  'montmorency',
  'beauport',
  'st_charles',
  'abraham',
  'ste_foy',
  'sillery',
  'cap_rouge',
  'etchemin',
  'levis',
  'ile_d_orleans',
] as const
export type Zone = (typeof ZONES)[number]

export const RIVERS = ['bason', 'st_laurent'] as const
export type River = (typeof RIVERS)[number]

interface ZoneFacts {
  /** 1.4 The river area it lies on. */
  readonly shore: River | null
  readonly lat: number
  readonly lon: number
  readonly x: number
  readonly y: number
}
export const ZONE_FACTS: Readonly<Record<Zone, ZoneFacts>> = {
  montmorency: { shore: 'bason', lat: 46.891, lon: -71.148, x: 0.87, y: 0.15 },
  beauport: { shore: 'bason', lat: 46.859, lon: -71.19, x: 0.72, y: 0.19 },
  st_charles: { shore: 'bason', lat: 46.83, lon: -71.22, x: 0.57, y: 0.21 },
  abraham: { shore: 'st_laurent', lat: 46.802, lon: -71.22, x: 0.44, y: 0.4 },
  ste_foy: { shore: null, lat: 46.783, lon: -71.288, x: 0.25, y: 0.2 },
  sillery: { shore: 'st_laurent', lat: 46.77, lon: -71.251, x: 0.28, y: 0.46 },
  cap_rouge: { shore: 'st_laurent', lat: 46.754, lon: -71.345, x: 0.08, y: 0.4 },
  etchemin: { shore: 'st_laurent', lat: 46.764, lon: -71.232, x: 0.36, y: 0.8 },
  levis: { shore: 'bason', lat: 46.827, lon: -71.16, x: 0.66, y: 0.76 },
  ile_d_orleans: { shore: 'bason', lat: 46.847, lon: -71.133, x: 0.9, y: 0.52 },
}

/** How sure the road is: the western ones follow from geography and reports, not from the printed board. */
type Certainty = 'certain' | 'high' | 'probable' | 'uncertain'
interface Road {
  readonly between: readonly [Zone, Zone]
  readonly certainty: Certainty
  /** It crosses the St. Charles river (1.2). */
  readonly crossing?: true
  /** 11.2 It exists only with this switch on. */
  readonly option?: 'roadSteFoySillery' | 'roadStCharlesSteFoy'
}
/** 1.2 Roads. */
export const ROADS: readonly Road[] = [
  { between: ['montmorency', 'beauport'], certainty: 'high' },
  { between: ['beauport', 'st_charles'], certainty: 'high' },
  { between: ['st_charles', 'abraham'], certainty: 'certain', crossing: true },
  { between: ['levis', 'etchemin'], certainty: 'high' },
  { between: ['abraham', 'sillery'], certainty: 'probable' },
  { between: ['abraham', 'ste_foy'], certainty: 'probable' },
  { between: ['ste_foy', 'cap_rouge'], certainty: 'probable' },
  { between: ['sillery', 'cap_rouge'], certainty: 'probable' },
  { between: ['ste_foy', 'sillery'], certainty: 'uncertain', option: 'roadSteFoySillery' },
  { between: ['st_charles', 'ste_foy'], certainty: 'uncertain', option: 'roadStCharlesSteFoy' },
]
export const BRITISH_CAMP: Zone = 'ile_d_orleans'
export const OBJECTIVE: Zone = 'abraham'
export const SUPPLY: Zone = 'cap_rouge'
