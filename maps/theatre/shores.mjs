/** Land and lakes of the theatre as rings of longitude and latitude, cut from the data and thinned; kept in .cache/ between runs. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { either, grow, size } from '../lib/area.mjs'
import { LAKES } from './rivers.mjs'

const CACHE = new URL('../.cache/theatre-shores.json', import.meta.url)
const WINDOW = { west: -150, south: 15, east: -30, north: 68 }
/** One longitude is about this many latitudes here; simplifying is done in these units. */
const SQUEEZE = 0.73
/** Degrees. */
const FINE = 0.012
const read = (name) =>
  JSON.parse(readFileSync(new URL(import.meta.resolve(`@geo-maps/earth-${name}/map.geo.json`)), 'utf8'))
const polygons = (map) => map.geometries.flatMap((g) => (g.type === 'MultiPolygon' ? g.coordinates : [g.coordinates]))
const inWindow = ([x, y]) => x > WINDOW.west && x < WINDOW.east && y > WINDOW.south && y < WINDOW.north
const flat = (ring) => ring.map(([x, y]) => [x * SQUEEZE * 100, y * 100])
const round = (ring) => ring.map(([x, y]) => [x / SQUEEZE / 100, y / 100])
/** Ramer-Douglas-Peucker, by distance to the stretch itself: along the border of the window a ring runs to and fro. */
function sparse(line, tolerance) {
  const keep = new Uint8Array(line.length)
  keep[0] = keep[line.length - 1] = 1
  const todo = [[0, line.length - 1]]
  while (todo.length) {
    const [a, b] = todo.pop()
    const [dx, dy] = [line[b][0] - line[a][0], line[b][1] - line[a][1]]
    const d2 = dx * dx + dy * dy
    let [far, worst] = [0, tolerance ** 2]
    for (let i = a + 1; i < b; i++) {
      const [px, py] = [line[i][0] - line[a][0], line[i][1] - line[a][1]]
      const t = d2 ? Math.max(0, Math.min(1, (px * dx + py * dy) / d2)) : 0
      const off = (px - t * dx) ** 2 + (py - t * dy) ** 2
      if (off > worst) [far, worst] = [i, off]
    }
    if (far) {
      keep[far] = 1
      todo.push([a, far], [far, b])
    }
  }
  return line.filter((_, i) => keep[i])
}
const thin = (ring) => {
  const r = sparse([...ring, ring[0]], FINE * 100)
  return r.length > 4 ? r.slice(0, -1) : null
}
/** The part of a ring on one side of a line of longitude (0) or latitude (1). */
function side(ring, axis, limit, sign) {
  const out = []
  ring.forEach((p, i) => {
    const q = ring[(i + 1) % ring.length]
    const [a, b] = [(p[axis] - limit) * sign >= 0, (q[axis] - limit) * sign >= 0]
    if (a) out.push(p)
    if (a === b) return
    const t = (limit - p[axis]) / (q[axis] - p[axis])
    out.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t])
  })
  return out
}
const cut = (ring) =>
  side(side(side(side(ring, 0, WINDOW.west, 1), 0, WINDOW.east, -1), 1, WINDOW.south, 1), 1, WINDOW.north, -1)
function land() {
  return polygons(read('coastlines-1m'))
    .map((p) => p[0])
    .filter((r) => r.some(inWindow))
    .map((r) => thin(flat(cut(r))))
    .filter((r) => r && Math.abs(size(r)) > 3)
    .map(round)
}
function lakes() {
  const all = polygons(read('waterbodies-1km'))
  return Object.entries(LAKES).flatMap(([, [west, south, east, north]]) => {
    const within = ([x, y]) => x > west && x < east && y > south && y < north
    const rings = all
      .filter((p) => p[0].filter(within).length > p[0].length / 2)
      .map((p) => p.map(flat))
      .filter((p) => Math.abs(size(p[0])) > 4)
    // The data have seams between their tiles: grown, joined, and shrunk again.
    const whole = grow(either(rings.map((p) => p[0])), 0.6)
    const islands = rings.flatMap((p) => p.slice(1)).filter((r) => Math.abs(size(r)) > 25)
    return [...grow(whole, -0.6), ...islands]
      .map(thin)
      .filter((r) => r && Math.abs(size(r)) > 4)
      .map(round)
  })
}
export function shores() {
  if (existsSync(CACHE)) return JSON.parse(readFileSync(CACHE, 'utf8'))
  const cut = { land: land(), lakes: lakes() }
  mkdirSync(new URL('.', CACHE), { recursive: true })
  writeFileSync(CACHE, JSON.stringify(cut))
  return cut
}
