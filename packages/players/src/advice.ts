/** What a machine player would do in a seat and why: a hint for a person, and the explanation of what was played. */
import {
  type Actions,
  type Message,
  type Option,
  type Random,
  type State,
  sameOption,
  type Table,
} from '@carillon/kernel'
import { type Draft, groupOf } from './drafts.ts'
import { bestOf } from './greedy.ts'
import { chanceOf, type Net, slopesOf } from './net.ts'
import type { Outlook } from './outlook.ts'
import type { Planner, Survey } from './planner.ts'
import type { Limits, Steps } from './player.ts'
import { restOfAction } from './rest-of-action.ts'
import { rankedOf } from './sealed.ts'
import { Strategist, type Weighed, weighed, weighedClick } from './strategist.ts'

export interface Advice {
  /** Click by click, as far as it can be planned. */
  readonly clicks: readonly Option[]
  /** The chance to win with it, if that can be judged here. */
  readonly chance?: number
  /** By how much it is better than the best plan that begins otherwise, in chance to win. */
  readonly ahead?: number
  /** What speaks for it most, and what is feared with it. */
  readonly aims: readonly Message[]
  readonly fears: readonly Message[]
}

const REASONS = 2

export function* advise(outlook: Outlook, random: Random, limits: Limits): Steps<Advice> {
  const { decision, role, wits } = outlook
  const nothing = { aims: [], fears: [] }
  const imagined = outlook.imagine(random)
  if (!imagined) return { clicks: decision.options.slice(0, 1), ...nothing }
  const planner = new Strategist().planner
  const survey =
    (yield* planner.survey(wits, role, imagined, random)) ?? (yield* restOfAction(planner, outlook, imagined, random))
  const judge = wits.judge(role, imagined.state)
  const { actions } = wits.strategy
  if (!survey || !judge || !actions) {
    const plan = survey?.drafts[survey.values.indexOf(survey.best)]
    const click = (): Option => bestOf(wits.evaluation(role), role, imagined, decision.options, random)
    return { clicks: plan?.clicks ?? [click()], ...nothing }
  }
  const { chosen, chance } = yield* chosenFrom(outlook, survey, imagined, planner, random, limits)
  const [first] = chosen.clicks
  let next = Number.NEGATIVE_INFINITY
  for (const [i, draft] of survey.drafts.entries()) {
    const other = draft.clicks[0]
    if (other && first && JSON.stringify(other) !== JSON.stringify(first))
      next = Math.max(next, survey.values[i] as number)
  }
  const behind = next - (survey.values[survey.drafts.indexOf(chosen)] as number)
  const told = tellingOf(actions, judge, chosen, survey.drafts)
  const words = (groups: readonly string[]): Message[] =>
    groups.flatMap((group) => actions.reason?.(imagined.state, role, group) ?? []).slice(0, REASONS)
  return {
    clicks: chosen.clicks,
    chance,
    ahead: Math.max(0, chance - chanceOf(Math.log(chance / (1 - chance)) + behind)),
    aims: words(told.filter(({ weight }) => weight > LEAST).map(({ group }) => group)),
    fears: words(
      told
        .filter(({ weight }) => weight < -LEAST)
        .map(({ group }) => group)
        .toReversed(),
    ),
  }
}
/** As the general does: the best plan, or where one click is weighed the best one of those that begin with it. */
function* chosenFrom(
  outlook: Outlook,
  survey: Survey,
  imagined: Table<State>,
  planner: Planner,
  random: Random,
  limits: Limits,
): Steps<Weighed> {
  const { decision, role, wits } = outlook
  const { actions } = wits.strategy
  if (actions?.begins(imagined.state, role) || !actions?.weighs?.includes(decision.prompt.key))
    return yield* weighed(outlook, survey, imagined, random, limits)
  const { option, chance } = yield* weighedClick(planner, outlook, imagined, random, limits)
  const ranked = rankedOf(survey).map((i) => survey.drafts[i] as Draft)
  const chosen = ranked.find(({ clicks: [first] }) => first && sameOption(first, option))
  return chosen ? { chosen, chance } : yield* weighed(outlook, survey, imagined, random, limits)
}
/** Less than this in log odds is not worth a word. */
const LEAST = 0.03

interface Telling {
  readonly group: string
  readonly weight: number
}
/** What tells this plan from the usual one, by groups of inputs: what speaks for it first, what speaks against it last. */
function tellingOf(actions: Actions<State>, judge: Net, chosen: Draft, drafts: readonly Draft[]): Telling[] {
  const usual = new Float32Array(actions.inputs.length)
  for (const draft of drafts) {
    const inputs = draft.inputs()
    for (let i = 0; i < usual.length; i += 1) usual[i] = (usual[i] as number) + (inputs[i] as number) / drafts.length
  }
  const inputs = chosen.inputs()
  const slopes = slopesOf(judge, inputs)
  const weights = new Map<string, number>()
  for (const [i, name] of actions.inputs.entries()) {
    const weight = (slopes[i] as number) * ((inputs[i] as number) - (usual[i] as number))
    weights.set(groupOf(name), (weights.get(groupOf(name)) ?? 0) + weight)
  }
  return [...weights].map(([group, weight]) => ({ group, weight })).sort((a, b) => b.weight - a.weight)
}
