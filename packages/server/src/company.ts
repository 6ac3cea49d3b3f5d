/** What is beside the game, as all may know it: time, offers, who is there. */
import type { Company } from '@carillon/protocol'
import { attendanceFor } from './attendance.ts'
import { clockView } from './clock.ts'
import type { Live } from './live.ts'

export function companyOf(live: Live): Company {
  const { clock, offers, ended, dice, links, origin, late, table, people, over } = live
  // What is beside the game now is no business of who sees it later.
  const time = clock && !late && { clock: clockView(clock, origin.outages?.() ?? []) }
  const secret = !over && table.sealed && people.length > 1
  return {
    ...(dice && { dice }),
    ...time,
    ...{ offers: late ? [] : offers, ...(links.length > 0 && !late && { links }) },
    ...(ended && { ended }),
    ...attendanceFor(origin.attendance?.(), people, secret),
    ...(origin.delay && { delay: origin.delay }),
    ...(origin.hints && { hints: true as const }),
    ...(!over && live.replaced.length > 0 && { replaced: live.replaced }),
  }
}
