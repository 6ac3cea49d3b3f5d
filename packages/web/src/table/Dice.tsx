/** Dice, drawn. Their meaning stands beside them as text. */
import type { Role } from '@carillon/kernel'
import { type ReactNode, useContext } from 'preact/compat'
import { DieContext } from './die-context.ts'
import { sideColour } from './sides.ts'

/** Where the pips of 1 to 6 lie, in rows of three from 0. */
const PIPS = ['4', '08', '048', '0268', '02468', '023568']
const place = (n: number): number => 6.5 + 5.5 * n

export function Die({ face, sides = 6 }: { face: number; sides?: number }): ReactNode {
  const Icon = useContext(DieContext)?.[face - 1]?.Icon
  const pips = sides === 6 && PIPS[face - 1]
  return (
    <svg className="die" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect className="die-body" x="1.25" y="1.25" width="21.5" height="21.5" rx="4.5" />
      {Icon ? (
        <Icon />
      ) : pips ? (
        [...pips].map((at) => (
          <circle key={at} className="die-pip" cx={place(+at % 3)} cy={place(Math.floor(+at / 3))} r="2.1" />
        ))
      ) : (
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
