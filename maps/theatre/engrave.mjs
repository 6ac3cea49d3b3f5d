/** The sheet as the boards draw it: paths in units of the frame. */
import { grow, size } from '../lib/area.mjs'
import { dice, simplify, svg } from '../lib/line.mjs'
import { widens } from './ground.mjs'
import { scenery } from './scenery.mjs'
import { length } from './ways.mjs'

const rings = (area, tolerance, least = 6) =>
  svg(
    area
      .filter((r) => Math.abs(size(r)) > least)
      .map((r) => simplify([...r, r[0]], tolerance).slice(0, -1))
      .filter((r) => r.length > 2),
    true,
  )
const whole = (n) => Math.round(n)

/** Strokes from the shore out to sea, as engravers set water off from land. */
function hachures(land, isLand, { width, height }) {
  const random = dice(1757)
  let d = ''
  const bands = [grow(land, 8), grow(land, 15)]
  let row = 0
  for (let y = 6; y < height; y += 4.6, row++) {
    const area = bands[row % 2]
    const xs = []
    for (const [list, sign] of [
      [area, 1],
      [land, 2],
    ])
      for (const ring of list)
        for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
          const [a, b] = [ring[i], ring[j]]
          if (a[1] > y !== b[1] > y) xs.push([((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0], sign])
        }
    xs.sort((a, b) => a[0] - b[0])
    let [inBand, inLand] = [false, false]
    for (let k = 0; k + 1 < xs.length; k++) {
      if (xs[k][1] === 1) inBand = !inBand
      else inLand = !inLand
      const from = Math.max(0, xs[k][0])
      const to = Math.min(width, xs[k + 1][0])
      if (!inBand || inLand || to - from < 2) continue
      const [l, r] = [isLand([from - 4, y]) ? 0 : random() * 3, isLand([to + 4, y]) ? 0 : random() * 3]
      if (to - from - l - r > 1.5) d += `M${whole(from + l)} ${whole(y)}h${whole(to - from - l - r)}`
    }
  }
  return d
}
const WIDTHS = [1.1, 1.7, 2.5, 3.6]
/** Thin at the source, broad at the mouth: strokes of growing width. */
function courses(rivers) {
  const out = WIDTHS.map(() => [])
  for (const river of rivers) {
    const { line, width } = river
    const end = widens(river)
    for (let k = 0; k < 3; k++) {
      const part = line.slice(Math.floor((end * k) / 3), Math.floor((end * (k + 1)) / 3) + 1)
      const w = width[0] + ((width[1] - width[0]) * (k + 0.5) * end) / 3 / (line.length - 1)
      if (part.length > 1) out[WIDTHS.findLastIndex((x) => w >= x || x === WIDTHS[0])].push(simplify(part, 0.6))
    }
  }
  return WIDTHS.map((width, i) => ({ width, path: svg(out[i]) }))
}
const middle = (line) => {
  const total = length(line)
  let run = 0
  for (let i = 1; i < line.length; i++) {
    const d = Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1])
    if (run + d >= total / 2) {
      const t = (total / 2 - run) / d
      return [0, 1].map((c) => whole(line[i - 1][c] + (line[i][c] - line[i - 1][c]) * t))
    }
    run += d
  }
  return line[0].map(whole)
}

/** How far north is turned at a place, in degrees clockwise. */
function north(project, [lon, lat]) {
  const [a, b] = [project([lon, lat]), project([lon, lat + 0.2])]
  return Math.round((Math.atan2(b[0] - a[0], a[1] - b[1]) * 180) / Math.PI)
}

export function engrave(sheet) {
  const { game, ids, at, land, rivers, isLand, links, lines, labels, project } = sheet
  const { frame, letters, room } = game
  return {
    frame: { ...frame, letters, room, north: north(project, [-72, 39]) },
    land: rings(land, 0.75, 14),
    hachures: hachures(land, isLand, frame),
    rivers: courses(rivers),
    spaces: Object.fromEntries(ids.map((id, i) => [id, at[i].map(whole)])),
    labels: Object.fromEntries(
      ids.map((id, i) => {
        const { lines: text, anchor, box } = labels[i]
        const [x, y] = [whole(box[0]), whole(box[1])]
        const italic = game.italic(game.spaces[id][4]) && { italic: true }
        return [id, { lines: text, anchor, ...italic, box: [x, y, Math.ceil(box[2]) - x, Math.ceil(box[3]) - y] }]
      }),
    ),
    ways: Object.fromEntries(
      links.map(({ a, b, kind, on }, i) => [
        `${ids[a]}--${ids[b]}`,
        { kind, path: svg([simplify(lines[i], 0.5)]), middle: middle(lines[i]), ...(on && { river: on }) },
      ]),
    ),
    ornaments: Object.fromEntries(game.ornaments.map(({ id, box: [l, t, r, b] }) => [id, [l, t, r - l, b - t]])),
    ...scenery(sheet),
  }
}
