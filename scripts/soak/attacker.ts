/** Somebody who asks without end, from one address; a thread of its own, so that who plays honestly does not wait for it here. */
import { request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { WebSocket } from 'ws'

export interface Attack {
  readonly port: number
  /** Milliseconds. */
  readonly time: number
  /** Requests by HTTP, and sockets that are tried without a seat, a second. */
  readonly rate: number
}
export interface Attacked {
  asked: number
  sockets: number
  /** Of what was asked: refused as too many, and errors of the house. */
  limited: number
  serverErrors: number
}
const ADDRESS = '127.9.9.9'
const TICK = 20
const { port, time, rate } = workerData as Attack
const found: Attacked = { asked: 0, sockets: 0, limited: 0, serverErrors: 0 }

let number = 0
/** What costs a house most without being known to it: passwords, games, lists, records, bodies that are none. */
const WAYS: readonly (() => readonly [method: string, path: string, body?: string])[] = [
  () => ['POST', '/api/session', JSON.stringify({ name: 'nobody at all', password: 'not this one either' })],
  () => ['POST', '/api/account', JSON.stringify({ name: `newcomer ${number}`, password: 'a long enough one 1759' })],
  () => ['POST', '/api/games', JSON.stringify({ title: 'wilderness-war', scenario: 'full-campaign', options: {} })],
  () => ['GET', '/api/lobby'],
  () => ['GET', `/api/games/none${number}/record`],
  () => ['POST', '/api/session', `{"name":${'['.repeat(9000)}`],
]
function ask(): void {
  const [method, path, body] = (WAYS[number++ % WAYS.length] as (typeof WAYS)[number])()
  const headers = body === undefined ? {} : { 'content-type': 'application/json' }
  const sent = request({ host: '127.0.0.1', localAddress: ADDRESS, port, method, path, headers }, (reply) => {
    found.asked += 1
    if (reply.statusCode === 429) found.limited += 1
    if ((reply.statusCode ?? 0) >= 500) found.serverErrors += 1
    reply.resume()
  })
  sent.on('error', () => undefined)
  sent.end(body)
}

function knock(): void {
  found.sockets += 1
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { localAddress: ADDRESS })
  socket.on('error', () => undefined)
}

const timer = setInterval(() => {
  for (let i = 0; i < (rate * TICK) / 1000; i++) {
    ask()
    knock()
  }
}, TICK)
setTimeout(() => {
  clearInterval(timer)
  parentPort?.postMessage(found)
}, time)
