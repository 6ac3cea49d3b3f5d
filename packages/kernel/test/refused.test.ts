/** Whatever comes in is taken or refused, in a few words; never an error of ours, and nothing has changed. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choose, drawLots, optionsOf, type Play, rollDice, together } from '../src/ask.ts'
import { short } from '../src/excerpt.ts'
import { Refused, wrongDraw } from '../src/refused.ts'
import { startTable, type Table } from '../src/table.ts'
import { fingerprint } from '../src/testing/same.ts'
import { type ToyState, toy } from './toy.ts'

const what = { key: 'ask.act' }
const button = optionsOf('do', ['pass', 'show'])
const both = [button.pass, button.show]

const PLAYS: Readonly<Record<string, () => Play<unknown>>> = {
  choice: () => choose('red', '9', what, both),
  dice: () => rollDice('red', '9', what, 2),
  lots: () => drawLots('9', what, ['a', 'b', 'c'], 2),
  *together() {
    yield* together('9', { red: () => choose('red', '9.1', what, both), blue: () => choose('blue', '9.2', what, both) })
  },
  *back() {
    yield* choose('red', '9', what, both)
    yield* choose('red', '9', what, both)
  },
}
/** A table for each kind of question, and one where the game is over. */
const tables: Readonly<Record<string, Table<ToyState>>> = Object.fromEntries(
  [...Object.keys(PLAYS), 'over'].map((name) => {
    const play = PLAYS[name] as (() => Play) | undefined
    const table = startTable({ ...toy, sequence: play ? { event: { rule: '9', play } } : {} }, toy.setup('long', {}))
    if (name === 'back') table.answer({ role: 'red', option: button.pass })
    return [name, table]
  }),
)

const deep = (levels: number): unknown => {
  let value: unknown = 1
  for (let i = 0; i < levels; i++) value = i % 2 ? [value] : { a: value }
  return value
}
const long = 'x'.repeat(50_000_000)
const wide = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`f${i}`, i]))
/** What makes trouble for those who write it down. */
const MONSTERS: readonly unknown[] = [
  deep(20_000),
  long,
  wide,
  [long, long],
  Array.from({ length: 1_000_000 }, () => 1),
  { toString: 1 },
  { toJSON: 1, valueOf: null, toString: {} },
  JSON.parse('{"__proto__": {"do": "pass"}}'),
  Object.create(null),
  Symbol('x'),
  1n,
  () => long,
  '\u0000\u202e\n',
]

const anything = fc.oneof(
  { weight: 4, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 2, arbitrary: fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true }) },
  { weight: 1, arbitrary: fc.constantFrom(...MONSTERS) },
)
const role = fc.oneof(fc.constantFrom('red', 'blue', 'gold', 'spectator', '__proto__', 'constructor'), anything)
const input = fc.oneof(
  anything,
  fc.record({ role, option: anything }),
  fc.record({ chance: anything }),
  fc.record({ chance: fc.array(anything, { maxLength: 3 }) }),
  fc.record({ role, option: anything, chance: anything }, { requiredKeys: [] }),
  fc.record({ role, option: fc.dictionary(fc.constantFrom('do', 'a'), anything) }),
)
const revision = fc.oneof(fc.constant(undefined), fc.integer({ min: 0, max: 3 }), anything)

/** Refused, in a few words, and nothing has changed. */
function refused(table: Table<ToyState>, act: (table: Table<ToyState>) => void): void {
  const before = fingerprint(table)
  try {
    act(table)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    expect(error.message.length).toBeLessThanOrEqual(200)
    expect(fingerprint(table)).toBe(before)
    return
  }
  // Taken, it must have been one of the options or outcomes: then a fork has gone on.
  const last = table.inputs.at(-1)
  if (fingerprint(table) === before) throw new Error('neither taken nor refused')
  if (last && 'role' in last) expect(both).toContainEqual(last.option)
}

describe.each(Object.entries(tables))('%s', (_, table) => {
  const fork = (): Table<ToyState> => table.fork()

  test('any answer', () => {
    fc.assert(
      fc.property(input, revision, (one, at) => refused(fork(), (t) => t.answer(one as never, at as never))),
      {
        numRuns: 400,
      },
    )
  })
  test('any taking back', () => {
    fc.assert(
      fc.property(role, revision, (one, at) => refused(fork(), (t) => t.undo(one as never, at as never))),
      {
        numRuns: 200,
      },
    )
  })
  test.each(MONSTERS.map((monster, i) => [i, monster]))('monster %i', (_n, monster) => {
    for (const one of [
      monster,
      { role: monster, option: monster },
      { chance: monster },
      { chance: [monster, monster] },
    ])
      refused(fork(), (t) => t.answer(one as never))
    refused(fork(), (t) => t.answer({ role: 'red', option: monster as never }))
    refused(fork(), (t) => t.answer({ role: 'red', option: { do: monster as never } }))
    refused(fork(), (t) => t.answer({ role: 'red', option: button.pass }, (monster ?? 'x') as never))
    refused(fork(), (t) => t.undo(monster as never))
    refused(fork(), (t) => t.undo('red', monster as never))
  })
})

describe('what a refusal says', () => {
  const refusalOf = (table: Table<ToyState>, act: (table: Table<ToyState>) => void): Refused => {
    try {
      act(table)
    } catch (error) {
      return error as Refused
    }
    throw new Error('nothing was refused')
  }
  const at = (name: string): Table<ToyState> => (tables[name] as Table<ToyState>).fork()

  test('what was given, and the rule of the question', () => {
    const said = refusalOf(at('choice'), (t) => t.answer({ role: 'red', option: { do: 'dance' } }))
    expect(said.message).toBe('9: {"do":"dance"} is not offered')
  })
  test('not what another could have chosen, nor which of his questions in secret play it is', () => {
    const said = refusalOf(at('together'), (t) => t.answer({ role: 'blue', option: { do: 'dance' } }))
    expect(said.message).toBe('9: {"do":"dance"} is not offered')
    expect(Object.keys(said)).toEqual(['reason'])
  })
  test('not what could have been drawn: that may be a hidden hand', () => {
    const said = refusalOf(at('lots'), (t) => t.answer({ chance: ['x', 'y'] }))
    expect(said.message).toBe('9 ask.act: x is not among what may be drawn')
    expect(wrongDraw({ kind: 'chance', draw: 'lots', rule: '9', what, count: 1, from: ['a'] }, ['b'])).not.toContain(
      'a,',
    )
  })
})

test('of a long list no more is looked at than is said', () => {
  let looked = 0
  const list = new Proxy(
    Array.from({ length: 100_000 }, () => 1),
    {
      get(target, field) {
        looked += 1
        return Reflect.get(target, field)
      },
      ownKeys: () => {
        throw new Error('all its names are asked for')
      },
    },
  )
  expect(short(list)).toBe(`[${'1,'.repeat(39)}1...`)
  expect(looked).toBeLessThan(500)
})
test('anything is said shortly, and small data as it is', () => {
  expect(short({ do: 'pass', n: [1, 'a', null, { b: true }] })).toBe('{"do":"pass","n":[1,"a",null,{"b":true}]}')
  expect(short('as it is')).toBe('as it is')
  expect(short(undefined)).toBe('undefined')
  fc.assert(fc.property(anything, (one) => short(one).length <= 83))
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 2 }), (one) => {
      const text = typeof one === 'string' ? one : JSON.stringify(one)
      if (text.length < 80 && /^[ -~]*$/.test(text)) expect(short(one)).toBe(text)
    }),
  )
})
