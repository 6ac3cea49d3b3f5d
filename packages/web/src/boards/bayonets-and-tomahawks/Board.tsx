/** The board of Bayonets & Tomahawks: map, stacks and markers; over it an opened stack and the battle. */
import type { View } from '@carillon/bayonets-and-tomahawks/page'
import { type ReactNode, useMemo } from 'preact/compat'
import type { BoardProps } from '../board.ts'
import { MapBoard } from '../theatre/MapBoard.tsx'
import { sortChoices } from './choices.ts'
import { stackAt } from './find.ts'
import { Connections, Spaces } from './Ground.tsx'
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
      className="bt-board"
      places={choices.places}
      connections={choices.connections}
      isPeopled={(place) => stackAt(view, 'british', place).length + stackAt(view, 'french', place).length > 0}
      over={(over) => <Layer {...{ props, choices, over }} />}
    >
      <Printed say={say} locale={locale} />
      {overlay && <Overlays {...{ view, say, overlay }} asks={options.length > 0} />}
      <Connections {...parts} />
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
