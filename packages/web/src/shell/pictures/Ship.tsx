/** A ship of the line under easy sail, bow to the right; the waterline is y = 0, the hull some 110 wide. */
import type { ReactNode } from 'preact/compat'
import { at } from './engrave.ts'

type Sail = readonly [mast: number, top: number, bottom: number, upper: number, lower: number]
const SAILS: readonly Sail[] = [
  [30, -53, -29, 15, 18],
  [30, -77, -56, 11, 14],
  [30, -92, -80, 7.5, 10],
  [-4, -57, -30, 18, 21],
  [-4, -84, -60, 13, 17],
  [-4, -101, -87, 8.5, 12],
  [-36, -68, -50, 8.5, 11],
  [-36, -83, -71, 6, 8],
]
const cloth = ([x, top, bottom, upper, lower]: Sail): string => {
  const middle = (top + bottom) / 2
  return `M${at(x - upper, top)}L${at(x + upper, top)}Q${at(x + upper + 4, middle)} ${at(x + lower, bottom)}Q${at(x + 3, bottom - 5)} ${at(x - lower, bottom)}Q${at(x - upper + 1, middle)} ${at(x - upper, top)}Z`
}
/** Folds, closer together on the lee side. */
const folds = ([x, top, bottom, upper, lower]: Sail): string =>
  [-0.55, -0.1, 0.25, 0.45, 0.62, 0.78, 0.9]
    .map(
      (part) =>
        `M${at(x + upper * part, top + 1)}Q${at(x + lower * part + 4, (top + bottom) / 2)} ${at(x + lower * part, bottom - 3)}`,
    )
    .join('')
const yard = ([x, top, , upper]: Sail): string => `M${at(x - upper - 2, top)}H${x + upper + 2}`

const CLOTH = SAILS.map(cloth).join('')
const FOLDS = SAILS.map(folds).join('')
const YARDS = SAILS.map(yard).join('')
const PORTS = Array.from(
  { length: 13 },
  (_, i) => `M${at(-45 + i * 7, -10.5 + (i > 9 ? (9 - i) * 0.4 : 0))}h3v2.6h-3z`,
).join('')
const SHROUDS = [30, -4, -36]
  .map((x, i) => {
    const top = [-60, -64, -52][i] as number
    return [-9, -6, -3].map((d) => `M${x} ${top}L${x + d - 1} -18`).join('')
  })
  .join('')

export function Ship({ x, y, size, flag }: { x: number; y: number; size: number; flag: string }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <g className="pic-line" fill="none" strokeWidth="0.7">
        <path d="M30-12V-99M-4-12V-110M-36-14V-91" strokeWidth="1.6" />
        <path d={SHROUDS} strokeWidth="0.4" />
        <path d="M30-96L78-36M30-76L72-32M-4-106L30-74M-36-88L-4-62M-36-90L-55-30M-4-108L-36-60" strokeWidth="0.4" />
      </g>
      <path className="pic-sail" d="M75-35L33-74Q50-52 56-29ZM-39-58L-39-24L-62-20Q-52-40-39-58Z" />
      <path className="pic-sail" d={CLOTH} />
      <path className="pic-fold" d={FOLDS} />
      <path className="pic-line" d={YARDS} fill="none" strokeWidth="1" />
      <path className="pic-line" d="M50-17L84-40" fill="none" strokeWidth="1.8" />
      <path
        className="pic-solid"
        d="M-58-32L-53-6Q-52 2-50 3H44Q51-4 55-13Q60-16 64-24L50-19Q36-16.5 20-16H-22L-26-20H-40L-43-26H-54Z"
      />
      <path
        className="pic-line"
        d="M-66 5h30M-30 4h44M18 5h40M-60 8.5h24M-28 8h50M30 8.5h36M-50 12h40M-4 12h46M-40 15.5h26M4 15.5h22"
        fill="none"
        strokeWidth="0.9"
      />
      <path className="pic-band" d="M-54-13Q-10-8 51-15L50-10Q-10-3.5-53-8Z" />
      <path className="pic-port" d={PORTS} />
      <path className="pic-line" d="M-57-31V-48" fill="none" strokeWidth="0.9" />
      <path className={flag} d="M-57-48Q-64-51-69-47T-79-47L-78-37Q-73-35-68-38T-57-37Z" />
      <path className={flag} d="M-4-110Q-10-113-15-110T-26-110L-15-108T-4-107Z" />
    </g>
  )
}
