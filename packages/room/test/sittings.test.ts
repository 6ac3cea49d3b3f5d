/** One room, several who look at it over lines of their own: each is told what his seat may know. */
import { type LogLine, observe, pickOne, SPECTATOR, seeded, type Viewer, writeRecord } from '@carillon/kernel'
import type { Asked, News, Reply, Request, Scene } from '@carillon/protocol'
import { describe, expect, test } from 'vitest'
import type { House } from '../src/house.ts'
import type { Line } from '../src/line.ts'
import { Bench, BOT, HUMAN, plan, quiet, sameDice } from './bench.ts'

sameDice()

/** Somebody at the end of a line, with one seat at every table. */
class Guest {
  readonly news: News[] = []
  readonly line: Line
  readonly seat: Viewer
  readonly id: string
  scene: Scene | undefined
  log: readonly LogLine[] = []
  #keys = 0

  constructor(house: House, id: string, seat: Viewer) {
    this.id = id
    this.seat = seat
    this.line = house.line((news) => this.#hear(structuredClone(news)), { owner: false, seat: () => seat })
  }
  #hear(news: News): void {
    this.news.push(news)
    if (news.news !== 'scene') return
    this.scene = news.scene
    this.log = [...this.log.slice(0, news.scene.logFrom), ...news.scene.observation.log]
  }
  async ask(request: Request): Promise<Reply> {
    const reply = await this.line.handle(request)
    await quiet()
    return reply
  }
  open(): Promise<Reply> {
    return this.ask({ ask: 'open', id: this.id })
  }
  deed(ask: 'answer' | 'confirm' | 'undo' | 'restart', more: Partial<Asked<'answer'>> = {}): Promise<Reply> {
    const { revision = -1 } = this.scene?.observation ?? {}
    const key = `${++this.#keys}`
    return this.ask({ table: this.id, seat: this.seat, revision, key, ...more, ask } as Asked<'answer'>)
  }
}

/** A game of two people, each with a line, and one who watches. */
async function seated(seed = 3, seats = plan(HUMAN, HUMAN)) {
  const bench = new Bench(seed)
  const { id } = await bench.get('opened', { ask: 'create', setup: seats })
  const [british, french, watcher] = ['british', 'french', SPECTATOR].map(
    (seat) => new Guest(bench.house, id, seat),
  ) as [Guest, Guest, Guest]
  const all = [british, french, watcher]
  for (const guest of all) {
    await guest.ask({ ask: 'pace', paused: false, delay: 0, confirm: false })
    await guest.open()
  }
  return { bench, id, british, french, watcher, all }
}

