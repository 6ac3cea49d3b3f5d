/** A small seeded generator for simulation and tests (xoshiro128**). Never used where players' luck is at stake. */
export interface Random {
  /** A whole number from 0 to below `n`, each as likely. */
  below(n: number): number
  /** A generator of its own, a pure function of this one's seed and `label`. */
  split(label: number): Random
}

/** Spreads one number over many: the step of splitmix32. */
function* spread(seed: number): Generator<number, never> {
  let x = seed >>> 0
  for (;;) {
    x = (x + 0x9e3779b9) >>> 0
    let z = x
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    yield (z ^ (z >>> 15)) >>> 0
  }
}

const RANGE = 0x1_0000_0000
/** Up to here 32 random bits times n is an exact number. */
const EXACT = 0x20_0000

export function seeded(seed: number): Random {
  const words = spread(seed)
  let a = words.next().value
  let b = words.next().value
  let c = words.next().value
  let d = words.next().value
  const next = (): number => {
    const x = Math.imul(b, 5)
    const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0
    const t = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    d = (d << 11) | (d >>> 21)
    return result
  }
  return {
    below(n) {
      let x = next()
      if (n > EXACT) {
        const limit = RANGE - (RANGE % n)
        while (x >= limit) x = next()
        return x % n
      }
      // Lemire's way: the high word of x * n, drawn again in the rare case that would favour some. No division.
      let low = Math.imul(x, n) >>> 0
      if (low < n) for (const uneven = RANGE % n; low < uneven; low = Math.imul(x, n) >>> 0) x = next()
      return ((x * n - low) / RANGE) | 0
    },
    split: (label) => seeded((Math.imul(seed, 0x2c1b3c6d) ^ Math.imul(label + 1, 0x297a2d39)) >>> 0),
  }
}

/** Fisher and Yates, in place. */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const item = items[i] as T
    items[i] = items[j] as T
    items[j] = item
  }
  return items
}

export const pickOne = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)] as T
