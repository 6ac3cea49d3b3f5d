/** What just happened, drawn on the map until the next choice: arrows below the stacks, signs and dice above them. */

import type { LogLine } from '@carillon/kernel'
import { type CSSProperties, memo, type ReactNode, useEffect, useRef, useState } from 'preact/compat'
import { UNREAD } from '../pointing.ts'
import '../../styles/theatre-traces.css'
import { Die } from '../../table/Dice.tsx'
import { Clearing, inRows, type NumberSpot, numberAt, rowsOf, type Signs, signsAt } from './clearing.ts'
import { boxesOf, pairsOn } from './pairs.ts'
import type { Point, Sheet } from './sheet.ts'
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
  text,
  type Where,
} from './traces.ts'

/** How a game's log is drawn: on which sheet, where, and what. */
export interface Tracing<V> {
  readonly sheet: Sheet
  readonly pointOf: Where
  tracesOf(news: readonly LogLine[], view: V): readonly Trace[]
  /** Spaces where both sides stand. */
  contested(view: V): readonly string[]
}
/** What a board gives: the position, and what was noted since the last choice. */
interface News<V> {
  readonly view: V
  readonly news: readonly LogLine[] | undefined
}
const NONE: readonly LogLine[] = []
/** So many at most: a whole winter would hide the map. */
const MOST = 40

/** All that is drawn, each where it covers nothing. */
interface Picture {
  readonly arrows: readonly DrawnArrow[]
  readonly posts: readonly Post[]
}
interface DrawnArrow {
  readonly key: string
  readonly go: Go
  readonly curve: Curve
  /** Its place in the order, and where that is written; not if it is the only one. */
  readonly number: number
  readonly badge: NumberSpot | undefined
}
interface Post {
  readonly spot: Spot
  readonly at: Point
  readonly signs: Signs
}
function pictureOf<V>({ sheet, pointOf, tracesOf, contested }: Tracing<V>, news: readonly LogLine[], view: V): Picture {
  const traces = tracesOf(news, view)
  const clearing = new Clearing(sheet, boxesOf(pairsOn(sheet, contested(view))))
  const posts = spotsOf(traces)
    .slice(-MOST)
    .flatMap((spot): readonly Post[] => {
      const at = pointOf(spot.at)
      return at
        ? [
            {
              spot,
              at,
              signs: signsAt(
                at,
                sheet.frame.room,
                rowsOf(
                  thingsOf(spot).map(({ width }) => width),
                  CHIP,
                  GAP,
                ),
                clearing,
              ),
            },
          ]
        : []
    })
  const all = arrowsOf(traces)
  const from = Math.max(0, all.length - MOST)
  const arrows = all.slice(from).flatMap((go, i): readonly DrawnArrow[] => {
    const curve = curveOf(go, sheet, pointOf)
    if (!curve) return []
    const number = from + i + 1
    // By how it began: an arrow that grows longer does not come anew.
    const key = `${from + i} ${go.go} ${go.path[0]} ${go.path[1]}`
    return [{ key, go, curve, number, badge: all.length > 1 ? numberAt(curve, clearing) : undefined }]
  })
  return { arrows, posts }
}

/** The two layers of a game: worked out together, since they keep off each other. */
export const tracesOn = <V,>(by: Tracing<V>) => {
  let last: (News<V> & { readonly picture: Picture }) | undefined
  const pictured = ({ view, news = NONE }: News<V>): Picture => {
    if (last?.view !== view || last.news !== news) last = { view, news, picture: pictureOf(by, news, view) }
    return last.picture
  }
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: made once for a game.
    Arrows: (given: News<V>): ReactNode => <DrawnArrows arrows={pictured(given).arrows} />,
    // biome-ignore lint/correctness/noComponentHookFactories: made once for a game.
    Signs: (given: News<V>): ReactNode => <DrawnSigns posts={pictured(given).posts} />,
  }
}

