/**
 * Rules without a generator. Those that ask nobody, most of the time, do it all when they are called; those that are
 * asked all the time put one question and go on in another function. Both cost a fraction of a generator.
 */
import { type Ask, NOTHING, type Play } from '@carillon/kernel'
import type { State } from '../state.ts'

/** First the one, then the other: at once if nobody is asked before it. */
export const inTurn = (g: State, first: Play, then: (g: State) => Play): Play =>
  first === NOTHING ? then(g) : oneByOne(g, first, then)
function* oneByOne(g: State, first: Play, then: (g: State) => Play): Play {
  yield* first
  yield* then(g)
}

/** One question, then what its answer leads to: `follow(g, yield* question)`. */
export const ask = <A>(g: State, question: Play<A>, follow: (g: State, answer: A) => Play): Play =>
  ({ g, now: question, follow, next, [Symbol.iterator]: itself }) as Asked
interface Asked extends Play {
  readonly g: State
  /** The question; once it is answered, what follows. */
  now: Play<unknown>
  follow: ((g: State, answer: unknown) => Play) | null
}
function next(this: Asked, answer: unknown): IteratorResult<Ask, void> {
  const { follow } = this
  const result = this.now.next(answer) as IteratorResult<Ask, void>
  if (follow === null || !result.done) return result
  this.follow = null
  this.now = follow(this.g, result.value)
  return this.now.next() as IteratorResult<Ask, void>
}
function itself(this: Asked): Play {
  return this
}
