/** Areas as lists of rings (even-odd), through Clipper. */
import Clipper from 'clipper-lib'

const GRAIN = 1000
const into = (rings) => rings.map((r) => r.map(([x, y]) => ({ X: Math.round(x * GRAIN), Y: Math.round(y * GRAIN) })))
const back = (paths) => paths.map((r) => r.map(({ X, Y }) => [X / GRAIN, Y / GRAIN]))

function combine(type, a, b) {
  const c = new Clipper.Clipper()
  c.AddPaths(into(a), Clipper.PolyType.ptSubject, true)
  if (b.length) c.AddPaths(into(b), Clipper.PolyType.ptClip, true)
  const out = new Clipper.Paths()
  c.Execute(type, out, Clipper.PolyFillType.pftNonZero, Clipper.PolyFillType.pftNonZero)
  return back(out)
}
export const both = (a, b) => combine(Clipper.ClipType.ctIntersection, a, b)
export const either = (a, b = []) => combine(Clipper.ClipType.ctUnion, a, b)
export const without = (a, b) => combine(Clipper.ClipType.ctDifference, a, b)

/** Grown (or with a negative width shrunk), corners rounded. */
export function grow(rings, by) {
  const o = new Clipper.ClipperOffset(2, 0.15 * GRAIN)
  o.AddPaths(into(rings), Clipper.JoinType.jtRound, Clipper.EndType.etClosedPolygon)
  const out = new Clipper.Paths()
  o.Execute(out, by * GRAIN)
  return back(out)
}

/** A line as a ribbon whose half-width goes from `a` to `b`. */
export function ribbon(line, a, b) {
  const left = []
  const right = []
  line.forEach((p, i) => {
    const q = line[Math.min(i + 1, line.length - 1)]
    const o = line[Math.max(i - 1, 0)]
    const d = Math.hypot(q[0] - o[0], q[1] - o[1]) || 1
    const w = a + ((b - a) * i) / (line.length - 1)
    left.push([p[0] + ((q[1] - o[1]) / d) * w, p[1] - ((q[0] - o[0]) / d) * w])
    right.push([p[0] - ((q[1] - o[1]) / d) * w, p[1] + ((q[0] - o[0]) / d) * w])
  })
  return either([[...left, ...right.reverse()]])
}
export const size = (ring) =>
  ring.reduce((s, p, i) => {
    const q = ring[(i + 1) % ring.length]
    return s + p[0] * q[1] - q[0] * p[1]
  }, 0) / 2
