/** 5.46 Demolition at any moment of the own phase: what was fought or rolled since it was last offered may change a mind. */
import type { Option } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { SPACE } from '../src/data/map.ts'
import { pieceCalled } from '../src/data/pieces.ts'
import type { PositionSpec } from '../src/position.ts'
import { only, play, type Rehearsal } from './help.ts'
import { button, force, go, offers, single, units } from './moving.ts'

const GAME = only(
  ...['phase', 'activate', 'event', 'demolish', 'next_group', 'set_out', 'march', 'enter', 'stand', 'arrive'],
  ...['march_end', 'raid', 'raid_roll', 'battle', 'fire', 'battle_end', 'retreat', 'siege', 'assault', 'captured'],
  'phase_end',
)
/** The French play a card for an activation; nothing is on the map but what is named, and nobody holds a card. */
const acting = (spec: PositionSpec): Rehearsal =>
  play({ clear: true, vp: 0, step: 'activate', use: 'activate', active: 'french', card: 47, ...spec }, ...USUAL)
const USUAL = ['annus-mirabilis', {}, GAME] as const
const END = ['demolish', 'done']
const isOver = (sitting: Rehearsal): boolean => sitting.state.step === 'season_end'
/** The fort at Ticonderoga is demolished with the question at the end, and the phase is over. */
function demolishAtTheEnd(sitting: Rehearsal): void {
  expect(sitting.asked).toBe('french 5.46')
  expect(offers(sitting)).toEqual(END)
  sitting.choose('french', button('demolish'), { do: 'demolish', space: 'ticonderoga' })
  expect(sitting.state.forts[SPACE.ticonderoga]).toBe(0)
  expect(isOver(sitting)).toBe(true)
}

describe('5.46 at the end of the phase', () => {
  const carry = { ticonderoga: 'rigaud fr-bearn fr-guyenne', 'hudson-carry-north': 'br-44th' }
  const fort = { fort: 'ticonderoga' }
  test('5.46, R-200 after a battle that ended the move', () => {
    const sitting = acting({ spaces: carry, french: fort })
    go(force(sitting, 'rigaud'), 'hudson-carry-north')
    sitting.choose('british', button('pass')).dice(1).dice(6)
    // One step for the French, and they have lost.
    while (sitting.asked === 'french 7.6') sitting.choose('french', sitting.offers('french')[0] as Option)
    while (sitting.asked === '1 dice 7.7') sitting.dice(5)
    expect(sitting.log).toContain('log.battle_won')
    demolishAtTheEnd(sitting)
  })
  test('5.46 after a raid', () => {
    const sitting = acting({ spaces: { 'allegheny-south': 'fr-mingo-1' }, french: fort })
    go(units(sitting, 'fr-mingo-1'), 'augusta')
    sitting.choose('french', button('stop')).dice(3)
    demolishAtTheEnd(sitting)
  })
  test('5.46 after a siege roll, and after an assault', () => {
    const besieged = (level: 0 | 1): Rehearsal => {
      const spaces = { 'hudson-carry-north': 'montcalm fr-bearn fr-guyenne br-new-york-provincial' }
      const british = { fort: 'hudson-carry-north' }
      const sitting = acting({ spaces, british, french: fort, sieges: { 'hudson-carry-north': level } })
      return force(sitting, 'montcalm').choose('french', button('siege'))
    }
    demolishAtTheEnd(besieged(0).choose('french', button('roll')).dice(1).choose('french', button('stop')))
    const stormed = besieged(1).choose('french', button('assault')).dice(1).dice(3)
    demolishAtTheEnd(stormed)
  })
  test('5.46 a fort that a relief has just freed', () => {
    const spaces = { ticonderoga: 'br-new-york-provincial', 'crown-point': 'montcalm fr-bearn fr-guyenne fr-languedoc' }
    const sitting = acting({ spaces, french: fort, sieges: { ticonderoga: 0 } })
    go(force(sitting, 'montcalm'), 'ticonderoga')
    sitting.choose('british', button('pass')).dice(6).dice(3)
    expect(sitting.log).toContain('log.siege_lifted')
    demolishAtTheEnd(sitting)
  })
  test('5.46 a stockade that was entered, and a fort that was given up', () => {
    const british = { stockade: 'hudson-carry-north' }
    const entered = acting({ spaces: { ticonderoga: 'fr-bearn' }, british })
    go(single(entered, 'fr-bearn'), 'hudson-carry-north')
    expect(offers(entered)).toEqual(END)
    entered.choose('french', button('demolish'), { do: 'demolish', space: 'hudson-carry-north' })
    expect([isOver(entered), entered.state.vp, entered.state.forts[SPACE['hudson-carry-north']]]).toEqual([true, 1, 0])
    const given = acting({
      spaces: { 'hudson-carry-north': 'montcalm fr-bearn' },
      british: { fort: 'hudson-carry-north' },
      sieges: { 'hudson-carry-north': 0 },
      hands: { french: [6] },
    })
    force(given, 'montcalm', 'fr-bearn').choose('french', button('siege'), { card: '6' })
    expect(offers(given)).toEqual(END)
    given.choose('french', button('demolish'), { do: 'demolish', space: 'hudson-carry-north' })
    expect([isOver(given), given.state.vp]).toEqual([true, 1])
  })
  test('5.46 when the enemy has rolled to intercept', () => {
    const spaces = { ticonderoga: 'fr-bearn', 'crown-point': 'br-44th' }
    const sitting = acting({ spaces, french: { fort: 'niagara' } })
    go(single(sitting, 'fr-bearn'), 'green-mountains-central')
    sitting.choose('british', { piece: 'br-44th' }).dice(1)
    expect(offers(sitting)).toEqual(END)
  })
  test('5.46 after the die of Small Pox', () => {
    const sitting = play({ step: 'event', use: 'event', active: 'french', card: 34 }, ...USUAL)
    sitting.dice(1)
    while (sitting.asked === 'british 5.51') sitting.choose('british', sitting.offers('british')[0] as Option)
    expect(offers(sitting)).toEqual(END)
  })
  test('5.46 a fort that an event has freed', () => {
    const spaces = { ticonderoga: 'br-mohawk-1' }
    const event = { step: 'event', use: 'event', active: 'french', card: 33 } as const
    const sitting = play({ clear: true, ...event, spaces, french: fort, sieges: { ticonderoga: 0 } }, ...USUAL)
    sitting.choose('french', { piece: 'br-mohawk-1' })
    expect(sitting.log).toContain('log.siege_lifted')
    demolishAtTheEnd(sitting)
  })
  test('5.46 when a schooner has sent them back', () => {
    const spaces = { ticonderoga: 'fr-bearn' }
    const british = { fort: 'hudson-carry-north' }
    const sitting = acting({ spaces, british, french: fort, hands: { british: [15] }, discards: [14] })
    go(single(sitting, 'fr-bearn'), 'hudson-carry-north')
    sitting.choose('british', { card: '15' })
    expect(sitting.state.at[pieceCalled('fr-bearn')]).toBe(SPACE.ticonderoga)
    expect(offers(sitting, 'french')).toEqual(END)
  })
  test('5.46 one thing after the other, until there is nothing left', () => {
    const sitting = acting({
      spaces: { 'allegheny-south': 'fr-mingo-1' },
      french: { fort: 'niagara', works: 'venango' },
    })
    go(units(sitting, 'fr-mingo-1'), 'augusta')
    sitting.choose('french', button('stop')).dice(3)
    sitting.choose('french', button('demolish'), { do: 'demolish', space: 'venango' })
    expect(offers(sitting)).toEqual(END)
    sitting.choose('french', button('demolish'), { do: 'demolish', space: 'niagara' })
    expect(isOver(sitting)).toBe(true)
    expect(sitting.state.vp).toBe(-1)
  })
})

