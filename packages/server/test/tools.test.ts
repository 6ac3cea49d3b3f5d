/** What a table over the network can do besides: far walks, odds, hints, films, records. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRecord, seeded, verifyRecord } from '@carillon/kernel'
import { type Film, momentIn, type Reach, type Reply, type Request, stopsIn } from '@carillon/protocol'
import { loadGame } from '@carillon/registry'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Command } from '../src/command.ts'
import { playedAgain } from '../src/history.ts'
import type { RunningServer } from '../src/server.ts'
import { makeTable } from '../src/tables.ts'
import { Guest, house, madeTable } from '../src/testing/house.ts'

const BT = { title: 'bayonets-and-tomahawks', scenario: '2' }
const WW = { title: 'wilderness-war', scenario: 'annus-mirabilis' }
const QUEBEC = { title: 'quebec-1759', scenario: 'campaign' }
const DONE = { said: 'done' }
const closing: (() => unknown)[] = []
const pause = (milliseconds = 100) => new Promise((resolve) => setTimeout(resolve, milliseconds))
let data = ''
/** One for all: its threads need not start again. */
let running: RunningServer
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'carillon-tools-'))
  running = await house({ data })
})
afterEach(() => {
  for (const close of closing.splice(0)) close()
})
afterAll(async () => {
  await running.close()
  rmSync(data, { recursive: true, force: true })
})

async function opened(body: object) {
  const { id, links } = await madeTable(running, body)
  const guests: Guest[] = []
  for (const token of Object.values(links)) {
    const guest = new Guest(() => running.port, token, 10)
    closing.push(() => guest.close())
    await guest.open(id)
    guests.push(guest)
  }
  /** Another process with the same file: all that was in memory is gone. */
  const moved = async () => {
    await running.close()
    running = await house({ data })
    for (const guest of guests) {
      while (!guest.wire.online) await pause(20)
      await guest.open(id)
    }
  }
  const rows = async () => (await running.store.rows(id, 0)).map(({ body: row }) => JSON.parse(row) as Command)
  return { id, guests, moved, rows }
}
const watcher = async (id: string): Promise<Guest> => {
  const watching = new Guest(running.port, (await running.desk.welcome()).token)
  closing.push(() => watching.close())
  await watching.open(id)
  return watching
}
const asked = ({ scene }: Guest): string => scene?.observation.decision?.prompt.key ?? ''
const viewOf = ({ scene }: Guest): string => JSON.stringify(scene?.observation.view)
const reply = async <R extends Reply['said']>(guest: Guest, request: Request): Promise<Reply & { said: R }> => {
  const said = await guest.ask(request)
  if (said.said === 'refused') throw new Error(`${said.reason}: ${said.detail}`)
  return said as Reply & { said: R }
}
const reachOf = async (guest: Guest, place?: string): Promise<Reach> => {
  const request = { ask: 'reach', table: guest.id, seat: guest.scene?.seat ?? '', place } as const
  return (await reply<'reach'>(guest, JSON.parse(JSON.stringify(request)) as Request)).reach
}
let keys = 0
const walk = (guest: Guest, place: string | undefined, to: string, key = `w${++keys}`): Promise<Reply> =>
  guest.ask({
    ...{ ask: 'walk', table: guest.id, seat: guest.scene?.seat ?? '', key, to },
    ...{ revision: guest.scene?.observation.revision ?? 0, ...(place !== undefined && { place, way: 0 }) },
  })
/** Anybody clicks until somebody is asked this. */
async function until(guests: readonly Guest[], prompt: string, seed = 1): Promise<Guest> {
  const random = seeded(seed)
  for (let i = 0; i < 3000; i++) {
    const found = guests.find((guest) => guest.options.length > 0 && asked(guest) === prompt)
    if (found) return found
    const guest = guests.find(({ options }) => options.length > 0)
    if (guest) expect(await guest.click(random)).toEqual(DONE)
    else await guests[0]?.next(20)
  }
  throw new Error(`nobody was asked ${prompt}`)
}
/** A start and a goal some steps off, where nothing is fought for. */
async function far(guest: Guest): Promise<{ place: string; to: string }> {
  for (const place of (await reachOf(guest)).starts) {
    const [way] = (await reachOf(guest, place)).ways
    const goal = way?.places.find(({ cost, part, signs }) => cost > 1 && !part && !signs.includes('battle'))
    if (goal) return { place, to: goal.place }
  }
  throw new Error('nobody can go far')
}

