/** What lines of the log tell, read by their keys and arguments. */
import type { Arg, LogLine, Message } from '@carillon/kernel'

/** The thing a name stands for: `rogers` of `{ key: 'unit.rogers' }`. */
export const idOf = (name: Arg | undefined): string => {
  const { key = '' } = (name ?? {}) as Partial<Message>
  return key.slice(key.indexOf('.') + 1)
}
export const numberOf = (arg: Arg | undefined): number => (typeof arg === 'number' ? arg : 0)
export const listOf = (arg: Arg | undefined): readonly Message[] => (Array.isArray(arg) ? arg : [])
export const idsOf = (arg: Arg | undefined): readonly string[] => listOf(arg).map(idOf)

/** A part of the log, and where it begins. */
export interface Part {
  readonly start: number
  readonly lines: readonly LogLine[]
}
/** The log cut where something begins: each part from such a line to the next one. What comes before the first is left out. */
export function partsFrom(log: readonly LogLine[], begins: (line: LogLine) => boolean): readonly Part[] {
  const starts = log.flatMap((line, i) => (begins(line) ? [i] : []))
  return starts.map((start, n) => ({ start, lines: log.slice(start, starts[n + 1]) }))
}
/** Whether something ended among the last lines, the news. */
export const isNews = (
  { until }: { readonly until: number },
  log: readonly LogLine[],
  news: readonly LogLine[],
): boolean => until > log.length - news.length
