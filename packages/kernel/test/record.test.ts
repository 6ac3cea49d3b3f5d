import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ChanceSource, seededChance } from '../src/chance.ts'
import type { Game } from '../src/game.ts'
import { verifyRecord } from '../src/proof.ts'
import { pickOne, seeded } from '../src/random.ts'
import { recordOf, replay, writeRecord } from '../src/record.ts'
import { type GameRecord, RECORD_LIMITS, RecordError, readRecord } from '../src/record-format.ts'
import type { Input } from '../src/saved.ts'
import { startTable, Table } from '../src/table.ts'
import { commitmentOf, toHex, verifiableChance } from '../src/verifiable.ts'
import { type ToyState, toy } from './toy.ts'

const options = { dice: 'one', nights: 'no' }
const seats = { red: 'human', blue: 'bot:greedy', gold: 'bot:random' }
const meta = { scenario: 'long', options, seats }

function randomGame(seed: number, chance: ChanceSource = seededChance(seeded(seed).split(1))): Table<ToyState> {
  const random = seeded(seed)
  const table = startTable(toy, toy.setup('long', options))
  while (!table.over) {
    const { chance: ask } = table
    if (ask) table.answer({ chance: chance.draw(ask, table.draws) })
    else {
      const { role, options: offered } = pickOne(table.decisions, random)
      table.answer({ role, option: pickOne(offered, random) })
    }
  }
  return table
}
const RECORD = recordOf(randomGame(3), meta)
const TEXT = writeRecord(RECORD)

/** The record with something else in it, as text. */
const changed = (change: object, inputs?: (list: Input[]) => unknown): string =>
  JSON.stringify({ ...RECORD, ...(inputs && { inputs: inputs([...RECORD.inputs]) }), ...change })

function problem(act: () => unknown): { place: string; message: string } {
  try {
    act()
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    return { place: error.place, message: error.message }
  }
  return { place: 'none', message: 'no problem' }
}

describe('writing and reading', () => {
  test('a record read back is the same, and written again the same text', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const record = recordOf(randomGame(seed), meta)
      const text = writeRecord(record)
      expect(readRecord(text)).toEqual(record)
      expect(writeRecord(readRecord(text))).toBe(text)
    }
  })

  test('the text has one input a line, and does not depend on the order of fields', () => {
    const record: GameRecord = {
      ...RECORD,
      inputs: [{ chance: ['calm'] }, { role: 'red', option: { way: 'boat', to: 'ford', count: 2 } }],
      commitment: 'a'.repeat(64),
    }
    const text = [
      '{',
      '  "format": "carillon-record/1",',
      '  "game": "three-camps",',
      '  "rules": "1.0",',
      '  "scenario": "long",',
      '  "options": {"dice":"one","nights":"no"},',
      '  "seats": {"blue":"bot:greedy","gold":"bot:random","red":"human"},',
      `  "commitment": "${'a'.repeat(64)}",`,
      '  "inputs": [',
      '    {"chance":["calm"]},',
      '    {"role":"red","option":{"count":2,"to":"ford","way":"boat"}}',
      '  ]',
      '}',
      '',
    ].join('\n')
    expect(writeRecord(record)).toBe(text)
    const turned = Object.fromEntries(Object.entries(readRecord(text)).reverse()) as unknown as GameRecord
    expect(writeRecord(turned)).toBe(text)
    expect(readRecord(writeRecord({ ...RECORD, inputs: [] })).inputs).toEqual([])
  })

  test('a record does not change when the table goes on', () => {
    const table = startTable(toy, toy.setup('long', options))
    table.answer({ chance: ['calm'] })
    const record = recordOf(table, meta)
    table.answer({ role: 'red', option: { do: 'done' } })
    expect(record.inputs).toEqual([{ chance: ['calm'] }])
  })

  test('the record of a table that was restored needs the inputs before', () => {
    const whole = randomGame(3)
    const table = new Table(toy, JSON.parse(JSON.stringify(whole.saved())))
    const before = whole.inputs.slice(0, table.count - table.inputs.length)
    expect(before.length).toBeGreaterThan(0)
    expect(() => recordOf(table, meta)).toThrow(`the position follows from ${table.count} inputs, and`)
    expect(recordOf(table, { ...meta, before })).toEqual(RECORD)
  })

  test('what could not be read back is not made', () => {
    const table = randomGame(3)
    expect(problem(() => recordOf(table, { ...meta, seed: 'xyz' })).place).toBe('seed')
    expect(problem(() => recordOf(table, { ...meta, seats: { ...seats, red: '' } })).place).toBe('seats.red')
    expect(problem(() => recordOf(table, { ...meta, seats: { red: 'human' } })).place).toBe('seats.blue')
    expect(problem(() => recordOf(table, { ...meta, seats: { ...seats, green: 'x' } })).place).toBe('seats.green')
  })

  test('only the roles that play have seats', () => {
    const two = { id: 'two', values: ['no', 'yes'], default: 'no', rule: '1', seats: { yes: ['red', 'blue'] } }
    const game = { ...toy, switches: [...toy.switches, two] }
    const table = startTable(game, game.setup('long', options))
    const { gold: _, ...pair } = seats
    const record = recordOf(table, { ...meta, options: { ...options, two: 'yes' }, seats: pair })
    expect(record.seats).toEqual(pair)
    expect(replay(game, record).count).toBe(0)
    expect(problem(() => replay(game, { ...record, seats })).place).toBe('seats.gold')
    expect(problem(() => replay(game, { ...record, options })).place).toBe('seats.gold')
  })
})

