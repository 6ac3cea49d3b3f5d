/**
 * A yardstick for those that have learned: it looks for plans by clicking with the evaluation set by hand, and plays the best
 * of them on with greedy clicks. It knows nothing of whole actions but where they begin and end.
 */
import { type Choice, type Option, pickOne, type Random, type Role, type State, type Table } from '@carillon/kernel'
import { Course } from './course.ts'
import { byClicks } from './drafts.ts'
import { bestOf } from './greedy.ts'
import { chanceOf } from './net.ts'
import type { Outlook } from './outlook.ts'
import type { Limits, Mind, Player, Steps } from './player.ts'
import { type Candidate, searched, type Trial } from './search.ts'
import type { Wits } from './wits.ts'

const PLANS = 8
/** What its first thought counts for, and how sure it must be to leave greedy's own plan. */
const [BELIEF, DOUBT] = [4, 0.5]
const NODES = 32

class Act implements Mind {
  readonly #course = new Course();

  *think(outlook: Outlook, random: Random, limits: Limits): Steps<Option> {
    const { decision, role, wits, asked } = outlook
    const { options } = decision
    const known = this.#course.next(options, asked) ?? (options.length === 1 ? options[0] : undefined)
    if (known) return known
    const imagined = outlook.imagine(random)
    if (!imagined) return pickOne(options, random)
    const { strategy } = wits
    const { actions } = strategy
    if (actions?.begins(imagined.state, role)) {
      const trial = new GreedyTrial(wits)
      const candidates = (yield* byClicks(actions, strategy, imagined, role, random)).map(
        ({ clicks, end }): Candidate => ({ clicks, prior: trial.chance(end as State, role) }),
      )
      // The first are the clicks of greedy alone: to be bettered by the others.
      const [own, ...others] = candidates
      const kept = others.sort((a, b) => b.prior - a.prior).slice(0, PLANS - 1)
      if (own) {
        const { number } = yield* searched(outlook, [own, ...kept], trial, random, limits)
        const { clicks } = [own, ...kept][number] as Candidate
        const first = this.#course.begin(clicks, options, asked)
        if (first) return first
      }
    }
    return bestOf(strategy, role, imagined, options, random, true)
  }
}

class GreedyTrial implements Trial {
  readonly belief = BELIEF
  readonly doubt = DOUBT
  readonly nodes = NODES
  readonly #wits: Wits

  constructor(wits: Wits) {
    this.#wits = wits
  }

  begin(): void {}
  // biome-ignore lint/correctness/useYield: one click is a short step.
  *answer(table: Table<State>, { role, options }: Choice, random: Random): Steps<Option> {
    return bestOf(this.#wits.strategy, role, table, options, random)
  }
  ends(table: Table<State>, role: Role): boolean {
    const { actions } = this.#wits.strategy
    return table.decision(role) !== undefined && actions?.begins(table.state, role) === true
  }
  // biome-ignore lint/correctness/useYield: so is this.
  *worth({ state }: Table<State>, role: Role): Steps<number> {
    return this.chance(state, role)
  }
  chance(state: State, role: Role): number {
    const { strategy } = this.#wits
    return chanceOf(strategy.evaluate(state, role) / (strategy.odds ?? 1))
  }
}

export const act: Player = { id: 'act', yardstick: true, sit: () => new Act() }