describe('a walk over the network', () => {
  test('is one row; one undo takes all of it back, also in another process; sent twice it counts once', async () => {
    const { guests, rows, moved } = await opened(BT)
    const random = seeded(2)
    for (let i = 0; ; i++) {
      const guest = await until(guests, 'prompt.action', i)
      const goal = await far(guest).catch(() => undefined)
      if (!goal) {
        await guest.click(random)
        continue
      }
      const { place, to } = goal
      const before = viewOf(guest)
      const count = (await rows()).length
      const { observation } = guest.scene ?? {}
      // To where no way leads, or for an old question, it changes nothing.
      expect(await walk(guest, place, 'nowhere')).toMatchObject({ reason: 'not-an-option' })
      const old = { ask: 'walk', table: guest.id, seat: guest.scene?.seat ?? '', key: 'old', place } as const
      expect(await guest.ask({ ...old, revision: -1 })).toMatchObject({ reason: 'stale' })
      expect((await rows()).length).toBe(count)
      const key = `once${i}`
      expect(await walk(guest, place, to, key)).toEqual(DONE)
      expect(viewOf(guest)).not.toBe(before)
      const row = (await rows()).at(-1)
      expect((await rows()).length).toBe(count + 1)
      expect(row).toMatchObject({ do: 'answer', role: guest.scene?.seat })
      expect(row?.do === 'answer' && row.inputs.length).toBeGreaterThan(1)
      // Somebody else was asked on the way, or dice fell: another one is to be taken back.
      if (!guest.scene?.observation.canUndo || guest.options.length === 0) continue
      // The reply was lost, the page asks again: it is done already.
      const again = { ask: 'walk', table: guest.id, seat: guest.scene.seat, key, place, way: 0, to } as const
      expect(await guest.ask({ ...again, revision: observation?.revision ?? 0 })).toEqual(DONE)
      expect((await rows()).length).toBe(count + 1)
      await moved()
      expect(await guest.deed('undo')).toEqual(DONE)
      expect(viewOf(guest)).toBe(before)
      expect(asked(guest)).toBe('prompt.action')
      return
    }
  })
  test('goes on when the other lets it pass, and is the same in every process', async () => {
    const { id, guests, rows, moved } = await opened(WW)
    const random = seeded(5)
    /** What the rows come to is what was made of them when they were written. */
    const same = async () => {
      const live = await running.hall.read(id, (now) => now)
      const whole = playedAgain(live.origin, await running.store.rows(id, 0))
      expect(whole.table.state).toEqual(live.table.state)
      expect(whole.walks.kept).toEqual(live.walks.kept)
    }
    let went = 0
    for (let i = 0; i < 60 && went === 0; i++) {
      const guest = await until(guests, 'prompt.phase', i)
      const goal = await far(guest).catch(() => undefined)
      if (goal) {
        expect(await walk(guest, goal.place, goal.to)).toEqual(DONE)
        const other = guests.find((one) => one !== guest && one.options.length > 0)
        const pass = other?.options.find((one) => Object.keys(one).length === 1 && one.do === 'pass')
        if (other && pass) {
          // What is left of it is not in memory alone.
          await same()
          await moved()
          expect(await other.answer(pass)).toEqual(DONE)
          const last = (await rows()).at(-1)
          const seat = guest.scene?.seat
          if (last?.do === 'answer' && last.inputs.some((input) => 'role' in input && input.role === seat)) went += 1
        }
      }
      const next = guests.find(({ options }) => options.length > 0)
      if (next) await next.click(random)
    }
    expect(went).toBe(1)
    await pause()
    const before = guests.map(viewOf)
    await moved()
    expect(guests.map(viewOf)).toEqual(before)
    await same()
  })
  test('one that is held goes on as a walk when it is confirmed, also if another node comes between', async () => {
    const { guests, rows } = await opened(WW)
    const random = seeded(5)
    const pace = (guest: Guest, confirm: boolean) => guest.ask({ ask: 'pace', paused: false, delay: 0, confirm })
    const { store } = running.hall.world
    const { append } = store
    closing.push(() => Object.assign(store, { append }))
    for (let i = 0; ; i++) {
      expect(i).toBeLessThan(60)
      const guest = await until(guests, 'prompt.phase', i)
      const goal = await far(guest).catch(() => undefined)
      if (goal) {
        await pace(guest, true)
        expect(await walk(guest, goal.place, goal.to)).toEqual(DONE)
        const { pending } = guest.scene ?? {}
        if (pending) {
          let between = 0
          // Once another row has taken its place.
          const moved = () => {
            between += 1
            Object.assign(store, { append })
            return Promise.resolve('moved')
          }
          Object.assign(store, { append: moved })
          expect(await guest.deed('confirm')).toEqual(DONE)
          expect(between).toBe(1)
          const last = (await rows()).at(-1)
          expect(last).toMatchObject({ do: 'answer', role: guest.scene?.seat, walk: { clicks: expect.any(Number) } })
          return
        }
        await pace(guest, false)
      }
      const next = guests.find(({ options }) => options.length > 0)
      if (next) await next.click(random)
    }
  })
  test('answers that are joined are taken back together', async () => {
    const { guests } = await opened(QUEBEC)
    const guest = await until(guests, 'prompt.order', 2)
    const seat = guest.scene?.seat ?? ''
    const answer = (option: object, joined?: true) =>
      guest.ask({
        ...{ ask: 'answer', table: guest.id, seat, option: option as never, key: `j${++keys}` },
        ...{ revision: guest.scene?.observation.revision ?? 0, ...(joined && { joined }) },
      })
    expect(await answer(guest.options.find((one) => one.do === 'march') ?? {})).toEqual(DONE)
    expect(await answer(guest.options.find((one) => one.way) ?? {}, true)).toEqual(DONE)
    expect(await guest.deed('undo')).toEqual(DONE)
    expect(asked(guest)).toBe('prompt.order')
  })
})

