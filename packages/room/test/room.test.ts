import { observe, type State, sameOption, type Table } from '@carillon/kernel'
import type { Scene } from '@carillon/protocol'
import { describe, expect, test } from 'vitest'
import { takeBack } from '../src/decision.ts'
import type { Claim } from '../src/house.ts'
import { Bench, BOT, HUMAN, keptText, oldEntry, plan, quiet, sameDice } from './bench.ts'
import { memoryStore } from './memory-store.ts'

sameDice()

const scenes = (bench: Bench): Scene[] => bench.news.flatMap((one) => (one.news === 'scene' ? [one.scene] : []))

describe('a person against a bot', () => {
  test.each([1, 2, 3])('whole games, clicked through (%i)', async (seed) => {
    const bench = new Bench(seed)
    const id = await bench.start(seed % 2 === 0 ? plan(BOT, HUMAN) : plan(HUMAN, BOT))
    expect(await bench.playOut()).toBeGreaterThan(16)
    const { scene } = bench
    expect(scene?.observation.outcome?.winner).toMatch(/british|french/)
    expect(scene?.fairness?.seed).toMatch(/^[0-9a-f]{64}$/)
    const table = await bench.table(id)
    expect(table.over).toBe(true)
    expect(scene?.observation.view).toEqual(observe(table, scene?.seat as string).view)
  })

  test('the page that keeps the lines it was sent has the whole log', async () => {
    const bench = new Bench(5)
    const id = await bench.start(plan(HUMAN, BOT))
    for (let i = 0; i < 120 && (await bench.click()); i++);
    let kept: unknown[] = []
    for (const { logFrom, observation } of scenes(bench)) kept = [...kept.slice(0, logFrom), ...observation.log]
    expect(kept.length).toBeGreaterThan(10)
    expect(kept).toEqual(observe(await bench.table(id), 'british').log)
  })

  test('no scene holds what the seat may not see, and the seed comes with the end', async () => {
    const bench = new Bench(8)
    await bench.start(plan(HUMAN, BOT))
    await bench.playOut()
    for (const { observation, seat, fairness } of scenes(bench)) {
      expect(seat).toBe('british')
      expect(observation.viewer).toBe('british')
      if (!observation.outcome) expect(fairness?.seed).toBeUndefined()
      expect(observation.decision?.role ?? 'british').toBe('british')
    }
  })

  test('what is not offered, or was offered before, is refused and changes nothing', async () => {
    const bench = new Bench(2)
    const id = await bench.start(plan(HUMAN, BOT))
    const before = await bench.record(id)
    expect(await bench.answer({ do: 'surrender' })).toMatchObject({ said: 'refused', reason: 'not-an-option' })
    const [option] = bench.options
    expect(await bench.deed('answer', { option: option ?? {}, revision: -7 })).toMatchObject({ reason: 'stale' })
    expect(await bench.deed('confirm')).toMatchObject({ said: 'refused' })
    expect(await bench.deed('undo')).toMatchObject({ said: 'refused' })
    expect(await bench.ask({ ask: 'sit', table: bench.id, seat: 'french' })).toMatchObject({ said: 'refused' })
    expect(await bench.record(id)).toEqual(before)
  })

  test('dice come with the scene in which they were rolled, each once', async () => {
    const bench = new Bench(4)
    const id = await bench.start(plan(HUMAN, BOT))
    await bench.playOut()
    const rolls = scenes(bench).flatMap((scene) => scene.rolls)
    const dice = rolls.reduce((sum, { faces }) => sum + faces.length, 0)
    expect(new Set(rolls.map(({ at }) => at)).size).toBe(rolls.length)
    expect((await bench.get('verified', { ask: 'verify', id })).dice).toBe(dice)
    const { tally } = await bench.get('dice', { ask: 'dice', id })
    const counted = Object.values(tally).flatMap(({ counts }) => counts)
    expect(counted.reduce((a, b) => a + b, 0)).toBe(dice)
  })
})

