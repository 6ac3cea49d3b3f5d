/** Weighs the best plans by the judge against each other by playing on, and takes the time for it that it is given. */
import { type Choice, type Option, pickOne, type Random, type Role, type State, type Table } from '@carillon/kernel'
import type { Draft } from './drafts.ts'
import { bestOf } from './greedy.ts'
import { guessOf, judgementOf } from './judgement.ts'
import { chanceOf } from './net.ts'
import type { Outlook } from './outlook.ts'
import { drawn, learned, type Manner, Planner, type Survey, spreadOf, unlearned } from './planner.ts'
import type { Limits, Mind, Steps } from './player.ts'
import { ideasOf, mixed, rankedOf, rivalOf } from './sealed.ts'
import { type Candidate, searched, type Trial } from './search.ts'
import type { Wits } from './wits.ts'

/** Plans that are weighed: so many, and none that is worse than the best by more than this in log odds. */
const [PLANS, GAP] = [6, 1]
/** Trials, how many of them the first thought counts for (a judge's that chooses, an evaluation's), how sure it must be to leave it. */
const [NODES, BELIEF, GUESS, DOUBT] = [48, 6, 2, 0]
/** The same where one click is chosen, not an action: the evaluation's is left only for one that is surely better. Clicks that are tried. */
const [ONE_BELIEF, ONE_DOUBT, CLICKS] = [2, 0.7, 8]
/** Trials, or milliseconds, that are enough for a mixture. */
const [MANY, LONG] = [200, 500]
/** In trials all choose a little freely, so that no single line of play is reckoned with. */
const FREELY = 0.1
/** In so many trials of a hundred the enemy goes by the evaluation, where a judge chooses: not everybody thinks as we do. */
const STRANGERS = 50
/** Own actions after which a trial ends though the enemy has not acted. */
const OWN = 4
/** It opens by any plan that is no worse than the best by more than this, in standard deviations: games begin differently. */
const WHIM = 1

export class Strategist implements Mind {
  readonly planner: Planner

  constructor(manner: Partial<Manner> = {}) {
    this.planner = new Planner({ temperature: 0, judge: learned, ...manner })
  }

  *think(outlook: Outlook, random: Random, limits: Limits): Steps<Option> {
    const { decision, role, wits, asked } = outlook
    const { planner } = this
    const known = planner.known(decision, asked)
    if (known) return known
    const imagined = outlook.imagine(random)
    if (!imagined) return pickOne(decision.options, random)
    const survey = yield* planner.survey(wits, role, imagined, random)
    if (survey?.odds) {
      const chosen =
        asked <= 1 ? opening(survey, random) : (yield* weighed(outlook, survey, imagined, random, limits)).chosen
      const first = planner.course.begin(chosen.clicks, decision.options, asked)
      if (first) return first
    }
    if (!survey && wits.strategy.actions?.weighs?.includes(decision.prompt.key))
      return (yield* weighedClick(planner, outlook, imagined, random, limits)).option
    return yield* planner.choose(wits, decision, asked, imagined, random, survey)
  }
}

function opening({ drafts, values, best }: Survey, random: Random): Draft {
  const whim = WHIM * spreadOf(values) || 1
  const near = values.map((value) => (value < best - whim ? Number.NEGATIVE_INFINITY : value))
  return drafts[drawn(near, best, whim / 2, random)] as Draft
}

export interface Weighed {
  readonly chosen: Draft
  readonly chance: number
}
/**
 * The best of the plans, by the judge and by playing on. Where the other side chooses at the same time, unseen, one that is
 * drawn from a mixture: what is always the best can be expected.
 */
export function* weighed(
  outlook: Outlook,
  survey: Survey,
  table: Table<State>,
  random: Random,
  limits: Limits,
): Steps<Weighed> {
  const { drafts, values, likings, best, judged } = survey
  const { wits, role } = outlook
  // What the evaluation says of plans is told from where the judge sees the best of them.
  const judge = judged ? undefined : wits.judge(role, table.state)
  const level = judge ? judge.logit((drafts[values.indexOf(best)] as Draft).inputs()) - best : 0
  const chanceAt = (value: number): number => chanceOf(value + level)
  const rival = mayMix(limits) ? rivalOf(wits, role, table) : undefined
  const ranked = rival === undefined ? rankedOf(survey).slice(0, PLANS) : ideasOf(survey, PLANS)
  const candidates = ranked
    .filter((i) => (values[i] as number) > best - GAP)
    .map((i): Candidate & { readonly i: number } => {
      const value = values[i] as number
      const liked = likings ? chanceAt(value) - chanceAt(value - (likings[i] as number)) : 0
      return { i, clicks: (drafts[i] as Draft).clicks, prior: chanceAt(value), liked }
    })
  const { number, worth } =
    candidates.length === 1
      ? { number: 0, worth: chanceAt(best) }
      : rival === undefined
        ? yield* searched(outlook, candidates, new Trials(wits, role), random, limits)
        : yield* mixed(outlook, candidates, rival, new Trials(wits, role, { met: true }), random, limits)
  return { chosen: drafts[(candidates[number] as { i: number }).i] as Draft, chance: worth }
}

