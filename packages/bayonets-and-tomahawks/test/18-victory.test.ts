import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../src/position.ts'
import { view } from '../src/view.ts'
import { play } from './help.ts'

const check = (spec: PositionSpec, scenario = '2', settings = {}) =>
  play({ step: 'victory_check', round: 9, clear: true, ...spec }, scenario, settings)

describe('17.1 Game End Check', () => {
  test('17.1 without a winner the winter follows', () => {
    const t = check({ year: 1755, victory: 3 }, '4')
    expect(t.state.outcome).toBeNull()
    expect(t.log).toContain('log.winter')
  })
})

describe('18.2 Victory Check', () => {
  test('18.2, R-102 a single Year is won by the British at British 1, by the French at French 1', () => {
    expect(check({ victory: 1 }).state.outcome).toMatchObject({ winner: 'british', margin: 1, rule: '18.2.1' })
    expect(check({ victory: -1 }).state.outcome).toMatchObject({ winner: 'french', margin: 1 })
    expect(check({ victory: -4 }).state.outcome).toMatchObject({ winner: 'french', margin: 4 })
    expect(check({ victory: -4 }).asked).toBe('over')
  })
  test('18.2 a scenario of several Years may be won before the last', () => {
    expect(check({ year: 1756, victory: -8 }, '4').state.outcome?.winner).toBe('french')
    expect(check({ year: 1756, victory: -7 }, '4').state.outcome).toBeNull()
    expect(check({ year: 1758, victory: 3 }, '4').state.outcome?.winner).toBe('british')
    expect(check({ year: 1758, victory: 2 }, '4').state.outcome).toBeNull()
  })
  test('18.2 in 1759 the French win at British 2 or less', () => {
    const bonus = { louisbourg: 'british', montreal: 'british', quebec: 'british' } as const
    const at = (victory: number) => check({ year: 1759, victory, control: bonus }, '3').state.outcome?.winner
    // Canada has two British spaces: 2 VPs.
    expect(at(-1)).toBe('french')
    expect(at(1)).toBe('british')
  })
})

describe('18.2.1 Scenario Bonuses', () => {
  const after = (spec: PositionSpec, scenario: string) => check({ victory: -2, ...spec }, scenario).state.victory
  test('18.2.1 1755: two French Victory Spaces for the British, one British Settled Space for the French', () => {
    expect(after({ control: { chignectou: 'british' } }, '1')).toBe(-2)
    expect(after({ control: { chignectou: 'british', miramichy: 'british' } }, '1')).toBe(1)
    expect(after({ control: { northfield: 'french' } }, '1')).toBe(-4)
    const both = { chignectou: 'british', miramichy: 'british', northfield: 'french' } as const
    expect(after({ control: both }, '1')).toBe(-2)
  })
  test('18.2.1 1756: one VP each', () => {
    expect(after({ year: 1756, control: { northfield: 'french' } }, '4')).toBe(-3)
  })
  test('18.2.1 1758: three British Home Spaces for the French', () => {
    const two = { oswego: 'french', shamokin: 'french' } as const
    expect(after({ year: 1758, control: two }, '3')).toBe(-2)
    expect(after({ year: 1758, control: { ...two, 'rays-town': 'french' } }, '3')).toBe(-4)
  })
  test('18.2.1 1759: two VPs a French Colony with two British spaces; two for each great town that stays French', () => {
    const none = { louisbourg: 'british', montreal: 'british', quebec: 'british' } as const
    expect(after({ year: 1759, control: { ...none, chignectou: 'british' } }, '3')).toBe(3)
    expect(after({ year: 1759, control: {} }, '3')).toBe(-8)
  })
})

describe('18.3 War in Europe Chits', () => {
  const combine = (french: number | null) =>
    play(
      {
        step: 'combine',
        active: 'british',
        year: 1758,
        clear: true,
        spaces: { halifax: ['44th-48th:reduced', '22nd-28th:reduced'] },
        chits: { french },
      },
      '3',
    ).choose('british', { unit: '44th-48th' })

  test('18.3.1 a Metropolitan Brigade eliminated gives the other side a chit, which only it may see', () => {
    const t = combine(null)
    expect(t.asked).toBe('1 lots 18.3.1')
    t.lots('chit-9')
    expect(t.state.chits).toEqual({ british: null, french: 9 })
    expect(view(t.state, 'british')).toMatchObject({ chits: { french: 'hidden' } })
    expect(view(t.state, 'french')).toMatchObject({ chits: { french: 2 } })
  })
  test('18.3.1, R-103 of two chits one is kept, of his choice', () => {
    const t = combine(0).lots('chit-9')
    expect(t.offers('french')).toEqual([{ do: 'keep_chit' }, { do: 'take_chit' }])
    expect(t.choose('french', { do: 'take_chit' }).state.chits.french).toBe(9)
    expect(combine(0).lots('chit-9').choose('french', { do: 'keep_chit' }).state.chits.french).toBe(0)
  })
})