describe('a text that is no record is refused, and the first bad place named', () => {
  const long = 'x'.repeat(201)
  test.each<[string, string, string, string]>([
    ['nothing', '', 'record', 'not JSON'],
    ['no JSON', 'hello', 'record', 'not JSON'],
    ['a record cut short', TEXT.slice(0, 300), 'line', 'not JSON'],
    ['a list', '[]', 'record', 'an object is asked, this is a list'],
    ['null', 'null', 'record', 'an object is asked, this is null'],
    ['a foreign object', '{"a":1}', 'format', 'missing; records that can be read have "carillon-record/1"'],
    [
      'a later format',
      changed({ format: 'carillon-record/3' }),
      'format',
      '"carillon-record/3"; records that can be read',
    ],
    ['a missing field', changed({ rules: undefined }), 'rules', 'missing'],
    ['an unknown field', changed({ winner: 'red' }), 'winner', 'unknown field; there are: format, game'],
    ['a field that changes objects', TEXT.replace('{', '{"__proto__":{"seed":"x"},'), '__proto__', 'unknown field'],
    ['a game that is no text', changed({ game: 7 }), 'game', 'a text is asked, this is 7'],
    ['an empty scenario', changed({ scenario: '' }), 'scenario', 'a text of 1 to 200 letters is asked'],
    ['a text too long', changed({ rules: long }), 'rules', 'a text of 1 to 200 letters is asked, this one has 201'],
    ['an escape sequence', changed({ rules: '\u001b[2J' }), 'rules', 'characters that do not show'],
    ['text that turns round', changed({ rules: 'a\u202eb' }), 'rules', 'characters that do not show'],
    ['options that are a list', changed({ options: [] }), 'options', 'an object is asked, this is a list'],
    ['an option that is no text', changed({ options: { dice: 1 } }), 'options.dice', 'a text is asked, this is 1'],
    ['a name with spaces', changed({ options: { 'a b': 'x' } }), 'options', '"a b" is not a name'],
    ['a name too long', changed({ options: { ['a'.repeat(65)]: 'x' } }), 'options', 'is not a name'],
    [
      'a name that changes objects',
      TEXT.replace('"options": {', '"options": {"__proto__":"x",'),
      'options',
      '"__proto__"',
    ],
    [
      'too many seats',
      changed({ seats: Object.fromEntries(Array.from({ length: 65 }, (_, i) => [`s${i}`, 'x'])) }),
      'seats',
      '65 fields, at most 64',
    ],
    ['a seat that is null', changed({ seats: { ...seats, red: null } }), 'seats.red', 'a text is asked, this is null'],
    ['a seed too short', changed({ seed: 'ab' }), 'seed', '64 hex digits (0-9, a-f) are asked, this is ab'],
    ['a seed in capitals', changed({ seed: 'AB'.repeat(32) }), 'seed', '64 hex digits'],
    ['a seed that is null', changed({ seed: null }), 'seed', '64 hex digits (0-9, a-f) are asked, this is null'],
    ['a commitment that is no hex', changed({ commitment: 'g'.repeat(64) }), 'commitment', '64 hex digits'],
    ['inputs that are no list', changed({ inputs: {} }), 'inputs', 'a list is asked, this is an object'],
    [
      'an input that is a number',
      changed({}, (list) => list.with(2, 5 as never)),
      'inputs[2]',
      'an object is asked, this is 5',
    ],
    ['an empty input', changed({}, (list) => list.with(2, {} as never)), 'inputs[2]', 'this holds: nothing'],
    [
      'an input with both',
      changed({}, (l) => l.with(1, { chance: [1], role: 'red', option: {} } as never)),
      'inputs[1]',
      'chance,option,role',
    ],
    [
      'an input with more',
      changed({}, (l) => l.with(1, { role: 'red', option: {}, at: 1 } as never)),
      'inputs[1]',
      'at,option,role',
    ],
    [
      'an input without option',
      changed({}, (l) => l.with(1, { role: 'red' } as never)),
      'inputs[1]',
      'this holds: role',
    ],
    [
      'a role that is no text',
      changed({}, (l) => l.with(1, { role: 1, option: {} } as never)),
      'inputs[1].role',
      'a text is asked',
    ],
    [
      'an option that is a list',
      changed({}, (l) => l.with(1, { role: 'red', option: [] } as never)),
      'inputs[1].option',
      'an object is asked',
    ],
    [
      'an option in an option',
      changed({}, (l) => l.with(1, { role: 'red', option: { a: {} } } as never)),
      'inputs[1].option.a',
      'a text is asked, this is an object',
    ],
    [
      'an option that is true',
      changed({}, (l) => l.with(1, { role: 'red', option: { a: true } } as never)),
      'inputs[1].option.a',
      'this is true',
    ],
    [
      'a number too large',
      changed({}, (l) => l.with(1, { role: 'red', option: { a: 7777 } })).replace('7777', '1e999'),
      'inputs[1].option.a',
      'a number too large',
    ],
    [
      'chance that is no list',
      changed({}, (l) => l.with(0, { chance: 'calm' } as never)),
      'inputs[0].chance',
      'a list is asked, this is calm',
    ],
    [
      'faces and lots mixed',
      changed({}, (l) => l.with(0, { chance: ['calm', 1] } as never)),
      'inputs[0].chance[1]',
      'a text is asked, this is 1',
    ],
    [
      'lots and faces mixed',
      changed({}, (l) => l.with(0, { chance: [1, 'calm'] } as never)),
      'inputs[0].chance[1]',
      'a face of a die',
    ],
    [
      'half a face',
      changed({}, (l) => l.with(0, { chance: [1.5] })),
      'inputs[0].chance[0]',
      'a face of a die (1 or more) is asked, this is 1.5',
    ],
    ['a face of nothing', changed({}, (l) => l.with(0, { chance: [0] })), 'inputs[0].chance[0]', 'a face of a die'],
    [
      'too much drawn',
      changed({}, (l) => l.with(0, { chance: Array(1001).fill(1) })),
      'inputs[0].chance',
      '1001 things drawn, at most 1000',
    ],
  ])('%s', (_what, text, place, message) => {
    const found = problem(() => readRecord(text))
    expect(found.place.startsWith(place), found.message).toBe(true)
    if (place !== 'line') expect(found.place).toBe(place)
    expect(found.message).toContain(message)
    expect(found.message.startsWith(`${found.place}: `)).toBe(true)
    expect(found.message.length).toBeLessThan(400)
  })

  test('more than 16 MiB, counted in bytes, or a million inputs', () => {
    expect(problem(() => readRecord(' '.repeat(RECORD_LIMITS.bytes + 1))).message).toBe(
      'record: longer than 16777216 bytes',
    )
    expect(problem(() => readRecord('é'.repeat(RECORD_LIMITS.bytes / 2 + 1))).message).toBe(
      'record: longer than 16777216 bytes',
    )
    const inputs = `[${'[],'.repeat(RECORD_LIMITS.inputs)}[]]`
    const found = problem(() => readRecord(changed({}).replace(/"inputs":\[.*\]/, `"inputs":${inputs}`)))
    expect(found).toEqual({ place: 'inputs', message: 'inputs: 1000001 of them, at most 1000000 are allowed' })
  })

  test('a tower of brackets', () => {
    expect(problem(() => readRecord('['.repeat(2_000_000))).message).toContain('not JSON')
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    const found = problem(() => readRecord(changed({ game: 0 }).replace('"game":0', `"game":${deep}`)))
    expect(found.message).toBe('game: a text is asked, this is a list')
    expect(problem(() => readRecord(`{"format":${deep}}`)).message).toContain('format: a list; records')
  })

  test('any damage gives a record or a RecordError, from reading and from playing again', () => {
    const at = fc.nat(TEXT.length - 1)
    const damage = fc.oneof(
      fc
        .tuple(at, fc.constantFrom(...'{}[]",:0129 ae\\\u0000é'))
        .map(([i, c]) => TEXT.slice(0, i) + c + TEXT.slice(i + 1)),
      fc.tuple(at, fc.nat(40)).map(([i, n]) => TEXT.slice(0, i) + TEXT.slice(i + n)),
      fc.tuple(at, at, fc.nat(40)).map(([i, j, n]) => TEXT.slice(0, i) + TEXT.slice(j, j + n) + TEXT.slice(i)),
    )
    fc.assert(
      fc.property(damage, (text) => {
        problem(() => replay(toy, readRecord(text)))
      }),
      { numRuns: 3000, seed: 1759 },
    )
  })

  test('any JSON gives a record or a RecordError', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(RECORD)), (value, field) => {
        problem(() => replay(toy, readRecord(JSON.stringify(value))))
        problem(() => replay(toy, readRecord(changed({ [field]: value }))))
        problem(() => replay(toy, readRecord(changed({}, (list) => list.with(1, value as never)))))
      }),
      { numRuns: 1000, seed: 1759 },
    )
  })
})

