/** The engraver's strokes, as path data. The same numbers give the same picture. */

/** 0 to 1, from a number; looks like chance and is none. */
export function grain(n: number): number {
  const x = Math.sin(n * 127.1 + 11.7) * 43758.5453
  return x - Math.floor(x)
}
const r = (n: number): number => Math.round(n * 10) / 10
/** A point of a path. */
export const at = (x: number, y: number): string => `${r(x)} ${r(y)}`

/** Ellipses that stay white: clouds, a moon. */
export type Blank = readonly [x: number, y: number, rx: number, ry: number]
const isBlank = (blanks: readonly Blank[], x: number, y: number): boolean =>
  blanks.some(([cx, cy, rx, ry]) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1)

/** A sky: level lines, each a little wavy, broken at clouds; wider apart towards the horizon. */
export function sky(width: number, top: number, horizon: number, blanks: readonly Blank[]): string {
  let path = ''
  for (let y = top, row = 0; y < horizon; y += 4.6 + 4 * ((y - top) / (horizon - top)), row++) {
    let drawing = false
    for (let x = -8; x <= width + 8; x += 8) {
      const here = y + 0.9 * Math.sin(x / 46 + row * 1.7) + 0.3 * grain(x + row)
      const blank = isBlank(blanks, x + 5 * grain(row), here)
      if (!blank) path += `${drawing ? 'L' : 'M'}${at(x, here)}`
      drawing = !blank
    }
  }
  return path
}

/** Water: dashes, longer and wider apart towards the reader. */
export function water(width: number, top: number, bottom: number, blanks: readonly Blank[] = []): string {
  let path = ''
  for (let y = top, row = 0; y < bottom; row++) {
    const near = (y - top) / (bottom - top)
    let x = -40 * grain(row * 3.1)
    for (let n = 0; x < width; n++) {
      const long = (14 + 46 * near) * (0.4 + grain(row * 31 + n))
      if (!isBlank(blanks, x + long / 2, y)) {
        const rise = 0.6 + 1.6 * near
        path += `M${at(x, y)}q${at(long / 4, -rise)} ${at(long / 2, 0)}t${at(long / 2, 0)}`
      }
      x += long + (5 + 26 * near) * (0.3 + grain(row * 17 + n * 5))
    }
    y += 4 + 6 * near
  }
  return path
}

/** A line through points, read off at any x. */
export type Ridge = readonly (readonly [x: number, y: number])[]
export function heightAt(ridge: Ridge, x: number): number {
  const i = Math.max(
    1,
    ridge.findIndex(([px]) => px >= x),
  )
  const [ax, ay] = ridge[i - 1] as [number, number]
  const [bx, by] = ridge[i] as [number, number]
  return ay + ((by - ay) * (x - ax)) / (bx - ax || 1)
}
export const edge = (ridge: Ridge): string => ridge.map(([x, y], i) => `${i ? 'L' : 'M'}${at(x, y)}`).join('')

/** Hachures: strokes down a slope from its ridge to its foot, in tiers, as a cliff is cut. */
export function hachures(ridge: Ridge, foot: Ridge, step: number, lean: number, tiers = 3): string {
  const from = (ridge[0] as Ridge[number])[0]
  const to = (ridge.at(-1) as Ridge[number])[0]
  let path = ''
  for (let tier = 0; tier < tiers; tier++)
    for (let x = from + tier * step * 0.4, n = 0; x < to; x += step * (0.7 + 0.6 * grain(n + tier * 7)), n++) {
      const top = heightAt(ridge, x)
      const tall = heightAt(foot, x) - top
      if (tall < 4) continue
      const start = top + tall * (tier / tiers) + tall * 0.14 * grain(n * 3 + tier)
      const long = Math.min(tall * (0.34 + 0.3 * grain(n * 5 + tier)), top + tall - start - 2)
      if (long < 2) continue
      path += `M${at(x, start)}q${at(lean * 0.2, long * 0.5)} ${at(lean * (0.5 + grain(n)), long)}`
    }
  return path
}

/** Round heads of trees in a row, each with its shadow strokes. */
export function trees(ridge: Ridge, step: number, size: number): string {
  const from = (ridge[0] as Ridge[number])[0]
  const to = (ridge.at(-1) as Ridge[number])[0]
  let path = ''
  for (let x = from, n = 0; x < to; x += step * (0.6 + 0.7 * grain(n)), n++) {
    const s = size * (0.6 + 0.7 * grain(n * 9))
    const y = heightAt(ridge, x) + 1
    path += `M${at(x - s, y)}q${at(-s * 0.4, -s)} ${at(s * 0.4, -s * 1.1)}q${at(s * 0.5, -s)} ${at(s * 1.1, -s * 0.1)}q${at(s, 0)} ${at(s * 0.5, s * 1.2)}`
    path += `M${at(x + s * 0.3, y - s * 0.9)}l${at(s * 0.3, s * 0.7)}M${at(x + s * 0.6, y - s * 0.7)}l${at(s * 0.2, s * 0.5)}`
  }
  return path
}
