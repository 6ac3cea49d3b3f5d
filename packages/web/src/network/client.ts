/** The page's client for games over the network: what needs rules but no secrets stays with its own house. */
import type { Asked, Request } from '@carillon/protocol'
import { type Connection, type Socket, SocketWire } from '@carillon/protocol/socket'
import { type Asking, Client } from '../client.ts'
import { isOfPast } from './film-answers.ts'
import { PastGame } from './past-game.ts'

/** Asked of the house in the page, also at a table over the network: what is asked of a lesson, too. */
const OWN: readonly Request['ask'][] = ['about', 'lessons', 'lesson']
const isOwn = (request: Request): boolean => OWN.includes(request.ask) || 'lesson' in request

export interface NetworkClient extends Asking {
  readonly wire: SocketWire
  seen(): void
}

export function networkClient(own: Asking, connection: Connection = browserConnection()): NetworkClient {
  const wire = new SocketWire(connection)
  const far = new Client(wire)
  const past = new PastGame(own, far)
  let pace: Asked<'pace'> | undefined
  const paced = (): Asked<'pace'> | undefined => pace && { ...pace, ...(isHidden() && { hidden: true }) }
  return {
    wire,
    /** The page is looked at, or is not any more: only then is one told elsewhere that it is one's turn. */
    seen() {
      const now = paced()
      if (now) far.ask('done', now).catch(() => undefined)
    },
    listen: (listener) => far.listen(listener),
    ask: (said, request) => {
      if (isOwn(request)) return own.ask(said, request)
      if (request.ask === 'pace') pace = request
      if (pace === request) return far.ask(said, paced() ?? request)
      return isOfPast(request) ? past.ask(said, request) : far.ask(said, request)
    },
  }
}

const isHidden = (): boolean => typeof document !== 'undefined' && document.visibilityState === 'hidden'

const browserConnection = (): Connection => ({
  connect() {
    const { protocol, host } = location
    return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket`) as unknown as Socket
  },
  later(act, milliseconds) {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
  random: () => Math.random(),
})
