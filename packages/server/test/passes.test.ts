/** Questions that people let pass in advance: rows like any other, on both stores. */
import { randomBytes } from 'node:crypto'
import {
  checkSettings,
  fromHex,
  pickOne,
  type Random,
  type Role,
  SPECTATOR,
  seeded,
  verifiableChance,
} from '@carillon/kernel'
import type { StandingPass } from '@carillon/protocol'
import { GAMES } from '@carillon/registry'
import { Library } from '@carillon/room'
import { filmOf } from '@carillon/room/film'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Command } from '../src/command.ts'
import { Hall } from '../src/hall.ts'
import { foundIn, pastOf, playedAgain, recordIn } from '../src/history.ts'
import { createGame } from '../src/ledger.ts'
import { type Attempt, Live } from '../src/live.ts'
import type { GameTable } from '../src/store/schema.ts'
import type { Store } from '../src/store/store.ts'
import { makeTable } from '../src/tables.ts'
import { madeTable } from '../src/testing/house.ts'
import { Vault } from '../src/vault.ts'
import { KINDS } from './stores.ts'
import { closeAll, opened, seated, settled } from './tables.ts'

const WW = { title: 'wilderness-war', scenario: 'annus-mirabilis' }
const seedOf = (number: number): string => String(number).padStart(64, '0')
const vault = new Vault(randomBytes(32))
const hallOf = (store: Store): Hall => new Hall({ store, vault, now: () => Date.now(), library: new Library(GAMES) })

const windowOf = ({ table }: Live, role: Role) => {
  const decision = table.decision(role)
  return decision && table.game.windows?.of(decision)
}
/** Who is asked something that can be let pass, and its kind. */
const asked = (live: Live): { readonly role: Role; readonly kind: string } | undefined => {
  for (const { role } of live.table.decisions) {
    const found = windowOf(live, role)
    if (found) return { role, kind: found.kind }
  }
  return undefined
}
const lastRow = async (hall: Hall, id: string): Promise<Command> => {
  const [row] = await hall.world.store.rows(id, await hall.read(id, ({ seq }) => seq - 1))
  return JSON.parse(row?.body ?? '{}') as Command
}
const setting = (hall: Hall, id: string, role: Role, { kind, ...pass }: Partial<StandingPass> & { kind: string }) =>
  hall.act(id, null, null, (live) => live.passing(role, kind, pass))
function clicking(live: Live, random: Random): Attempt {
  const { role, options } = pickOne(live.table.decisions, random)
  return live.answering(role, pickOne(options, random))
}
const click = (hall: Hall, id: string, random: Random) => hall.act(id, null, null, (live) => clicking(live, random))
/** Anybody clicks until it is so; what was found. */
async function until<T>(hall: Hall, id: string, random: Random, is: (live: Live) => T | undefined): Promise<T> {
  for (let i = 0; i < 4000; i++) {
    const found = await hall.read(id, is)
    if (found !== undefined) return found
    await click(hall, id, random)
  }
  throw new Error('it never came to that')
}
const chaptersIn = ({ table }: Live, from: number) => table.logFrom(from).flatMap(({ chapter }) => chapter ?? [])
const passesOf = (hall: Hall, id: string, role: Role) =>
  hall.read(id, ({ passes }) => (passes.kept[role] ?? []).map(({ kind }) => kind))
/** Played again from the first row it comes to the same. */
async function isFold(hall: Hall, id: string): Promise<void> {
  const live = await hall.read(id, (one) => one)
  const again = playedAgain(live.origin, await hall.rows(live))
  expect(again.passes.kept).toEqual(live.passes.kept)
  expect(again.table.state).toEqual(live.table.state)
}

describe.each(KINDS)('$name', (kind) => {
  beforeAll(() => kind.begin(), 60_000)
  afterAll(() => kind.end())
  const it = test.skipIf(kind.skip)

  it('what is let pass is answered at once until its chapter is over, also by another process', async () => {
    const { store, again } = await kind.make()
    let hall = hallOf(store)
    const id = await sameGame(hall)
    const random = seeded(7)
    const { role, kind: window } = await until(hall, id, random, asked)
    const from = await hall.read(id, ({ table }) => table.noted)
    await setting(hall, id, role, { kind: window, until: 'season' })
    // The one that is asked now, too.
    expect(await lastRow(hall, id)).toMatchObject({ do: 'pass', inputs: [{ role }] })
    let spared = 0
    for (let rows = 0; ; rows++) {
      const [over, now] = await hall.read(id, (live) => [chaptersIn(live, from).includes('season'), asked(live)])
      if (over) break
      expect(now?.role === role && now.kind === window).toBe(false)
      expect(await passesOf(hall, id, role)).toEqual([window])
      await click(hall, id, random)
      const last = await lastRow(hall, id)
      if (last.do === 'answer' && last.role !== role)
        spared += last.inputs.filter((input) => 'role' in input && input.role === role).length
      // Another process knows of it by the rows alone, or by the position that was kept.
      if (rows % 40 === 20) hall = hallOf(store)
    }
    expect(spared).toBeGreaterThan(0)
    expect(await passesOf(hall, id, role)).toEqual([])
    await isFold(hall, id)
    await hall.close()
    await store.close()
    const later = hallOf(await again())
    expect(await passesOf(later, id, role)).toEqual([])
    // The season is over: it is asked again.
    await until(later, id, random, (live) => {
      const now = asked(live)
      return now?.role === role && now.kind === window ? true : undefined
    })
    await later.close()
    await later.world.store.close()
  }, 60_000)
})

