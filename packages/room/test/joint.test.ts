/** Records of format 2: dice by all, and games that went over to other rules, kept and opened again. */
import {
  type Core,
  type GameRecord,
  houseCommitment,
  jointKey,
  replay,
  seatCommitment,
  toHex,
  verifiableChance,
  writeRecord,
} from '@carillon/kernel'
import { GAMES } from '@carillon/registry'
import { expect, test } from 'vitest'
import { Bench, BOT, HUMAN, plan, sameDice } from './bench.ts'

sameDice()

const quebec = (await GAMES.find(({ id }) => id === 'quebec-1759')?.core()) as Core
const TABLE = 'a-table'
const SEED = Uint8Array.from({ length: 32 }, (_, i) => i)
const SHARE = Uint8Array.from({ length: 32 }, (_, i) => 200 - i)
const commitment = houseCommitment(TABLE, SEED)
const entropy = {
  table: TABLE,
  seats: [{ role: 'british', commitment: seatCommitment(TABLE, 'british', commitment, SHARE), share: toHex(SHARE) }],
}
const promise = { format: 'carillon-record/2', commitment, seed: toHex(SEED), entropy } as const

/** A game that has just begun, as a server would hand it out. */
async function begun(): Promise<GameRecord> {
  const bench = new Bench(5)
  return { ...(await bench.record(await bench.start(plan(HUMAN, BOT)))), ...promise, inputs: [] }
}

test('a game with dice by all goes on with them, is kept, and verifies at its end', async () => {
  const bench = new Bench(6)
  const { id } = await bench.get('opened', { ask: 'import', text: writeRecord(await begun()) })
  await bench.open(id)
  expect(bench.scene?.fairness).toEqual({ commitment })
  for (let i = 0; i < 20; i++) await bench.click()
  const later = new Bench(7, bench.store)
  await later.open(id)
  await later.playOut()
  const record = await later.record(id)
  expect(record).toMatchObject(promise)
  expect(await later.get('verified', { ask: 'verify', id })).toMatchObject({ said: 'verified' })
  const source = verifiableChance(jointKey(SEED, commitment, entropy), record.game)
  const first = replay(
    quebec,
    record,
    record.inputs.findIndex((input) => 'chance' in input),
  )
  if (!first.chance) throw new Error('chance is asked')
  expect(record.inputs[first.count]).toEqual({ chance: source.draw(first.chance, 0) })
})

test('a share that was not promised is told when the file comes, and the dice are the machine’s', async () => {
  const bench = new Bench(6)
  const seats = entropy.seats.map((seat) => ({ ...seat, share: 'ab'.repeat(32) }))
  const text = writeRecord({ ...(await begun()), entropy: { ...entropy, seats } })
  await bench.get('opened', { ask: 'import', text })
  expect(bench.news.filter(({ news }) => news === 'odd')).toEqual([{ news: 'odd', what: 'promise' }])
})

test('a game that went over to corrected rules is kept with its beginning, opened and looked at from there', async () => {
  const bench = new Bench(9)
  const whole = await bench.record(await bench.start(plan(HUMAN, BOT)))
  for (let i = 0; i < 30; i++) await bench.click()
  const table = replay(quebec, await bench.record(bench.id))
  const { inputs: at, draws, checkpoint } = table.position()
  expect(at).toBeGreaterThan(0)
  const part = { at, rules: quebec.rules, draws, checkpoint: { ...checkpoint } }
  // What was played before does not fit the rules any more.
  const inputs = [...table.inputs].with(0, { role: 'british', option: { do: 'sing' } })
  const { commitment: promised, seed } = whole
  const made = { ...whole, format: 'carillon-record/2', rules: '0.1', parts: [part], inputs } as GameRecord
  const other = new Bench(10)
  const { id } = await other.get('opened', { ask: 'import', text: writeRecord(made) })
  await other.open(id)
  for (let i = 0; i < 10; i++) await other.click()
  const later = new Bench(11, other.store)
  await later.open(id)
  expect(later.news.some(({ news }) => news === 'mended' || news === 'rewound')).toBe(false)
  await later.playOut()
  const record = await later.record(id)
  expect(record).toMatchObject({ rules: '0.1', parts: [part], commitment: promised, seed })
  expect(record.inputs.slice(0, at)).toEqual(inputs.slice(0, at))
  const { moment } = await later.get('moment', { ask: 'replay', id, at: 0 })
  expect(moment.last).toBe(record.inputs.length - at)
  expect(await later.get('verified', { ask: 'verify', id })).toMatchObject({ said: 'verified' })
})
