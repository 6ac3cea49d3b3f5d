/** What is between people at a table: who is there, who hears whom, notes, links, going back; on both stores. */
import { seeded } from '@carillon/kernel'
import type { Reply, Said } from '@carillon/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Accounts } from '../src/accounts.ts'
import { playedAgain } from '../src/history.ts'
import { type Cluster, databasesAt } from '../src/testing/cluster.ts'
import { Guest, house, madeTable } from '../src/testing/house.ts'
import { POSTGRES } from './stores.ts'

const DONE = { said: 'done' }
const QUEBEC = { title: 'quebec-1759', scenario: 'campaign' }
const DAY = 86_400_000
/** Milliseconds in which who comes back was not away. */
const GRACE = 150

/** Until it is so, or four seconds. */
async function soon(is: () => unknown): Promise<void> {
  for (const end = Date.now() + 4000; Date.now() < end && !is(); )
    await new Promise((resolve) => setTimeout(resolve, 10))
}

describe.each([
  ['SQLite', false],
  ['PostgreSQL', true],
] as const)('%s', (_, postgres) => {
  let cluster: Cluster | undefined
  const closing: (() => unknown)[] = []
  beforeAll(() => {
    if (postgres && POSTGRES) cluster = databasesAt(POSTGRES)
  })
  afterAll(() => cluster?.close())
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })
  const it = test.skipIf(postgres && !POSTGRES)

  async function table(more: object = {}) {
    const databaseUrl = await cluster?.database()
    const running = await house({ databaseUrl, grace: GRACE })
    closing.push(running.close)
    const { id, links } = await madeTable(running, { ...QUEBEC, ...more })
    const seated = async (token: string | undefined, port = running.port): Promise<Guest> => {
      const guest = new Guest(port, token)
      closing.push(() => guest.close())
      expect(await guest.open(id)).toMatchObject({ said: 'opened' })
      return guest
    }
    let keys = 0
    const beside = (guest: Guest, ask: string, more = {}): Promise<Reply> =>
      guest.ask({ ask, table: id, seat: guest.scene?.seat, key: `b${++keys}`, ...more } as never)
    const accounts = new Accounts(running.store, Date.now)
    const named = async (name: string) => {
      const { id: account } = await accounts.make(name, undefined)
      return { account, token: await accounts.welcome(account, undefined) }
    }
    const play = async (guests: readonly Guest[], clicks: number, random = seeded(11)) => {
      for (let i = 0; i < clicks; ) {
        const guest = guests.find(({ options }) => options.length > 0)
        if (!guest) await guests[0]?.next(20)
        else {
          expect(await guest.click(random)).toEqual(DONE)
          i += 1
        }
      }
    }
    return { running, databaseUrl, id, links, seated, beside, named, play }
  }
  const talkOf = async (guest: Guest) => (await guest.ask({ ask: 'talk', table: guest.id })) as Said<'talk'>
  const heard = (guest: Guest) => guest.news.flatMap((news) => (news.news === 'talk' ? [news.line.text] : []))

  it('who is here is told, on all nodes; in a secret moment nobody learns who comes and goes', async () => {
    const { running, databaseUrl, id, links, seated, named, play } = await table()
    const other = databaseUrl === undefined ? running : await house({ databaseUrl, data: running.data, grace: GRACE })
    if (other !== running) closing.push(other.close)
    const british = await seated(links.british)
    const { token } = await named('Onlooker')
    await seated(token, other.port)
    await soon(() => british.scene?.company?.watching?.count === 1)
    expect(british.scene?.company?.watching).toEqual({ count: 1, names: ['Onlooker'] })
    expect(british.scene?.company?.seats).toMatchObject({ british: { joined: true }, french: { joined: false } })
    const french = await seated(links.french, other.port)
    const is = () => british.scene?.company?.seats?.french?.here
    await soon(is)
    expect(british.scene?.company?.seats?.french).toEqual({ joined: true, here: true })
    french.close()
    await soon(() => is() === false)
    expect(is()).toBe(false)
    const back = await seated(links.french, other.port)
    const secret = () => running.hall.read(id, ({ table }) => table.sealed)
    for (let i = 0; i < 200 && !(await secret()); i++) await play([british, back], 1)
    expect(await secret()).toBe(true)
    await soon(() => is() === undefined)
    expect(british.scene?.company?.seats).toEqual({ british: { joined: true }, french: { joined: true } })
    const last = british.news.at(-1)
    back.close()
    await new Promise((resolve) => setTimeout(resolve, 4 * GRACE))
    expect(british.news.at(-1)).toBe(last)
  })

  it('who plays and who watches hear each other only after the end; who watches has a name', async () => {
    const { running, links, seated, beside, named } = await table()
    const [british, french] = [await seated(links.british), await seated(links.french)]
    const watching = await seated((await named('Onlooker')).token)
    const guest = await seated((await running.desk.welcome()).token)
    expect(await beside(guest, 'say', { text: 'x' })).toMatchObject({ reason: 'sign-in' })
    expect(await beside(british, 'say', { text: 'Between us.' })).toEqual(DONE)
    expect(await beside(watching, 'say', { text: 'He is lost.' })).toEqual(DONE)
    await soon(() => heard(french).length > 0 && heard(guest).length > 0)
    expect([french, guest].map(heard)).toEqual([['Between us.'], ['He is lost.']])
    expect((await talkOf(watching)).lines).toMatchObject([{ role: 'spectator', name: 'Onlooker', text: 'He is lost.' }])
    expect((await talkOf(british)).lines).toMatchObject([{ role: 'british' }])
    expect(await beside(french, 'resign')).toEqual(DONE)
    for (const one of [british, guest]) expect((await talkOf(one)).lines).toHaveLength(2)
  })

  it('who is not wanted to be heard is not heard, and is told; with an account that holds everywhere', async () => {
    const { running, id, links, seated, beside, named } = await table()
    const [british, french] = [await seated(links.british), await seated(links.french)]
    await beside(french, 'say', { text: 'first' })
    expect(await british.ask({ ask: 'hush', table: id, whom: 'french', on: true })).toEqual(DONE)
    await soon(() => french.news.some(({ news }) => news === 'hushed'))
    expect(french.news.some(({ news }) => news === 'hushed')).toBe(true)
    expect((await talkOf(french)).hushed).toEqual({ own: [], by: ['british'] })
    expect(await talkOf(british)).toMatchObject({ lines: [], hushed: { own: ['french'], by: [] } })
    expect(await beside(french, 'say', { text: 'second' })).toMatchObject({ reason: 'unheard' })
    expect(await british.ask({ ask: 'hush', table: id, whom: 'french', on: true, block: true })).toMatchObject({
      reason: 'sign-in',
    })
    expect(await british.ask({ ask: 'hush', table: id, whom: 'british', on: true })).toMatchObject({ said: 'refused' })
    expect(await british.ask({ ask: 'hush', table: id, whom: 'french', on: false })).toEqual(DONE)
    expect(await talkOf(british)).toMatchObject({ lines: [{ text: 'first' }], hushed: { own: [] } })

    // Accounts: at another table, too.
    const [anna, bert] = [await named('Anna'), await named('Bert')]
    const [one, two] = [await seated(anna.token), await seated(bert.token)]
    expect(await one.ask({ ask: 'hush', table: id, whom: 'Bert', on: true, block: true })).toEqual(DONE)
    const next = await madeTable(running, QUEBEC)
    for (const guest of [one, two]) expect(await guest.open(next.id)).toMatchObject({ said: 'opened' })
    const say = { ask: 'say', table: next.id, seat: 'spectator', text: 'hello' } as const
    expect(await two.ask({ ...say, key: '1' })).toEqual(DONE)
    expect((await talkOf(one)).lines).toEqual([])
    expect(heard(one)).toEqual([])
    expect((await talkOf(two)).lines).toHaveLength(1)
  })

  it('four people play in two teams, each by a link of his own', async () => {
    const { links, seated, beside, play } = await table({
      ...{ title: 'bayonets-and-tomahawks', scenario: '1', options: { team: 'both' } },
      clock: CLOCK,
    })
    expect(Object.keys(links).sort()).toEqual(['british', 'colonial', 'french', 'indian'])
    const guests: Guest[] = []
    for (const role of ['british', 'colonial', 'french', 'indian']) guests.push(await seated(links[role]))
    expect(guests.map(({ scene }) => scene?.seat)).toEqual(['british', 'colonial', 'french', 'indian'])
    const asked = new Set<string>()
    for (let i = 0; i < 150; i++) {
      for (const { scene } of guests) if (scene?.deciding !== undefined) asked.add(scene.deciding)
      await play(guests, 1, seeded(i))
    }
    expect([...asked].sort()).toEqual(['british', 'colonial', 'french', 'indian'])
    const [british, colonial, french, indian] = guests as [Guest, Guest, Guest, Guest]
    // All four must agree.
    for (const guest of [british, colonial, french])
      expect(await beside(guest, 'offer', { what: 'draw' })).toEqual(DONE)
    await soon(() => indian.scene?.company?.offers[0]?.by.length === 3)
    expect(indian.scene?.company).toMatchObject({ offers: [{ what: 'draw', by: ['british', 'colonial', 'french'] }] })
    expect(indian.scene?.company?.ended).toBeUndefined()
    expect(await beside(indian, 'offer', { what: 'draw' })).toEqual(DONE)
    await soon(() => guests.every(({ scene }) => scene?.company?.ended))
    expect(guests.map(({ scene }) => scene?.company?.ended)).toEqual(guests.map(() => ({ how: 'draw' })))
  })

  it('notes are kept for the seat, and read by nobody else', async () => {
    const { running, id, links, seated } = await table()
    const [british, french] = [await seated(links.british), await seated(links.french)]
    const watching = await seated((await running.desk.welcome()).token)
    const note = { ask: 'note', table: id, seat: 'british' } as const
    expect(await british.ask({ ...note, text: 'Levis first.' })).toEqual({ said: 'note', text: 'Levis first.' })
    expect(await (await seated(links.british)).ask(note)).toEqual({ said: 'note', text: 'Levis first.' })
    for (const guest of [french, watching]) expect(await guest.ask(note)).toMatchObject({ reason: 'not-yours' })
    expect(await french.ask({ ...note, seat: 'french' })).toEqual({ said: 'note', text: '' })
    expect(await watching.ask({ ...note, seat: 'spectator' })).toMatchObject({ reason: 'not-yours' })
    expect(await british.ask({ ...note, text: 'x'.repeat(4001) })).toMatchObject({ reason: 'request' })
  })

  it('where one could go back to is told in words, to who chose; and to all under which heading it lies', async () => {
    const { id, links, seated, beside, play } = await table()
    const [british, french] = [await seated(links.british), await seated(links.french)]
    await play([british, french], 60)
    const { turns } = (await british.ask({ ask: 'turns', table: id, seat: 'british' })) as Said<'turns'>
    expect(turns.length).toBeGreaterThan(5)
    expect(turns.map(({ back }) => back)).toEqual(turns.map((_, i) => i + 1))
    expect(turns[0]).toMatchObject({ asked: { key: expect.any(String) }, heading: { key: expect.any(String) } })
    // What came of a choice stands beside it, once it was told.
    expect(turns.some(({ came }) => came !== undefined)).toBe(true)
    expect(await french.ask({ ask: 'turns', table: id, seat: 'british' })).toMatchObject({ reason: 'not-yours' })
    expect(await beside(british, 'offer', { what: 'rewind', back: 5 })).toEqual(DONE)
    await soon(() => french.scene?.company?.offers.length)
    expect(french.scene?.company?.offers).toMatchObject([
      { what: 'rewind', by: ['british'], back: 5, to: turns[4]?.heading },
    ])
    expect(await beside(french, 'offer', { what: 'rewind', back: 5 })).toEqual(DONE)
    await soon(() => JSON.stringify(british.scene?.observation.decision?.prompt) === JSON.stringify(turns[4]?.asked))
    expect(british.scene?.observation.decision?.prompt).toEqual(turns[4]?.asked)
  })

  it('a lost link is replaced when the others agree, who never see it, after a while in which the seat may say no', async () => {
    const { running, id, links, seated, beside } = await table()
    const [british, french] = [await seated(links.british), await seated(links.french)]
    const http = async (path: string, token: string, body: object) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const init = { method: 'POST', headers, body: JSON.stringify(body) }
      const response = await fetch(`http://127.0.0.1:${running.port}${path}`, init)
      return { status: response.status, body: (await response.json()) as Record<string, string> }
    }
    const sit = async (link: string | undefined) => {
      const { token } = await running.desk.welcome()
      return { ...(await http('/api/seat', token, { token: link })), token }
    }
    const lose = async () => (await http('/api/seat/lost', (await running.desk.welcome()).token, { game: id })).body
    expect(await http('/api/seat/lost', links.british as string, { game: id })).toMatchObject({ status: 409 })
    const first = await lose()
    const agree = (code: string | undefined, role = 'french') => beside(british, 'offer', { what: 'link', role, code })
    expect(await agree(first.code, 'british')).toMatchObject({ said: 'refused' })
    expect(await agree(undefined)).toMatchObject({ reason: 'request' })
    // Nobody has agreed: who asked is told his word again.
    expect(await sit(first.token)).toMatchObject({ status: 425, body: { code: first.code } })
    expect(await agree(`${first.code?.slice(0, 4).toUpperCase()}-${first.code?.slice(4)}`)).toEqual(DONE)
    await soon(() => french.scene?.company?.links)
    const [agreed] = french.scene?.company?.links ?? []
    expect(agreed).toMatchObject({ role: 'french', code: first.code })
    expect(agreed?.from).toBeGreaterThan(Date.now() + DAY - 60_000)
    expect(await sit(first.token)).toMatchObject({ status: 425, body: { from: agreed?.from } })
    // Whatever who agreed was told opens nothing, now or later.
    expect(JSON.stringify(british.news)).not.toContain(first.token)
    // The French are there, and say no: it opens nothing, whenever it is used.
    expect(await beside(french, 'withdraw', { what: 'link' })).toEqual(DONE)
    const { world } = running.hall
    const now = world.now
    closing.push(() => Object.assign(world, { now }))
    Object.assign(world, { now: () => now() + 2 * DAY })
    expect((await sit(first.token)).status).toBe(425)
    // Nobody says no: the new one takes the place of the old one, and whoever sits there by it is not heard any more.
    const [second, stranger] = [await lose(), await lose()]
    expect(await agree(second.code)).toEqual(DONE)
    Object.assign(world, { now: () => now() + 4 * DAY })
    expect((await sit(stranger.token)).status).toBe(425)
    const came = await sit(second.token)
    expect(came).toMatchObject({ status: 200, body: { seat: 'french', link: second.token } })
    await soon(() => french.news.some(({ news }) => news === 'closed'))
    expect(french.news.some(({ news }) => news === 'closed')).toBe(true)
    expect(await beside(french, 'resign')).toMatchObject({ said: 'refused' })
    expect(await running.desk.whoIs({ authorization: `Bearer ${links.french}` })).toMatchObject({ session: undefined })
    expect((await seated(came.token)).scene?.seat).toBe('french')
    // On another device, too.
    expect(await sit(second.token)).toMatchObject({ status: 200, body: { seat: 'french' } })
  })

  it('who watches sees it some turns later, and all of it after the end', async () => {
    const { running, id, links, seated, beside, play } = await table({ delay: 2, clock: CLOCK })
    const [british, french] = [await seated(links.british), await seated(links.french)]
    const watching = await seated((await running.desk.welcome()).token)
    await play([british, french], 80)
    const shown = () => watching.scene?.observation
    const behind = await running.hall.read(id, ({ table }) => table.noted)
    await soon(() => (shown()?.log.length ?? 0) > 0)
    expect(watching.log.length).toBeGreaterThan(0)
    expect(watching.log.length).toBeLessThan(behind)
    expect(watching.scene?.company).toMatchObject({ delay: 2, offers: [] })
    expect(watching.scene?.company).not.toHaveProperty('clock')
    // Nor is he told who is here: that is of now, and it may be secret now what is not where he is.
    const seen = watching.news.flatMap((news) => (news.news === 'scene' ? [JSON.stringify(news.scene.company)] : []))
    expect(seen.join()).not.toContain('"here"')
    // Two turns later, not one: of the rows after which it looks like that, one lies before the last two turns that are over.
    const { origin, seq } = await running.hall.read(id, (live) => live)
    const rows = (await running.store.rows(id, 0)).slice(0, seq)
    const [views, ends]: [string[], boolean[]] = [[], []]
    let turn = ''
    playedAgain(origin, rows, ({ table }) => {
      const now = table.waiting.map(({ role }) => role).join(' ')
      ends.push(now !== turn)
      turn = now
      views.push(JSON.stringify(table.game.view(table.state, 'spectator')))
    })
    const like = views.flatMap((view, i) => (view === JSON.stringify(shown()?.view) ? [i] : []))
    expect(like.map((i) => ends.slice(i + 1).filter(Boolean).length)).toContain(2)
    // Whoever comes later sees what they see who were there.
    const late = await seated((await running.desk.welcome()).token)
    expect(late.scene?.observation.view).toEqual(shown()?.view)
    await running.hall.close()
    expect(await beside(british, 'resign')).toEqual(DONE)
    await soon(() => watching.scene?.company?.ended)
    const whole = await seated((await running.desk.welcome()).token)
    expect(watching.scene?.observation.view).toEqual(whole.scene?.observation.view)
    expect(watching.scene?.fairness).toHaveProperty('seed')
  })
})
const CLOCK = { kind: 'days', bank: DAY, add: 0, cap: DAY, flag: 'claim' }
