/** Marks and arrows that a reader draws on the board for himself: kept in this browser, with the game. */
import { useSyncExternalStore } from 'preact/compat'
import type { Point } from '../../boards/points.ts'
import { keepText, readText } from '../../shell/settings.ts'

export type { Point }
/** A ring round a place, or an arrow; what it was drawn at, for its name. */
export interface Mark {
  readonly from: Point
  readonly to?: Point
  readonly place?: string
  readonly goal?: string
}
/** So many at most. */
export const MOST = 60

const isPoint = (value: unknown): value is Point => {
  const { x, y } = (value ?? {}) as Partial<Point>
  return Number.isFinite(x) && Number.isFinite(y)
}
const isName = (value: unknown): boolean => value === undefined || typeof value === 'string'
/** Marks out of a text that anybody may have written. */
export function parseMarks(text: string | null): readonly Mark[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(found)) return []
    return found
      .filter((one): one is Mark => {
        const { from, to, place, goal } = (one ?? {}) as Partial<Mark>
        return isPoint(from) && (to === undefined || isPoint(to)) && isName(place) && isName(goal)
      })
      .slice(-MOST)
  } catch {
    return []
  }
}
/** How near two points are the same, in units of the board. */
const NEAR = 24
const meets = (a: Point | undefined, b: Point | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < NEAR)
/** Drawn once more at the same place, it is taken away. */
export function toggled(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  const rest = marks.filter((one) => !(meets(one.from, mark.from) && meets(one.to, mark.to)))
  return rest.length < marks.length ? rest : [...marks, mark].slice(-MOST)
}

const keyOf = (game: string): string => `carillon.marks.${game}`
const known = new Map<string, readonly Mark[]>()
const listeners = new Set<() => void>()
export function marksOf(game: string): readonly Mark[] {
  const marks = known.get(game) ?? parseMarks(readText(keyOf(game)))
  known.set(game, marks)
  return marks
}
export function setMarks(game: string, marks: readonly Mark[]): void {
  known.set(game, marks)
  keepText(keyOf(game), JSON.stringify(marks))
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useMarks = (game: string): readonly Mark[] => useSyncExternalStore(subscribe, () => marksOf(game))
