/** A space of a theatre board: its mark, a button where something can be chosen, and its markers. */

import type { Option } from '@carillon/kernel'
import { type ReactNode, useContext } from 'preact/compat'
import type { Say } from '../board.ts'
import { button, UNREAD } from '../pointing.ts'
import { ReachContext } from './reach.ts'

interface MapSpaceProps {
  readonly space: string
  readonly x: number
  readonly y: number
  /** Side of the square that is the space's own. */
  readonly room: number
  /** What may be chosen here, and how a single one or several are called. */
  readonly offers: readonly Option[]
  label(option: Option): string
  several(count: number): string
  name(): string
  readonly say: Say
  readonly isMarked: boolean
  /** What is printed. */
  readonly site: ReactNode
  /** Markers. */
  readonly children: ReactNode
}
export function MapSpace(props: MapSpaceProps): ReactNode {
  const { space, x, y, room, offers, label, several, name, say, isMarked, site, children } = props
  const { goals, said } = useContext(ReachContext)
  const [first] = offers
  const goal = goals.get(space)
  const can = first !== undefined || goal !== undefined
  const called = () =>
    goal
      ? [name(), ...said(goal).map(say)].join(', ')
      : first && offers.length === 1
        ? label(first)
        : several(offers.length)
  const at = `translate(${x} ${y})`
  // What is a button holds no letters: it has a name that says more.
  return (
    <>
      <g
        className={`th-space${can ? ' th-can' : ''}${isMarked ? ' th-marked' : ''}`}
        transform={at}
        data-space={space}
        {...(can && button(called()))}
      >
        <rect className="th-reach" x={-room / 2} y={-room / 2} width={room} height={room} />
        {site}
        {(can || isMarked) && (
          <>
            <circle className="th-halo" r={room * 0.44} />
            <circle className="th-ring" r={room * 0.44} />
            <path className="th-notch" transform={`translate(0 ${-room * 0.5})`} d="M-9-7H9L0 9z" />
          </>
        )}
      </g>
      <g className="th-words" transform={at} {...UNREAD}>
        {children}
      </g>
    </>
  )
}
