import { describe, expect, test } from 'vitest'
import { acting, BASIC, button, force, go, THIRD, units, ways } from './moving.ts'

describe('16 scouting', () => {
  const mixed = { side: 'british', spaces: { albany: 'johnson br-44th br-rogers' } } as const
  test('16.1 with auxiliaries drilled troops need not stop after wilderness', () => {
    const sitting = force(acting(mixed), 'johnson')
    go(sitting, 'schoharie mohawks-branch osewingo tioga')
    expect(sitting.state.march?.spent).toBe(4)
    expect(sitting.state.step).toBe('march')
  })
  test('16.1 in the mountains they do', () => {
    expect(go(force(acting(mixed), 'johnson'), 'schoharie katskills').state.step).toBe('march_end')
  })
  test('16.1 once the auxiliaries are left behind they do', () => {
    const sitting = force(acting(mixed), 'johnson')
    go(sitting, 'schoharie drop:br-rogers mohawks-branch')
    expect(ways(sitting)).toBe('')
  })
  test('16.1 advanced rules only: then the auxiliaries go on without them', () => {
    const sitting = force(acting({ ...mixed, settings: BASIC }), 'johnson')
    go(sitting, 'schoharie mohawks-branch')
    expect(ways(sitting)).toBe('')
    go(sitting, 'drop:br-44th')
    expect(ways(sitting)).toBe('katskills osewingo schoharie shawiangto station-point')
  })

  const coast = { spaces: { 'casco-bay': 'bougainville fr-marin fr-bearn' } }
  test('16.2 auxiliaries that have passed through cultivated land of the enemy stop in the next space', () => {
    const sitting = go(units(acting(coast), 'fr-marin'), 'portsmouth gloucester')
    expect(sitting.at('gloucester')).toBe('fr-marin')
    expect(sitting.state.step).toBe('march_end')
  })
  test('16.2 the space they start from does not count', () => {
    const sitting = units(acting({ spaces: { portsmouth: 'fr-marin' } }), 'fr-marin')
    expect(go(sitting, 'concord').state.step).toBe('march')
    expect(go(sitting, 'ossipee').state.step).toBe('march_end')
  })
  test('16.2 not with drilled troops', () => {
    const sitting = force(acting(coast), 'bougainville')
    go(sitting, 'portsmouth manchester worcester')
    expect(sitting.state.march).toMatchObject({ spent: 3, stopped: false })
  })
  test('16.2 nor past a friendly fortification', () => {
    const sitting = units(acting({ ...coast, french: { stockade: 'portsmouth' } }), 'fr-marin')
    expect(go(sitting, 'portsmouth gloucester').state.step).toBe('march')
  })
  test('16.2 nor in their own land, nor by boat', () => {
    const home = units(acting({ spaces: { montreal: 'fr-huron' } }), 'fr-huron')
    expect(go(home, 'st-jean sorel').state.step).toBe('march')
    const boat = units(
      acting({ spaces: { 'hudson-carry-south': 'fr-huron' }, french: { stockade: 'albany' } }),
      'fr-huron',
    )
    go(boat, 'albany kinderhook poughkeepsie')
    // By land it would have had to stop here.
    expect(ways(boat)).toBe('kinderhook peekskill')
  })
  test('16.2, R-116 leaders alone do not stop, nor one who leaves his auxiliaries', () => {
    expect(go(units(acting(coast), 'bougainville'), 'portsmouth gloucester').state.step).toBe('march')
    const sitting = force(acting(coast), 'bougainville', 'fr-marin')
    go(sitting, 'portsmouth gloucester')
    expect(ways(sitting)).toBe('')
    go(sitting, 'drop:fr-marin')
    expect(ways(sitting)).toBe('manchester portsmouth')
  })
  test('16.2 advanced rules only', () => {
    expect(go(units(acting({ ...coast, settings: BASIC }), 'fr-marin'), 'portsmouth gloucester').state.step).toBe(
      'march',
    )
  })
  test.each([
    ['16.2 a besieged fortification of theirs does not free them', {}, 'march_end'],
    ['16.2 third edition: it does', THIRD, 'march'],
  ])('%s', (_, settings, step) => {
    const sitting = units(
      acting({
        spaces: { ossipee: 'fr-marin', concord: 'br-44th' },
        french: { fort: 'concord' },
        sieges: { concord: 0 },
        settings,
      }),
      'fr-marin',
    )
    go(sitting, 'infiltrate:concord')
    if (sitting.asked === 'british 14.2') sitting.choose('british', button('pass'))
    go(sitting, 'portsmouth')
    if (sitting.asked === 'british 14.2') sitting.choose('british', button('pass'))
    expect(sitting.state.step).toBe(step)
  })
})
