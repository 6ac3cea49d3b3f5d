/** 4 Sequence of play: a Year from its first card to Winter Quarters. */
import { type Option, seeded, seededChance } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { play, type Rehearsal } from './help.ts'

const LOGISTICS = ['fleets_arrive', 'colonials_enlist', 'victory_check', 'winter']

/** Plays by always taking the last option (done, none, pass); the rounds and logistics rounds it came through. */
function passThrough(sitting: Rehearsal, until: (sitting: Rehearsal) => boolean): string[] {
  const { table } = sitting
  const chance = seededChance(seeded(7))
  const seen: string[] = []
  for (let n = 0; n < 2000 && !table.over && !until(sitting); n += 1) {
    const { step, year, round } = table.state
    const name = LOGISTICS.includes(step) ? step : `${year} AR${round}`
    if (seen.at(-1) !== name && (LOGISTICS.includes(step) || step === 'choose')) seen.push(name)
    if (table.chance) table.answer({ chance: chance.draw(table.chance, 0) })
    else {
      const { role, options } = table.decisions[0] as { role: string; options: readonly Option[] }
      table.answer({ role, option: options.at(-1) as Option })
    }
  }
  return seen
}

describe('4.0 Sequence of Play', () => {
  test('4.1, 4.3 nine Action Rounds; Fleets arrive after AR2, Colonials enlist after AR3', () => {
    const sitting = play()
    const seen = passThrough(sitting, () => false)
    expect(seen.filter((name) => !LOGISTICS.slice(2).includes(name))).toEqual([
      '1757 AR1',
      '1757 AR2',
      'fleets_arrive',
      '1757 AR3',
      'colonials_enlist',
      '1757 AR4',
      '1757 AR5',
      '1757 AR6',
      '1757 AR7',
      '1757 AR8',
      '1757 AR9',
    ])
    expect(sitting.asked).toBe('over')
  })
  test('4.2, 5.3 each Year has its own decks: six Buildup, nine Campaign cards a side, twelve Indian cards', () => {
    const sitting = play({}, '4')
    passThrough(sitting, ({ state }) => state.year > 1755 && state.step === 'reserve')
    const { decks, year, hands } = sitting.state
    expect(year).toBe(1756)
    expect(hands.british.reserve).toBeNull()
    expect(decks.french.campaign).toHaveLength(9)
    expect(decks.french.buildup).toHaveLength(6)
    expect(decks.indian.length).toBeGreaterThanOrEqual(11)
  })
  test('6.0.1 one Reserve card at any time: three Buildup and six Campaign cards are drawn a side', () => {
    const sitting = play()
    passThrough(sitting, ({ state }) => state.round === 9 && state.step === 'initiative')
    const { decks, hands, discards } = sitting.state
    expect(hands.british.reserve).not.toBeNull()
    expect(hands.british.drawn).toBeNull()
    expect(decks.british.campaign).toHaveLength(3)
    expect(decks.british.buildup).toEqual([])
    // 16.4 The last Buildup card joins the one discarded before AR1.
    expect(discards.british).toHaveLength(2)
    expect(decks.indian).toHaveLength(3)
  })
})
