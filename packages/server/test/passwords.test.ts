import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkedPassword, hashedPassword } from '../src/passwords.ts'
import { isAmong, LEAKED, leakedFile, weaknessOf } from '../src/weakness.ts'

const CHEAP = { memory: 64, passes: 1, parallelism: 1 }

describe('passwords', () => {
  test('are kept as argon2id with 19 MiB and two passes, with a salt of their own', async () => {
    const [one, two] = [await hashedPassword('un château en Espagne'), await hashedPassword('un château en Espagne')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(one).not.toBe(two)
    expect(await checkedPassword('un château en Espagne', one)).toEqual({ right: true, old: false })
    // Written with a combining accent, as some machines do.
    expect(await checkedPassword('un cha\u0302teau en Espagne', two)).toEqual({ right: true, old: false })
    expect((await checkedPassword('un chateau en Espagne', one)).right).toBe(false)
  })

  test('one that was hashed more cheaply is right, and to be hashed anew', async () => {
    expect(await checkedPassword('montcalm 1759', await hashedPassword('montcalm 1759', CHEAP))).toEqual({
      right: true,
      old: true,
    })
  })

  test('nobody’s, and what is no hash, are never right', async () => {
    for (const stored of [undefined, '', 'plain', '$argon2id$v=19$m=64,t=1,p=1$AAAA$AAAA'])
      expect(await checkedPassword('anything', stored)).toEqual({ right: false, old: false })
  })

  test.each([
    ['short', 'short'],
    ['x'.repeat(129), 'long'],
    ['password1', 'common'],
    ['PASSWORD1', 'common'],
    // One that only one of the three lists has, each.
    ['zxcvb1234', 'common'],
    ['Reprogram', 'common'],
    ['quebec2014', 'common'],
    // The same letters, typed otherwise.
    ['te\u0301me\u0301raire', 'common'],
    ['the bells of Ticonderoga', undefined],
    ['k7vQz0mX4Rw2', undefined],
    ['🔔🔔🔔🔔🔔🔔🔔🔔', undefined],
  ])('%s: %s', async (password, weakness) => {
    expect(await weaknessOf(password)).toBe(weakness)
  })
})

describe('leaked passwords', () => {
  test('are 100,000 at least that could be chosen otherwise, in a file of less than a megabyte', () => {
    const bytes = readFileSync(LEAKED)
    const hex = bytes.toString('hex')
    const prefixes = Array.from({ length: hex.length / 10 }, (_, at) => hex.slice(at * 10, at * 10 + 10))
    expect(prefixes.length).toBeGreaterThanOrEqual(100_000)
    expect(bytes.length).toBeLessThan(1_000_000)
    expect(hex.length % 10).toBe(0)
    // In order, each once: none is missed by halving.
    expect(prefixes.findIndex((prefix, at) => at > 0 && prefix <= (prefixes[at - 1] as string))).toBe(-1)
  })
  test('are found wherever they lie in the file, and nothing else is', () => {
    const words = Array.from({ length: 100 }, (_, at) => `word number ${at}`)
    for (let many = 0; many <= words.length; many++) {
      const bytes = leakedFile(words.slice(0, many))
      expect(bytes.length).toBe(5 * many)
      expect(words.filter((word) => isAmong(bytes, word))).toEqual(words.slice(0, many))
    }
  })
  test('are kept once, and only those that could be chosen', () => {
    expect(leakedFile(['short', 'x'.repeat(129), 'long enough', 'Long Enough'])).toEqual(leakedFile(['long enough']))
  })
})
