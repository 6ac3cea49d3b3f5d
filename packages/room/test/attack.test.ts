/** What somebody who means ill, or bad luck, tried at a table. */
import { checkSettings, type Option, pickOne, seeded } from '@carillon/kernel'
import type { NewGame, News, Reply, Scene, Seat } from '@carillon/protocol'
import { loadGame } from '@carillon/registry'
import { describe, expect, test } from 'vitest'
import type { Line } from '../src/line.ts'
import type { Head, Store } from '../src/store.ts'
import { Bench, BOT, HUMAN, keptText, plan, quiet, sameDice, wrapped } from './bench.ts'
import { memoryStore } from './memory-store.ts'

sameDice()

class Guest {
  readonly news: News[] = []
  readonly seat: string
  readonly #id: string
  readonly line: Line
  scene: Scene | undefined
  lines = 0
  #keys = 0
  constructor(bench: Bench, id: string, seat: string) {
    this.#id = id
    this.seat = seat
    this.line = bench.house.line((news) => this.#hear(news), { owner: false, seat: () => seat })
  }
  #hear(news: News): void {
    this.news.push(news)
    if (news.news !== 'scene') return
    this.scene = news.scene
    this.lines = news.scene.logFrom + news.scene.observation.log.length
  }
  get options(): readonly Option[] {
    return this.scene?.observation.decision?.options ?? []
  }
  async open(): Promise<void> {
    await this.line.handle({ ask: 'pace', paused: false, delay: 0, confirm: false })
    await this.line.handle({ ask: 'open', id: this.#id })
    await quiet()
  }
  async #deed(more: { ask: 'answer'; option: Option } | { ask: 'undo' }): Promise<void> {
    const revision = this.scene?.observation.revision ?? -1
    const key = `${++this.#keys} ${Math.random()}`
    const reply: Reply = await this.line.handle({ table: this.#id, seat: this.seat, revision, key, ...more })
    expect(reply).toEqual({ said: 'done' })
    await quiet()
  }
  answer(option: Option | undefined): Promise<void> {
    return this.#deed({ ask: 'answer', option: option ?? {} })
  }
  undo(): Promise<void> {
    return this.#deed({ ask: 'undo' })
  }
}
/** A block or a place, not the whole at once. */
const byHand = (options: readonly Option[]) => options.find((option) => option.do === undefined)

test('a replay of a table that was left and opened again shows what was played since', async () => {
  const bench = new Bench(3)
  const { id } = await bench.get('opened', { ask: 'create', setup: plan(HUMAN, HUMAN) })
  const french = new Guest(bench, id, 'french')
  await bench.line.handle({ ask: 'close', table: id })
  for (let i = 0; i < 3; i++) {
    await french.open()
    await french.answer(byHand(french.options))
    const reply = await french.line.handle({ ask: 'replay', id, at: 999, seat: 'french' })
    const { view, decision } = french.scene?.observation ?? {}
    expect(reply).toMatchObject({ moment: { observation: { view, decision } } })
    await french.line.handle({ ask: 'close', table: id })
  }
})

test('a move that could not be kept is no news to a guest: it may be one made in secret', async () => {
  const store: Store = { ...memoryStore(), put: () => Promise.reject(new Error('no room')) }
  const bench = new Bench(3, store)
  const { id } = await bench.get('opened', { ask: 'create', setup: plan(HUMAN, HUMAN) })
  const [british, french] = [new Guest(bench, id, 'british'), new Guest(bench, id, 'french')]
  for (const guest of [british, french]) await guest.open()
  const told = [british.news.length, bench.news.length]
  for (let i = 0; i < 6; i++) await french.answer(byHand(french.options))
  expect(british.news.length).toBe(told[0])
  expect(bench.news.length).toBeGreaterThan(told[1] as number)
})

test('what another took back unseen is not told with the next scene', async () => {
  const game = await loadGame('wilderness-war')
  if (!game) throw new Error('no game')
  const [scenario] = game.scenarios
  const checked = checkSettings(game, scenario?.id ?? '', {})
  if ('problem' in checked) throw new Error('settings')
  const seats: Record<string, Seat> = { british: HUMAN, french: HUMAN }
  const setup: NewGame = { game: game.id, scenario: scenario?.id ?? '', options: checked.settings, seats }
  const bench = new Bench(3)
  const { id } = await bench.get('opened', { ask: 'create', setup })
  const guests = Object.keys(seats).map((seat) => new Guest(bench, id, seat))
  for (const guest of guests) await guest.open()
  const random = seeded(5)
  let [unseen, tried] = [false, 0]
  for (let i = 0; i < 600; i++) {
    const able = guests.filter(({ scene }) => scene?.deciding !== undefined)
    if (able.length === 0) break
    const guest = pickOne(able, random)
    const other = guests.find((one) => one !== guest) as Guest
    const [told, lines] = [other.news.length, other.lines]
    await guest.answer(pickOne(guest.options, random))
    const [next] = other.news.slice(told)
    if (next?.news === 'scene') {
      if (unseen) expect(next.scene.logFrom).toBe(lines)
      unseen = false
    } else if (guest.scene?.deciding && guest.scene.observation.canUndo) {
      await guest.undo()
      expect(other.news.length).toBe(told)
      unseen = true
      tried += 1
    }
  }
  expect(tried).toBeGreaterThan(5)
})

test('who throws a game away tells all others who sit at it', async () => {
  const bench = new Bench(3)
  const id = await bench.start(plan(HUMAN, HUMAN))
  const french = new Guest(bench, id, 'french')
  await french.open()
  await bench.get('done', { ask: 'remove', id })
  expect(french.news.at(-1)).toEqual({ news: 'closed', id })
  expect(bench.news.map(({ news }) => news)).not.toContain('closed')
  expect(await french.line.handle({ ask: 'open', id })).toMatchObject({ said: 'refused', reason: 'no-game' })
})

test('an owner who leaves does not leave the bots waiting for his nod', async () => {
  const bench = new Bench(3)
  const id = await bench.start(plan(HUMAN, BOT))
  const british = new Guest(bench, id, 'british')
  await british.open()
  await bench.line.handle({ ask: 'pace', paused: true, delay: 0, confirm: false })
  await bench.line.handle({ ask: 'close', table: id })
  for (let i = 0; i < 60 && british.scene?.deciding; i++) {
    await british.answer(british.options[0])
    for (let j = 0; j < 20; j++) await quiet()
  }
  expect(british.scene?.observation.outcome ?? british.scene?.deciding).toBeDefined()
})

describe('a window that was passed over', () => {
  test('and opens the game again finds what the other has played', async () => {
    const store = memoryStore()
    const [first, second] = [new Bench(3, store), new Bench(4, store)]
    const id = await first.start(plan(HUMAN, BOT))
    for (let i = 0; i < 10; i++) await first.click()
    await second.get('opened', { ask: 'open', id, here: true })
    for (let i = 0; i < 10; i++) await second.click()
    for (let i = 0; i < 10; i++) await first.click()
    await second.close()
    const text = await keptText(store, id)
    await first.close()
    expect(await first.ask({ ask: 'open', id, here: true })).toMatchObject({ said: 'opened' })
    expect((await first.get('record', { ask: 'export', id })).text).toBe(text)
    expect(await keptText(store, id)).toBe(text)
  })
})

describe('a kept game', () => {
  const stored = async (spoil: (head: Head) => Head, seed = 3) => {
    const store = memoryStore()
    const bench = new Bench(seed, store)
    const id = await bench.start(plan(HUMAN, BOT))
    for (let i = 0; i < 25; i++) await bench.click()
    await bench.close()
    await store.put(spoil((await store.head(id)) as Head), [], true)
    return { id, late: new Bench(4, store), before: bench.scene?.observation }
  }
  const gone: Seat = { kind: 'bot', player: 'montcalm' }
  test.each<[string, (seats: Head['seats']) => Head['seats']]>([
    ['with a bot that is not known any more', (seats) => ({ ...seats, french: gone })],
    ['without a seat', ({ british }) => ({ british: british as Seat })],
    ['without seats', () => ({})],
    ['with a seat too many', (seats) => ({ ...seats, pirate: HUMAN })],
  ])('%s can be played on and exported', async (_, change) => {
    const { id, late } = await stored((head) => ({ ...head, seats: change(head.seats) }))
    await late.open(id)
    await late.playOut()
    expect(late.scene?.observation.outcome).toBeDefined()
    await late.record(id)
  })

  test('with a wrong number of draws still rolls the dice that were promised', async () => {
    const { id, late } = await stored(
      (head) => ({ ...head, position: { ...head.position, draws: head.position.draws + 7 } }),
      6,
    )
    await late.open(id)
    await late.playOut()
    expect((await late.record(id)).inputs.filter((input) => 'chance' in input).length).toBeGreaterThan(11)
    await late.get('verified', { ask: 'verify', id })
  })

  test.each(['seed', 'commitment'])('whose %s is none says so, and can be exported', async (field) => {
    const { id, late } = await stored((head) => ({ ...head, [field]: 'ab' }))
    expect(await late.ask({ ask: 'open', id })).toMatchObject({ said: 'refused', reason: 'broken' })
    await late.get('record', { ask: 'export', id })
  })

  test('is not broken because its rules could not be loaded', async () => {
    const { id, late } = await stored((head) => head)
    const [listed] = await wrapped('quebec-1759', {})
    const offline = { id: 'quebec-1759', load: listed?.load, core: () => Promise.reject(new TypeError('no line')) }
    const bench = new Bench(5, late.store, undefined, [offline as never])
    expect(await bench.ask({ ask: 'open', id })).toMatchObject({ said: 'refused', reason: 'failed' })
    expect((await bench.get('games', { ask: 'list' })).games[0]?.broken).toBeUndefined()
    await late.open(id)
  })
})

describe('what is no thing of the game', () => {
  test.each([
    ['quebec-1759', 'campaign', { unit: 'x' }],
    ['wilderness-war', 'annus-mirabilis', { space: 'toString' }],
    ['bayonets-and-tomahawks', '2', { space: '__proto__' }],
  ])('%s: is refused in words, and no overlay is made of it', async (game, scenario, subject) => {
    const bench = new Bench(5)
    const id = await bench.start({ game, scenario, options: {}, seats: { british: HUMAN, french: BOT } })
    const at = { table: id, seat: 'british' } as const
    expect(await bench.ask({ ask: 'why', ...at, subject })).toMatchObject({ said: 'refused', reason: 'request' })
    for (const kind of ['__proto__', 'toString', 'reach'])
      expect(await bench.ask({ ask: 'overlay', ...at, kind, at: 'toString' })).toEqual({ said: 'overlay', shown: [] })
  })
})
