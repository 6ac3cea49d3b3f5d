/** What machine players think with: the strategy of the game and, once loaded, what was learned of it. */
import type { Brain, Evaluation, Role, State, Strategy } from '@carillon/kernel'
import { Net } from './net.ts'

export class Wits {
  readonly strategy: Strategy<State>
  readonly brain: Brain | undefined
  readonly #evaluations = new Map<string, Evaluation<State>>()
  readonly #judges = new Map<string, Net>()

  constructor(strategy: Strategy<State>, brain?: Brain) {
    this.strategy = strategy
    this.brain = brain
  }

  side(role: Role): string {
    return this.strategy.side?.(role) ?? role
  }
  /** By tuned weights, or by those set by hand where there are none. */
  evaluation(role: Role): Evaluation<State> {
    const { strategy } = this
    const side = this.side(role)
    const weights = this.brain?.weights[side]
    if (!weights || !strategy.evaluation) return strategy
    let found = this.#evaluations.get(side)
    if (!found) {
      found = strategy.evaluation({ ...strategy.weights, ...weights })
      this.#evaluations.set(side, found)
    }
    return found
  }
  /** The chance to win at the end of an action; none if nothing was learned. */
  judge(role: Role): Net | undefined {
    const side = this.side(role)
    const data = this.brain?.judge?.[side]
    if (!data) return undefined
    let found = this.#judges.get(side)
    if (!found) {
      found = Net.from(data)
      this.#judges.set(side, found)
    }
    return found
  }
}

const loaded = new WeakMap<Strategy<State>, Promise<Wits>>()
/** With all that was learned of the game. */
export function witsOf(strategy: Strategy<State>): Promise<Wits> {
  let wits = loaded.get(strategy)
  if (!wits) {
    wits = load(strategy)
    loaded.set(strategy, wits)
    wits.catch(() => loaded.delete(strategy))
  }
  return wits
}
const load = async (strategy: Strategy<State>): Promise<Wits> => new Wits(strategy, await strategy.brain?.())
