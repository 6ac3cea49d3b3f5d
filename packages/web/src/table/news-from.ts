/** Where the lines of the log begin that came with the last step forward. */
import { type Chapter, isHeading } from '@carillon/kernel'
import { useRef } from 'preact/compat'

type Lines = readonly { readonly chapter?: Chapter }[]

/** After a leap over many steps only the last turn in which something happened is new; after a step back nothing is. */
export function firstNew(
  before: { readonly at: number; readonly lines: number },
  { at, log }: { readonly at: number; readonly log: Lines },
): number {
  if (at <= before.at) return log.length
  if (at === before.at + 1) return before.lines
  const turn = log.findLastIndex((line, i) => isHeading(line) && i < log.length - 1)
  return Math.max(before.lines, turn, 0)
}

/** `at` is the step; from another seat nothing is new. */
export function useNewsFrom(at: number, log: Lines, seat?: string): number {
  const last = useRef({ at, lines: log.length, seat, from: log.length })
  const { current } = last
  if (current.at !== at || current.seat !== seat)
    last.current = {
      ...{ at, lines: log.length, seat },
      from: current.seat === seat ? firstNew(current, { at, log }) : log.length,
    }
  return last.current.from
}
