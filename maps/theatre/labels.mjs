/** Names beside their spaces: of all places round a space the one that hides nothing. */
import { widthOf } from './letters.mjs'

export const LEADING = 0.94
/** Ways to break a name: at most three lines, hyphens stay. */
export function breaks(name) {
  const words = name.split(/(?<=-)|\s+/)
  const join = (list) => list.reduce((s, w) => (s === '' || s.endsWith('-') ? s + w : `${s} ${w}`), '')
  const out = [[name]]
  for (let i = 1; i < words.length; i++) {
    out.push([join(words.slice(0, i)), join(words.slice(i))])
    for (let j = i + 1; j < words.length; j++)
      out.push([join(words.slice(0, i)), join(words.slice(i, j)), join(words.slice(j))])
  }
  return out
}
export const shapeOf = (lines, size, face) => ({
  lines,
  width: Math.max(...lines.map((l) => widthOf(l, size, face))),
  height: lines.length * size * LEADING + size * 0.16,
})
/** The break that is nearest to a block of the width of a room. */
export function compact(name, size, face, room) {
  const shapes = breaks(name).map((lines) => shapeOf(lines, size, face))
  const cost = (s) => Math.max(s.width, room) * (s.height + room) + Math.max(0, s.width - 1.7 * room) * 40
  return shapes.reduce((a, b) => (cost(b) < cost(a) ? b : a))
}

const hit = (a, b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/** `spaces`: {at, name, face}; `lines`: points on connections, each with the numbers of the spaces it belongs to. */
export function label({ spaces, room, size, frame, lines, others = [] }) {
  const half = room / 2
  const gap = 2
  const choices = spaces.map(({ at: [x, y], name, face }) =>
    breaks(name).flatMap((text) => {
      const { lines: l, width: w, height: h } = shapeOf(text, size, face)
      const tall = l.length - 1
      const make = (left, top, anchor, cost) => ({
        lines: l,
        anchor,
        box: [left, top, left + w, top + h],
        cost: cost + tall * 2 + Math.max(0, w - 120) * 0.2,
      })
      const out = [
        make(x - w / 2, y + half + gap, 'middle', 0),
        make(x - w / 2, y - half - gap - h, 'middle', 7),
        make(x + half + gap, y - h / 2, 'start', 5),
        make(x - half - gap - w, y - h / 2, 'end', 6),
      ]
      for (const [dy, c] of [
        [half - h, 6],
        [-half, 7],
        [half - h / 2, 7],
        [-half - h / 2, 8],
      ]) {
        out.push(make(x + half + gap, y + dy, 'start', c + 1), make(x - half - gap - w, y + dy, 'end', c + 2))
      }
      for (const s of [0.25, 0.5, 0.75, 1]) {
        const shift = s * Math.max(half, w / 2)
        out.push(
          make(x - w / 2 + shift, y + half + gap, 'middle', 2 + 4 * s),
          make(x - w / 2 - shift, y + half + gap, 'middle', 2 + 4 * s),
        )
        out.push(
          make(x - w / 2 + shift, y - half - gap - h, 'middle', 8 + 4 * s),
          make(x - w / 2 - shift, y - half - gap - h, 'middle', 8 + 4 * s),
        )
      }
      return out.filter(
        ({ box }) => box[0] > 22 && box[1] > 22 && box[2] < frame.width - 22 && box[3] < frame.height - 22,
      )
    }),
  )
  const rooms = spaces.map(({ at: [x, y] }) => [x - half, y - half, x + half, y + half])
  const pad = (b, by) => [b[0] - by, b[1] - by, b[2] + by, b[3] + by]
  choices.forEach((list, i) => {
    for (const c of list) {
      const box = pad(c.box, 1)
      rooms.forEach((r, j) => {
        if (j === i) return
        if (hit(box, r)) c.cost += 1000
        // A name must not seem to be a neighbour's.
        else if (hit(pad(c.box, 7), r)) c.cost += 5
        const [mx, my] = [(c.box[0] + c.box[2]) / 2, (c.box[1] + c.box[3]) / 2]
        const [own, other] = [i, j].map((k) => Math.hypot(mx - spaces[k].at[0], my - spaces[k].at[1]))
        if (other < own * 1.15) c.cost += 14
      })
      for (const o of others) if (hit(box, o)) c.cost += 1000
      for (const {
        at: [x, y],
        ends,
      } of lines)
        if (x > c.box[0] && x < c.box[2] && y > c.box[1] + 2 && y < c.box[3] - 2) c.cost += ends.includes(i) ? 1 : 1.9
    }
    list.sort((a, b) => a.cost - b.cost)
  })
  const chosen = choices.map((list) => list[0])
  const reach = choices.map((_, i) =>
    choices.flatMap((__, j) =>
      j !== i && Math.abs(spaces[i].at[0] - spaces[j].at[0]) < 420 && Math.abs(spaces[i].at[1] - spaces[j].at[1]) < 260
        ? [j]
        : [],
    ),
  )
  // Two names that touch read as one.
  const close = (a, b) => (hit(pad(a, 1.5), b) ? 300 : hit([a[0] - 7, a[1] - 3, a[2] + 7, a[3] + 3], b) ? 3.5 : 0)
  const clash = (i, c) => reach[i].reduce((s, j) => s + close(c.box, chosen[j].box), c.cost)
  for (let round = 0; round < 40; round++) {
    let moved = false
    for (let i = 0; i < spaces.length; i++) {
      let [best, least] = [chosen[i], clash(i, chosen[i])]
      for (const c of choices[i]) {
        if (c.cost >= least) break
        const now = clash(i, c)
        if (now < least - 1e-9) [best, least] = [c, now]
      }
      // Or the one in the way steps aside.
      if (least >= 300)
        for (const c of choices[i].slice(0, 30)) {
          const blockers = reach[i].filter((j) => hit(pad(c.box, 1.5), chosen[j].box))
          if (blockers.length !== 1) continue
          const [j] = blockers
          const kept = chosen[i]
          chosen[i] = c
          const other = choices[j].find((o) => clash(j, o) < 300)
          if (other && c.cost < 1000) {
            chosen[j] = other
            ;[best, least] = [c, clash(i, c)]
            break
          }
          chosen[i] = kept
        }
      if (best !== chosen[i]) {
        chosen[i] = best
        moved = true
      }
    }
    if (!moved) break
  }
  const bad = spaces.filter((_, i) => clash(i, chosen[i]) >= 300).map((s) => s.name)
  return { chosen, bad }
}
