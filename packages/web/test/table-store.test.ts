import { observe } from '@carillon/kernel'
import type { News, Request, Scene } from '@carillon/protocol'
import { describe, expect, test } from 'vitest'
import { Bench, BOT, HUMAN, plan, quiet, sameDice } from '../../room/test/bench.ts'
import { type Client, HostRefused } from '../src/client.ts'
import { stepsOf, stopAt } from '../src/table/recap-steps.ts'
import { type TableState, TableStore } from '../src/table/store.ts'

sameDice()

/** A store at a real host; frames are drawn when the test says so. */
async function sit(seed: number, setup = plan(HUMAN, BOT)) {
  const bench = new Bench(seed)
  const { id } = await bench.get('opened', { ask: 'create', setup })
  const asked: Request[] = []
  let answered = 0
  const client = {
    async ask(said: string, request: Request) {
      asked.push(request)
      // As over the line to a worker: never at once.
      await Promise.resolve()
      const reply = await bench.line.handle(request)
      answered += 1
      if (reply.said === 'refused') throw new HostRefused(reply.reason, reply.detail)
      expect(reply.said).toBe(said)
      return reply
    },
    listen: (listener: (news: News) => void) => {
      const push = bench.news.push.bind(bench.news)
      bench.news.push = (...news) => {
        for (const one of news) listener(one)
        return push(...news)
      }
      return () => undefined
    },
  } as unknown as Client
  const frames: (() => void)[] = []
  const store = new TableStore(client, id, (act) => frames.push(act))
  const shown: TableState[] = []
  store.subscribe(() => shown.push(store.get()))
  const draw = () => {
    for (const act of frames.splice(0)) act()
  }
  /** The host has answered, and what it said is on the screen. */
  const settled = async () => {
    do {
      await quiet()
      await bench.rest()
    } while (answered < asked.length)
    draw()
    draw()
  }
  store.open({ paused: false, delay: 0, confirm: true, think: 200 })
  await settled()
  return { store, client, bench, asked, settled, shown, id }
}

