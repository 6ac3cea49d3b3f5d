/** A stack on a theatre board: shapes with their numbers on a chip, tags over it. It can be opened. */
import type { ReactNode } from 'react'
import { button, UNREAD } from './marks.ts'

interface MapStackProps {
  readonly place: string
  readonly side: 'british' | 'french'
  readonly x: number
  readonly y: number
  /** Both sides are there. */
  readonly shared: boolean
  /** Paths about 8 wide, each with a number. */
  readonly counts: readonly (readonly [form: string, count: number])[]
  readonly tags?: readonly string[]
  readonly spoken: string
  readonly can: boolean
  readonly isMarked: boolean
  readonly isMoving: boolean
  readonly look?: string
}
/** Of the units in which it is drawn to those of the map. */
const SCALE = 1.6
const STEP = 17
const DIGIT = 6

export function MapStack(props: MapStackProps): ReactNode {
  const { place, side, x, y, shared, counts, tags = [], spoken, can, isMarked, isMoving, look = '' } = props
  let width = 0
  const items = counts.map(([form, count]) => {
    const room = STEP + DIGIT * (String(count).length - 1)
    width += room
    return { form, count, left: width - room, middle: width - room / 2 + 9 }
  })
  width += 6
  const left = shared ? (side === 'british' ? -width - 1 : 1) : -width / 2
  const at = `translate(${x + left * SCALE} ${y - 17}) scale(${SCALE})`
  const state = `${can ? ' th-can' : ''}${isMarked ? ' th-marked' : ''}${isMoving ? ' th-moving' : ''}`
  return (
    <>
      <g
        className={`th-stack th-${side} ${look}${state}`}
        transform={at}
        data-space={place}
        data-stack={side}
        {...button(spoken)}
      >
        <rect className="th-chip" y="-9" width={width} height="18" rx={side === 'french' ? 9 : 2} />
        {items.map((item) => (
          <path key={item.form} className="th-form" transform={`translate(${item.left + 8} 0)`} d={item.form} />
        ))}
        {(can || isMarked) && <rect className="th-ring" x="-2.5" y="-11.5" width={width + 5} height="23" rx="4" />}
      </g>
      <g className="th-words th-counts" transform={at} {...UNREAD}>
        {items.map((item) => (
          <text key={item.form} x={item.middle} y="4">
            {item.count}
          </text>
        ))}
        {tags.map((tag, i) => (
          <g key={tag} className="th-tag" transform={`translate(${6 + i * 13} -14.5)`}>
            <rect x="-6" y="-6" width="12" height="11" />
            <text y="3">{tag}</text>
          </g>
        ))}
      </g>
    </>
  )
}