const DrawnArrows = memo(function DrawnArrows({ arrows }: Pick<Picture, 'arrows'>): ReactNode {
  const last = arrows.at(-1)?.number ?? 0
  const first = useFirstNew(last)
  return (
    <g className="th-traces" {...UNREAD}>
      {arrows.map(({ key, ...arrow }) => (
        <Arrow key={key} {...arrow} wait={arrow.number - 1 - first} />
      ))}
      {/* No arrow lies over the number of another. */}
      {arrows.map(
        ({ key, badge, ...arrow }) =>
          badge && <Order key={`no. ${key}`} {...arrow} badge={badge} wait={arrow.number - 1 - first} />,
      )}
    </g>
  )
})
const DrawnSigns = memo(function DrawnSigns({ posts }: Pick<Picture, 'posts'>): ReactNode {
  return (
    <g className="th-traces" {...UNREAD}>
      {posts.map((post) => (
        <Signpost key={post.spot.at} {...post} />
      ))}
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

/** What it began with: it does not begin again. */
const useWait = (wait: number): CSSProperties =>
  useState(() => ({ '--wait': Math.min(Math.max(wait, 0), 8) }) as CSSProperties)[0]

const BRITISH = 'M-18-18h36v36h-36z'
const FRENCH = 'M-20 0a20 20 0 1 0 40 0 20 20 0 1 0-40 0z'
interface ArrowProps extends Pick<DrawnArrow, 'go' | 'curve'> {
  readonly wait: number
}
const Arrow = memo(function Arrow({ go: { go, side }, curve, wait }: ArrowProps): ReactNode {
  return (
    <g className={`th-trace th-${side} th-by-${go}`} style={useWait(wait)}>
      <path className="th-halo" d={curve.line} />
      <path className="th-line" d={curve.line} pathLength={go === 'march' ? 1 : undefined} />
      <path className="th-tip" transform={curve.head} d="M-11-13 15 0-11 13-4 0z" />
    </g>
  )
})
interface OrderProps extends Pick<DrawnArrow, 'go' | 'number'> {
  readonly badge: NumberSpot
  readonly wait: number
}
function Order({ go: { side }, number, badge, wait }: OrderProps): ReactNode {
  return (
    <g
      className={`th-trace th-order th-${side}`}
      style={useWait(wait)}
      transform={`translate(${text(badge)}) scale(${badge.scale})`}
    >
      <path d={side === 'british' ? BRITISH : FRENCH} />
      <text y="9.5">{number}</text>
    </g>
  )
}

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
const widthOf = ({ count = 1 }: Sign): number => CHIP + (count > 1 ? 4 + 15 * String(count).length : 0)
/** A die that fell, or what happened; and how wide it is drawn. */
interface Thing {
  readonly face?: number
  readonly sign?: Sign
  readonly width: number
}
const thingsOf = ({ faces, signs }: Spot): readonly Thing[] => [
  ...faces.slice(0, 6).map((face) => ({ face, width: CHIP })),
  ...signs.map((sign) => ({ sign, width: widthOf(sign) })),
]

/** Rows at a place: dice, then what they did. */
function Signpost({ spot, at, signs: { x, y, width, height, scale, rows, isFar } }: Post): ReactNode {
  return (
    <g className="th-signpost" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`}>
      {isFar && (
        <path
          className="th-stem"
          d={`M${text({ x: width / 2 / scale, y: height / 2 / scale })}L${text({ x: (at.x - x) / scale, y: (at.y - y) / scale })}`}
        />
      )}
      {inRows(thingsOf(spot), rows).map((row, i) => {
        const whole = row.reduce((sum, one) => sum + one.width + GAP, -GAP)
        let left = (width / scale - whole) / 2
        return row.map((thing, k) => {
          const place = `translate(${left.toFixed(1)} ${i * (CHIP + GAP)})`
          left += thing.width + GAP
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: what fell or happened does not change.
            <g key={k} transform={place}>
              {thing.face === undefined ? (
                <SignChip sign={thing.sign as Sign} width={thing.width} />
              ) : (
                <Fallen face={thing.face} />
              )}
            </g>
          )
        })
      })}
    </g>
  )
}
function Fallen({ face }: { readonly face: number }): ReactNode {
  return (
    <svg width={CHIP} height={CHIP} viewBox="0 0 24 24" aria-hidden="true">
      <Die face={face} />
    </svg>
  )
}
function SignChip({
  sign: { sign, side, count = 1 },
  width,
}: {
  readonly sign: Sign
  readonly width: number
}): ReactNode {
  return (
    <g className={`th-sign${side ? ` th-${side}` : ''}`}>
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
  )
}
