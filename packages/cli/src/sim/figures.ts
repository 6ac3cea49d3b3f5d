/** Figures over many games. */

/** Wilson's interval of a share, at 95 %. */
export function wilson(hits: number, of: number): readonly [low: number, high: number] {
  if (of === 0) return [0, 1]
  const z = 1.959963984540054
  const share = hits / of
  const z2 = (z * z) / of
  const middle = (share + z2 / 2) / (1 + z2)
  const half = (z * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of))) / (1 + z2)
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

export function median(values: readonly number[]): number {
  if (values.length === 0) return 0
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1
    ? (sorted[half] as number)
    : ((sorted[half - 1] as number) + (sorted[half] as number)) / 2
}
