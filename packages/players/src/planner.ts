/** Chooses among whole actions by a judge of the positions after them; all other clicks by the evaluation. */
import { type Option, pickOne, type Random } from '@carillon/kernel'
import { Course } from './course.ts'
import { type Draft, draftsAt } from './drafts.ts'
import { bestOf } from './greedy.ts'
import type { Net } from './net.ts'
import type { Outlook } from './outlook.ts'
import type { Mind } from './player.ts'

export interface Manner {
  /** How freely it chooses: 0 takes the best plan, else plans that are not much worse have their chance. In log odds. */
  readonly temperature: number
  /** How often it tries any plan at all. For learning. */
  readonly curiosity?: number
  /** The judge, if not that of the seat's wits. */
  judge?(outlook: Outlook): Net | undefined
  /** Told of every plan chosen. */
  noted?(draft: Draft, best: number, curious: boolean): void
}

export class Planner implements Mind {
  readonly #manner: Manner
  readonly #course = new Course()

  constructor(manner: Manner) {
    this.#manner = manner
  }

  // biome-ignore lint/correctness/useYield: a judge answers at once.
  *think(outlook: Outlook, random: Random): Generator<never, Option, void> {
    return this.choose(outlook, random)
  }

  choose(outlook: Outlook, random: Random): Option {
    const { decision, role, wits } = outlook
    const { options } = decision
    const following = this.#course.next(outlook)
    if (following) return following
    if (options.length === 1) return options[0] as Option
    const imagined = outlook.imagine(random)
    if (!imagined) return pickOne(options, random)
    const evaluation = wits.evaluation(role)
    const { actions } = wits.strategy
    const judge = this.#manner.judge ? this.#manner.judge(outlook) : wits.judge(role)
    if (judge && actions?.begins(imagined.state, role)) {
      const drafts = draftsAt(actions, evaluation, imagined, role, random)
      const first = this.#course.begin(outlook, this.#pick(judge, drafts, random).clicks)
      if (first) return first
    }
    return bestOf(evaluation, role, imagined, options, random)
  }

  #pick(judge: Net, drafts: readonly Draft[], random: Random): Draft {
    const { temperature, curiosity = 0, noted } = this.#manner
    const values = drafts.map(({ inputs }) => judge.logit(inputs))
    const best = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
    const curious = curiosity > 0 && unit(random) < curiosity
    const picked = curious
      ? random.below(drafts.length)
      : temperature > 0
        ? drawn(values, best, temperature, random)
        : values.indexOf(best)
    const draft = drafts[picked] as Draft
    noted?.(draft, best, curious && values[picked] !== best)
    return draft
  }
}

export const unit = (random: Random): number => random.below(1 << 20) / (1 << 20)
/** The number of one of the values, the better the likelier. */
export function drawn(values: readonly number[], best: number, temperature: number, random: Random): number {
  const chances = values.map((value) => Math.exp((value - best) / temperature))
  let left = unit(random) * chances.reduce((sum, chance) => sum + chance, 0)
  for (let i = 0; i < chances.length; i += 1) {
    left -= chances[i] as number
    if (left < 0) return i
  }
  return values.indexOf(best)
}
