/** `npm run quebec`: the basin of Quebec, from shorelines to packages/web/src/boards/quebec-1759/map/geometry.json. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { both, grow, size, without } from './lib/area.mjs'
import { curve, distance, inside, parts, simplify, svg } from './lib/line.mjs'
import { BOUNDARY, BOXES, LINES, NAMES, ROADS, VILLAGES, ZONES } from './quebec/drawing.mjs'
import { ornament } from './quebec/ornament.mjs'
import { shores } from './quebec/shores.mjs'
import { FRAME, NEAT } from './quebec/survey.mjs'

const ROOT = new URL('../', import.meta.url)
const OUT = new URL('packages/web/src/boards/quebec-1759/map/geometry.json', ROOT)
const { width, height } = FRAME
const neat = [
  [
    [NEAT, NEAT],
    [width - NEAT, NEAT],
    [width - NEAT, height - NEAT],
    [NEAT, height - NEAT],
  ],
]
const rings = (area, tolerance) =>
  svg(
    area
      .map((r) => simplify([...r, r[0]], tolerance).slice(0, -1))
      .filter((r) => r.length > 2 && Math.abs(size(r)) > 4),
    true,
  )

const { land, dry, rivers, least, ...banks } = shores()
if (least.least < 0.1) throw new Error(`the land folds at ${least.where.map(Math.round)}`)

/** A line of the drawing, smooth; along a stream, its part between the two points. */
function line(id) {
  const spec = LINES[id]
  if (Array.isArray(spec)) return curve(spec, 5)
  const stream = rivers[spec.along]
  const near = (p) => stream.reduce((best, q, i) => (distance(p, q) < distance(p, stream[best]) ? i : best), 0)
  const [a, b] = [near(spec.from), near(spec.to)]
  return a < b ? stream.slice(a, b + 1) : stream.slice(b, a + 1).reverse()
}
const zones = Object.fromEntries(
  Object.entries(ZONES).map(([id, steps]) => {
    const outline = steps.flatMap((s) => {
      if (typeof s !== 'string') return [s]
      return s.startsWith('-') ? line(s.slice(1)).reverse() : line(s)
    })
    const pieces = both(both([outline], land), neat).sort((a, b) => Math.abs(size(b)) - Math.abs(size(a)))
    return [id, [pieces[0]]]
  }),
)
for (const [id, { x, y, width: w, height: h }] of Object.entries(BOXES))
  for (const corner of [
    [x, y],
    [x + w, y],
    [x, y + h],
    [x + w, y + h],
  ])
    if (!inside(corner, zones[id])) throw new Error(`${id}: the room for blocks leaves the zone at ${corner}`)
const borders = Object.keys(LINES).filter((id) => Array.isArray(LINES[id]))
const boundary = curve(BOUNDARY, 5)
const water = without(neat, dry)
/** Less the banks, so that a bridge stands on them. */
const banked = grow(land, -2)
const upriver = [[...boundary, [700, 1100], [-100, 1100], [-100, 300], [560, 480]]]

const result = {
  land: rings(both(land, neat), 0.3),
  shade: [4, 9].map((d) => rings(both(grow(land, d), neat), 0.5)),
  lines: [13.5, 19, 26].map((d) => rings(both(grow(dry, d), neat), 0.5)),
  villages: VILLAGES,
  zones: Object.fromEntries(
    Object.entries(zones).map(([id, area]) => [
      id,
      { region: rings(area, 0.35), inner: rings(grow(area, -7), 0.6), box: BOXES[id], label: NAMES[id] },
    ]),
  ),
  rivers: {
    bason: rings(without(water, upriver), 0.6),
    st_laurent: rings(both(water, upriver), 0.6),
  },
  roads: ROADS.map(({ between, line: road, crossing = false, option }) => ({
    between,
    crossing,
    option,
    path: svg([simplify(curve(road, 5), 0.3)]),
  })),
  bridge: svg(
    ROADS.filter((r) => r.crossing)
      .flatMap((r) => parts(curve(r.line, 1), (p) => !inside(p, banked)))
      .map((l) => simplify(l, 0.3)),
  ),
  ...ornament({ land, dry, zones, rivers, borders: borders.map(line), boundary, neat, ...banks }),
}
writeFileSync(OUT, `${JSON.stringify(result, null, 2)}\n`)
// As the repo's formatter has it, so that a new run shows only what is new.
execFileSync('npx', ['biome', 'format', '--write', fileURLToPath(OUT)], { cwd: fileURLToPath(ROOT), stdio: 'ignore' })
const text = readFileSync(OUT)
const kb = (n) => `${(n / 1024).toFixed(1)} KB`
for (const [k, v] of Object.entries(result)) console.log(k.padEnd(12), kb(JSON.stringify(v).length))
console.log('geometry.json', kb(text.length), 'gzip', kb(gzipSync(text).length))
console.log('least area factor of the bending', least.least.toFixed(2))
if (text.length > 60 * 1024 || gzipSync(text).length > 20 * 1024) throw new Error('geometry.json is too large')
