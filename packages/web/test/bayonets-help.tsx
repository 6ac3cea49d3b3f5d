/** Random games of Bayonets & Tomahawks, and its board as the page gets it. */
import { bayonetsAndTomahawks } from '@carillon/bayonets-and-tomahawks'
import type { View } from '@carillon/bayonets-and-tomahawks/page'
import { Board } from '../src/boards/bayonets-and-tomahawks/Board.tsx'
import { sortChoices } from '../src/boards/bayonets-and-tomahawks/choices.ts'
import type { Place } from '../src/boards/bayonets-and-tomahawks/find.ts'
import { BattlePanel, Boxes, Cards, Tracks } from '../src/boards/bayonets-and-tomahawks/Panels.tsx'
import { Sheet } from '../src/boards/bayonets-and-tomahawks/Sheet.tsx'
import type { BoardProps } from '../src/boards/board.ts'
import { renderToStaticMarkup } from './markup.ts'
import { drawn, helpFor, nothing, panelsDrawn } from './theatre-help.tsx'

export const GAME = bayonetsAndTomahawks
export const { SAY, freshTable, tableOf, viewOf, propsOf } = helpFor<View>(GAME, '2')

export const boardOf = (props: BoardProps<View>): string => drawn(Board, props)
export const panelsOf = (props: BoardProps<View>): string => panelsDrawn([Cards, Tracks, Boxes, BattlePanel], props)
export const sheetOf = ({ view, say, options }: BoardProps<View>, place: Place): string =>
  renderToStaticMarkup(
    <Sheet
      {...{ view, say, place }}
      choices={sortChoices(options, view)}
      choose={nothing}
      close={nothing}
      west={false}
    />,
  )
