import { meant } from '@carillon/kernel/typed-words'
import { describe, expect, test } from 'vitest'
import { columns } from '../src/play/columns.ts'
import { orderOf } from '../src/play/commands.ts'
import { mean, median } from '../src/sim/figures.ts'
import { wrap } from '../src/terminal.ts'
import { wordsIn } from '../src/words.ts'

const NAMES = ['Île d’Orléans', 'Lévis', 'St. Charles', 'Ste. Foy', 'Cap Rouge', 'Pass', 'Pass until the end'].map(
  (label) => ({ label, ids: '' }),
)

describe('what a person means', () => {
  const one = (typed: string): string | undefined => {
    const found = meant(typed, NAMES)
    return found.kind === 'one' ? NAMES[found.index]?.label : undefined
  }

  test('a number counts from 1', () => {
    expect(one('2')).toBe('Lévis')
    expect(meant('0', NAMES).kind).toBe('none')
    expect(meant('8', NAMES).kind).toBe('none')
  })
  test('case, accents and signs do not matter', () => {
    expect(one('levis')).toBe('Lévis')
    expect(one("ILE D'ORLEANS")).toBe('Île d’Orléans')
  })
  test('the beginning of a name, or of its words, in any order', () => {
    expect(one('c')).toBe('Cap Rouge')
    expect(one('rouge')).toBe('Cap Rouge')
    expect(one('foy ste')).toBe('Ste. Foy')
  })
  test('a whole name comes before longer ones', () => expect(one('pass')).toBe('Pass'))
  test('what fits several is not guessed', () =>
    expect(meant('st', NAMES)).toEqual({ kind: 'several', indexes: [2, 3], rest: '' }))
  test('what fits nothing is nothing', () => {
    expect(meant('Montréal', NAMES).kind).toBe('none')
    expect(meant('  ', NAMES).kind).toBe('none')
    expect(meant('?!', NAMES).kind).toBe('none')
  })
})

describe('what may be typed besides a choice', () => {
  const [en, fr] = [wordsIn('en'), wordsIn('fr')]
  test('the English word always does, and so do words that mean the same', () => {
    expect(orderOf('odds 2', fr)).toEqual({ order: 'odds', rest: '2' })
    expect(orderOf('aids', en)).toEqual({ order: 'aid', rest: '' })
    expect(orderOf('probabilités', fr)).toEqual({ order: 'odds', rest: '' })
    expect(orderOf('march', en)).toBeUndefined()
  })
  test('in French « carte » alone is the map, with a name it is a card', () => {
    expect(orderOf('carte', fr)).toEqual({ order: 'board', rest: '' })
    expect(orderOf('carte embuscade', fr)).toEqual({ order: 'card', rest: 'embuscade' })
    expect(orderOf('plateau', fr)).toEqual({ order: 'board', rest: '' })
  })
})

describe('texts on a screen', () => {
  test('columns are read downwards and fit', () => {
    const cells = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
    expect(columns(cells, 20)).toEqual(['one     five', 'two     six', 'three   seven', 'four'])
    expect(columns([], 20)).toEqual([])
  })
  test('long lines break at spaces', () => {
    expect(wrap('the British land at Cap Rouge', 12, 2)).toEqual(['the British', '  land at', '  Cap Rouge'])
  })
})

describe('figures', () => {
  test('the median', () => {
    expect(median([5, 1, 3])).toBe(3)
    expect(median([4, 1, 3, 2])).toBe(2.5)
    expect(median([])).toBe(0)
  })
  test('the mean', () => {
    expect(mean([5, 1, 6])).toBe(4)
    expect(mean([])).toBe(0)
  })
})
