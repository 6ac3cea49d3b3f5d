/** Small helpers on polylines, all in frame units. */
export const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** A repeatable dice: same map on every run. */
export function dice(seed) {
  let s = seed >>> 0
  return () => {
    s = (s + 0x6d2b79f5) >>> 0
    let t = s
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Midpoints moved aside a little, as the hand of an engraver who has only a few bearings. */
export function wobble(line, { step, by, random }) {
  let now = line
  for (let round = 0; round < 5; round++) {
    const next = [now[0]]
    for (let i = 1; i < now.length; i++) {
      const [a, b] = [now[i - 1], now[i]]
      const d = distance(a, b)
      if (d > step) {
        const t = 0.5 + (random() - 0.5) * 0.25
        const off = (random() - 0.5) * 2 * by * d
        next.push([
          a[0] + (b[0] - a[0]) * t - ((b[1] - a[1]) / d) * off,
          a[1] + (b[1] - a[1]) * t + ((b[0] - a[0]) / d) * off,
        ])
      }
      next.push(b)
    }
    now = next
  }
  return now
}

/** Centripetal Catmull-Rom through the points. */
export function curve(points, step = 6, closed = false) {
  const n = points.length
  const at = (i) => (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))])
  const out = []
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const parts = Math.max(1, Math.round(distance(p1, p2) / step))
    for (let k = 0; k < parts; k++) {
      const t = k / parts
      out.push(
        [0, 1].map(
          (c) =>
            0.5 *
            (2 * p1[c] +
              (p2[c] - p0[c]) * t +
              (2 * p0[c] - 5 * p1[c] + 4 * p2[c] - p3[c]) * t * t +
              (3 * p1[c] - p0[c] - 3 * p2[c] + p3[c]) * t ** 3),
        ),
      )
    }
  }
  if (!closed) out.push(points[n - 1])
  return out
}

/** Ramer-Douglas-Peucker. */
export function simplify(line, tolerance) {
  if (line.length < 3) return line
  const [a, b] = [line[0], line[line.length - 1]]
  const d = distance(a, b)
  let [far, worst] = [0, -1]
  for (let i = 1; i < line.length - 1; i++) {
    const p = line[i]
    const off = d ? Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / d : distance(a, p)
    if (off > worst) [far, worst] = [i, off]
  }
  if (worst <= tolerance) return [a, b]
  return [...simplify(line.slice(0, far + 1), tolerance).slice(0, -1), ...simplify(line.slice(far), tolerance)]
}

/** Each point moved to the mean of its neighbours within `reach` along the line. */
export function smooth(line, reach) {
  const along = [0]
  for (let i = 1; i < line.length; i++) along.push(along[i - 1] + distance(line[i - 1], line[i]))
  return line.map((_, i) => {
    const near = line.filter((_, j) => Math.abs(along[j] - along[i]) <= reach)
    return [0, 1].map((c) => near.reduce((s, p) => s + p[c], 0) / near.length)
  })
}

/** Points every `step` along the line, each with the unit normal to its left. */
export function walk(line, step) {
  const out = []
  let next = 0
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]]
    const d = distance(a, b)
    while (next <= d && d > 0) {
      const t = next / d
      out.push({
        at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t],
        left: [(b[1] - a[1]) / d, -(b[0] - a[0]) / d],
      })
      next += step
    }
    next -= d
  }
  return out
}

export function inside([x, y], rings) {
  let odd = false
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [a, b] = [ring[i], ring[j]]
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd
    }
  return odd
}

/** The parts of a line for which `keep` holds. */
export function parts(line, keep) {
  const out = []
  let part = []
  for (const p of line) {
    if (keep(p)) part.push(p)
    else {
      if (part.length > 1) out.push(part)
      part = []
    }
  }
  if (part.length > 1) out.push(part)
  return out
}

const short = (n) => String(Math.round(n * 10) / 10).replace(/^(-?)0\./, '$1.')
const pair = (x, y) => `${short(x)}${y < 0 ? '' : ' '}${short(y)}`

/** SVG path, relative, one decimal; rounding never adds up as each step starts from where the pen stands. */
export function svg(lines, closed = false) {
  let d = ''
  let pen = [0, 0]
  for (const line of lines) {
    let start
    line.forEach((p, i) => {
      const [dx, dy] = [Math.round((p[0] - pen[0]) * 10) / 10, Math.round((p[1] - pen[1]) * 10) / 10]
      if (i > 0 && dx === 0 && dy === 0) return
      const to = pair(dx, dy)
      d += i === 0 ? `${d ? 'm' : 'M'}${to}` : i === 1 ? `l${to}` : `${to.startsWith('-') ? '' : ' '}${to}`
      pen = [Math.round((pen[0] + dx) * 10) / 10, Math.round((pen[1] + dy) * 10) / 10]
      start ??= pen
    })
    if (closed) {
      d += 'z'
      pen = start
    }
  }
  return d
}
