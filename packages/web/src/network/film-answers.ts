/** What a film can answer: a game as one seat has seen it, gone to and fro in without asking anybody. */
import { type Asked, type Film, momentIn, type Reply, type Request, tallyOfRolls } from '@carillon/protocol'
import { HostRefused } from '../client.ts'

const BACK = ['replay', 'dice', 'report', 'verify', 'branch', 'reason'] as const
export type OfPast = Asked<(typeof BACK)[number]> | (Request & { readonly table: string; readonly moment: number })

export const isOfPast = (request: Request): request is OfPast =>
  (BACK as readonly string[]).includes(request.ask) || ('moment' in request && request.moment !== undefined)

/** The rules know of no position here, and nobody's secrets are told before the end. */
export function seenIn(film: Film, request: OfPast): Reply {
  switch (request.ask) {
    case 'replay':
      return { said: 'moment', moment: momentIn(film, request.at) }
    case 'dice':
      return { said: 'dice', tally: tallyOfRolls(film.steps.flatMap(({ rolls }) => rolls)) }
    case 'overlay':
      return { said: 'overlay', shown: [] }
    case 'reason':
      return { said: 'reason' }
    default:
      throw new HostRefused('not-over', `${request.ask}: when it is over`)
  }
}
