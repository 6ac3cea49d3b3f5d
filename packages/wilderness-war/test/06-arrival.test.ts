import type { Choice } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { type Side, spaceCalled } from '../src/data/map.ts'
import { retreatStranded } from '../src/rules/06-lone-leaders.ts'
import { coming, words } from './entry.ts'
import { only, play } from './help.ts'

const arrives = (more: Partial<Parameters<typeof coming>[0]>) =>
  coming({ from: 'schoharie', to: 'schenectady', who: 'fr-bearn', ...more })

describe('6.51 arriving', () => {
  test('6.51 in an empty space they go on, unless they must stop', () => {
    expect(arrives({}).state.step).toBe('march')
    expect(arrives({ march: { stopped: true } }).state.step).toBe('march_end')
  })
  test('6.51 enemy units in the open are attacked', () => {
    expect(arrives({ spaces: { schenectady: 'br-44th' }, settings: { advanced: 'off' } }).state.step).toBe('battle')
  })
  test('6.51 an empty fortress is besieged, and they stop', () => {
    const sitting = arrives({ to: 'albany' })
    expect(sitting.state.sieges).toEqual([{ space: spaceCalled('albany'), level: 0 }])
    expect(sitting.state.step).toBe('march_end')
    expect(sitting.log).toContain('log.siege_begins')
  })
  test('8.21 a siege begins after a battle won, too', () => {
    const sitting = arrives({ to: 'albany', step: 'arrive', march: { stopped: true }, spaces: { albany: 'br-44th' } })
    expect(sitting.state.sieges.length).toBe(1)
  })
  test('6.51 a stockade nobody holds is taken by drilled troops, 1 VP, and they stop', () => {
    const sitting = arrives({ more: { british: { stockade: 'schenectady' }, vp: 0 } })
    expect(sitting.state.step).toBe('captured')
    expect(sitting.state.forts[spaceCalled('schenectady')]).toBe(-1)
    expect(sitting.state.vp).toBe(1)
    expect(sitting.state.march?.stopped).toBe(true)
  })
  test('6.51 auxiliaries alone stop there and raid', () => {
    const sitting = arrives({ who: 'fr-marin', more: { british: { stockade: 'schenectady' }, vp: 0 } })
    expect(sitting.state.step).toBe('march_end')
    expect(sitting.state.vp).toBe(0)
  })
  test('6.51 a place besieged already does not stop them', () => {
    const spaces = { albany: 'br-44th fr-guyenne' }
    const sitting = arrives({ to: 'albany', who: 'fr-marin', spaces, more: { sieges: { albany: 2 } } })
    expect(sitting.state.step).toBe('march')
    expect(sitting.state.sieges).toEqual([{ space: spaceCalled('albany'), level: 2 }])
  })
  test('6.54 leaders alone, works and settlements are no hindrance', () => {
    const sitting = arrives({
      to: 'canajoharie',
      spaces: { canajoharie: 'johnson' },
      more: { british: { works: 'canajoharie' } },
    })
    expect(sitting.state.step).toBe('march')
    expect(sitting.at('canajoharie')).toBe('fr-bearn johnson')
  })
  test('5.45, R-144 but works go when drilled troops pass, and stay when auxiliaries do', () => {
    const passing = (who: string) =>
      arrives({ to: 'canajoharie', who, more: { british: { works: 'canajoharie' } } }).state
    expect(passing('fr-bearn').step).toBe('march')
    expect(passing('fr-bearn').works.british).toEqual([])
    expect(passing('fr-marin').works.british).toHaveLength(1)
  })
  test('12.23, R-144 who passes through Niagara while the enemy has nothing there takes it', () => {
    const passing = (who: string, side: Side) =>
      arrives({ from: 'oswego', to: 'niagara', who, side, more: { vp: 0 } }).state
    expect(passing('br-rogers', 'british')).toMatchObject({ step: 'march', vp: -1, niagara: 'british' })
    expect(passing('fr-marin', 'french')).toMatchObject({ step: 'march', vp: 0, niagara: 'french' })
  })
})

