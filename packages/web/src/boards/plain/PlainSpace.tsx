/** A space of a plain board: a button where something can be chosen, beside it its markers and its name. */
import type { Option } from '@carillon/kernel'
import type { ReactNode } from 'react'
import { button, linesOf, UNREAD } from './marks.ts'

interface PlainSpaceProps {
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
export function PlainSpace(props: PlainSpaceProps): ReactNode {
  const { space, x, y, name, faint, offers, label, several, isMarked, site, children } = props
  const [first] = offers
  const can = first !== undefined
  const at = `translate(${x} ${y})`
  // What is a button holds no letters: it has a name that says more.
  return (
    <>
      <g
        className={`pl-space${can ? ' pl-can' : ''}${isMarked ? ' pl-marked' : ''}`}
        transform={at}
        data-space={space}
        {...(can && button(offers.length === 1 ? label(first) : several(offers.length)))}
      >
        <rect className="pl-reach" x="-26" y="-15" width="52" height="44" />
        {site}
        {(can || isMarked) && (
          <>
            <circle className="pl-ring" r="17.5" />
            <path className="pl-notch" d="M-6-19H6L0-9z" />
          </>
        )}
      </g>
      <g className="pl-words" transform={at} {...UNREAD}>
        {children}
        {linesOf(name).map((line, i) => (
          <text key={line} className={`pl-name${faint ? ' pl-faint' : ''}`} y={27 + i * 12}>
            {line}
          </text>
        ))}
      </g>
    </>
  )
}
