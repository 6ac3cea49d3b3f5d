/** When a notice may come: not in somebody's quiet hours, and once in a while if he likes them gathered. */
import { wallTime, whenWall } from './calendar.ts'

const [HOUR, DAY] = [3_600_000, 86_400_000]

export interface Manners {
  readonly zone: string
  /** Hours of the day, from 0 to 24, in which nothing comes; the first may be after the second: over midnight. */
  readonly quiet?: readonly [from: number, to: number] | undefined
  /** All of a day at this hour. */
  readonly digest?: number | undefined
}

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
