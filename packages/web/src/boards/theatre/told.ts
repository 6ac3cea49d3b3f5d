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

/** The log cut where something begins: each part from such a line to the next one. What comes before the first is left out. */
export function partsFrom(
  log: readonly LogLine[],
  begins: (line: LogLine) => boolean,
): readonly (readonly LogLine[])[] {
  const starts = log.flatMap((line, i) => (begins(line) ? [i] : []))
  return starts.map((start, n) => log.slice(start, starts[n + 1]))
}
