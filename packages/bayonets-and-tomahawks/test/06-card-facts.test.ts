/** 6.0 The cards, as they are printed. */
import { readSources } from '@carillon/kernel/testing'
import { describe, expect, test } from 'vitest'
import { CARD, CARDS, EVENT_IDS, OTHER_EVENT_IDS } from '../src/data/cards.ts'
import { bayonetsAndTomahawks } from '../src/index.ts'
import { decksOf } from '../src/rules/05-setup.ts'
import { START_EVENTS } from '../src/rules/events/index.ts'

/** Deck, initiative, action points, tags, event. */
const PRINTED: Readonly<Record<number, readonly [string, number, string, string, string]>> = {
  1: ['british', 4, 'light army sail-army', 'buildup 1757', ''],
  2: ['british', 5, 'light army army', 'buildup', ''],
  3: ['british', 5, 'light army army sail-army', 'buildup', ''],
  4: ['british', 6, 'light army', 'buildup start', 'round-up'],
  5: ['british', 6, 'light sail-army', 'buildup start', 'disease-in-french-camp'],
  6: ['british', 1, 'light army army sail-army', '1757 start', 'delayed-supplies-from-france'],
  7: ['british', 2, 'light army army army-2x', '', 'construction-frenzy'],
  8: ['british', 2, 'light army army sail-army', '', 'lucky-cannonball'],
  9: ['british', 3, 'light army army army', '', 'surprise-landing'],
  10: ['british', 4, 'light army sail-army', 'buildup', 'forced-march'],
  11: ['british', 4, 'army sail-army-2x', 'start', 'smallpox-infected-blankets'],
  12: ['british', 1, 'light army army sail-army', '1757 start', 'round-up'],
  13: ['british', 3, 'light-2x army sail-army', 'start', 'cherokee-diplomacy'],
  14: ['british', 4, 'army army army sail-army', '', 'perfect-volleys'],
  15: ['british', 4, 'light army sail-army', 'buildup 1755 1756', ''],
  16: ['british', 1, 'light army sail-army', '1755 1756', ''],
  17: ['british', 1, 'light army sail-army', '1755 1756 start', 'round-up'],
  18: ['british', 4, 'light army army sail-army', 'buildup 1758 1759 start', 'wintering-rear-admiral'],
  19: ['british', 1, 'light army army army sail-army', '1758 1759 start', 'iroquois-diplomacy'],
  20: ['british', 5, 'light army army army sail-army', '1758 1759 start', 'french-trade-goods-destroyed'],
  21: ['british', 4, 'light army sail-army', 'start', 'armed-battoemen'],
  22: ['french', 4, 'light sail-army', 'buildup', ''],
  23: ['french', 5, 'light-army sail-army', 'buildup', ''],
  24: ['french', 5, 'light light-army', 'buildup', 'forced-march'],
  25: ['french', 6, 'light-2x', 'buildup', ''],
  26: ['french', 6, 'light light', 'buildup', ''],
  27: ['french', 1, 'light-2x light-army sail-army', '1757', 'lucky-cannonball'],
  28: ['french', 2, 'light army-2x', '1757', 'construction-frenzy'],
  29: ['french', 2, 'light sail-army', 'start', 'cherokee-diplomacy'],
  30: ['french', 3, 'light sail-army', 'start', 'reluctant-wagoners'],
  31: ['french', 4, 'light sail-army', 'start', 'round-up'],
  32: ['french', 4, 'light sail-army', '', 'wilderness-ambush'],
  33: ['french', 1, 'light-army light-army sail-army', '1757 start', 'hesitant-british-general'],
  34: ['french', 3, 'light light army-2x', 'start', 'disease-in-british-camp'],
  35: ['french', 5, 'light', 'buildup', ''],
  36: ['french', 1, 'light-2x light-army sail-army', '1755 1756', 'frontiers-ablaze'],
  37: ['french', 2, 'light army-2x', '1755 1756', 'coup-de-main'],
  38: ['french', 1, 'light light-army sail-army', '1755 1756 start', 'iroquois-diplomacy'],
  39: ['french', 1, 'light-2x light-army sail-army', '1758 1759 start', 'french-lake-warships'],
  40: ['french', 2, 'light army-2x', '1758 1759 start', 'rough-seas'],
  41: ['french', 1, 'light-army light-army sail-army', '1758 1759', 'indomitable-abbatis'],
  42: ['french', 4, 'light light-army', '', ''],
  43: ['indian', 0, 'indian indian', '', ''],
  44: ['indian', 0, 'indian', '', ''],
  45: ['indian', 0, 'indian', 'start', 'smallpox-epidemic'],
  46: ['indian', 0, 'indian-2x indian', '', 'staged-lacrosse-game'],
  47: ['indian', 0, 'indian indian', '', ''],
  48: ['indian', 0, 'indian-2x', '', ''],
  49: ['indian', 0, 'indian indian', '', 'pursuit-of-elevated-status'],
  50: ['indian', 0, 'indian indian', '', 'right-to-plunder-and-captives'],
  51: ['indian', 0, 'indian', 'start', 'british-encroachment'],
  52: ['indian', 0, 'indian indian indian', '', ''],
  53: ['indian', 0, 'indian', 'start', 'pennsylvanias-peace-promises'],
  54: ['indian', 0, '', 'start', 'lets-see-how-the-french-fight'],
}

