/** What is printed on the map of this game: drawn once. */
import {
  DEPARTMENTS,
  type Department,
  factsOf,
  SPACE_IDS,
  type SpaceId,
  gameText as text,
} from '@carillon/wilderness-war/page'
import { memo, type ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'
import { headOf, regionOf } from '../theatre/map/engraving.ts'
import { inkedWays, Print, wayOf } from '../theatre/map/Print.tsx'
import { type Mark, Site } from './Ground.tsx'
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

const PLAIN: Mark = {
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
const SPACE_SIGNS: readonly (readonly [id: SpaceSign, mark: Partial<Mark>])[] = [
  ['northern', { department: 'northern', home: 'british' }],
  ['southern', { department: 'southern', home: 'british' }],
  ['st-lawrence', { department: 'st-lawrence', home: 'french' }],
  ['wilderness', { terrain: 'wilderness' }],
  ['mountain', { terrain: 'mountain' }],
  ['settlement', { terrain: 'wilderness', settlement: true }],
  ['fortress', { fortress: true }],
]

export const Printed = memo(function Printed({ say, locale }: { say: Say; locale: 'en' | 'fr' }): ReactNode {
  const words = (id: 'above' | 'below' | SignId) => say(text(`web.legend.${id}`))
  const spaces = SPACE_SIGNS.map(([id, mark]) => ({
    id,
    words: words(id),
    sign: (
      <g transform={mark.fortress ? 'scale(.52)' : 'scale(.72)'}>
        <Site {...PLAIN} {...mark} />
      </g>
    ),
  }))
  const ways = WAY_SIGNS.map((id) => ({
    id,
    words: words(id),
    sign: (
      <>
        {wayOf(INKS[id])}
        {(id === 'arrow' || id === 'landing') && <path className="ww-heads" d={headOf('M-24 0l48 0', 0, 8)} />}
      </>
    ),
  }))
  const port = {
    id: 'port',
    words: words('port'),
    sign: <path className="ww-anchor" d="M0-9V8M-5-5H5M-8 2Q-6 8 0 8 6 8 8 2" />,
  }
  return (
    <Print
      {...{ say, locale }}
      sheet={SHEET}
      regions={REGIONS}
      ways={WAYS}
      great={GREAT}
      above={words('above')}
      below={words('below')}
      legend={[spaces, [...ways, port]]}
    >
      <path className="ww-heads" d={HEADS} />
    </Print>
  )
})
