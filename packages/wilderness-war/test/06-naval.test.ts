import { describe, expect, test } from 'vitest'
import { spaceCalled } from '../src/data/map.ts'
import { acting, button, force, go, offers, single, units, ways } from './moving.ts'

const british = { side: 'british', value: 3 } as const
const PORTS = 'sail:alexandria sail:baltimore sail:boston sail:new-haven sail:new-york sail:philadelphia'

describe('6.4 naval movement', () => {
  test('6.4 from a friendly port to another, in one go', () => {
    const sitting = single(acting({ ...british, spaces: { halifax: 'br-44th' } }), 'br-44th')
    expect(ways(sitting)).toBe(PORTS)
    go(sitting, 'sail:new-york')
    expect(sitting.at('new-york')).toBe('br-44th')
    expect(sitting.state.step).toBe('march_end')
  })
  test('6.4 not from or to a port that is besieged', () => {
    const siege = { sieges: { 'new-york': 0 } } as const
    const to = acting({ ...british, spaces: { halifax: 'br-44th', 'new-york': 'fr-bearn' }, ...siege })
    expect(ways(single(to, 'br-44th'))).not.toContain('sail:new-york')
  })
  test('6.1 no sea move after a move by land', () => {
    const sitting = single(acting({ ...british, spaces: { 'new-york': 'br-44th' } }), 'br-44th')
    expect(ways(sitting)).toContain('sail:boston')
    go(sitting, 'new-haven')
    expect(ways(sitting)).toBe('hartford new-york peekskill')
  })
  test('6.4 the French sail between Quebec and Louisbourg only', () => {
    const quebec = single(acting({ spaces: { quebec: 'fr-bearn' } }), 'fr-bearn')
    expect(ways(quebec)).toBe('becancour ile-d-orleans notre-dame-north sail:louisbourg')
    const louisbourg = single(acting({ spaces: { louisbourg: 'fr-bearn' } }), 'fr-bearn')
    expect(ways(louisbourg)).toBe('sail:quebec')
    // A captured port does not help them.
    const captured = acting({ spaces: { boston: 'fr-bearn' }, french: { fortress: 'boston' } })
    expect(ways(single(captured, 'fr-bearn'))).not.toContain('sail')
  })
  test('6.4 not to a port that is British or besieged', () => {
    const lost = { spaces: { quebec: 'fr-bearn', louisbourg: 'br-44th' }, british: { fortress: 'louisbourg' } }
    expect(ways(single(acting(lost), 'fr-bearn'))).not.toContain('sail')
    const siege = { spaces: lost.spaces, sieges: { louisbourg: 1 } } as const
    expect(ways(single(acting(siege), 'fr-bearn'))).not.toContain('sail')
  })
  test('6.4 nor after Louisbourg Squadrons were lost (card 21)', () => {
    const lost = acting({ spaces: { quebec: 'fr-bearn' }, flags: { noFrenchNaval: true } })
    expect(ways(single(lost, 'fr-bearn'))).not.toContain('sail')
  })
  test('6.41 a force needs a card of value 3', () => {
    const spaces = { halifax: 'murray br-44th' }
    expect(ways(force(acting({ side: 'british', value: 3, spaces }), 'murray', 'br-44th'))).toBe(PORTS)
    const two = force(acting({ side: 'british', value: 2, spaces }), 'murray', 'br-44th')
    expect(two.state.step).toBe('march_end')
  })
  test('6.42 a unit or a leader alone sails with any card', () => {
    const spaces = { halifax: 'monckton br-44th' }
    expect(ways(single(acting({ side: 'british', value: 1, spaces }), 'br-44th'))).toBe(PORTS)
    expect(ways(units(acting({ side: 'british', value: 1, spaces }), 'monckton'))).toBe(PORTS)
  })
})

