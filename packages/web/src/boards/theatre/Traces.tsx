/** What just happened, drawn on the map until the next choice: arrows below the stacks, signs and dice above them. */

import type { LogLine } from '@carillon/kernel'
import { type CSSProperties, memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'preact/compat'
import { UNREAD } from '../pointing.ts'
import '../../styles/theatre-traces.css'
import { Die } from '../../table/Dice.tsx'
import type { Sheet } from './sheet.ts'
import {
  arrowsOf,
  type Curve,
  curveOf,
  type Go,
  type Sign,
  type SignKind,
  type Spot,
  spotsOf,
  type Trace,
  type Where,
} from './traces.ts'

/** How a game's log is drawn: on which sheet, where, and what. */
export interface Tracing<V> {
  readonly sheet: Sheet
  readonly pointOf: Where
  tracesOf(news: readonly LogLine[], view: V): readonly Trace[]
}
/** What a board gives: the position, and what was noted since the last choice. */
interface News<V> {
  readonly view: V
  readonly news: readonly LogLine[] | undefined
}
const NONE: readonly LogLine[] = []
const useTraces = <V,>({ view, news = NONE }: News<V>, by: Tracing<V>) =>
  useMemo(() => by.tracesOf(news, view), [by, news, view])

interface TracesProps extends Pick<Tracing<never>, 'sheet' | 'pointOf'> {
  readonly traces: readonly Trace[]
}
/** So many at most: a whole winter would hide the map. */
const MOST = 40

/** The two layers of a game. */
export const tracesOn = <V,>(by: Tracing<V>) => ({
  // biome-ignore lint/correctness/noComponentHookFactories: made once for a game.
  Arrows: (given: News<V>): ReactNode => <DrawnArrows {...by} traces={useTraces(given, by)} />,
  // biome-ignore lint/correctness/noComponentHookFactories: made once for a game.
  Signs: (given: News<V>): ReactNode => <DrawnSigns {...by} traces={useTraces(given, by)} />,
})

const DrawnArrows = memo(function DrawnArrows({ traces, sheet, pointOf }: TracesProps): ReactNode {
  const arrows = useMemo(() => arrowsOf(traces), [traces])
  const first = useFirstNew(arrows.length)
  const from = Math.max(0, arrows.length - MOST)
  return (
    <g className="th-traces" {...UNREAD}>
      {arrows.slice(from).map((go, i) => {
        const curve = curveOf(go, sheet, pointOf)
        const number = arrows.length > 1 ? from + i + 1 : 0
        // By how it began: an arrow that grows longer does not come anew.
        const key = `${from + i} ${go.go} ${go.path[0]} ${go.path[1]}`
        return curve && <Arrow key={key} {...{ go, curve, number }} wait={from + i - first} />
      })}
    </g>
  )
})
const DrawnSigns = memo(function DrawnSigns({ traces, sheet, pointOf }: TracesProps): ReactNode {
  const spots = useMemo(() => spotsOf(traces), [traces])
  return (
    <g className="th-traces" {...UNREAD}>
      {spots.slice(-MOST).map((spot) => {
        const at = pointOf(spot.at)
        return at && <Signpost key={spot.at} spot={spot} x={at.x} y={at.y - sheet.frame.room / 2} />
      })}
    </g>
  )
})

/** How many were there before: those that come together come one after the other. */
function useFirstNew(count: number): number {
  const before = useRef(0)
  useEffect(() => {
    before.current = count
  }, [count])
  return Math.min(before.current, count)
}

const BRITISH = 'M-18-18h36v36h-36z'
const FRENCH = 'M-20 0a20 20 0 1 0 40 0 20 20 0 1 0-40 0z'
interface ArrowProps {
  readonly go: Go
  readonly curve: Curve
  /** Its place in the order; 0 if it is the only one. */
  readonly number: number
  readonly wait: number
}
const Arrow = memo(function Arrow({ go: { go, side }, curve, number, wait }: ArrowProps): ReactNode {
  // What it began with: it does not begin again.
  const [style] = useState(() => ({ '--wait': Math.min(Math.max(wait, 0), 8) }) as CSSProperties)
  return (
    <g className={`th-trace th-${side} th-by-${go}`} style={style}>
      <path className="th-halo" d={curve.line} />
      <path className="th-line" d={curve.line} pathLength={go === 'march' ? 1 : undefined} />
      <path className="th-tip" transform={curve.head} d="M-11-13 15 0-11 13-4 0z" />
      {number > 0 && (
        <g className="th-order" transform={`translate(${curve.badge.x.toFixed(1)} ${curve.badge.y.toFixed(1)})`}>
          <path d={side === 'british' ? BRITISH : FRENCH} />
          <text y="9.5">{number}</text>
        </g>
      )}
    </g>
  )
})

const SIGN: Readonly<Record<SignKind, string>> = {
  battle: 'M-9-9 8 8M3 9 9 3M9-9-8 8M-3 9-9 3',
  siege: 'M-9 9V-8h4v4h3v-4h4v4h3v-4h4V9zM-2 9V3h4v6',
  loss: 'M0-10V10M-6-4H6',
  control: 'M-6 10V-9H8L4-4 8 1H-6',
  enters: 'M0-10V4M-6-2 0 5 6-2M-8 10H8',
  built: 'M-9 9V-4l3-5 3 5V9M-3 9V-4l3-5 3 5V9M3 9V-4l3-5 3 5V9M-9 3H9',
  raided: '',
  repelled: 'M-10 10 10-10',
}
/** Two tongues, so that it is no drop. */
const FLAME =
  'M1-12C2-7 8-4 8 3 8 8 4 11 0 11S-8 8-8 3C-8-1-6-3-5-7-3-5-3-3-2-2 0-5 1-8 1-12zM0 3C-3 5-3 10 0 10S3 5 0 3z'
const isRaid = (kind: SignKind): boolean => kind === 'raided' || kind === 'repelled'
const CHIP = 42
const GAP = 4
/** A row that is broader than this is drawn smaller, down to so much of its size: the names beside it stay free. */
const BROAD = 190
const LEAST = 0.6
const widthOf = ({ count = 1 }: Sign): number => CHIP + (count > 1 ? 4 + 15 * String(count).length : 0)

/** A row over a place: dice, then what they did. */
function Signpost({ spot: { signs, faces }, x, y }: { spot: Spot; x: number; y: number }): ReactNode {
  const chips = signs.map((sign) => ({ sign, width: widthOf(sign) }))
  const dice = faces.slice(0, 6)
  const whole = [...dice.map(() => CHIP), ...chips.map(({ width }) => width)].reduce((sum, w) => sum + w + GAP, -GAP)
  let left = -whole / 2
  const next = (width: number): string => {
    const at = `translate(${left} ${-CHIP - 2})`
    left += width + GAP
    return at
  }
  return (
    <g className="th-signpost" transform={`translate(${x} ${y}) scale(${Math.max(LEAST, Math.min(1, BROAD / whole))})`}>
      {dice.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice that fell do not change.
        <g key={i} transform={next(CHIP)}>
          <svg width={CHIP} height={CHIP} viewBox="0 0 24 24" aria-hidden="true">
            <Die face={face} />
          </svg>
        </g>
      ))}
      {chips.map(({ sign: { sign, side, count = 1 }, width }) => (
        <g key={`${sign} ${side}`} className={`th-sign${side ? ` th-${side}` : ''}`} transform={next(width)}>
          <rect width={width} height={CHIP} rx={side === 'french' ? CHIP / 2 : 3} />
          <g transform={`translate(${CHIP / 2} ${CHIP / 2}) scale(1.3)`}>
            {isRaid(sign) && <path className="th-flame" d={FLAME} />}
            <path d={SIGN[sign]} />
          </g>
          {count > 1 && (
            <text x={CHIP - 2} y="30.5">
              {count}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}