describe('6.0 The 54 cards', () => {
  test('6.0 there are 54: 21 British, 21 French, 12 Indian', () => {
    expect(CARDS).toEqual(Array.from({ length: 54 }, (_, n) => n + 1))
    const count = (deck: string) => CARDS.filter((id) => CARD[id]?.deck === deck).length
    expect([count('british'), count('french'), count('indian')]).toEqual([21, 21, 12])
  })

  test.each(CARDS)('6.0 card %i: deck, initiative, APs, tags, event', (id) => {
    const { deck, initiative, aps, buildup, years, event, start } = CARD[id] as (typeof CARD)[number]
    const tags = [...(buildup ? ['buildup'] : []), ...(years ?? []), ...(start ? ['start'] : [])].join(' ')
    expect([deck, initiative, aps.join(' '), tags, event ?? '']).toEqual(PRINTED[id])
  })

  test('7.4 every AR Start event has an effect of its own, and no other event has one there', () => {
    const tagged = CARDS.flatMap((id) => (CARD[id]?.start ? [CARD[id].event as string] : []))
    // 54: the tag is not printed; what it does holds from the moment it is seen.
    const started = new Set(tagged.filter((id) => id !== 'lets-see-how-the-french-fight'))
    expect(Object.keys(START_EVENTS).sort()).toEqual([...started].sort())
  })

  test('6.0 a text says in both languages what each event does', () => {
    for (const words of Object.values(bayonetsAndTomahawks.catalogues)) {
      for (const id of EVENT_IDS) expect(words[`event.${id}.text`]?.length, id).toBeGreaterThan(30)
      for (const id of ['round-up', 'cherokee-diplomacy', 'iroquois-diplomacy']) {
        expect(words[`event.${id}.text.french`]?.length, id).toBeGreaterThan(30)
        expect(words[`event.${id}.text.french`], id).not.toBe(words[`event.${id}.text`])
      }
    }
  })
})

describe('5.3 Decks of a year', () => {
  test.each([
    [1755, [2, 3, 4, 5, 10, 15], [7, 8, 9, 11, 13, 14, 16, 17, 21], [29, 30, 31, 32, 34, 36, 37, 38, 42]],
    [1756, [2, 3, 4, 5, 10, 15], [7, 8, 9, 11, 13, 14, 16, 17, 21], [29, 30, 31, 32, 34, 36, 37, 38, 42]],
    [1757, [1, 2, 3, 4, 5, 10], [6, 7, 8, 9, 11, 12, 13, 14, 21], [27, 28, 29, 30, 31, 32, 33, 34, 42]],
    [1758, [2, 3, 4, 5, 10, 18], [7, 8, 9, 11, 13, 14, 19, 20, 21], [29, 30, 31, 32, 34, 39, 40, 41, 42]],
    [1759, [2, 3, 4, 5, 10, 18], [7, 8, 9, 11, 13, 14, 19, 20, 21], [29, 30, 31, 32, 34, 39, 40, 41, 42]],
  ])('5.3 %i', (year, buildup, campaign, french) => {
    const decks = decksOf(year, [])
    expect(decks.british).toEqual({ buildup, campaign })
    expect(decks.french).toEqual({ buildup: [22, 23, 24, 25, 26, 35], campaign: french })
    expect(decks.indian).toEqual([43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54])
  })

  test('7.4 card 45 a card taken out of the game is in no deck', () => {
    expect(decksOf(1757, [45]).indian).not.toContain(45)
  })
})

/** An AR Start event without its function does not compile; one that changes a rule is part of that rule. */
test('7.4 every event that is not resolved by itself is named in the rules that it changes', () => {
  const rules = readSources(new URL('../src/rules/', import.meta.url)).join('\n')
  expect(OTHER_EVENT_IDS.filter((id) => !rules.includes(`'${id}'`))).toEqual([])
})