describe('6.53 leaders alone', () => {
  const johnson = (more: Partial<Parameters<typeof coming>[0]> = {}) =>
    arrives({ spaces: { schenectady: 'johnson' }, march: { stopped: true }, ...more })

  test('6.53 where the enemy stays they go to an adjacent space, not the one he came from', () => {
    const sitting = johnson()
    expect(words(sitting, 'british')).toBe('adirondacks-south albany canajoharie')
    sitting.choose('british', { space: 'albany' })
    expect(sitting.at('albany')).toBe('johnson')
    expect(sitting.log).toContain('log.leader_retreats')
    expect(sitting.state.step).toBe('march_end')
  })
  test('6.53 nor to one the enemy holds; with none left they die', () => {
    const spaces = { schenectady: 'johnson', albany: 'fr-guyenne', 'adirondacks-south': 'fr-marin' }
    const one = johnson({ spaces })
    expect(one.at('canajoharie')).toBe('johnson')
    const none = johnson({ spaces, more: { french: { stockade: 'canajoharie' } } })
    expect(none.at('out')).toContain('johnson')
    expect(none.log).toContain('log.killed')
  })
  test('6.53 a stockade does not shelter them, a fort or fortress does', () => {
    const stockade = johnson({ more: { british: { stockade: 'schenectady' } } })
    expect(words(stockade, 'british')).not.toContain('inside')
    const fort = johnson({ more: { british: { fort: 'schenectady' } } })
    expect(words(fort, 'british')).toContain('inside')
    fort.choose('british', { do: 'inside' })
    expect(fort.at('schenectady')).toBe('fr-bearn johnson')
    expect(fort.state.sieges.length).toBe(1)
  })
  test('6.53 each leader for himself', () => {
    const sitting = johnson({ spaces: { schenectady: 'johnson webb' } })
    sitting.choose('british', { space: 'albany' }, { space: 'canajoharie' })
    expect(sitting.at('albany')).toBe('johnson')
    expect(sitting.at('canajoharie')).toBe('webb')
  })
  test('6.53 from an Amphib space to a port (6.432)', () => {
    const sitting = coming({
      from: 'quebec',
      to: 'ile-d-orleans',
      who: 'fr-bearn',
      march: { stopped: true },
      spaces: { 'ile-d-orleans': 'wolfe' },
      more: { amphib: ['ile-d-orleans'] },
    })
    expect(words(sitting, 'british')).toContain('halifax')
  })
  test('6.53, R-118 leaders of besiegers who avoid the relief go too, even if the relief moves on', () => {
    const sitting = arrives({
      to: 'albany',
      side: 'british',
      who: 'br-44th',
      step: 'arrive',
      spaces: { albany: 'br-48th montcalm' },
      more: { sieges: { albany: 1 } },
    })
    expect(sitting.asked).toBe('french 6.53')
    expect(words(sitting, 'french')).toBe('hoosic hudson-carry-south kinderhook schenectady')
    sitting.choose('french', { space: 'hoosic' })
    expect(sitting.state.step).toBe('march')
  })
  test('6.53 leaders left among the enemy anywhere must go', () => {
    const spaces = { quebec: 'murray', albany: 'webb', oswego: 'johnson fr-marin' }
    const sitting = play({ clear: true, step: 'end', spaces }, 'annus-mirabilis', {}, only())
    const leaders = retreatStranded(sitting.state)
    const ask = (to?: string) => leaders.next(to && { space: to }).value as Choice | undefined
    expect(ask()?.options).toContainEqual({ space: 'becancour' })
    expect(ask('becancour')?.options).toContainEqual({ space: 'onondaga' })
    expect(ask('onondaga')).toBeUndefined()
    expect(sitting.at('becancour')).toBe('murray')
    expect(sitting.at('albany')).toBe('webb')
    expect(sitting.at('onondaga')).toBe('johnson')
  })
})

