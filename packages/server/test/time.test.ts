/** What becomes of time: outages and flags, games that somebody has left, who loses with whom. On both stores. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seeded } from '@carillon/kernel'
import type { Reply } from '@carillon/protocol'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { leftAt } from '../src/clock.ts'
import { dueFlag } from '../src/deals.ts'
import { waitedFor } from '../src/notices/turns.ts'
import { Pulse } from '../src/pulse.ts'
import { scoreIn } from '../src/scores.ts'
import type { RunningServer } from '../src/server.ts'
import { type Guest, house, madeTable } from '../src/testing/house.ts'
import { KINDS, onBothStores } from './stores.ts'
import { afterwards, closeAll, QUEBEC, seated, settled } from './tables.ts'

const DAY = 86_400_000
const DONE = { said: 'done' }
const TEAMS = { title: 'bayonets-and-tomahawks', scenario: '1', options: { team: 'both' } }
const LIVE = { kind: 'live', bank: 8000, add: 0, cap: 8000, flag: 'auto' }
const CLAIM = { kind: 'days', bank: DAY, add: 0, cap: DAY, flag: 'claim' }

/** Later by so much, for the whole process. */
let later = 0
const real = Date.now
beforeAll(() => void vi.spyOn(Date, 'now').mockImplementation(() => real() + later))
afterAll(() => void vi.restoreAllMocks())
afterEach(async () => {
  await closeAll()
  later = 0
})

