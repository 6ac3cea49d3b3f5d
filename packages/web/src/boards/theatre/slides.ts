/** Who has gone where between two positions: to be seen sliding there. */
import type { Point, Sheet } from './sheet.ts'
import { curveOf, type Side, type Where } from './traces.ts'

export interface Stand {
  readonly place: string
  readonly side: Side
}
/** Who stands where, by name. */
export type Stands = ReadonlyMap<string | number, Stand>
export interface Slide {
  readonly from: string
  readonly to: string
  readonly side: Side
  readonly count: number
}
/** More than so many would be a whole winter, or a leap in a replay: nobody could follow them. */
export const MOST = 16

export function slidesOf(before: Stands, now: Stands): readonly Slide[] {
  const found = new Map<string, Slide>()
  for (const [who, { place, side }] of now) {
    const from = before.get(who)?.place
    if (from === undefined || from === place) continue
    const key = `${from} ${place} ${side}`
    found.set(key, { from, to: place, side, count: (found.get(key)?.count ?? 0) + 1 })
  }
  return found.size > MOST ? [] : [...found.values()]
}

/** Points on the way, the ends included: along the connection, else in a bow. */
export function trackOf({ from, to, side }: Slide, sheet: Sheet, where: Where): readonly Point[] {
  const [a, b] = [where(from), where(to)]
  const curve = curveOf({ go: 'march', side, path: [from, to], who: [] }, sheet, where)
  if (!a || !b || !curve) return []
  const { points } = curve
  const step = Math.max(1, Math.ceil(points.length / 10))
  return [a, ...points.filter((_, i) => i % step === 0), b]
}