describe('two players and a spectator at one table', () => {
  test.each([1, 2])('a whole game: each is told his own, and all of it (%i)', async (seed) => {
    const { bench, id, british, french, all } = await seated(seed)
    const random = seeded(seed)
    let [clicks, secrets] = [0, 0]
    for (; clicks < 3000; clicks++) {
      const able = [british, french].filter(({ scene }) => scene?.deciding !== undefined)
      if (able.length === 0) break
      const guest = pickOne(able, random)
      const { canUndo, decision } = guest.scene?.observation ?? {}
      const told = all.map(({ news }) => news.length)
      const before = await bench.table(id)
      if (canUndo && random.below(8) === 0) expect(await guest.deed('undo')).toEqual({ said: 'done' })
      else
        expect(await guest.deed('answer', { option: pickOne(decision?.options ?? [], random) })).toEqual({
          said: 'done',
        })
      const table = await bench.table(id)
      for (const [i, { scene, seat, log, news }] of all.entries()) {
        const seen = observe(table, seat)
        expect(scene?.seat).toBe(seat)
        expect(scene?.observation.view).toEqual(seen.view)
        expect(log).toEqual(seen.log)
        expect(scene?.deciding).toBe(seen.decision ? seat : undefined)
        expect(scene?.observation.decision).toEqual(seen.decision)
        // What is written in secret is no news to the others: not even that something was.
        const secret = before.sealed && table.sealed && before.log.length === table.log.length
        if (secret && all[i] !== guest) expect(news.length).toBe(told[i])
        if (secret) secrets += 1
      }
    }
    expect(clicks).toBeGreaterThan(60)
    expect(secrets).toBeGreaterThan(30)
    for (const { scene } of all) expect(scene?.observation.outcome).toBeDefined()
    for (const { scene } of all) expect(scene?.fairness?.seed).toMatch(/^[0-9a-f]{64}$/)
  })

  test('a request for another’s seat is refused, and so is one of who only watches', async () => {
    const { bench, id, british, french, watcher } = await seated()
    const before = await bench.record(id)
    const asked = french.scene?.observation
    expect(asked?.decision?.role).toBe('french')
    const forged = { seat: 'french', revision: asked?.revision ?? 0, option: asked?.decision?.options[0] ?? {} }
    for (const guest of [british, watcher]) {
      for (const deed of ['answer', 'confirm', 'undo', 'restart'] as const)
        expect(
          await guest.deed(deed, { ...forged, ...(deed !== 'answer' && { option: undefined as never }) }),
        ).toMatchObject({ said: 'refused' })
      expect(await guest.deed('answer', forged)).toMatchObject({ said: 'refused', reason: 'not-yours' })
      for (const seat of ['french', 'open'])
        expect(await guest.ask({ ask: 'overlay', table: id, seat, kind: 'control' })).toMatchObject({
          reason: 'not-yours',
        })
      expect(await guest.ask({ ask: 'sit', table: id, seat: 'french' })).toMatchObject({ reason: 'not-yours' })
    }
    expect(await watcher.deed('answer', { seat: SPECTATOR, option: forged.option })).toMatchObject({ said: 'refused' })
    expect((await bench.record(id)).inputs).toEqual(before.inputs)
    expect(await french.deed('answer', forged)).toEqual({ said: 'done' })
  })

  test('of a running game nobody gets more than he may see', async () => {
    const { id, british, french, watcher, all } = await seated()
    await french.deed('answer', { option: { do: 'historical' } })
    for (const guest of all) {
      for (const ask of ['export', 'verify'] as const)
        expect(await guest.ask({ ask, id })).toMatchObject({ said: 'refused', reason: 'not-over' })
      for (const request of [
        { ask: 'list' },
        { ask: 'remove', id },
        { ask: 'import', text: '', key: 'a' },
        { ask: 'step', table: id, key: 'b' },
        { ask: 'create', setup: plan(HUMAN, HUMAN), key: 'c' },
        { ask: 'branch', id, at: 0, seats: { british: BOT, french: BOT }, key: 'd' },
      ] as const)
        expect(await guest.ask(request)).toMatchObject({ said: 'refused', reason: 'not-yours' })
      for (const seat of ['british', 'french', 'open']) {
        const reply = await guest.ask({ ask: 'replay', id, at: 99, seat })
        if (reply.said !== 'moment') throw new Error(JSON.stringify(reply))
        expect(reply.moment.seat).toBe(guest.seat)
        expect(reply.moment.seats).toEqual(guest.seat === SPECTATOR ? [SPECTATOR] : [guest.seat, SPECTATOR])
      }
    }
    expect(JSON.stringify(british.news)).not.toMatch(/\bf_[a-z]/)
    expect(JSON.stringify(watcher.news)).not.toMatch(/\b[bf]_[a-z]/)
  })

  test('who comes back finds the table as it stands; the room is one for all', async () => {
    const { bench, id, british, french } = await seated()
    await french.deed('answer', { option: { do: 'historical' } })
    const { observation } = british.scene as Scene
    expect(await british.ask({ ask: 'close', table: id })).toEqual({ said: 'done' })
    const again = new Guest(bench.house, id, 'british')
    await again.open()
    expect(again.scene?.observation).toMatchObject({ view: observation.view, revision: observation.revision })
    expect(again.log).toEqual(observe(await bench.table(id), 'british').log)
  })

  test('bots play while people watch; at the seat of a bot nobody sits', async () => {
    const { id, bench, british, french, watcher } = await seated(4, plan(HUMAN, BOT))
    for (const guest of [french, new Guest(bench.house, id, 'open')]) {
      await guest.open()
      expect(guest.scene?.seat).toBe(SPECTATOR)
      expect(await guest.ask({ ask: 'replay', id, at: 0, seat: guest.seat })).toMatchObject({
        moment: { seats: [SPECTATOR] },
      })
    }
    for (let i = 0; i < 400 && british.scene?.deciding; i++)
      await british.deed('answer', { option: british.scene.observation.decision?.options[0] ?? {} })
    expect(watcher.scene?.observation.outcome).toEqual(british.scene?.observation.outcome)
    expect(watcher.scene?.observation.outcome).toBeDefined()
  })
})

