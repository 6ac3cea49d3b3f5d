import { checkSettings, type Switch } from '@carillon/kernel'
import type { About } from '@carillon/protocol'
import { describe, expect, test } from 'vitest'
import { against, gatheringOf, newGameOf, seatOf, sittersIn, usualPlan, withScenario } from '../src/shell/new/plan.ts'

const SWITCHES: readonly Switch[] = [
  { id: 'weather', values: ['off', 'on'], default: 'off', rule: '1.1' },
  {
    id: 'snow',
    values: ['none', 'deep'],
    default: 'none',
    rule: '1.2',
    unless: [{ value: 'deep', other: 'weather', is: ['off'] }],
  },
  { id: 'late', values: ['no', 'yes'], default: 'no', rule: '1.3', scenarios: ['long'] },
]
const ABOUT: About = {
  id: 'toy',
  rules: '1',
  roles: ['red', 'blue'],
  scenarios: ['short', 'long'],
  switches: SWITCHES,
  players: ['random', 'greedy'],
  judged: false,
}

describe('one click', () => {
  test('the suggested side against the strongest bot, with the usual options', () => {
    const plan = usualPlan(ABOUT, { suggested: 'blue' })
    expect(plan).toEqual({
      scenario: 'short',
      options: { weather: 'off', snow: 'none' },
      sitters: { red: 'bot:greedy', blue: 'me' },
    })
    expect(newGameOf(ABOUT, plan)).toEqual({
      game: 'toy',
      scenario: 'short',
      options: { weather: 'off', snow: 'none' },
      seats: { red: { kind: 'bot', player: 'greedy' }, blue: { kind: 'human' } },
    })
  })
  test('in the suggested scenario, with its own options', () => {
    const { scenario, options } = usualPlan(ABOUT, { scenario: 'long' })
    expect(scenario).toBe('long')
    expect(options.late).toBe('no')
  })
  test('without a suggestion, or with a wrong one, the first side', () => {
    expect(usualPlan(ABOUT).sitters.red).toBe('me')
    expect(usualPlan(ABOUT, { suggested: 'green' }).sitters.red).toBe('me')
  })
})

describe('chairs that follow the options', () => {
  const team = { id: 'team', values: ['no', 'yes'], default: 'no', rule: '1.4', seats: { no: ['red', 'blue'] } }
  const about: About = { ...ABOUT, roles: ['red', 'blue', 'gold'], switches: [team] }
  const plan = usualPlan(about, { suggested: 'blue' })
  test('only those who play sit', () => {
    expect(sittersIn(about, plan)).toEqual({ red: 'bot:greedy', blue: 'me' })
    expect(Object.keys(newGameOf(about, plan).seats)).toEqual(['red', 'blue'])
  })
  test('with another option there is a chair more, and back', () => {
    const more = { ...plan, options: { team: 'yes' }, sitters: { ...plan.sitters, gold: 'friend' as const } }
    expect(newGameOf(about, more).seats.gold).toEqual({ kind: 'human' })
    expect(gatheringOf(sittersIn(about, { ...more, options: { team: 'no' } }))).toBe('alone')
  })
})

describe('options that exclude each other', () => {
  test('the value that names the other', () => {
    expect(against(SWITCHES, { weather: 'off', snow: 'none' }, 'snow', 'deep')).toEqual({
      other: 'weather',
      value: 'off',
    })
    expect(against(SWITCHES, { weather: 'on', snow: 'none' }, 'snow', 'deep')).toBeUndefined()
  })
  test('and the other way round', () => {
    expect(against(SWITCHES, { weather: 'on', snow: 'deep' }, 'weather', 'off')).toEqual({
      other: 'snow',
      value: 'deep',
    })
    expect(against(SWITCHES, { weather: 'on', snow: 'none' }, 'weather', 'off')).toBeUndefined()
  })
  test('what is not barred is what the kernel takes', () => {
    const game = { id: 'toy', scenarios: [{ id: 'short' }], switches: SWITCHES }
    for (const weather of ['off', 'on'])
      for (const snow of ['none', 'deep']) {
        const options = { weather, snow }
        const barred = SWITCHES.some(({ id }) => {
          const value = (options as Record<string, string>)[id]
          return value !== undefined && against(SWITCHES, options, id, value) !== undefined
        })
        expect('problem' in checkSettings(game, 'short', options)).toBe(barred)
      }
  })
})

test('another scenario keeps what was chosen, and has its own switches', () => {
  const plan = { ...usualPlan(ABOUT, { suggested: 'red' }), options: { weather: 'on', snow: 'deep' } }
  expect(withScenario(ABOUT, plan, 'long').options).toEqual({ weather: 'on', snow: 'deep', late: 'no' })
  const back = withScenario(ABOUT, { ...plan, scenario: 'long', options: { late: 'yes' } }, 'short')
  expect(back.options).toEqual({ weather: 'off', snow: 'none' })
})

test.each([
  ['me', 'bot:greedy', 'alone'],
  ['bot:random', 'friend', 'alone'],
  ['me', 'friend', 'together'],
  ['me', 'me', 'both'],
  ['bot:random', 'bot:greedy', 'watch'],
] as const)('%s and %s: %s', (red, blue, company) => expect(gatheringOf({ red, blue })).toBe(company))

test('who sits', () => {
  expect(seatOf('friend')).toEqual({ kind: 'human' })
  expect(seatOf('bot:random')).toEqual({ kind: 'bot', player: 'random' })
})
