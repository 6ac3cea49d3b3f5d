/** A space of a theatre board: a button where something can be chosen, beside it its markers and its name. */
import type { Option } from '@carillon/kernel'
import type { ReactNode } from 'react'
import { button, linesOf, UNREAD } from './marks.ts'

interface MapSpaceProps {
  readonly space: string
  readonly x: number
  readonly y: number
  readonly name: string
  readonly faint: boolean
  /** What may be chosen here, and how a single one or several are called. */
  readonly offers: readonly Option[]
  label(option: Option): string
  several(count: number): string
  readonly isMarked: boolean
  /** What is printed. */
  readonly site: ReactNode
  /** Markers. */
  readonly children: ReactNode
}
export function MapSpace(props: MapSpaceProps): ReactNode {
  const { space, x, y, name, faint, offers, label, several, isMarked, site, children } = props
  const [first] = offers
  const can = first !== undefined
  const at = `translate(${x} ${y})`
  // What is a button holds no letters: it has a name that says more.
  return (
    <>
      <g
        className={`th-space${can ? ' th-can' : ''}${isMarked ? ' th-marked' : ''}`}
        transform={at}
        data-space={space}
        {...(can && button(offers.length === 1 ? label(first) : several(offers.length)))}
      >
        <rect className="th-reach" x="-26" y="-15" width="52" height="44" />
        {site}
        {(can || isMarked) && (
          <>
            <circle className="th-ring" r="17.5" />
            <path className="th-notch" d="M-6-19H6L0-9z" />
          </>
        )}
      </g>
      <g className="th-words" transform={at} {...UNREAD}>
        {children}
        {linesOf(name).map((line, i) => (
          <text key={line} className={`th-name${faint ? ' th-faint' : ''}`} y={27 + i * 12}>
            {line}
          </text>
        ))}
      </g>
    </>
  )
}
