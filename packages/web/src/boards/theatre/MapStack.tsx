/**
 * A stack on a theatre board: a chip of one size however many are there, with a shape and a number for each kind. It lies on
 * the mark of its space, in the space's own room; of two enemies each has a place of its own (`pairs.ts`). It can be opened.
 */

import { type ReactNode, useContext } from 'preact/compat'
import { CounterScale, Near } from '../../shell/board-scale.ts'
import { button, UNREAD } from '../pointing.ts'
import { BADGES, Badge, type BadgeName } from './badges.tsx'
import { type Cell, type Count, cellsOf, totalOf } from './chip.ts'
import { chipScale, NameSize } from './map-scale.ts'
import { type Half, HIGH, STRIP } from './pairs.ts'
import { ReachContext } from './reach.ts'
import { FORM } from './shapes.ts'
import type { Point } from './sheet.ts'

interface MapStackProps {
  readonly place: string
  readonly side: 'british' | 'french'
  readonly x: number
  readonly y: number
  readonly room: number
  /** Its own place where both sides are there. */
  readonly shared: Half | undefined
  readonly counts: readonly Count[]
  /** How many there are in all. */
  readonly size: number
  /** On the edge of the chip. */
  readonly icons?: readonly BadgeName[]
  readonly spoken: string
  readonly can: boolean
  readonly isMarked: boolean
  readonly isMoving: boolean
  readonly isSpent?: boolean
  /** Beside them: what lies on the space and would be hidden by the chip. */
  marks?(x: number, y: number): ReactNode
  /** The counters, where they are few; seen from near. */
  few(room: Few): ReactNode
}
/** What a few counters have for themselves. */
export interface Few {
  readonly count: number
  readonly width: number
  readonly height: number
}

const PHONE = 700

export function MapStack(props: MapStackProps): ReactNode {
  const { place, side, x, y, room, shared, counts, size, spoken, isMarked, isMoving, isSpent = false } = props
  const { starts, side: own, goals, place: picked } = useContext(ReachContext)
  const can = props.can || (picked === undefined && own === side && starts.has(place)) || goals.has(place)
  // On a phone the board is large long before a counter on it can be read.
  const near = useContext(Near) && globalThis.innerWidth > PHONE
  const far = useContext(NameSize)
  const width = shared ? shared.width : room
  const height = shared ? shared.height - STRIP : room * HIGH
  const [left, top] = shared ? [shared.x, shared.y + STRIP] : [x - room / 2, y + room / 2 - height]
  const by = Math.max(useContext(CounterScale), chipScale(far, room))
  // Larger ones grow from their middle, two enemies from theirs.
  const from = shared?.middle ?? { x: left + width / 2, y: top + height / 2 }
  const grown = (at: number, middle: number): number => middle + (at - middle) * by
  const at = `translate(${grown(left, from.x)} ${grown(top, from.y)})${by === 1 ? '' : ` scale(${by})`}`
  const look = `pc-${side}${isSpent ? ' pc-spent' : ''}`
  const state = `${can ? ' th-can' : ''}${isMarked ? ' th-marked' : ''}${isMoving ? ' th-moving' : ''}`
  const few = near && size <= 2
  const icons = [...(isMoving ? (['tick'] as const) : []), ...(props.icons ?? [])].slice(0, 4)
  const cells = few ? [] : (far > 0 ? totalOf : cellsOf)(counts, width, height)
  const round = side === 'french'
  const badge = shared ? { y: -2.5, r: 6.5, step: 13.5 } : { y: -6, r: 7.5, step: 15 }
  return (
    <>
      <g
        className={`th-stack ${look}${state}`}
        transform={at}
        data-space={place}
        data-stack={side}
        {...(shared && { 'data-shared': '' })}
        {...button(spoken)}
      >
        <rect
          className={few ? 'th-reach' : 'th-chip'}
          x="1"
          y="1"
          width={width - 2}
          height={height - 2}
          rx={round ? 10 : 1}
        />
        {cells.map((cell) => cell.form && <Form key={cell.form} {...cell} form={cell.form} />)}
        {(can || isMarked) && (
          <>
            <rect className="th-halo" x="-2" y="-2" width={width + 4} height={height + 4} rx={round ? 12 : 2} />
            <rect className="th-ring" x="-2" y="-2" width={width + 4} height={height + 4} rx={round ? 12 : 2} />
            <path className="th-notch" transform={`translate(${width / 2} -6)`} d="M-9-7H9L0 7z" />
          </>
        )}
      </g>
      <g className={`th-words th-counts ${look}`} transform={at} {...UNREAD}>
        {few
          ? props.few({ count: size, width, height })
          : cells.map((cell) => !cell.bare && <Digits key={cell.form ?? 'all'} {...cell} />)}
        {icons.map((icon, i) => (
          <Badge key={icon} d={BADGES[icon]} look={icon} x={8 + i * badge.step} y={badge.y} r={badge.r} />
        ))}
        {props.marks?.(8 + icons.length * badge.step, badge.y)}
      </g>
    </>
  )
}

/** Leads from a space to two enemies that do not lie on it. */
export const Lead = ({ from, to }: { readonly from: Point; readonly to: Point }): ReactNode => (
  <path className="th-lead" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} {...UNREAD} />
)

/** Filled, half filled if some have lost a step, hollow if all have. */
function Form({ over, scale, form, reduced = 0, count }: Cell & { readonly form: keyof typeof FORM }): ReactNode {
  const look = reduced === 0 ? 'full' : reduced < count ? 'half' : 'hollow'
  return (
    <g className={`th-form th-${look}`} transform={`translate(${over.join(' ')})scale(${scale})`}>
      <path d={FORM[form]} />
      {look === 'half' && <path d={HALF[form]} />}
    </g>
  )
}
const HALF: Readonly<Record<keyof typeof FORM, string>> = {
  triangle: 'M0-4.6V4h-4.6z',
  square: 'M-4-4h4v8h-4z',
  circle: 'M0-4.4a4.4 4.4 0 0 0 0 8.8z',
  star: 'M0-5V2.5L-3.2 4.4-2.3.9-5-1.4-1.5-1.6z',
}
function Digits({ x, y, size, count }: Cell): ReactNode {
  return (
    <text x={x} y={y} fontSize={size}>
      {count}
    </text>
  )
}
