/** Chooses among whole actions by what the positions after them are worth; all other clicks by the evaluation. */
import {
  type Actions,
  type Choice,
  type Evaluation,
  type Option,
  pickOne,
  type Random,
  type Role,
  type State,
  type Table,
} from '@carillon/kernel'
import { Course } from './course.ts'
import { AT_ONCE, type Draft, draftsAt } from './drafts.ts'
import { bestOf } from './greedy.ts'
import type { Net } from './net.ts'
import type { Outlook } from './outlook.ts'
import type { Mind, Steps } from './player.ts'
import type { Wits } from './wits.ts'

export interface Manner {
  /**
   * How freely it chooses: 0 takes the best plan, else plans that are not much worse have their chance. In standard
   * deviations of what the plans are worth.
   */
  readonly temperature: number
  /** Its rank, where the game may say how freely that one chooses. */
  readonly rank?: string
  /** The judge; none to go by the evaluation. */
  judge(wits: Wits, role: Role, state: State): Net | undefined
  /** The evaluation; that of the wits without it. */
  evaluation?(wits: Wits, role: Role): Evaluation<State>
  /** What it likes beyond what wins: one of the styles of the game, if the game has it. */
  readonly style?: string
  /** How often it tries any plan at all. For learning. */
  readonly curiosity?: number
  /** Told of every plan chosen: how good the best was, in log odds. */
  noted?(draft: Draft, best: number | undefined, curious: boolean): void
}

/** By the judge that was learned, if there is one that chooses. */
export const learned = (wits: Wits, role: Role, state: State): Net | undefined => wits.chooser(role, state)
export const unlearned = (): undefined => undefined

/** What could be done, with what each is worth. */
export interface Survey {
  readonly drafts: readonly Draft[]
  readonly values: readonly number[]
  /** How much of each value is taste, less what is usual. */
  readonly likings?: readonly number[]
  readonly best: number
  /** Whether a judge was asked. */
  readonly judged: boolean
  /** Whether values are log odds, be it only about. */
  readonly odds: boolean
}

export class Planner implements Mind {
  readonly manner: Manner
  readonly course = new Course()

  constructor(manner: Manner) {
    this.manner = manner
  }

  *think(outlook: Outlook, random: Random): Steps<Option> {
    const { decision, wits, asked } = outlook
    const known = this.known(decision, asked)
    if (known) return known
    const imagined = outlook.imagine(random)
    if (!imagined) return pickOne(decision.options, random)
    return yield* this.choose(wits, decision, asked, imagined, random, undefined, true)
  }

  /** What needs no thought: the next click of a plan, or the only one there is. */
  known({ options }: Choice, asked: number): Option | undefined {
    return this.course.next(options, asked) ?? (options.length === 1 ? options[0] : undefined)
  }

  /** `made`: what was surveyed before. `spare`: nobody needs the table any more. */
  *choose(
    wits: Wits,
    decision: Choice,
    asked: number,
    table: Table<State>,
    random: Random,
    made?: Survey | undefined,
    spare = false,
  ): Steps<Option> {
    const { role, options } = decision
    const survey = made ?? (yield* this.survey(wits, role, table, random))
    const first =
      survey && this.course.begin(this.#pick(wits, role, table.state, survey, random).clicks, options, asked)
    return first ?? bestOf(this.evaluation(wits, role), role, table, options, random, spare)
  }
  evaluation(wits: Wits, role: Role): Evaluation<State> {
    return this.manner.evaluation?.(wits, role) ?? wits.evaluation(role)
  }

  /** Nothing where no whole action begins. */
  *survey(wits: Wits, role: Role, table: Table<State>, random: Random): Steps<Survey | undefined> {
    const { actions } = wits.strategy
    if (!actions?.begins(table.state, role)) return undefined
    const evaluation = this.evaluation(wits, role)
    const drafts = yield* draftsAt(actions, evaluation, table, role, random)
    return drafts.length === 0 ? undefined : yield* this.valued(wits, role, table, drafts)
  }
  /** What each plan is worth. */
  *valued(wits: Wits, role: Role, table: Table<State>, drafts: readonly Draft[]): Steps<Survey> {
    const { strategy } = wits
    const { odds } = strategy
    const actions = strategy.actions as Actions<State>
    const evaluation = this.evaluation(wits, role)
    const judge = this.manner.judge(wits, role, table.state)
    const likings = this.#likings(wits, drafts)
    const told = new Float32Array(actions.inputs.length)
    const worthOf = (draft: Draft): number => {
      if (judge) {
        draft.tell(told)
        return judge.logit(told)
      }
      const foreseen = draft.plan.end ? undefined : actions.worth?.(table.state, role, draft.plan)
      return (foreseen ?? evaluation.evaluate(draft.end, role)) / (odds ?? 1)
    }
    const values: number[] = []
    for (const [i, draft] of drafts.entries()) {
      values.push(worthOf(draft) + (likings?.[i] ?? 0))
      if (values.length % AT_ONCE === 0) yield
    }
    const best = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
    return {
      drafts,
      values,
      best,
      judged: judge !== undefined,
      odds: judge !== undefined || odds !== undefined,
      ...(likings && { likings }),
    }
  }
  /** Less the mean, so that what all plans have makes nobody hopeful. */
  #likings(wits: Wits, drafts: readonly Draft[]): number[] | undefined {
    const { style } = this.manner
    const taste = style === undefined ? undefined : wits.taste(style)
    if (!taste) return undefined
    const likings = drafts.map((draft) => liking(taste, draft.inputs()))
    const mean = likings.reduce((sum, one) => sum + one, 0) / likings.length
    return likings.map((one) => one - mean)
  }

  #pick({ strategy }: Wits, role: Role, state: State, { drafts, values, best, judged }: Survey, random: Random): Draft {
    const { rank = '', curiosity = 0, noted } = this.manner
    const temperature = strategy.ranks?.(state, role)[rank]?.freely ?? this.manner.temperature
    const curious = curiosity > 0 && unit(random) < curiosity
    const freely = temperature * spreadOf(values)
    const picked = curious
      ? random.below(drafts.length)
      : freely > 0
        ? drawn(values, best, freely, random)
        : values.indexOf(best)
    const draft = drafts[picked] as Draft
    noted?.(draft, judged ? best : undefined, curious && values[picked] !== best)
    return draft
  }
}
function liking(taste: Float32Array, inputs: Float32Array): number {
  let sum = 0
  for (let i = 0; i < taste.length; i += 1) sum += (taste[i] as number) * (inputs[i] as number)
  return sum
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
/** Standard deviation. */
export function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}