describe('confirming and taking back', () => {
  /** The British at their first order: Ile d’Orleans to Levis. */
  async function atOrders(confirm = true): Promise<{ bench: Bench; id: string }> {
    const bench = new Bench(3)
    await bench.ask({ ask: 'pace', paused: false, delay: 0, confirm })
    const id = await bench.start(plan(HUMAN, BOT))
    expect(bench.scene?.observation.decision?.rule).toBe('6.1.1')
    return { bench, id }
  }

  test('a sealed order is held until it is confirmed', async () => {
    const { bench, id } = await atOrders()
    await bench.answer({ do: 'pass' })
    expect(bench.scene?.pending).toEqual({ do: 'pass' })
    expect(bench.scene?.deciding).toBe('british')
    const before = (await bench.record(id)).inputs.length
    await bench.did('confirm')
    expect(bench.scene?.pending).toBeUndefined()
    expect((await bench.record(id)).inputs.length).toBeGreaterThan(before)
  })

  test('what is held may be changed for something else, or let go', async () => {
    const { bench } = await atOrders()
    await bench.answer({ do: 'pass' })
    const march = bench.options.find(({ do: what }) => what === 'march')
    await bench.answer(march ?? {})
    expect(bench.scene?.pending).toBeUndefined()
    expect(bench.scene?.observation.decision?.rule).toBe('6.1.3')
    await bench.did('undo')
    await bench.answer({ do: 'pass' })
    await bench.did('undo')
    expect(bench.scene?.pending).toBeUndefined()
    expect(bench.scene?.observation.decision?.rule).toBe('6.1.1')
  })

  test('without confirmation the turn passes on at once', async () => {
    const { bench, id } = await atOrders(false)
    const before = (await bench.record(id)).inputs.length
    await bench.answer({ do: 'pass' })
    expect(bench.scene?.pending).toBeUndefined()
    expect((await bench.record(id)).inputs.length).toBeGreaterThan(before + 1)
  })

  test('taken back click by click, or from the beginning', async () => {
    const { bench, id } = await atOrders()
    const start = bench.scene?.observation
    const record = await bench.record(id)
    const first = bench.options.find(({ do: what }) => what === 'march') ?? {}
    await bench.answer(first)
    const second = bench.options[0] ?? {}
    await bench.answer(second)
    expect(bench.scene?.observation.canUndo).toBe(true)
    await bench.did('undo')
    expect(bench.options.some((option) => sameOption(option, second))).toBe(true)
    await bench.answer(second)
    await bench.did('restart')
    expect(bench.scene?.observation.view).toEqual(start?.view)
    expect(bench.options).toEqual(start?.decision?.options)
    expect(bench.scene?.observation.canUndo).toBe(false)
    expect(await bench.record(id)).toEqual(record)
  })

  test('what was answered of itself is taken back of itself', () => {
    /** A role that has answered three questions; the second left no choice. */
    const answered = () => {
      const counts = [2, 1, 2, 2]
      let at = 3
      const table = {
        game: {},
        canUndo: () => at > 0,
        undo: () => {
          at -= 1
        },
        decision: () => ({ options: Array.from({ length: counts[at] as number }, () => ({})) }),
      } as unknown as Table<State>
      return { table, at: () => at }
    }
    const cases = [
      { before: 0, all: false, alone: true, at: 2 },
      { before: 1, all: false, alone: true, at: 0 },
      { before: 1, all: false, alone: false, at: 1 },
      { before: 0, all: true, alone: true, at: 0 },
    ]
    for (const { before, all, alone, at } of cases) {
      const one = answered()
      for (let i = 0; i < before; i++) one.table.undo('british')
      takeBack(one.table, 'british', all, alone)
      expect(one.at(), JSON.stringify({ before, all, alone })).toBe(at)
    }
  })
})

