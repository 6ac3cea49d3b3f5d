/** Games are opened from where they stood, also when the rules have been corrected since. */
import { type Game, type Option, type Run, sameOption, Table } from '@carillon/kernel'
import type { NewGame, Seat } from '@carillon/protocol'
import { type Listed, loadGame } from '@carillon/registry'
import { describe, expect, test, vi } from 'vitest'
import { toy } from '../../kernel/test/toy.ts'
import type { Head, Kept, Row, Store } from '../src/store.ts'
import { chainOf, sumsOf } from '../src/sums.ts'
import { Bench, BOT, HUMAN, sameDice } from './bench.ts'
import { corrected } from './corrected.ts'
import { memoryStore } from './memory-store.ts'

sameDice()

const only = (game: Game): readonly Listed[] => [{ id: game.id, core: async () => game, load: async () => game }]
const seats = (game: Game, first: Seat, others: Seat): NewGame['seats'] =>
  Object.fromEntries(game.roles.slice(0, game.id === toy.id ? 3 : 2).map((role, i) => [role, i === 0 ? first : others]))

const lastChoice = (since: readonly Run[]): Option | undefined =>
  since.flatMap((run): Option[] => ('options' in run ? [...run.options] : 'option' in run ? [run.option] : [])).at(-1)

/** A game that was left in the middle of a step: something was chosen in it. */
async function leftInStep(game: Game, scenario: string, clicks: number): Promise<{ store: Store; id: string }> {
  const store = memoryStore()
  const bench = new Bench(5, store, undefined, only(game))
  await bench.ask({ ask: 'pace', paused: false, delay: 0, confirm: false })
  const setup = { game: game.id, scenario, options: {}, seats: seats(game, HUMAN, BOT) }
  const id = await bench.start(setup)
  for (let i = 0; i < 600; i++) {
    const { since } = ((await store.head(id)) as Head).position
    if (i >= clicks && lastChoice(since) && bench.options.length > 1) break
    if (!(await bench.click())) throw new Error('the game is over')
  }
  await bench.close()
  return { store, id }
}

const QUEBEC = await loadGame('quebec-1759')
const BAYONETS = await loadGame('bayonets-and-tomahawks')
const WILDERNESS = await loadGame('wilderness-war')
const CASES: readonly (readonly [name: string, game: Game, scenario: string, clicks: number])[] = [
  ['the toy', toy as unknown as Game, 'long', 3],
  ['Quebec 1759', QUEBEC as Game, 'campaign', 12],
  ['Bayonets & Tomahawks', BAYONETS as Game, '1', 60],
  ['Wilderness War', WILDERNESS as Game, 'annus-mirabilis', 60],
]

