/** Dice by all: house and seats make the luck together, whoever lies is named, and the record proves it. */
import { fromHex, readRecord, seatCommitment, seeded, verifyRecord } from '@carillon/kernel'
import { loadGame } from '@carillon/registry'
import { afterEach, expect, test } from 'vitest'
import { type Guest, madeTable } from '../src/testing/house.ts'
import { Visitor } from '../src/visitor.ts'
import { closeAll, opened, seated as sat, settled } from './tables.ts'

afterEach(closeAll)

async function table(title: string, scenario: string) {
  const running = await opened()
  const { id, links } = await madeTable(running, { title, scenario, dice: 'all' })
  const seated = async (token: string | undefined): Promise<Guest> => {
    const guest = await sat(running.port, token, id)
    await settled()
    return guest
  }
  return { running, id, links, seated }
}

test('no die falls before the last share is shown; then all of them come from all shares', async () => {
  const [scenario] = (await loadGame('wilderness-war'))?.scenarios ?? []
  const { running, id, links, seated } = await table('wilderness-war', scenario?.id ?? '')
  const [first, second] = Object.values(links)
  const one = await seated(first)
  expect(one.scene?.company?.dice?.[0]).toMatchObject({ commitment: expect.any(String) })
  expect(one.scene?.company?.dice?.some(({ share }) => share !== undefined)).toBe(false)
  expect(await running.hall.read(id, ({ table }) => table.draws)).toBe(0)
  const two = await seated(second)
  await settled()
  for (const { scene } of [one, two])
    for (const seat of scene?.company?.dice ?? []) expect(seat.share).toMatch(/^[0-9a-f]{64}$/)
  const random = seeded(3)
  for (let clicks = 0; clicks < 40; ) {
    const guest = [one, two].find(({ options }) => options.length > 0)
    if (one.scene?.observation.outcome) break
    if (!guest) await Promise.race([one.next(20), two.next(20)])
    else {
      expect(await guest.click(random)).toEqual({ said: 'done' })
      clicks += 1
    }
  }
  expect(await one.ask({ ask: 'export', id })).toMatchObject({ said: 'refused', reason: 'not-over' })
  await one.ask({ ask: 'resign', table: id, seat: one.scene?.seat ?? '', key: 'r' })
  const reply = await two.ask({ ask: 'export', id })
  const record = readRecord(reply.said === 'record' ? reply.text : '')
  expect(record.format).toBe('carillon-record/2')
  const game = await loadGame(record.game)
  const proof = verifyRecord(game as NonNullable<typeof game>, record)
  expect(proof.draws).toBeGreaterThan(0)
  const [share] = record.entropy?.seats ?? []
  const forged = { ...record, entropy: { ...record.entropy, seats: [{ ...share, share: '0'.repeat(64) }] } }
  expect(() => verifyRecord(game as NonNullable<typeof game>, forged as typeof record)).toThrow(/promised/)
})

test('who shows something else than he promised is refused; nobody promises twice, or shows too early', async () => {
  const { running, id, links, seated } = await table('quebec-1759', 'campaign')
  await seated(links.british)
  const liar = new Visitor(running.hall, await running.desk.whoIs({ authorization: `Bearer ${links.french}` }), {
    full: false,
    send: () => undefined,
  })
  await liar.handle({ ask: 'open', id })
  const beside = { table: id, seat: 'french' }
  const share = '11'.repeat(32)
  expect(await liar.handle({ ask: 'reveal', ...beside, key: 'a', share })).toMatchObject({ reason: 'not-asked' })
  const house = (await running.store.game(id))?.commitment as string
  const commitment = seatCommitment(id, 'french', house, fromHex(share))
  expect(await liar.handle({ ask: 'commit', ...beside, key: 'b', commitment })).toEqual({ said: 'done' })
  expect(await liar.handle({ ask: 'commit', ...beside, key: 'c', commitment: '00'.repeat(32) })).toMatchObject({
    reason: 'not-asked',
  })
  const other = { ask: 'reveal', ...beside, key: 'd', share: '22'.repeat(32) }
  expect(await liar.handle(other)).toMatchObject({
    reason: 'not-an-outcome',
    detail: 'french has promised something else',
  })
  expect(await liar.handle({ ask: 'reveal', ...beside, key: 'e', share })).toEqual({ said: 'done' })
})
