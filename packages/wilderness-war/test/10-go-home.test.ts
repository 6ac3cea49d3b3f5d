/** 10.4, 4.0 B.3 Going home. */
import type { Play } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { type Side, SPACE, type SpaceId } from '../src/data/map.ts'
import { wildernessWar } from '../src/index.ts'
import type { PositionSpec } from '../src/position.ts'
import { sendHome } from '../src/rules/10-go-home.ts'
import { type State, stackAt } from '../src/state.ts'
import { only, play, type Rehearsal } from './help.ts'

const at = (space: SpaceId) => ({ space })
/** All of the side in that space have raided it, and go home. */
function raided(side: Side, space: SpaceId, spec: PositionSpec): Rehearsal {
  function* go(g: State): Play {
    yield* sendHome(g, side, stackAt(g, side, SPACE[space]), SPACE[space])
    g.step = 'end'
  }
  const game = { ...wildernessWar, sequence: { raid_roll: { rule: '10.4', play: go } } }
  return play({ clear: true, step: 'raid_roll', ...spec }, 'annus-mirabilis', {}, game)
}

describe('10.4 after a raid', () => {
  test('10.4 whoever is left of it goes at once', () => {
    const sitting = raided('french', 'culpeper', {
      spaces: { culpeper: 'fr-mingo-1 fr-marin', winchester: 'fr-shawnee-1' },
      french: { fort: 'ohio-forks' },
    }).choose('french', at('ohio-forks'))
    expect([sitting.at('culpeper'), sitting.at('winchester')]).toEqual(['', 'fr-shawnee-1'])
  })
  test('10.41 an Indian unit goes to its settlement', () => {
    const sitting = raided('french', 'culpeper', { spaces: { culpeper: 'fr-mingo-1:reduced' } })
    expect(sitting.asked).toBe('over')
    expect(sitting.at('mingo-town')).toBe('fr-mingo-1:reduced')
  })
  test('10.41 Indians of several tribes go to their own ones', () => {
    const sitting = raided('french', 'culpeper', { spaces: { culpeper: 'fr-mingo-1 fr-shawnee-1 fr-huron' } })
    expect([sitting.at('mingo-town'), sitting.at('logstown'), sitting.at('pays-d-en-haut')]).toEqual([
      'fr-mingo-1',
      'fr-shawnee-1',
      'fr-huron',
    ])
  })
  test('10.411, R-166 it is lost if the enemy is there, with units or a fortification', () => {
    const units = raided('french', 'culpeper', { spaces: { culpeper: 'fr-mingo-1', 'mingo-town': 'br-rogers' } })
    expect(units.at('available')).toContain('fr-mingo-1')
    const walls = raided('french', 'culpeper', {
      spaces: { culpeper: 'fr-mingo-1' },
      british: { stockade: 'mingo-town' },
    })
    expect(walls.at('available')).toContain('fr-mingo-1')
    const besieged = raided('french', 'culpeper', {
      spaces: { culpeper: 'fr-mingo-1', 'mingo-town': 'br-44th fr-bearn' },
      british: { fort: 'mingo-town' },
      sieges: { 'mingo-town': 0 },
    })
    expect(besieged.at('available')).toContain('fr-mingo-1')
    const leader = raided('french', 'culpeper', { spaces: { culpeper: 'fr-mingo-1', 'mingo-town': 'johnson' } })
    expect(leader.at('mingo-town')).toContain('fr-mingo-1')
  })
  test('10.412 Cherokee are lost', () => {
    const sitting = raided('british', 'kittaning', { spaces: { kittaning: 'br-cherokee-1' } })
    expect(sitting.at('available')).toContain('br-cherokee-1')
  })
  test('10.42 coureurs, rangers and leaders go to the closest friendly fortification', () => {
    const french = { stockade: 'toronto', fort: 'ohio-forks' }
    const sitting = raided('french', 'augusta', { spaces: { augusta: 'fr-marin dumas' }, french })
    expect(sitting.asked).toBe('over')
    expect(sitting.at('ohio-forks')).toBe('dumas fr-marin')
    const rangers = raided('british', 'st-francois', {
      spaces: { 'st-francois': 'br-rogers' },
      british: { stockade: 'concord' },
    })
    expect(rangers.at('concord')).toBe('br-rogers')
  })
  test('10.42 not to a besieged one', () => {
    const spec: PositionSpec = {
      spaces: { augusta: 'fr-marin', 'ohio-forks': 'fr-bearn br-44th' },
      french: { fort: 'ohio-forks venango' },
      sieges: { 'ohio-forks': 0 },
    }
    expect(raided('french', 'augusta', spec).at('venango')).toBe('fr-marin')
  })
  test('10.421 terrain and the enemy do not matter; among equals the owner chooses', () => {
    // 1757: from Schenectady Ticonderoga is three connections away, as is Oneida Carry West.
    const french = { fort: 'ticonderoga', stockade: 'oneida-carry-west' }
    const spec: PositionSpec = { spaces: { schenectady: 'fr-lery', 'hudson-carry-north': 'br-44th' }, french }
    const sitting = raided('french', 'schenectady', spec)
    expect(sitting.asked).toBe('french 10.42')
    expect(sitting.offers('french')).toEqual([at('ticonderoga'), at('oneida-carry-west')])
    expect(sitting.choose('french', at('ticonderoga')).at('ticonderoga')).toBe('fr-lery')
  })
  test('10.42, R-167 with nowhere left to go they are lost', () => {
    const british = { fortress: 'quebec montreal louisbourg' }
    const sitting = raided('french', 'augusta', { spaces: { augusta: 'fr-marin dumas' }, british })
    expect(sitting.at('out')).toMatch(/dumas.*fr-marin/)
  })

  describe('together', () => {
    const french = { fort: 'ohio-forks' }
    test('10.422 Indians may go with a leader to his fortification', () => {
      const sitting = raided('french', 'augusta', { spaces: { augusta: 'dumas fr-shawnee-1' }, french })
      expect(sitting.asked).toBe('french 10.41')
      sitting.choose('french', at('ohio-forks'))
      // Dumas has promised to lead: no choice is left to him.
      expect(sitting.asked).toBe('over')
      expect(sitting.at('ohio-forks')).toBe('dumas fr-shawnee-1')
    })
    test('10.413 a leader may follow Indians home, or go his own way', () => {
      const spec = { spaces: { augusta: 'dumas fr-shawnee-1' }, french }
      const follows = raided('french', 'augusta', spec).choose('french', at('logstown'))
      expect(follows.asked).toBe('french 10.42')
      expect(follows.choose('french', at('logstown')).at('logstown')).toBe('dumas fr-shawnee-1')
      const alone = raided('french', 'augusta', spec).choose('french', at('logstown'), at('ohio-forks'))
      expect([alone.at('logstown'), alone.at('ohio-forks')]).toEqual(['fr-shawnee-1', 'dumas'])
    })
    test('10.413 coureurs too, even where no leader is; without a leader the Indians have no choice', () => {
      const sitting = raided('french', 'augusta', { spaces: { augusta: 'fr-marin fr-shawnee-1' }, french })
      expect(sitting.asked).toBe('french 10.42')
      expect(sitting.offers('french')).toEqual([at('ohio-forks'), at('logstown')])
      expect(sitting.choose('french', at('logstown')).at('logstown')).toBe('fr-marin fr-shawnee-1')
    })
    test('10.413 rangers do not follow Indians', () => {
      const spec = { spaces: { sorel: 'br-rogers br-mohawk-1' }, british: { stockade: 'hoosic' } }
      const sitting = raided('british', 'sorel', spec)
      expect(sitting.at('canajoharie')).toBe('br-mohawk-1')
      // Hoosic is as far from Sorel as Albany.
      expect(sitting.offers('british')).toEqual([at('hoosic'), at('albany')])
    })
    test('10.413 nobody follows Indians whose settlement is lost', () => {
      const spec: PositionSpec = { spaces: { augusta: 'fr-marin fr-shawnee-1', logstown: 'br-44th' }, french }
      const sitting = raided('french', 'augusta', spec)
      expect(sitting.asked).toBe('over')
      expect(sitting.at('ohio-forks')).toBe('fr-marin')
    })
    test('10.422, R-168 a leader saves Cherokee, and Indians whose settlement is lost, if the owner wishes', () => {
      const spec = { spaces: { kittaning: 'br-cherokee-1 forbes' }, british: { fort: 'wills-creek' } }
      const saved = raided('british', 'kittaning', spec).choose('british', at('wills-creek'))
      expect(saved.at('wills-creek')).toBe('br-cherokee-1 forbes')
      const lost = raided('british', 'kittaning', spec).choose('british', { do: 'perish' })
      expect([lost.at('wills-creek'), lost.state.at.length]).toEqual(['forbes', saved.state.at.length])
      expect(lost.at('available')).toContain('br-cherokee-1')
    })
    test('10.422, R-165 one leader leads to one fortification only, two may part', () => {
      const forts = { stockade: 'ticonderoga oneida-carry-west' }
      const one = raided('french', 'schenectady', {
        spaces: { schenectady: 'dumas fr-mingo-1 fr-shawnee-1' },
        french: forts,
      })
      one.choose('french', at('ticonderoga'))
      expect(one.offers('french')).toEqual([at('logstown'), at('ticonderoga')])
      const spaces = { schenectady: 'dumas rigaud fr-mingo-1 fr-shawnee-1' }
      const two = raided('french', 'schenectady', { spaces, french: forts })
      two.choose('french', at('ticonderoga'), at('oneida-carry-west'))
      expect(two.offers('french')).toEqual([at('ticonderoga'), at('oneida-carry-west')])
      two.choose('french', at('oneida-carry-west'))
      // The other promise is left to the other leader.
      expect(two.asked).toBe('over')
      expect(two.at('oneida-carry-west').split(' ')).toHaveLength(2)
      expect(two.at('ticonderoga').split(' ')).toHaveLength(2)
    })
  })
})

