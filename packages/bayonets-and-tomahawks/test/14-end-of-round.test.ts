import { describe, expect, test } from 'vitest'
import { play } from './help.ts'

describe('14.0 End of Action Round', () => {
  test('14.0 played cards are discarded and stay known; Spent, Landing and Marshal markers go', () => {
    const t = play({
      step: 'round_end',
      clear: true,
      round: 4,
      played: { british: 7, french: 30, indian: 44 },
      spaces: { halifax: ['goreham:spent'], boston: ['50th-51st'] },
      markers: { british: { landing: ['halifax'], marshal: ['boston'] } },
    })
    expect(t.state.played).toEqual({ british: null, french: null, indian: null })
    expect(t.state.seen).toEqual([7, 30, 44])
    expect(t.at('halifax')).toEqual(['goreham'])
    expect(t.state.markers.british).toMatchObject({ landing: [], marshal: [] })
    expect(t.state.gone).toEqual([])
  })

  test('14.0 the Smallpox card leaves the game', () => {
    const t = play({ step: 'round_end', clear: true, round: 4, played: { indian: 45 } })
    expect(t.state.gone).toEqual([45])
  })

  test('14.0 the Round marker goes on: the Logistics Rounds come after AR2, AR3 and AR9', () => {
    const after = (round: number) => play({ step: 'round_end', clear: true, round })
    expect(after(4).state.round).toBe(5)
    expect(after(2).asked).toBe('7 lots 15.2')
    expect(after(3).asked).toBe('8 lots 16.2')
    expect(after(9).state.outcome?.winner).toBe('french')
  })
})

describe('14.2 Rally', () => {
  const routed = (units: readonly string[]) =>
    play({
      step: 'round_end',
      round: 4,
      clear: true,
      spaces: { montreal: units as never },
      markers: { french: { rout: ['montreal'] } },
    })

  test('14.2 a die and as many more as one Commander rates; one success is enough', () => {
    const t = routed(['bearn-guyenne', 'montcalm', 'rigaud'])
    expect(t.asked).toBe('4 dice 14.2')
    t.dice('miss', 'bt', 'square', 'flag')
    expect(t.state.markers.french.rout).toEqual([])
    expect(t.log).toContain('log.rally')
  })

  test('14.2 only a Flag rallies a stack with other than Light units', () => {
    const t = routed(['bearn-guyenne', 'lacorne']).dice('bt')
    expect(t.state.markers.french.rout).toEqual(['montreal'])
    expect(t.log).toContain('log.rally_failed')
  })

  test('14.2 a B&T rallies Light units, a Fort and Commanders with them', () => {
    const t = routed(['lacorne', 'kahnawake', 'fort-levis', 'pouchot'])
    expect(t.asked).toBe('2 dice 14.2')
    t.dice('triangle', 'bt')
    expect(t.state.markers.french.rout).toEqual([])
  })

  test('14.2 a Routed stack in the Sail Box tries too', () => {
    const t = play({
      step: 'round_end',
      round: 4,
      clear: true,
      boxes: { 'sail-british': ['durell'] },
      markers: { british: { rout: ['sail'] } },
    })
    expect(t.asked).toBe('1 dice 14.2')
    t.dice('flag')
    expect(t.state.markers.british.rout).toEqual([])
  })
})
