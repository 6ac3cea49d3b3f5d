/** What is beside the game, as all may know it: time, offers, who is there. */
import type { Company } from '@carillon/protocol'
import { attendanceFor } from './attendance.ts'
import { type Clock, clockView, dueOf, type Span } from './clock.ts'
import type { Live } from './live.ts'
import { teamsIn } from './scores.ts'

function timeOf(clock: Clock, outages: readonly Span[], over: boolean): Pick<Company, 'clock' | 'patience'> {
  if (!clock.patience) return { clock: clockView(clock, outages) }
  return over ? {} : { patience: dueOf(clock, outages) }
}

export function companyOf(live: Live): Company {
  const { clock, offers, ended, dice, links, origin, late, table, people, over } = live
  // What is beside the game now is no business of who sees it later.
  const time = clock && !late && timeOf(clock, origin.outages?.() ?? [], over)
  const teams = teamsIn(live)
  // Nor who is here: it may be secret now.
  const secret = late || (!over && table.sealed && people.length > 1)
  return {
    ...(dice && { dice, ...(live.luck.anew > 0 && { anew: live.luck.anew }) }),
    ...time,
    ...(teams.length > 0 && { teams }),
    ...{ offers: late ? [] : offers, ...(links.length > 0 && !late && { links }) },
    ...(ended && { ended }),
    ...attendanceFor(origin.attendance?.(), people, secret),
    ...(origin.delay && { delay: origin.delay }),
    ...(origin.hints && { hints: true as const }),
    ...(!over && live.replaced.length > 0 && { replaced: live.replaced }),
  }
}