describe('playing again', () => {
  test('gives the same game, at every point', () => {
    const table = randomGame(3)
    const again = replay(toy, readRecord(TEXT))
    expect(again.state).toEqual(table.state)
    expect(again.log).toEqual(table.log)
    expect(again.inputs).toEqual(table.inputs)
    expect(again.over).toBe(true)
    const step = startTable(toy, toy.setup('long', options))
    for (let i = 0; i <= RECORD.inputs.length; i++) {
      expect(replay(toy, RECORD, i).state).toEqual(step.state)
      if (i < RECORD.inputs.length) step.answer(RECORD.inputs[i] as Input)
    }
  })

  test('asks for a number of inputs that the record has', () => {
    for (const upTo of [-1, 1.5, RECORD.inputs.length + 1, Number.NaN])
      expect(() => replay(toy, RECORD, upTo)).toThrow(`the record has inputs 0 to ${RECORD.inputs.length}, not ${upTo}`)
  })

  test('changes neither the record nor anything else', () => {
    const frozen = JSON.parse(TEXT, (_key, value) => Object.freeze(value)) as GameRecord
    replay(toy, frozen)
    expect(writeRecord(frozen)).toBe(TEXT)
  })

  test('names the first input that does not fit, what was offered and what was given', () => {
    const inputs = (...list: Input[]): GameRecord => ({ ...RECORD, inputs: list })
    const calm: Input = { chance: ['calm'] }
    const done = (role: string): Input => ({ role, option: { do: 'done' } })
    const cases: [GameRecord, string, string][] = [
      [
        inputs(calm, { role: 'red', option: { unit: 'b1' } }),
        'inputs[1]',
        'red is asked (2.1 ask.order) and offered unit=r1 | unit=r2 | unit=r3 | do=done; given: red chooses unit=b1',
      ],
      [
        inputs({ chance: ['rain'] }),
        'inputs[0]',
        'chance is asked (1.1 what.event) for 1 of 3 (calm, fog, storm); given: chance gives ["rain"]',
      ],
      [
        inputs(done('red')),
        'inputs[0]',
        'chance is asked (1.1 what.event) for 1 of 3 (calm, fog, storm); given: red chooses do=done',
      ],
      [
        inputs(calm, done('red'), done('red')),
        'inputs[2]',
        'blue is asked (2.1 ask.order) and offered unit=b1 | unit=b2 | unit=b3 | do=done; gold is asked',
      ],
      [
        inputs(calm, done('red'), done('blue'), done('gold'), { chance: [6] }),
        'inputs[4]',
        'red is asked (3.1 ask.act) and offered spy | show | pass'.replace(/(spy|show|pass)/g, 'do=$1'),
      ],
    ]
    for (const [record, place, message] of cases) {
      const found = problem(() => replay(toy, record))
      expect(found.place).toBe(place)
      expect(found.message).toContain(`${place}: ${message}`)
    }
  })

  test('shortens long lists of options', () => {
    const many = Array.from({ length: 60 }, (_, i) => ({ number: i }))
    const game: Game<ToyState> = {
      ...toy,
      sequence: {
        event: {
          rule: '9',
          *play(g) {
            yield { kind: 'choice', role: 'red', rule: '9', prompt: { key: 'ask.act' }, options: many }
            g.step = 'end'
          },
        },
      },
    }
    const record = { ...RECORD, inputs: [{ role: 'red', option: { number: 'y'.repeat(200) } }] }
    const { message } = problem(() => replay(game, record))
    expect(message).toContain('number=0 | number=1 |')
    expect(message).toContain('and 48 more; given: red chooses number=yyy')
    expect(message.length).toBeLessThan(400)
  })

  test('refuses inputs after the end', () => {
    const record = { ...RECORD, inputs: [...RECORD.inputs, { chance: ['calm'] }] }
    const number = RECORD.inputs.length
    expect(problem(() => replay(toy, record))).toEqual({
      place: `inputs[${number}]`,
      message: `inputs[${number}]: the game was over after ${number} inputs; given: chance gives ["calm"]`,
    })
  })

  test.each<[string, object, string, string]>([
    ['another game', { game: 'chess' }, 'game', 'a record of chess, not of three-camps'],
    [
      'an unknown scenario',
      { scenario: 'tiny' },
      'scenario',
      'three-camps has no scenario "tiny"; there are: long, short',
    ],
    ['an unknown option', { options: { sides: '6' } }, 'options', 'three-camps has no option "sides"'],
    [
      'options that do not go together',
      { options: { dice: 'two', nights: 'yes' } },
      'options',
      'nights=yes does not go with dice=two',
    ],
    [
      'an unknown role',
      { seats: { ...seats, green: 'human' } },
      'seats.green',
      'three-camps has no such role; there are: red, blue, gold',
    ],
    ['an empty seat', { seats: { red: 'human', blue: 'human' } }, 'seats.gold', 'missing: who sat there?'],
  ])('refuses %s', (_what, change, place, message) => {
    const found = problem(() => replay(toy, { ...RECORD, ...change }))
    expect(found.place).toBe(place)
    expect(found.message).toContain(message)
  })

  test('tries a record of other rules, and says so where it does not fit', () => {
    const old = { ...RECORD, rules: '0.9' }
    expect(replay(toy, old).state).toEqual(replay(toy, RECORD).state)
    const said = '; the record was made with rules 0.9, these are rules 1.0'
    const broken = { ...old, inputs: [{ chance: ['rain'] }] }
    expect(problem(() => replay(toy, broken)).message.endsWith(said)).toBe(true)
    expect(problem(() => replay(toy, { ...old, options: { fog: 'thick' } })).message.endsWith(said)).toBe(true)
    expect(problem(() => replay(toy, { ...broken, rules: '1.0' })).message).not.toContain('made with rules')
  })

  test('a mistake of the rules is not blamed on the record', () => {
    const game: Game<ToyState> = {
      ...toy,
      sequence: {
        event: {
          rule: '9',
          // biome-ignore lint/correctness/useYield: it breaks before it asks
          *play() {
            throw new TypeError('a bug')
          },
        },
      },
    }
    expect(() => replay(game, RECORD)).toThrow(TypeError)
  })
})

