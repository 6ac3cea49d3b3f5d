/** Dice that the house and all seats make together; records that went on otherwise. */
import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { Cursor } from '../src/cursor.ts'
import {
  type Entropy,
  houseCommitment,
  jointKey,
  liarIn,
  missingIn,
  roundName,
  roundSeed,
  seatCommitment,
} from '../src/joint.ts'
import { verifyRecord } from '../src/proof.ts'
import { pickOne, seeded } from '../src/random.ts'
import { recordOf, replay, writeRecord } from '../src/record.ts'
import { type GameRecord, RecordError, readRecord } from '../src/record-format.ts'
import { startTable, Table } from '../src/table.ts'
import { momentsOf } from '../src/testing/index.ts'
import { toHex, verifiableChance } from '../src/verifiable.ts'
import { type ToyState, toy } from './toy.ts'

const TABLE = 't-1759'
const options = { dice: 'one', nights: 'no' }
const seats = { red: 'human', blue: 'human', gold: 'bot:random' }
const meta = { scenario: 'long', options, seats }
const bytes = (first: number): Uint8Array => Uint8Array.from({ length: 32 }, (_, i) => (first + i) % 256)

const SEED = bytes(1)
const HOUSE = houseCommitment(TABLE, SEED)
const shareOf = (role: string, share: Uint8Array) => ({
  role,
  commitment: seatCommitment(TABLE, role, HOUSE, share),
  share: toHex(share),
})
const ENTROPY: Entropy = { table: TABLE, seats: [shareOf('red', bytes(50)), shareOf('blue', bytes(99))] }
const KEY = jointKey(SEED, HOUSE, ENTROPY)

/** Plays at random until it is over, or so many inputs were made. */
function play(table: Table<ToyState>, seed: number, until = Number.POSITIVE_INFINITY): Table<ToyState> {
  const random = seeded(seed)
  const chance = verifiableChance(KEY, toy.id)
  while (!table.over && table.count < until) {
    if (table.chance) table.answer({ chance: chance.draw(table.chance, table.draws) })
    else {
      const { role, options: offered } = pickOne(table.decisions, random)
      table.answer({ role, option: pickOne(offered, random) })
    }
  }
  return table
}
const start = () => startTable(toy, toy.setup('long', options))
const promise = { commitment: HOUSE, seed: toHex(SEED), entropy: ENTROPY }
const RECORD = recordOf(play(start(), 3), { ...meta, ...promise })

const problemOf = (record: unknown): string => {
  try {
    verifyRecord(toy, readRecord(JSON.stringify(record)))
    return 'none'
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    return error.message
  }
}

