/** What is printed on the map of this game: drawn once. */
import {
  DEPARTMENTS,
  type Department,
  factsOf,
  SPACE_IDS,
  type SpaceId,
  gameText as text,
} from '@carillon/wilderness-war/page'
import { Fragment, type ReactNode } from 'preact/compat'
import { headOf, regionOf } from '../theatre/map/engraving.ts'
import { inkedWays, printed, wayOf } from '../theatre/map/Print.tsx'
import { Site, type SiteLook } from './Ground.tsx'
import { FRAME, SHEET } from './geometry.ts'

/** 2.0 The strokes of each kind of way, from below. */
const INKS = {
  land: ['ww-land'],
  lake: ['ww-bank', 'ww-lake', 'ww-waves'],
  estuary: ['ww-bank', 'ww-lake', 'ww-waves'],
  river: ['ww-shore', 'ww-river'],
  arrow: ['ww-arrow'],
  landing: ['ww-landing'],
} as const
const WAYS = inkedWays(SHEET, INKS)
const HEADS = Object.values(SHEET.ways)
  .filter(({ kind }) => kind === 'arrow' || kind === 'landing')
  .map(({ path }) => headOf(path, FRAME.room * 0.42, 9))
  .join('')
const REGIONS = DEPARTMENTS.map((department) => ({
  look: `ww-${department}`,
  d: regionOf(
    SHEET,
    SPACE_IDS.filter((_, n) => factsOf(n).department === department),
  ),
}))
/** Shown from afar. */
const GREAT: readonly SpaceId[] = [
  'quebec',
  'montreal',
  'louisbourg',
  'albany',
  'new-york',
  'niagara',
  'ohio-forks',
  'boston',
  'halifax',
  'oswego',
  'philadelphia',
  'alexandria',
  'ticonderoga',
  'cataraqui',
  'presqu-ile',
  'winchester',
  'shamokin',
]

const PLAIN: SiteLook = {
  terrain: 'cultivated',
  department: null,
  home: null,
  fortress: false,
  port: false,
  settlement: false,
}
type SpaceSign = Department | 'wilderness' | 'mountain' | 'settlement' | 'fortress'
type SignId = SpaceSign | (typeof WAY_SIGNS)[number] | 'port'
const WAY_SIGNS = ['land', 'river', 'lake', 'arrow', 'landing'] as const
const SPACE_SIGNS: readonly (readonly [id: SpaceSign, site: Partial<SiteLook>])[] = [
  ['northern', { department: 'northern', home: 'british' }],
  ['southern', { department: 'southern', home: 'british' }],
  ['st-lawrence', { department: 'st-lawrence', home: 'french' }],
  ['wilderness', { terrain: 'wilderness' }],
  ['mountain', { terrain: 'mountain' }],
  ['settlement', { terrain: 'wilderness', settlement: true }],
  ['fortress', { fortress: true }],
]

const SPACE_LEGEND = SPACE_SIGNS.map(([id, site]): readonly [SignId, ReactNode] => [
  id,
  <g key={id} transform={site.fortress ? 'scale(.52)' : 'scale(.72)'}>
    <Site {...PLAIN} {...site} />
  </g>,
])
const WAY_LEGEND = WAY_SIGNS.map((id): readonly [SignId, ReactNode] => [
  id,
  <Fragment key={id}>
    {wayOf(INKS[id])}
    {(id === 'arrow' || id === 'landing') && <path className="ww-heads" d={headOf('M-24 0l48 0', 0, 8)} />}
  </Fragment>,
])
const PORT = <path className="ww-anchor" d="M0-9V8M-5-5H5M-8 2Q-6 8 0 8 6 8 8 2" />

export const { Names, Printed } = printed<SignId>({
  sheet: SHEET,
  regions: REGIONS,
  ways: WAYS,
  heads: <path className="ww-heads" d={HEADS} />,
  great: GREAT,
  legend: [SPACE_LEGEND, [...WAY_LEGEND, ['port', PORT]]],
  words: (id) => text(`web.legend.${id}`),
})