describe('6.43 landings', () => {
  const landing = { ...british, spaces: { halifax: 'amherst br-44th' }, hands: { british: [17] } } as const
  test('6.431 with the card, along an arrow, with a marker', () => {
    const sitting = force(acting(landing), 'amherst', 'br-44th')
    expect(ways(sitting)).toBe(`land:louisbourg ${PORTS}`)
    go(sitting, 'land:louisbourg')
    expect(sitting.at('louisbourg')).toBe('amherst br-44th')
    expect(sitting.state.amphib).toEqual([spaceCalled('louisbourg')])
    expect(sitting.state.hands.british).toEqual([])
    expect(sitting.state.discards).toContain(17)
  })
  test('6.431 the landing is marked for the battle', () => {
    const spaces = { halifax: 'amherst br-44th', louisbourg: 'fr-bearn' }
    const sitting = force(acting({ ...landing, spaces }), 'amherst', 'br-44th')
    go(sitting, 'land:louisbourg')
    expect(sitting.state.march).toMatchObject({ landing: true, from: spaceCalled('halifax'), spent: 1 })
  })
  test('6.431 not without the card; the force may stay though', () => {
    const sitting = force(acting({ ...landing, hands: { british: [14] } }), 'amherst', 'br-44th')
    expect(ways(sitting)).toBe(PORTS)
    expect(sitting.refuses('british', { do: 'land', space: 'louisbourg' })).toBe(true)
  })
  test('6.431 not in a year of Louisbourg Squadrons', () => {
    const sitting = force(acting({ ...landing, flags: { noAmphib: true } }), 'amherst', 'br-44th')
    expect(ways(sitting)).toBe(PORTS)
  })
  test('6.41 a force lands with a card of value 3 only', () => {
    expect(force(acting({ ...landing, value: 2 }), 'amherst', 'br-44th').state.step).toBe('march_end')
  })
  test('6.43 from Louisbourg once it is British, to three spaces of the Saint Lawrence', () => {
    const spaces = { louisbourg: 'amherst br-44th br-48th' }
    const held = { ...landing, spaces, british: { fortress: 'louisbourg' } }
    const sitting = force(acting(held), 'amherst', 'br-44th')
    const beaches = 'land:baie-st-paul land:ile-d-orleans land:riviere-ouelle'
    expect(ways(sitting)).toBe(
      `${beaches} sail:alexandria sail:baltimore sail:boston sail:halifax sail:new-haven sail:new-york sail:philadelphia`,
    )
    // Not by virtue of a marker while Louisbourg is besieged.
    const besieging = { ...landing, spaces, sieges: { louisbourg: 1 }, amphib: ['louisbourg'] } as const
    const outside = force(acting(besieging), 'amherst', 'br-44th').choose('british', button('move'))
    expect(ways(outside)).not.toContain('land:')
    expect(ways(outside)).toContain('sail:halifax')
  })
  test('6.43, R-117 at a British Louisbourg too; not where a marker lies, nor a leader alone', () => {
    const held = {
      ...landing,
      british: { fortress: 'louisbourg' },
      spaces: { ...landing.spaces, louisbourg: 'br-48th' },
    }
    expect(ways(force(acting(held), 'amherst', 'br-44th'))).toContain('land:louisbourg')
    const marked = { ...held, amphib: ['louisbourg'] } as const
    expect(ways(force(acting(marked), 'amherst', 'br-44th'))).not.toContain('land:')
    expect(ways(units(acting(held), 'amherst'))).not.toContain('land:')
  })
  test('6.52 auxiliaries do not land at a fortress that is not besieged, nor do leaders alone', () => {
    const spaces = { halifax: 'amherst br-goreham' }
    expect(ways(units(acting({ ...landing, spaces }), 'br-goreham'))).toBe(PORTS)
    expect(ways(units(acting({ ...landing, spaces }), 'amherst'))).toBe(PORTS)
  })
  test('6.432 later the British sail to and from the marker without a card', () => {
    const spaces = { halifax: 'br-44th', louisbourg: 'br-48th fr-bearn', boston: 'br-rogers' }
    const siege = { ...british, spaces, sieges: { louisbourg: 0 }, amphib: ['louisbourg'] } as const
    const to = acting(siege).choose('british', button('single'), { piece: 'br-44th' })
    expect(ways(to)).toContain('sail:louisbourg')
    go(to, 'sail:louisbourg')
    expect(to.state.march).toMatchObject({ landing: false })
    const away = acting(siege).choose('british', button('single'), { piece: 'br-48th' })
    expect(ways(away)).toBe(
      'sail:alexandria sail:baltimore sail:boston sail:halifax sail:new-haven sail:new-york sail:philadelphia',
    )
    expect(ways(units(acting(siege), 'br-rogers'))).toContain('sail:louisbourg')
  })
  test('6.432, 6.51, R-148 also where French auxiliaries stand, who keep reinforcements away', () => {
    const spaces = { halifax: 'br-44th', 'ile-d-orleans': 'fr-huron' }
    const sitting = single(acting({ ...british, spaces, amphib: ['ile-d-orleans'] }), 'br-44th')
    expect(ways(sitting)).toContain('sail:ile-d-orleans')
  })
  test('6.432 not from one marker to another', () => {
    const spaces = { 'baie-st-paul': 'br-44th', louisbourg: 'br-48th fr-bearn' }
    const markers = { amphib: ['baie-st-paul', 'louisbourg'], sieges: { louisbourg: 0 } } as const
    const sitting = acting({ ...british, spaces, ...markers }).choose('british', button('single'), { piece: 'br-44th' })
    expect(offers(sitting)).not.toContain('sail:louisbourg')
    expect(offers(sitting)).toContain('sail:halifax')
  })
  test('6.432 nor do the French use it', () => {
    const spaces = { quebec: 'fr-bearn' }
    const sitting = acting({ spaces, amphib: ['riviere-ouelle'] })
    expect(ways(single(sitting, 'fr-bearn'))).not.toContain('sail:riviere-ouelle')
  })
  test('6.431 the British are asked about a landing whether they have the card or not', () => {
    const lone = { ...landing, french: { fortress: 'boston new-haven new-york alexandria baltimore philadelphia' } }
    for (const hand of [[17], [14]])
      expect(force(acting({ ...lone, hands: { british: hand } }), 'amherst', 'br-44th').asked).toBe('british 6.1')
    // Unless everybody knows that all four are gone.
    const gone = { ...lone, hands: { british: [14] }, discards: [17, 18], removed: [19, 20] }
    expect(force(acting(gone), 'amherst', 'br-44th').state.step).toBe('march_end')
  })
})