describe('dice by all', () => {
  test('are derived as docs/record-format.md tells it', () => {
    const sha = (head: string, secret: Uint8Array) => createHash('sha256').update(head).update(secret).digest('hex')
    const house = sha(`carillon/2|house|${TABLE}|`, SEED)
    const red = sha(`carillon/2|seat|${TABLE}|red|${house}|`, bytes(50))
    const blue = sha(`carillon/2|seat|${TABLE}|blue|${house}|`, bytes(99))
    const list = `carillon/2|${TABLE}|${house}|red:${red}|blue:${blue}`
    const message = `${list}|${Buffer.from(bytes(50)).toString('hex')}|${Buffer.from(bytes(99)).toString('hex')}`
    expect(HOUSE).toBe(house)
    expect(ENTROPY.seats.map(({ commitment }) => commitment)).toEqual([red, blue])
    expect(toHex(KEY)).toBe(createHmac('sha256', SEED).update(message).digest('hex'))
  })

  test('a game played with them is a record of format 2, and verifies', () => {
    expect(RECORD.format).toBe('carillon-record/2')
    const text = writeRecord(RECORD)
    expect(readRecord(text)).toEqual(RECORD)
    expect(writeRecord(readRecord(text))).toBe(text)
    expect(verifyRecord(toy, RECORD).draws).toBeGreaterThan(3)
  })

  test('a house with another seed, and a seat with another share, are named', () => {
    expect(problemOf({ ...RECORD, seed: toHex(bytes(2)) })).toContain('the house has not kept its promise')
    const [red, blue] = ENTROPY.seats
    const lied = { ...ENTROPY, seats: [red, { ...blue, share: toHex(bytes(98)) }] } as Entropy
    expect(liarIn(HOUSE, lied)).toBe('blue')
    expect(problemOf({ ...RECORD, entropy: lied })).toBe(
      'entropy.seats[1].share: blue has shown another share than it promised',
    )
  })

  test('without one of the shares there is no key, and nothing is proved', () => {
    const [red, { role, commitment }] = ENTROPY.seats as [Entropy['seats'][0], Entropy['seats'][0]]
    const waiting: Entropy = { ...ENTROPY, seats: [red, { role, commitment }] }
    expect(missingIn(waiting)).toBe('blue')
    expect(liarIn(HOUSE, waiting)).toBeUndefined()
    expect(() => jointKey(SEED, HOUSE, waiting)).toThrow('blue has not shown its share yet')
    expect(problemOf({ ...RECORD, entropy: waiting })).toBe('entropy.seats[1].share: blue has not shown its share')
  })

  test('a promise of another table, role or house is another promise', () => {
    const share = bytes(50)
    const all = [
      seatCommitment(TABLE, 'red', HOUSE, share),
      seatCommitment('other', 'red', HOUSE, share),
      seatCommitment(TABLE, 'blue', HOUSE, share),
      seatCommitment(TABLE, 'red', houseCommitment(TABLE, bytes(9)), share),
    ]
    expect(new Set(all).size).toBe(4)
    expect(houseCommitment('other', SEED)).not.toBe(HOUSE)
  })

  test('each round of promises has a name and a seed of the house of its own', () => {
    expect([0, 1, 2].map((anew) => roundName(TABLE, anew))).toEqual([TABLE, `${TABLE}/2`, `${TABLE}/3`])
    expect(roundSeed(TABLE, SEED, 0)).toEqual(SEED)
    const mac = createHmac('sha256', SEED).update(`carillon/2|anew|${TABLE}/2`).digest('hex')
    expect(toHex(roundSeed(TABLE, SEED, 1))).toBe(mac)
    expect(toHex(roundSeed(TABLE, SEED, 2))).not.toBe(mac)
  })

  test('a die that did not come from all shares is named', () => {
    const at = RECORD.inputs.findLastIndex((input) => 'chance' in input && typeof input.chance[0] === 'number')
    const inputs = RECORD.inputs.map((input, i) =>
      i === at && 'chance' in input
        ? { chance: [((input.chance[0] as number) % 6) + 1, ...input.chance.slice(1)] }
        : input,
    )
    expect(problemOf({ ...RECORD, inputs })).toContain('not from the shares of all')
  })

  test('with one honest seat the first die is as fair as any, whatever the others chose', () => {
    const random = seeded(11)
    const counts = [0, 0, 0, 0, 0, 0]
    const ask = { kind: 'chance', draw: 'dice', rule: '1', what: { key: 'x' }, count: 1, sides: 6 } as const
    for (let i = 0; i < 3000; i++) {
      const honest = Uint8Array.from({ length: 32 }, () => random.below(256))
      const entropy = { table: TABLE, seats: [shareOf('red', bytes(50)), shareOf('blue', honest)] }
      const [face] = verifiableChance(jointKey(SEED, HOUSE, entropy), toy.id).draw(ask, 0) as number[]
      counts[(face as number) - 1] = (counts[(face as number) - 1] as number) + 1
    }
    // What fair luck exceeds once in a thousand times.
    expect(counts.reduce((sum, n) => sum + (n - 500) ** 2 / 500, 0)).toBeLessThan(20.5)
  })
})