describe('a request that comes twice', () => {
  test('counts once, and gets the same reply', async () => {
    const { bench, id, french } = await seated()
    const { revision } = french.scene?.observation ?? { revision: 0 }
    const first = { option: { do: 'historical' }, revision, key: 'once' }
    expect(await french.deed('answer', first)).toEqual({ said: 'done' })
    const { inputs } = await bench.record(id)
    expect(await french.deed('answer', first)).toEqual({ said: 'done' })
    expect(await french.deed('answer', { ...first, key: 'twice' })).toMatchObject({ reason: 'stale' })
    expect((await bench.record(id)).inputs).toEqual(inputs)
    // Also what was refused, and over a new line.
    expect(await french.deed('answer', { ...first, revision: 7777, key: 'twice' })).toMatchObject({ reason: 'stale' })
    const again = new Guest(bench.house, id, 'french')
    await again.open()
    expect(await again.deed('answer', first)).toEqual({ said: 'done' })
    expect((await bench.record(id)).inputs).toEqual(inputs)
  })

  test('what is taken back twice is taken back once; for an older question nothing is', async () => {
    const { bench, id, french } = await seated()
    const one = () => french.scene?.observation.decision?.options.find((option) => option.unit !== undefined) ?? {}
    await french.deed('answer', { option: one() })
    const { revision } = french.scene?.observation ?? { revision: 0 }
    const place = french.scene?.observation.decision?.options[0] ?? {}
    await french.deed('answer', { option: place })
    expect(await french.deed('undo', { revision })).toMatchObject({ said: 'refused', reason: 'stale' })
    expect(await french.deed('restart', { revision })).toMatchObject({ said: 'refused', reason: 'stale' })
    const count = async () => (await bench.record(id)).inputs.length
    const before = await count()
    const now = french.scene?.observation.revision ?? 0
    for (let i = 0; i < 3; i++)
      expect(await french.deed('undo', { revision: now, key: 'back' })).toEqual({ said: 'done' })
    expect(await count()).toBe(before - 1)
  })

  test('a game that is made twice is there once, over a new line too; so is one that was refused', async () => {
    const bench = new Bench(8)
    const games = async () => (await bench.get('games', { ask: 'list' })).games.length
    const setup = plan(HUMAN, BOT)
    const made = await bench.get('opened', { ask: 'create', setup, key: 'made' })
    expect(await bench.get('opened', { ask: 'create', setup, key: 'made' })).toEqual(made)
    const over = bench.house.line(() => undefined, { owner: true })
    expect(await over.handle({ ask: 'create', setup, key: 'made' })).toEqual(made)
    expect(await games()).toBe(1)
    await bench.open(made.id)
    await bench.click()
    const text = writeRecord(await bench.record(made.id))
    const taken = await bench.get('opened', { ask: 'import', text, key: 'taken' })
    expect(await bench.get('opened', { ask: 'import', text, key: 'taken' })).toEqual(taken)
    const from = { ask: 'branch', id: made.id, at: 1, seats: setup.seats } as const
    const branch = await bench.get('opened', { ...from, key: 'branch' })
    expect(await bench.get('opened', { ...from, key: 'branch' })).toEqual(branch)
    expect(await games()).toBe(3)
    expect((await bench.get('opened', { ...from, key: 'another' })).id).not.toBe(branch.id)
    expect(await games()).toBe(4)
    expect(await bench.ask({ ask: 'import', text: '', key: 'bad' })).toMatchObject({ reason: 'record' })
    expect(await bench.ask({ ask: 'import', text, key: 'bad' })).toMatchObject({ reason: 'record' })
    expect(await games()).toBe(4)
  })
  test('a step of bots that is sent twice is one step', async () => {
    const bench = new Bench(7)
    await bench.ask({ ask: 'pace', paused: true, delay: 0, confirm: true })
    const id = await bench.start(plan(BOT, BOT))
    const step = (key: string) => bench.get('done', { ask: 'step', table: id, key })
    const count = async () => (await bench.record(id)).inputs.length
    await step('one')
    const before = await count()
    await step('one')
    expect(await count()).toBe(before)
    await step('two')
    expect(await count()).toBeGreaterThan(before)
  })

  test('so many keys are remembered, not more', async () => {
    const { french } = await seated()
    const stale = { option: {}, revision: -1 }
    for (let i = 0; i < 200; i++) await french.deed('answer', { ...stale, key: `key ${i}` })
    const { revision } = french.scene?.observation ?? { revision: 0 }
    const good = { option: { do: 'historical' }, revision }
    expect(await french.deed('answer', { ...good, key: 'key 199' })).toMatchObject({ reason: 'stale' })
    expect(await french.deed('answer', { ...good, key: 'key 1' })).toEqual({ said: 'done' })
  })
})
