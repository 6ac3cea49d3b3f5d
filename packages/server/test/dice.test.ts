/** Dice by all: house and seats make the luck together, whoever lies is named, and the record proves it. */
import { fromHex, readRecord, seatCommitment, seeded, verifyRecord } from '@carillon/kernel'
import type { Scene } from '@carillon/protocol'
import { isElsewhere } from '@carillon/protocol/shares'
import { loadGame } from '@carillon/registry'
import { afterEach, expect, test } from 'vitest'
import { waitedFor } from '../src/notices/turns.ts'
import { opened as openedGame } from '../src/opening.ts'
import { Guest, madeTable } from '../src/testing/house.ts'
import { Visitor } from '../src/visitor.ts'
import { closeAll, opened, seated as sat, settled } from './tables.ts'

afterEach(closeAll)

async function table(title: string, scenario: string, more: object = {}) {
  const running = await opened()
  const { id, links } = await madeTable(running, { title, scenario, dice: 'all', ...more })
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
  await expect.poll(() => one.scene?.company?.dice?.[0]).toMatchObject({ commitment: expect.any(String) })
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

const CLOCK = { kind: 'live', bank: 3_600_000, add: 60_000, cap: 7_200_000, flag: 'claim' }
/** Promises and goes before the other comes; then the other comes, and he again on a device that has nothing. */
async function lost() {
  const made = await table('bayonets-and-tomahawks', '1', { clock: CLOCK })
  const { links, seated } = made
  const first = await seated(links.british)
  first.close()
  const french = await seated(links.french)
  const british = await seated(links.british)
  let keys = 0
  const beside = (guest: Guest, ask: string, more: object = {}) =>
    guest.ask({ ask, table: made.id, seat: guest.scene?.seat, key: `b${++keys}`, ...more } as never)
  const shares = () => british.scene?.company?.dice?.map(({ share }) => share !== undefined)
  return { ...made, first, british, french, beside, shares }
}
const DONE = { said: 'done' }

test('who owes his share is waited for: his clock runs, it is his turn in lists, and he is told if he does not look', async () => {
  const { running, id, british, french, shares } = await lost()
  expect(shares()).toEqual([false, true])
  expect(isElsewhere(british.scene as Scene, keeperOf(british))).toBe(true)
  expect(isElsewhere(french.scene as Scene, keeperOf(french))).toBe(false)
  const { waited, clock } = await running.hall.read(id, (live) => ({ waited: waitedFor(live), clock: live.clock }))
  expect(waited).toEqual(['british'])
  expect(clock).toMatchObject({ running: ['british'] })
  // A share is no turn: nothing was added for it.
  expect(clock?.left.french).toBeLessThanOrEqual(CLOCK.bank)
  expect((await running.store.game(id))?.waiting).toBe('["british"]')
})
test('he who looks elsewhere is sent word that his share is owed', async () => {
  const { running, links, seated } = await table('bayonets-and-tomahawks', '1')
  ;(await seated(links.british)).close()
  await settled()
  await seated(links.french)
  const jobs = await running.store.db.selectFrom('job').select('key').where('kind', '=', 'turn').execute()
  expect(jobs.map(({ key }) => key.split(':')[2])).toEqual(['british'])
})
test('the device that has promised still shows it', async () => {
  const { running, id, links, shares, first } = await lost()
  const again = new Guest(running.port, links.british)
  for (const kept of first.shares) again.shares.set(...kept)
  await again.open(id)
  await expect.poll(shares).toEqual([true, true])
  again.close()
})
test('all agree to begin the shares anew: new secrets of all and of the house, counted, and the dice are proved by them', async () => {
  const { running, id, british, french, beside } = await lost()
  const before = french.scene
  expect(await beside(british, 'offer', { what: 'dice' })).toEqual(DONE)
  await expect.poll(() => french.scene?.company?.offers).toMatchObject([{ what: 'dice', by: ['british'] }])
  // One alone begins nothing anew.
  expect(french.scene?.fairness).toEqual(before?.fairness)
  expect(await running.hall.read(id, ({ luck }) => luck.anew)).toBe(0)
  expect(await beside(french, 'offer', { what: 'dice' })).toEqual(DONE)
  await expect.poll(() => french.options.length + british.options.length).toBeGreaterThan(0)
  const { company, fairness } = french.scene as Scene
  expect(company).toMatchObject({ anew: 1, offers: [] })
  expect(fairness?.commitment).not.toBe(before?.fairness?.commitment)
  const old = before?.company?.dice?.map(({ share }) => share)
  for (const { share } of company?.dice ?? []) expect(old).not.toContain(share)
  // Now that all dice are fixed nobody gets others.
  expect(await beside(british, 'offer', { what: 'dice' })).toMatchObject({ reason: 'not-offered' })
  // Whoever opens it anew from rows or from a kept position has the same dice.
  const random = seeded(2)
  for (let clicks = 0; clicks < 40; ) {
    const guest = [british, french].find(({ options }) => options.length > 0)
    if (!guest) await Promise.race([british.next(20), french.next(20)])
    else {
      expect(await guest.click(random)).toEqual(DONE)
      clicks += 1
    }
  }
  const found = await asAnother(running, id)
  expect(found.luck).toEqual(await running.hall.read(id, ({ luck }) => luck))
  expect(found.entropy).toEqual(await running.hall.read(id, ({ entropy }) => entropy))
  await beside(british, 'resign')
  const reply = await french.ask({ ask: 'export', id })
  const record = readRecord(reply.said === 'record' ? reply.text : '')
  expect(record.entropy?.table).toBe(`${id}/2`)
  expect(record.commitment).toBe(fairness?.commitment)
  const game = await loadGame(record.game)
  expect(verifyRecord(game as NonNullable<typeof game>, record).draws).toBeGreaterThan(0)
  // What the house had promised before proves nothing here.
  const forged = { ...record, entropy: { ...record.entropy, table: id } }
  expect(() => verifyRecord(game as NonNullable<typeof game>, forged as typeof record)).toThrow()
})
test('a bot takes the seat that owed its share: the others begin theirs anew, and the game goes on', async () => {
  const { running, id, french, beside } = await lost()
  const { world } = running.hall
  const { now } = world
  Object.assign(world, { now: () => now() + 2 * CLOCK.bank })
  expect(await beside(french, 'replace', { role: 'british', player: 'random' })).toEqual(DONE)
  await expect
    .poll(() => french.scene?.company?.dice?.map(({ role, share }) => [role, share !== undefined]))
    .toEqual([['french', true]])
  await expect.poll(() => running.hall.read(id, ({ table }) => table.draws)).toBeGreaterThan(0)
})
test('a game that was broken off before all had promised has a record all the same', async () => {
  const { id, links, seated } = await table('bayonets-and-tomahawks', '1')
  const british = await seated(links.british)
  expect(await british.ask({ ask: 'resign', table: id, seat: 'british', key: 'r' })).toEqual(DONE)
  const reply = await british.ask({ ask: 'export', id })
  expect(readRecord(reply.said === 'record' ? reply.text : '')).not.toHaveProperty('entropy')
})
const keeperOf = ({ shares }: Guest) => ({ get: (name: string) => shares.get(name) ?? null })
/** From the store alone, as another node would. */
function asAnother({ hall }: Awaited<ReturnType<typeof opened>>, id: string) {
  return openedGame({ ...hall.world, editions: hall.editions }, id).then(({ live }) => live)
}
