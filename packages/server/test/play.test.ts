/** Two people and somebody who watches, over sockets. */
import { seeded } from '@carillon/kernel'
import { afterEach, describe, expect, test } from 'vitest'
import type { Command } from '../src/command.ts'
import type { Guest } from '../src/testing/house.ts'
import { closeAll, seated, table } from './tables.ts'

afterEach(closeAll)

describe('a game over sockets', () => {
  test('two people play it to its end; whoever comes later sees the same', async () => {
    const { running, id, links, british, french } = await table()
    const random = seeded(7)
    let clicks = 0
    for (; !british.scene?.observation.outcome && clicks < 3000; clicks++) {
      const guest = [british, french].find(({ options }) => options.length > 0)
      if (!guest) {
        await Promise.race([british.next(50), french.next(50)])
        continue
      }
      if (clicks % 17 === 0 && guest.scene?.observation.canUndo)
        expect(await guest.deed('undo')).toEqual({ said: 'done' })
      else expect(await guest.click(random)).toEqual({ said: 'done' })
    }
    expect(british.scene?.observation.outcome).toBeDefined()
    for (const [role, guest] of [
      ['british', british],
      ['french', french],
    ] as const) {
      const late = await seated(running.port, links[role], id)
      // The last scene, and who has come, are told when they come: to one a moment later than to the other.
      const shown = ({ scene }: Guest) => {
        const { logFrom: _, rolls: __, observation, ...rest } = scene as NonNullable<typeof scene>
        return { ...rest, observation: { ...observation, log: [] } }
      }
      await expect.poll(() => shown(guest), { timeout: 10_000 }).toEqual(shown(late))
      const scene = shown(late)
      expect(late.log).toEqual(guest.log.slice(-late.log.length))
      expect(late.log.length).toBeGreaterThan(10)
      expect(scene.fairness).toMatchObject({ seed: expect.stringMatching(/^[0-9a-f]{64}$/) })
    }
    // Rows are what was done, and nothing was lost on the way.
    const rows = await running.store.rows(id, 0)
    expect((await running.store.game(id))?.state).toBe('over')
    expect(rows.filter(({ body }) => (JSON.parse(body) as Command).do === 'undo').length).toBeGreaterThan(0)
  })

  test('what one does the others see at once: half of it within 100 ms', async () => {
    const made = await table({ title: 'wilderness-war', scenario: 'annus-mirabilis' })
    const { running, id, british, french } = made
    const onlooker = await seated(running.port, (await running.desk.welcome()).token, id)
    const random = seeded(11)
    const times: number[] = []
    for (let i = 0; i < 400 && times.length < 40; i++) {
      const guest = [british, french].find(({ options }) => options.length > 0)
      if (!guest) {
        await Promise.race([british.next(50), french.next(50)])
        continue
      }
      const other = guest === british ? french : british
      const before = [other.scene, onlooker.scene]
      const begun = performance.now()
      const seen = [other, onlooker].map(async (one, k) => {
        await one.next(1000)
        return one.scene === before[k] ? [] : [performance.now() - begun]
      })
      expect(await guest.click(random)).toEqual({ said: 'done' })
      times.push(...(await Promise.all(seen)).flat())
    }
    expect(times.length).toBeGreaterThanOrEqual(40)
    expect(times.sort((a, b) => a - b)[times.length >> 1]).toBeLessThan(100)
  })
})
