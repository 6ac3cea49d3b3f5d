/** Shows on the board what a line of the log tells of. A page has one board: whoever draws it gives the means. */
import type { LogLine } from '@carillon/kernel'
import { useSyncExternalStore } from 'preact/compat'

export interface Shower {
  /** Whether the board has places of the line. */
  has(line: LogLine): boolean
  /** Brings them into sight and marks them for a moment. */
  show(line: LogLine): void
  /** Marks them as long as the line is pointed at. */
  mark(line: LogLine | undefined): void
}
let shower: Shower | undefined
const listeners = new Set<() => void>()
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const get = (): Shower | undefined => shower

/** What is returned takes it back. */
export function giveShower(given: Shower): () => void {
  const set = (now: Shower | undefined) => {
    shower = now
    for (const listener of listeners) listener()
  }
  set(given)
  return () => set(undefined)
}
export const useShower = (): Shower | undefined => useSyncExternalStore(subscribe, get, get)