describe('proving the luck', () => {
  const seed = Uint8Array.from({ length: 32 }, (_, i) => 255 - i)
  const commitment = commitmentOf(seed)
  const proved = { ...meta, commitment, seed: toHex(seed) }
  const fair = (game: number): GameRecord => recordOf(randomGame(game, verifiableChance(seed, toy.id)), proved)

  test('every draw of a fair game comes from the seed', () => {
    for (let game = 1; game <= 30; game++) {
      const record = readRecord(writeRecord(fair(game)))
      const drawn = record.inputs.flatMap((input) => ('chance' in input ? [input.chance] : []))
      const dice = drawn.flat().filter((one) => typeof one === 'number').length
      expect(verifyRecord(toy, record)).toEqual({ draws: drawn.length, dice })
    }
  })

  test('the record in docs/record-format.md is written as we write it, plays to its end and is proved', () => {
    const page = readFileSync(new URL('../../../docs/record-format.md', import.meta.url), 'utf8')
    const text = /```json\n([^`]*)```/.exec(page)?.[1] ?? ''
    const record = readRecord(text)
    expect(writeRecord(record)).toBe(text)
    expect(toy.outcome(replay(toy, record).state)?.winner).toBe('red')
    expect(verifyRecord(toy, record)).toEqual({ draws: 3, dice: 4 })
  })

  test('a game that is not over yet can be checked as far as it goes', () => {
    const record = fair(3)
    expect(verifyRecord(toy, { ...record, inputs: record.inputs.slice(0, 1) })).toEqual({ draws: 1, dice: 0 })
  })

  test('one changed outcome is found, and named', () => {
    const record = fair(3)
    const { inputs } = record
    const number = inputs.findIndex((input) => 'chance' in input && typeof input.chance[0] === 'number')
    expect(number).toBeGreaterThan(0)
    const [face] = (inputs[number] as { chance: number[] }).chance as [number]
    const wrong = face === 6 ? 5 : face + 1
    const { place, message } = problem(() =>
      verifyRecord(toy, { ...record, inputs: inputs.with(number, { chance: [wrong] }).slice(0, number + 1) }),
    )
    expect(place).toBe(`inputs[${number}]`)
    expect(message).toContain('not from the seed: draw ')
    expect(message).toContain(`(4.1, 1 die of 6 sides) comes to [${face}], the record has [${wrong}]`)
  })

  test('luck of another source is found', () => {
    const { place, message } = problem(() => verifyRecord(toy, recordOf(randomGame(4), proved)))
    expect(place).toMatch(/^inputs\[\d+\]$/)
    expect(message).toContain('not from the seed')
  })

  test('another seed than the one promised is found', () => {
    const other = { ...fair(3), seed: '00'.repeat(32) }
    const { place, message } = problem(() => verifyRecord(toy, other))
    expect(place).toBe('seed')
    expect(message).toContain(`promised ${commitment}`)
  })

  test('a record without promise or without seed proves nothing', () => {
    const { commitment: _1, ...unpromised } = fair(3)
    const { seed: _2, ...unshown } = fair(3)
    expect(problem(() => verifyRecord(toy, unpromised))).toEqual({
      place: 'commitment',
      message: 'commitment: the record holds none: nothing was promised',
    })
    expect(problem(() => verifyRecord(toy, unshown))).toEqual({
      place: 'seed',
      message: 'seed: the record holds none: its luck cannot be checked',
    })
  })

  test('inputs that do not fit are named first', () => {
    const record = fair(3)
    expect(problem(() => verifyRecord(toy, { ...record, inputs: [{ role: 'red', option: {} }] })).message).toContain(
      'inputs[0]: chance is asked',
    )
    expect(problem(() => verifyRecord(toy, { ...record, game: 'chess' })).place).toBe('game')
  })
})
