/** Arrows of orders: solid by road, in waves on the water, dotted for the Indians; with how many went. */

import type { LogLine, Option } from '@carillon/kernel'
import type { View } from '@carillon/quebec-1759/page'
import { memo, type ReactNode, useMemo } from 'preact/compat'
import { UNREAD } from '../pointing.ts'
import type { PlacedBlock, Stack } from './layout.ts'
import { type Box, type Point, RIVERS } from './map/geometry.ts'
import { nameBoxes } from './map/inscriptions.ts'
import { SYMBOLS } from './symbols.ts'
import { type Arrow, arrowOf, badgesOf, shownTraces, traceKey } from './traces.ts'

/** The log says it in words. */
const NONE: readonly LogLine[] = []

const boxOf = ({ at, size }: PlacedBlock): Box => ({
  x: at.x - 18 * size,
  y: at.y - 20 * size,
  width: 38 * size,
  height: 40 * size,
})

const shieldBox = ({ shield: { x, y } }: Stack): Box => ({ x: x - 16, y: y - 19, width: 32, height: 38 })

/** Where ships may lie. */
const SHIPS: readonly Box[] = Object.values(RIVERS).flatMap(({ ships }) =>
  ships.map(({ x, y }) => ({ x: x - 20, y: y - 18, width: 40, height: 34 })),
)

interface TracesProps {
  readonly names: (id: string) => string
  readonly compact: boolean
  readonly view: View
  readonly news: readonly LogLine[] | undefined
  /** The board is small: what is written must be large. */
  readonly large: boolean
  readonly placed: readonly PlacedBlock[]
  readonly stacks: readonly Stack[]
  /** What is held until it is confirmed. */
  readonly held: Option | undefined
}
export const Traces = memo(function Traces(props: TracesProps): ReactNode {
  const { view, news = NONE, large, placed, stacks, held, names: called, compact } = props
  const traces = useMemo(() => shownTraces(view, news, held), [view, news, held])
  const stand = useMemo(() => [...placed.map(boxOf), ...stacks.map(shieldBox)], [placed, stacks])
  const names = useMemo(() => nameBoxes(called, compact), [called, compact])
  const arrows = traces.map((trace) => arrowOf(trace, large, { names, stand }))
  const badges = badgesOf(arrows, large ? 30 : 16, [...names, ...stand, ...SHIPS])
  return (
    <g className={large ? 'q-traces q-large' : 'q-traces'} {...UNREAD}>
      {traces.map((trace, i) => {
        const { line, head } = arrows[i] as Arrow
        const badge = badges[i] as Point
        const { side, kind, count, draft } = trace
        return (
          <g key={traceKey(trace)} className={`q-trace q-${side} q-by-${kind}${draft ? ' q-draft' : ''}`}>
            <path className="q-halo" d={line} />
            <path className="q-line" d={line} />
            <path className="q-head" transform={large ? `${head} scale(1.7)` : head} d="M-7-11 15 0-7 11-2 0z" />
            {(kind === 'indian' || !!count) && (
              <g transform={`translate(${badge.x.toFixed(1)} ${badge.y.toFixed(1)})${large ? ' scale(2.15)' : ''}`}>
                <path className="q-badge" d={side === 'british' ? 'M-13-13h26v26h-26z' : 'M0-18 18 0 0 18-18 0z'} />
                {kind === 'indian' ? (
                  <path d={SYMBOLS.indian} transform="scale(.75) translate(-12 -12)" />
                ) : (
                  <text y="6">{count}</text>
                )}
              </g>
            )}
          </g>
        )
      })}
    </g>
  )
})
