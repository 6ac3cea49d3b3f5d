import { describe, expect, test } from 'vitest'
import { event, mayPlay, offered } from './events.ts'

describe('alliances', () => {
  test('5.53 Northern Indian Alliance: half the roll, rounded up, while the French have at most 4 VP', () => {
    const sitting = event('french', 23, { vp: 4 }).dice(3)
    expect(sitting.asked).toBe('french 5.53')
    sitting.choose('french', { piece: 'fr-algonquin-1' }, { piece: 'fr-abenaki-1' })
    expect(sitting.asked).toBe('over')
    expect(sitting.at('lac-des-deux-montagnes')).toBe('fr-algonquin-1')
    expect(sitting.at('st-francois')).toBe('fr-abenaki-1')
  })
  test('5.53 with 5 VP the full roll counts', () => {
    const sitting = event('french', 23, { vp: 5 }).dice(3)
    sitting.choose('french', { piece: 'fr-algonquin-1' }, { piece: 'fr-abenaki-1' })
    expect(sitting.asked).toBe('french 5.53')
  })
  test('5.531 Pays d’en Haut units come only with a French fort at Niagara', () => {
    expect(offered(event('french', 23).dice(1), 'french')).toContain('fr-ottawa')
    const without = event('french', 23, { british: { fort: 'niagara' } }).dice(1)
    expect(offered(without, 'french')).not.toContain('fr-ottawa')
  })
  test('5.53 a placement may be traded for two restorations of the same colours', () => {
    const sitting = event('french', 26, {
      spaces: {
        logstown: 'fr-shawnee-1:reduced',
        'mingo-town': 'fr-mingo-1:reduced',
        montreal: 'fr-abenaki-1:reduced',
      },
    }).dice(1)
    sitting.choose('french', { do: 'restore' })
    expect(offered(sitting, 'french')).toEqual(['fr-shawnee-1', 'fr-mingo-1'])
    sitting.choose('french', { piece: 'fr-shawnee-1' })
    expect(sitting.asked).toBe('over')
    expect(sitting.at('mingo-town')).toBe('fr-mingo-1')
    expect(sitting.at('montreal')).toContain('fr-abenaki-1:reduced')
  })
  test('5.522 no unit enters a settlement where the enemy stands', () => {
    const sitting = event('french', 23, { spaces: { 'st-francois': 'br-rogers' } }).dice(1)
    expect(offered(sitting, 'french')).not.toContain('fr-abenaki-1')
  })
  test('5.53 the Northern Alliance needs Montreal, the Western one a fort at Ohio Forks', () => {
    expect(mayPlay('french', 23)).toBe(true)
    expect(mayPlay('french', 23, { british: { fortress: 'montreal' }, spaces: { montreal: 'br-44th' } })).toBe(false)
    expect(mayPlay('french', 26)).toBe(true)
    expect(mayPlay('french', 26, { french: { stockade: 'ohio-forks' } })).toBe(false)
    expect(mayPlay('british', 23)).toBe(false)
  })
  test('5.53, R-154 a besieged fort will do, near Oneida as at Ohio Forks', () => {
    const siege = { sieges: { 'ohio-forks': 0 as const }, spaces: { 'ohio-forks': 'br-44th' } }
    expect(mayPlay('french', 26, { ...siege, french: { fort: 'ohio-forks' } })).toBe(true)
    const oswego = { sieges: { oswego: 0 as const }, spaces: { oswego: 'br-44th' }, french: { fort: 'oswego' } }
    expect(mayPlay('french', 28, oswego)).toBe(true)
  })
  test('6.53, R-155 a lone leader of the enemy makes way for Indians who come to their settlement', () => {
    const sitting = event('french', 26, { vp: 5, spaces: { kittaning: 'johnson' } }).dice(2)
    sitting.choose('french', { piece: 'fr-delaware-1' })
    expect(sitting.asked).toBe('british 6.53')
    expect(offered(sitting, 'british')).not.toContain('ohio-forks')
    sitting.choose('british', { space: 'buffalo-swamp' })
    expect(sitting.at('buffalo-swamp')).toBe('johnson')
    expect(sitting.asked).toBe('french 5.53')
  })
  test('5.533 an Iroquois tribe serves one side at a time', () => {
    const spec = { french: { stockade: 'oswego' }, spaces: { cayuga: 'br-cayuga' } }
    const sitting = event('french', 28, spec).dice(6)
    expect(offered(sitting, 'french')).toContain('fr-seneca')
    expect(offered(sitting, 'french')).not.toContain('fr-cayuga')
  })
  test('5.53 Iroquois Alliance: a fortification near Oneida; the British also need Johnson near a settlement', () => {
    expect(mayPlay('french', 28)).toBe(false)
    for (const fort of ['oswego', 'oneida-carry-west', 'oneida-carry-east'])
      expect(mayPlay('french', 28, { french: { stockade: fort } })).toBe(true)
    const british = { british: { stockade: 'oswego' } }
    expect(mayPlay('british', 28)).toBe(false)
    expect(mayPlay('british', 28, british)).toBe(true)
    expect(mayPlay('british', 28, { ...british, spaces: { albany: 'johnson' } })).toBe(false)
    expect(mayPlay('british', 28, { ...british, spaces: { out: 'johnson' } })).toBe(false)
    // What the enemy has there does not matter.
    expect(mayPlay('french', 28, { british: { stockade: 'oswego' }, french: { fort: 'oneida-carry-east' } })).toBe(true)
  })
  test('5.53 a besieged Indian is not restored', () => {
    const spec = {
      clear: true,
      french: { fort: 'niagara ohio-forks' },
      sieges: { niagara: 0 as const },
      spaces: { niagara: 'fr-shawnee-1:reduced br-44th', logstown: 'fr-shawnee-2:reduced' },
    }
    const sitting = event('french', 26, spec).dice(1).choose('french', { do: 'restore' })
    expect(sitting.asked).toBe('over')
    expect(sitting.at('logstown')).toBe('fr-shawnee-2')
    expect(sitting.at('niagara')).toContain('fr-shawnee-1:reduced')
  })
  test('5.53 Mohawks: all join Johnson, and the reduced ones are restored', () => {
    const sitting = event('british', 29, { spaces: { albany: 'br-mohawk:reduced' } })
    expect(sitting.asked).toBe('over')
    expect(sitting.at('schenectady')).toBe('br-1-42nd br-mohawk-2 br-new-york-provincial-1 johnson')
    expect(sitting.at('albany')).toContain('br-mohawk-1')
    expect(sitting.at('albany')).not.toContain('br-mohawk-1:reduced')
    expect(mayPlay('british', 29, { spaces: { boston: 'johnson' } })).toBe(false)
  })
  test('8.22, R-149 Mohawks do not come to a siege, nor where the French stand', () => {
    const siege = {
      french: { fort: 'oneida-carry-east' },
      sieges: { 'oneida-carry-east': 0 as const },
      spaces: { 'oneida-carry-east': 'johnson br-44th' },
    }
    expect(event('british', 29, siege).at('oneida-carry-east')).toBe('br-44th johnson')
    const besieged = {
      sieges: { albany: 0 as const },
      spaces: { albany: 'johnson fr-bearn', schenectady: 'br-mohawk-1:reduced' },
    }
    const sitting = event('british', 29, besieged)
    expect(sitting.at('albany')).not.toContain('br-mohawk')
    expect(sitting.at('schenectady')).toContain('br-mohawk-1 ')
  })
  test('5.53 Cherokees: all to one fortification of the Southern Department; not after the uprising', () => {
    const sitting = event('british', 30)
    expect(offered(sitting, 'british')).toContain('augusta')
    expect(offered(sitting, 'british')).not.toContain('hoosic')
    sitting.choose('british', { space: 'augusta' })
    expect(sitting.at('augusta')).toBe('br-cherokee-1 br-cherokee-2')
    expect(mayPlay('french', 31, { flags: { cherokees: true } })).toBe(true)
    expect(mayPlay('french', 31)).toBe(false)
    expect(mayPlay('british', 30, { flags: { uprising: true } })).toBe(false)
  })
  test('5.53 Cherokee Uprising: two regulars, a southern provincial and all Cherokee, of British choice', () => {
    const sitting = event('french', 31, { flags: { cherokees: true }, spaces: { augusta: 'br-cherokee*2' } })
    sitting.choose('british', { piece: 'br-44th' }, { piece: 'br-40th' })
    expect(offered(sitting, 'british')).toContain('br-virginia-provincial-1')
    sitting.choose('british', { piece: 'br-virginia-provincial-1' })
    expect(sitting.asked).toBe('over')
    expect(sitting.at('augusta')).toBe('')
    expect(sitting.at('winchester')).toBe('')
    expect(sitting.at('out')).toContain('br-44th')
    expect(sitting.state.flags.uprising).toBe(true)
  })
  test('5.53 Treaty of Easton: Shawnee, Mingo and Delaware are gone, besieged ones stay', () => {
    expect(mayPlay('british', 32)).toBe(false)
    const spec = {
      british: { stockade: 'gists-station' },
      spaces: {
        'gists-station': 'br-44th',
        'ohio-forks': 'fr-delaware-1',
        louisbourg: 'fr-shawnee-2',
        niagara: 'fr-ottawa',
      },
    }
    expect(mayPlay('british', 32, spec)).toBe(true)
    const sitting = event('british', 32, {
      ...spec,
      sieges: { louisbourg: 0 },
      spaces: { ...spec.spaces, louisbourg: 'fr-shawnee-2 br-40th' },
    })
    expect(sitting.at('logstown')).toBe('')
    expect(sitting.at('ohio-forks')).not.toContain('fr-delaware-1')
    expect(sitting.at('louisbourg')).toContain('fr-shawnee-2')
    expect(sitting.at('niagara')).toContain('fr-ottawa')
  })
  test('5.53 Indians Desert: up to two unbesieged Indians of one space, of either side', () => {
    const sitting = event('french', 33)
    expect(offered(sitting, 'french')).toEqual(['montreal', 'logstown', 'mingo-town'])
    sitting.choose('french', { space: 'montreal' }, { piece: 'fr-huron' }, { piece: 'fr-ojibwa' })
    expect(sitting.asked).toBe('over')
    expect(sitting.at('montreal')).toBe(
      'fr-bearn fr-la-sarre fr-mississauga fr-potawatomi fr-repentigny montcalm vaudreuil',
    )
  })
})