describe('B.3 at the end of the year', () => {
  const winter = (spec: PositionSpec) =>
    play({ clear: true, step: 'go_home', season: 'late', ...spec }, 'annus-mirabilis', {}, only('go_home'))
  test('4.0 Indians without a fortification go home, and then Raided markers come off', () => {
    const sitting = winter({ spaces: { 'east-delaware': 'fr-mississauga' } })
    expect(sitting.at('mississauga')).toBe('fr-mississauga')
    expect(sitting.state.step).toBe('remove_raids')
  })
  test('4.0 those at a friendly fortification stay, be it besieged', () => {
    const spaces = { toronto: 'fr-huron', niagara: 'fr-mingo-1 br-44th' }
    const french = { stockade: 'toronto', fort: 'niagara' }
    const sitting = winter({ spaces, french, sieges: { niagara: 0 } })
    expect([sitting.at('toronto'), sitting.at('niagara')]).toEqual(['fr-huron', 'br-44th fr-mingo-1'])
    const works = winter({ spaces: { toronto: 'fr-huron' }, french: { works: 'toronto' } })
    expect(works.at('pays-d-en-haut')).toBe('fr-huron')
  })
  test('4.0 those in their settlement stay, with their leader', () => {
    const sitting = winter({ spaces: { logstown: 'fr-shawnee-1 dumas' }, french: { fort: 'ohio-forks' } })
    expect(sitting.at('logstown')).toBe('dumas fr-shawnee-1')
    expect(sitting.state.step).toBe('remove_raids')
  })
  test('10.412 Cherokee are lost', () => {
    expect(winter({ spaces: { winchester: 'br-cherokee-1' } }).at('available')).toContain('br-cherokee-1')
  })
  test('10.422 a leader may lead them instead', () => {
    const spec = { spaces: { 'laurel-ridge-south': 'br-cherokee-1 forbes' }, british: { fort: 'wills-creek' } }
    expect(winter(spec).choose('british', at('wills-creek')).at('wills-creek')).toBe('br-cherokee-1 forbes')
  })
  test('4.0 leaders alone in the wilderness or the mountains go to the closest fortification, others stay', () => {
    const spaces = {
      'laurel-ridge-south': 'forbes',
      juniata: 'murray',
      hoosic: 'webb',
      raystown: 'wolfe br-44th',
      tioga: 'monckton',
    }
    const sitting = winter({ spaces, british: { fort: 'wills-creek', stockade: 'harriss-ferry tioga' } })
    expect(sitting.at('wills-creek')).toBe('forbes')
    expect(sitting.at('harriss-ferry')).toBe('murray')
    expect(sitting.at('hoosic')).toBe('webb')
    expect(sitting.at('raystown')).toBe('br-44th wolfe')
    expect(sitting.at('tioga')).toBe('monckton')
  })
  test('4.0 the owner chooses among equals', () => {
    const sitting = winter({
      spaces: { schenectady: 'br-44th', canajoharie: 'dumas' },
      french: { stockade: 'oneida-castle schoharie' },
    })
    expect(sitting.asked).toBe('french 10.42')
    expect(sitting.choose('french', at('schoharie')).at('schoharie')).toBe('dumas')
  })
  test('10.413 a leader whom Indians leave alone follows them or goes to a fortification', () => {
    const spec = { spaces: { juniata: 'dumas fr-shawnee-1' }, french: { fort: 'ohio-forks' } }
    const sitting = winter(spec).choose('french', at('logstown'))
    expect(sitting.offers('french')).toEqual([at('ohio-forks'), at('logstown')])
    expect(sitting.choose('french', at('ohio-forks')).state.step).toBe('remove_raids')
  })
  test('10.413, R-165 a leader beside other units may stay, follow or lead; coureurs may stay or follow', () => {
    const spec = { spaces: { juniata: 'dumas fr-marin fr-shawnee-1' }, french: { fort: 'ohio-forks' } }
    const sitting = winter(spec).choose('french', at('logstown'))
    expect(sitting.offers('french')).toEqual([{ do: 'stay' }, at('logstown')])
    sitting.choose('french', { do: 'stay' })
    expect(sitting.offers('french')).toEqual([{ do: 'stay' }, at('logstown')])
    sitting.choose('french', { do: 'stay' })
    expect([sitting.at('juniata'), sitting.at('logstown')]).toEqual(['dumas fr-marin', 'fr-shawnee-1'])
    expect(sitting.state.step).toBe('remove_raids')
    const led = winter(spec).choose('french', at('ohio-forks'))
    expect([led.at('juniata'), led.at('ohio-forks')]).toEqual(['fr-marin', 'dumas fr-shawnee-1'])
  })
  test('8.232 Indians who leave may end a siege, and their leader goes as well', () => {
    const spec: PositionSpec = {
      spaces: { 'hudson-carry-north': 'br-44th fr-algonquin-1 rigaud' },
      british: { fort: 'hudson-carry-north' },
      french: { fort: 'ticonderoga' },
      sieges: { 'hudson-carry-north': 1 },
    }
    const sitting = winter(spec).choose('french', at('ticonderoga'))
    expect(sitting.at('ticonderoga')).toBe('fr-algonquin-1 rigaud')
    expect(sitting.state.sieges).toEqual([])
  })
  test('4.0, R-169 a leader does not stay alone in a fortress space the enemy holds', () => {
    const spec: PositionSpec = {
      spaces: { albany: 'br-44th fr-algonquin-1 rigaud' },
      french: { fort: 'ticonderoga' },
      sieges: { albany: 1 },
    }
    const sitting = winter(spec).choose('french', at('lac-des-deux-montagnes'))
    expect(sitting.offers('french')).toEqual([at('ticonderoga'), at('lac-des-deux-montagnes')])
  })
  test('4.0, R-169 the French go first', () => {
    const spaces = { juniata: 'dumas fr-shawnee-1', 'laurel-ridge-south': 'br-cherokee-1 forbes' }
    const sitting = winter({ spaces, french: { fort: 'ohio-forks' }, british: { fort: 'wills-creek' } })
    expect(sitting.asked).toBe('french 10.41')
    expect(sitting.choose('french', at('ohio-forks')).asked).toBe('british 10.41')
  })
})
