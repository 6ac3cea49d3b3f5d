/** A compass rose round its own middle, north up. */
import type { ReactNode } from 'preact/compat'

export interface RoseInk {
  readonly ink: string
  readonly paper: string
  readonly gold: string
  readonly brick: string
}

/** Points of a star, each in a light and a dark half. */
function star(count: number, from: number, long: number, short: number): { light: string; dark: string } {
  const at = (degrees: number, r: number) => {
    const a = ((degrees - 90) * Math.PI) / 180
    return `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`
  }
  let [light, dark] = ['', '']
  const step = 360 / count
  for (let i = 0; i < count; i++) {
    const a = from + i * step
    light += `M0 0L${at(a - step / 2, short)} ${at(a, long)}z`
    dark += `M0 0L${at(a + step / 2, short)} ${at(a, long)}z`
  }
  return { light, dark }
}
const MAIN = star(4, 0, 44, 9)
const HALF = star(4, 45, 31, 10.5)
const RAYS = star(8, 22.5, 24, 13)
const LILY =
  'M0-47c-2-3-1-6 0-9 1 3 2 6 0 9zM-1.5-47.5c-3 .5-5.5-1-5-3.5 1.5-1.5 4 .5 5 3.5zM1.5-47.5c3 .5 5.5-1 5-3.5-1.5-1.5-4 .5-5 3.5zM-4-46.5h8v1.5h-8z'

export function Rose({ ink }: { readonly ink: RoseInk }): ReactNode {
  return (
    <g stroke={ink.ink} strokeLinejoin="round">
      <circle r="30" fill="none" strokeWidth=".8" />
      <circle r="27.5" fill="none" strokeWidth="3" strokeOpacity=".55" strokeDasharray="3.6 3.6" />
      <circle r="25" fill="none" strokeWidth=".6" />
      <path d={RAYS.light + HALF.light + MAIN.light} fill={ink.paper} strokeWidth=".6" />
      <path d={RAYS.dark} fill={ink.gold} strokeWidth=".5" />
      <path d={HALF.dark} fill={ink.brick} strokeWidth=".5" />
      <path d={MAIN.light} fill={ink.paper} strokeWidth=".6" />
      <path d={MAIN.dark + LILY} fill={ink.ink} strokeWidth=".5" />
      <circle r="3" fill={ink.gold} strokeWidth=".7" />
    </g>
  )
}
