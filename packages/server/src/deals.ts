/** What people do at a table beside the game: give up, offer, agree, claim, go away. Each is a row like any other. */
import { type Message, Refused, type Role } from '@carillon/kernel'
import type { Asked, Offer } from '@carillon/protocol'
import { type Beside, checkedSeat, Impossible } from '@carillon/room'
import { backAt, type Clock, deadlineOf, flagged, goneAway, paused, relieved, type Span } from './clock.ts'
import type { Command } from './command.ts'
import { owing } from './dice-shares.ts'
import { linking } from './links.ts'
import type { Attempt, Live } from './live.ts'
import { endedBy, teamOf } from './scores.ts'

/** Where a game would be set back to, worked out for one row of it. */
export interface Past {
  readonly seq: number
  /** The heading of the log that it lies under, as all may read it. */
  readonly heading?: Message | undefined
  readonly to: Omit<Extract<Command, { readonly do: 'rewind' }>, 'do' | 'by' | 'clock'>
}
export interface Now {
  readonly at: number
  readonly outages: readonly Span[]
  readonly past?: Past | undefined
}

/** Where a game would be set back to was worked out for a row that is not the last any more. */
export class Moved extends Impossible {
  constructor() {
    super('stale', 'the game has moved meanwhile')
  }
}

export function dealing(live: Live, request: Beside, now: Now): Attempt {
  const { seat } = request
  if (live.over) throw new Refused('not-asked', 'the game is over')
  if (request.ask === 'return') return returning(live, seat, now)
  if (!live.people.includes(seat)) throw new Impossible('not-yours', 'only who plays may do that')
  switch (request.ask) {
    case 'commit':
      return live.promising(seat, request.commitment)
    case 'reveal':
      return live.revealing(seat, request.share)
    case 'resign':
      return live.folding({ do: 'end', ended: endedBy(live, 'resign', seat) })
    case 'offer':
      return offering(live, seat, request, now)
    case 'withdraw':
      if (!live.offers.some(({ what }) => what === request.what) && !(request.what === 'link' && live.links.length > 0))
        throw new Impossible('not-asked', 'nothing is offered')
      return live.folding({ do: 'withdraw', what: request.what })
    case 'claim':
    case 'replace': {
      const { clock } = live
      const role = lateFor(live, seat, now)
      if (role === undefined) throw new Impossible('not-asked', 'nobody else has run out of time')
      if (request.ask === 'claim') {
        const how = request.draw ? 'draw' : request.abort ? 'abort' : 'flag'
        // By a clock a game is lost; where there is none nobody loses by waiting, but it can be broken off.
        if (how === (clock?.patience ? 'flag' : 'abort'))
          throw new Impossible('not-offered', `${how}: not what can be claimed here`)
        return live.folding({ do: 'end', ended: endedBy(live, how, role) })
      }
      if (request.role !== role) throw new Impossible('not-yours', `${request.role.slice(0, 40)} has time left`)
      const who = checkedSeat(live.origin.game, { kind: 'bot', player: request.player })
      // A bot has nothing to give to the dice.
      const owes = live.dice?.some((one) => one.role === role && one.share === undefined)
      const anew = owes && ({ anew: true } as const)
      return live.folding({
        do: 'seat',
        role,
        who,
        ...anew,
        clock: relieved(clock as Clock, role, now.outages, now.at),
      })
    }
    case 'resume': {
      const { clock } = live
      if (!clock?.paused) throw new Impossible('not-asked', 'the clocks do not stand')
      return live.folding({ do: 'pause', on: false, clock: paused(clock, false, now.outages, now.at) })
    }
    case 'away': {
      const { clock } = live
      if (!clock?.rules.vacation) throw new Impossible('not-offered', 'nobody can be away from this clock')
      const until = request.until > 0 ? request.until : null
      const clockThen = goneAway(clock, seat, until, now.at)
      return live.folding({ do: 'away', role: seat, until, clock: clockThen })
    }
    case 'pass':
      return live.passing(seat, request.kind, request)
  }
}

/** Who of another side has kept a seat waiting too long. Without a clock, only while nobody of its own side is waited for. */
function lateFor(live: Live, seat: Role, { outages, at }: Now): Role | undefined {
  const { clock } = live
  const role = clock && flagged(clock, outages, at)
  const own = teamOf(live, seat)
  if (role === undefined || own.includes(role)) return undefined
  const waits = (one: Role) => clock?.running.includes(one) && clock.done?.[one] === undefined
  return clock?.patience && own.some(waits) ? undefined : role
}

/** A bot plays in his place, and he is back. Without time he would lose at once: he has some for what is asked now. */
function returning(live: Live, seat: Role, { at, outages }: Now): Attempt {
  if (!live.replaced.includes(seat)) throw new Impossible('not-asked', 'nobody plays in your place')
  const { clock } = live
  const back = { do: 'seat', role: seat, who: { kind: 'human' } } as const
  return live.folding(clock ? { ...back, clock: backAt(clock, seat, outages, at) } : back)
}
/** With the last who agrees it is done. */
function offering(live: Live, seat: Role, request: Asked<'offer'>, now: Now): Attempt {
  const { what, back = 1 } = request
  if (what === 'link') return linking(live, seat, request, now.at)
  if (what === 'pause' && (!live.clock || live.clock.patience || live.clock.paused))
    throw new Impossible('not-offered', 'no clock runs here')
  if (what === 'dice' && owing(live.dice).length === 0)
    throw new Impossible('not-offered', 'the dice wait for nobody’s share')
  const open = live.offers.find((offer) => offer.what === what)
  if (what === 'rewind' && open && open.by[0] !== seat && open.back !== back)
    throw new Impossible('stale', 'something else was offered')
  const by = [...new Set([...(open?.by ?? []), seat])]
  const all = live.people.every((role) => by.includes(role))
  const { past } = now
  if (!all) return live.folding({ do: 'offer', offer: offered(what, by, open?.back ?? back, past?.heading) })
  if (what === 'draw' || what === 'abort') return live.folding({ do: 'end', ended: { how: what } })
  if (what === 'pause' && live.clock)
    return live.folding({ do: 'pause', on: true, clock: paused(live.clock, true, now.outages, now.at) })
  if (what === 'dice') return live.folding({ do: 'anew', by })
  if (past?.seq !== live.seq) throw new Moved()
  return live.folding({ do: 'rewind', by, ...past.to })
}
const offered = (what: Offer['what'], by: readonly Role[], back: number, to?: Message): Offer =>
  what === 'rewind' ? { what, by, back, ...(to && { to }) } : { what, by }

/** When a flag falls next, where it falls by itself. */
export const dueFlag = ({ clock, over }: Live, { outages }: Pick<Now, 'outages'>): number | null =>
  over || clock?.rules.flag !== 'auto' ? null : deadlineOf(clock, outages)
/** Who has no time left loses at once, where that was chosen. */
export function flagging(live: Live, { at, outages }: Now): Attempt | undefined {
  const { clock } = live
  if (live.over || clock?.rules.flag !== 'auto') return undefined
  const role = flagged(clock, outages, at)
  return role === undefined ? undefined : live.folding({ do: 'end', ended: endedBy(live, 'flag', role) })
}
