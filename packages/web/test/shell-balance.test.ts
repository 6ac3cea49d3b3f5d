import { renderer, type Say } from '@carillon/kernel/catalogue'
import { describe, expect, test } from 'vitest'
import en from '../src/locales/en.json' with { type: 'json' }
import fr from '../src/locales/fr.json' with { type: 'json' }
import type { App } from '../src/shell/app.tsx'
import { type Balance, isLopsided, type Known, knownOf, strongerOf } from '../src/shell/new/balance.ts'
import { balanceText, remedyTexts } from '../src/shell/new/uneven.ts'

const wordsOf =
  (say: Say): App['t'] =>
  (key, args) =>
    say({ key, ...(args && { args }) })
const t = wordsOf(renderer(en, 'en'))
const french = wordsOf(renderer(fr, 'fr'))
const NAMES = {
  'role.red': 'Reds',
  'role.blue': 'Blues',
  'option.help': 'Help',
  'option.help.red': 'for the Reds',
  'option.bid': 'Bid',
  'option.bid.blue': 'for the Blues',
}
const say = renderer(NAMES, 'en')

const EVEN: Balance = {
  ...{ scenario: 'short', options: {}, first: 'red', second: 'blue' },
  ...{ chance: 56.4, low: 51.8, high: 60.9, games: 120, by: 'colonel', seed: 1, date: '2026-11-17' },
}
const UNEVEN: Balance = {
  ...EVEN,
  ...{ scenario: 'long', chance: 25, low: 17.5, high: 34.3, games: 100, by: 'general' },
  remedies: [
    { options: { help: 'red' }, chance: 44, low: 34.7, high: 53.8, games: 100 },
    { options: { bid: 'blue' } },
    { rank: 'captain', chance: 47.5, low: 38, high: 57, games: 100 },
  ],
}
const ROWS: readonly Balance[] = [EVEN, { ...EVEN, options: { edition: 'second' }, chance: 70 }, UNEVEN]
const known = (scenario: string, options = {}) => knownOf(ROWS, scenario, options) as Known

describe('what is known', () => {
  test('of the scenario with these options', () => {
    expect(known('short')).toMatchObject({ chance: { chance: 56.4 }, exactly: true })
    expect(known('short', { edition: 'second' })).toMatchObject({ chance: { chance: 70 }, exactly: true })
  })
  test('with other options of the usual ones, and that is told', () => {
    expect(known('short', { edition: 'second', tides: 'on' })).toMatchObject({
      chance: { chance: 56.4 },
      exactly: false,
    })
    expect(balanceText(known('short', { tides: 'on' }), say, t)).toMatch(/Measured with the usual options\.$/)
  })
  test('with what helps', () =>
    expect(known('long', { help: 'red' })).toMatchObject({ chance: { chance: 44 }, exactly: true }))
  test('nothing of a scenario that was not measured', () => {
    expect(knownOf(ROWS, 'endless', {})).toBeUndefined()
    expect(knownOf([], 'short', {})).toBeUndefined()
  })
})

test('lopsided is what lies beyond 40 to 60 with its whole interval', () => {
  const chance = (low: number, high: number) => ({ chance: (low + high) / 2, low, high, games: 50 })
  expect(isLopsided(chance(61, 80))).toBe(true)
  expect(isLopsided(chance(20, 39))).toBe(true)
  expect(isLopsided(chance(55, 75))).toBe(false)
  expect(isLopsided(chance(45, 52))).toBe(false)
  expect([strongerOf(EVEN), strongerOf(UNEVEN)]).toEqual(['red', 'blue'])
})

describe('in words', () => {
  test('both sides, the interval, how many games, who played', () =>
    expect(balanceText(known('short'), say, t)).toBe(
      'In 120 games between colonels, the Reds won 56% (margin of error: 52 to 61%) and the Blues 44%.',
    ))
  test('in French', () =>
    expect(balanceText(known('long'), say, french)).toBe(
      'Sur 100 parties entre généraux, les Reds en ont gagné 25\u202f% (marge d’erreur\u00a0: 18 à 34\u202f%), les Blues 75\u202f%.',
    ))
  const texts = (people: boolean, machines: boolean, options = {}) =>
    remedyTexts(known('long', options), { people, machines }, say, t)
  test('against the machine: options, ranks; figures are those of the stronger side', () =>
    expect(texts(false, true)).toEqual([
      { text: 'The Blues have the edge.' },
      { text: 'More even with “Help: for the Reds”: the Blues win 56% (46 to 65%).', options: { help: 'red' } },
      { text: 'Ranks can make up for it: a captain for the Blues against a general won 53% (43 to 62%).' },
    ]))
  test('between people: options, a bid, two games', () =>
    expect(texts(true, false).map(({ text }) => text)).toEqual([
      'The Blues have the edge.',
      'More even with “Help: for the Reds”: the Blues win 56% (46 to 65%).',
      'Two people who both want the Blues can bid for them with “Bid: for the Blues”.',
      'Or play two games and swap sides.',
    ]))
  test('what is set already is not proposed, nor set where it was not measured', () => {
    expect(texts(false, false, { help: 'red' })).toEqual([{ text: 'The Blues have the edge.' }])
    expect(texts(false, false, { snow: 'on' }).filter(({ options }) => options)).toEqual([])
  })
})