test('5.56 against a bot, windows for a card that is not held answer themselves; rows come to the same game', async () => {
  const random = seeded(5)
  let passes = 0
  // What is dealt is another thing each time: in one game in a hundred there is no such window.
  for (let game = 0; game < 5 && passes === 0; game++) {
    const { id, guests, rows } = await opened({ ...WW, me: 'british', bots: { french: 'random' } })
    const [guest] = guests as [Guest]
    const answered = async () =>
      (await rows()).flatMap((row) => (row.do === 'answer' ? row.inputs.slice(row.walk?.clicks ?? 1) : []))
    for (let i = 0; i < 1500 && passes === 0 && !guest.scene?.observation.outcome; ) {
      if (guest.options.length === 0) {
        await guest.next(50)
        continue
      }
      i += 1
      expect(guest.options.every(({ do: what }) => String(what).startsWith('pass'))).toBe(false)
      if (i % 9 === 0 && guest.scene?.observation.canUndo) expect(await guest.deed('undo')).toEqual(DONE)
      else expect(await guest.click(random)).toEqual(DONE)
      if (i % 20 === 0)
        passes = (await answered()).filter((input) => 'role' in input && input.role === 'british').length
    }
    const live = await running.hall.read(id, (now) => now)
    const whole = playedAgain(live.origin, (await running.store.rows(id, 0)).slice(0, live.seq))
    expect(whole.table.state).toEqual(live.table.state)
  }
  expect(passes).toBeGreaterThan(0)
})

