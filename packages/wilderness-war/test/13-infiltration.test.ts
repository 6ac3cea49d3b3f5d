import { describe, expect, test } from 'vitest'
import { spaceCalled } from '../src/data/map.ts'
import { acting, BASIC, button, force, go, offers, THIRD, units, ways } from './moving.ts'

/** Augusta has a stockade: on the way from the mountains to Culpeper. */
const augusta = { spaces: { 'allegheny-south': 'fr-mingo-1' }, british: { stockade: 'augusta' } }

describe('13 infiltration', () => {
  test('13.0 a lone auxiliary goes through a space that the enemy holds, by land', () => {
    const sitting = units(acting(augusta), 'fr-mingo-1')
    expect(ways(sitting)).toBe('augusta infiltrate:augusta laurel-ridge-south upper-monongahela winchester woodstock')
    go(sitting, 'infiltrate:augusta')
    expect(sitting.state.step).toBe('march')
    go(sitting, 'culpeper')
    // 16.2 It has passed through cultivated land of the enemy.
    expect(sitting.state.step).toBe('march_end')
    expect(sitting.at('culpeper')).toBe('fr-mingo-1')
    expect(sitting.state.forts[spaceCalled('augusta')]).toBe(1)
  })
  test('13.0 or by boat', () => {
    const sitting = units(acting({ spaces: { cataraqui: 'fr-huron' }, british: { fort: 'oswego' } }), 'fr-huron')
    go(sitting, 'ganneious quinte ganaraske quinte ganneious cataraqui niaoure-bay')
    expect(sitting.state.march).toMatchObject({ land: false, spent: 7 })
    expect(ways(sitting)).toBe('cataraqui infiltrate:oswego')
    go(sitting, 'infiltrate:oswego irondequoit')
    expect(sitting.at('irondequoit')).toBe('fr-huron')
  })
  test('13.0 not where nobody is', () => {
    expect(ways(units(acting({ ...augusta, british: {} }), 'fr-mingo-1'))).not.toContain('infiltrate')
  })
  test('13.0 it is the only way for auxiliaries through the space of a fort or fortress', () => {
    const sitting = units(acting({ spaces: { schoharie: 'fr-huron' } }), 'fr-huron')
    expect(ways(sitting)).toContain('infiltrate:albany')
    expect(offers(sitting)).not.toContain('albany')
    go(sitting, 'infiltrate:albany')
    expect(ways(sitting)).toBe('hoosic hudson-carry-south kinderhook schenectady schoharie')
    go(sitting, 'kinderhook')
    expect(sitting.state.step).toBe('march_end')
  })
  test('13.0 with leaders, but not with another unit', () => {
    const spaces = { 'allegheny-south': 'dumas beaujeu fr-mingo-1 fr-shawnee-1' }
    const led = force(acting({ ...augusta, spaces }), 'dumas', 'beaujeu fr-mingo-1')
    expect(ways(led)).toContain('infiltrate:augusta')
    const two = force(acting({ ...augusta, spaces }), 'dumas', 'fr-mingo-1 fr-shawnee-1')
    expect(ways(two)).not.toContain('infiltrate')
    expect(ways(force(acting({ ...augusta, spaces }), 'dumas', ''))).not.toContain('infiltrate')
  })
  test('13.0 drilled troops never do', () => {
    const spaces = { 'allegheny-south': 'fr-bearn' }
    const sitting = acting({ ...augusta, spaces }).choose('french', button('single'))
    expect(ways(sitting)).not.toContain('infiltrate')
  })
  const left = {
    spaces: { 'upper-la-belle-river': 'dumas fr-mingo-1 fr-shawnee-1' },
    british: { fort: 'little-seneca-river' },
  }
  const arrive = (settings: Record<string, string>) =>
    go(
      force(
        acting({ ...left, spaces: { 'cattaraugus-creek': left.spaces['upper-la-belle-river'] }, settings }),
        'dumas',
      ),
      'upper-la-belle-river drop:fr-mingo-1',
    )
  test('13.0 the others may have been left in an earlier space', () => {
    expect(ways(arrive({}))).toContain('infiltrate:little-seneca-river')
  })
  test('13.0, R-135 third edition: it must have set out without them', () => {
    expect(ways(arrive(THIRD))).not.toContain('infiltrate')
    const alone = acting({ ...left, spaces: { 'upper-la-belle-river': 'fr-mingo-1' }, settings: THIRD })
    expect(ways(units(alone, 'fr-mingo-1'))).toContain('infiltrate:little-seneca-river')
  })
  test('13.0 nobody is left among the enemy', () => {
    const spaces = { 'allegheny-south': 'dumas beaujeu fr-mingo-1' }
    const sitting = force(acting({ ...augusta, spaces }), 'dumas')
    go(sitting, 'infiltrate:augusta')
    expect(offers(sitting).filter((word) => word.startsWith('drop:'))).toEqual([])
  })
  test('13.0 advanced rules only', () => {
    expect(ways(units(acting({ ...augusta, settings: BASIC }), 'fr-mingo-1'))).not.toContain('infiltrate')
  })

  test('13.1 it must have the movement to come out again', () => {
    const spaces = { 'oneida-carry-west': 'fr-mississauga' }
    const sitting = units(acting({ spaces, british: { stockade: 'easton' } }), 'fr-mississauga')
    go(sitting, 'oneida-castle shawiangto mohawks-branch station-point east-delaware')
    expect(ways(sitting)).toBe('easton katskills station-point')
    const nearer = units(
      acting({ spaces: { 'oneida-castle': 'fr-mississauga' }, british: { stockade: 'easton' } }),
      'fr-mississauga',
    )
    go(nearer, 'shawiangto mohawks-branch station-point east-delaware')
    expect(ways(nearer)).toBe('easton infiltrate:easton katskills station-point')
  })
  test('13.1, 5.46, R-113 nothing is demolished meanwhile, lest the way out be closed', () => {
    const sitting = units(acting({ ...augusta, french: { stockade: 'venango' } }), 'fr-mingo-1')
    expect(offers(sitting)).toContain('demolish')
    expect(offers(go(sitting, 'infiltrate:augusta'))).not.toContain('demolish')
  })
  test('13.1, R-136 the space it came from is a way out like any other', () => {
    // Two spaces in Foul Weather: to Logstown, between two forts, and back.
    const forts = { fort: 'logstown ohio-forks' }
    const foul = acting({ spaces: { 'mingo-town': 'fr-mingo-1' }, hands: { british: [14] }, british: forts })
    const sitting = units(foul, 'fr-mingo-1').choose('british', { card: '14' })
    go(sitting, 'infiltrate:logstown')
    expect(sitting.at('mingo-town')).toBe('fr-mingo-1')
  })
  test('13.1 Foul Weather counts', () => {
    const foul = acting({
      ...augusta,
      spaces: { 'upper-monongahela': 'fr-mingo-1' },
      hands: { british: [14] },
      british: { fort: 'gists-station ohio-forks' },
    })
    const sitting = units(foul, 'fr-mingo-1').choose('british', { card: '14' })
    expect(ways(sitting)).toContain('infiltrate:ohio-forks')
    go(sitting, 'mingo-town')
    expect(ways(sitting)).toBe('logstown upper-monongahela')
  })
  test('13.1 not into the mountains, where it would have to stop', () => {
    const spaces = { 'upper-monongahela': 'fr-mingo-1' }
    const sitting = units(acting({ spaces, british: { fort: 'allegheny-south' } }), 'fr-mingo-1')
    expect(ways(sitting)).not.toContain('allegheny-south')
  })
  test('13.1 after cultivated land of the enemy it must be able to stop in the next space', () => {
    const spaces = { schoharie: 'fr-huron' }
    const sitting = units(
      acting({ spaces, british: { fort: 'hudson-carry-south', stockade: 'kinderhook' } }),
      'fr-huron',
    )
    go(sitting, 'infiltrate:albany')
    // It would have to stop at the fort; at the stockade it may, to raid.
    expect(ways(sitting)).toBe('hoosic kinderhook schenectady schoharie')
  })
  test('13.1 by further infiltrations if need be', () => {
    // Between two forts, with a third beyond: logstown, ohio-forks, kittaning.
    const spaces = { 'mingo-town': 'fr-mingo-1' }
    const sitting = units(acting({ spaces, british: { fort: 'logstown ohio-forks' } }), 'fr-mingo-1')
    go(sitting, 'infiltrate:logstown infiltrate:ohio-forks kittaning')
    expect(sitting.at('kittaning')).toBe('fr-mingo-1')
  })

  test('13.2, 14.24 the space is marked as infiltrated if nobody intercepts there', () => {
    const spaces = { 'allegheny-south': 'fr-mingo-1', augusta: 'br-virginia-provincial' }
    const sitting = units(acting({ spaces }), 'fr-mingo-1')
    go(sitting, 'infiltrate:augusta')
    expect(sitting.asked).toBe('british 14.2')
    sitting.choose('british', button('pass'))
    expect(sitting.state.activation?.infiltrated).toEqual([spaceCalled('augusta')])
    expect(sitting.state.step).toBe('march')
  })
  test('13.4 it may end its move where an enemy unit is, and fights', () => {
    const spaces = { 'allegheny-south': 'fr-mingo-1', augusta: 'br-virginia-provincial' }
    const sitting = units(acting({ spaces }), 'fr-mingo-1')
    go(sitting, 'infiltrate:augusta').choose('british', button('pass'))
    expect(offers(sitting)).toContain('stop')
    sitting.choose('french', button('stop')).choose('british', button('pass'))
    expect(sitting.state.step).toBe('battle')
    expect(sitting.state.battle).toMatchObject({ cause: 'entry', attacker: 'french' })
  })
  test('13.4 or stops at a stockade to raid it', () => {
    const sitting = units(acting(augusta), 'fr-mingo-1')
    go(sitting, 'infiltrate:augusta').choose('french', button('stop'))
    expect(sitting.state.step).toBe('march_end')
    expect(sitting.at('augusta')).toBe('fr-mingo-1')
  })
  test('13.4 but not in the space of a fort or fortress', () => {
    const sitting = units(acting({ spaces: { schoharie: 'fr-huron' } }), 'fr-huron')
    go(sitting, 'infiltrate:albany')
    expect(offers(sitting)).not.toContain('stop')
  })
})
