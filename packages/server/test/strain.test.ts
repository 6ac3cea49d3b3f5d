/** A house that has it hard: bots wait first, then who watches, then new games; who plays is answered. And who is signed out is out. */
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Strain } from '../src/strain.ts'
import { madeTable } from '../src/testing/house.ts'
import { afterwards, closeAll, opened, QUEBEC, seated, settled, table } from './tables.ts'

afterEach(closeAll)

test('it is let go of a step at a time, and taken up again when it is easier', () => {
  const strain = new Strain()
  const eased: number[] = []
  strain.onEased(() => eased.push(strain.level))
  const levels = [20, 101, 150, 99, 300, 300, 60, 49, 10, 10, 10].map((delay) => {
    strain.measured(delay)
    return strain.level
  })
  expect(levels).toEqual([0, 1, 2, 2, 3, 3, 3, 2, 1, 0, 0])
  expect(eased).toEqual([2, 1, 0])
})

test('under strain bots wait, spectators get one scene in four, nobody begins a game, and answers are taken', async () => {
  const { running, id, british, french } = await table()
  const watching = await seated(running.port, (await running.desk.welcome()).token, id)
  const { strain } = running
  const withBot = await madeTable(running, { ...QUEBEC, bots: { french: 'recruit' } })
  for (let i = 0; i < 3; i++) strain.measured(500)
  expect(strain.level).toBe(3)
  const { token } = await running.desk.welcome()
  const asked = await fetch(`http://127.0.0.1:${running.port}/api/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(QUEBEC),
  })
  expect([asked.status, asked.headers.get('retry-after')]).toEqual([503, '30'])
  const alone = await seated(running.port, withBot.links.british, withBot.id)
  const byBot = async () =>
    (await running.store.rows(withBot.id, 0)).filter(({ body }) => body.includes('"role":"french"')).length
  for (let i = 0; i < 60 && alone.options.length > 0; i++) await alone.answer(alone.options[0] as never)
  await settled()
  expect(await byBot()).toBe(0)
  const scenes = () => watching.news.length
  const before = scenes()
  let clicks = 0
  for (; clicks < 12; clicks++) {
    const guest = [british, french].find(({ options }) => options.length > 0)
    if (!guest) break
    expect(await guest.answer(guest.options[0] as never)).toEqual({ said: 'done' })
  }
  await settled()
  expect(clicks).toBe(12)
  expect(scenes() - before).toBeLessThanOrEqual(3)
  for (let i = 0; i < 3; i++) strain.measured(1)
  await settled()
  // What he has not seen he sees now.
  expect(watching.scene?.observation.view).toEqual(
    await running.hall.read(id, ({ table }) => table.game.view(table.state, 'spectator')),
  )
  // The bot thinks again.
  for (let i = 0; i < 100 && (await byBot()) === 0; i++) await alone.next(200)
  expect(await byBot()).toBeGreaterThan(0)
  expect(running.measures.failures).toBe(0)
})

test('who signs out, wherever it was, is not heard any more', async () => {
  const running = await opened()
  const { token, who } = await running.desk.welcome()
  const closed = (): Promise<number> =>
    new Promise((resolve) => {
      const headers = { authorization: `Bearer ${token}` }
      const socket = new WebSocket(`ws://127.0.0.1:${running.port}/api/socket`, { headers })
      afterwards(() => socket.terminate())
      socket.on('open', () => opens.shift()?.())
      socket.on('close', resolve)
    })
  const opens: (() => void)[] = []
  const open = () => new Promise<void>((resolve) => void opens.push(resolve))
  let [opening, code] = [open(), closed()]
  await opening
  // Another node has rung.
  running.store.ring(`!${who.session}`, 0)
  expect(await code).toBe(1008)
  ;[opening, code] = [open(), closed()]
  await opening
  // A bell was missed: the ticket is gone.
  await running.sockets.sift()
  await settled()
  await running.store.db
    .deleteFrom('ticket')
    .where('hash', '=', who.session as string)
    .execute()
  await running.sockets.sift()
  expect(await code).toBe(1008)
})