describe('the page’s end of the table', () => {
  test('what is clicked is on its way at once, and only once', async () => {
    const { store, asked, settled } = await sit(3)
    const option = { do: 'pass' }
    expect(store.answer(option)).toBe(true)
    expect(store.state.sent).toEqual(option)
    expect(store.answer(option)).toBe(false)
    await settled()
    expect(store.state.sent).toBeUndefined()
    expect(asked.filter(({ ask }) => ask === 'answer')).toHaveLength(1)
  })

  test('what the host refuses is shown, and one may go on', async () => {
    const { store, settled } = await sit(3)
    store.answer({ do: 'surrender' })
    await settled()
    expect(store.state.refused).toBeInstanceOf(HostRefused)
    expect(store.state.sent).toBeUndefined()
    expect(store.answer({ do: 'pass' })).toBe(true)
    expect(store.state.refused).toBeUndefined()
  })

  test('held, let go, confirmed', async () => {
    const { store, settled } = await sit(3)
    const step = async (act: () => void) => {
      act()
      await settled()
    }
    expect(store.mayUndo).toBe(false)
    await step(() => store.answer({ do: 'pass' }))
    expect(store.state.scene?.pending).toEqual({ do: 'pass' })
    expect(store.mayUndo).toBe(true)
    await step(() => store.undo())
    expect(store.state.scene?.pending).toBeUndefined()
    await step(() => store.answer({ do: 'pass' }))
    await step(() => store.confirm())
    expect(store.state.scene?.pending).toBeUndefined()
    expect(store.state.log.length).toBeGreaterThan(store.state.newsFrom)
  })

  test('news is what came since the last decision; the log is whole', async () => {
    const { store, bench, settled, id } = await sit(5)
    let answered = 0
    for (; answered < 80 && !store.state.scene?.observation.outcome; answered++) {
      const { scene, log } = store.state
      const options = scene?.observation.decision?.options ?? []
      if (scene?.pending) store.confirm()
      else {
        expect(store.answer(options[answered % options.length] ?? {})).toBe(true)
        await settled()
        expect(store.state.newsFrom).toBe(log.length)
      }
      await settled()
    }
    expect(answered).toBeGreaterThan(30)
    expect(store.state.log).toEqual(observe(await bench.table(id), 'british').log)
  })

  test('loaded again, what was seen before is gone over as it was', async () => {
    const { store, client, settled, id } = await sit(5)
    for (let i = 0; i < 60 && (i < 20 || store.state.trail.length < 2); i++) {
      const { scene } = store.state
      const options = scene?.observation.decision?.options ?? []
      if (scene?.pending) store.confirm()
      else store.answer(options[i % options.length] ?? {})
      await settled()
    }
    const { trail, recapFrom } = store.state
    expect(trail.length).toBeGreaterThan(1)
    const again = new TableStore(client, id, () => undefined)
    again.open({ paused: false, delay: 0, confirm: true, think: 200 })
    await settled()
    expect(again.state.trail).toHaveLength(1)
    await again.recall()
    // Whatever line is looked at, the board is the one that it was told with.
    for (let line = Math.max(recapFrom, again.state.recapFrom); line < store.state.log.length; line++)
      expect(stopAt(again.state.trail, line)?.view, `line ${line}`).toEqual(stopAt(trail, line)?.view)
    expect(again.state.trail.length).toBeGreaterThan(1)
  })

  test('bots quicker than frames: not every scene is drawn, nothing is lost', async () => {
    const { store, bench, shown } = await sit(6, plan(BOT, BOT))
    expect(bench.news.filter(({ news }) => news === 'scene').length).toBeGreaterThan(100)
    expect(shown.length).toBeLessThan(5)
    expect(store.get().scene?.observation.outcome).toBeDefined()
    // Nothing stands above who has won, not even the last dice.
    expect(store.get().rolls).toEqual([])
    expect(store.get().log.length).toBeGreaterThan(20)
  })

  test('behind the curtain the page knows nothing but who is next', async () => {
    const { store, settled } = await sit(3, plan(HUMAN, HUMAN))
    expect(store.state.curtain).toMatchObject({ next: 'french', game: 'quebec-1759' })
    store.sit('french')
    await settled()
    expect(store.state.scene?.seat).toBe('french')
    store.answer({ do: 'historical' })
    await settled()
    store.answer({ do: 'pass' })
    await settled()
    store.confirm()
    await settled()
    const { curtain, ...rest } = store.get()
    expect(curtain?.next).toBe('british')
    expect(rest).toEqual({ log: [], newsFrom: 0, recapFrom: 0, trail: [], reasons: [], rolls: [] })
  })

  test('a table that is not there says so', async () => {
    const client = {
      ask: (_: string, request: Request) =>
        request.ask === 'open' ? Promise.reject(new HostRefused('no-game', 'x')) : Promise.resolve({ said: 'done' }),
      listen: () => () => undefined,
    } as unknown as Client
    const store = new TableStore(client, 'nobody', (act) => act())
    store.open({ paused: false, delay: 0, confirm: true, think: 200 })
    await quiet()
    expect(store.get().failed).toMatchObject({ reason: 'no-game' })
  })

  test('who comes to a game that does not say its turns is told the last lines, not all that ever happened', async () => {
    const { store, id } = await sit(3)
    const scene = store.state.scene as Scene
    const log = Array.from({ length: 50 }, (_, i) => ({ rule: '1', text: { key: `log.${i}` } }))
    const client = { ask: () => new Promise<never>(() => undefined), listen: () => () => undefined }
    const late = new TableStore(client, id, () => undefined)
    late.hear({ news: 'scene', scene: { ...scene, logFrom: 0, observation: { ...scene.observation, log } } })
    expect(late.state.newsFrom).toBe(41)
  })

  test('who comes as a turn begins is told the one before, with what bots did it for', async () => {
    const { store, id } = await sit(3)
    const scene = store.state.scene as Scene
    const told = (key: string, chapter?: 'turn') => ({ rule: '5', text: { key }, ...(chapter && { chapter }) })
    const log = [told('a', 'turn'), told('b'), told('c', 'turn'), told('d'), told('e'), told('f', 'turn')]
    const reasons = [{ line: 3, role: 'french', aims: [{ key: 'aim' }] }]
    const client = { ask: () => new Promise<never>(() => undefined), listen: () => () => undefined }
    const late = new TableStore(client, id, () => undefined)
    late.hear({ news: 'scene', scene: { ...scene, logFrom: 0, reasons, observation: { ...scene.observation, log } } })
    expect(late.state.newsFrom).toBe(2)
    expect(stepsOf(late.state)).toEqual([3, 4])
    expect(late.state.reasons).toEqual(reasons)
  })
})
