/** What is printed on the map of a game: the theatre, its regions and ways, the cartouche with the legend, names. */

import type { ReactNode } from 'preact/compat'
import type { Say } from '../../board.ts'
import { UNREAD } from '../../pointing.ts'
import type { Box, Sheet } from '../sheet.ts'
import { Cartouche, type Sign } from './Cartouche.tsx'
import { waysOf } from './engraving.ts'
import { Labels } from './Labels.tsx'
import { Paths } from './Paths.tsx'
import { TheatreMap } from './TheatreMap.tsx'

/** One stroke of all ways of a kind. */
interface Inked {
  readonly id: string
  readonly ink: string
  readonly of: readonly string[]
}
/** The ways of the sheet with the strokes of each kind, from below. */
export const inkedWays = (sheet: Sheet, inks: Readonly<Record<string, readonly string[]>>): readonly Inked[] =>
  Object.entries(inks).flatMap(([kind, strokes]) => {
    const of = waysOf(sheet, kind)
    return strokes.map((ink) => ({ id: `${kind} ${ink}`, ink, of }))
  })
/** A way of the legend. */
export const wayOf = (inks: readonly string[]): ReactNode =>
  inks.map((ink) => <path key={ink} className={`map-way ${ink}`} d="M-24 0h48" />)

interface PrintProps {
  readonly sheet: Sheet
  readonly locale: 'en' | 'fr'
  readonly say: Say
  /** Each is washed with a tint of its own. */
  readonly regions: readonly { readonly look: string; readonly d: string }[]
  readonly ways: readonly Inked[]
  /** Shown from afar. */
  readonly great: readonly string[]
  /** Over and under the title. */
  readonly above: string
  readonly below: string
  readonly legend: readonly [readonly Sign[], readonly Sign[]]
  /** Drawn over the ways. */
  readonly children?: ReactNode
}
export const Print = ({
  sheet,
  locale,
  say,
  regions,
  ways,
  great,
  above,
  below,
  legend,
  children,
}: PrintProps): ReactNode => (
  <>
    <TheatreMap sheet={sheet} locale={locale} />
    <g {...UNREAD}>
      {regions.map(({ look, d }) => (
        <path key={look} className={`map-region ${look}`} d={d} />
      ))}
      {ways.map(({ id, ink, of }) => (
        <Paths key={id} className={`map-way ${ink}`} of={of} />
      ))}
      {children}
    </g>
    <Cartouche box={sheet.ornaments.cartouche as Box} title={say({ key: 'game.name' })} {...{ above, below, legend }} />
    <Labels sheet={sheet} great={great} />
  </>
)
