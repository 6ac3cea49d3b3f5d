/** 6 Cards and 7.1 #1 to #3: drawing, choosing, revealing. */
import { describe, expect, test } from 'vitest'
import { CARD, type CardId } from '../src/data/cards.ts'
import { view } from '../src/view.ts'
import { play } from './help.ts'

const hands = (reserve: readonly [CardId, CardId], drawn: readonly [CardId, CardId], indian: CardId) => ({
  british: { reserve: reserve[0], drawn: drawn[0] },
  french: { reserve: reserve[1], drawn: drawn[1], indian },
})

describe('6.0.1 Reserve', () => {
  const drawn = () => play().lots('2', '5').lots('23', '35')

  test('7.1 before the first round each draws two Buildup cards, the British first', () => {
    const sitting = play()
    expect(sitting.asked).toBe('2 lots 7.1')
    expect(sitting.table.chance).toMatchObject({ from: ['1', '2', '3', '4', '5', '10'] })
    sitting.lots('2', '5')
    expect(sitting.table.chance).toMatchObject({ from: ['22', '23', '24', '25', '26', '35'] })
  })

  test('7.1 both choose at the same time; one is the Reserve, the other is discarded unseen', () => {
    const sitting = drawn()
    expect(sitting.asked).toBe('british 7.1, french 7.1')
    expect(sitting.offers('british')).toEqual([{ card: '2' }, { card: '5' }])
    sitting.choose('french', { card: '23' })
    expect(sitting.asked).toBe('british 7.1')
    sitting.choose('british', { card: '5' })
    const { hands, discards, step } = sitting.state
    expect(hands.british).toEqual({ reserve: 5, drawn: null, chosen: null, indian: null })
    expect(hands.french.reserve).toBe(23)
    expect(discards).toEqual({ british: [2], french: [35] })
    expect(step).toBe('draw')
  })

  test('7.1 no Indian card is drawn at this time', () => {
    const { state } = drawn().choose('british', { card: '5' }).choose('french', { card: '23' })
    expect(state.decks.indian).toHaveLength(12)
    expect(state.hands.french.indian).toBeNull()
  })

  test('7.1, R-49 the other side learns neither the cards nor the discard', () => {
    const sitting = drawn().choose('british', { card: '5' })
    const seen = view(sitting.state, 'french')
    expect(seen.hands.british).toEqual({ reserve: 0, drawn: 0, chosen: null, indian: null })
    sitting.choose('french', { card: '23' })
    expect(view(sitting.state, 'french').discards.british).toBe(1)
    expect(sitting.table.log.filter(({ text }) => text?.key === 'log.drawn')).toEqual([])
    const told = sitting.table.log.filter(({ secret }) => secret?.text.key === 'log.drawn')
    expect(told.map(({ secret }) => secret?.roles)).toEqual([['british'], ['french']])
  })
})

describe('7.1 #1 Drawing', () => {
  const decks = (round: number) => {
    const sitting = play({ step: 'draw', round, hands: hands([5, 23], [1, 25], 49) })
    const british = sitting.table.chance
    sitting.lots(round <= 3 ? '2' : '7')
    const french = sitting.table.chance
    sitting.lots(round <= 3 ? '22' : '27')
    const indian = sitting.table.chance
    sitting.lots('52')
    return { sitting, british, french, indian }
  }
  const all = (chance: unknown, test: (id: CardId) => boolean | undefined) =>
    (chance as { from: string[] }).from.every((id) => test(Number(id)))

  test.each([1, 3])('4.2 in round %i from the Buildup decks', (round) => {
    const { british, french } = decks(round)
    expect(all(british, (id) => CARD[id]?.deck === 'british' && CARD[id]?.buildup)).toBe(true)
    expect(all(french, (id) => CARD[id]?.deck === 'french' && CARD[id]?.buildup)).toBe(true)
  })
  test.each([4, 9])('4.2 in round %i from the Campaign decks', (round) => {
    const { british, french } = decks(round)
    expect(all(british, (id) => CARD[id]?.deck === 'british' && !CARD[id]?.buildup)).toBe(true)
    expect(all(french, (id) => CARD[id]?.deck === 'french' && !CARD[id]?.buildup)).toBe(true)
  })
  test('7.1 #1 the French draw an Indian card too; a card drawn has left its deck', () => {
    const { sitting, indian } = decks(1)
    expect(all(indian, (id) => CARD[id]?.deck === 'indian')).toBe(true)
    expect(sitting.state.hands.french.indian).toBe(52)
    expect(sitting.state.hands.british.drawn).toBe(2)
    expect(sitting.state.decks.indian).not.toContain(52)
    expect(sitting.state.decks.british.buildup).not.toContain(2)
  })
  test('7.1, R-49 only the owner of a card drawn sees it', () => {
    const { sitting } = decks(1)
    expect(view(sitting.state, 'british').hands.french).toMatchObject({ drawn: 0, indian: 0 })
    expect(view(sitting.state, 'french').hands.french).toMatchObject({ drawn: 22, indian: 52 })
  })
  test('7.1 a view holds what it names and no more, of the position as of the own hand', () => {
    const { state } = decks(1).sitting
    const british = { ...state.hands.british, sleeve: 'ace' }
    const seen = view({ ...state, hands: { ...state.hands, british }, ...{ spies: 'french' } }, 'british')
    expect(Object.keys(seen)).not.toContain('spies')
    expect(Object.keys(seen.hands.british).sort()).toEqual(['chosen', 'drawn', 'indian', 'reserve'])
  })
})

describe('7.1 #2 Choosing', () => {
  const asked = () => play({ step: 'choose', hands: hands([5, 23], [1, 25], 49) })

  test('7.1 #2 the Reserve or the card drawn; the Indian card is no choice', () => {
    expect(asked().offers('french')).toEqual([{ card: '23' }, { card: '25' }])
  })
  test('7.1 #2 whether the other has chosen is not seen', () => {
    const sitting = asked().choose('british', { card: '1' })
    expect(sitting.state.hands.british.chosen).toBe(1)
    expect(view(sitting.state, 'french').hands.british.chosen).toBeNull()
    expect(sitting.state.played.british).toBeNull()
  })
  test('7.1 #3, example of AR1: the cards are revealed with their APs; the other card is the Reserve', () => {
    const sitting = asked().choose('british', { card: '1' }).choose('french', { card: '23' })
    const { played, hands, aps, seen } = sitting.state
    expect(played).toEqual({ british: 1, french: 23, indian: 49 })
    expect(hands.british).toEqual({ reserve: 5, drawn: null, chosen: null, indian: null })
    expect(hands.french).toEqual({ reserve: 25, drawn: null, chosen: null, indian: null })
    expect(aps.british).toEqual(['light', 'army', 'sail-army'])
    expect(aps.indian).toEqual(['indian', 'indian'])
    expect(seen).toEqual([1, 23, 49])
  })
  test('6.0.1 the Reserve may be played instead: the card drawn is the Reserve then', () => {
    const { state } = asked().choose('french', { card: '25' }).choose('british', { card: '5' })
    expect(state.hands.british.reserve).toBe(1)
    expect(state.hands.french.reserve).toBe(23)
  })
  test('7.1 #3 a choice cannot be taken back once all are revealed', () => {
    const sitting = asked().choose('british', { card: '1' })
    expect(sitting.table.canUndo('british')).toBe(true)
    sitting.choose('french', { card: '23' })
    expect(sitting.table.canUndo('british')).toBe(false)
  })
})
