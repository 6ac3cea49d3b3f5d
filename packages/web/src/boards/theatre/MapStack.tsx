/**
 * A stack on a theatre board: a chip of one size however many are there, with a shape and a number for each kind. It lies on
 * the mark of its space, in the space's own room; two enemies share the room, the British on the left. It can be opened.
 */

import { type ReactNode, useContext } from 'preact/compat'
import { Near } from '../../shell/nearness.ts'
import { button, UNREAD } from '../pointing.ts'
import { BADGES, Badge, type BadgeName } from './badges.tsx'
import { FORM } from './shapes.ts'

/** A number on the chip, and what is counted. */
export interface Count {
  /** Without one the number is that of all, and large. */
  readonly form?: keyof typeof FORM
  /** How many of them have lost a step. */
  readonly reduced?: number
  readonly count: number
  /** Only that there are some. */
  readonly bare?: boolean
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
  /** How many there are in all. */
  readonly size: number
  /** On the edge of the chip. */
  readonly icons?: readonly BadgeName[]
  readonly spoken: string
  readonly can: boolean
  readonly isMarked: boolean
  readonly isMoving: boolean
  readonly isSpent?: boolean
  /** The counters, where they are few; seen from near. */
  few(room: Few): ReactNode
}
/** What a few counters have for themselves. */
export interface Few {
  readonly count: number
  readonly width: number
  readonly height: number
  readonly shared: boolean
}

const PHONE = 700
/** What the icons take at the foot of a narrow chip. */
const FOOT = 13

export function MapStack(props: MapStackProps): ReactNode {
  const { place, side, x, y, room, shared, counts, size, spoken, can, isMarked, isMoving, isSpent = false } = props
  // On a phone the board is large long before a counter on it can be read.
  const near = useContext(Near) && globalThis.innerWidth > PHONE
  const width = shared ? room / 2 : room
  const height = shared ? room : room * 0.74
  const left = shared && side === 'french' ? 0 : -room / 2
  const at = `translate(${x + left} ${y + room / 2 - height})`
  const look = `pc-${side}${isSpent ? ' pc-spent' : ''}`
  const state = `${can ? ' th-can' : ''}${isMarked ? ' th-marked' : ''}${isMoving ? ' th-moving' : ''}`
  const layOut = shared ? rowsOf : counts.every(({ form, bare }) => form && !bare) ? columnsOf : linesOf
  const few = near && size <= 2
  const icons = [...(isMoving ? (['tick'] as const) : []), ...(props.icons ?? [])].slice(0, shared ? 2 : 4)
  const cells = few ? [] : layOut(counts, width, height - (shared && icons.length > 0 ? FOOT : 0))
  const round = side === 'french'
  return (
    <>
      <g className={`th-stack ${look}${state}`} transform={at} data-space={place} data-stack={side} {...button(spoken)}>
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
          <rect className="th-ring" x="-1" y="-1" width={width + 2} height={height + 2} rx={round ? 12 : 2} />
        )}
      </g>
      <g className={`th-words th-counts ${look}`} transform={at} {...UNREAD}>
        {few
          ? props.few({ count: size, width, height, shared })
          : cells.map((cell) => !cell.bare && <Digits key={cell.form ?? 'all'} {...cell} />)}
        {icons.map((icon, i) => (
          <Badge key={icon} d={BADGES[icon]} look={icon} x={8 + i * 15} y={shared ? height - 7 : -6} r={7.5} />
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
  /** Of the digits, and what they may take. */
  readonly size: number
  readonly wide: number
}
const DIGIT = 12
const widthOf = (count: number): number => DIGIT * String(count).length

/** One below the other, the shape before its number. */
function rowsOf(counts: readonly Count[], width: number, height: number): readonly Cell[] {
  const each = height / (counts.length + 0.2)
  return counts.map((count, i) => {
    const { form } = count
    const size = form ? 22 : 26
    const middle = each * (i + 0.6)
    const x = form ? (width + 15) / 2 : width / 2
    const wide = width - (form ? 17 : 5)
    const over = [count.bare ? width / 2 : 8.5, middle] as const
    return { ...count, size, wide, over, x, y: middle + size * 0.33, scale: 1.35 }
  })
}
/** Side by side, each shape above its number. */
function columnsOf(counts: readonly Count[], width: number, height: number): readonly Cell[] {
  const each = width / counts.length
  return counts.map((count, i) => {
    const x = each * (i + 0.5)
    return { ...count, x, y: height - 4.5, over: [x, 11.5], scale: 1.6, size: 22, wide: each - 1 }
  })
}
/** The number of all below a line of the others, each behind its shape. */
function linesOf(counts: readonly Count[], width: number, height: number): readonly Cell[] {
  const takes = ({ form, bare, count }: Count) => (form ? 13 + (bare ? 0 : widthOf(count) + 1) : 0)
  const alone = counts.every(({ form }) => form)
  const middle = alone ? height / 2 : 11
  let from = (width - counts.reduce((sum, count) => sum + takes(count), 0)) / 2
  return counts.map((count) => {
    const left = from
    from += takes(count)
    const wide = widthOf(count.count)
    if (count.form)
      return {
        ...count,
        over: [left + 6.5, middle],
        x: left + 13 + wide / 2,
        y: middle + 7.5,
        scale: 1.3,
        size: 22,
        wide,
      }
    return { ...count, over: [0, 0], x: width / 2, y: height - 4.5, scale: 1, size: 28, wide: wide * 1.2 }
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
