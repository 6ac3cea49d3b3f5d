/** Thin-plate spline: a smooth map of the plane that takes each `from[i]` to `to[i]`. */
export function thinPlate(from, to) {
  const n = from.length
  const kernel = (r2) => (r2 === 0 ? 0 : r2 * Math.log(r2))
  const m = n + 3
  const rows = Array.from({ length: m }, () => new Float64Array(m + 2))
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) rows[i][j] = kernel((from[i][0] - from[j][0]) ** 2 + (from[i][1] - from[j][1]) ** 2)
    const affine = [1, from[i][0], from[i][1]]
    affine.forEach((a, k) => {
      rows[i][n + k] = a
      rows[n + k][i] = a
    })
    rows[i][m] = to[i][0]
    rows[i][m + 1] = to[i][1]
  }
  solve(rows, m)
  return ([x, y]) => {
    const sum = [0, 1].map((c) => rows[n][m + c] + rows[n + 1][m + c] * x + rows[n + 2][m + c] * y)
    for (let i = 0; i < n; i++) {
      const k = kernel((x - from[i][0]) ** 2 + (y - from[i][1]) ** 2)
      sum[0] += rows[i][m] * k
      sum[1] += rows[i][m + 1] * k
    }
    return sum
  }
}

/** Gauss-Jordan with pivots; the right-hand sides are the columns from `m` on. */
function solve(rows, m) {
  for (let c = 0; c < m; c++) {
    let pivot = c
    for (let r = c + 1; r < m; r++) if (Math.abs(rows[r][c]) > Math.abs(rows[pivot][c])) pivot = r
    ;[rows[c], rows[pivot]] = [rows[pivot], rows[c]]
    for (let r = 0; r < m; r++) {
      if (r === c) continue
      const f = rows[r][c] / rows[c][c]
      if (f) for (let k = c; k < rows[r].length; k++) rows[r][k] -= f * rows[c][k]
    }
  }
  for (let r = 0; r < m; r++) for (let k = m; k < rows[r].length; k++) rows[r][k] /= rows[r][r]
}

/** The least area factor of the map over the frame: below zero it would fold. */
export function leastArea(warp, points, step = 0.5) {
  let least = Number.POSITIVE_INFINITY
  let where
  for (const p of points) {
    const o = warp(p)
    const a = warp([p[0] + step, p[1]])
    const b = warp([p[0], p[1] + step])
    const area = ((a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])) / step ** 2
    if (area < least) {
      least = area
      where = o
    }
  }
  return { least, where }
}
