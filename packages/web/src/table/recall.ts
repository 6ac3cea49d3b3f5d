/** What a seat saw before the page was loaded, put before what it has seen since. */
import type { LogLine } from '@carillon/kernel'
import { type Film, stopsIn } from '@carillon/protocol'
import { KEPT, type Stop } from './trail.ts'

/** With the positions before those that are kept. Lines are counted from the end: of a long log perhaps only the last are here. */
export function recalled(film: Film, log: readonly LogLine[], from: number, trail: readonly Stop[]): readonly Stop[] {
  const [first] = trail
  const before = film.log.length - log.length
  const same = JSON.stringify(film.log.at(-1)) === JSON.stringify(log.at(-1))
  if (!first || !same || before < 0) return trail
  const stops = stopsIn(film, from + before).map(({ lines, view }) => ({ lines: lines - before, view }))
  return [...stops.filter(({ lines }) => lines < first.lines), ...trail].slice(-KEPT)
}
