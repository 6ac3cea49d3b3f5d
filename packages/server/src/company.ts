/** What is beside the game, as all may know it: time, offers, who is there. */
import type { Core, Role } from '@carillon/kernel'
import type { Company, Seats } from '@carillon/protocol'
import { humansOf } from '@carillon/room'
import { attendanceFor } from './attendance.ts'
import { type Clock, clockView, dueOf, NO_OUTAGES, type Span } from './clock.ts'
import type { Live } from './live.ts'
import { teamsIn } from './scores.ts'

function timeOf(clock: Clock, outages: readonly Span[], over: boolean): Pick<Company, 'clock' | 'patience'> {
  if (!clock.patience) return { clock: clockView(clock, outages) }
  return over ? {} : { patience: dueOf(clock, outages) }
}

/** All that it follows from. Each is replaced when it changes: as long as they are the same, so is what is beside the game. */
const PARTS = {
  clock: ({ clock }: Live) => clock,
  sealed: ({ table }: Live) => table.sealed,
  offers: ({ offers }: Live) => offers,
  attendance: ({ origin }: Live) => origin.attendance?.(),
  outages: ({ origin }: Live) => origin.outages?.() ?? NO_OUTAGES,
  ended: ({ ended }: Live) => ended,
  over: ({ over }: Live) => over,
  people: ({ people }: Live) => people,
  seats: ({ setup }: Live) => setup.seats,
  dice: ({ dice }: Live) => dice,
  anew: ({ luck }: Live) => luck.anew,
  links: ({ links }: Live) => links,
  late: ({ late }: Live) => late,
  game: ({ origin }: Live) => origin.game,
  began: ({ origin }: Live) => origin.setup.seats,
  delay: ({ origin }: Live) => origin.delay,
  hints: ({ origin }: Live) => origin.hints,
}
export type Parts = { readonly [P in keyof typeof PARTS]: ReturnType<(typeof PARTS)[P]> }
const NAMES = Object.keys(PARTS) as (keyof Parts)[]
export const partsOf = (live: Live): Parts =>
  Object.fromEntries(NAMES.map((part) => [part, PARTS[part](live)])) as unknown as Parts
/** Asked whenever somebody looks: nothing is made for it. */
export function areSame(parts: Parts, live: Live): boolean {
  for (const part of NAMES) if (parts[part] !== PARTS[part](live)) return false
  return true
}

/** Seats of people that a bot plays in their place. */
export const replacedIn = (game: Core, began: Seats, people: readonly Role[]): readonly Role[] =>
  humansOf(game, began).filter((role) => !people.includes(role))

export function companyOf(parts: Parts): Company {
  const { game, began, seats, people, clock, offers, ended, dice, links, anew, late, over } = parts
  // What is beside the game now is no business of who sees it later.
  const time = clock && !late && timeOf(clock, parts.outages, over)
  const teams = teamsIn(game, seats)
  // Nor who is here: it may be secret now.
  const secret = late || (!over && parts.sealed && people.length > 1)
  const replaced = over ? [] : replacedIn(game, began, people)
  return {
    ...(dice && { dice, ...(anew > 0 && { anew }) }),
    ...time,
    ...(teams.length > 0 && { teams }),
    ...{ offers: late ? [] : offers, ...(links.length > 0 && !late && { links }) },
    ...(ended && { ended }),
    ...attendanceFor(parts.attendance, people, secret),
    ...(parts.delay && { delay: parts.delay }),
    ...(parts.hints && { hints: true as const }),
    ...(replaced.length > 0 && { replaced }),
  }
}
