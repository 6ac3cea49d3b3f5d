/**
 * A stack on a theatre board: a chip of one size however many are there, with a shape and a number for each kind. It lies on
 * the mark of its space, in the space's own room; two enemies share the room, the British on the left. It can be opened.
 */
import { type ReactNode, use } from 'react'
import { Near } from '../../shell/near.ts'
import { Icon } from './Counter.tsx'
import type { IconName } from './icons.ts'
import { button, FORM, UNREAD } from './marks.ts'

/** A number on the chip, and what is counted. */
export interface Count {
  /** Without one the number is that of all, and large. */
  readonly form?: keyof typeof FORM
  /** How many of them have lost a step. */
  readonly reduced?: number
  readonly count: number
}
interface MapStackProps {
  readonly place: string
  readonly side: 'british' | 'french'
  readonly x: number
  readonly y: number
  readonly room: number
  /** Both sides are there. */
  readonly shared: boolean
  readonly counts: readonly Count[]
  /** On the edge of the chip. */
  readonly icons?: readonly IconName[]
  readonly spoken: string
  readonly can: boolean
  readonly isMarked: boolean
  readonly isMoving: boolean
  readonly isSpent?: boolean
  /** The counters, where they are few; seen from near. */
  counters?(size: number): readonly ReactNode[]
}

/** What the icons take at the foot of a narrow chip. */
const FOOT = 13

export function MapStack(props: MapStackProps): ReactNode {
  const { place, side, x, y, room, shared, counts, spoken, can, isMarked, isMoving, isSpent = false } = props
  const near = use(Near)
  const width = shared ? room / 2 : room
  const height = shared ? room : room * 0.7
  const left = shared && side === 'french' ? 0 : -room / 2
  const at = `translate(${x + left} ${y + room / 2 - height})`
  const look = `pc-${side}${isSpent ? ' pc-spent' : ''}`
  const state = `${can ? ' th-can' : ''}${isMarked ? ' th-marked' : ''}${isMoving ? ' th-moving' : ''}`
  const counters = near ? (props.counters?.(room / 2 - 1) ?? []) : []
  const few = counters.length === 1 || counters.length === 2
  const icons = [...(isMoving ? (['tick'] as const) : []), ...(props.icons ?? [])].slice(0, shared ? 2 : 4)
  const cells = few ? [] : cellsOf(counts, width, height - (shared && icons.length > 0 ? FOOT : 0), shared)
  const round = side === 'french'
  return (
    <>
      <g className={`th-stack ${look}${state}`} transform={at} data-space={place} data-stack={side} {...button(spoken)}>
        <rect className="th-chip" x="1" y="1" width={width - 2} height={height - 2} rx={round ? 10 : 1} />
        {cells.map((cell) => cell.form && <Form key={cell.form} {...cell} form={cell.form} />)}
        {(can || isMarked) && (
          <rect className="th-ring" x="-1" y="-1" width={width + 2} height={height + 2} rx={round ? 12 : 2} />
        )}
      </g>
      <g className={`th-words th-counts ${look}`} transform={at} {...UNREAD}>
        {few
          ? counters.map((counter, i) => {
              const [across, down] = shared ? [0, counters.length > 1 ? i : 0.5] : [counters.length > 1 ? i : 0.5, 0.2]
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: by its place on the chip.
                <g key={i} transform={`translate(${(across * room) / 2 + 0.5} ${(down * room) / 2 + 0.5})`}>
                  {counter}
                </g>
              )
            })
          : cells.map((cell) => <Digits key={cell.form ?? 'all'} {...cell} />)}
        {icons.map((icon, i) => (
          <g
            key={icon}
            className={`pc-badge pc-badge-${icon}`}
            transform={`translate(${8 + i * 15} ${shared ? height - 7 : -6})`}
          >
            <circle r="7.5" />
            <Icon icon={icon} size={11} />
          </g>
        ))}
      </g>
    </>
  )
}

/** Where a number and its shape are on the chip. */
interface Cell extends Count {
  readonly x: number
  readonly y: number
  /** The shape's middle, and how large it is. */
  readonly over: readonly [x: number, y: number]
  readonly scale: number
  /** Of the digits. */
  readonly size: number
  /** What the digits may take. */
  readonly wide: number
}
/** Side by side, the shape above its number; or one below the other, the shape before it. The number of all is wider. */
function cellsOf(counts: readonly Count[], width: number, height: number, shared: boolean): readonly Cell[] {
  const weight = ({ form }: Count) => (form ? 1 : 1.4)
  const each = (shared ? height : width) / counts.reduce((sum, count) => sum + weight(count), 0)
  let from = 0
  return counts.map((count) => {
    const room = each * weight(count)
    const middle = from + room / 2
    from += room
    const { form } = count
    const size = form ? 22 : shared ? 25 : 31
    const scale = Math.min(shared ? 1.35 : 1.6, room / 11.5)
    const wide = shared ? width - (form ? 17 : 5) : Math.min(room - 1, size * 1.1)
    if (shared)
      return {
        ...count,
        size,
        scale,
        wide,
        over: [8.5, middle],
        x: form ? (width + 15) / 2 : width / 2,
        y: middle + size * 0.33,
      }
    const y = form ? height - 4.5 : (height + size * 0.66) / 2
    return { ...count, size, scale, wide, over: [middle, 11.5], x: middle, y }
  })
}

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
function Digits({ x, y, size, count, wide }: Cell): ReactNode {
  const many = count > 9 && { textLength: wide, lengthAdjust: 'spacingAndGlyphs' }
  return (
    <text x={x} y={y} fontSize={size} {...many}>
      {count}
    </text>
  )
}
