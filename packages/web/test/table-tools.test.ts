/** Tools of the board: places by name, marks of one's own. */
import { describe, expect, test } from 'vitest'
import { EarlyTyping } from '../src/table/tools/finding.ts'
import { type Mark, MOST, parseMarks, toggled } from '../src/table/tools/marks.ts'
import { placesCalled } from '../src/table/tools/places.ts'

describe('places by name', () => {
  const places = ['Québec', 'Côte de Beaupré', 'Île-aux-Noix', 'Albany', 'New York', 'York', 'Baye de Cataracouy'].map(
    (name, id) => ({ id: String(id), name }),
  )
  const called = (typed: string) => placesCalled(places, typed).map(({ name }) => name)
  test('accents and capitals do not matter', () => {
    expect(called('quebec')).toEqual(['Québec'])
    expect(called('ILE')).toEqual(['Île-aux-Noix'])
    expect(called('beaupre')).toEqual(['Côte de Beaupré'])
  })
  test('who begins with it comes first, then whose word does', () => {
    expect(called('york')).toEqual(['York', 'New York'])
    expect(called('a')[0]).toBe('Albany')
  })
  test('nothing typed, nothing found', () => {
    expect(called(' ')).toEqual([])
    expect(called('xyz')).toEqual([])
  })
})

describe('marks of one’s own', () => {
  const ring: Mark = { from: { x: 10, y: 20 }, place: 'albany' }
  const arrow: Mark = { from: { x: 10, y: 20 }, to: { x: 90, y: 80 }, place: 'albany', goal: 'oswego' }
  test('they come back as they were kept', () =>
    expect(parseMarks(JSON.stringify([ring, arrow]))).toEqual([ring, arrow]))
  test.each([
    null,
    '',
    '{',
    '7',
    '{}',
    '[7]',
    '[{"from":{"x":1}}]',
    '[{"from":{"x":1,"y":"2"}}]',
    '[{"to":{"x":1,"y":2}}]',
  ])('a broken text is as good as none: %s', (text) => expect(parseMarks(text)).toEqual([]))
  test('drawn again at about the same place it is gone; an arrow is not a ring', () => {
    const both = toggled(toggled([], ring), arrow)
    expect(both).toEqual([ring, arrow])
    expect(toggled(both, { from: { x: 14, y: 22 } })).toEqual([arrow])
    expect(toggled(both, { ...arrow, to: { x: 85, y: 82 } })).toEqual([ring])
  })
  test('there are never too many', () => {
    let marks: readonly Mark[] = []
    for (let x = 0; x < 100; x++) marks = toggled(marks, { from: { x: x * 100, y: 0 } })
    expect(marks).toHaveLength(MOST)
    expect(marks.at(-1)?.from.x).toBe(9900)
  })
})

describe('typed before the box is there', () => {
  const pressed = (...keys: readonly string[]) => {
    const typing = new EarlyTyping()
    let left = false
    const mine = keys.map((key) =>
      typing.take({ key, ctrlKey: key === 'R', metaKey: false, altKey: false }, () => {
        left = true
      }),
    )
    return { typed: typing.typed, mine, left }
  }
  test('letters and digits are kept for it, and do nothing else', () =>
    expect(pressed('u', 'x', 'Backspace', '1')).toEqual({ typed: 'u1', mine: [true, true, true, true], left: false }))
  test('Enter chooses nothing, Escape leaves, the browser keeps its own keys', () => {
    expect(pressed('u', 'Enter')).toMatchObject({ typed: 'u', mine: [true, true] })
    expect(pressed('Escape')).toMatchObject({ mine: [true], left: true })
    expect(pressed('R', 'Tab', 'F5')).toMatchObject({ typed: '', mine: [false, false, false] })
  })
})
