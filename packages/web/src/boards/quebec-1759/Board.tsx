/** The board of Quebec 1759: map, blocks, ships, arrows; over it an opened stack, the pool, the battle. */
import type { Option } from '@carillon/kernel'
import { SIDES, spaceName, type UnitId, type View, type Zone } from '@carillon/quebec-1759/page'
import { type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'preact/compat'
import { CounterScale, Near } from '../../shell/board-scale.ts'
import { deferredPart } from '../../shell/deferred.tsx'
import type { BoardProps } from '../board.ts'
import { useExplaining, useRoving } from '../pointing.ts'
import { useActing } from './acting.ts'
import { useDrag } from './drag.ts'
import { Battlefields, Ground } from './Ground.tsx'
import { glide, layout, type PlacedBlock } from './layout.ts'
import { BasinMap } from './map/BasinMap.tsx'
import { Names } from './map/Names.tsx'
import { MAP_NAMES } from './map/names.ts'
import { PALETTES } from './map/palette.ts'
import { PieceDefs } from './Piece.tsx'
import { Piles } from './Piles.tsx'
import { Stacks } from './Stacks.tsx'
import { useNarrow } from './useNarrow.ts'

const Traces = deferredPart(async () => (await import('./Traces.tsx')).Traces)
const Layer = deferredPart(async () => (await import('./Layer.tsx')).default)

export function Board(props: BoardProps<View>): ReactNode {
  const { view, options, seat, say, locale, theme, marked, news, explain, still } = props
  const [board, setBoard] = useState<SVGGElement | null>(null)
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const acting = useActing(props)
  const drag = useDrag(board, layer, acting.drop)
  const grip = drag?.grip
  const { takeUp } = acting
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each drag
  useEffect(() => {
    if (grip) takeUp(grip)
  }, [grip])
  useExplaining(board, explain)
  useExplaining(layer, explain)
  useRoving(board)
  const compact = useNarrow()
  const piled = !useContext(Near) && compact
  const Blocks = piled ? Piles : Stacks

  const scale = useContext(CounterScale)
  const { placed, stacks } = useMemo(() => layout(view, scale), [view, scale])
  const before = useRef<readonly PlacedBlock[]>([])
  const blocks = useMemo(() => {
    before.current = glide(before.current, placed)
    return before.current
  }, [placed])
  const names = useCallback(
    (id: string) => (id in MAP_NAMES[locale] ? MAP_NAMES[locale][id as 'map.title'] : say(spaceName(id as Zone))),
    [say, locale],
  )
  const { rules } = view
  const roads = useMemo(() => OPTIONAL.filter((road) => rules[road] === 'on'), [rules])
  const held = useMemo(() => new Set(drag ? acting.taken(drag.grip) : acting.held ? [acting.held] : []), [drag, acting])

  const away = useMemo(() => (view.step === 'orders' ? written(view) : NOBODY), [view])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be chosen inside it has a role, a name and its keys.
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
      <Traces
        {...{ view, news, placed, stacks, names, compact }}
        large={piled}
        held={options.length === 1 ? marked : undefined}
      />
      <Names names={names} ink={PALETTES[theme]} compact={compact} />
      <Blocks
        {...{ view, seat, say, stacks, held, away, marked }}
        placed={blocks}
        choices={acting.choices}
        draggable={acting.draggable}
      />
      <Battlefields view={view} compact={compact} />
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