describe('18.3.2 War in Europe', () => {
  test('18.3.2 the difference of the chits is scored and they go back', () => {
    const t = check({ victory: -1, chits: { british: 9, french: 3 } })
    expect(t.state.victory).toBe(1)
    expect(t.state.chits).toEqual({ british: null, french: null })
    expect(t.state.outcome?.winner).toBe('british')
  })
  test('18.3.2 without a chit a player counts 0', () => {
    expect(check({ victory: 1, chits: { french: 11 } }).state.victory).toBe(-2)
    expect(check({ victory: 1, chits: { french: 0 } }).state.victory).toBe(1)
  })
})

describe('18.0 Victory Conditions', () => {
  test('18.0 the position of the marker decides, and the reason names it', () => {
    const { outcome } = check({ victory: 3 }).state
    expect(outcome).toMatchObject({ winner: 'british', margin: 3, cause: { key: 'why.threshold' } })
    expect(outcome?.cause.args).toMatchObject({ victory: { key: 'track.british', args: { position: 3 } } })
  })
})

describe('18.1 Victory Points and Track', () => {
  test('18.1 there is no 0 between British 1 and French 1', () => {
    expect(check({ victory: 1, chits: { french: 3 } }).state.victory).toBe(-1)
  })
})

describe('18.2 Optional: play balance', () => {
  const held = { louisbourg: 'british', montreal: 'british', quebec: 'british', ticonderoga: 'british' } as const
  // Bonuses of 1759 with these: British 2 (Canada).
  const winner = (victory: number, balance: string) =>
    check({ year: 1759, victory, control: held }, '3', { balance }).state.outcome?.winner
  test('18.2 slid by two for the British in 1759: British 1 wins, French 1 is the French threshold', () => {
    expect(winner(-2, 'british2')).toBe('british')
    expect(winner(-3, 'british2')).toBe('french')
    expect(winner(-2, 'none')).toBe('french')
  })
  test('18.2 slid for the French the British need more', () => {
    expect(winner(1, 'none')).toBe('british')
    expect(winner(1, 'french1')).toBe('french')
    expect(winner(2, 'french1')).toBe('british')
  })
  test('18.2 only in the last Year', () => {
    expect(check({ year: 1758, victory: 1 }, '3', { balance: 'british2' }).state.outcome).toBeNull()
  })
})

describe('18.2 Optional: 1760', () => {
  const on = { extended1760: 'on' }
  const towns = { louisbourg: 'british', montreal: 'british', quebec: 'british' } as const
  // Canada gives the British 2 VPs in 1759.
  const close = (victory: number) => check({ year: 1759, victory, control: towns }, '3', on)
  test('18.2 both agree to play on: no French victory in 1759', () => {
    const t = close(-3)
    expect(t.state.victory).toBe(-1)
    expect(t.asked).toBe('british 18.2')
    t.choose('british', { do: 'play_on' })
    expect(t.asked).toBe('french 18.2')
    t.choose('french', { do: 'play_on' })
    expect(t.state.outcome).toBeNull()
    expect(t.log).toContain('log.winter')
  })
  test('18.2 either may end the war', () => {
    const t = close(-3).choose('british', { do: 'end_war' })
    expect(t.state.outcome?.winner).toBe('french')
    const u = close(-3).choose('british', { do: 'play_on' }).choose('french', { do: 'end_war' })
    expect(u.state.outcome?.winner).toBe('french')
  })
  test('18.2 not if the British are more than 3 VPs short, nor if they have won', () => {
    expect(close(-4).state.outcome?.winner).toBe('french')
    expect(close(1).state.outcome?.winner).toBe('british')
  })
  test('18.2 in 1760 the British need 5; bonuses of 1759 already scored do not count again', () => {
    const year = (victory: number, bonuses: readonly string[]) =>
      check({ year: 1760, victory, control: towns, bonuses }, '3', on).state
    expect(year(3, []).outcome?.winner).toBe('british')
    expect(year(2, []).outcome?.winner).toBe('french')
    expect(year(3, ['canada'])).toMatchObject({ victory: 3, outcome: { winner: 'french' } })
    expect(year(3, ['quebec'])).toMatchObject({ victory: 5, bonuses: ['quebec', 'canada'] })
  })
})
