/** What the page asks of the house over the network besides the table itself. */
import type { Role } from '@carillon/kernel'
import type { NewGame } from '@carillon/protocol'
import { HostRefused } from '../client.ts'

/** A game that was made: where one sits, and what opens each seat of a person. */
export interface Made {
  readonly id: string
  readonly seat?: Role
  readonly links: Readonly<Record<Role, string>>
}

async function post<T>(path: string, body: object): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  } catch (error) {
    throw new HostRefused('offline', error instanceof Error ? error.message : String(error))
  }
  const text = await response.text()
  const said = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {}
  if (response.ok) return said as T
  // A page that is served without a house behind it has no such address.
  const reason = typeof said.reason === 'string' ? said.reason : 'offline'
  throw new HostRefused(reason, typeof said.detail === 'string' ? said.detail : `${response.status}`)
}

/** `me` is the seat of who makes it. */
export function makeGame({ game, scenario, options, seats }: NewGame, me: Role | undefined): Promise<Made> {
  const bots = Object.entries(seats).flatMap(([role, seat]) => (seat.kind === 'bot' ? [[role, seat.player]] : []))
  const wish = { title: game, scenario, options, bots: Object.fromEntries(bots) as object }
  return post('api/games', me === undefined ? wish : { ...wish, me })
}
/** Sits down by what a link holds. */
export const sitDown = (token: string): Promise<{ readonly id: string; readonly seat: Role; readonly title: string }> =>
  post('api/seat', { token })
