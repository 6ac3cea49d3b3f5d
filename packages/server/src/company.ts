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
export type Parts = ReturnType<typeof partsOf>
export function partsOf(live: Live) {
  const { origin, setup, people, clock, offers, ended, dice, links, luck, late, over } = live
  const { delay, hints, outages = () => NO_OUTAGES, attendance = () => undefined } = origin
  return {
    ...{ game: origin.game, began: origin.setup.seats, seats: setup.seats, people, delay, hints },
    ...{ clock, offers, ended, dice, links, anew: luck.anew, late, over },
    ...{ sealed: live.table.sealed, outages: outages(), attendance: attendance() },
  }
}
export function areSame(one: Parts, other: Parts): boolean {
  for (const part in one) if (one[part as keyof Parts] !== other[part as keyof Parts]) return false
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
