import { describe, expect, test } from 'vitest'
import { parseProgress } from '../src/shell/progress.ts'
import { localeOf, parseSettings } from '../src/shell/settings.ts'

const USUAL = {
  locale: 'en',
  theme: 'system',
  motion: 'system',
  delay: 600,
  think: 1000,
  confirm: true,
  judgement: false,
  odds: true,
  text: 100,
  counters: 100,
  sound: false,
}

describe('settings', () => {
  test('without any, the usual ones', () => expect(parseSettings(null, ['en'])).toEqual(USUAL))
  test('what was kept comes back', () => {
    const kept = {
      locale: 'fr',
      theme: 'dark',
      motion: 'still',
      delay: 1200,
      think: 5000,
      confirm: false,
      judgement: true,
      odds: false,
      text: 125,
      counters: 130,
      sound: true,
    }
    expect(parseSettings(JSON.stringify(kept), ['en'])).toEqual(kept)
  })
  test.each(['', '{', 'null', '7', '[]', '"dark"', 'undefined'])('a broken text is as good as none: %s', (text) =>
    expect(parseSettings(text, ['en'])).toEqual(USUAL),
  )
  test('each setting is checked by itself; what is unknown is dropped', () => {
    const kept = {
      locale: 'de',
      theme: 'pink',
      motion: 1,
      delay: 601,
      think: 300,
      confirm: 'yes',
      judgement: 1,
      text: 99,
      counters: '130',
      sound: 'on',
      more: true,
    }
    expect(parseSettings(JSON.stringify(kept), ['en'])).toEqual(USUAL)
    expect(parseSettings(JSON.stringify({ ...kept, theme: 'light' }), ['en'])).toEqual({ ...USUAL, theme: 'light' })
  })
  test.each([
    [['fr-CA', 'en'], 'fr'],
    [['de', 'fr', 'en'], 'fr'],
    [['EN-gb'], 'en'],
    [['frr', 'de'], 'en'],
    [[], 'en'],
  ] as const)('readers of %j get %s', (languages, locale) => expect(localeOf(languages)).toBe(locale))
})

describe('progress in lessons', () => {
  test('what was kept comes back', () =>
    expect(parseProgress('{"q01":{"number":3,"done":true},"q02":{"number":1,"done":false}}')).toEqual({
      q01: { number: 3, done: true },
      q02: { number: 1, done: false },
    }))
  test.each([null, '', '{', 'null', '[]', '7'])('a broken text is as good as none: %s', (text) =>
    expect(parseProgress(text)).toEqual({}),
  )
  test('entries that make no sense are dropped', () =>
    expect(parseProgress('{"a":null,"b":{"number":-1},"c":{"number":"3"},"d":{"number":2,"done":1},"e":5}')).toEqual({
      d: { number: 2, done: false },
    }))
})
