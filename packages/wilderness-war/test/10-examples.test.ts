/** The raids of the rulebook's examples: Shenandoah 1756, and the year 1757. */
import { describe, expect, test } from 'vitest'
import { spaceCalled, spaceId } from '../src/data/map.ts'
import { pieceCalled } from '../src/data/pieces.ts'
import type { PositionSpec } from '../src/position.ts'
import type { Rehearsal } from './help.ts'
import { marchOf, raiding } from './siege.ts'

const raided = (here: Rehearsal) => here.state.raided.french.map(spaceId)
const MILITIA = { piece: 'br-colonial-militia-1' }

describe('Shenandoah 1756', () => {
  /** Dumas leads the Mingo and the Shawnee from Allegheny South to the stockade of Augusta. */
  const augusta = (indians: string, militia: string) =>
    raiding(
      marchOf('french', 'dumas fr-mingo-1 fr-shawnee-1', 'augusta', 'allegheny-south', {
        commander: pieceCalled('dumas'),
      }),
      {
        spaces: { augusta: `dumas ${indians}`, 'southern-militia': militia },
        british: { stockade: 'augusta winchester' },
        french: { fort: 'ohio-forks niagara' },
      },
    )
  test('10.23 the first raid: the militia holds, and the raiders are back in the mountains', () => {
    const here = augusta('fr-mingo-1 fr-shawnee-1', 'br-colonial-militia').choose('british', MILITIA)
    // Strength 2, +1 -1: a 4 is 1 step; strength 1: a 4 is 1 step.
    here.dice(4).dice(4).choose('french', { piece: 'fr-mingo-1' })
    expect(here.at('southern-militia')).toBe('br-colonial-militia-1:reduced')
    expect(here.at('allegheny-south')).toBe('dumas fr-mingo-1:reduced fr-shawnee-1')
    expect(here.state.step).toBe('next_group')
    expect(raided(here)).toEqual([])
    expect(here.state.vp).toBe(0)
  })
  test('10.31 the second raid: the militia is beaten, the stockade burns, the reduced Mingo dies', () => {
    const here = augusta('fr-mingo-1:reduced fr-shawnee-1', 'br-colonial-militia-1 br-colonial-militia-2:reduced')
    here.choose('british', MILITIA)
    // The militia's 3 is nothing; the French strength is 1 now: a 4 is 1 step.
    here.dice(4).dice(3)
    expect(here.at('southern-militia')).toBe('br-colonial-militia-1:reduced br-colonial-militia-2:reduced')
    // 5, +1 for Dumas, -1 for two militia units in the box: success, 1 loss.
    here.dice(5).choose('french', { piece: 'fr-mingo-1' })
    expect(here.at('available')).toContain('fr-mingo-1')
    expect(here.state.forts[spaceCalled('augusta')]).toBe(0)
    expect(raided(here)).toEqual(['augusta'])
    here.choose('french', { space: 'ohio-forks' })
    expect(here.at('ohio-forks')).toBe('dumas fr-shawnee-1')
    expect(here.state.step).toBe('next_group')
    expect(here.state.vp).toBe(0)
  })
})

describe('the year 1757', () => {
  const alone = (piece: string, at: string, from: string, spec: PositionSpec = {}) =>
    raiding(marchOf('french', piece, at, from), {
      clear: false,
      ...spec,
      spaces: { [at]: piece, ...spec.spaces },
    })
  test('10.3 early F7a: the Mingo fails at Culpeper, loses a step and goes home', () => {
    const here = alone('fr-mingo-1', 'culpeper', 'augusta').dice(4)
    expect(here.at('mingo-town')).toBe('fr-mingo-1:reduced')
    expect(raided(here)).toEqual([])
  })
  test('10.3 early F7b: the Shawnee succeeds there with a loss', () => {
    const here = alone('fr-shawnee-1', 'culpeper', 'augusta').dice(5)
    expect(here.at('logstown')).toBe('fr-shawnee-1:reduced')
    expect(raided(here)).toEqual(['culpeper'])
  })
  test('10.3 early F7c: the Huron at Kinderhook, home to Pays d’en Haut', () => {
    const here = alone('fr-huron', 'kinderhook', 'albany').dice(6)
    expect(here.at('pays-d-en-haut')).toContain('fr-huron')
    expect(raided(here)).toEqual(['kinderhook'])
  })
  test('10.23 early F7d: the militia of Easton drives the Mississauga back; no raid where it ends', () => {
    const here = alone('fr-mississauga', 'easton', 'east-delaware').choose('british', MILITIA).dice(4).dice(3)
    expect(here.at('east-delaware')).toBe('fr-mississauga')
    expect(here.at('southern-militia')).toBe('br-colonial-militia-1')
    expect(here.state.step).toBe('next_group')
  })
  test('10.3 late F7b: Johnson makes way, Villiers and the coureurs burn Schenectady and go to Ticonderoga', () => {
    const march = marchOf('french', 'villiers fr-langlade', 'schenectady', 'canajoharie', {
      commander: pieceCalled('villiers'),
    })
    const steps = ['arrive', 'march_end', 'raid', 'raid_roll']
    const here = raiding(
      march,
      {
        step: 'arrive',
        spaces: {
          schenectady: 'villiers fr-langlade johnson',
          albany: 'bradstreet br-howes',
          ticonderoga: 'fr-bearn',
          'hudson-carry-south': 'br-44th',
        },
        british: { stockade: 'schenectady', fort: 'hudson-carry-south' },
        french: { fort: 'ticonderoga cataraqui' },
      },
      {},
      steps,
    )
    expect(here.asked).toBe('british 6.53')
    here.choose('british', { space: 'albany' }).dice(4)
    expect(here.at('albany')).toBe('br-howes bradstreet johnson')
    expect(here.at('ticonderoga')).toBe('fr-bearn fr-langlade:reduced villiers')
    expect(here.state.forts[spaceCalled('schenectady')]).toBe(0)
    expect(raided(here)).toEqual(['schenectady'])
    expect(here.state.vp).toBe(0)
  })
})
