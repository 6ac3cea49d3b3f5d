/** The log by turns, as it grows: turns that have not changed are the same as before. */
import { isHeading, type LogLine } from '@carillon/kernel'

export interface Turn {
  /** Number of its first line. */
  readonly from: number
  /** The line that says it begins; the first ones may have none. */
  readonly title?: LogLine
  readonly lines: readonly LogLine[]
}
const endOf = ({ from, title, lines }: Turn): number => from + lines.length + (title ? 1 : 0)

export function turnsOf(log: readonly LogLine[]): readonly Turn[] {
  return turnsFrom(log, 0)
}
function turnsFrom(log: readonly LogLine[], start: number): Turn[] {
  const turns: { from: number; title?: LogLine; lines: LogLine[] }[] = []
  for (let i = start; i < log.length; i += 1) {
    const line = log[i] as LogLine
    if (isHeading(line)) turns.push({ from: i, title: line, lines: [] })
    else if (turns.length === 0) turns.push({ from: i, lines: [line] })
    else turns.at(-1)?.lines.push(line)
  }
  return turns
}

/** Reads on where it was: who draws the turns draws only those that are new. */
export class TurnReader {
  #log: readonly LogLine[] = []
  #turns: readonly Turn[] = []

  read(log: readonly LogLine[]): readonly Turn[] {
    if (log === this.#log) return this.#turns
    const before = this.#log
    const most = Math.min(log.length, before.length)
    let common = 0
    while (common < most && log[common] === before[common]) common += 1
    const isWhole = (turn: Turn): boolean => {
      const end = endOf(turn)
      return end <= common && (end === log.length || isHeading(log[end] as LogLine))
    }
    const kept = this.#turns.filter(isWhole)
    const last = kept.at(-1)
    const read = turnsFrom(log, last ? endOf(last) : 0)
    this.#log = log
    this.#turns = [...kept, ...read]
    return this.#turns
  }
}