describe.each(CASES)('%s, opened under corrected rules', (_, game, scenario, clicks) => {
  test('what still fits stands as it was', async () => {
    const { store, id } = await leftInStep(game, scenario, clicks)
    const before = (await store.head(id)) as Head
    const same = corrected(game, { do: 'something that never was' })
    const bench = new Bench(6, store, undefined, only(same))
    await bench.ask({ ask: 'pace', paused: false, delay: 0, confirm: false })
    await bench.open(id)
    expect(bench.news.map(({ news }) => news)).not.toContain('rewound')
    expect(((await store.head(id)) as Head).position).toEqual(before.position)
  })

  test('the step in progress begins again, the player is told, and the game goes on', async () => {
    const { store, id } = await leftInStep(game, scenario, clicks)
    const { position } = (await store.head(id)) as Head
    const record = async (bench: Bench) => (await bench.record(id)).inputs
    const old = await record(new Bench(1, store, undefined, only(game)))
    const bench = new Bench(6, store, undefined, only(corrected(game, lastChoice(position.since) as Option)))
    await bench.ask({ ask: 'pace', paused: true, delay: 0, confirm: false })
    await bench.open(id)
    expect(bench.news[0]).toEqual({ news: 'rewound', id })
    expect((await record(bench)).slice(0, position.inputs)).toEqual(old.slice(0, position.inputs))
    const { games } = await bench.get('games', { ask: 'list' })
    expect(games[0]?.broken).toBeUndefined()
    // It is kept so, and told once.
    await bench.ask({ ask: 'pace', paused: false, delay: 0, confirm: false })
    for (let i = 0; i < 25 && (await bench.click()); i++);
    await bench.close()
    const later = new Bench(7, store, undefined, only(corrected(game, lastChoice(position.since) as Option)))
    await later.open(id)
    expect(later.news.map(({ news }) => news)).not.toContain('rewound')
    expect((await record(later)).length).toBeGreaterThan(position.inputs)
    expect(later.scene?.observation.view).toBeDefined()
  })

  test('a position that nobody can use any more is made anew from the moves; if they do not fit either, it is broken', async () => {
    const { store, id } = await leftInStep(game, scenario, clicks)
    const { head, rows } = (await store.get(id)) as Kept
    const { position } = head as Head
    const spoiled = {
      ...(head as Head),
      position: { ...position, checkpoint: { ...position.checkpoint, step: 'nowhere' } },
    }
    // As if it had been kept so: it is not damaged, there is only no such step any more.
    const useless = { ...spoiled, sums: sumsOf(spoiled, chainOf(rows as Row[])) }
    const spoilt = memoryStore()
    await spoilt.put(useless, rows as [])
    const bench = new Bench(6, spoilt, undefined, only(game))
    await bench.open(id)
    const told = bench.news.map(({ news }) => news)
    expect([told.includes('rewound'), told.includes('mended')]).toEqual([false, false])
    expect(((await spoilt.head(id)) as Head).position.checkpoint).toEqual(position.checkpoint)
    expect((await bench.record(id)).inputs.length).toBeGreaterThanOrEqual(position.inputs)
    await bench.close()
    await spoilt.put(useless, rows as [], true)
    const first = ((await bench.record(id)).inputs.find((input) => 'option' in input) as { option: Option }).option
    const late = new Bench(8, spoilt, undefined, only(corrected(game, first)))
    expect(await late.ask({ ask: 'open', id })).toMatchObject({ said: 'refused', reason: 'broken' })
  })
})

test('a game that was rewound cannot be seen again from its start, and is not broken for that', async () => {
  const game = toy as unknown as Game
  const { store, id } = await leftInStep(game, 'long', 4)
  const { position } = (await store.head(id)) as Head
  const gone = lastChoice(position.since) as Option
  const once = (await new Bench(1, store, undefined, only(game)).record(id)).inputs
  const early = once.slice(0, position.inputs).some((input) => 'option' in input && sameOption(input.option, gone))
  const bench = new Bench(6, store, undefined, only(corrected(game, gone)))
  await bench.open(id)
  const reply = await bench.ask({ ask: 'replay', id, at: 0 })
  expect(reply.said).toBe(early ? 'refused' : 'moment')
  expect((await bench.get('games', { ask: 'list' })).games[0]?.broken).toBeUndefined()
})

describe('what is kept and read for one input', () => {
  /** A whole game between bots, and every write of it. */
  async function watched(id: string, scenario: string) {
    const writes: { bytes: number; inputs: number }[] = []
    const inner = memoryStore()
    const size = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length
    const store: Store = {
      ...inner,
      async put(head, rows, takes) {
        writes.push({ bytes: size(head) + size(rows), inputs: (head as Head).position.inputs })
        await inner.put(head, rows, takes)
      },
    }
    const bench = new Bench(11, store)
    const british = { kind: 'bot', player: 'random' } as const
    const kept = await bench.start({ game: id, scenario, options: {}, seats: { british, french: british } })
    await bench.close()
    return { writes, store, bench, id: kept, text: (await bench.get('record', { ask: 'export', id: kept })).text }
  }
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] as number

  test.each([
    ['bayonets-and-tomahawks', '4B'],
    ['wilderness-war', 'full-campaign'],
  ])('%s: a write does not grow with the game, and opening it runs a few answers', async (game, scenario) => {
    const { writes, store, id, text } = await watched(game, scenario)
    expect(writes.length).toBeGreaterThan(300)
    const bytes = writes.map((one) => one.bytes)
    const third = Math.floor(bytes.length / 3)
    const [early, late] = [median(bytes.slice(0, third)), median(bytes.slice(-third))]
    expect(late).toBeLessThan(1.5 * early + 2000)
    expect(late).toBeLessThan(text.length / 5)
    expect(Math.max(...bytes)).toBeLessThan(16_000)
    const answer = vi.spyOn(Table.prototype, 'answer')
    const opened = new Bench(12, store)
    await opened.open(id)
    expect(answer.mock.calls.length).toBeLessThan(60)
    answer.mockRestore()
    expect(opened.scene?.observation.outcome).toBeDefined()
  })
})
