/** Connections as curves: along the river where there is one, else the gentlest bow that avoids other spaces and other ways. */
import { curve, distance } from '../lib/line.mjs'

const near = (line, p) => {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  line.forEach((q, i) => {
    const d = (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2
    if (d < least) [best, least] = [i, d]
  })
  return [best, Math.sqrt(least)]
}
/** The stretch of a river between two spaces, if both lie on it. */
export function along(rivers, a, b, reach) {
  let found
  for (const { id, line } of rivers) {
    const [i, di] = near(line, a)
    const [j, dj] = near(line, b)
    // Off a small river by a step, off the Saint Lawrence by the width of a bank.
    const far = /laurent|cataraqui/.test(id) ? reach : reach / 3
    if (di > far || dj > far || i === j) continue
    if (!found || di + dj < found.off)
      found = { id, off: di + dj, line: i < j ? line.slice(i, j + 1) : line.slice(j, i + 1).reverse() }
  }
  return found
}
function bezier(a, b, k1, k2) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const c1 = [a[0] + dx * 0.33 - dy * k1, a[1] + dy * 0.33 + dx * k1]
  const c2 = [a[0] + dx * 0.67 - dy * k2, a[1] + dy * 0.67 + dx * k2]
  const n = Math.max(8, Math.round(Math.hypot(dx, dy) / 8))
  return Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n
    const u = 1 - t
    return [0, 1].map((c) => u ** 3 * a[c] + 3 * u * u * t * c1[c] + 3 * u * t * t * c2[c] + t ** 3 * b[c])
  })
}
const BOWS = [0, 0.06, -0.06, 0.12, -0.12, 0.2, -0.2, 0.3, -0.3, 0.45, -0.45]
const crosses = (a, b, c, d) => {
  const s = (p, q, r) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
  return s(a, b, c) > 0 !== s(a, b, d) > 0 && s(c, d, a) > 0 !== s(c, d, b) > 0
}
const crossings = (p, q) => {
  let n = 0
  for (let i = 2; i < p.length; i += 2)
    for (let j = 2; j < q.length; j += 2) if (crosses(p[i - 2], p[i], q[j - 2], q[j])) n++
  return n
}
const boxOf = (line) => {
  const b = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of line) {
    if (x < b[0]) b[0] = x
    if (y < b[1]) b[1] = y
    if (x > b[2]) b[2] = x
    if (y > b[3]) b[3] = y
  }
  return b
}

/** `links`: {a, b (numbers), ground: 'land' | 'water' | 'any', via?}; answers a line for each. */
export function ways({ at, links, rivers, isLand, room, reach = 56 }) {
  const lines = links.map(() => null)
  const boxes = links.map(() => null)
  const set = (i, line) => {
    lines[i] = line
    boxes[i] = boxOf(line)
  }
  const fixed = new Set()
  links.forEach(({ a, b, river, via }, i) => {
    if (via) {
      set(i, curve([at[a], ...via, at[b]], 8))
      fixed.add(i)
    } else if (river) {
      const run = along(rivers, at[a], at[b], reach)
      if (run && length(run.line) < 1.9 * distance(at[a], at[b]) + 30) {
        const inner = run.line.filter((p) => distance(p, at[a]) > 12 && distance(p, at[b]) > 12)
        set(i, [at[a], ...inner, at[b]])
        links[i].on = run.id
        fixed.add(i)
      }
    }
  })
  const half = room / 2 + 5
  for (let round = 0; round < 2; round++)
    links.forEach(({ a, b, ground }, i) => {
      if (fixed.has(i)) return
      const [p, q] = [at[a], at[b]]
      const far = distance(p, q)
      const spaces = at.filter(
        (s, k) =>
          k !== a && k !== b && Math.abs(s[0] - (p[0] + q[0]) / 2) < far && Math.abs(s[1] - (p[1] + q[1]) / 2) < far,
      )
      let [best, least] = [null, Number.POSITIVE_INFINITY]
      for (const k1 of BOWS)
        for (const k2 of BOWS) {
          let cost = (Math.abs(k1) + Math.abs(k2)) * 22 + Math.abs(k1 - k2) * 18
          if (cost >= least) continue
          const line = bezier(p, q, k1, k2)
          for (const s of line) {
            if (distance(s, p) < half * 0.8 || distance(s, q) < half * 0.8) continue
            for (const o of spaces) if (Math.abs(o[0] - s[0]) < half && Math.abs(o[1] - s[1]) < half) cost += 30
            if (ground !== 'any' && isLand(s) !== (ground === 'land')) cost += ground === 'land' ? 1.5 : 1
            if (cost >= least) break
          }
          if (cost >= least) continue
          const box = boxOf(line)
          lines.forEach((other, k) => {
            if (!other || k === i || cost >= least) return
            const o = boxes[k]
            if (o[0] > box[2] || o[2] < box[0] || o[1] > box[3] || o[3] < box[1]) return
            const shared = [a, b].some((e) => e === links[k].a || e === links[k].b)
            if (!shared) cost += crossings(line, other) * 22
          })
          if (cost < least) [best, least] = [line, cost]
        }
      set(i, best)
    })
  return lines
}
export const length = (line) => line.reduce((s, p, i) => (i ? s + distance(line[i - 1], p) : 0), 0)
