import { describe, expect, expectTypeOf, test } from 'vitest'
import { renderer } from '../src/catalogue.ts'
import type { LogLine, Message } from '../src/message.ts'
import { namer } from '../src/message.ts'
import { kindProblems } from '../src/testing/index.ts'
import { diceOf, entryOf, idOf, reader, sayer } from '../src/texts.ts'

const TEXTS = {
  'log.raid': ['unit', 'from:place', 'to:place|sea', '(dice:die[])'],
  'log.fire': ['#battle', 'units:unit[]', 'die', 'why:drm[]', 'year:text'],
  'log.end': ['#battle-over'],
  'drm.hill': ['points:number', '(rule:text)'],
  'drm.fog': ['(points:number)', '(rule:text)'],
  'prompt.any': ['thing'],
} as const
const NAMES = { unit: ['b_1', 'b_2'], place: ['ford', 'hill.top'], sea: ['bay'] } as const
const say = sayer<typeof TEXTS, typeof NAMES>()
const { read, argsOf, tellers, oneOf } = reader<typeof TEXTS, typeof NAMES>()
const unitName = namer('unit', NAMES.unit)
const placeName = namer('place', NAMES.place)

const raid: LogLine = {
  rule: '9',
  text: say('log.raid', { unit: unitName('b_1'), from: placeName('ford'), to: placeName('hill.top'), dice: [2, 5] }),
}
const end: LogLine = { rule: '9', text: say('log.end') }

describe('saying', () => {
  test('what does not fit the table does not compile', () => {
    // @ts-expect-error no such key
    say('log.none')
    // @ts-expect-error an argument is missing
    say('log.raid', { unit: unitName('b_1'), from: placeName('ford'), to: placeName('ford') })
    // @ts-expect-error a place is no unit
    say('log.raid', { unit: placeName('ford'), from: placeName('ford'), to: placeName('ford'), dice: [] })
    // @ts-expect-error a name is no number
    say('drm.hill', { points: unitName('b_1'), rule: '9' })
    // @ts-expect-error one is no list
    say('log.fire', { units: unitName('b_1'), die: 1, why: [], year: '1759' })
    // @ts-expect-error a unit is no reason
    say('log.fire', { units: [], die: 1, why: [unitName('b_1')], year: '1759' })
    expect(say('prompt.any', { thing: 3 })).toEqual({ key: 'prompt.any', args: { thing: 3 } })
    expect(say('log.end')).toBe(say('log.end'))
  })
  test('dice are written one after the other', () => {
    const write = renderer({ 'log.raid': 'Dice {dice}.' }, 'en')
    expect(write(raid.text)).toBe('Dice 2 5.')
  })
})

describe('reading', () => {
  test('arguments are of their kinds', () => {
    const told = read(raid, 'log.raid')
    expectTypeOf(told?.dice).toEqualTypeOf<readonly number[] | undefined>()
    const from = told && idOf(told.from)
    expectTypeOf(from).toEqualTypeOf<'ford' | 'hill.top' | undefined>()
    expect([from, told && idOf(told.to), told?.dice]).toEqual(['ford', 'hill.top', [2, 5]])
    expect(read(raid, 'log.end')).toBeUndefined()
    expect(read(end, 'log.end')).toEqual({})
    expect(read({}, 'log.end')).toBeUndefined()
    // @ts-expect-error no such line
    read(raid, 'log.raids')
    // @ts-expect-error no such argument
    expect(read(raid, 'log.raid')?.target).toBeUndefined()
  })
  test('one thing to do for each line', () => {
    const tell = tellers<[more: string], string>({
      'log.raid': ({ unit }, more) => `${idOf(unit)} ${more}`,
      'log.end': (_args, more) => more,
    })
    expect([tell(raid)?.('raids'), tell(end)?.('over'), tell({ text: { key: 'log.other' } })]).toEqual([
      'b_1 raids',
      'over',
      undefined,
    ])
    // @ts-expect-error no such argument
    tellers<[], unknown>({ 'log.raid': ({ target }) => target })
    // @ts-expect-error no such line
    tellers<[], unknown>({ 'log.raids': () => 1 })
    expect([raid, end].map(oneOf('log.end'))).toEqual([false, true])
    // @ts-expect-error no such line
    oneOf('log.over')
  })
  test('reasons have their points', () => {
    const reasons = [say('drm.hill', { points: -1, rule: '9.1' }), say('drm.fog', { points: 2, rule: '9.2' })]
    expect(reasons.map((reason) => argsOf(reason).points)).toEqual([-1, 2])
  })
  test('dice', () => {
    const die: Message = { key: 'log.fire', args: { die: 4 } }
    expect([raid.text, die, end.text].map(diceOf)).toEqual([[2, 5], [4], []])
  })
})

describe('the table', () => {
  test('an entry: arguments with their kinds, and chapters', () => {
    expect(entryOf(TEXTS['log.raid']).args).toEqual([
      { name: 'unit', kind: 'unit', list: false, shown: true },
      { name: 'from', kind: 'place', list: false, shown: true },
      { name: 'to', kind: 'place|sea', list: false, shown: true },
      { name: 'dice', kind: 'die', list: true, shown: false },
    ])
    expect(entryOf(TEXTS['log.fire']).chapters).toEqual(['battle'])
    expect(() => entryOf(['a:'])).toThrow('no argument: a:')
  })
  test('every argument of a line has a kind', () => {
    expect(kindProblems({ texts: TEXTS, names: NAMES })).toEqual([])
    const problems = (...words: string[]) =>
      kindProblems({ texts: { 'log.a': words, 'prompt.a': ['b'] }, names: NAMES })
    expect(problems('unit', 'n:number', 'u:unit|place[]')).toEqual([])
    expect(problems('count')).toEqual(["log.a: what is count? Say its kind: 'count:number', 'count:space'"])
    expect(problems('roll:die')).toHaveLength(1)
    expect(problems('dice:die')).toHaveLength(1)
    expect(problems('die:number')).toHaveLength(1)
  })
})
