/** Parts of the log: what was told of one fight. */
import type { LogLine } from '@carillon/kernel'

/** A part of the log, and where it begins. */
export interface Part {
  readonly start: number
  readonly lines: readonly LogLine[]
}
/** A story while it is read from the log. */
export type Draft<Story> = {
  -readonly [K in keyof Story]: Story[K] extends readonly (infer T)[] ? T[] : Story[K]
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
