/** Whose clock runs: whoever the game waits for, whatever it waited for before. */
import { seeded } from '@carillon/kernel'
import { loadGame } from '@carillon/registry'
import { afterEach, describe, expect, test } from 'vitest'
import { waitedFor } from '../src/notices/turns.ts'
import { madeTable } from '../src/testing/house.ts'
import { closeAll, opened, seated, settled } from './tables.ts'

afterEach(closeAll)

const CLOCK = { kind: 'live', bank: 3_600_000, add: 1000, cap: 3_600_000, flag: 'auto' }
const TITLES = ['quebec-1759', 'wilderness-war', 'bayonets-and-tomahawks']
const WAYS = TITLES.flatMap((title) =>
  ['house', 'all'].flatMap((dice) => ['nobody', 'random'].map((bot) => [title, dice, bot] as const)),
)

describe('after the last has come some clock runs whenever somebody is waited for', () => {
  test.each(WAYS)('%s, dice by %s, with %s at the other seat', async (title, dice, bot) => {
    const game = await loadGame(title)
    const [scenario] = game?.scenarios ?? []
    const running = await opened()
    const bots = bot === 'nobody' ? {} : { french: bot }
    const { id, links } = await madeTable(running, { title, scenario: scenario?.id, dice, bots, clock: CLOCK })
    const guests = []
    for (const link of Object.values(links)) guests.push(await seated(running.port, link, id))
    const random = seeded(5)
    const now = () =>
      running.hall.read(id, (live) => ({ waiting: waitedFor(live), running: live.clock?.running ?? [] }))
    for (let clicks = 0; clicks < 10; ) {
      const guest = guests.find(({ options }) => options.length > 0)
      if (!guest) await Promise.race(guests.map((one) => one.next(20)))
      else {
        expect(await guest.click(random)).toEqual({ said: 'done' })
        clicks += 1
      }
      const { waiting, running: clocks } = await now()
      expect(clocks).toEqual(waiting)
    }
    await settled()
  })
})
