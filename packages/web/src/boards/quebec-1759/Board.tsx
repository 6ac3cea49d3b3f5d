/** The board of Quebec 1759: map, blocks, ships, arrows; over it an opened stack, the pool, the battle. */
import type { Option } from '@carillon/kernel'
import {
  INDIANS,
  SIDES,
  spaceName,
  UNITS,
  type UnitId,
  unitName,
  type View,
  web,
  type Zone,
} from '@carillon/quebec-1759/facts'
import { type ReactNode, type SyntheticEvent, useCallback, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { BoardProps } from '../board.ts'
import { type Acting, useActing } from './acting.ts'
import { Battle } from './Battle.tsx'
import { type Drag, useDrag } from './drag.ts'
import { Battlefields, Ground } from './Ground.tsx'
import { glide, layout, type Standing } from './layout.ts'
import { BasinMap } from './map/BasinMap.tsx'
import { MAP_NAMES } from './map/names.ts'
import { useNarrow } from './narrow.ts'
import { Loose, PieceDefs } from './Piece.tsx'
import { useExplaining, useRoving } from './pointing.ts'
import { Sheet } from './Sheet.tsx'
import { Stacks } from './Stacks.tsx'
import { shortName } from './symbols.ts'
import { Traces } from './Traces.tsx'
import { Tray } from './Tray.tsx'
import { orderTraces, tracesOf } from './traces.ts'

export function Board(props: BoardProps<View>): ReactNode {
  const { view, seat, say, locale, theme, marked, news, explain, still } = props
  const [board, setBoard] = useState<SVGGElement | null>(null)
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const acting = useActing(props)
  const drag = useDrag(board, layer, acting.drop)
  useExplaining(board, explain)
  useExplaining(layer, explain)
  useRoving(board)
  const compact = useNarrow()

  const { standing, stacks } = useMemo(() => layout(view), [view])
  const before = useRef<readonly Standing[]>([])
  const blocks = useMemo(() => {
    before.current = glide(before.current, standing)
    return before.current
  }, [standing])
  const names = useCallback(
    (id: string) => (id in MAP_NAMES[locale] ? MAP_NAMES[locale][id as 'map.title'] : say(spaceName(id as Zone))),
    [say, locale],
  )
  const { rules } = view
  const roads = useMemo(() => OPTIONAL.filter((road) => rules[road] === 'on'), [rules])
  const traces = useMemo(() => {
    const own = orderTraces(view)
    return own.length > 0 ? own : tracesOf(news ?? [])
  }, [view, news])
  const held = useMemo(() => new Set(drag ? acting.taken(drag.grip) : acting.held ? [acting.held] : []), [drag, acting])

  const away = useMemo(() => (view.step === 'orders' ? written(view) : NOBODY), [view])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be chosen inside it has a role, a name and its keys.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter and Space click what has the focus.
    <g
      ref={setBoard}
      className={`q-board${still ? ' q-still' : ''}${drag ? ' q-dragging' : ''}`}
      onClick={(event) => acting.click(event.target)}
    >
      <PieceDefs />
      <BasinMap names={names} theme={theme} roads={roads} compact={compact} />
      <Ground
        view={view}
        say={say}
        pickable={acting.pickable}
        targets={drag && acting.targets(drag.grip)}
        over={drag?.over}
        marked={markedSpace(marked)}
        compact={compact}
      />
      <Traces traces={traces} />
      <Stacks
        {...{ view, seat, say, stacks, held, away, marked, compact }}
        standing={blocks}
        choices={acting.choices}
        draggable={acting.draggable}
      />
      <Battlefields view={view} />
      {board && <Layer {...{ props, acting, drag, setLayer }} host={board.closest('.viewport') ?? document.body} />}
    </g>
  )
}

const NOBODY: ReadonlySet<UnitId> = new Set()
/** Who is to go by the orders that are being written. */
const written = ({ orders }: View): ReadonlySet<UnitId> =>
  new Set(
    SIDES.flatMap((side) => {
      const order = orders[side]
      return order?.kind === 'march' ? order.groups.flatMap((g) => g.units ?? []) : []
    }),
  )

/** 11.2 */
const OPTIONAL = ['roadSteFoySillery', 'roadStCharlesSteFoy'] as const

/** A naval order is marked where the ships lie. */
const markedSpace = (marked: Option | undefined): string | undefined => {
  if (marked?.do === 'naval') return marked.space === 'bason' ? 'st_laurent' : 'bason'
  return marked?.space as string | undefined
}

interface LayerProps {
  readonly props: BoardProps<View>
  readonly acting: Acting
  readonly drag: Drag | undefined
  setLayer(element: HTMLElement | null): void
  readonly host: Element
}
const quiet = (event: SyntheticEvent) => event.stopPropagation()

/** Over the board, not moved with it. */
function Layer({ props, acting, drag, setLayer, host }: LayerProps): ReactNode {
  const { view, seat, say, marked } = props
  const { choices, held, open, setOpen, choose, stuck } = acting
  const [away, setAway] = useState(false)
  const { battle } = view
  const pool = view.step === 'deployment' && view.pool.some((b) => 'unit' in b)
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be chosen inside it is a button.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter and Space click buttons.
    <div
      ref={setLayer}
      className="q-layer"
      onClick={(event) => {
        event.stopPropagation()
        acting.click(event.target)
      }}
      onPointerDown={quiet}
      onPointerMove={quiet}
      onPointerUp={quiet}
      onKeyDown={quiet}
    >
      {battle && !away && (
        <Battle
          {...{ view, battle, seat, say, choices, held, marked, choose }}
          over={drag?.over}
          hide={() => setAway(true)}
        />
      )}
      {battle && away && (
        <button type="button" className="button q-return" onClick={() => setAway(false)}>
          {say(web.back)}
        </button>
      )}
      {pool && <Tray {...{ view, say, choices, held, marked, choose }} />}
      {open && (
        <Sheet
          {...{ view, seat, say, choices, choose }}
          space={open}
          offers={acting.offers(open)}
          close={() => setOpen(undefined)}
        />
      )}
      {(stuck || held === INDIANS) && (
        <p className="q-note" role="status">
          {say(stuck ? web.stuck : web.groups.indian)}
        </p>
      )}
      {drag && <Ghost drag={drag} units={acting.taken(drag.grip)} say={say} />}
    </div>,
    host,
  )
}

/** What is being dragged, under the pointer. */
function Ghost({ drag, units, say }: { drag: Drag; units: readonly UnitId[]; say: BoardProps['say'] }): ReactNode {
  const [unit] = units
  if (!unit) return null
  return (
    <div className="q-ghost" style={{ transform: `translate(${drag.x}px, ${drag.y}px)` }}>
      <Loose
        side={UNITS[unit].side}
        block={{ unit, cv: UNITS[unit].cv }}
        short={shortName(unit, say(unitName(unit)))}
      />
      {units.length > 1 && <b>{units.length}</b>}
    </div>
  )
}
