/** A board that is a map with stacks: a click chooses the only thing there is to choose, or opens the place. */
import type { Option } from '@carillon/kernel'
import { type ReactNode, useEffect, useRef, useState } from 'preact/compat'
import type { BoardProps } from '../board.ts'
import { nearest, useExplaining, useRoving } from '../pointing.ts'
import { NameSize, useNameSize } from './map-scale.ts'
import { ReachContext, useReaching } from './reach.ts'

/** What lies over the board: which place is open, and where to draw. */
export interface Over<P extends string> {
  readonly place: P | undefined
  readonly host: Element
  setLayer(element: HTMLElement | null): void
  close(): void
}
interface MapBoardProps<P extends string> {
  readonly props: Omit<BoardProps, 'view'>
  readonly className: string
  /** What may be chosen at a place, of the place itself or of who stands there. */
  readonly places: ReadonlyMap<P, readonly Option[]>
  readonly connections: ReadonlyMap<string, Option> | undefined
  isPeopled(place: P): boolean
  over(over: Over<P>): ReactNode
  readonly children: ReactNode
}
/** A place that lies open; `busy` once something could be chosen in it. */
interface Opened<P> {
  readonly place: P
  readonly busy: boolean
}

export function MapBoard<P extends string>({
  props: { options, choose, refuse, explain, still, seat, reach, walk, consider },
  className,
  places,
  connections,
  isPeopled,
  over,
  children,
}: MapBoardProps<P>): ReactNode {
  const [board, setBoard] = useState<SVGGElement | null>(null)
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState<Opened<P>>()
  useExplaining(board, explain)
  useExplaining(layer, explain)
  useRoving(board)
  const far = useNameSize(board)
  const reaching = useReaching({ seat, options, reach, walk, consider })

  /** Chosen by a click on its stack: if its pieces are asked for next, it opens. */
  const wanted = useRef<P>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a question.
  useEffect(() => {
    const place = wanted.current
    wanted.current = undefined
    const offers = (place && places.get(place)) ?? []
    if (place && offers.length > 1 && offers.every((offer) => !offer.space)) setOpened({ place, busy: true })
  }, [options])

  const offered = opened ? (places.get(opened.place)?.length ?? 0) : 0
  // A sheet in which one has chosen all there was closes by itself.
  useEffect(() => {
    if (opened?.busy && options.length > 0 && offered === 0) setOpened(undefined)
    else if (opened && !opened.busy && offered > 0) setOpened({ ...opened, busy: true })
  }, [opened, options, offered])

  const at = (place: P, stack: boolean) => {
    const offers = places.get(place) ?? []
    const [only] = offers
    // Far away, or with those who were picked; a click on others picks them.
    if (reaching.goals.has(place) && (reaching.place !== undefined || offers.length === 0)) return reaching.go(place)
    // Where its pieces are asked for, they are chosen in its sheet.
    const pieces = offers.some((offer) => offer.space === undefined)
    if (reaching.starts.has(place) && reaching.place !== place && !pieces) {
      setOpened(undefined)
      return reaching.pick(place)
    }
    // On a stack lie its pieces: what is offered of one of them is not chosen unseen.
    if (only && offers.length === 1 && (!stack || only.space)) {
      wanted.current = place
      choose(only)
      return
    }
    const opens = offers.length > 0 || isPeopled(place)
    if (opens) setOpened({ place, busy: false })
    // Where a space is asked for, looking at another one is trying it.
    if (!opens || (offers.length === 0 && options.some(({ space }) => space))) refuse({ space: place })
  }
  const click = (target: EventTarget | null) => {
    const data = (target as Element).closest<SVGElement>('[data-space],[data-connection]')?.dataset
    if (data?.space) at(data.space as P, data.stack !== undefined)
    else if (data?.connection) {
      const option = connections?.get(data.connection)
      if (option) choose(option)
      else refuse({ connection: data.connection })
    } else {
      setOpened(undefined)
      reaching.leave()
    }
  }
  const point = ({ target }: Event) =>
    reaching.point((target as Element).closest<SVGElement>('[data-space]')?.dataset.space)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be chosen inside it has a role, a name and its keys.
    <g
      ref={setBoard}
      className={`th-board ${className}${still ? ' th-still' : ''}${far > 0 ? ' th-far' : ''}`}
      onClick={(event) => click(nearest(event))}
      onPointerOver={point}
      onFocusCapture={point}
    >
      <ReachContext value={reaching}>
        <NameSize value={far}>{children}</NameSize>
        {board &&
          over({
            place: opened?.place,
            host: board.closest('.viewport') ?? document.body,
            setLayer,
            close: () => setOpened(undefined),
          })}
      </ReachContext>
    </g>
  )
}
