/** What is printed on the map of a game: the theatre, its regions and ways, the cartouche with the legend, names. */

import type { Message } from '@carillon/kernel'
import { memo, type ReactNode } from 'preact/compat'
import type { Say } from '../../board.ts'
import { UNREAD } from '../../pointing.ts'
import type { Box, Sheet } from '../sheet.ts'
import { Cartouche, type Sign } from './Cartouche.tsx'
import { waysOf } from './engraving.ts'
import { GreatLabels, Labels, type Standing } from './Labels.tsx'
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

interface Printing<Id extends string> {
  readonly sheet: Sheet
  /** Each is washed with a tint of its own. */
  readonly regions: readonly { readonly look: string; readonly d: string }[]
  readonly ways: readonly Inked[]
  /** Drawn over the ways. */
  readonly heads?: ReactNode
  /** Shown from afar. */
  readonly great: readonly string[]
  /** The signs of the legend in two columns: spaces, and the rest. */
  readonly legend: readonly [readonly (readonly [Id, ReactNode])[], readonly (readonly [Id, ReactNode])[]]
  /** The words of a sign, and those over and under the title. */
  words(id: Id | 'above' | 'below'): Message
}
interface PrintedProps {
  readonly say: Say
  readonly locale: 'en' | 'fr'
}
/** Drawn once: the map, and its names, which lie over the arrows of what happened. */
export const printed = <Id extends string>(game: Printing<Id>) => ({
  // biome-ignore lint/correctness/noComponentHookFactories: made once for a game.
  Names: memo(function Names({ standing }: { readonly standing: Standing }): ReactNode {
    return (
      <>
        <Labels sheet={game.sheet} />
        <GreatLabels sheet={game.sheet} great={game.great} standing={standing} />
      </>
    )
  }),
  // biome-ignore lint/correctness/noComponentHookFactories: made once for a game.
  Printed: memo(function Printed({ say, locale }: PrintedProps): ReactNode {
    const { sheet, regions, ways, heads } = game
    const words = (id: Id | 'above' | 'below') => say(game.words(id))
    const [left, right] = game.legend.map((signs) => signs.map(([id, sign]): Sign => ({ id, words: words(id), sign })))
    return (
      <>
        <TheatreMap sheet={sheet} locale={locale} />
        <g {...UNREAD}>
          {regions.map(({ look, d }) => (
            <path key={look} className={`map-region ${look}`} d={d} />
          ))}
          {ways.map(({ id, ink, of }) => (
            <Paths key={id} className={`map-way ${ink}`} of={of} />
          ))}
          {heads}
        </g>
        <Cartouche
          box={sheet.ornaments.cartouche as Box}
          title={say({ key: 'game.name' })}
          above={words('above')}
          below={words('below')}
          legend={[left ?? [], right ?? []]}
        />
      </>
    )
  }),
})