describe('parts', () => {
  /** A game of which so many inputs were taken back by consent: the draws of what is gone are used up. */
  function setBack(): { record: GameRecord; draws: number } {
    const first = play(start(), 5, 30)
    const kept = first.inputs.slice(0, 12)
    const table = start()
    for (const input of kept) table.answer(input)
    const { draws } = first
    expect(table.draws).toBeLessThan(draws)
    table.burn(draws)
    play(table, 6)
    return { record: recordOf(table, { ...meta, ...promise, parts: [{ at: 12, rules: toy.rules, draws }] }), draws }
  }

  test('after a game was set back no die comes again, and every die still verifies', () => {
    const { record, draws } = setBack()
    expect(verifyRecord(toy, record).draws).toBeGreaterThan(2)
    const numbers = new Cursor(toy, record).draws.map(({ number }) => number)
    expect(numbers.some((number) => number >= draws)).toBe(true)
    expect(numbers.every((number, i) => i === 0 || number > (numbers[i - 1] as number))).toBe(true)
    expect(problemOf({ ...record, parts: undefined, format: 'carillon-record/2' })).toContain(
      'not from the shares of all',
    )
  })

  test('used draws survive keeping, forking and taking back; none comes back', () => {
    const table = play(start(), 5, 14)
    const { draws } = table
    table.burn(draws + 7)
    expect(table.draws).toBe(draws + 7)
    expect(table.fork().draws).toBe(draws + 7)
    expect(new Table(toy, table.saved()).draws).toBe(draws + 7)
    for (const { role, options: offered } of [...table.decisions]) {
      table.answer({ role, option: offered[0] as (typeof offered)[0] })
      if (table.canUndo(role)) table.undo(role)
    }
    expect(table.draws).toBe(draws + 7)
    expect(() => table.burn(draws)).toThrow('used up already')
  })

  /** A game that went over to other rules at a mark. */
  function corrected(): GameRecord {
    const first = play(start(), 8, 20)
    const { inputs: at, draws, checkpoint } = first.position()
    const part = { at, rules: toy.rules, draws, checkpoint: checkpoint as unknown as Record<string, unknown> }
    const whole = recordOf(play(first, 9), { ...meta, ...promise, rules: '0.9', parts: [part] })
    // Under the rules of today its beginning would not fit.
    const inputs = whole.inputs.map((input, i) =>
      i === 0 && !('chance' in input) ? { role: 'red', option: { do: 'sing' } } : i === 0 ? { chance: [99] } : input,
    )
    return { ...whole, inputs }
  }

  test('a game under corrected rules is played from where it went over to them', () => {
    const record = readRecord(writeRecord(corrected()))
    const first = record.parts?.[0]?.at as number
    expect(first).toBeGreaterThan(0)
    const table = replay(toy, record)
    expect(table.over).toBe(true)
    expect(table.count).toBe(record.inputs.length)
    expect(() => replay(toy, record, first - 1)).toThrow(`the record has inputs ${first} to`)
    expect(replay(toy, record, first).count).toBe(first)
    expect(verifyRecord(toy, record).draws).toBeGreaterThan(0)
    expect(momentsOf(toy, record, 'open')[0]).toBe(first)
    expect(momentsOf(toy, record, 'red').at(-1)).toBe(record.inputs.length)
  })

  test.each([
    [{ parts: [{ at: 3, rules: '1', draws: 2, why: 'x' }] }, 'parts[0].why: unknown field'],
    [{ parts: [{ at: 3, rules: '1' }] }, 'parts[0].draws: missing'],
    [{ parts: [{ at: 30_000, rules: '1', draws: 2 }] }, 'parts[0].at: a whole number'],
    [
      {
        parts: [
          { at: 3, rules: '1', draws: 2 },
          { at: 4, rules: '1', draws: 1 },
        ],
      },
      'parts[1].draws: a whole number',
    ],
    [{ parts: [{ at: 3, rules: '1', draws: 2, checkpoint: 7 }] }, 'parts[0].checkpoint: an object'],
    [{ parts: {} }, 'parts: a list'],
    [
      { entropy: { table: 't', seats: [ENTROPY.seats[0], ENTROPY.seats[0]] } },
      'entropy.seats[1].role: red stands there',
    ],
    [{ entropy: { table: 't', seats: [{ role: 'red', commitment: 'x' }] } }, 'entropy.seats[0].commitment: 64 hex'],
    [{ entropy: { table: 't' } }, 'entropy.seats: missing'],
    [{ format: 'carillon-record/1' }, 'entropy: unknown field'],
  ])('%o is refused: %s', (change, message) => {
    expect(() => readRecord(JSON.stringify({ ...RECORD, ...change }))).toThrow(message)
  })

  test('a state that is none is refused with its place', () => {
    const { parts = [], ...record } = corrected()
    const broken = { ...record, parts: parts.map((part) => ({ ...part, checkpoint: { step: 'night', log: 4 } })) }
    expect(() => replay(toy, broken as GameRecord)).toThrow('parts[0].checkpoint: these rules can do nothing with it')
  })
})
