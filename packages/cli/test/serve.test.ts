/** A house that is run by the command: it starts, is well, and stops as those who run it want it to. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { Guest } from '../../server/src/testing/house.ts'
import { makePlace } from './command.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0).reverse()) close()
})

test('it says that it is well; told to stop, also twice as by systemd, it tells those who are there and ends within seconds', async () => {
  const place = makePlace()
  closing.push(place.leave)
  const house = place.start('carillon', ['serve', '--port', '0'])
  closing.push(house.kill)
  await house.says(/http:\S+/)
  const address = /http:\/\/\S+\//.exec(house.stdout)?.[0] ?? ''
  const health = await fetch(new URL('health', address))
  expect(await health.json()).toEqual({ ok: true, store: 'sqlite', version: expect.stringMatching(/^\d+\.\d+/) })
  const body = JSON.stringify({ title: 'quebec-1759', scenario: 'campaign', me: 'british' })
  const headers = { 'content-type': 'application/json', origin: new URL(address).origin }
  const made = await fetch(new URL('api/games', address), { method: 'POST', headers, body })
  expect(made.status).toBe(201)
  const { id, links } = (await made.json()) as { id: string; links: { french: string } }
  const guest = new Guest(Number(new URL(address).port), links.french)
  closing.push(() => guest.close())
  expect(await guest.open(id)).toMatchObject({ said: 'opened' })
  const begun = performance.now()
  house.signal('SIGTERM')
  await wait(30)
  house.signal('SIGTERM')
  expect(await house.done).toMatchObject({ code: 0, stderr: '' })
  expect(performance.now() - begun).toBeLessThan(5000)
})
