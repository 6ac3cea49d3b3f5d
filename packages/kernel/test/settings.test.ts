import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../src/game.ts'
import { MessageFormat } from '../src/message-format.ts'
import { checkSettings, rolesIn, switchesOf } from '../src/settings.ts'
import { problemText, SETTINGS_TEXTS, SETTINGS_WORDS } from '../src/settings-words.ts'
import { toy } from './toy.ts'

const said = (checked: ReturnType<typeof checkSettings>, locale?: Locale): string =>
  'problem' in checked ? problemText(checked.problem, locale) : 'nothing'

describe('settings', () => {
  test('what is not chosen gets its default: every switch of the scenario has a value', () => {
    expect(checkSettings(toy, 'long', {})).toEqual({ settings: { dice: 'one', nights: 'no' } })
    expect(checkSettings(toy, 'long', { nights: 'yes' })).toEqual({ settings: { dice: 'one', nights: 'yes' } })
    expect(checkSettings(toy, 'short', { dice: 'two' })).toEqual({ settings: { dice: 'two' } })
  })

  test('come in the order of the game, whatever the order they are given in', () => {
    const checked = checkSettings(toy, 'long', { nights: 'no', dice: 'two' })
    expect(JSON.stringify(checked)).toBe('{"settings":{"dice":"two","nights":"no"}}')
  })

  test('only the switches of a scenario belong to it', () => {
    expect(switchesOf(toy, 'short').map(({ id }) => id)).toEqual(['dice'])
    expect(switchesOf(toy, 'long').map(({ id }) => id)).toEqual(['dice', 'nights'])
  })

  test.each([
    ['an unknown scenario', 'tiny', {}, 'three-camps has no scenario "tiny"; there are: long, short'],
    ['a scenario of another kind', '__proto__', {}, 'three-camps has no scenario "__proto__"; there are: long, short'],
    ['an unknown switch', 'long', { sides: '6' }, 'three-camps has no option "sides"; long has: dice, nights'],
    [
      'a switch of another scenario',
      'short',
      { nights: 'yes' },
      'the option "nights" belongs to long, not to short, which has: dice',
    ],
    ['an unknown value', 'long', { dice: 'six' }, 'the option "dice" cannot be "six"; it is one of: one, two'],
    ['a value that is no text', 'long', { dice: 2 }, 'the option "dice" cannot be "2"; it is one of: one, two'],
    ['no value', 'long', { dice: undefined }, 'the option "dice" cannot be "undefined"; it is one of: one, two'],
    [
      'a pair that does not go together',
      'long',
      { nights: 'yes', dice: 'two' },
      'nights=yes does not go with dice=two: change one of them',
    ],
    [
      'a name every object has',
      'long',
      { constructor: 'x' },
      'three-camps has no option "constructor"; long has: dice, nights',
    ],
    ['a name that changes objects', 'long', JSON.parse('{"__proto__":"x"}'), 'three-camps has no option "__proto__"'],
  ])('%s is refused, and what exists is told', (_what, scenario, given, problem) => {
    const checked = checkSettings(toy, scenario, given as Record<string, string>)
    expect(said(checked)).toContain(problem)
  })

  test('a choice that does not go with the default of another switch says whose default it is', () => {
    const [dice, nights] = toy.switches
    const game = { ...toy, switches: [{ ...dice!, default: 'two' }, nights!] }
    const checked = checkSettings(game, 'long', { nights: 'yes' })
    expect(said(checked)).toBe('nights=yes does not go with dice=two (dice by default): change one of them')
    expect(said(checked, 'fr')).toMatch(/^nights=yes ne va pas avec dice=two \(dice par défaut\)/)
    expect(checkSettings(game, 'long', { nights: 'yes', dice: 'one' })).toEqual({
      settings: { dice: 'one', nights: 'yes' },
    })
  })

  test('a switch of another scenario forbids nothing here', () => {
    const [dice, nights] = toy.switches
    const game = { ...toy, switches: [{ ...dice!, scenarios: ['short'] }, nights!] }
    expect(checkSettings(game, 'long', { nights: 'yes' })).toEqual({ settings: { nights: 'yes' } })
  })

  test('very long words are shortened', () => {
    const checked = checkSettings(toy, 'x'.repeat(10_000), {})
    expect(said(checked).length).toBeLessThan(200)
  })
})

describe.each(LOCALES)('words for what is wrong, %s', (locale) => {
  test('every message has its text', () =>
    expect(Object.keys(SETTINGS_WORDS[locale])).toEqual(Object.keys(SETTINGS_TEXTS)))
  test.each(Object.entries(SETTINGS_TEXTS))('%s says all its arguments and no other', (key, names) => {
    const text = SETTINGS_WORDS[locale][key] as string
    const args = Object.fromEntries(names.map((name) => [name, `<${name}>`]))
    expect([...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]).sort()).toEqual([...names].sort())
    expect(problemText({ key, args }, locale)).toBe(new MessageFormat(text, locale).format(args))
  })
})

describe('the roles that play', () => {
  const seats = { two: ['red', 'blue'], three: ['red', 'blue', 'gold'] }
  const game = {
    roles: ['red', 'blue', 'gold'],
    switches: [
      { id: 'players', values: ['two', 'three'], default: 'two', rule: '1', seats },
      { id: 'away', values: ['no', 'red'], default: 'no', rule: '1', seats: { red: ['blue', 'gold'] } },
      { id: 'dice', values: ['one'], default: 'one', rule: '1' },
    ],
  }
  test('are all of them, where no switch says otherwise', () => {
    expect(rolesIn(toy, {})).toEqual(toy.roles)
  })
  test('are those with a seat for the value chosen, or for its default, in the order of the game', () => {
    expect(rolesIn(game, { players: 'three' })).toEqual(['red', 'blue', 'gold'])
    expect(rolesIn(game, { players: 'two', dice: 'one' })).toEqual(['red', 'blue'])
    expect(rolesIn(game, {})).toEqual(['red', 'blue'])
  })
  test('have a seat with every switch', () => {
    expect(rolesIn(game, { players: 'three', away: 'red' })).toEqual(['blue', 'gold'])
    expect(rolesIn(game, { players: 'two', away: 'red' })).toEqual(['blue'])
  })
})
