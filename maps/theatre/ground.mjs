/** Land, lakes and rivers of a sheet: projected, dense enough to be bent, then bent, joined and cut to the frame. */
import { both, either, grow, ribbon, size, without } from '../lib/area.mjs'
import { curve, dice, distance, inside, wobble } from '../lib/line.mjs'
import { streams } from './rivers.mjs'
import { shores } from './shores.mjs'

/** Where a river is this wide it is water with two banks, above it is a line. */
const WIDE = 4.4
/** Of a river: where its water begins, as an index of its line. */
export const widens = ({ line, width: [a, b] }) => {
  if (Math.max(a, b) < WIDE) return line.length - 1
  const t = a >= WIDE ? 0 : (WIDE - a) / (b - a)
  return Math.round(t * (line.length - 1))
}
const STEP = 7

function dense(ring, { width, height }, closed) {
  const far = ([x, y]) => x < -400 || y < -400 || x > width + 400 || y > height + 400
  const out = []
  const n = ring.length
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b] = [ring[i], ring[(i + 1) % n]]
    out.push(a)
    const parts = far(a) && far(b) ? 1 : Math.ceil(distance(a, b) / STEP)
    for (let k = 1; k < parts; k++) out.push([a[0] + ((b[0] - a[0]) * k) / parts, a[1] + ((b[1] - a[1]) * k) / parts])
  }
  if (!closed) out.push(ring[n - 1])
  return out
}

/** As it lies before it is bent. */
export function plain(project, frame) {
  const { land, lakes } = shores()
  const near = (r) => r.some(([x, y]) => x > -300 && y > -300 && x < frame.width + 300 && y < frame.height + 300)
  const rings = (all) =>
    all
      .map((r) => r.map(project))
      .filter((r) => near(r) || r.length > 1000)
      .filter((r) => Math.abs(size(r)) > 14)
      .map((r) => dense(r, frame, true))
  const random = dice(1755)
  const rivers = Object.entries(streams()).map(([id, { line, width }]) => ({
    id,
    width,
    line: dense(wobble(curve(line.map(project), 12), { step: 11, by: 0.16, random }), frame, false),
  }))
  return { land: rings(land), lakes: rings(lakes), rivers: rivers.filter((r) => near(r.line)) }
}

export function bent({ land, lakes, rivers }, carry, { width, height }) {
  const bend = (r) => r.map(carry)
  const edge = 14
  const frame = [
    [
      [-edge, -edge],
      [width + edge, -edge],
      [width + edge, height + edge],
      [-edge, height + edge],
    ],
  ]
  const streams = rivers.map((r) => ({ ...r, line: bend(r.line) }))
  const broad = streams.filter(({ width: [a, b] }) => Math.max(a, b) >= WIDE)
  const banks = broad.flatMap((r) => ribbon(r.line.slice(widens(r)), Math.max(WIDE, r.width[0]) / 2, r.width[1] / 2))
  const oriented = (rings, sign) => rings.map((r) => (Math.sign(size(r)) === sign ? r : [...r].reverse()))
  const bentLakes = lakes.map(bend)
  // Islands of lakes lie inside a larger ring.
  const isIsland = (r, i) =>
    bentLakes.some((o, j) => j !== i && Math.abs(size(o)) > Math.abs(size(r)) && inside(r[0], [o]))
  const islands = bentLakes.filter(isIsland)
  const water = either(
    [
      // A little wider, so that the narrowest still have two shores.
      ...grow(
        either(
          oriented(
            bentLakes.filter((r, i) => !isIsland(r, i)),
            1,
          ),
        ),
        1,
      ),
      ...banks,
    ],
    [],
  )
  // Inlets and spits that the bending has made narrower than a stroke are closed and cut off.
  const firm = grow(grow(grow(either(oriented(land.map(bend), 1)), 1.3), -2.5), 1.2)
  const dry = without(firm, water)
  const whole = both(either(dry, oriented(islands, 1)), frame)
  return { land: whole, rivers: streams }
}

/** Whether a point is on land, from a grid: fast. */
export function mask(land, { width, height }, grain = 3) {
  const [w, h] = [Math.ceil(width / grain), Math.ceil(height / grain)]
  const cells = new Uint8Array(w * h)
  for (let row = 0; row < h; row++) {
    const y = (row + 0.5) * grain
    const xs = []
    for (const ring of land)
      for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
        const [a, b] = [ring[i], ring[j]]
        if (a[1] > y !== b[1] > y) xs.push(((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0])
      }
    xs.sort((a, b) => a - b)
    for (let k = 0; k + 1 < xs.length; k += 2)
      for (let c = Math.max(0, Math.round(xs[k] / grain)); c < Math.min(w, Math.round(xs[k + 1] / grain)); c++)
        cells[row * w + c] = 1
  }
  return ([x, y]) => {
    const [c, r] = [Math.floor(x / grain), Math.floor(y / grain)]
    return c >= 0 && r >= 0 && c < w && r < h && cells[r * w + c] === 1
  }
}
