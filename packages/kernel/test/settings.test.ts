import { describe, expect, test } from 'vitest'
import { checkSettings, switchesOf } from '../src/settings.ts'
import { toy } from './toy.ts'

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
    ['an unknown scenario', 'tiny', {}, 'three-camps has no scenario "tiny"; there are: short, long'],
    ['a scenario of another kind', '__proto__', {}, 'three-camps has no scenario "__proto__"; there are: short, long'],
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
    expect(checked).toEqual({ problem: expect.stringContaining(problem) })
  })

  test('a choice that does not go with the default of another switch says whose default it is', () => {
    const [dice, nights] = toy.switches
    const game = { ...toy, switches: [{ ...dice!, default: 'two' }, nights!] }
    expect(checkSettings(game, 'long', { nights: 'yes' })).toEqual({
      problem: 'nights=yes does not go with dice=two (dice by default): change one of them',
    })
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
    expect('problem' in checked && checked.problem.length).toBeLessThan(200)
  })
})
