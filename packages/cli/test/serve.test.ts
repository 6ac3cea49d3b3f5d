/** A house that is run by the command: it is well, its records are proved, it stops and is looked after as those who run it want. */
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { seeded } from '@carillon/kernel'
import { afterEach, expect, test } from 'vitest'
import { Guest } from '../../server/src/testing/house.ts'
import { makePlace } from './command.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0).reverse()) close()
})

/** A house, and a game of Quebec with both at it. */
async function served(more: object) {
  const place = makePlace()
  closing.push(place.leave)
  const house = place.start('carillon', ['serve', '--port', '0', '--data', place.path('house')])
  closing.push(house.kill)
  await house.says(/http:\S+/)
  const address = /http:\/\/\S+\//.exec(house.stdout)?.[0] ?? ''
  const { origin, port } = new URL(address)
  const body = JSON.stringify({ title: 'quebec-1759', scenario: 'campaign', ...more })
  const headers = { 'content-type': 'application/json', origin }
  const made = await fetch(`${origin}/api/games`, { method: 'POST', headers, body })
  expect(made.status).toBe(201)
  const { id, links } = (await made.json()) as { id: string; links: Readonly<Record<string, string>> }
  const guests = Object.values(links).map((link) => new Guest(Number(port), link))
  for (const guest of guests) {
    closing.push(() => guest.close())
    expect(await guest.open(id)).toMatchObject({ said: 'opened' })
  }
  return { place, house, origin, id, links, guests }
}

test('it says that it is well; told to stop, also twice as by systemd, it ends in order, and before systemd would end it', async () => {
  const { place, house, origin, links, guests } = await served({})
  const open = () => existsSync(place.path('house/carillon.db-wal'))
  const health = await fetch(`${origin}/health`)
  expect(await health.json()).toEqual({ ok: true, store: 'sqlite', version: expect.stringMatching(/^\d+\.\d+/) })
  expect([guests.length, open()]).toEqual([2, true])
  // Somebody who does not answer is waited for, but not long.
  const silent = connect(Number(new URL(origin).port), new URL(origin).hostname)
  closing.push(() => silent.destroy())
  silent.write(
    [
      ...['GET /api/socket HTTP/1.1', `Host: ${new URL(origin).host}`, 'Connection: Upgrade', 'Upgrade: websocket'],
      ...['Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${'A'.repeat(22)}==`],
      ...[`Authorization: Bearer ${links.british}`, '', ''],
    ].join('\r\n'),
  )
  expect(String((await once(silent, 'data'))[0])).toContain('101')
  const begun = performance.now()
  house.signal('SIGTERM')
  await wait(30)
  house.signal('SIGTERM')
  expect(await house.done).toMatchObject({ stderr: '' })
  expect(performance.now() - begun).toBeLessThan(15_000)
  // Not in mid-work: the store was closed.
  expect(open()).toBe(false)
})

test('the lines of a game with dice by all, put together, are a record that carillon verify proves; admin looks after the rest', async () => {
  const { place, house, origin, id, links, guests } = await served({ dice: 'all' })
  const random = seeded(6)
  for (let i = 0; i < 80; i++) {
    const guest = guests.find(({ options }) => options.length > 0)
    if (guest) await guest.click(random)
    else await guests[0]?.next(20)
  }
  const admin = async (...words: readonly string[]) => {
    const { code, stdout, stderr } = await place.here(['admin', ...words, '--data', '@house'])
    return { code, said: stdout === '' ? stderr : JSON.parse(stdout) }
  }
  // While it is played, by the rules that are here.
  expect(await admin('upgrade', '--check')).toEqual({ code: 0, said: { games: [expect.objectContaining({ id })] } })
  await guests[0]?.ask({ ask: 'resign', table: id, seat: guests[0].scene?.seat ?? '', key: 'r' })
  const headers = { authorization: `Bearer ${links.british}` }
  const text = await (await fetch(`${origin}/api/games/${id}/record`, { headers })).text()
  const [{ over, ...head }, ...lines] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(over).toBe(true)
  const record = { ...head, inputs: lines.flatMap(({ input }) => (input ? [input] : [])) }
  expect(record).toMatchObject({ format: 'carillon-record/2', entropy: { table: id } })
  const [british, french] = record.entropy.seats
  const share = `${french.share.slice(0, -1)}${french.share.endsWith('0') ? '1' : '0'}`
  const lied = { ...record, entropy: { ...record.entropy, seats: [british, { ...french, share }] } }
  for (const [name, one] of Object.entries({ record, lied }))
    writeFileSync(place.path(`${name}.json`), JSON.stringify(one))
  const verified = await place.carillon(['verify', 'record.json', 'lied.json'])
  expect(verified.stdout).toMatch(/^fits record\.json: .*\nFAILED lied\.json: .*french has shown another share/)
  expect(await admin('check')).toMatchObject({ code: 0, said: { wrong: [] } })
  expect(await admin('accounts')).toEqual({ code: 0, said: { accounts: [] } })
  expect(await admin('check', 'it')).toMatchObject({ code: 2 })
  expect(await admin('burn')).toMatchObject({ code: 2, said: expect.stringContaining('backup') })
  house.signal('SIGINT')
  expect((await house.done).code).toBe(0)
})
