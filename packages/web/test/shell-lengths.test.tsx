/** Scenario cards: how long, how even; measured for every scenario there is. */
import { renderer } from '@carillon/kernel/catalogue'
import { GAMES } from '@carillon/registry'
import { describe, expect, test } from 'vitest'
import { SHELF } from '../src/boards/index.ts'
import en from '../src/locales/en.json' with { type: 'json' }
import fr from '../src/locales/fr.json' with { type: 'json' }
import type { App } from '../src/shell/app.tsx'
import { isLopsided, knownOf, strongerOf } from '../src/shell/new/balance.ts'
import { LENGTHS, minutesFor, scenarioLine } from '../src/shell/new/lengths.ts'
import { STRENGTHS } from '../src/shell/new/strengths.ts'
import { suggestedFor } from '../src/shell/shelf.ts'

/** Those whose players have learned; a game that is being made is measured later. */
const CORES = (await Promise.all(GAMES.map(({ core }) => core()))).filter((core) => core.judged)
test('there are such games', () => expect(CORES.length).toBeGreaterThanOrEqual(3))

describe.each(CORES)('$id', ({ id, scenarios }) => {
  test('every scenario was measured, and no other is there', () =>
    expect(Object.keys(LENGTHS[id] ?? {}).sort()).toEqual(scenarios.map((one) => one.id).sort()))
  test('the card on the home page promises no other length than the scenarios do', () => {
    const [least = 0, most = 0] = SHELF.find((one) => one.id === id)?.minutes ?? []
    for (const { decisions } of Object.values(LENGTHS[id] ?? {})) {
      expect(minutesFor(decisions)).toBeGreaterThanOrEqual(least)
      expect(minutesFor(decisions)).toBeLessThanOrEqual(most)
    }
  })
  test('one scenario is the one to start with', () => {
    const first = suggestedFor(id)?.scenario ?? scenarios[0]?.id
    expect(scenarios.filter((one) => one.id === first)).toHaveLength(1)
  })
  test.each([
    ['en', en],
    ['fr', fr],
  ] as const)('every card says how long it is: %s', (locale, words) => {
    const say = renderer({ ...words, 'role.british': 'British', 'role.french': 'French' }, locale)
    const t = ((key, args) => say({ key, ...(args && { args }) })) as App['t']
    for (const scenario of scenarios)
      expect(scenarioLine(id, scenario.id, say, t)).toMatch(/\d+ (?:minutes|hours|heures)/)
  })
  test('each card tells its own length, and whom its scenario favours', () => {
    const say = renderer({ ...en, 'role.british': 'British', 'role.french': 'French' }, 'en')
    const t = ((key, args) => say({ key, ...(args && { args }) })) as App['t']
    for (const { id: scenario } of scenarios) {
      const line = scenarioLine(id, scenario, say, t)
      const decisions = LENGTHS[id]?.[scenario]?.decisions ?? 0
      expect(line).toContain(`(${Math.round(decisions / 10) * 10} decisions a side)`)
      const known = knownOf(STRENGTHS[id]?.balance ?? [], scenario, {})
      const stronger = known && isLopsided(known.chance) ? strongerOf(known.row) : undefined
      expect(line.includes('Favours the British.')).toBe(stronger === 'british')
      expect(line.includes('Favours the French.')).toBe(stronger === 'french')
      // Not even, if it is hardly by chance that one side won more; nor if that may well be.
      const { low = 0, high = 100 } = known?.chance ?? {}
      expect(line.includes('Even.')).toBe(low <= 50 && high >= 50 && low >= 35 && high <= 65)
    }
  })
})

test('minutes in steps of five, hours in halves', () => {
  expect(minutesFor(1)).toBe(5)
  expect(minutesFor(106)).toBe(35)
  expect(minutesFor(438)).toBe(150)
})
test('what was not measured is not said', () => {
  const t = ((key: string) => key) as App['t']
  expect(scenarioLine('no-game', 'none', ({ key }) => key, t)).toBe('')
  expect(
    scenarioLine('no-game', 'none', ({ key }) => key, t, { 'no-game': { none: { decisions: 90, games: 1, by: 'x' } } }),
  ).toBe('new.card.minutes')
})