/** A game in the store, with the same dice every time. */
async function sameGame(hall: Hall): Promise<string> {
  const { store } = hall.world
  const made = await makeTable(hall, { ...WW, options: {}, bots: {}, visibility: 'link' })
  const row = (await store.game(made.id)) as GameTable
  await createGame(store, { ...row, id: 'same', seq: 0, seed: vault.seal(seedOf(7)) }, { british: null, french: null })
  await hall.act('same', null, null, (live) => live.drawing())
  return 'same'
}
/** Without a store: one row after the other, by the same dice every time. */
class Rows {
  live: Live
  readonly rows: { readonly body: string }[] = []
  private constructor(live: Live) {
    this.live = live
  }
  static async begun(number: number): Promise<Rows> {
    const game = await new Library(GAMES).core(WW.title)
    const seats = { british: { kind: 'human' }, french: { kind: 'human' } } as const
    const checked = checkSettings(game, WW.scenario, {})
    if ('problem' in checked) throw new Error('settings')
    const setup = { game: game.id, scenario: WW.scenario, options: checked.settings, seats }
    const seed = seedOf(number)
    const luck = { commitment: seedOf(0), seed, chance: verifiableChance(fromHex(seed), game.id) }
    const rows = new Rows(Live.begun({ id: 'g', game, cores: new Map(), setup, ...luck }))
    const drawn = rows.live.drawing()
    if (drawn) rows.take(drawn)
    return rows
  }
  take({ command, next }: Attempt): Command {
    this.live = next
    this.rows.push({ body: JSON.stringify(command) })
    return command
  }
  pass(role: Role, { kind, ...pass }: Partial<StandingPass> & { kind: string }): Command {
    return this.take(this.live.passing(role, kind, pass))
  }
  passes(role: Role): readonly string[] {
    return (this.live.passes.kept[role] ?? []).map(({ kind }) => kind)
  }
  until<T>(random: Random, is: (live: Live) => T | undefined): T {
    for (let i = 0; i < 4000; i++) {
      const found = is(this.live)
      if (found !== undefined) return found
      this.take(clicking(this.live, random))
    }
    throw new Error('it never came to that')
  }
  /** Played again from the first row it comes to the same. */
  check(): void {
    const again = playedAgain(this.live.origin, this.rows)
    expect(again.passes.kept).toEqual(this.live.passes.kept)
    expect(again.table.state).toEqual(this.live.table.state)
  }
}

