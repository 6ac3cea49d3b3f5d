/** Bayonet and tomahawk, crossed before the mountains. */
import type { ReactNode } from 'preact/compat'
import { type Blank, edge, hachures, type Ridge, sky } from './engrave.ts'

const W = 480
const H = 320
const BACK: Ridge = [
  [0, 196],
  [60, 170],
  [120, 188],
  [190, 150],
  [250, 178],
  [310, 146],
  [380, 184],
  [430, 164],
  [480, 182],
]
const FRONT: Ridge = [
  [0, 242],
  [90, 222],
  [180, 246],
  [270, 226],
  [370, 248],
  [480, 226],
]
const FOOT: Ridge = [
  [0, 320],
  [480, 320],
]
const GLOW: readonly Blank[] = [[240, 132, 124, 104]]
const SKY = sky(W, 8, 176, GLOW)
const RAYS = Array.from({ length: 56 }, (_, i) => {
  const turn = (i / 56) * 2 * Math.PI
  const from = i % 2 ? 100 : 92
  const to = i % 2 ? 116 : 124
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const point = (long: number) => `${(240 + c * long).toFixed(1)} ${(132 + s * long * 0.84).toFixed(1)}`
  return `M${point(from)}L${point(to)}`
}).join('')
const FAR = hachures(BACK, FRONT, 5, 8, 2)
const NEAR = hachures(FRONT, FOOT, 4, 10, 3)

export function Frontier(): ReactNode {
  return (
    <svg className="picture" viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="pic-sky" width={W} height={H} />
      <path className="pic-line" d={SKY} fill="none" strokeWidth="0.6" opacity="0.7" />
      <path className="pic-line" d={RAYS} fill="none" strokeWidth="0.7" opacity="0.6" />
      <path className="pic-far" d={`${edge(BACK)}V320H0Z`} />
      <path className="pic-line" d={FAR} fill="none" strokeWidth="0.6" opacity="0.75" />
      <path className="pic-land" d={`${edge(FRONT)}V320H0Z`} />
      <path className="pic-line" d={NEAR} fill="none" strokeWidth="0.8" />
      <g transform="rotate(42 240 150)">
        <path className="pic-roof" d="M235 20l5-14l5 14v104h-10z" />
        <path className="pic-line" d="M240 12v108" fill="none" strokeWidth="0.8" />
        <path className="pic-solid" d="M233 118h14v14h-14zM247 122h9v5h-9z" />
        <path className="pic-wood" d="M234 132h12l2 120q-8 10-16 0z" />
        <path className="pic-line" d="M237 136v112M243 136v112" fill="none" strokeWidth="0.6" />
        <path className="pic-band" d="M233 160h14v5h-14zM233 206h14v5h-14z" />
      </g>
      <g transform="rotate(-42 240 150)">
        <path className="pic-wood" d="M235 38q5-7 10 0l3 214q-8 8-16 0z" />
        <path className="pic-line" d="M238 46v200M242 46v200" fill="none" strokeWidth="0.6" />
        <path
          className="pic-roof"
          d="M228 50h24v22h-24zM252 52q20-2 40-16q10 26 0 50q-20-14-40-16zM228 54l-18-3v16l18 2z"
        />
        <path className="pic-line" d="M284 44q6 18 0 34M277 48q5 14 0 27M262 53v15" fill="none" strokeWidth="0.7" />
        <path className="pic-band" d="M232 232h16v6h-16z" />
        <path className="pic-flag-british" d="M234 250l-10 26l7-3l2 10l8-22l6 20l4-9l7 5l-12-28z" />
      </g>
    </svg>
  )
}
