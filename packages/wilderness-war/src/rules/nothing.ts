/** Rules that ask nobody, most of the time: what they do then is done when they are called, without a generator. */
import type { Play } from '@carillon/kernel'
import type { State } from '../state.ts'

const OVER = Object.freeze({ done: true as const, value: undefined })
/** The play of a rule that asked nobody and is over. */
export const NOTHING: Play<undefined> = {
  next: () => OVER,
  [Symbol.iterator]: () => NOTHING,
}
/** First the one, then the other: at once if nobody is asked before it. */
export const inTurn = (g: State, first: Play, then: (g: State) => Play): Play =>
  first === NOTHING ? then(g) : oneByOne(g, first, then)
function* oneByOne(g: State, first: Play, then: (g: State) => Play): Play {
  yield* first
  yield* then(g)
}
