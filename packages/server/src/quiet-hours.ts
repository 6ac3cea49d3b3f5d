/** When a notice may come: not in somebody's quiet hours, and once in a while if he likes them gathered. */
import type { Manners } from '@carillon/protocol'
import { wallTime, whenWall } from './calendar.ts'

const [HOUR, DAY] = [3_600_000, 86_400_000]

/** When something that happens now is told. */
export function noticeTime(now: number, { zone, quiet, digest }: Manners): number {
  const wall = wallTime(now, zone)
  const midnight = Math.floor(wall / DAY) * DAY
  if (digest !== undefined) {
    const today = whenWall(midnight + digest * HOUR, zone)
    return today >= now ? today : whenWall(midnight + DAY + digest * HOUR, zone)
  }
  if (!quiet) return now
  const [from, to] = quiet
  const hour = (wall - midnight) / HOUR
  if (from <= to) return hour >= from && hour < to ? whenWall(midnight + to * HOUR, zone) : now
  if (hour >= from) return whenWall(midnight + DAY + to * HOUR, zone)
  return hour < to ? whenWall(midnight + to * HOUR, zone) : now
}
