import { describe, expect, test } from 'vitest'
import { event, mayPlay, offered } from './events.ts'

describe('events of the war', () => {
  test('5.51 Bastions Repaired: any siege of level 1 or 2 falls back to 0', () => {
    const spec = {
      sieges: { ticonderoga: 1 as const, oswego: 0 as const, niagara: 2 as const },
      british: { fort: 'oswego' },
      spaces: { ticonderoga: 'br-44th', oswego: 'fr-bearn', niagara: 'br-48th' },
    }
    const sitting = event('british', 5, spec)
    expect(offered(sitting, 'british')).toEqual(['ticonderoga', 'niagara'])
    sitting.choose('british', { space: 'niagara' })
    expect(sitting.state.sieges.map(({ level }) => level)).toEqual([1, 0, 0])
    expect(event('french', 5).asked).toBe('over')
  })
  test('5.23 Louisbourg Squadrons: no landings this year; on 1 to 3 the card and French naval movement are gone', () => {
    expect(event('french', 21).dice(4).state).toMatchObject({
      card: 21,
      flags: { noAmphib: true, noFrenchNaval: false },
    })
    const lost = event('french', 21).dice(3).state
    expect(lost).toMatchObject({ card: null, flags: { noAmphib: true, noFrenchNaval: true } })
    expect(lost.removed).toContain(21)
    expect(mayPlay('french', 21, { sieges: { louisbourg: 0 }, spaces: { louisbourg: 'br-40th' } })).toBe(false)
  })
  test('5.51 Governor Vaudreuil Interferes: two unbesieged French leaders trade places', () => {
    const sitting = event('british', 22)
    sitting.choose('british', { piece: 'montcalm' })
    expect(offered(sitting, 'british')).not.toContain('vaudreuil')
    sitting.choose('british', { piece: 'rigaud' })
    expect(sitting.at('ticonderoga')).toContain('montcalm')
    expect(sitting.at('montreal')).toContain('rigaud')
    const cut = event('british', 22, { flags: { noFrenchNaval: true } })
    expect(offered(cut, 'british')).not.toContain('drucour')
  })
  test('5.51 Small Pox: half the roll against five to eight units, all reduced before any is eliminated, then the Indians go', () => {
    const sitting = event('british', 34)
    sitting.dice(3)
    expect(sitting.asked).toBe('french 5.51')
    sitting.choose('french', { piece: 'fr-bearn' }, { piece: 'fr-la-sarre' })
    expect(sitting.asked).toBe('over')
    expect(sitting.at('montreal')).toBe('fr-bearn:reduced fr-la-sarre:reduced fr-repentigny montcalm vaudreuil')
    expect(mayPlay('british', 34, { spaces: { quebec: 'fr-bearn fr-la-sarre fr-repentigny' } })).toBe(true)
    expect(mayPlay('british', 34, { spaces: { toronto: 'fr-bearn fr-la-sarre fr-repentigny' } })).toBe(false)
  })
  test('5.51 Small Pox: the whole roll against more than eight units; the besieged are not spared (8.22)', () => {
    const spec = {
      clear: true,
      sieges: { quebec: 0 as const },
      spaces: { quebec: 'fr-marine-detachment*7 fr-bearn fr-huron br-44th', montreal: 'fr-la-reine' },
    }
    const sitting = event('british', 34, spec).dice(5)
    for (let n = 0; n < 5; n += 1) sitting.choose('french', sitting.offers('french')[0] as never)
    expect(sitting.asked).toBe('over')
    // Nobody is eliminated before all are reduced, but for the Indians in the end.
    expect(sitting.at('quebec').split(' ')).toHaveLength(9)
    expect(sitting.at('quebec')).not.toContain('fr-huron')
    expect(mayPlay('french', 34, spec)).toBe(false)
  })
  test('5.51 Quiberon Bay: after the squadron is lost, or Louisbourg British, or from 1760 on', () => {
    expect(mayPlay('british', 62)).toBe(false)
    expect(mayPlay('british', 62, { flags: { noFrenchNaval: true } })).toBe(true)
    expect(mayPlay('british', 62, { year: 1760 })).toBe(true)
    expect(
      mayPlay('british', 62, {
        british: { fortress: 'louisbourg' },
        amphib: ['louisbourg'],
        spaces: { quebec: 'fr-artois fr-bourgogne fr-boishebert-acadian fr-marine-regular-1 drucour' },
      }),
    ).toBe(true)
    expect(event('british', 62, { year: 1760 }).state.flags.quiberon).toBe(true)
  })
  test('5.51 Intrigues Against Shirley: he is gone, if the French have a VP and he is not besieged', () => {
    expect(mayPlay('french', 70, {}, 'early-war')).toBe(false)
    expect(mayPlay('french', 70, { vp: 1 }, 'early-war')).toBe(true)
    expect(event('french', 70, { vp: 1 }, 'early-war').at('albany')).not.toContain('shirley')
    const besieged = { vp: 1, sieges: { albany: 0 as const }, spaces: { albany: 'fr-bearn' } }
    expect(mayPlay('french', 70, besieged, 'early-war')).toBe(false)
  })
})
