/** A change brings what was before to what is after, and says no more than it must. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changed, changeOf, isSame } from '../src/index.ts'

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
  test('so it is of many fields, in whatever order, and of such as are there and have no value', () => {
    const names = Array.from({ length: 40 }, (_, i) => `f${i}`)
    // As they come over the line: there is no -0 there.
    const wire = value.map(plain)
    const some = fc.dictionary(fc.constantFrom(...names), fc.option(wire, { nil: undefined }), {
      minKeys: 0,
      maxKeys: 40,
    })
    const many = some.map((own) => ({ ...Object.fromEntries(names.slice(0, 26).map((name) => [name, name])), ...own }))
    const any = fc.oneof(some, many)
    fc.assert(
      fc.property(any, any, fc.boolean(), (one, other, same) => {
        const after = same ? { ...one, ...other } : other
        const change = changeOf(one, after)
        const wired = change === undefined ? undefined : (plain(change) as typeof change)
        const [before, then] = [plain(one), plain(after)]
        expect(wired === undefined ? before : changed(before, wired)).toEqual(then)
        expect(isSame(one, after)).toBe(change === undefined)
        expect(changeOf(before, then)).toEqual(change)
      }),
      { numRuns: 1000 },
    )
    expect(changeOf({ a: undefined, b: 1, c: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: null, c: null })
    expect(changeOf({ a: undefined, constructor: 1 }, { a: undefined, constructor: undefined })).toEqual({
      constructor: null,
    })
  })
  test('what is the same has not changed, and nothing else', () => {
    fc.assert(
      fc.property(value, value, (one, other) => {
        const [before, after] = [plain(one), plain(other)]
        expect(isSame(before, after)).toBe(changeOf(before, after) === undefined)
        expect(isSame(before, plain(before))).toBe(true)
      }),
    )
    expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true)
    expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(true)
    expect(isSame({ toString: 'x' }, {})).toBe(false)
    expect(changeOf({ toString: 'x' }, {})).toEqual({ toString: null })
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
