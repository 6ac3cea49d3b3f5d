/** The board of Wilderness War: map, stacks and markers; over it an opened stack, and what is going on. */
import type { View } from '@carillon/wilderness-war/page'
import { type ReactNode, useMemo } from 'preact/compat'
import type { BoardProps } from '../board.ts'
import { MapBoard } from '../theatre/MapBoard.tsx'
import { sortChoices } from './choices.ts'
import { sidesAt } from './find.ts'
import { Spaces } from './Ground.tsx'
import { Names, Printed } from './Printed.tsx'
import { Arrows, Layer, Numbers, Overlays, Signs, Slides } from './parts.ts'
import { Stacks } from './Stacks.tsx'

export function Board(props: BoardProps<View>): ReactNode {
  const { view, say, options, marked, news, locale, overlay, still } = props
  const choices = useMemo(() => sortChoices(options, view), [options, view])
  const parts = { view, say, choices, marked }
  return (
    <MapBoard
      props={props}
      className="ww-board"
      places={choices.places}
      isPeopled={(place) => sidesAt(view, place).length > 0}
      over={(over) => <Layer {...{ props, choices, over }} />}
    >
      <Printed say={say} locale={locale} />
      {overlay && <Overlays {...{ view, say, overlay }} asks={options.length > 0} />}
      <Spaces {...parts} />
      <Arrows view={view} news={news} />
      <Names />
      <Stacks {...parts} />
      <Signs view={view} news={news} />
      <Slides view={view} still={still} />
      <Numbers />
    </MapBoard>
  )
}