describe('unless', () => {
  const placeIn = ({ table }: Live, role: Role): string =>
    /space\.[\w-]+/.exec(JSON.stringify(table.decision(role)?.prompt))?.[0] ?? ''

  test('it names what was left out: then it is asked, and what names something else is not', async () => {
    const game = await Rows.begun(1)
    const random = seeded(3)
    const { role, kind } = game.until(random, asked)
    const here = placeIn(game.live, role)
    expect(here).not.toBe('')
    // This one names it: nothing is answered.
    expect(game.pass(role, { kind, until: 'year', places: [here] })).toMatchObject({ inputs: [] })
    expect(asked(game.live)).toEqual({ role, kind })
    expect(game.pass(role, { kind, until: 'year', places: ['space.nowhere'] })).toMatchObject({ inputs: [{ role }] })
    expect(game.passes(role)).toEqual([kind])
    game.check()
  })
  test('a battle has begun: it is asked again; and so is all when a longer chapter begins', async () => {
    const game = await Rows.begun(7)
    const random = seeded(7)
    const { role, kind } = game.until(random, asked)
    const [from, other] = [game.live.table.noted, kind === 'intercept' ? 'avoid' : 'intercept']
    game.pass(role, { kind, until: 'year', battle: true })
    game.pass(role, { kind: other, until: 'phase' })
    game.until(random, (live) => chaptersIn(live, from).includes('phase') || undefined)
    expect(game.passes(role)).not.toContain(other)
    game.pass(role, { kind: other, until: 'year' })
    game.until(random, (live) => chaptersIn(live, from).includes('battle') || undefined)
    expect(game.passes(role)).toEqual([other])
    game.check()
  })
  test('it is called off; who takes it back is asked; who is set back is asked everything', async () => {
    const game = await Rows.begun(3)
    const random = seeded(9)
    const { role, kind } = game.until(random, asked)
    game.pass(role, { kind, until: 'season', places: [placeIn(game.live, role)], battle: true })
    game.pass(role, { kind })
    expect(game.passes(role)).toEqual([])
    for (const wrong of [
      { kind: 'nothing', until: 'season' as const },
      { kind, until: 'round' as const },
    ])
      expect(() => game.pass(role, wrong)).toThrow()
    game.pass(role, { kind, until: 'season' })
    const other = role === 'british' ? 'french' : 'british'
    const { origin, table } = game.live
    const { to } = pastOf(game.live, foundIn(origin, game.rows, other, 1, table.draws))
    game.take(game.live.folding({ do: 'rewind', by: ['british', 'french'], ...to }))
    expect(game.passes(role)).toEqual([])
    game.check()
  })
  test('who has taken something back and is asked again is asked, and stays asked', async () => {
    const game = await Rows.begun(4)
    const random = seeded(4)
    // Something that he can take back after it was let pass.
    const role = game.until(random, (live) => {
      const now = asked(live)
      if (!now) return undefined
      const tried = live.passing(now.role, now.kind, { until: 'season' })
      return tried.next.table.canUndo(now.role) ? now : undefined
    })
    game.pass(role.role, { kind: role.kind, until: 'season' })
    game.take(game.live.acts.undo(role.role, false) as Attempt)
    expect(asked(game.live)).toEqual(role)
    expect(game.passes(role.role)).toEqual([])
    game.check()
  })
  test('passed by hand, in advance, or for the season: nobody else sees anything else, now or in his film', async () => {
    const films = async (pass: (game: Rows, role: Role, kind: string) => void) => {
      const game = await Rows.begun(7)
      const { role, kind } = game.until(seeded(7), asked)
      pass(game, role, kind)
      const { origin, setup, people } = game.live
      const others = ['british', 'french', SPECTATOR].filter((viewer) => viewer !== role)
      const seen = { game: origin.game, id: origin.id, setup, humans: people }
      const record = recordIn(origin, game.rows)
      return JSON.stringify(others.map((viewer) => filmOf(seen, record, viewer)))
    }
    const byHand = await films((game, role) => void game.take(game.live.answering(role, { do: 'pass' })))
    expect(await films((game, role, kind) => void game.pass(role, { kind, until: 'season' }))).toBe(byHand)
    const season = await films((game, role) => void game.take(game.live.answering(role, { do: 'pass_season' })))
    expect(season).toBe(byHand)
    expect(byHand).not.toContain('pass_season')
  })
  test('a bot that plays for somebody lets nothing pass for him', async () => {
    const game = await Rows.begun(5)
    game.pass('french', { kind: 'intercept', until: 'season' })
    game.take(game.live.folding({ do: 'seat', role: 'french', who: { kind: 'bot', player: 'recruit' } }))
    expect(game.passes('french')).toEqual([])
  })
})

describe('it is its own seat’s business', () => {
  afterEach(closeAll)
  test('nobody else is told anything, neither that it was said nor that it was called off', async () => {
    const running = await opened()
    const { id, links } = await madeTable(running, { ...WW, visibility: 'public' })
    const british = await seated(running.port, links.british, id)
    const french = await seated(running.port, links.french, id)
    const watching = await seated(running.port, (await running.desk.welcome()).token, id)
    await settled()
    const counts = () => [british.news.length, watching.news.length]
    const before = counts()
    const pass = { ask: 'pass', table: id, seat: 'french', kind: 'intercept' } as const
    expect(await french.ask({ ...pass, key: 'p1', until: 'season', places: ['space.albany'] })).toEqual({
      said: 'done',
    })
    await settled()
    expect(french.scene?.standing?.passes).toEqual([{ kind: 'intercept', until: 'season', places: ['space.albany'] }])
    expect(counts()).toEqual(before)
    expect(await french.ask({ ...pass, key: 'p2' })).toEqual({ said: 'done' })
    await settled()
    expect(french.scene?.standing?.passes).toEqual([])
    expect(counts()).toEqual(before)
    expect(british.scene?.standing?.passes).toEqual([])
    expect(watching.scene).not.toHaveProperty('standing')
    // Of another seat nobody says anything.
    expect(await british.ask({ ...pass, key: 'p3', until: 'season' })).toMatchObject({ reason: 'not-yours' })
    const wrong = { ...pass, key: 'p4', until: 'season', places: Array(25).fill('space.albany') } as never
    expect(await french.ask(wrong)).toMatchObject({ reason: 'request' })
  })
})