export interface WeighedClick {
  readonly option: Option
  readonly chance: number
}
/** The best of the options by playing on, where no action begins but much hangs on one click. */
export function* weighedClick(
  planner: Planner,
  outlook: Outlook,
  table: Table<State>,
  random: Random,
  limits: Limits,
): Steps<WeighedClick> {
  const { decision, role, wits } = outlook
  const { options } = decision
  const usual = bestOf(planner.evaluation(wits, role), role, table, options, random)
  const prior = judgementOf(wits, role, table.state) ?? guessOf(wits, role, table.state)
  const ordered = [usual, ...options.filter((one) => one !== usual)].slice(0, CLICKS)
  const candidates = ordered.map((option): Candidate => ({ clicks: [option], prior }))
  const trials = new Trials(wits, role, { belief: ONE_BELIEF, doubt: ONE_DOUBT })
  const { number, worth } = yield* searched(outlook, candidates, trials, random, limits)
  return { option: ordered[number] as Option, chance: worth }
}

/** Each plan is tried against several of the other's: with few trials the race knows more. */
const mayMix = ({ nodes, deadline, clock }: Limits): boolean =>
  nodes !== undefined ? nodes >= MANY : deadline !== undefined && clock !== undefined && deadline - clock() >= LONG

/** Where several decide side by side, what the others choose now makes no difference to the role any more. */
const ownFirst = (table: Table<State>, role: Role): readonly Choice[] => {
  const own = table.decision(role)
  return own ? [own] : table.decisions
}

export class Trials implements Trial {
  readonly belief: number
  readonly doubt: number
  readonly nodes = NODES
  readonly #wits: Wits
  readonly #met: boolean
  readonly #side: string
  #stranger = false
  #planners = new Map<Role, Planner>()
  #acted = 0
  #enemy = false

  /** `met`: the enemy has acted before a trial begins. */
  constructor(
    wits: Wits,
    role: Role,
    { met = false, belief, doubt = DOUBT }: { met?: boolean; belief?: number; doubt?: number } = {},
  ) {
    this.#wits = wits
    this.#side = wits.side(role)
    this.belief = belief ?? (wits.chooses(role) ? BELIEF : GUESS)
    this.doubt = doubt
    this.#met = met
  }

  begin(random: Random): void {
    this.#stranger = random.split(2).below(100) < STRANGERS
    this.#planners = new Map()
    this.#acted = 0
    this.#enemy = this.#met
  }
  *answer(table: Table<State>, choice: Choice, random: Random): Steps<Option> {
    const { role } = choice
    let planner = this.#planners.get(role)
    if (!planner) {
      const isStrange = this.#stranger && this.#wits.side(role) !== this.#side
      planner = new Planner({ temperature: FREELY, judge: isStrange ? unlearned : learned })
      this.#planners.set(role, planner)
    }
    const asked = table.revision(role)
    return planner.known(choice, asked) ?? (yield* planner.choose(this.#wits, choice, asked, table, random))
  }
  /** When the role is to act again after the enemy has. */
  ends(table: Table<State>, role: Role): boolean {
    const [choice] = table.chance ? [] : this.#enemy ? ownFirst(table, role) : table.decisions
    if (!choice || !this.#wits.strategy.actions?.begins(table.state, choice.role)) return false
    if (this.#wits.side(choice.role) !== this.#wits.side(role)) {
      this.#enemy = true
      return false
    }
    this.#acted += 1
    return this.#enemy || this.#acted > OWN
  }
  /** By the judge: of the best plan where it chooses, else of the position. At the end of the game who has won. */
  *worth(table: Table<State>, role: Role, random: Random): Steps<number> {
    const { game, state } = table
    const wits = this.#wits
    const outcome = table.over ? game.outcome(state) : undefined
    if (outcome) return outcome.winner === 'draw' ? 0.5 : wits.side(outcome.winner) === wits.side(role) ? 1 : 0
    const chance = wits.chooses(role) ? undefined : judgementOf(wits, role, state)
    if (chance !== undefined) return chance
    const planner = new Planner({ temperature: 0, judge: learned })
    const survey = table.decision(role) && (yield* planner.survey(wits, role, table, random))
    return survey?.odds ? chanceOf(survey.best) : (judgementOf(wits, role, state) ?? guessOf(wits, role, state))
  }
}
