import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { DiceAsk, LotsAsk } from '../src/ask.ts'
import { commitmentOf, fromHex, isHex256, newSeed, toHex, verifiableChance } from '../src/verifiable.ts'

const what = { key: 'what.test' }
const dice = (count: number, sides = 6): DiceAsk => ({ kind: 'chance', draw: 'dice', rule: '4.1', what, count, sides })
const lots = (count: number, from: readonly string[]): LotsAsk => ({
  kind: 'chance',
  draw: 'lots',
  rule: '1.1',
  what,
  count,
  from,
})
/** 00 01 02 ... 1f */
const SEED = Uint8Array.from({ length: 32 }, (_, i) => i)

/** The derivation as docs/record-format.md tells it, written a second time, on another library. */
function* streamOf(game: string, number: number): Generator<number, never> {
  for (let block = 0; ; block++)
    yield* createHmac('sha256', SEED).update(`carillon/1|${game}|${number}|${block}`).digest()
}
function expected(game: string, number: number, sizes: readonly number[]): number[] {
  const stream = streamOf(game, number)
  return sizes.map((n) => {
    const width = n <= 256 ? 1 : n <= 65536 ? 2 : 4
    const range = 2 ** (8 * width)
    for (;;) {
      let word = 0
      for (let i = 0; i < width; i++) word = word * 256 + (stream.next().value as number)
      if (word < Math.floor(range / n) * n) return word % n
    }
  })
}

/** The sum of (seen - expected)^2 / expected. */
function chiSquare(seen: readonly number[]): number {
  const mean = seen.reduce((sum, n) => sum + n, 0) / seen.length
  return seen.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0)
}
/** What fair luck exceeds once in a thousand times (Wilson and Hilferty). */
const limit = (cells: number): number => {
  const k = cells - 1
  return k * (1 - 2 / (9 * k) + 3.0902 * Math.sqrt(2 / (9 * k))) ** 3
}

describe('the derivation', () => {
  const source = verifiableChance(SEED, 'three-camps')

  test('is the one of the worked example in docs/record-format.md', () => {
    const block = (number: number): string =>
      createHmac('sha256', SEED).update(`carillon/1|three-camps|${number}|0`).digest('hex')
    expect(source.commitment).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd')
    expect(block(0)).toBe('e455efb335eb287c7e0021d27dc670fbf5ddda900575367d88d26d18e3054937')
    expect(source.draw(lots(1, ['calm', 'fog', 'storm']), 0)).toEqual(['calm'])
    expect(block(1)).toBe('6467265afff13ede4e4c84e622691eb159d4c354ebeb6d0c1a128aef77fc34a7')
    expect(source.draw(dice(2), 1)).toEqual([5, 2])
    expect(source.draw(dice(5), 1)).toEqual([5, 2, 3, 1, 2])
    expect(source.draw(dice(2), 2)).toEqual([4, 4])
    expect(source.draw(lots(3, ['fog', 'calm', 'storm', 'frost', 'thaw']), 3)).toEqual(['storm', 'frost', 'fog'])
  })

  test.each([6, 2, 1, 10, 200, 256, 257, 1000, 65536, 65537, 1_000_000, 2 ** 32])('for dice of %i sides', (sides) => {
    for (let number = 0; number < 20; number++) {
      const faces = expected('three-camps', number, Array(50).fill(sides)).map((n) => n + 1)
      expect(source.draw(dice(50, sides), number)).toEqual(faces)
    }
  })

  test('for a whole shuffle, and words of two bytes then of one', () => {
    const from = Array.from({ length: 260 }, (_, i) => `card ${i}`)
    const left = [...from]
    const indexes = expected(
      'three-camps',
      5,
      from.map((_, i) => from.length - i),
    )
    const drawn = indexes.map((index) => left.splice(index, 1)[0])
    expect(source.draw(lots(260, from), 5)).toEqual(drawn)
  })

  test('depends on the seed, the game and the number of the draw, and on nothing that was drawn before', () => {
    const first = source.draw(dice(20), 3)
    source.draw(dice(99), 4)
    expect(source.draw(dice(20), 3)).toEqual(first)
    expect(source.draw(dice(20), 4)).not.toEqual(first)
    expect(verifiableChance(SEED, 'another').draw(dice(20), 3)).not.toEqual(first)
    expect(verifiableChance(SEED.toReversed(), 'three-camps').draw(dice(20), 3)).not.toEqual(first)
  })
})

describe('is fair, by chi-square at 1 in 1000', () => {
  const source = verifiableChance(SEED, 'fair')

  test('a million dice', () => {
    const seen = [0, 0, 0, 0, 0, 0]
    for (let number = 0; number < 200_000; number++)
      for (const face of source.draw(dice(5), number) as readonly number[]) seen[face - 1]! += 1
    expect(seen.reduce((sum, n) => sum + n, 0)).toBe(1_000_000)
    expect(chiSquare(seen)).toBeLessThan(limit(6))
  })

  test.each([200, 1000])('dice of %i sides, where words that are too high would tell', (sides) => {
    const seen = Array<number>(sides).fill(0)
    for (let number = 0; number < 2000; number++)
      for (const face of source.draw(dice(100, sides), number) as readonly number[]) seen[face - 1]! += 1
    expect(chiSquare(seen)).toBeLessThan(limit(sides))
  })

  test('the order of lots', () => {
    const seen = new Map<string, number>()
    for (let number = 0; number < 100_000; number++) {
      const order = source.draw(lots(4, [...'abcd']), number).join('')
      seen.set(order, (seen.get(order) ?? 0) + 1)
    }
    expect(seen.size).toBe(24)
    expect(chiSquare([...seen.values()])).toBeLessThan(limit(24))
  })

  test('the measure itself finds a loaded die', () => {
    expect(chiSquare([170_000, 166_000, 166_000, 166_000, 166_000, 166_000])).toBeGreaterThan(limit(6))
    expect(limit(6)).toBeCloseTo(20.515, 0)
  })
})

describe('seeds', () => {
  test('are 32 random bytes', () => {
    expect(newSeed()).toHaveLength(32)
    expect(toHex(newSeed())).not.toBe(toHex(newSeed()))
    expect(() => verifiableChance(new Uint8Array(31), 'toy')).toThrow('a seed has 32 bytes, this one 31')
  })

  test('are promised by their SHA-256', () => {
    expect(commitmentOf(SEED)).toBe(createHash('sha256').update(SEED).digest('hex'))
    expect(verifiableChance(SEED, 'toy').commitment).toBe(commitmentOf(SEED))
  })

  test('are written in hex and read back', () => {
    expect(toHex(SEED)).toBe(Buffer.from(SEED).toString('hex'))
    expect(fromHex(toHex(SEED))).toEqual(SEED)
    expect(isHex256(toHex(SEED))).toBe(true)
    for (const wrong of ['', '00', toHex(SEED).toUpperCase(), `${toHex(SEED)}00`, `${toHex(SEED)}\n`])
      expect(isHex256(wrong)).toBe(false)
    for (const wrong of ['0', 'zz', '0x00', ' 00']) expect(() => fromHex(wrong)).toThrow('not hex')
  })

  test('are not changed, and may be wiped after use', () => {
    const seed = SEED.slice()
    const source = verifiableChance(seed, 'toy')
    const before = source.draw(dice(9), 1)
    expect(seed).toEqual(SEED)
    seed.fill(0)
    expect(source.draw(dice(9), 1)).toEqual(before)
  })
})