describe('5.46 nobody is asked at the end', () => {
  const fort = { fort: 'niagara' }
  test('5.46, R-200 if nothing was fought or rolled', () => {
    const sitting = acting({ spaces: { ticonderoga: 'fr-bearn' }, french: fort })
    go(single(sitting, 'fr-bearn'), 'crown-point')
    sitting.choose('french', button('stop'))
    expect(isOver(sitting)).toBe(true)
  })
  test('5.46 for what was rolled in the phase of the enemy', () => {
    const last = { step: 'phase', active: 'french', hands: { french: [1] }, more: { news: true } } as const
    const sitting = play({ clear: true, ...last, french: fort }, ...USUAL)
    expect(offers(sitting)).toContain('demolish')
    sitting.choose('french', button('hold'))
    expect(sitting.asked).toBe('over')
  })
  test('5.46, R-200 after the die of an event that brings the side its own', () => {
    const event = { step: 'event', use: 'event', active: 'french', card: 24 } as const
    const sitting = play({ clear: true, ...event, french: fort }, ...USUAL).dice(1)
    while (sitting.asked === 'french 5.53') sitting.choose('french', sitting.offers('french')[0] as Option)
    expect(isOver(sitting)).toBe(true)
  })
  test('5.46 if there is nothing to demolish', () => {
    const sitting = acting({ spaces: { 'allegheny-south': 'fr-mingo-1' } })
    go(units(sitting, 'fr-mingo-1'), 'augusta')
    sitting.choose('french', button('stop')).dice(3)
    expect(isOver(sitting)).toBe(true)
  })
  test('5.46 if it was offered since', () => {
    const spaces = { ticonderoga: 'fr-bearn', 'hudson-carry-south': 'br-44th' }
    const sitting = acting({ spaces, french: fort })
    go(single(sitting, 'fr-bearn'), 'hudson-carry-north')
    sitting.choose('british', { piece: 'br-44th' }).dice(1)
    expect(offers(sitting)).toContain('demolish')
    sitting.choose('french', button('stop'))
    expect(isOver(sitting)).toBe(true)
  })
})
