import { describe, expect, test } from 'vitest'
import { checkedPassword, hashedPassword, weaknessOf } from '../src/passwords.ts'

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
    ['the bells of Ticonderoga', undefined],
    ['🔔🔔🔔🔔🔔🔔🔔🔔', undefined],
  ])('%s: %s', async (password, weakness) => {
    expect(await weaknessOf(password)).toBe(weakness)
  })
})
