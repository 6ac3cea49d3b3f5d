/** The board of Bayonets & Tomahawks: map, stacks and markers; over it an opened stack and the battle. */
import type { View } from '@carillon/bayonets-and-tomahawks/facts'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { later } from '../../shell/later.tsx'
import type { BoardProps } from '../board.ts'
import { useExplaining, useRoving } from '../pointing.ts'
import { sortChoices } from './choices.ts'
import { type Place, stackAt } from './find.ts'
import { Connections, Printed, Spaces } from './Ground.tsx'
import { Stacks } from './Stacks.tsx'

const Layer = later(async () => (await import('./Layer.tsx')).Layer)

/** A place that lies open; `busy` once something could be chosen in it. */
interface Opened {
  readonly place: Place
  readonly busy: boolean
}

export function Board(props: BoardProps<View>): ReactNode {
  const { view, say, options, choose, refuse, explain, marked, still } = props
  const [board, setBoard] = useState<SVGGElement | null>(null)
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState<Opened>()
  useExplaining(board, explain)
  useExplaining(layer, explain)
  useRoving(board)
  const choices = useMemo(() => sortChoices(options, view), [options, view])

  const offered = opened ? (choices.places.get(opened.place)?.length ?? 0) : 0
  // A sheet in which one has chosen all there was closes by itself.
  useEffect(() => {
    if (opened?.busy && options.length > 0 && offered === 0) setOpened(undefined)
    else if (opened && !opened.busy && offered > 0) setOpened({ ...opened, busy: true })
  }, [opened, options, offered])

  const open = (place: Place) => setOpened({ place, busy: false })
  const at = (place: Place, stack: boolean) => {
    const offers = choices.places.get(place) ?? []
    const [only] = offers
    if (only && offers.length === 1 && !stack) choose(only)
    else if (offers.length > 0 || stackAt(view, 'british', place).length + stackAt(view, 'french', place).length > 0)
      open(place)
    else refuse({ space: place })
  }
  const click = (target: EventTarget) => {
    const data = (target as Element).closest<SVGElement>('[data-space],[data-connection]')?.dataset
    if (data?.space) at(data.space as Place, data.stack !== undefined)
    else if (data?.connection) {
      const option = choices.connections.get(data.connection)
      if (option) choose(option)
    } else setOpened(undefined)
  }
  const parts = { view, say, choices, marked }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be chosen inside it has a role, a name and its keys.
    <g ref={setBoard} className={`bt-board${still ? ' bt-still' : ''}`} onClick={(event) => click(event.target)}>
      <Printed />
      <Connections {...parts} />
      <Spaces {...parts} />
      <Stacks {...parts} />
      {board && (
        <Layer
          {...{ props, choices, setLayer }}
          place={opened?.place}
          close={() => setOpened(undefined)}
          host={board.closest('.viewport') ?? document.body}
        />
      )}
    </g>
  )
}
