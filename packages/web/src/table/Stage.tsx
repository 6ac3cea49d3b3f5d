/** The board behind its window, with the card that explains what one points at. */
import type { LogLine, Message, Option, Viewer } from '@carillon/kernel'
import type { Position } from '@carillon/protocol'
import { type CSSProperties, memo, type ReactNode, useCallback, useEffect, useRef } from 'preact/compat'
import type { BoardProps, GameBoard, Say, Subject, Walk } from '../boards/board.ts'
import { useApp } from '../shell/context.tsx'
import { deferredPart, fetchWhenIdle } from '../shell/deferred.tsx'
import { useFinding } from './tools/finding.ts'
import type { Topic } from './topic.ts'
import { Viewport } from './Viewport.tsx'

const Pointed = deferredPart(async () => (await import('./Pointed.tsx')).Pointed)
const MapTools = deferredPart(async () => (await import('./tools/MapTools.tsx')).MapTools)
const Card = deferredPart(async () => (await import('./Card.tsx')).Card)
export const NONE: readonly Option[] = []
export const nothing = (): void => undefined

export interface StageProps {
  readonly game: string
  /** What is on it, as the house knows it. */
  readonly position: Position
  readonly board: GameBoard
  readonly view: unknown
  readonly seat: Viewer
  readonly say: Say
  readonly topic: Topic
  readonly options?: readonly Option[]
  readonly marked?: Option | undefined
  readonly asked?: Message | undefined
  /** In a guided game: what goes on. */
  readonly wanted?: readonly Option[] | undefined
  /** Noted since the seat last chose. */
  readonly news?: readonly LogLine[]
  readonly log: readonly LogLine[]
  choose?(option: Option, joined?: boolean): void
  refuse?(subject: Subject): void
  /** All the clicks of a way at once. */
  readonly walk?: ((walk: Walk) => void) | undefined
  readonly consider?: BoardProps['consider']
  /** A click is on its way: the pointer says so at once, the board is not drawn again for it. */
  readonly busy?: boolean
  /** Said aloud when a thing gets the focus. */
  tell?(text: string): void
}

/** Whose marks lie on it: a replay has those of its table. */
const marksOf = (position: Position): string =>
  'table' in position ? position.table : `${position.game} ${position.lesson}`

/** The form of the board, for the room it gets on small screens. */
export const ratioOf = ({ frame }: GameBoard): CSSProperties =>
  ({ '--board-ratio': frame.height / frame.width }) as CSSProperties

const NO_NEWS: readonly LogLine[] = []
/** What on a board is explained. */
const THINGS = '[data-unit],[data-block],[data-card],[data-connection],[data-track],[data-stack],[data-space]'
/** In pixels: beside what is larger there is no room; so far from the pointer a card lies at least. */
const [LARGE, NEAR] = [180, 20]

const focusOf = ({ current: isLast }: { readonly current: boolean }): Element | null | undefined =>
  isLast ? document.activeElement?.closest('.viewport :focus-visible') : undefined

export function Stage(props: StageProps): ReactNode {
  const { game, board, view, seat, say, topic, options = NONE, marked, choose = nothing, refuse = nothing } = props
  const { news = NO_NEWS, asked, log, position } = props
  const { locale, theme, still, client } = useApp()
  const stage = useRef<HTMLDivElement>(null)
  const finding = useFinding()
  useEffect(fetchWhenIdle, [])
  const pointer = useRef<{ x: number; y: number } | undefined>(undefined)
  /** What the keys are at, unless the pointer has moved since: a sheet that opened keeps the focus while one points elsewhere. */
  const focusedLast = useRef(false)
  /** The corner away from what is pointed at: a card must not lie on what it explains. */
  const corner = useCallback((): string => {
    const box = stage.current?.getBoundingClientRect()
    if (!box) return ''
    const focused = focusOf(focusedLast)?.getBoundingClientRect()
    const at = focused ? { x: focused.x + focused.width / 2, y: focused.y + focused.height / 2 } : pointer.current
    const { x, y } = at ?? { x: 0, y: 0 }
    return `${y < box.y + box.height / 2 ? 'bottom' : 'top'}-${x < box.x + box.width / 2 ? 'right' : 'left'}`
  }, [])
  /** What is pointed at, or of something large the point itself. */
  const spot = useCallback((): DOMRect | undefined => {
    const { x, y } = pointer.current ?? { x: -1, y: -1 }
    const box = (focusOf(focusedLast) ?? document.elementFromPoint(x, y)?.closest(THINGS))?.getBoundingClientRect()
    if (box && Math.max(box.width, box.height) < LARGE) return box
    return pointer.current && new DOMRect(x - NEAR, y - NEAR, 2 * NEAR, 2 * NEAR)
  }, [])
  const follow = ({ clientX, clientY }: PointerEvent) => {
    pointer.current = { x: clientX, y: clientY }
    focusedLast.current = false
  }
  const focusIn = () => {
    focusedLast.current = true
  }
  // A board that comes up below a pointer at rest explains nothing.
  const explain = useCallback(
    (subject: Subject | undefined) => {
      // The card stays while it has the focus.
      if (stage.current?.querySelector('.explain :focus-visible')) return
      const asked = pointer.current ?? document.activeElement?.matches('.viewport :focus-visible')
      if (!subject || asked) topic.set(subject)
    },
    [topic],
  )
  const place = useRef(position)
  place.current = position
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is asked about anew.
  const overlay = useCallback(
    async (kind: string, at: string | undefined) =>
      (await client.ask('overlay', { ask: 'overlay', ...place.current, seat, kind, at })).shown,
    [client, view, seat],
  )
  const reach = useCallback(
    async (from?: string, way?: number) => {
      const { current } = place
      const table = 'table' in current && current.moment === undefined ? current.table : ''
      return (await client.ask('reach', { ask: 'reach', table, seat, place: from, ...(way !== undefined && { way }) }))
        .reach
    },
    [client, seat],
  )
  return (
    <div
      ref={stage}
      className="stage"
      onPointerMoveCapture={follow}
      onPointerDownCapture={follow}
      onFocusCapture={focusIn}
    >
      <Viewport
        game={game}
        frame={board.frame}
        asked={options.length > 0 ? options : undefined}
        told={props.wanted && news.length > 0 ? news : undefined}
        suggests={props.wanted !== undefined}
        label={say({ key: 'table.board' })}
        over={
          <Card board={board} view={view} say={say} topic={topic} tell={props.tell ?? nothing} {...{ corner, spot }} />
        }
      >
        <Drawn
          Board={board.Board}
          view={view}
          seat={seat}
          options={options}
          choose={choose}
          refuse={refuse}
          explain={explain}
          marked={marked}
          asked={asked}
          wanted={props.wanted}
          news={news}
          log={log}
          overlay={overlay}
          reach={reach}
          walk={props.walk}
          consider={props.consider}
          say={say}
          locale={locale}
          theme={theme}
          still={still}
        />
        <Pointed board={board} view={view} />
        <MapTools game={marksOf(position)} {...{ board, view, say, finding }} />
      </Viewport>
      {props.busy && <div className="stage-veil" />}
    </div>
  )
}

/** Drawn again only when something of it has changed. */
const Drawn = memo(function Drawn({ Board, ...props }: BoardProps & Pick<GameBoard, 'Board'>): ReactNode {
  return <Board {...props} />
})
