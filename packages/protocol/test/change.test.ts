/** A change brings what was before to what is after, and says no more than it must. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changed, changeOf } from '../src/index.ts'

/** No view has a field of that name. */
const value = fc.jsonValue().filter((one) => !JSON.stringify(one).includes('__proto__'))
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

describe('changes by key', () => {
  test('whatever the two are, one comes from the other', () => {
    fc.assert(
      fc.property(value, value, (one, other) => {
        const [before, after] = [plain(one), plain(other)]
        const change = changeOf(before, after)
        const wired = change === undefined ? undefined : (plain(change) as typeof change)
        expect(wired === undefined ? before : changed(before, wired)).toEqual(after)
      }),
      { numRuns: 2000 },
    )
  })
  test('fields are changed, added, taken away; lists by place', () => {
    const before = { a: 1, b: { c: [1, 2, 3, 4], d: 'x' }, gone: true }
    const after = { a: 1, b: { c: [1, 2, 9, 4, 5], d: 'x' }, come: [] }
    expect(changeOf(before, after)).toEqual({ b: { c: { splice: [[2, 2, 9, 4, 5]] } }, gone: null, come: [[]] })
    expect(changeOf([1, 2, 3, 4], [1, 2, 9, 4])).toEqual({ 2: 9 })
    expect(changeOf(['a', 'b', 'c'], ['a', 'c'])).toEqual({ splice: [[1, 1]] })
    expect(changed(['a', 'b', 'c'], { splice: [[1, 1]] })).toEqual(['a', 'c'])
    expect(changeOf(after, after)).toBeUndefined()
    expect(changeOf(before, structuredClone(before))).toBeUndefined()
    expect(changeOf([1, 2], [3, 4])).toEqual([[3, 4]])
    expect(changeOf([{ role: 'a', rule: '1' }], [{ role: 'b', rule: '1' }])).toEqual({ 0: { role: 'b' } })
    expect(changeOf({ a: 1, b: 2 }, { a: null, b: 'x' })).toEqual({ a: [null], b: 'x' })
  })
  test('what has not changed stays the same thing, and what was before is left alone', () => {
    const before = Object.freeze({ view: Object.freeze({ a: 1 }), rule: '1' })
    const after = changed(before, { rule: '2' }) as typeof before
    expect(after).toEqual({ view: { a: 1 }, rule: '2' })
    expect(after.view).toBe(before.view)
  })
})
