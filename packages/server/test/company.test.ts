/** What people do at a table beside the game. */
import { seeded } from '@carillon/kernel'
import { afterEach, describe, expect, test } from 'vitest'
import { Guest, house, madeTable } from '../src/testing/house.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})
async function table(more: object = {}) {
  const running = await house()
  closing.push(running.close)
  const { id, links } = await madeTable(running, { title: 'quebec-1759', scenario: 'campaign', ...more })
  const seated = async (token: string | undefined): Promise<Guest> => {
    const guest = new Guest(running.port, token)
    closing.push(() => guest.close())
    expect(await guest.open(id)).toMatchObject({ said: 'opened' })
    return guest
  }
  let keys = 0
  const beside = (guest: Guest, ask: string, more = {}) =>
    guest.ask({ ask, table: id, seat: guest.scene?.seat, key: `b${++keys}`, ...more } as never)
  return { running, id, links, seated, beside }
}
const DONE = { said: 'done' }
/** Whatever was on its way has arrived. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 150))

describe('between people', () => {
  test('who resigns has lost; nobody is asked any more, and the seed is shown', async () => {
    const { running, id, links, seated, beside } = await table()
    const [british, french] = [await seated(links.british), await seated(links.french)]
    expect(await beside(french, 'resign')).toEqual(DONE)
    await settled()
    for (const { scene } of [british, french]) {
      expect(scene?.company?.ended).toEqual({ how: 'resign', role: 'french' })
      expect(scene?.deciding).toBeUndefined()
      expect(scene?.fairness).toHaveProperty('seed')
    }
    expect((await running.store.game(id))?.state).toBe('over')
    const option = british.scene?.observation.decision?.options[0] ?? { do: 'pass' }
    expect(await british.answer(option)).toMatchObject({ reason: 'not-asked' })
    expect(await beside(british, 'resign')).toMatchObject({ reason: 'not-asked' })
  })
  test('a draw is made by both; an offer can be turned down', async () => {
    const { links, seated, beside } = await table()
    const [british, french] = [await seated(links.british), await seated(links.french)]
    expect(await beside(british, 'offer', { what: 'draw' })).toEqual(DONE)
    await settled()
    expect(french.scene?.company?.offers).toEqual([{ what: 'draw', by: ['british'] }])
    expect(await beside(french, 'withdraw', { what: 'draw' })).toEqual(DONE)
    await settled()
    expect(british.scene?.company?.offers).toEqual([])
    await beside(british, 'offer', { what: 'draw' })
    expect(await beside(french, 'offer', { what: 'draw' })).toEqual(DONE)
    await settled()
    expect(british.scene?.company?.ended).toEqual({ how: 'draw' })
  })
  test('an offer lapses with the next open choice, whoever makes it', async () => {
    const { running, id, links, seated, beside } = await table()
    const guests = [await seated(links.british), await seated(links.french)] as const
    const random = seeded(11)
    const sealed = () => running.hall.read(id, ({ table }) => table.sealed)
    const click = async () => {
      const guest = guests.find(({ options }) => options.length > 0)
      if (guest) expect(await guest.click(random)).toEqual(DONE)
      else await guests[0].next(20)
    }
    for (let i = 0; i < 400 && (await sealed()); i++) await click()
    expect(await sealed()).toBe(false)
    expect(await beside(guests[0], 'offer', { what: 'draw' })).toEqual(DONE)
    const offers = () => running.hall.read(id, (live) => live.offers)
    expect(await offers()).toHaveLength(1)
    const rows = (await running.store.rows(id, 0)).length
    while ((await running.store.rows(id, 0)).length === rows) await click()
    expect(await offers()).toEqual([])
    // Agreeing to it now is an offer of one's own.
    expect(await beside(guests[1], 'offer', { what: 'draw' })).toEqual(DONE)
    expect(await offers()).toEqual([{ what: 'draw', by: ['french'] }])
  })
  test('broken off by both, nobody has won it, and it is not among those that are over', async () => {
    const { running, id, links, seated, beside } = await table()
    const [british, french] = [await seated(links.british), await seated(links.french)]
    expect(await beside(british, 'offer', { what: 'abort' })).toEqual(DONE)
    expect((await running.store.game(id))?.state).toBe('playing')
    expect(await beside(french, 'offer', { what: 'abort' })).toEqual(DONE)
    await settled()
    for (const { scene } of [british, french]) {
      expect(scene?.company?.ended).toEqual({ how: 'abort' })
      expect(scene?.deciding).toBeUndefined()
    }
    expect((await running.store.game(id))?.state).toBe('void')
  })
  test('who watches does none of this', async () => {
    const { running, seated, beside } = await table()
    const watching = await seated((await running.desk.welcome()).token)
    for (const [ask, more] of [
      ['resign', {}],
      ['offer', { what: 'draw' }],
      ['claim', {}],
    ] as const)
      expect(await beside(watching, ask, more)).toMatchObject({ said: 'refused', reason: 'not-yours' })
    expect(await watching.ask({ ask: 'resign', table: watching.id, seat: 'british', key: 'k' })).toMatchObject({
      reason: 'not-yours',
    })
  })
  test('all agree to go back: dice that fell are used up, and the log ends where it did', async () => {
    const { running, id, links, seated, beside } = await table()
    const guests = [await seated(links.british), await seated(links.french)]
    const random = seeded(11)
    const play = async (clicks: number) => {
      for (let i = 0; i < clicks; ) {
        const guest = guests.find(({ options }) => options.length > 0)
        if (!guest) await guests[0]?.next(20)
        else {
          expect(await guest.click(random)).toEqual(DONE)
          i += 1
        }
      }
    }
    await play(60)
    await settled()
    const before = await running.hall.read(id, ({ table }) => ({
      draws: table.draws,
      count: table.count,
      noted: table.noted,
    }))
    const [british, french] = guests as [Guest, Guest]
    expect(await beside(british, 'offer', { what: 'rewind', back: 8 })).toEqual(DONE)
    expect(await beside(french, 'offer', { what: 'rewind', back: 8 })).toEqual(DONE)
    await settled()
    const after = await running.hall.read(id, ({ table }) => ({
      draws: table.draws,
      count: table.count,
      noted: table.noted,
    }))
    expect(after.count).toBeLessThan(before.count - 7)
    expect(after.draws).toBe(before.draws)
    // Whoever was there and whoever comes now see the same; and it goes on.
    const late = await seated(links.british)
    expect(late.scene?.observation).toEqual({ ...british.scene?.observation, log: late.scene?.observation.log })
    expect(late.log).toEqual(british.log.slice(-late.log.length))
    await play(20)
    await running.hall.close()
    const again = await seated(links.french)
    expect(again.log).toEqual(french.log.slice(-again.log.length))
  })
  test('what is said is told once to all, also to who comes later', async () => {
    const { links, seated, beside } = await table()
    const [british, french] = [await seated(links.british), await seated(links.french)]
    const said = { ask: 'say', table: british.id, seat: 'british', key: 'same', text: ' Well met. ' } as const
    expect(await british.ask(said)).toEqual(DONE)
    expect(await british.ask(said)).toEqual(DONE)
    await beside(french, 'say', { text: 'Likewise.' })
    await settled()
    const heard = french.news.flatMap((news) => (news.news === 'talk' ? [news.line.text] : []))
    expect(heard).toEqual(['Well met.', 'Likewise.'])
    const late = await seated(links.british)
    expect(await late.ask({ ask: 'talk', table: late.id })).toMatchObject({
      lines: [
        { role: 'british', text: 'Well met.' },
        { role: 'french', text: 'Likewise.' },
      ],
    })
  })
})

describe('clocks at a table', () => {
  const CLOCK = { kind: 'live', bank: 600_000, add: 5000, cap: 600_000, flag: 'auto' }
  test('begin when all have come', async () => {
    const { links, seated } = await table({ clock: CLOCK })
    const british = await seated(links.british)
    expect(british.scene?.company?.clock?.running).toEqual([])
    const french = await seated(links.french)
    await settled()
    expect(british.scene?.company?.clock?.running.length).toBeGreaterThan(0)
    expect(british.scene?.company?.clock).toEqual(french.scene?.company?.clock)
  })
  test('a flag falls by itself, or when it is claimed; then a bot may play on', async () => {
    for (const flag of ['auto', 'claim']) {
      const { running, id, links, seated, beside } = await table({ clock: { ...CLOCK, bank: 300, cap: 300, flag } })
      const [british, french] = [await seated(links.british), await seated(links.french)]
      await new Promise((resolve) => setTimeout(resolve, 600))
      await running.jobs.run()
      await settled()
      const { running: late = [] } = british.scene?.company?.clock ?? {}
      if (flag === 'auto') expect(british.scene?.company?.ended).toMatchObject({ how: 'flag' })
      else {
        expect(british.scene?.company?.ended).toBeUndefined()
        const [role] = late
        const other = role === 'british' ? french : british
        expect(await beside(other, 'replace', { role: 'nobody', player: 'recruit' })).toMatchObject({ said: 'refused' })
        if (late.length === 1) {
          expect(await beside(other, 'replace', { role, player: 'recruit' })).toEqual(DONE)
          const { people } = await running.hall.read(id, (live) => live)
          expect(people).not.toContain(role)
          const gone = role === 'british' ? british : french
          await settled()
          // All are told who plays there, and the bot has no clock that others could claim.
          for (const { scene } of [british, french]) {
            expect(scene?.company?.replaced).toEqual([role])
            expect(scene?.setup.seats[role as string]).toEqual({ kind: 'bot', player: 'recruit' })
            expect(scene?.company?.clock?.left).not.toHaveProperty(role as string)
          }
          expect(await beside(other, 'claim')).toMatchObject({ reason: 'not-asked' })
          expect(await beside(other, 'return')).toMatchObject({ reason: 'not-asked' })
          expect(await gone.answer({ do: 'pass' })).toMatchObject({ reason: 'not-yours' })
          // He comes back, with some time; and the game does not count.
          expect(await beside(gone, 'return')).toEqual(DONE)
          await settled()
          for (const { scene } of [british, french]) {
            expect(scene?.company).not.toHaveProperty('replaced')
            expect(scene?.setup.seats[role as string]).toEqual({ kind: 'human' })
          }
          expect(gone.scene?.company?.clock?.left[role as string]).toBeGreaterThan(0)
          expect(await beside(gone, 'return')).toMatchObject({ reason: 'not-asked' })
          expect(await running.hall.read(id, ({ relieved }) => relieved)).toEqual([role])
          await running.hall.close()
          expect(await running.hall.read(id, (live) => [live.people.length, live.relieved])).toEqual([2, [role]])
        } else expect(await beside(other, 'claim')).toEqual(DONE)
      }
    }
  })
})

test('a bot plays its seat from a thread', async () => {
  const { running, id, links, seated } = await table({ bots: { french: 'recruit' } })
  expect(Object.keys(links)).toEqual(['british'])
  const british = await seated(links.british)
  const random = seeded(5)
  for (let clicks = 0; clicks < 15; ) {
    if (british.options.length === 0) await british.next(500)
    else {
      expect(await british.click(random)).toEqual(DONE)
      clicks += 1
    }
  }
  const rows = await running.store.rows(id, 0)
  expect(rows.filter(({ body }) => body.includes('"role":"french"')).length).toBeGreaterThan(0)
  expect(running.measures.failures).toBe(0)
})
