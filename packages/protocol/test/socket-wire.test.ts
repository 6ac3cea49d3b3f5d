/** The line over the network: it comes back, sends again with the same keys, and hands on scenes. */
import { describe, expect, test } from 'vitest'
import { NEWS } from '../examples/news.ts'
import type { FromHouse, News, Scene } from '../src/index.ts'
import { type Socket, SocketWire } from '../src/socket-wire.ts'

const [{ message }] = NEWS.scene as unknown as [{ message: { news: 'scene'; scene: Scene } }]
const SCENE = message.scene
const DEED = { table: SCENE.id, seat: 'red', revision: 7, key: 'k1' } as const

/** A network that is cut when the test says so, and a clock that it moves. */
function network() {
  const sockets: (Socket & { sent: { number: number; request: { ask: string } }[] })[] = []
  const timers = new Map<() => void, number>()
  const wire = new SocketWire({
    connect() {
      const socket = {
        ...{ onopen: null, onmessage: null, onclose: null, sent: [] as never[] },
        send: (text: string) => void (socket.sent as unknown[]).push(JSON.parse(text)),
        close: () => socket.onclose?.(),
      } as unknown as (typeof sockets)[number]
      sockets.push(socket)
      return socket
    },
    later(act, milliseconds) {
      timers.set(act, milliseconds)
      return () => timers.delete(act)
    },
    random: () => 0.5,
  })
  const heard: FromHouse[] = []
  wire.onmessage = ({ data }) => heard.push(data)
  const last = () => sockets.at(-1) as (typeof sockets)[number]
  const say = (message: FromHouse) => last().onmessage?.({ data: JSON.stringify(message) })
  const runTimers = (most = 20_000) => {
    const due = [...timers].filter(([, milliseconds]) => milliseconds <= most)
    for (const [act] of due) timers.delete(act)
    for (const [act] of due) act()
  }
  return { wire, sockets, timers, heard, last, say, runTimers }
}