onBothStores((database, it) => {
  let keys = 0
  const beside = (guest: Guest, ask: string, more: object = {}): Promise<Reply> =>
    guest.ask({ ask, table: guest.id, seat: guest.scene?.seat, key: `b${++keys}`, ...more } as never)
  async function begun(wish: object) {
    const data = mkdtempSync(join(tmpdir(), 'carillon-time-'))
    afterwards(() => rmSync(data, { recursive: true, force: true }))
    const settings = { data, databaseUrl: await database() }
    const running = await house(settings)
    const { id, links } = await madeTable(running, wish)
    return { running, settings, id, links }
  }
  async function table(wish: object) {
    const made = await begun(wish)
    afterwards(made.running.close)
    const guests: Record<string, Guest> = {}
    for (const [role, link] of Object.entries(made.links)) guests[role] = await seated(made.running.port, link, made.id)
    return { ...made, guests: guests as Readonly<Record<string, Guest>> }
  }
  const waited = ({ hall }: RunningServer, id: string) => hall.read(id, waitedFor)
  const gameOf = async ({ store }: RunningServer, id: string) => (await store.game(id)) as NonNullable<Game>
  type Game = Awaited<ReturnType<RunningServer['store']['game']>>

  it('who is not asked takes nothing back: another has seen it, and his clock runs', async () => {
    const { running, id, guests } = await table({
      ...{ title: 'wilderness-war', scenario: 'early-war' },
      clock: { kind: 'live', bank: 600_000, add: 60_000, cap: 6_000_000, flag: 'auto' },
    })
    const random = seeded(5)
    let tried = 0
    for (let i = 0; i < 400 && tried < 3; i++) {
      const all = Object.entries(guests)
      const [role, guest] = all.find(([, { options }]) => options.length > 0) ?? []
      if (!role || !guest) {
        await settled()
        continue
      }
      expect(await guest.click(random)).toEqual(DONE)
      const [passed] = await waited(running, id)
      // What the rules would still let him take back.
      const { can, revision } = await running.hall.read(id, ({ table }) => ({
        can: table.canUndo(role),
        revision: table.revision(role),
      }))
      if (passed === undefined || passed === role || !can) continue
      const rows = (await running.store.rows(id, 0)).length
      for (const ask of ['undo', 'restart'] as const)
        expect(await guest.ask({ ask, table: id, seat: role, revision, key: `${ask}${i}` })).toMatchObject({
          ...{ said: 'refused', reason: 'nothing-to-undo' },
        })
      expect((await running.store.rows(id, 0)).length).toBe(rows)
      expect(await waited(running, id)).toEqual([passed])
      tried += 1
    }
    expect(tried).toBeGreaterThan(0)
  }, 60_000)

  describe('an outage', () => {
    /** A house that is down for a while in mid-game, and the next one with the same store. */
    async function restarted(down: number) {
      const { running, settings, id, links } = await begun({ ...QUEBEC, clock: LIVE })
      for (const link of Object.values(links)) await seated(running.port, link, id)
      expect(await running.hall.read(id, ({ clock }) => clock?.running.length)).toBeGreaterThan(0)
      await running.close()
      later += down
      const again = await house(settings)
      afterwards(again.close)
      return { again, id, links }
    }
    it('a flag falls by itself, later by what the house was down', async () => {
      const { again, id } = await restarted(34_000)
      // The job was due while nobody was there to do it.
      await again.jobs.run()
      expect((await gameOf(again, id)).state).toBe('playing')
      const due = await again.hall.read(id, (live) => dueFlag(live, again.hall.now))
      expect(due).toBeGreaterThan(Date.now())
      const jobs = await again.store.db.selectFrom('job').select('due').where('kind', '=', 'clock').execute()
      expect(jobs).toEqual([{ due }])
      later += LIVE.bank
      await again.jobs.run()
      expect(await gameOf(again, id)).toMatchObject({ state: 'over', outcome: expect.stringContaining('"flag"') })
    })
    it('whoever opens the table sees a flag fall that nobody saw', async () => {
      const { again, id, links } = await restarted(34_000)
      await again.jobs.close()
      await again.store.db.deleteFrom('job').execute()
      later += LIVE.bank + 1000
      const guest = await seated(again.port, links.british, id)
      expect(guest.scene?.company?.ended).toMatchObject({ how: 'flag' })
    })
    it('counts against nobody from the last beat on, if it was longer than a beat', async () => {
      const { again } = await restarted(9000)
      const [outage] = again.hall.now.outages
      expect(outage).toMatchObject({ began: expect.any(Number) })
      expect(Number(outage?.ended) - Number(outage?.began)).toBeGreaterThanOrEqual(9000)
    })
  })

  describe('a clock of days', () => {
    // A beat after days that have gone by in a moment would call them an outage.
    let beat: MockInstance | undefined
    beforeEach(() => {
      beat = vi.spyOn(Pulse.prototype, 'beat').mockResolvedValue()
    })
    afterEach(() => beat?.mockRestore())
    const DAYS = { kind: 'days', bank: 3 * DAY, add: 2 * DAY, cap: 4 * DAY, flag: 'auto' }
    const left = ({ hall }: RunningServer, id: string, role: string) =>
      hall.read(id, ({ clock }) => (clock ? leftAt(clock, role, hall.now.outages, Date.now()) / DAY : Number.NaN))
    /** Both are there, in the open; whose turn it is, and the other. */
    async function playing(clock: object) {
      const made = await table({ title: 'wilderness-war', scenario: 'early-war', clock: { ...DAYS, ...clock } })
      const [role = ''] = await waited(made.running, made.id)
      const [other = ''] = Object.keys(made.guests).filter((one) => one !== role)
      return { ...made, role, him: made.guests[role] as Guest, me: made.guests[other] as Guest }
    }
    it('stands when all have agreed, until one goes on', async () => {
      const { running, id, role, him, me } = await playing({})
      expect(await beside(me, 'resume')).toMatchObject({ reason: 'not-asked' })
      expect(await beside(me, 'offer', { what: 'pause' })).toEqual(DONE)
      later += DAY
      expect(await left(running, id, role)).toBeCloseTo(2, 2)
      expect(await beside(him, 'offer', { what: 'pause' })).toEqual(DONE)
      await settled()
      for (const { scene } of [him, me]) expect(scene?.company?.clock).toMatchObject({ paused: true, due: {} })
      later += 30 * DAY
      await running.jobs.run()
      expect((await gameOf(running, id)).state).toBe('playing')
      expect(await left(running, id, role)).toBeCloseTo(2, 2)
      expect(await beside(me, 'resume')).toEqual(DONE)
      later += DAY
      expect(await left(running, id, role)).toBeCloseTo(1, 2)
      later += 1.1 * DAY
      await running.jobs.run()
      expect(await gameOf(running, id)).toMatchObject({ state: 'over', outcome: expect.stringContaining('"flag"') })
    })
    it('stands for who is away, as long as his vacation reaches; all are told until when', async () => {
      const { running, id, role, him, me } = await playing({ vacation: 5 * DAY })
      expect(await beside(him, 'away', { until: Date.now() + 10 * DAY })).toEqual(DONE)
      await settled()
      const { away, vacation } = me.scene?.company?.clock ?? {}
      expect(((away?.[role] ?? 0) - Date.now()) / DAY).toBeCloseTo(5, 2)
      expect(vacation?.[role]).toBe(0)
      later += 4.9 * DAY
      expect(await left(running, id, role)).toBeCloseTo(3, 2)
      later += 1.1 * DAY
      expect(await left(running, id, role)).toBeCloseTo(2, 2)
    })
    it('stands at weekends of a place, if that was chosen', async () => {
      const week = await playing({ bank: 4 * DAY, weekends: 'Europe/Paris' })
      const plain = await playing({ bank: 4 * DAY })
      const before = [await left(week.running, week.id, week.role), await left(plain.running, plain.id, plain.role)]
      later += 7 * DAY
      const after = [await left(week.running, week.id, week.role), await left(plain.running, plain.id, plain.role)]
      expect(before.map((days, i) => days - (after[i] ?? 0))).toEqual([expect.closeTo(5, 1), expect.closeTo(7, 1)])
    })
  })

  describe('a game without a clock', () => {
    /** Until somebody else may claim something. */
    const wait = (days: number) => {
      later += days * DAY
    }
    /** Played to an open question. */
    async function played(sealed: boolean) {
      const made = await table(QUEBEC)
      const { running, id, guests } = made
      const random = seeded(4)
      const all = Object.values(guests)
      const isSo = () => running.hall.read(id, ({ table }) => table.sealed === sealed && table.decisions.length > 0)
      for (let i = 0; i < 400 && !(await isSo()); i++) {
        const guest = all.find(({ options }) => options.length > 0)
        if (guest) await guest.click(random)
        else await all[0]?.next(20)
      }
      expect(await isSo()).toBe(true)
      await settled()
      const [late = ''] = await waited(running, id)
      const [other = ''] = Object.keys(guests).filter((role) => role !== late)
      return { ...made, late, other, him: guests[late] as Guest, me: guests[other] as Guest }
    }
    it('tells when one need not wait any longer, and shows no clock', async () => {
      const { late, me, him } = await played(false)
      for (const { scene } of [me, him]) {
        expect(scene?.company).not.toHaveProperty('clock')
        expect(Object.keys(scene?.company?.patience ?? {})).toEqual([late])
        expect(scene?.company?.patience?.[late]).toBeGreaterThan(Date.now() + 14 * DAY - 60_000)
      }
      expect(await beside(me, 'offer', { what: 'pause' })).toMatchObject({ reason: 'not-offered' })
    })
    it('after a fortnight who was kept waiting may call it a draw, or break it off; nobody has lost', async () => {
      for (const [claim, state, score] of [
        [{ draw: true }, 'over', 1],
        [{ abort: true }, 'void', undefined],
      ] as const) {
        const { running, id, late, other, me, him } = await played(false)
        wait(13.9)
        expect(await beside(me, 'claim', claim)).toMatchObject({ reason: 'not-asked' })
        wait(0.2)
        expect(await beside(me, 'claim')).toMatchObject({ reason: 'not-offered' })
        expect(await beside(him, 'claim', claim)).toMatchObject({ reason: 'not-asked' })
        expect(await beside(me, 'claim', claim)).toEqual(DONE)
        const game = await gameOf(running, id)
        expect(game.state).toBe(state)
        expect([late, other].map((role) => scoreIn(game.outcome, role))).toEqual([score, score])
      }
    })
    it('or let a bot play on; who comes back has as long again', async () => {
      const { running, id, late, me, him } = await played(false)
      wait(14.1)
      expect(await beside(me, 'replace', { role: late, player: 'random' })).toEqual(DONE)
      expect(await running.hall.read(id, ({ replaced }) => replaced)).toEqual([late])
      expect(await beside(him, 'return')).toEqual(DONE)
      expect(await beside(me, 'claim', { draw: true })).toMatchObject({ reason: 'not-asked' })
    })
    it('what the house was down does not count', async () => {
      const { running, me } = await played(false)
      const { world } = running.hall
      const began = Date.now()
      wait(14.1)
      Object.assign(world, { outages: () => [{ began, ended: began + DAY }] })
      expect(await beside(me, 'claim', { draw: true })).toMatchObject({ reason: 'not-asked' })
      wait(1)
      expect(await beside(me, 'claim', { draw: true })).toEqual(DONE)
    })
    it('who still plays has not left, however long his turn takes', async () => {
      const { me, him } = await played(false)
      wait(13)
      expect(await him.click(seeded(8))).toEqual(DONE)
      wait(2)
      for (const guest of [me, him])
        expect(await beside(guest, 'claim', { draw: true })).toMatchObject({ reason: 'not-asked' })
    })
    it('in a secret moment only who is done himself claims, and what is told does not tell who is', async () => {
      const { running, id, guests } = await played(true)
      const all = Object.values(guests)
      const told = () => all.map(({ scene }) => JSON.stringify(scene?.company?.patience))
      const before = told()
      wait(14.1)
      for (const guest of all)
        expect(await beside(guest, 'claim', { draw: true })).toMatchObject({ reason: 'not-asked' })
      const [done, other] = all as [Guest, Guest]
      const random = seeded(5)
      const isSealed = () => running.hall.read(id, ({ table }) => table.sealed)
      for (let i = 0; i < 200 && done.options.length > 0; i++) await done.click(random)
      expect(await isSealed()).toBe(true)
      expect(told()).toEqual(before)
      expect(await beside(other, 'claim', { draw: true })).toMatchObject({ reason: 'not-asked' })
      expect(await beside(done, 'claim', { draw: true })).toEqual(DONE)
    })
  })

  describe('sides of several people', () => {
    it('all of a side lose with who resigns', async () => {
      const { running, id, guests } = await table(TEAMS)
      expect(await beside(guests.british as Guest, 'resign')).toEqual(DONE)
      const { outcome } = await gameOf(running, id)
      expect(['british', 'colonial', 'french', 'indian'].map((role) => scoreIn(outcome, role))).toEqual([0, 0, 2, 2])
      expect(guests.french?.scene?.company?.teams).toEqual([
        ['british', 'colonial'],
        ['french', 'indian'],
      ])
    })
    it('nobody claims against his own side', async () => {
      const { running, id, guests } = await table({ ...TEAMS, clock: CLAIM })
      const random = seeded(3)
      const all = Object.values(guests)
      const alone = async () => (await waited(running, id)).join() === 'colonial'
      for (let i = 0; i < 600 && !(await alone()); i++) {
        const guest = all.find(({ options }) => options.length > 0)
        if (guest) await guest.click(random)
        else await all[0]?.next(20)
      }
      expect(await alone()).toBe(true)
      later += 2 * DAY
      for (const claim of [{}, { draw: true }])
        expect(await beside(guests.british as Guest, 'claim', claim)).toMatchObject({ reason: 'not-asked' })
      expect(await beside(guests.british as Guest, 'replace', { role: 'colonial', player: 'random' })).toMatchObject({
        reason: 'not-asked',
      })
      expect(await beside(guests.indian as Guest, 'claim')).toEqual(DONE)
      const { outcome } = await gameOf(running, id)
      expect(['british', 'colonial', 'french', 'indian'].map((role) => scoreIn(outcome, role))).toEqual([0, 0, 2, 2])
    })
  })

  it('a record is not refused because a bell was missed', async () => {
    const { running, id, guests, links } = await table(QUEBEC)
    const { store, hall } = running
    // Another node ends it; nobody is rung.
    const seq = (await hall.read(id, (live) => live.seq)) + 1
    const body = JSON.stringify({ do: 'end', ended: { how: 'resign', role: 'british' } })
    const head = { state: 'over', waiting: '[]', turn: seq, clock: '{}', deadline: null, outcome: null }
    expect(await store.append({ row: { game: id, seq, at: Date.now(), who: null, key: null, body }, head })).toBe(
      'done',
    )
    expect(await hall.read(id, ({ over }) => over)).toBe(false)
    const { token } = await running.desk.welcome()
    const read = await fetch(`http://127.0.0.1:${running.port}/api/games/${id}/record`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect([read.status, (await read.text()).includes('"over":true')]).toEqual([200, true])
    const other = await seated(running.port, links.french, id)
    expect(await other.ask({ ask: 'export', id })).toMatchObject({ said: 'record' })
    expect(guests.british).toBeDefined()
  })
})

describe.each(KINDS)('beats, on $name', (kind) => {
  beforeAll(() => (kind.skip ? undefined : kind.begin()), 60_000)
  afterAll(() => (kind.skip ? undefined : kind.end()))

  test.skipIf(kind.skip)('who starts writes the outage since the last beat; not while another node beats', async () => {
    const { store } = await kind.make()
    afterwards(() => store.close())
    let at = 1_000_000
    const node = (name: string) => new Pulse(store, () => at, name)
    const first = node('a')
    await first.beat()
    // Late by a little, or by more, but there all the time.
    for (const after of [5900, 15_000]) {
      at += after
      await first.beat()
    }
    expect(first.outages).toEqual([])
    at += 4000
    const second = node('b')
    await second.start()
    afterwards(() => second.close())
    expect(second.outages).toEqual([])
    at += 9000
    const third = node('c')
    await third.start()
    afterwards(() => third.close())
    expect(third.outages).toEqual([{ began: at - 9000, ended: at }])
  })
  test.skipIf(kind.skip)('a beat of a clock that was wrong by a year hides no outage', async () => {
    const { store } = await kind.make()
    afterwards(() => store.close())
    let at = 1_000_000
    const node = (name: string) => new Pulse(store, () => at, name)
    await node('a').beat()
    const right = at
    at += 365 * 86_400_000
    await node('wrong').beat()
    // Set right again, it is started anew, and an hour later once more.
    at = right + 1000
    await node('b').beat()
    at += 3_600_000
    const last = node('c')
    await last.start()
    afterwards(() => last.close())
    expect(last.outages).toContainEqual({ began: right + 1000, ended: at })
  })
})
