/** What machine players think with: the strategy of the game and, once loaded, what was learned of it. */
import type { Brain, Evaluation, Role, State, Strategy } from '@carillon/kernel'
import { groupOf } from './drafts.ts'
import { Net } from './net.ts'

export class Wits {
  readonly strategy: Strategy<State>
  readonly brain: Brain | undefined
  readonly #evaluations = new Map<string, Evaluation<State>>()
  readonly #judges = new Map<string, Net>()
  readonly #tastes = new Map<string, Float32Array>()

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
  judge(role: Role, state: State): Net | undefined {
    const name = this.strategy.judge?.(state, role) ?? this.side(role)
    const data = this.brain?.judge?.[name]
    if (!data) return undefined
    let found = this.#judges.get(name)
    if (!found) {
      found = Net.from(data)
      const wanted = this.strategy.actions?.inputs.length
      if (found.inputs !== wanted)
        throw new Error(`the judge of ${name} was told ${found.inputs} inputs, not ${wanted}`)
      this.#judges.set(name, found)
    }
    return found
  }
  /** The judge where it chooses among whole actions, too; else the evaluation does. */
  chooser(role: Role, state: State): Net | undefined {
    return this.chooses(role) ? this.judge(role, state) : undefined
  }
  chooses(role: Role): boolean {
    return this.brain?.chooses !== 'weights' && this.brain?.judge?.[this.side(role)] !== undefined
  }
  /** What a style likes, by input: named alone, or with its group. Nothing if the game does not have it. */
  taste(style: string): Float32Array | undefined {
    const { actions } = this.strategy
    const likes = actions?.styles?.[style]
    if (!actions || !likes) return undefined
    let found = this.#tastes.get(style)
    if (!found) {
      found = Float32Array.from(actions.inputs, (input) => likes[input] ?? likes[groupOf(input)] ?? 0)
      this.#tastes.set(style, found)
    }
    return found
  }
}

const loaded = new WeakMap<Strategy<State>, Promise<Wits>>()
/** With all that was learned of the game; without it for those who do not want it. */
export function witsOf(strategy: Strategy<State>, learned = true): Promise<Wits> {
  if (!learned) return Promise.resolve(new Wits(strategy))
  let wits = loaded.get(strategy)
  if (!wits) {
    wits = load(strategy)
    loaded.set(strategy, wits)
    wits.catch(() => loaded.delete(strategy))
  }
  return wits
}
const load = async (strategy: Strategy<State>): Promise<Wits> => new Wits(strategy, await strategy.brain?.())
