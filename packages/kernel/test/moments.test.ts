/** How many moments of a game a viewer can tell apart. */
import { describe, expect, test } from 'vitest'
import { offer, type Play } from '../src/ask.ts'
import { type Game, OPEN, SPECTATOR } from '../src/game.ts'
import { Moments } from '../src/moments.ts'
import { observe } from '../src/observe.ts'
import { pickOne, seeded } from '../src/random.ts'
import { recordOf, replay } from '../src/record.ts'
import type { Input } from '../src/saved.ts'
import { startTable, type Table } from '../src/table.ts'
import { momentsOf } from '../src/testing/index.ts'
import { randomInput } from '../src/testing/walk.ts'
import { ROLES, type ToyState, toy } from './toy.ts'

const options = { dice: 'one', nights: 'no' }
const seats = { red: 'human', blue: 'human', gold: 'human' }
const start = (game: Game<ToyState> = toy): Table<ToyState> => startTable(game, game.setup('long', options))
const record = (table: Table<ToyState>) => recordOf(table, { scenario: 'long', options, seats })
const counts = (game: Game<ToyState>, table: Table<ToyState>): Record<string, number> =>
  Object.fromEntries([...ROLES, SPECTATOR].map((viewer) => [viewer, momentsOf(game, record(table), viewer).length - 1]))

const does = (role: string, what: string): Input => ({ role, option: { do: what } })
const send = (role: string, unit: string, place: string): Input[] => [
  { role, option: { unit } },
  { role, option: { place } },
]
const played = (...inputs: readonly Input[]): Table<ToyState> => {
  const table = start()
  for (const input of inputs) table.answer(input)
  return table
}
const CALM: Input = { chance: ['calm'] }

describe('secret play', () => {
  test('of what another writes nothing is counted, however many clicks it takes', () => {
    expect(counts(toy, played(CALM))).toEqual({ red: 1, blue: 1, gold: 1, spectator: 1 })
    const writing = played(CALM, ...send('red', 'r1', 'ford'), ...send('red', 'r2', 'ford'))
    expect(counts(toy, writing)).toEqual({ red: 5, blue: 1, gold: 1, spectator: 1 })
  })
  test('its end is one moment, or the last click of who has clicked, whoever came last', () => {
    const few = [does('red', 'done'), does('gold', 'done'), ...send('blue', 'b1', 'ford'), does('blue', 'done')]
    const many = [...send('red', 'r1', 'hill'), ...few]
    expect(counts(toy, played(CALM, ...few))).toEqual({ red: 2, blue: 4, gold: 2, spectator: 2 })
    expect(counts(toy, played(CALM, ...many))).toEqual({ red: 4, blue: 4, gold: 2, spectator: 2 })
    const otherwise = ['blue', 'gold', 'red'].flatMap((role) =>
      many.filter((one) => 'role' in one && one.role === role),
    )
    expect(counts(toy, played(CALM, ...otherwise))).toEqual(counts(toy, played(CALM, ...many)))
  })
})

test('a deployment that others do not see is one moment to them', () => {
  const deploying = (clicks: number): Game<ToyState> => ({
    ...toy,
    sequence: {
      event: {
        rule: '9',
        *play(g): Play {
          for (let left = clicks; left > 0; left--)
            yield* offer('red', '9', { key: 'ask.place', args: { left } }, [{ do: 'done' }, { do: 'pass' }])
          g.log.push({ rule: '9', text: { key: 'log.orders' } })
          g.step = 'end'
        },
      },
    },
  })
  for (const clicks of [1, 2, 9]) {
    const game = deploying(clicks)
    const table = start(game)
    for (let n = 0; n < clicks; n++) {
      expect(counts(game, table)).toEqual({ red: n, blue: 0, gold: 0, spectator: 0 })
      table.answer(does('red', 'done'))
    }
    expect(counts(game, table)).toEqual({ red: clicks, blue: 1, gold: 1, spectator: 1 })
  }
})

test('all cards on the table, every input counts', () => {
  const table = played(CALM, ...send('red', 'r1', 'ford'))
  expect(momentsOf(toy, record(table), OPEN)).toEqual([0, 1, 2, 3])
})

const seenAt = (table: Table<ToyState>, viewer: string): string => {
  const { revision: _, canUndo: __, ...seen } = observe(table, viewer)
  return JSON.stringify(seen)
}

test('each moment is another one to the viewer, and all that he has seen are there', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const random = seeded(seed)
    const table = start()
    for (let input = randomInput(table, random); input; input = randomInput(table, random)) table.answer(input)
    const whole = record(table)
    for (const viewer of [...ROLES, SPECTATOR]) {
      const seen = momentsOf(toy, whole, viewer).map((at) => seenAt(replay(toy, whole, at), viewer))
      expect(seen.every((one, i) => one !== seen[i - 1])).toBe(true)
      expect(seen.at(-1)).toBe(seenAt(table, viewer))
    }
  }
})

test('counted along the way, with what is taken back, it comes to the same as from the record', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const random = seeded(seed)
    const table = start()
    const viewers = [...ROLES, SPECTATOR].map((viewer) => new Moments<ToyState>(viewer))
    for (const one of viewers) one.look(table)
    for (let n = 0; n < 400 && !table.over; n++) {
      const able = ROLES.filter((role) => table.canUndo(role))
      const back = able.length > 0 && random.below(3) === 0
      if (back) table.undo(pickOne(able, random))
      else table.answer(randomInput(table, random) as Input)
      const now = viewers.map((one) => [one.viewer, back ? one.back(table) : one.look(table)])
      if (n % 10 === 0 || table.over) expect([seed, n, Object.fromEntries(now)]).toEqual([seed, n, counts(toy, table)])
    }
  }
})

test('a count that was kept goes on', () => {
  const table = played(CALM)
  const moments = new Moments<ToyState>('red', 7)
  expect(moments.look(table)).toBe(7)
  table.answer({ role: 'red', option: { unit: 'r1' } })
  expect(moments.look(table)).toBe(8)
  table.undo('red')
  expect(moments.back(table)).toBe(7)
})
