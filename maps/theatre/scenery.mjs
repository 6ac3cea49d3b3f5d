/** Names, hills and woods, laid where no space, name or way is. */
import { curve, dice, distance, walk } from '../lib/line.mjs'
import { widthOf } from './letters.mjs'
import { COURSES, LANDS, RANGES, WATERS } from './words.mjs'

/** A grid of what is taken. */
function occupied({ width, height }, grain = 4) {
  const [w, h] = [Math.ceil(width / grain), Math.ceil(height / grain)]
  const cells = new Uint8Array(w * h)
  const mark = (l, t, r, b, by) => {
    for (let y = Math.max(0, Math.floor(t / grain)); y <= Math.min(h - 1, Math.floor(b / grain)); y++)
      for (let x = Math.max(0, Math.floor(l / grain)); x <= Math.min(w - 1, Math.floor(r / grain)); x++)
        cells[y * w + x] |= by
  }
  const at = (x, y) => {
    const [c, r] = [Math.floor(x / grain), Math.floor(y / grain)]
    return c < 0 || r < 0 || c >= w || r >= h ? 255 : cells[r * w + c]
  }
  return { mark, at }
}
const [TAKEN, WAY, RIVER] = [1, 2, 4]

export function scenery({ game, at, rivers, isLand, lines, labels, carry, project }) {
  const { frame, room } = game
  const { mark, at: look } = occupied(frame)
  const half = room / 2
  for (const [x, y] of at) mark(x - half, y - half, x + half, y + half, TAKEN)
  for (const { box } of labels) mark(...box, TAKEN)
  for (const { box } of game.ornaments) mark(...box, TAKEN)
  for (const line of lines)
    for (const {
      at: [x, y],
    } of walk(line, 4))
      mark(x - 3, y - 3, x + 3, y + 3, WAY)
  for (const { line } of rivers) for (const [x, y] of line) mark(x - 2, y - 2, x + 2, y + 2, RIVER)

  /** Points of the box of a turned text. */
  const cover = (x, y, w, size, angle) => {
    const a = (angle * Math.PI) / 180
    const [cos, sin] = [Math.cos(a), Math.sin(a)]
    const points = []
    for (let u = -w / 2 - 4; u <= w / 2 + 4; u += 6)
      for (let v = -size * 0.78; v <= size * 0.26; v += Math.max(4, size / 6))
        points.push([x + u * cos - v * sin, y + u * sin + v * cos])
    return points
  }
  const names = []
  const place = (id, en, fr, [x0, y0], size, spacing, angle, water, reach) => {
    const wide = (t) => widthOf(t, size, water ? 'italic' : 'roman') + spacing * t.length
    const w = Math.max(wide(en), wide(fr))
    let [best, least] = [null, reach > 200 ? 100 : 30]
    for (let dy = -reach; dy <= reach; dy += 8)
      for (let dx = -reach; dx <= reach; dx += 8) {
        const far = Math.hypot(dx, dy) / 8
        if (far >= least || Math.hypot(dx, dy) > reach) continue
        let cost = far
        for (const p of cover(x0 + dx, y0 + dy, w, size, angle)) {
          const what = look(...p)
          if (what & TAKEN || p[0] < 30 || p[1] < 30 || p[0] > frame.width - 30 || p[1] > frame.height - 30) cost = 1000
          if (what & WAY) cost += 6
          if (what & RIVER) cost += 1.2
          if (isLand(p) === water) cost += water === 2 ? 0 : 1.4
          if (cost >= least) break
        }
        if (cost < least) [best, least] = [[x0 + dx, y0 + dy], cost]
      }
    // Rather small than not at all.
    if (!best) {
      if (size * 0.82 > 13.5)
        place(id, en, fr, [x0, y0], Math.round(size * 0.82), Math.round(spacing * 0.5), angle, water, reach)
      return
    }
    const [x, y] = best.map(Math.round)
    for (const p of cover(x, y, w, size, angle)) mark(p[0] - 3, p[1] - 3, p[0] + 3, p[1] + 3, TAKEN)
    names.push({ id, en, fr, x, y, size, spacing, angle: Math.round(angle), water: water !== false })
  }
  const inFrame = ([x, y]) => x > -80 && y > -80 && x < frame.width + 80 && y < frame.height + 80
  const to = (lon, lat) => carry(project([lon, lat]))
  for (const [id, en, fr, lon, lat, size, spacing, angle] of WATERS)
    if (inFrame(to(lon, lat))) place(id, en, fr, to(lon, lat), size, spacing, angle, true, size > 40 ? 560 : 110)
  for (const [id, en, fr, lon, lat, size, spacing, angle] of LANDS)
    if (inFrame(to(lon, lat))) place(id, en, fr, to(lon, lat), size, spacing, angle, false, size > 40 ? 320 : 110)
  for (const [id, river, en, fr, lon, lat, size] of COURSES) {
    const line = rivers.find((r) => r.id === river)?.line
    if (!line) continue
    const p = to(lon, lat)
    const order = line
      .map((_, i) => i)
      .filter((i) => i % 3 === 0 && inFrame(line[i]))
      .sort((i, j) => distance(line[i], p) - distance(line[j], p))
    const span = Math.max(3, Math.round((en.length * size * 0.35) / 7))
    for (const i of order.slice(0, 24)) {
      const [a, b] = [line[Math.max(0, i - span)], line[Math.min(line.length - 1, i + span)]]
      let angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
      if (angle > 90) angle -= 180
      if (angle < -90) angle += 180
      const r = (angle * Math.PI) / 180
      const before = names.length
      for (const off of [-size * 0.45, size * 0.95]) {
        if (names.length > before) break
        place(id, en, fr, [line[i][0] - Math.sin(r) * off, line[i][1] + Math.cos(r) * off], size, 0.6, angle, 2, 10)
      }
      if (names.length > before) break
    }
  }

  const random = dice(1758)
  const hills = []
  for (const [text, rows] of RANGES) {
    const line = curve(
      text.split(' ').map((p) => carry(project(p.split(',').map(Number)))),
      10,
    )
    for (let row = 0; row < rows; row++)
      for (const {
        at: [x, y],
        left,
      } of walk(line, 30)) {
        const off = (row - (rows - 1) / 2) * 22 + (random() - 0.5) * 12
        const s = 9 + random() * 5
        const p = [x + left[0] * off + (random() - 0.5) * 10, y + left[1] * off]
        const free = [
          [-s, 0],
          [s, 0],
          [0, -s],
          [0, 2],
          [-s, -s / 2],
          [s, -s / 2],
        ].every(([u, v]) => !look(p[0] + u, p[1] + v) && isLand([p[0] + u, p[1] + v]))
        if (!free || p[0] < 34 || p[1] < 34 || p[0] > frame.width - 34 || p[1] > frame.height - 34) continue
        hills.push([Math.round(p[0]), Math.round(p[1]), Math.round(s)])
        mark(p[0] - s, p[1] - s, p[0] + s, p[1] + 2, TAKEN)
      }
  }
  const woods = []
  for (let k = 0; k < 2600 && woods.length < 420; k++) {
    const [x, y] = [30 + random() * (frame.width - 60), 30 + random() * (frame.height - 60)]
    for (let t = 0; t < 3; t++) {
      const p = [x + (random() - 0.5) * 34, y + (random() - 0.5) * 22]
      const free = [
        [-8, 2],
        [8, 2],
        [-8, -14],
        [8, -14],
        [0, -6],
      ].every(([u, v]) => !look(p[0] + u, p[1] + v) && isLand([p[0] + u, p[1] + v]))
      if (!free) continue
      woods.push(p.map(Math.round))
      mark(p[0] - 7, p[1] - 12, p[0] + 7, p[1] + 1, TAKEN)
    }
  }
  // From the top down, so that the lower stands before the higher.
  const byHeight = (list) =>
    list
      .sort((a, b) => a[1] - b[1] || a[0] - b[0])
      .flat()
      .join(' ')
  return { names, hills: byHeight(hills), woods: byHeight(woods) }
}
