import { describe, expect, test } from 'vitest'
import { event, mayPlay, offered } from './events.ts'

describe('reinforcements and replacements', () => {
  test('5.523 Colonial Recruits: as many coureurs, rangers, light infantry or provincials as the die shows', () => {
    const spaces = { montreal: 'fr-repentigny:reduced fr-bearn:reduced', ticonderoga: 'fr-marin:reduced' }
    const sitting = event('french', 46, { spaces }).dice(1)
    expect(offered(sitting, 'french')).toEqual(['fr-repentigny', 'fr-marin', 'done'])
    sitting.choose('french', { piece: 'fr-marin' })
    expect(sitting.asked).toBe('over')
  })
  test('5.523 Troop Transports: three regulars for the French, six for the British; not for the French after Quiberon Bay', () => {
    const spaces = { montreal: 'fr-bearn:reduced fr-la-sarre:reduced fr-guyenne:reduced fr-la-reine:reduced' }
    const sitting = event('french', 47, { spaces })
    for (let n = 0; n < 3; n += 1) sitting.choose('french', sitting.offers('french')[0] as never)
    expect(sitting.asked).toBe('over')
    expect(sitting.at('montreal').match(/:reduced/g)).toHaveLength(1)
    expect(mayPlay('french', 47, { flags: { quiberon: true } })).toBe(false)
    const lost = { quebec: 'br-44th', montreal: 'levis fr-marine-regular-2 fr-guyenne fr-la-reine' }
    expect(mayPlay('french', 47, { british: { fortress: 'quebec' }, spaces: lost })).toBe(false)
    expect(mayPlay('british', 47, { flags: { quiberon: true } })).toBe(true)
  })
  test('5.523 Victories in Germany: not in 1755', () => {
    expect(mayPlay('british', 48, { year: 1755 }, 'early-war')).toBe(false)
    expect(mayPlay('british', 48, { year: 1756 }, 'early-war')).toBe(true)
    const sitting = event('french', 48, { spaces: { ticonderoga: 'fr-languedoc:reduced' } }).dice(1)
    sitting.choose('french', { piece: 'fr-languedoc' })
    expect(sitting.at('ticonderoga')).toContain('fr-languedoc fr-')
  })
  test('5.523 nobody is restored who is besieged, or drilled and out of supply', () => {
    const spec = {
      clear: true,
      sieges: { quebec: 1 as const },
      spaces: {
        quebec: 'fr-bearn:reduced fr-marin:reduced br-44th',
        montreal: 'fr-la-sarre:reduced',
        'mingo-town': 'fr-guyenne:reduced fr-joncaire:reduced',
      },
    }
    expect(offered(event('french', 47, spec), 'french')).toEqual(['fr-la-sarre', 'done'])
    expect(offered(event('french', 46, spec).dice(6), 'french')).toEqual(['fr-joncaire', 'done'])
    // Without the advanced rules supply does not matter; besiegers may be restored in any case.
    const basic = event('french', 47, spec, undefined, { advanced: 'off' })
    expect(offered(basic, 'french')).toEqual(['fr-la-sarre', 'fr-guyenne', 'done'])
    const outside = { ...spec, amphib: ['ile-d-orleans' as const], spaces: { quebec: 'fr-bearn br-44th:reduced' } }
    expect(offered(event('british', 47, outside), 'british')).toEqual(['br-44th', 'done'])
  })
  test('5.52 Call Out Militias: one unit in a box of the side, or two restored', () => {
    const sitting = event('british', 49)
    sitting.choose('british', { department: 'northern' })
    expect(sitting.at('northern-militia')).toBe('br-colonial-militia-2')
    expect(event('french', 50).at('st-lawrence-militia')).toBe('fr-canadian-militia-1')
    const both = event('british', 51, { spaces: { 'southern-militia': 'br-colonial-militia-1:reduced' } })
    both.choose('british', { do: 'restore' }, { piece: 'br-colonial-militia-1' })
    expect(both.at('southern-militia')).toBe('br-colonial-militia-1')
    const none = { spaces: { 'northern-militia': 'br-colonial-militia*3' } }
    expect(event('british', 52, none).asked).toBe('over')
  })
  test('5.52 Rangers: one at an unbesieged fortification', () => {
    const sitting = event('british', 53)
    expect(offered(sitting, 'british')).toContain('hoosic')
    sitting.choose('british', { space: 'hoosic' })
    expect(sitting.at('hoosic')).toBe('br-armstrong')
  })
  test('5.55 Light Infantry: a leader of the pool and two units at controlled fortresses, split as wished', () => {
    const sitting = event('british', 54).lots('bradstreet')
    expect(offered(sitting, 'british')).not.toContain('schenectady')
    sitting.choose('british', { space: 'albany' }, { space: 'albany' }, { space: 'halifax' })
    expect(sitting.at('albany')).toContain('bradstreet')
    expect(sitting.at('halifax')).toContain('br-2-95th')
  })
  test('5.52 British Regulars: a leader and three regulars at ports; one such event a season', () => {
    const sitting = event('british', 59).lots('murray')
    expect(offered(sitting, 'british')).not.toContain('albany')
    sitting.choose('british', { space: 'halifax' }, { space: 'halifax' }, { space: 'halifax' }, { space: 'new-york' })
    expect(sitting.at('halifax')).toBe('br-15th br-17th br-40th br-45th br-47th monckton murray')
    expect(mayPlay('british', 57, { more: { regulars: { british: true, french: false } } })).toBe(false)
    expect(mayPlay('british', 60, { more: { regulars: { british: true, french: false } } })).toBe(true)
  })
  test('6.432 an Amphib space is a place of entry unless it is besieged', () => {
    const amphib = { amphib: ['ile-d-orleans' as const] }
    expect(offered(event('british', 59, amphib).lots('murray'), 'british')).toContain('ile-d-orleans')
    const louisbourg = {
      amphib: ['louisbourg' as const],
      sieges: { louisbourg: 0 as const },
      spaces: { louisbourg: 'br-40th' },
    }
    expect(offered(event('british', 59, louisbourg).lots('murray'), 'british')).not.toContain('louisbourg')
  })
  test('5.522, R-148 nor one where French units are, or a French fortification', () => {
    const there = { amphib: ['ile-d-orleans' as const], spaces: { 'ile-d-orleans': 'fr-huron' } }
    expect(offered(event('british', 59, there).lots('murray'), 'british')).not.toContain('ile-d-orleans')
    const walls = { amphib: ['ile-d-orleans' as const], french: { stockade: 'ile-d-orleans' } }
    expect(offered(event('british', 59, walls).lots('murray'), 'british')).not.toContain('ile-d-orleans')
  })
  test('5.55 a third leader of command 7: one of the two on the map goes at once, not a besieged one', () => {
    const sitting = event('british', 54).lots('amherst')
    expect(offered(sitting, 'british')).toEqual(['abercromby', 'loudoun'])
    sitting.choose('british', { piece: 'loudoun' })
    expect(sitting.at('out')).toContain('loudoun')
    expect(offered(sitting, 'british')).toContain('albany')
    const besieged = event('british', 54, {
      sieges: { 'new-york': 0 },
      spaces: { 'new-york': 'fr-bearn' },
    }).lots('amherst')
    expect(besieged.at('pool')).toContain('amherst')
  })
  test('5.55, R-222 two leaders are drawn one after the other: who comes next is not known before room was made for the first', () => {
    const sitting = event('british', 60).lots('amherst')
    expect(sitting.asked).toBe('british 5.55')
    sitting.choose('british', { piece: 'loudoun' })
    expect(sitting.asked).toBe('1 lots 5.55')
    expect(sitting.table.chance).toMatchObject({ from: expect.not.arrayContaining(['amherst']) })
    sitting.table.undo('british')
    sitting.choose('british', { piece: 'abercromby' }).lots('wolfe')
    expect(sitting.table.canUndo('british')).toBe(false)
    expect(sitting.log.filter((key) => key === 'log.leader_drawn')).toHaveLength(2)
    sitting.choose('british', { space: 'halifax' }, { space: 'boston' })
    expect([sitting.at('halifax').includes('amherst'), sitting.at('boston').includes('wolfe')]).toEqual([true, true])
  })
  test('5.55, R-147 nor are there three if two are drawn by the same card', () => {
    const pool = { pool: 'loudoun amherst', out: 'murray bradstreet forbes wolfe' }
    const draw = () => event('british', 60, { spaces: pool })
    expect(offered(draw(), 'british')).toEqual(['amherst', 'abercromby'])
    const older = draw().choose('british', { piece: 'abercromby' })
    for (let n = 0; n < 6; n += 1) older.choose('british', { space: 'boston' })
    expect(older.at('boston')).toContain('amherst')
    expect(older.at('boston')).toContain('loudoun')
    // The one drawn first may be the one who goes.
    const newer = draw().choose('british', { piece: 'amherst' })
    for (let n = 0; n < 5; n += 1) newer.choose('british', { space: 'boston' })
    expect(newer.asked).toBe('over')
    expect(newer.at('out')).toContain('amherst')
  })
  test('5.52 Highlanders: in 1755 only after Pitt or from 1759 on', () => {
    expect(mayPlay('british', 60)).toBe(true)
    expect(mayPlay('british', 61, {}, 'early-war')).toBe(false)
    expect(mayPlay('british', 61, { year: 1759 }, 'early-war')).toBe(true)
    expect(mayPlay('british', 63, { flags: { pitt: true } }, 'early-war')).toBe(true)
    const sitting = event('british', 60).lots('murray').lots('forbes')
    for (let n = 0; n < 6; n += 1) sitting.choose('british', { space: 'boston' })
    expect(sitting.at('boston')).toBe('br-2-42nd br-77th-a br-77th-b br-78th-a forbes murray')
    const one = event('british', 61).lots('wolfe').choose('british', { space: 'boston' }, { space: 'boston' })
    expect(one.at('boston')).toBe('br-2-42nd wolfe')
  })
  test('5.52 Royal Americans: four units and a leader at fortresses of the two departments, not Halifax', () => {
    const sitting = event('british', 65, {}, 'early-war').lots('webb')
    expect(offered(sitting, 'british')).not.toContain('halifax')
    for (let n = 0; n < 5; n += 1) sitting.choose('british', { space: 'philadelphia' })
    expect(sitting.at('philadelphia')).toBe('br-1-60th br-2-60th br-3-60th br-4-60th webb')
  })
  test('5.52 French Regulars: two, and in 1755 the three leaders, all at Quebec or all at Louisbourg', () => {
    const sitting = event('french', 55, {}, 'early-war')
    expect(offered(sitting, 'french')).toEqual(['quebec', 'louisbourg'])
    sitting.choose('french', { space: 'louisbourg' })
    expect(sitting.asked).toBe('over')
    for (const name of ['montcalm', 'levis', 'bougainville', 'fr-2-berry', 'fr-3-berry'])
      expect(sitting.at('louisbourg')).toContain(name)
    expect(mayPlay('french', 56, { flags: { quiberon: true } })).toBe(false)
    expect(mayPlay('french', 56, { more: { regulars: { british: false, french: true } } })).toBe(false)
  })
  test('5.522 reinforcements with no open place do not come', () => {
    const spec = {
      sieges: { quebec: 0 as const, louisbourg: 0 as const },
      spaces: { quebec: 'br-44th', louisbourg: 'br-40th' },
    }
    const sitting = event('french', 56, spec)
    expect(sitting.asked).toBe('over')
    expect(sitting.log).toContain('log.no_entry')
    expect(sitting.at('available')).toContain('fr-2-berry')
  })
  test('5.52 Acadians Expelled: two regulars at Halifax, a coureurs for the French, who restore theirs', () => {
    const sitting = event('british', 66, { spaces: { montreal: 'fr-repentigny:reduced' } }, 'early-war')
    sitting.choose('french', { space: 'quebec' })
    expect(sitting.at('halifax')).toBe('br-15th br-17th br-47th monckton')
    expect(sitting.at('quebec')).toContain('fr-boishebert-acadian')
    expect(sitting.at('montreal')).toContain('fr-repentigny ')
  })
})
