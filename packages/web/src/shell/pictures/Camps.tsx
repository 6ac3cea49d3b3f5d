/** For a game without a picture of its own: hills that its name makes, and a camp for everybody who can play it. */
import type { ReactNode } from 'preact/compat'
import { at, edge, grain, hachures, heightAt, type Ridge, sky, trees } from './engrave.ts'

const W = 480
const H = 320
const FOOT: Ridge = [
  [0, 214],
  [W, 214],
]
/** A number of its own for every name. */
const seedOf = (name: string): number =>
  [...name].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 9973, 7)
/** A line of hills, `rise` high, above `foot`. */
const hills = (seed: number, foot: number, rise: number): Ridge =>
  Array.from({ length: 9 }, (_, i) => [i * 65 - 20, foot - rise * (0.25 + 0.75 * grain(seed + i))] as const)
const cloud = (seed: number, x: number) => [x + 60 * grain(seed), 34 + 30 * grain(seed + 1), 84, 13] as const

/** Pennons are told apart by their shape. */
const PENNONS = ['v18l22-9z', 'v16h20v-16z', 'v18l22 0l-8-9l8-9z', 'q11-4 22 0v16q-11 4-22 0z'] as const
function tent(x: number, foot: number, size: number): string {
  return `M${at(x - size, foot)}L${at(x, foot - size * 1.25)}L${at(x + size, foot)}Z`
}

export function Camps({ name, count }: { readonly name: string; readonly count: number }): ReactNode {
  const seed = seedOf(name)
  const far = hills(seed, 190, 92)
  const near = hills(seed + 50, 236, 30)
  const camps = Array.from({ length: count }, (_, i) => {
    const x = (W / (count + 1)) * (i + 1)
    return { x, foot: 286 - 16 * grain(seed + i), pennon: PENNONS[i % PENNONS.length] }
  })
  const poles = camps.map(({ x, foot }) => `M${at(x, foot - 50)}v-44`).join('')
  return (
    <svg className="picture" viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="pic-sky" width={W} height={H} />
      <path
        className="pic-line"
        d={sky(W, 10, 96, [cloud(seed, 60), cloud(seed + 9, 280)])}
        fill="none"
        stroke-width="0.6"
        opacity="0.7"
      />
      <path className="pic-far" d={`${edge(far)}V220H-20Z`} />
      <path className="pic-line" d={hachures(far, FOOT, 5, 9, 3)} fill="none" stroke-width="0.6" opacity="0.75" />
      <path className="pic-land" d={`${edge(near)}V${H + 9}H-20Z`} />
      <path className="pic-line" d={trees(near, 16, 6)} fill="none" stroke-width="0.7" />
      <path className="pic-sail" d={camps.map(({ x, foot }) => tent(x, foot, 40)).join('')} />
      <path
        className="pic-line"
        d={camps.map(({ x, foot }) => shade(x, foot)).join('')}
        fill="none"
        stroke-width="0.8"
      />
      <path className="pic-line" d={poles} fill="none" stroke-width="1.4" />
      <path className="pic-solid" d={camps.map(({ x, foot, pennon }) => `M${at(x, foot - 94)}${pennon}`).join('')} />
      <path className="pic-line" d={grass(near, seed)} fill="none" stroke-width="0.7" opacity="0.8" />
    </svg>
  )
}
/** The edge of a tent, its door, and strokes on the side away from the light. */
function shade(x: number, foot: number): string {
  const strokes = [8, 15, 22, 29].map((by) => `M${at(x + by, foot - 50 + by * 1.25)}L${at(x + by * 0.6, foot)}`)
  return `${tent(x, foot, 40)}M${at(x, foot - 50)}L${at(x - 10, foot)}${strokes.join('')}`
}
function grass(ground: Ridge, seed: number): string {
  return Array.from({ length: 60 }, (_, i) => {
    const x = W * grain(seed + i * 3)
    const y = Math.max(heightAt(ground, x) + 20, 250 + 66 * grain(seed + i * 7))
    return `M${at(x, y)}l2-5l2 5l2-4`
  }).join('')
}
