import { seeded } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { type Holding, mixtureOf, worthOf } from '../src/matrix.ts'

/** Columns of a matrix that is written by rows. */
const holding = (...rows: readonly (readonly number[])[]): Holding =>
  (rows[0] ?? []).map((_, j) => rows.map((row) => row[j] as number))
/** What the mixture comes to against the best reply to it. */
const worstOf = (mixture: readonly number[], columns: Holding): number =>
  Math.min(...columns.map((column) => worthOf(mixture, column)))
const rounded = (mixture: readonly number[]): number[] => mixture.map((one) => Math.round(one * 100) / 100)

describe('a mixture', () => {
  test('rock, paper and scissors: a third each', () => {
    expect(rounded(mixtureOf([holding([0, -1, 1], [1, 0, -1], [-1, 1, 0])]))).toEqual([0.33, 0.33, 0.33])
  })
  test('a rock that wins double is chosen less often, as the other expects it', () => {
    // Against rock y - 2z, against paper z - x, against scissors 2x - y: all 0.
    expect(rounded(mixtureOf([holding([0, -1, 2], [1, 0, -1], [-2, 1, 0])], 5000))).toEqual([0.25, 0.5, 0.25])
  })
  test('where one row is best whatever comes, it alone', () => {
    const saddle = holding([4, 5, 6], [3, 9, 1], [2, 0, 8])
    expect(rounded(mixtureOf([saddle]))).toEqual([1, 0, 0])
    expect(worstOf([1, 0, 0], saddle)).toBe(4)
  })
  test('the other chooses by what he holds: a row that is safe against either', () => {
    // Either holding alone is met by a row of its own; together only the third is safe.
    const [one, two] = [holding([1, 1], [0, 0], [0.6, 0.6]), holding([0, 0], [1, 1], [0.6, 0.6])]
    expect(rounded(mixtureOf([one]))).toEqual([1, 0, 0])
    expect(rounded(mixtureOf([one, two]))).toEqual([0, 0, 1])
  })
  test('any matrix: no reply gains more than a hundredth over what the other can be held to', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const random = seeded(seed)
      const [rows, columns] = [2 + random.below(8), 2 + random.below(8)]
      const matrix = Array.from({ length: rows }, () =>
        Array.from({ length: columns }, () => random.below(1000) / 1000),
      )
      const own = worstOf(mixtureOf([holding(...matrix)]), holding(...matrix))
      // Seen from the other side: his own mixture holds the first to so much, and nobody can do better than both.
      const turned = matrix.map((row) => row.map((worth) => -worth))
      const other = -worstOf(mixtureOf([turned]), turned)
      expect(own).toBeLessThanOrEqual(other + 1e-9)
      expect(other - own).toBeLessThan(0.01)
    }
  })
})
