/** Chooses among whole actions by what the positions after them are worth; all other clicks by the evaluation. */
import { type Evaluation, type Option, pickOne, type Random, type Role, type State, type Table } from '@carillon/kernel'
import { Course } from './course.ts'
import { type Draft, draftsAt, played } from './drafts.ts'
import { bestOf } from './greedy.ts'
import type { Net } from './net.ts'
import type { Outlook } from './outlook.ts'
import type { Mind } from './player.ts'

export interface Manner {
  /**
   * How freely it chooses: 0 takes the best plan, else plans that are not much worse have their chance. In log odds of the
   * judge, or in standard deviations of what the evaluation says.
   */
  readonly temperature: number
  /** The judge; none to go by the evaluation. */
  judge(outlook: Outlook): Net | undefined
  /** The evaluation; that of the seat's wits without it. */
  evaluation?(outlook: Outlook): Evaluation<State>
  /** How often it tries any plan at all. For learning. */
  readonly curiosity?: number
  /** Told of every plan chosen: how good the best was, in log odds. */
  noted?(draft: Draft, best: number | undefined, curious: boolean): void
}

/** By the judge that was learned, if there is one. */
export const learned = ({ wits, role }: Outlook): Net | undefined => wits.judge(role)
export const unlearned = (): undefined => undefined

export class Planner implements Mind {
  readonly #manner: Manner
  readonly #course = new Course()

  constructor(manner: Manner) {
    this.#manner = manner
  }

  // biome-ignore lint/correctness/useYield: it answers at once.
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
    const evaluation = this.#manner.evaluation?.(outlook) ?? wits.evaluation(role)
    const { actions } = wits.strategy
    if (actions?.begins(imagined.state, role)) {
      const drafts = draftsAt(actions, evaluation, imagined, role, random)
      const draft = this.#pick(outlook, evaluation, imagined, drafts, random)
      const first = this.#course.begin(outlook, draft.clicks)
      if (first) return first
    }
    return bestOf(evaluation, role, imagined, options, random)
  }

  #pick(
    outlook: Outlook,
    evaluation: Evaluation<State>,
    imagined: Table<State>,
    drafts: readonly Draft[],
    random: Random,
  ): Draft {
    const { temperature, curiosity = 0, noted } = this.#manner
    const judge = this.#manner.judge(outlook)
    const values = judge
      ? drafts.map((draft) => judge.logit(draft.inputs()))
      : drafts.map((draft) => evaluation.evaluate(endOf(imagined, outlook.role, draft), outlook.role))
    const best = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
    const curious = curiosity > 0 && unit(random) < curiosity
    const freely = temperature * (judge ? 1 : spreadOf(values))
    const picked = curious
      ? random.below(drafts.length)
      : freely > 0
        ? drawn(values, best, freely, random)
        : values.indexOf(best)
    const draft = drafts[picked] as Draft
    noted?.(draft, judge && best, curious && values[picked] !== best)
    return draft
  }
}
const endOf = (imagined: Table<State>, role: Role, { clicks, end }: Draft): State =>
  end ?? played(imagined, role, clicks).state

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
/** Standard deviation. */
export function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}
