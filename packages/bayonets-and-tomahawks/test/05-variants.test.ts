import { describe, expect, test } from 'vitest'
import { SCENARIO, type ScenarioId } from '../src/data/scenarios.ts'
import { SET_UP } from '../src/data/set-ups.ts'
import { slide } from '../src/data/thresholds.ts'
import { UNIT_IDS, type UnitId } from '../src/data/units.ts'
import { brokenLaws } from '../src/laws.ts'
import { play } from './help.ts'

const IDS = Object.keys(SCENARIO) as ScenarioId[]

describe('5.0 Scenarios and their variants', () => {
  test.each(IDS)('5.0 scenario %s can be set up and keeps every counter', (id) => {
    expect(brokenLaws(play({}, id).state)).toEqual([])
  })
  test.each(IDS)('18.2 in the last Year of scenario %s one side or the other wins', (id) => {
    const { years, thresholds } = SCENARIO[id]
    const last = thresholds[years.at(-1) as number]
    expect(last?.british).toBe(slide(last?.french as number, 1))
  })
  test('5.0, R-104 1B plays two Years with the pools of scenario 4 for Brigades and Commanders', () => {
    const t = play({ step: 'fleets_arrive', round: 2, year: 1756 }, '1B')
    expect(t.asked).toBe('5 lots 15.2')
    expect(t.box('british-metropolitan')).toEqual(expect.arrayContaining(['royal-scots-17th', '22nd-28th', 'fraser']))
    expect(t.box('french-metropolitan')).toEqual(
      expect.arrayContaining(['la-sarre-royal-roussillon', 'volont-etrangers-cambis']),
    )
    expect(t.box('french-commanders')).toContain('montcalm')
    const bonuses = SCENARIO['1B'].bonuses.map(({ year, vp }) => `${year}: ${vp}`)
    expect(new Set(bonuses)).toEqual(new Set(['1755: 2', '1756: 1']))
    const check = (year: number, victory: number) =>
      play({ step: 'victory_check', round: 9, year, victory, clear: true }, '1B').state.outcome?.winner
    expect(check(1755, 5)).toBeUndefined()
    expect(check(1756, 1)).toBe('british')
    expect(check(1756, -1)).toBe('french')
  })
  test('5.0, R-105 3B ends with 1758: who has lost nothing since the start has won', () => {
    const check = (victory: number) =>
      play({ step: 'victory_check', round: 9, victory, clear: true }, '3B').state.outcome?.winner
    expect(check(-5)).toBe('british')
    expect(check(-6)).toBe('french')
  })
  test('5.0, R-106 4B lists only counters that are there to come', () => {
    const { arrivals = {}, enlistments = {} } = SET_UP['4B']
    const { boxes } = play({}, '4B').state
    const once: UnitId[] = []
    for (const sheet of [...Object.values(arrivals), ...Object.values(enlistments)])
      for (const word of Object.values(sheet).flatMap((pieces) => pieces.split(' '))) {
        const name = word.split('*')[0] as string
        const ids = UNIT_IDS.filter((id) => id === name || id.replace(/-\d+$/, '') === name)
        expect(ids, name).not.toEqual([])
        expect(boxes.unused, name).not.toEqual(expect.arrayContaining([ids[ids.length - 1]]))
        once.push(...ids)
      }
    // Every Colonial Brigade comes once.
    const brigades = Object.values(enlistments)
      .flatMap((sheet) => Object.values(sheet))
      .flatMap((pieces) => pieces.split(' '))
      .filter((word) => word.includes('brigade'))
      .reduce((sum, word) => sum + Number(word.split('*')[1] ?? 1), 0)
    expect(brigades).toBe(15)
    expect(once).toContain('94th-95th')
  })
  test('5.0, R-106 4B: nothing is drawn; the British need 5 in 1758 and in 1759', () => {
    const { draws, thresholds } = SCENARIO['4B']
    expect([draws, thresholds[1758]?.british, thresholds[1759]]).toEqual([{}, 5, { british: 5, french: 4 }])
  })
  test('5.0, R-106 4B: the hypothetical units never come', () => {
    const { unused } = play({}, '4B').state.boxes
    expect(unused).toEqual(
      expect.arrayContaining([
        'campbell',
        'morgan',
        '61st-63rd',
        'howards-buffs-kings-own',
        'angoumois-beauvoisis',
        'boulonnois-royal-barrois',
        'foix-quercy',
      ]),
    )
  })
})
