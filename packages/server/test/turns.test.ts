/** Which rows tell somebody: at a table over sockets, also while several decide in secret. */
import { seeded } from '@carillon/kernel'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createGame } from '../src/ledger.ts'
import { callOff, turning } from '../src/notices/turns.ts'
import type { GameTable } from '../src/store/schema.ts'
import type { Store } from '../src/store/store.ts'
import { Guest, house, madeTable } from '../src/testing/house.ts'
import { KINDS } from './stores.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})
const settled = () => new Promise((resolve) => setTimeout(resolve, 40))
async function table() {
  const running = await house()
  closing.push(running.close)
  const { id, links } = await madeTable(running, { title: 'quebec-1759', scenario: 'campaign' })
  const seated = async (role: string): Promise<Guest> => {
    const guest = new Guest(running.port, links[role])
    closing.push(() => guest.close())
    await guest.open(id)
    return guest
  }
  const jobs = async () => {
    const rows = await running.store.db.selectFrom('job').selectAll().where('kind', '=', 'turn').execute()
    return rows.map(({ key }) => key.split(':')[2]).sort()
  }
  return { running, id, seated, jobs }
}
const PACE = { ask: 'pace', paused: false, delay: 0, confirm: false } as const

test('who looks is not told; who has gone, or has another window before it, is', async () => {
  const seen = new Set<string>()
  let sealed = 0
  // Dice fall as they will: a game may end before both kinds of questions were met. Then another is played.
  for (let games = 0; games < 5 && (seen.size < 2 || sealed < 6); games++) {
    const { running, id, seated, jobs } = await table()
    const [british, french] = [await seated('british'), await seated('french')]
    const guests = [british, french]
    const random = seeded(3 + games)
    const place = () =>
      running.hall.read(id, ({ table }) => ({ sealed: table.sealed, waiting: waitingIn(table), over: table.over }))
    // Both look: nobody is told anything.
    for (let i = 0; i < 40; i++) {
      const guest = guests.find(({ options }) => options.length > 0)
      if (guest) await guest.click(random)
      else await british.next(20)
      expect(await jobs()).toEqual([])
    }
    // French looks elsewhere. While they decide in secret nothing tells who is done: the jobs change with the waiting alone.
    await french.ask({ ...PACE, hidden: true })
    for (let i = 0; i < 400 && (seen.size < 2 || sealed < 6); i++) {
      const before = await place()
      if (before.over) break
      const told = await jobs()
      // He is done first, and the other goes on.
      const guest = [french, british].find(({ options }) => options.length > 0)
      if (!guest) {
        await british.next(20)
        continue
      }
      await guest.click(random)
      await settled()
      const after = await place()
      if (before.waiting === after.waiting) expect(await jobs()).toEqual(told)
      if (before.sealed && after.sealed && told.length > 0) sealed += 1
      for (const role of await jobs()) {
        expect(role).toBe('french')
        expect(after.waiting).toContain('french')
        seen.add(String(after.sealed))
      }
      if ((await jobs()).length === 0 && !after.waiting.includes('french')) seen.add('none')
    }
    // He looks again: it is called off.
    await french.ask(PACE)
    await settled()
    expect(await jobs()).toEqual([])
  }
  expect(seen.size).toBeGreaterThan(1)
  expect(sealed).toBeGreaterThan(5)
})
/** Whom it waits for, as anybody may know it. */
const waitingIn = ({ waiting }: { readonly waiting: readonly { readonly role: string }[] }): string =>
  waiting.map(({ role }) => role).join(' ')

describe.each(KINDS.filter(({ skip }) => !skip))('on $name', (kind) => {
  beforeAll(() => kind.begin())
  afterAll(() => kind.end())
  const game: GameTable = {
    ...{ id: 'abc', title: 'toy', setup: '{}', rules: '1', seq: 1, state: 'playing', waiting: '["red"]', turn: 1 },
    ...{ clock: '{}', deadline: null, commitment: 'c', seed: 's', entropy: '{}', visibility: 'link', rated: 0 },
    ...{ outcome: null, created: 1, changed: 1 },
  }
  const channel = { id: 'hook', owner: 'browser', kind: 'hook', body: '', failed: 0, off: null, made: 1 }
  test.each([
    ['who comes while a notice is being put is not told', true, []],
    ['who does not come is', false, ['hook']],
  ])('%s', async (_, comes, told) => {
    const { store } = await kind.make()
    closing.push(() => store.close())
    await createGame(store, game, { red: null })
    await store.db.insertInto('hold').values({ session: 'browser', game: 'abc', role: 'red', further: 0 }).execute()
    await store.db.insertInto('channel').values(channel).execute()
    const turn = { key: 'turn:abc:red', kind: 'turn', due: 1, body: '{"game":"abc","role":"red","turn":1}' }
    await store.db
      .insertInto('job')
      .values({ ...turn, tries: 0, held: 0 })
      .execute()
    const [job] = await store.due(2, 1, 1000)
    // He comes right after it was seen that the game still waits for him.
    const late: Store = {
      ...store,
      async game(id) {
        const row = await store.game(id)
        if (comes) await callOff(store, id, 'red', 2)
        return row
      },
    }
    if (job) await turning(late, () => 2)(job.body, job)
    const open = await store.db.selectFrom('notice').select('channel').where('came', 'is', null).execute()
    expect(open.map((notice) => notice.channel)).toEqual(told)
  })
})
