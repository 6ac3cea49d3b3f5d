/** Dice, drawn. Their meaning stands beside them as text. */
import type { Message, Role } from '@carillon/kernel'
import type { ReactNode } from 'react'
import { sideColour } from './sides.ts'

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
}

export function Die({ face, sides = 6 }: { face: number; sides?: number }): ReactNode {
  const pips = sides === 6 ? PIPS[face] : undefined
  return (
    <svg className="die" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect className="die-body" x="1.25" y="1.25" width="21.5" height="21.5" rx="4.5" />
      {pips?.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="die-pip" cx={x} cy={y} r="2.1" />
      ))}
      {!pips && (
        <text className="die-number" x="12" y="16.5" textAnchor="middle">
          {face}
        </text>
      )}
    </svg>
  )
}

interface DiceRowProps {
  readonly faces: readonly number[]
  readonly sides?: number
  readonly by?: Role | undefined
}
export function DiceRow({ faces, sides = 6, by }: DiceRowProps): ReactNode {
  return (
    <span className="dice" style={sideColour(by)}>
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice that fell do not change.
        <Die key={i} face={face} sides={sides} />
      ))}
    </span>
  )
}

/** The dice that a line of the log tells of: its argument `faces` ("5 6 1") or `face`. */
export function facesIn({ args }: Message): readonly number[] {
  const told = args?.faces ?? args?.face
  if (typeof told === 'number') return [told]
  return typeof told === 'string' && /^\d+( \d+)*$/.test(told) ? told.split(' ').map(Number) : []
}