describe('card 15, Lake Schooner', () => {
  const crossing = (more: Partial<Parameters<typeof coming>[0]> = {}) =>
    coming({
      side: 'british',
      from: 'hudson-carry-north',
      to: 'ticonderoga',
      who: 'br-44th',
      more: { french: { fort: 'ticonderoga' }, hands: { french: [15] } },
      ...more,
    })
  test('5.56 who comes over the lake to a fortification is sent back, before anything else', () => {
    const sitting = crossing({ spaces: { 'crown-point': 'fr-bearn' } })
    expect(sitting.asked).toBe('french 5.56')
    sitting.choose('french', { card: '15' })
    expect(sitting.at('hudson-carry-north')).toBe('br-44th')
    expect(sitting.state.step).toBe('march_end')
    expect(sitting.state.march?.stopped).toBe(true)
    expect(sitting.state.discards).toContain(15)
    expect(sitting.state.sieges).toEqual([])
  })
  test('5.56 without it things go on; whoever has cards is asked, whether he holds it or not', () => {
    const sitting = crossing({ more: { french: { fort: 'ticonderoga' }, hands: { french: [14] } } })
    expect(sitting.asked).toBe('french 5.56')
    expect(words(sitting, 'french')).toBe('pass pass_phase pass_season')
    sitting.choose('french', { do: 'pass' })
    expect(sitting.state.sieges.length).toBe(1)
  })
  test('5.56 not without a fortification, nor on other waters, nor by land', () => {
    expect(crossing({ more: { hands: { french: [15] } } }).state.step).toBe('march')
    const river = crossing({ from: 'becancour', to: 'quebec', more: { hands: { french: [15] } } })
    expect(river.state.step).toBe('march_end')
    const estuary = crossing({ from: 'ile-d-orleans', to: 'quebec', more: { hands: { french: [15] } } })
    expect(estuary.state.step).toBe('march_end')
    expect(estuary.state.sieges.length).toBe(1)
    const land = crossing({ from: 'wood-creek' })
    expect(land.state.sieges.length).toBe(1)
  })
  test('5.56, R-139 a leader on his way to a siege is sent back too', () => {
    const sitting = crossing({
      who: 'webb',
      spaces: { ticonderoga: 'br-44th' },
      more: { french: { fort: 'ticonderoga' }, hands: { french: [15] }, sieges: { ticonderoga: 0 } },
    }).choose('french', { card: '15' })
    expect(sitting.at('hudson-carry-north')).toBe('webb')
  })
  test('5.56, R-138 besiegers sent back have not left: the siege goes on', () => {
    const sitting = crossing({
      side: 'french',
      from: 'ticonderoga',
      to: 'hudson-carry-north',
      who: 'fr-bearn',
      spaces: { ticonderoga: 'br-44th' },
      more: {
        british: { fort: 'ticonderoga hudson-carry-north' },
        sieges: { ticonderoga: 1 },
        hands: { british: [15] },
      },
    }).choose('british', { card: '15' })
    expect(sitting.state.sieges).toEqual([{ space: spaceCalled('ticonderoga'), level: 1 }])
    expect(sitting.at('ticonderoga')).toBe('br-44th fr-bearn')
  })
  test('13.3, R-139 an infiltrator sent back among the enemy is lost with his leaders', () => {
    const comes = (infiltrator: boolean) =>
      crossing({
        side: 'french',
        from: 'hudson-carry-north',
        to: 'ticonderoga',
        who: 'villiers fr-marin',
        march: { infiltrating: true, infiltrator },
        spaces: { 'hudson-carry-north': 'br-44th' },
        more: { british: { fort: 'ticonderoga' }, hands: { british: [15] } },
      }).choose('british', { card: '15' })
    expect(comes(true).at('out')).toContain('fr-marin')
    expect(comes(true).at('out')).toContain('villiers')
    expect(comes(true).state.step).toBe('march_end')
    // Not one who was about to infiltrate for the first time.
    expect(comes(false).at('hudson-carry-north')).toBe('br-44th fr-marin villiers')
  })
})
