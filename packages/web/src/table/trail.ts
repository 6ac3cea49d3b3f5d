/** What a seat has seen since it last decided, position by position: to go back over it without asking anybody. */
import { idOf, isHeading, type LogLine, type Message, type Viewer } from '@carillon/kernel'

/** A position, and how long the log was with it. */
export interface Stop {
  readonly lines: number
  readonly view: unknown
}
/** More than anybody goes back over: a winter of several years. */
export const KEPT = 240

/** With the one that is seen now, without those before the line numbered `from`; the last of these is where it begins. */
export function trailed(trail: readonly Stop[], stop: Stop, from: number): readonly Stop[] {
  const begin = trail.findLastIndex(({ lines }) => lines <= from)
  const kept = trail.slice(Math.max(0, begin)).filter(({ lines }) => lines <= stop.lines)
  if (kept.at(-1)?.view === stop.view && kept.at(-1)?.lines === stop.lines) return kept
  return [...kept, stop].slice(-KEPT)
}
/** The side that a line names first, if it names one. */
export function sideNamed({ args = {} }: Message): string | undefined {
  const names = Object.values(args).flat()
  const side = names.find(
    (arg): arg is Message => typeof arg === 'object' && (arg.key.startsWith('role.') || arg.key.startsWith('side.')),
  )
  return side && idOf(side)
}

const begins = (line: LogLine): boolean => isHeading(line) || line.chapter === 'phase' || line.chapter === 'action'
/** Where the action began that the line numbered `at` belongs to. */
export const actionAt = (log: readonly LogLine[], at: number): number => {
  for (let i = Math.min(at, log.length - 1); i >= 0; i -= 1) if (begins(log[i] as LogLine)) return i
  return 0
}
/**
 * From which line on it is told what happened: since the last decision; while another acts since he began, so that who comes
 * from where is seen as long as one is asked about it.
 */
export function recapFrom(log: readonly LogLine[], newsFrom: number, own: Viewer): number {
  const at = actionAt(log, log.length - 1)
  const line = log[at]
  const side = line && !isHeading(line) ? sideNamed(line.text) : undefined
  return side === undefined || side === own ? newsFrom : Math.min(newsFrom, at)
}
