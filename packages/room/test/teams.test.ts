/** Seats that follow the options: four at the table of a game that is mostly for two. */

import type { NewGame, Seat } from '@carillon/protocol'
import { describe, expect, test } from 'vitest'
import { Bench, BOT, HUMAN, sameDice } from './bench.ts'

sameDice()

const teams = (team: string, seats: Record<string, Seat>): NewGame => ({
  game: 'bayonets-and-tomahawks',
  scenario: '1',
  options: { team },
  seats,
})
const ALL = { british: BOT, french: BOT, colonial: HUMAN, indian: BOT }

describe('teams', () => {
  test('every role that plays has a seat, the others have none', async () => {
    const bench = new Bench()
    const id = await bench.start(teams('both', ALL))
    expect(bench.scene?.setup.seats).toEqual(ALL)
    expect((await bench.record(id)).seats).toEqual({
      british: 'bot:random',
      colonial: 'human',
      french: 'bot:random',
      indian: 'bot:random',
    })
    const two = await bench.start(teams('none', { ...ALL, british: HUMAN }))
    expect(Object.keys((await bench.record(two)).seats)).toEqual(['british', 'french'])
  })
  test('a seat left empty is refused', async () => {
    const { colonial: _, ...three } = ALL
    expect(await new Bench().ask({ ask: 'create', setup: teams('both', three) })).toMatchObject({ reason: 'settings' })
  })
  test('where two people play nobody takes a third seat: he would see what its owner saw', async () => {
    const bench = new Bench()
    await bench.start(teams('both', { ...ALL, british: HUMAN }))
    const seat = (role: string, who: Seat) => bench.ask({ ask: 'seat', table: bench.id, role, who })
    expect(await seat('french', HUMAN)).toMatchObject({ said: 'refused', reason: 'not-yours' })
    expect(await seat('british', BOT)).toMatchObject({ said: 'done' })
    expect(await seat('french', HUMAN)).toMatchObject({ said: 'done' })
  })
  test('whole games: one of four, and four people; who played may look again from every seat', async () => {
    for (const seats of [ALL, { british: HUMAN, french: HUMAN, colonial: HUMAN, indian: HUMAN }]) {
      const bench = new Bench(3)
      const id = await bench.start(teams('both', seats))
      await bench.playOut()
      expect(bench.scene?.observation.outcome?.winners).toHaveLength(2)
      const { moment } = await bench.get('moment', { ask: 'replay', id, at: 0 })
      expect(moment.seats).toEqual(['open', 'british', 'french', 'colonial', 'indian', 'spectator'])
    }
  })
})
