/** A lake in the woods, a fort at its head, a canoe on the way. */
import type { ReactNode } from 'preact/compat'
import { at, type Blank, edge, grain, hachures, type Ridge, sky, water } from './engrave.ts'

const W = 480
const H = 320
const HILLS: Ridge = [
  [0, 128],
  [70, 92],
  [130, 118],
  [200, 84],
  [280, 122],
  [350, 88],
  [420, 110],
  [480, 96],
]
const FOOT: Ridge = [
  [0, 190],
  [480, 190],
]
const CLOUDS: readonly Blank[] = [
  [120, 50, 90, 14],
  [330, 36, 100, 13],
]
const SKY = sky(W, 10, 92, CLOUDS)
const SLOPES = hachures(HILLS, FOOT, 5, 9, 3)
const LAKE = water(W, 192, H, [[300, 262, 46, 6]])

/** A pine: a trunk and branches that droop, longer towards the ground. */
function pine(x: number, foot: number, tall: number, n: number): string {
  let path = `M${at(x, foot)}v${-tall}`
  for (let i = 1; i < 12; i++) {
    const y = foot - tall * (1 - i / 12.5)
    const wide = tall * 0.022 * i * (0.75 + 0.5 * grain(n + i))
    path += `M${at(x - wide, y + wide * 0.5)}Q${at(x - wide * 0.3, y - wide * 0.1)} ${at(x, y - 2)}Q${at(x + wide * 0.3, y - wide * 0.1)} ${at(x + wide, y + wide * 0.5)}`
  }
  return path
}
const NEAR = [
  [14, 332, 250],
  [52, 328, 176],
  [88, 334, 226],
  [124, 330, 130],
  [466, 332, 270],
  [430, 330, 190],
  [394, 334, 232],
  [358, 330, 120],
] as const
const PINES = NEAR.map(([x, y, tall], n) => pine(x, y, tall, n * 13)).join('')
const SHORE = Array.from({ length: 34 }, (_, i) => {
  const x = 100 + i * 9
  return Math.abs(x - 236) < 44 ? '' : pine(x, 194, 16 + 16 * grain(i), i)
}).join('')

export function Forest(): ReactNode {
  return (
    <svg className="picture" viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="pic-sky" width={W} height={H} />
      <path className="pic-line" d={SKY} fill="none" strokeWidth="0.6" opacity="0.7" />
      <path className="pic-far" d={`${edge(HILLS)}V196H0Z`} />
      <path className="pic-line" d={SLOPES} fill="none" strokeWidth="0.6" opacity="0.75" />
      <rect className="pic-water" y="190" width={W} height={H - 190} />
      <path className="pic-line" d={LAKE} fill="none" strokeWidth="0.8" opacity="0.8" />
      <path className="pic-line" d={SHORE} fill="none" strokeWidth="0.7" />
      <path className="pic-land" d="M192 194l8-24h72l8 24zM210 170v-12h22v12zM240 170v-8h18v8z" />
      <path className="pic-roof" d="M207 158l14-9l14 9zM238 162l11-7l11 7z" />
      <path
        className="pic-line"
        d="M203 172v20M209 172v20M215 172v20M221 172v20M227 172v20M233 172v20M239 172v20M245 172v20M251 172v20M257 172v20M263 172v20M269 172v20"
        fill="none"
        strokeWidth="0.7"
      />
      <path className="pic-line" d="M221 149v-22" fill="none" />
      <path className="pic-flag-french" d="M221 127q6-2 9 0t9 0v9q-5 2-9 0t-9 0z" />
      <path
        className="pic-men"
        d="M278 254v-9a3 3 0 1 1 5 0v9zM294 256v-9a3 3 0 1 1 5 0v9zM312 255v-9a3 3 0 1 1 5 0v9z"
      />
      <path className="pic-line" d="M284 248l-8 18M300 248l8 18" fill="none" strokeWidth="1.2" />
      <path
        className="pic-solid"
        d="M252 248Q258 262 272 263H322Q336 262 342 248Q334 256 322 256H272Q260 256 252 248Z"
      />
      <path className="pic-pine" d={PINES} />
    </svg>
  )
}
