/** What is printed on the map of this game: drawn once. */
import {
  COLONIES,
  type Colony,
  type Nation,
  SPACE,
  SPACES,
  type Space,
  type SpaceKind,
  gameText as text,
} from '@carillon/bayonets-and-tomahawks/page'
import type { ReactNode } from 'preact/compat'
import { regionOf } from '../theatre/map/engraving.ts'
import { inkedWays, printed, wayOf } from '../theatre/map/Print.tsx'
import { Site } from './Ground.tsx'
import { SHEET } from './geometry.ts'
import type { SiteLook } from './site.ts'

/** 2.2, 8.0 The strokes of each kind of way, from below. */
const INKS: Readonly<Record<string, readonly string[]>> = {
  'highway coastal': ['bt-edge', 'bt-sea-lane', 'bt-waves'],
  'path coastal': ['bt-coastal'],
  highway: ['bt-edge', 'bt-core'],
  'path iroquois': ['bt-iroquois'],
  'path cherokee': ['bt-cherokee'],
  path: ['bt-path'],
}
const WAYS = inkedWays(SHEET, INKS)
/** 2.4 Each colony is washed with a tint of its own. */
const REGIONS = (Object.keys(COLONIES) as Colony[]).map((colony) => ({
  look: `bt-${colony}`,
  d: regionOf(
    SHEET,
    SPACES.filter((space) => SPACE[space].colony === colony),
  ),
}))
/** Shown from afar. */
const GREAT: readonly Space[] = [
  'quebec',
  'louisbourg',
  'new-york',
  'montreal',
  'niagara',
  'forks-of-the-ohio',
  'halifax',
  'boston',
  'charles-town',
  'le-detroit',
  'albany',
  'alexandria',
  'les-illinois',
  'philadelphia',
  'ticonderoga',
  'newfoundland',
]

const PLAIN: SiteLook = { kind: 'wilderness', home: null, victory: false, militia: 0, fortress: false }
type SpaceSign = SpaceKind | 'fortress' | 'victory'
type WaySign = 'highway' | 'road' | 'path' | 'coastal' | Nation
type SignId = SpaceSign | WaySign | 'militia'
const SPACE_SIGNS: readonly (readonly [id: SpaceSign, site: Partial<SiteLook>])[] = [
  ['settled', { kind: 'settled', home: 'british' }],
  ['outpost', { kind: 'outpost', home: 'french' }],
  ['wilderness', {}],
  ['village', { kind: 'village' }],
  ['base', { kind: 'base', home: 'british' }],
  ['fortress', { kind: 'settled', home: 'french', fortress: true }],
  ['victory', { kind: 'outpost', home: 'british', victory: true }],
]
const WAY_SIGNS: readonly (readonly [id: WaySign, inks: readonly string[]])[] = [
  ['highway', INKS.highway as readonly string[]],
  ['road', ['bt-road', 'bt-core']],
  ['path', ['bt-path']],
  ['coastal', INKS['highway coastal'] as readonly string[]],
  ['iroquois', ['bt-iroquois']],
  ['cherokee', ['bt-cherokee']],
]

const SPACE_LEGEND = SPACE_SIGNS.map(([id, site]): readonly [SignId, ReactNode] => [
  id,
  <g key={id} transform="scale(.62)">
    <Site {...PLAIN} {...site} />
  </g>,
])
const MILITIA = (
  <g transform="translate(47 -47) scale(1.8)">
    <path className="bt-militia" d="M-30 30v-3a4 4 0 0 1 8 0v3zm4-7.5a3 3 0 1 0 .1 0z" />
  </g>
)

export const { Names, Printed } = printed<SignId>({
  sheet: SHEET,
  regions: REGIONS,
  ways: WAYS,
  great: GREAT,
  legend: [SPACE_LEGEND, [...WAY_SIGNS.map(([id, inks]) => [id, wayOf(inks)] as const), ['militia', MILITIA]]],
  words: (id) => text(`web.legend.${id}`),
})
