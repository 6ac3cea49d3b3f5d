/** Questions that only hide a hand: nobody is asked them where no person could learn from the pause. */
import type { NewGame, Seat } from '@carillon/protocol'
import { describe, expect, test } from 'vitest'
import { Bench, BOT, HUMAN, sameDice } from './bench.ts'

sameDice()

const war = (british: Seat, french: Seat): NewGame => ({
  ...{ game: 'wilderness-war', scenario: 'annus-mirabilis', options: {} },
  seats: { british, french },
})
/** Questions that leave nothing to decide, of those that were shown in so many clicks; and how many were answered of themselves. */
async function idleIn(setup: NewGame, clicks: number) {
  const bench = new Bench(5)
  const id = await bench.start(setup)
  const shown: string[] = []
  for (let i = 0; i < clicks; i += 1) {
    const { decision } = bench.scene?.observation ?? {}
    if (decision?.options.every(({ do: what }) => String(what).startsWith('pass'))) shown.push(decision.prompt.key)
    if (!(await bench.click())) break
  }
  const { inputs } = await bench.table(id)
  const passes = inputs.filter((input) => 'role' in input && input.role === 'british' && input.option.do === 'pass')
  return { shown, passes: passes.length }
}

describe('a window for a card that is not held', () => {
  test('5.56 answers itself against a bot', async () => {
    const { shown, passes } = await idleIn(war(HUMAN, BOT), 160)
    expect(shown).toEqual([])
    expect(passes).toBeGreaterThan(0)
  })
  test('5.56 is asked between people, and says that there is no such card', async () => {
    const { shown } = await idleIn(war(HUMAN, HUMAN), 200)
    expect(shown).toContain('prompt.not_held')
  })
})

test('who plays for both of a team plays alone; who plays against a person does not', async () => {
  const bench = new Bench(5)
  const seats = { british: HUMAN, colonial: HUMAN, french: BOT }
  const id = await bench.start({ game: 'bayonets-and-tomahawks', scenario: '2', options: { team: 'british' }, seats })
  const { room } = bench.line.at(id).open
  expect(room.people).toHaveLength(2)
  expect(room.single).toBe(true)
  const other = await bench.start({
    ...{ game: 'bayonets-and-tomahawks', scenario: '2', options: { team: 'british' } },
    seats: { ...seats, french: HUMAN },
  })
  expect(bench.line.at(other).open.room.single).toBe(false)
})