describe('keeping', () => {
  test('after every input the game is kept, and opens as it was', async () => {
    const store = memoryStore()
    const bench = new Bench(6, store)
    const id = await bench.start(plan(HUMAN, BOT))
    for (let i = 0; i < 60 && (await bench.click()); i++) {
      expect(await keptText(store, id)).toBe((await bench.get('record', { ask: 'export', id })).text)
      const other = new Bench(99, store)
      await other.open(id)
      const { revision: _asked, log: _sent, ...seen } = bench.scene?.observation ?? { revision: 0, log: [] }
      expect(other.scene?.observation).toMatchObject(seen)
      expect(other.scene?.pending).toBeUndefined()
    }
    expect((await bench.get('games', { ask: 'list' })).games.map((one) => one.id)).toEqual([id])
  })

  test('a game of old, kept as a text, is opened and kept as games are now', async () => {
    const store = memoryStore()
    const bench = new Bench(1, store)
    const id = await bench.start(plan(HUMAN, BOT))
    for (let i = 0; i < 30; i++) await bench.click()
    await bench.close()
    const old = await oldEntry(store, id)
    const later = new Bench(2, memoryStore())
    await later.store.put(old, [])
    expect((await later.get('games', { ask: 'list' })).games).toEqual((await bench.get('games', { ask: 'list' })).games)
    expect((await later.get('record', { ask: 'export', id })).text).toBe(old.text)
    await later.open(id)
    expect(await later.store.head(id)).not.toHaveProperty('text')
    expect(await keptText(later.store, id)).toBe(old.text)
    expect((await later.store.get(id))?.rows.length).toBeGreaterThan(0)
    for (let i = 0; i < 5; i++) await later.click()
    expect((await later.record(id)).inputs.length).toBeGreaterThan(JSON.parse(old.text).inputs.length)
  })

  test('a broken save is reported, kept as it is, and can be exported', async () => {
    const store = memoryStore()
    const first = new Bench(1, store)
    const id = await first.start(plan(HUMAN, BOT))
    await first.close()
    const entry = await oldEntry(store, id)
    for (const text of ['{"format": "carillon-record/1", ', entry.text.replace('"inputs": [', '"inputs": [7, ')]) {
      await store.put({ ...entry, text }, [], true)
      const bench = new Bench(2, store)
      expect(await bench.ask({ ask: 'open', id })).toMatchObject({ said: 'refused', reason: 'broken' })
      const { games } = await bench.get('games', { ask: 'list' })
      expect(games[0]?.broken).toBeTruthy()
      expect((await bench.get('record', { ask: 'export', id })).text).toBe(text)
      await bench.get('done', { ask: 'remove', id })
      expect((await bench.get('games', { ask: 'list' })).games).toEqual([])
    }
  })

  test.each([
    ['nothing', ''],
    ['no JSON', 'Turn 1: the British pass'],
    ['something else', '{"name": "package"}'],
    [
      'a game nobody knows',
      '{"format":"carillon-record/1","game":"chess","rules":"1","scenario":"a","options":{},"seats":{},"inputs":[]}',
    ],
  ])('import of %s is refused with words', async (_, text) => {
    const bench = new Bench()
    const reply = await bench.ask({ ask: 'import', text })
    expect(reply).toMatchObject({ said: 'refused' })
    expect((reply as { detail: string }).detail.length).toBeGreaterThan(3)
    expect((await bench.get('games', { ask: 'list' })).games).toEqual([])
  })

  test('export and import make the same game under another name', async () => {
    const bench = new Bench(7)
    const id = await bench.start(plan(HUMAN, BOT))
    for (let i = 0; i < 30; i++) await bench.click()
    const { text } = await bench.get('record', { ask: 'export', id })
    const other = await bench.get('opened', { ask: 'import', text })
    expect(other.id).not.toBe(id)
    expect((await bench.get('record', { ask: 'export', id: other.id })).text).toBe(text)
  })

  test('nothing is known of what is not there', async () => {
    const bench = new Bench()
    expect(await bench.ask({ ask: 'open', id: 'nobody' })).toMatchObject({ reason: 'no-game' })
    expect(await bench.ask({ ask: 'about', game: 'chess' })).toMatchObject({ reason: 'unknown-game' })
    expect(await bench.deed('answer', { table: 'nobody', option: {} })).toMatchObject({ reason: 'no-game' })
    expect(await bench.ask({ ask: 'create', setup: { ...plan(HUMAN, BOT), scenario: 'x' } })).toMatchObject({
      reason: 'settings',
    })
  })
})

describe('two windows', () => {
  /** Windows that ask each other, as locks make them. */
  function windows(): Claim {
    const holders = new Map<string, () => void>()
    const freed = async (id: string) => {
      while (holders.has(id)) await quiet()
    }
    return async (id, take, lost) => {
      if (take) holders.get(id)?.()
      else if (holders.has(id)) return undefined
      await freed(id)
      holders.set(id, lost)
      return () => void holders.delete(id)
    }
  }

  test('a game is played in one of them; the other may take it over, with all that was played', async () => {
    const [store, claim] = [memoryStore(), windows()]
    const [first, second] = [new Bench(3, store, claim), new Bench(4, store, claim)]
    const id = await first.start(plan(HUMAN, BOT))
    for (let clicks = 0; clicks < 6; clicks++) await first.click()
    expect(await second.ask({ ask: 'open', id })).toMatchObject({ said: 'refused', reason: 'elsewhere' })
    expect(await second.ask({ ask: 'remove', id })).toMatchObject({ said: 'refused', reason: 'elsewhere' })
    const before = await first.record(id)
    await second.get('opened', { ask: 'open', id, here: true })
    expect(first.news.at(-1)).toEqual({ news: 'elsewhere', id })
    expect((await second.record(id)).inputs).toEqual(before.inputs)
    expect(await first.answer(first.options[0] ?? {})).toMatchObject({ reason: 'no-game' })
    await second.close()
    await first.open(id)
  })
})

test('the list says how far a game is', async () => {
  const bench = new Bench(3)
  await bench.start(plan(HUMAN, BOT))
  const { games } = await bench.get('games', { ask: 'list' })
  expect(games).toMatchObject([{ step: 'orders', turn: { key: 'log.turn', args: { turn: 1 } } }])
})
