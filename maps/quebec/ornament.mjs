/** The engraver's part: cliffs, fields, woods, the marks of borders. Repeatable: the dice have a fixed seed. */
import { both, either, grow, without } from '../lib/area.mjs'
import { curve, dice, inside, parts, simplify, smooth, svg, walk } from '../lib/line.mjs'
import { CLIFFS, FIELDS, KEEP_OUT, SCARPS } from './drawing.mjs'
import { FRAME, NEAT } from './survey.mjs'

const { width, height } = FRAME
const framed = ([x, y]) => x > NEAT + 1 && x < width - NEAT - 1 && y > NEAT + 1 && y < height - NEAT - 1

/** Strokes that start at each point of a line and go to one side of it. */
function strokes(line, { step, length, spread = 0.4, lean = 0, side, random }) {
  return walk(line, step).map(({ at, left }) => {
    const [nx, ny] = [left[0] * side, left[1] * side]
    const l = length * (1 - spread * random())
    const slant = lean * (random() - 0.5)
    return [1.6, l].map((d, i) => [at[0] + nx * d - ny * slant * i, at[1] + ny * d + nx * slant * i])
  })
}

export function ornament({ land, dry, zones, rivers, borders, boundary, neat, north, south, island }) {
  const random = dice(17590913)
  const onLand = (p) => framed(p) && inside(p, land)
  const banks = { north, south, island: [...island, island[0]] }
  /** Which side of a bank is land. */
  const landSide = (line) => {
    const votes = walk(line, 25).reduce(
      (s, { at, left }) => s + (inside([at[0] + left[0] * 3, at[1] + left[1] * 3], dry) ? 1 : -1),
      0,
    )
    return votes >= 0 ? 1 : -1
  }
  const along = (list, draw) =>
    list.flatMap((c) => {
      const pieces = parts(
        banks[c.bank],
        ([x, y]) => framed([x, y]) && x >= c.x[0] && x <= c.x[1] && y >= (c.y?.[0] ?? 0) && y <= (c.y?.[1] ?? height),
      )
      return pieces.flatMap((piece) => draw(piece, c, landSide(piece)))
    })
  const cliffs = [
    ...along(CLIFFS, (piece, c, side) =>
      strokes(smooth(piece, 9), { step: 3.2, length: c.length, lean: 1.6, side, random }),
    ),
    ...SCARPS.flatMap(({ line, length, side }) =>
      strokes(curve(line, 4), { step: 3.2, length, lean: 1.6, side, random }),
    ),
  ].filter(([, b]) => onLand(b))
  const fields = along(FIELDS, (piece, { way, length }) =>
    walk(piece, 7.5).map(({ at }) => {
      const l = length * (1 - 0.3 * random())
      return [8, 8 + l].map((d) => [at[0] + way[0] * d, at[1] + way[1] * d])
    }),
  ).filter(([a, b]) => onLand(a) && onLand(b))

  // The fall: threads of water along the last steep reach.
  const reach = smooth(rivers.montmorency, 6).slice(1, 7)
  const threads = [-3, -1, 1, 3].map((by) =>
    walk(reach, 2).map(({ at, left }) => [at[0] + left[0] * by, at[1] + left[1] * by]),
  )

  const settled = either(Object.values(zones).flat())
  const wild = without(without(both(land, neat), grow(settled, 9)), grow(without(neat, land), 9))
  const woods = scatter(wild, 11.5, random)
  return {
    borders: borders.flatMap((l) => parts(l, onLand)).map((l) => svg([simplify(l, 0.3)])),
    boundary: svg(parts(boundary, (p) => framed(p) && !inside(p, dry)).map((l) => simplify(l, 0.3))),
    cliffs: svg(cliffs),
    fields: svg(fields),
    fall: svg(threads.map((t) => simplify(t, 0.2))),
    woods: woods.flat().join(' '),
  }
}

/** Points no nearer to each other than `apart`, thinner where the noise is low; from the top down, as trees overlap. */
function scatter(area, apart, random) {
  const noise = ([x, y]) =>
    Math.sin(x / 61 + 1.3) + Math.sin(y / 47 + 0.4) + Math.sin((x + y) / 83) + Math.sin((x - 1.7 * y) / 39)
  const out = []
  for (let k = 0; k < 9000; k++) {
    const p = [NEAT + 8 + random() * (width - 2 * NEAT - 16), NEAT + 16 + random() * (height - 2 * NEAT - 18)].map(
      Math.round,
    )
    if (!inside(p, area)) continue
    if (KEEP_OUT.some((r) => p[0] > r.x && p[0] < r.x + r.width && p[1] > r.y && p[1] < r.y + r.height)) continue
    const room = apart * (noise(p) > -0.2 ? 1 : 2.6)
    if (out.every((q) => Math.hypot(q[0] - p[0], (q[1] - p[1]) * 1.25) > room)) out.push(p)
  }
  return out.sort((a, b) => a[1] - b[1])
}
