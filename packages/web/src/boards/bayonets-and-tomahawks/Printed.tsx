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
import { memo, type ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'
import { regionOf } from '../theatre/map/engraving.ts'
import { inkedWays, Print, wayOf } from '../theatre/map/Print.tsx'
import { Site } from './Ground.tsx'
import { SHEET } from './geometry.ts'
import type { Mark } from './print.ts'

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

const PLAIN: Mark = { kind: 'wilderness', home: null, victory: false, militia: 0, fortress: false }
type SpaceSign = SpaceKind | 'fortress' | 'victory'
type WaySign = 'highway' | 'road' | 'path' | 'coastal' | Nation
type SignId = SpaceSign | WaySign | 'militia'
const SPACE_SIGNS: readonly (readonly [id: SpaceSign, mark: Partial<Mark>])[] = [
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

export const Printed = memo(function Printed({ say, locale }: { say: Say; locale: 'en' | 'fr' }): ReactNode {
  const words = (id: 'above' | 'below' | SignId) => say(text(`web.legend.${id}`))
  const spaces = SPACE_SIGNS.map(([id, mark]) => ({
    id,
    words: words(id),
    sign: (
      <g transform="scale(.62)">
        <Site {...PLAIN} {...mark} />
      </g>
    ),
  }))
  const ways = WAY_SIGNS.map(([id, inks]) => ({ id, words: words(id), sign: wayOf(inks) }))
  const militia = {
    id: 'militia',
    words: words('militia'),
    sign: (
      <g transform="translate(47 -47) scale(1.8)">
        <path className="bt-militia" d="M-30 30v-3a4 4 0 0 1 8 0v3zm4-7.5a3 3 0 1 0 .1 0z" />
      </g>
    ),
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
      legend={[spaces, [...ways, militia]]}
    />
  )
})
