/** Where the lines of the log begin that came with the last step forward. */
import { useRef } from 'preact/compat'

/** `at` is the step and `lines` how many there are by now; after a step back, and from another seat, none are new. */
export function useNewsFrom(at: number, lines: number, seat?: string): number {
  const last = useRef({ at, lines, seat, from: lines })
  const { current } = last
  if (current.at !== at || current.seat !== seat)
    last.current = { at, lines, seat, from: current.seat === seat && at > current.at ? current.lines : lines }
  return last.current.from
}
