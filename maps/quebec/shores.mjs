/** Shorelines of the basin: cut from the data, mended to 1759, projected, bent by the bearings. */
import { readFileSync } from 'node:fs'
import { geoMercator } from 'd3-geo'
import { either, ribbon, without } from '../lib/area.mjs'
import { curve, dice, wobble } from '../lib/line.mjs'
import { leastArea, thinPlate } from '../lib/warp.mjs'
import { BEARINGS, CITY, MENDS, STREAMS, TURN, UNITS_PER_KM } from './survey.mjs'

const WINDOW = { west: -71.62, south: 46.6, east: -70.8, north: 47.02 }
const within = ([x, y]) => x > WINDOW.west && x < WINDOW.east && y > WINDOW.south && y < WINDOW.north
const EARTH_KM = 6371.0088

/** True to angles, turned, in frame units; the origin is wherever the city does not say otherwise. */
function project() {
  const scale = UNITS_PER_KM * EARTH_KM * Math.cos((CITY.at[1] * Math.PI) / 180)
  return geoMercator().rotate([-CITY.at[0], 0]).angle(-TURN).scale(scale).translate([0, 0])
}

/** Both banks and the island, as longitude and latitude, each from upriver or from its first point. */
function cut() {
  const file = new URL(import.meta.resolve('@geo-maps/earth-coastlines-1m/map.geo.json'))
  const rings = JSON.parse(readFileSync(file, 'utf8')).geometries.flatMap((g) => g.coordinates.flat())
  const island = rings.find((r) => r.length > 8 && r.length < 200 && r.some(([x, y]) => x < -71.13 && within([x, y])))
  const coast = rings.find((r) => r.length > 1000 && r.some(within))
  const runs = []
  coast.forEach((p, i) => {
    if (!within(p)) return
    if (i === 0 || !within(coast[i - 1])) runs.push([])
    runs.at(-1).push(p)
  })
  const banks = runs.filter((r) => r.length > 20).sort((a, b) => height(b) - height(a))
  if (banks.length !== 2 || !island) throw new Error('the shoreline package is not the one this map was cut from')
  return { north: banks[0], south: banks[1], island }
}
/** How far a bank lies to the left of the river's run. */
const height = (run) => run.reduce((s, [x, y]) => s + (y - 46.81) * 1.46 - (x + 71.2), 0) / run.length

function mend(bank, { from, to, by }) {
  const near = (p) => {
    const d = bank.map((q) => Math.hypot(q[0] - p[0], q[1] - p[1]))
    return d.indexOf(Math.min(...d))
  }
  let [a, b] = [near(from), near(to)]
  let line = by
  if (a > b) [a, b, line] = [b, a, [...by].reverse()]
  return [...bank.slice(0, a + 1), ...line, ...bank.slice(b)]
}

export function shores() {
  const raw = cut()
  for (const m of MENDS) raw[m.bank] = mend(raw[m.bank], m)
  const flat = project()
  const origin = flat(CITY.at)
  const plain = (c) => {
    const p = flat(c)
    return [p[0] - origin[0] + CITY.falls[0], p[1] - origin[1] + CITY.falls[1]]
  }
  const bend = thinPlate(
    BEARINGS.map((b) => plain(b.at)),
    BEARINGS.map((b) => b.to),
  )
  const check = []
  for (let lon = -71.38; lon < -71.05; lon += 0.005)
    for (let lat = 46.72; lat < 46.92; lat += 0.005) {
      const p = plain([lon, lat])
      const [x, y] = bend(p)
      if (x > 0 && x < 1200 && y > 0 && y < 900) check.push(p)
    }
  const place = (c) => bend(plain(c))
  const random = dice(1759)
  const drawn = (line, closed) => curve(wobble(line.map(place), { step: 9, by: 0.07, random }), 2.5, closed)
  const north = drawn(raw.north)
  const south = drawn(raw.south)
  const ring = raw.island.slice(0, -1)
  const island = drawn([...ring, ring[0]])
  const rivers = Object.fromEntries(Object.entries(STREAMS).map(([id, s]) => [id, curve(s.line.map(place), 4)]))
  // Shore and banks meet: the mouth starts in the river.
  const beds = either(Object.entries(STREAMS).flatMap(([id, s]) => ribbon(rivers[id], s.from, s.to)))
  // Each bank is closed round the outside of the frame on its own side.
  const [nw, ne, sw, se] = [
    [-900, -900],
    [2300, -900],
    [-900, 1900],
    [2300, 1900],
  ]
  const close = (line, left, right) => (line[0][0] > line.at(-1)[0] ? [...line, left, right] : [...line, right, left])
  const dry = either([close(north, nw, ne)], either([close(south, sw, se)], [island]))
  return {
    north,
    south,
    island,
    rivers,
    dry,
    land: without(dry, beds),
    least: leastArea(bend, check),
  }
}
