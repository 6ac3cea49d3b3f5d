/** The play of a step in which nobody is asked: it is over at once, and cheaper than a generator that yields nothing. */
import type { Play } from '@carillon/kernel'

const OVER = Object.freeze({ done: true, value: undefined }) as IteratorReturnResult<undefined>
export const NOTHING: Play = { next: () => OVER, [Symbol.iterator]: () => NOTHING }