describe('a line over the network', () => {
  test('what is asked before it is there waits', () => {
    const { wire, last } = network()
    wire.postMessage({ number: 1, request: { ask: 'open', id: 'x' } })
    expect(last().sent).toEqual([])
    last().onopen?.()
    expect(last().sent).toEqual([{ number: 1, request: { ask: 'open', id: 'x' } }])
  })
  test('cut off, it comes back with the table and all that was not replied to', () => {
    const { wire, last, say, runTimers, timers, heard } = network()
    last().onopen?.()
    wire.postMessage({ number: 1, request: { ask: 'pace', paused: false, delay: 0, confirm: true } })
    wire.postMessage({ number: 2, request: { ask: 'open', id: SCENE.id } })
    say({ number: 1, reply: { said: 'done' } })
    say({ number: 2, reply: { said: 'opened', id: SCENE.id } })
    const answer = { number: 3, request: { ask: 'answer', ...DEED, option: { unit: 'r2' } } } as const
    wire.postMessage(answer)
    last().onclose?.()
    expect(wire.online).toBe(false)
    expect([...timers.values()]).toEqual([500 + 1250])
    runTimers()
    last().onopen?.()
    expect(last().sent.map(({ request }) => request.ask)).toEqual(['pace', 'open', 'answer'])
    expect(last().sent[2]).toEqual(answer)
    // What is no state may have been missed: it is told when the table is open again.
    let back = 0
    wire.onback = () => {
      back += 1
    }
    say({ number: -2, reply: { said: 'opened', id: SCENE.id } })
    expect(back).toBe(1)
    say({ number: 3, reply: { said: 'done' } })
    expect(heard).toHaveLength(3)
    last().onclose?.()
    runTimers()
    last().onopen?.()
    expect(last().sent.map(({ request }) => request.ask)).toEqual(['pace', 'open'])
  })
  test('a house that is busy, or could not keep it, is asked again with the same key', () => {
    const { wire, last, say, runTimers, heard } = network()
    last().onopen?.()
    wire.postMessage({ number: 1, request: { ask: 'undo', ...DEED } })
    for (const reason of ['busy', 'unsaved']) {
      say({ number: 1, reply: { said: 'refused', reason, detail: '' } })
      expect(heard).toEqual([])
      runTimers(1000)
    }
    expect(last().sent).toHaveLength(3)
    say({ number: 1, reply: { said: 'refused', reason: 'stale', detail: '' } })
    expect(heard).toMatchObject([{ number: 1, reply: { reason: 'stale' } }])
  })
  test('a table that a busy house has not opened again is asked for again, and what is asked of it waits', () => {
    const { wire, last, say, runTimers, heard } = network()
    last().onopen?.()
    wire.postMessage({ number: 1, request: { ask: 'open', id: SCENE.id } })
    say({ number: 1, reply: { said: 'opened', id: SCENE.id } })
    wire.postMessage({ number: 2, request: { ask: 'undo', ...DEED } })
    last().onclose?.()
    runTimers()
    last().onopen?.()
    const asks = () => last().sent.map(({ request }) => request.ask)
    expect(asks()).toEqual(['open', 'undo'])
    say({ number: -2, reply: { said: 'refused', reason: 'busy', detail: '' } })
    say({ number: 2, reply: { said: 'refused', reason: 'no-game', detail: 'not open here' } })
    expect(heard).toHaveLength(1)
    runTimers(1000)
    expect(asks()).toEqual(['open', 'undo', 'open', 'undo'])
    say({ number: -2, reply: { said: 'opened', id: SCENE.id } })
    say({ number: 2, reply: { said: 'done' } })
    expect(heard.slice(1)).toEqual([{ number: 2, reply: { said: 'done' } }])
  })
  test('who is sent away from his seat asks for the table anew; if it is closed to him, he is told', () => {
    const { wire, last, say, heard } = network()
    last().onopen?.()
    wire.postMessage({ number: 1, request: { ask: 'open', id: SCENE.id } })
    say({ number: 1, reply: { said: 'opened', id: SCENE.id } })
    say({ news: 'closed', id: SCENE.id })
    expect(last().sent.at(-1)?.request).toEqual({ ask: 'open', id: SCENE.id })
    say({ number: -2, reply: { said: 'refused', reason: 'not-yours', detail: 'private' } })
    expect(heard.at(-1)).toEqual({ news: 'failed', id: SCENE.id, reason: 'not-yours', detail: 'private' })
  })
  test('a silent house is given up, and another line is opened', () => {
    const { wire, sockets, last, timers, runTimers } = network()
    last().onopen?.()
    wire.postMessage({ number: 1, request: { ask: 'list' } })
    expect([...timers.values()]).toEqual([15_000])
    runTimers()
    runTimers()
    expect(sockets).toHaveLength(2)
  })
  test('where the line is in doubt, a house that does not answer soon is given up, one that does is not', () => {
    const { wire, sockets, last, say, timers, runTimers } = network()
    last().onopen?.()
    wire.postMessage({ number: 1, request: { ask: 'pace', paused: false, delay: 0, confirm: true } })
    say({ number: 1, reply: { said: 'done' } })
    wire.check()
    expect(last().sent.map(({ number }) => number)).toEqual([1, -1])
    say({ number: -1, reply: { said: 'done' } })
    expect(timers.size).toBe(0)
    wire.check()
    expect([...timers.values()]).toEqual([4000])
    runTimers()
    expect(wire.online).toBe(false)
    // The network is there again: it does not wait for its time.
    wire.check()
    expect(sockets).toHaveLength(2)
    expect(timers.size).toBe(0)
  })
  test('what is asked meanwhile does not put off when a silent house is given up', () => {
    const { wire, last, say, timers } = network()
    last().onopen?.()
    wire.postMessage({ number: 1, request: { ask: 'pace', paused: false, delay: 0, confirm: true } })
    say({ number: 1, reply: { said: 'done' } })
    wire.check()
    const [doubt] = timers.keys()
    wire.postMessage({ number: 2, request: { ask: 'list' } })
    expect([...timers]).toEqual([[doubt, 4000]])
    // Heard of, it has its time again.
    say({ number: -1, reply: { said: 'done' } })
    expect([...timers.values()]).toEqual([15_000])
    const [silence] = timers.keys()
    wire.postMessage({ number: 3, request: { ask: 'list' } })
    expect([...timers.keys()]).toEqual([silence])
  })
  test('changes are handed on as scenes; of a log that is told from its end, lines are counted from there', () => {
    const { wire, last, say, heard } = network()
    last().onopen?.()
    wire.postMessage({ number: 1, request: { ask: 'open', id: SCENE.id } })
    const line = (n: number) => ({ rule: '1', text: { key: `log.${n}` } })
    const scene = { ...SCENE, logFrom: 300, observation: { ...SCENE.observation, log: [line(300), line(301)] } }
    say({ news: 'scene', scene })
    const fresh = { log: [line(302)], logFrom: 302, rolls: [] }
    say({ news: 'change', id: SCENE.id, change: { observation: { view: { round: 2 } } }, ...fresh })
    // Two lines were taken back, and another one noted.
    say({ news: 'change', id: SCENE.id, change: {}, log: [line(9)], logFrom: 301 })
    const scenes = heard.map((news) => (news as Extract<News, { news: 'scene' }>).scene)
    expect(scenes.map(({ logFrom }) => logFrom)).toEqual([0, 2, 1])
    expect(scenes[1]?.observation).toEqual({
      ...SCENE.observation,
      view: { round: 2, event: 'calm' },
      log: [line(302)],
    })
    expect(scenes[1]?.setup).toEqual(SCENE.setup)
    // After a cut it is told anew: what was read before stays read.
    last().onclose?.()
    say({ news: 'change', id: SCENE.id, change: {}, ...fresh })
    expect(heard).toHaveLength(3)
  })
  test('the same choices asked about anew are other options; while the question stands they are the same', () => {
    const { wire, last, say, heard } = network()
    last().onopen?.()
    wire.postMessage({ number: 1, request: { ask: 'open', id: SCENE.id } })
    say({ news: 'scene', scene: SCENE })
    say({ news: 'change', id: SCENE.id, change: { observation: { view: { round: 2 } } } })
    say({ news: 'change', id: SCENE.id, change: { observation: { revision: SCENE.observation.revision + 1 } } })
    const [first, still, anew] = heard.map((news) => (news as Extract<News, { news: 'scene' }>).scene.observation)
    expect(still?.decision?.options).toBe(first?.decision?.options)
    expect(anew?.decision?.options).not.toBe(first?.decision?.options)
    expect(anew?.decision).toEqual(first?.decision)
  })
  test('what is held is said with the confirmation: a house that was moved has forgotten it', () => {
    const { wire, last, say } = network()
    last().onopen?.()
    wire.postMessage({ number: 1, request: { ask: 'open', id: SCENE.id } })
    say({ news: 'scene', scene: { ...SCENE, pending: { do: 'done' } } })
    wire.postMessage({ number: 2, request: { ask: 'confirm', ...DEED } })
    expect(last().sent.at(-1)?.request).toMatchObject({ ask: 'confirm', option: { do: 'done' } })
  })
})
