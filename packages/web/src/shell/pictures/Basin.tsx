/** Quebec from the basin: the fleet below the cliffs, boats pulling for the shore. */
import type { ReactNode } from 'preact/compat'
import { type Blank, edge, hachures, type Ridge, sky, trees, water } from './engrave.ts'
import { Ship } from './Ship.tsx'

const W = 720
const H = 480
const SHORE = 300
const CLOUDS: readonly Blank[] = [
  [560, 92, 34, 34],
  [420, 60, 90, 15],
  [480, 74, 80, 13],
  [250, 104, 92, 14],
  [170, 92, 70, 12],
  [650, 150, 80, 12],
  [600, 160, 60, 9],
]
const RIDGE: Ridge = [
  [0, 176],
  [70, 168],
  [130, 172],
  [200, 160],
  [270, 158],
  [330, 146],
  [372, 140],
  [408, 150],
  [432, 186],
  [446, 232],
  [470, 274],
  [500, 290],
]
const FOOT: Ridge = [
  [0, 318],
  [120, 310],
  [260, 304],
  [380, 298],
  [500, 292],
]
const FAR: Ridge = [
  [430, 262],
  [500, 250],
  [560, 255],
  [620, 244],
  [680, 250],
  [720, 246],
]
const FAR_FOOT: Ridge = [
  [430, 292],
  [720, 292],
]
const WOODS: Ridge = RIDGE.slice(0, 5)
const SKY = sky(W, 14, 246, CLOUDS)
const CLIFF = `${edge(RIDGE)}L500 292L380 298L260 304L120 310L0 318Z`
const SEA = water(W, SHORE - 2, H, [
  [565, 402, 66, 10],
  [300, 338, 34, 5],
])
const STROKES = hachures(RIDGE, FOOT, 4.4, 10, 4)
/** The lee of the cape, cut a second time. */
const DARK = hachures(RIDGE.slice(6), FOOT, 3, 5, 3)
const FAR_STROKES = hachures(FAR, FAR_FOOT, 6, 5, 2)
const LEAVES = trees(WOODS, 9, 6)

/** A house seen half from the side: where it stands, its width, the height of its wall and of its roof. */
type House = readonly [x: number, y: number, wide: number, wall: number, roof: number]
const HOUSES: readonly House[] = [
  [270, 160, 12, 7, 5],
  [284, 158, 18, 10, 7],
  [303, 155, 13, 13, 7],
  [330, 149, 26, 13, 9],
  [360, 144, 15, 11, 7],
  [373, 143, 22, 16, 10],
  [396, 146, 11, 9, 6],
  [392, 294, 14, 8, 6],
  [406, 293, 11, 12, 6],
  [417, 293, 16, 8, 7],
  [433, 292, 12, 13, 7],
  [445, 293, 15, 8, 6],
  [460, 292, 11, 6, 5],
]
const WALLS = HOUSES.map(([x, y, w, wall]) => `M${x} ${y + 3}v${-wall - 3}h${w}v${wall + 3}z`).join('')
const ROOFS = HOUSES.map(
  ([x, y, w, wall, roof]) => `M${x - 1} ${y - wall}l${w * 0.3} ${-roof}h${w * 0.5}l${w * 0.2 + 2} ${roof}z`,
).join('')
const SHADE = HOUSES.map(([x, y, w, wall]) =>
  [0.66, 0.76, 0.86, 0.95].map((part) => `M${x + w * part} ${y + 2}v${-wall - 1}`).join(''),
).join('')
const WINDOWS = HOUSES.map(
  ([x, y, w, wall]) => `M${x + w * 0.2} ${y - wall * 0.6}h2v3h-2zM${x + w * 0.42} ${y - wall * 0.6}h2v3h-2z`,
).join('')
const TOWERS = 'M318 155v-26h8v26zM351 148v-20h7v20zM386 146v-21h6v21z'
const SPIRES = 'M316.5 129l5.5-34l5.5 34zM349.5 128l5-26l5 26zM384.5 125l4.5-24l4.5 24z'

/** Flat-bottomed boats full of men. */
const BOATS: readonly (readonly [x: number, y: number, size: number])[] = [
  [86, 398, 1.15],
  [176, 376, 0.95],
  [252, 392, 1.05],
  [150, 428, 1.3],
  [338, 366, 0.8],
  [300, 432, 1.25],
]
function Boat({ x, y, size }: { x: number; y: number; size: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="pic-line" d="M-14 0l-7 8M-7 1l-7 8M0 1l-7 8M7 1l-7 8M14 0l-7 8" fill="none" strokeWidth="0.8" />
      <path
        className="pic-men"
        d="M-19-4v-6a2.2 2.2 0 1 1 4 0v6zM-12-4v-6a2.2 2.2 0 1 1 4 0v6zM-5-4v-6a2.2 2.2 0 1 1 4 0v6zM2-4v-6a2.2 2.2 0 1 1 4 0v6zM9-4v-6a2.2 2.2 0 1 1 4 0v6zM16-4v-6a2.2 2.2 0 1 1 4 0v6z"
      />
      <path className="pic-solid" d="M-27-6Q0-2 27-6L22 3Q0 7-22 3Z" />
    </g>
  )
}

export function Basin(): ReactNode {
  return (
    <svg className="picture" viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="pic-sky" width={W} height={H} />
      <circle className="pic-moon" cx="560" cy="92" r="25" />
      <path className="pic-line" d={SKY} fill="none" strokeWidth="0.65" opacity="0.7" />
      <path className="pic-far" d={`${edge(FAR)}V294H430Z`} />
      <path className="pic-line" d={FAR_STROKES} fill="none" strokeWidth="0.6" opacity="0.65" />
      <rect className="pic-water" y={SHORE - 10} width={W} height={H - SHORE + 10} />
      <path className="pic-line" d={SEA} fill="none" strokeWidth="0.9" opacity="0.85" />
      <path className="pic-land" d={CLIFF} />
      <path className="pic-line" d={STROKES} fill="none" strokeWidth="0.85" />
      <path className="pic-line" d={DARK} fill="none" strokeWidth="1.1" />
      <path className="pic-land" d={TOWERS} strokeWidth="0.8" />
      <path className="pic-roof" d={SPIRES} strokeWidth="0.8" />
      <path className="pic-land" d={WALLS} strokeWidth="0.8" />
      <path className="pic-line" d={SHADE} fill="none" strokeWidth="0.6" />
      <path className="pic-light" d={WINDOWS} />
      <path className="pic-roof" d={ROOFS} strokeWidth="0.8" />
      <path className="pic-line" d="M404 146v-34" fill="none" />
      <path className="pic-flag-french" d="M404 112q8-3 12 0t12 0v12q-6 3-12 0t-12 0z" />
      <path className="pic-leaf" d={LEAVES} />
      <Ship x={300} y={336} size={0.52} flag="pic-flag-british" />
      <Ship x={664} y={318} size={0.44} flag="pic-flag-british" />
      <Ship x={560} y={396} size={1.18} flag="pic-flag-british" />
      {BOATS.map(([x, y, size]) => (
        <Boat key={x} x={x} y={y} size={size} />
      ))}
    </svg>
  )
}
