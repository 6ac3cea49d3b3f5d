/** How a sheet is laid: projection, turn, and the lens that gives the crowded middle more room than the edges. */
import { lambert } from '../lib/lambert.mjs'

const flat = lambert([38, 48], -74)
/** `core`: longitude, latitude and reach (half width and half height, in units) within which the scale is true. */
export function sheet({ centre, turn, scale, at, core, fade }) {
  const a = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(a), Math.sin(a)]
  const o = flat(centre)
  return (place) => {
    const p = flat(place)
    const [dx, dy] = [(p[0] - o[0]) * scale, (p[1] - o[1]) * scale]
    const [x, y] = [dx * cos - dy * sin, dx * sin + dy * cos]
    const r = Math.hypot(x / core[0], y / core[1])
    const k = r <= 1 ? 1 : (1 + Math.log(1 + fade * (r - 1)) / fade) / r
    return [at[0] + x * k, at[1] + y * k]
  }
}
