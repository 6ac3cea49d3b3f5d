/** What a machine player chooses depends on nothing that is hidden from it, and on luck only as it is given. */
import { type Choice, type Option, type State, sameOption, type Table } from '@carillon/kernel'
import { PLAYERS, Wits } from '@carillon/players'
import { beforeAll, describe, expect, test } from 'vitest'
import { chosen, dealtAnew, decisionsOf, PLANNED, seatAt, thinkingOf } from './decisions.ts'

/** Decisions of each game, each by another player. */
const VISITS = 45

describe.each(PLANNED)('$id', (game) => {
  let wits: Wits
  beforeAll(async () => {
    wits = await thinkingOf(game)
  })
  const players = [...PLAYERS.keys()].filter((player) => player !== 'random')

  test('every player chooses the same whatever is hidden, and the same again', () => {
    const compared = new Map<string, number>()
    let number = 0
    decisionsOf(game, wits, VISITS, (table, { role }) => {
      const player = players[number % players.length] as string
      number += 1
      if (player === 'playbook' && !game.players?.includes(player)) return false
      const other = fitting(table, role, number)
      const here = chosen(player, seatAt(table, role, wits), number)
      const where = `${player}, ${table.state.step}, ${JSON.stringify(table.position().since)}`
      expect(chosen(player, seatAt(table, role, wits), number), where).toEqual(here)
      if (!other) return false
      expect(chosen(player, seatAt(other, role, wits), number), where).toEqual(here)
      compared.set(player, (compared.get(player) ?? 0) + 1)
      return false
    })
    for (const player of players)
      if (player !== 'playbook') expect(compared.get(player) ?? 0, player).toBeGreaterThan(0)
  })
  test('a planted leak is seen, and only that', () => {
    // It values whatever it sees, so that all that is dealt otherwise makes a difference.
    const nosy = new Wits({ evaluate: (state) => hashOf(JSON.stringify({ ...state, log: [] })) })
    let [peeked, guessed, number] = [0, 0, 0]
    decisionsOf(game, wits, VISITS, (table, { role }) => {
      number += 1
      const other = fitting(table, role, number)
      if (!other) return false
      const differs = (peeks: boolean): boolean => {
        const [here, there] = [table, other].map((one) => chosen('greedy', seatAt(one, role, nosy, peeks), number))
        return !sameOption(here as Option, there as Option)
      }
      if (differs(true)) peeked += 1
      if (differs(false)) guessed += 1
      return false
    })
    expect(peeked).toBeGreaterThan(4)
    expect(guessed).toBe(0)
  })
})

const hashOf = (text: string): number => {
  let hash = 7
  for (let i = 0; i < text.length; i += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0
  return hash
}

/** Another deal that asks the same. */
function fitting(table: Table<State>, role: string, seed: number): Table<State> | undefined {
  const real = table.decision(role) as Choice
  for (let i = 0; i < 4; i += 1) {
    const other = dealtAnew(table, role, seed * 10 + i)
    const asked = other?.decision(role)
    if (asked && JSON.stringify(asked.options) === JSON.stringify(real.options)) return other
  }
  return undefined
}