describe('what is worked out for one seat', () => {
  test('odds are told of one’s own decision alone; a hint and chances only where one person plays', async () => {
    const { id, guests } = await opened(QUEBEC)
    const guest = await until(guests, 'prompt.order', 3)
    const seat = guest.scene?.seat ?? ''
    const other = guests.find((one) => one !== guest) as Guest
    expect(await guest.ask({ ask: 'odds', table: id, seat })).toMatchObject({ said: 'odds', final: true })
    expect(await other.ask({ ask: 'odds', table: id, seat })).toMatchObject({ reason: 'not-yours' })
    const theirs = { ask: 'odds', table: id, seat: other.scene?.seat ?? '' } as const
    expect(await other.ask(theirs)).toEqual({ said: 'odds', odds: [], final: true })
    for (const ask of ['hint', 'judgement'] as const)
      expect(await guest.ask({ ask, table: id, seat })).toMatchObject({ reason: 'not-offered' })
  })
  test('against a bot the strongest player advises, with something that is offered', async () => {
    const { id, guests } = await opened({ ...QUEBEC, me: 'british', bots: { french: 'random' } })
    const guest = await until(guests, 'prompt.order', 3)
    const { hint } = await reply<'hint'>(guest, { ask: 'hint', table: id, seat: 'british' })
    expect(guest.options.map((one) => JSON.stringify(one))).toContain(JSON.stringify(hint.clicks[0]))
    expect(await guest.ask({ ask: 'judgement', table: id, seat: 'british' })).toMatchObject({ said: 'judgement' })
  })
  test('a film ends with what is on the screen, and does not tell how often the other clicks in secret', async () => {
    const { id, guests } = await opened(QUEBEC)
    const film = async (guest: Guest): Promise<Film> =>
      (await reply<'film'>(guest, { ask: 'film', table: id, seat: guest.scene?.seat ?? '' })).film
    const same = async (guest: Guest): Promise<Film> => {
      const seen = await film(guest)
      const { observation } = momentIn(seen, Number.MAX_SAFE_INTEGER)
      expect(observation.view).toEqual(guest.scene?.observation.view)
      expect(observation.log.map((line) => JSON.stringify(line)).slice(-guest.log.length)).toEqual(guest.log)
      expect(stopsIn(seen, seen.log.length).at(-1)?.view).toEqual(observation.view)
      return seen
    }
    const random = seeded(8)
    // The French deploy, the British see nothing of it.
    const french = guests.find(({ options }) => options.length > 0) as Guest
    const british = guests.find((one) => one !== french) as Guest
    const watching = await watcher(id)
    const before = [await same(british), await same(watching)]
    for (let i = 0; i < 5; i++) await french.click(random)
    expect(JSON.stringify([await same(british), await same(watching)])).toBe(JSON.stringify(before))
    expect((await film(french)).steps.length).toBeGreaterThan(0)
    await until(guests, 'prompt.order', 4)
    for (const guest of [...guests, watching]) await same(guest)
    expect(await watching.ask({ ask: 'film', table: id, seat: 'french' })).toMatchObject({ reason: 'not-yours' })
    expect(await british.ask({ ask: 'film', table: id, seat: 'french' })).toMatchObject({ reason: 'not-yours' })
  })
  test('who watches some turns later gets a film that ends where his screen does', async () => {
    const { id, guests } = await opened({ ...QUEBEC, visibility: 'public', delay: 3 })
    await until(guests, 'prompt.order', 4)
    const random = seeded(4)
    for (let i = 0; i < 60; i++) await (guests.find(({ options }) => options.length > 0)?.click(random) ?? pause(20))
    const watching = await watcher(id)
    const { film } = await reply<'film'>(watching, { ask: 'film', table: id, seat: 'spectator' })
    const { observation } = momentIn(film, Number.MAX_SAFE_INTEGER)
    expect(observation.view).toEqual(watching.scene?.observation.view)
    expect(observation.log.length).toBeGreaterThan(0)
    const now = (await running.hall.read(id, ({ table }) => table.log)).flatMap(({ text }) => (text ? [text] : []))
    expect(film.log.length).toBeLessThan(now.length)
  })
  test('between people the machine advises both if that was agreed when the game was made, and never in a rated one', async () => {
    const { id, guests } = await opened({ ...QUEBEC, hints: true })
    const guest = await until(guests, 'prompt.order', 3)
    const seat = guest.scene?.seat ?? ''
    expect(guests.map(({ scene }) => scene?.company?.hints)).toEqual([true, true])
    const { hint } = await reply<'hint'>(guest, { ask: 'hint', table: id, seat })
    expect(guest.options.map((one) => JSON.stringify(one))).toContain(JSON.stringify(hint.clicks[0]))
    expect(await guest.ask({ ask: 'judgement', table: id, seat })).toMatchObject({ said: 'judgement' })
    // For one's own seat, and not for who watches.
    const other = guests.find((one) => one !== guest) as Guest
    expect(await other.ask({ ask: 'hint', table: id, seat })).toMatchObject({ reason: 'not-yours' })
    const watching = await watcher(id)
    expect(await watching.ask({ ask: 'judgement', table: id, seat: 'spectator' })).toMatchObject({
      reason: 'not-yours',
    })
    const rated = { title: QUEBEC.title, scenario: QUEBEC.scenario, options: {}, bots: {}, visibility: 'link' } as const
    await expect(makeTable(running.hall, { ...rated, me: 'british', rated: true, hints: true })).rejects.toThrow(
      'rated',
    )
  })
  test('the record is given when it is over, and proves itself', async () => {
    const { id, guests } = await opened({ ...QUEBEC, dice: 'all' })
    const [guest] = guests as [Guest]
    expect(await guest.ask({ ask: 'export', id })).toMatchObject({ reason: 'not-over' })
    const random = seeded(6)
    for (let i = 0; i < 150; i++) await (guests.find(({ options }) => options.length > 0)?.click(random) ?? pause(20))
    await guest.ask({ ask: 'resign', table: id, seat: guest.scene?.seat ?? '', key: 'r' })
    const { name, text } = await reply<'record'>(guest, { ask: 'export', id })
    expect(name).toBe(`quebec-1759-${id}.json`)
    const game = await loadGame('quebec-1759')
    if (!game) throw new Error('no game')
    const record = readRecord(text)
    expect(record.entropy?.seats).toHaveLength(2)
    expect(verifyRecord(game, record).draws).toBeGreaterThan(0)
  })
})
