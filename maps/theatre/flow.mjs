/**
 * Spaces pushed apart until their boxes are free, in many small steps. Each step is a smooth field (Wendland's kernel through the
 * steps of the spaces), and the land is carried by the same fields: as no step folds the plane, every space keeps its side of the water.
 */
const REACH = 230
/** How strongly a pair turns back to its bearing. */
const TURN = 0.035
const kernel = (d2) => {
  const r = Math.sqrt(d2) / REACH
  return r >= 1 ? 0 : (1 - r) ** 4 * (4 * r + 1)
}

/** Cholesky of the kernel matrix, solved for both coordinates. */
function weights(at, steps) {
  const n = at.length
  const l = Array.from({ length: n }, () => new Float64Array(n))
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) {
      let s = kernel((at[i][0] - at[j][0]) ** 2 + (at[i][1] - at[j][1]) ** 2) + (i === j ? 1e-3 : 0)
      for (let k = 0; k < j; k++) s -= l[i][k] * l[j][k]
      l[i][j] = i === j ? Math.sqrt(Math.max(s, 1e-9)) : s / l[j][j]
    }
  return [0, 1].map((c) => {
    const y = new Float64Array(n)
    for (let i = 0; i < n; i++) {
      let s = steps[i][c]
      for (let k = 0; k < i; k++) s -= l[i][k] * y[k]
      y[i] = s / l[i][i]
    }
    for (let i = n - 1; i >= 0; i--) {
      let s = y[i]
      for (let k = i + 1; k < n; k++) s -= l[k][i] * y[k]
      y[i] = s / l[i][i]
    }
    return y
  })
}
function carry([x, y], { at, w }) {
  let [dx, dy] = [0, 0]
  for (let i = 0; i < at.length; i++) {
    const ex = x - at[i][0]
    if (ex > REACH || ex < -REACH) continue
    const ey = y - at[i][1]
    const d2 = ex * ex + ey * ey
    if (d2 >= REACH * REACH) continue
    const k = kernel(d2)
    dx += k * w[0][i]
    dy += k * w[1][i]
  }
  return [x + dx, y + dy]
}

/**
 * `start`: points; `boxes`: for each the room it needs as [left, top, right, bottom] round it; `frame`: [left, top, right, bottom];
 * `ties`: pairs that should keep their bearing; `fixed`: those that stay. Answers where the spaces end and a function that carries any point along.
 */
export function flow({ start, boxes, frame, ties = [], fixed = new Set(), steps = 500, most = 2.2 }) {
  let at = start.map((p) => [...p])
  const fields = []
  const bearings = ties.map(([i, j]) => {
    const [dx, dy] = [start[j][0] - start[i][0], start[j][1] - start[i][1]]
    const d = Math.hypot(dx, dy) || 1
    return { i, j, u: [dx / d, dy / d] }
  })
  let overlap = 0
  for (let round = 0; round < steps; round++) {
    const push = at.map(() => [0, 0])
    // First the bearings, in the end only room.
    const ease = Math.max(0, 1 - round / (steps * 0.6))
    overlap = 0
    for (let i = 0; i < at.length; i++)
      for (let j = i + 1; j < at.length; j++) {
        const [a, b] = [boxes[i], boxes[j]]
        const ox = Math.min(at[i][0] + a[2] - at[j][0] - b[0], at[j][0] + b[2] - at[i][0] - a[0])
        if (ox <= 0) continue
        const oy = Math.min(at[i][1] + a[3] - at[j][1] - b[1], at[j][1] + b[3] - at[i][1] - a[1])
        if (oy <= 0) continue
        overlap = Math.max(overlap, Math.min(ox, oy))
        // Along the line between them, more so along the axis where less is needed.
        let [dx, dy] = [at[j][0] - at[i][0], at[j][1] - at[i][1]]
        const d = Math.hypot(dx, dy) || 1
        const share = oy / (ox + oy)
        dx = (dx / d) * 0.5 + Math.sign(dx || 1) * share * 0.8
        dy = (dy / d) * 0.5 + Math.sign(dy || 1) * (1 - share) * 0.8
        const force = Math.min(ox, oy) * 0.5 + 0.4
        const [fi, fj] = [fixed.has(i) ? 0 : fixed.has(j) ? 1 : 0.5, fixed.has(j) ? 0 : fixed.has(i) ? 1 : 0.5]
        push[i][0] -= dx * force * fi
        push[i][1] -= dy * force * fi
        push[j][0] += dx * force * fj
        push[j][1] += dy * force * fj
      }
    for (const { i, j, u } of bearings) {
      const d = [at[j][0] - at[i][0], at[j][1] - at[i][1]]
      const l = Math.hypot(...d)
      for (const c of [0, 1]) {
        const turn = (u[c] * l - d[c]) * TURN * ease
        if (!fixed.has(i)) push[i][c] -= turn
        if (!fixed.has(j)) push[j][c] += turn
      }
    }
    for (let i = 0; i < at.length; i++) {
      if (fixed.has(i)) continue
      const b = boxes[i]
      push[i][0] += Math.max(0, frame[0] - at[i][0] - b[0]) - Math.max(0, at[i][0] + b[2] - frame[2])
      push[i][1] += Math.max(0, frame[1] - at[i][1] - b[1]) - Math.max(0, at[i][1] + b[3] - frame[3])
    }
    if (overlap === 0) break
    for (const p of push) {
      const s = Math.hypot(...p)
      if (s > most) {
        p[0] *= most / s
        p[1] *= most / s
      }
    }
    // No step may fold: neighbours approach or part by less than a part of their distance.
    let scale = 1
    for (let i = 0; i < at.length; i++)
      for (let j = i + 1; j < at.length; j++) {
        const d = Math.hypot(at[i][0] - at[j][0], at[i][1] - at[j][1])
        if (d > 60) continue
        const v = Math.hypot(push[i][0] - push[j][0], push[i][1] - push[j][1])
        if (v * scale > d * 0.3) scale = (d * 0.3) / v
      }
    scale = Math.max(scale, 0.2)
    const moves = push.map(([x, y]) => [x * scale, y * scale])
    const field = { at, w: weights(at, moves) }
    fields.push(field)
    at = at.map((p) => carry(p, field))
  }
  return { at, overlap, rounds: fields.length, carry: (p) => fields.reduce(carry, p) }
}
