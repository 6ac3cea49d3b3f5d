/** Random games of Wilderness War, and its board as the page gets it. */
import { wildernessWar } from '@carillon/wilderness-war'
import type { SpaceId, View } from '@carillon/wilderness-war/page'
import type { BoardProps } from '../src/boards/board.ts'
import { Board } from '../src/boards/wilderness-war/Board.tsx'
import { sortChoices } from '../src/boards/wilderness-war/choices.ts'
import { Boxes, Cards, NowPanel, Tracks } from '../src/boards/wilderness-war/Panels.tsx'
import { Sheet } from '../src/boards/wilderness-war/Sheet.tsx'
import { renderToStaticMarkup } from './markup.ts'
import { drawn, helpFor, nothing, panelsDrawn } from './theatre-help.tsx'

export const GAME = wildernessWar
export const { SAY, freshTable, tableOf, viewOf, propsOf } = helpFor<View>(GAME, 'annus-mirabilis')

export const boardOf = (props: BoardProps<View>): string => drawn(Board, props)
export const panelsOf = (props: BoardProps<View>): string => panelsDrawn([Cards, Tracks, Boxes, NowPanel], props)
export const sheetOf = ({ view, say, options }: BoardProps<View>, place: SpaceId): string =>
  renderToStaticMarkup(
    <Sheet
      {...{ view, say, place }}
      choices={sortChoices(options, view)}
      choose={nothing}
      close={nothing}
      west={false}
    />,
  )
