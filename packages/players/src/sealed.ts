/**
 * Orders and cards that both sides choose at once, unseen by each other. Own plans are tried against the likely ones of the
 * other side, on imagined deals: what he holds there, and his plans as he would see them. The answer is a mixture of plans.
 */
import type { Option, Random, Role, State, Table } from '@carillon/kernel'
import { type Draft, played } from './drafts.ts'
import { type Column, mixtureOf, worthOf } from './matrix.ts'
import type { Outlook } from './outlook.ts'
import { learned, Planner, type Survey, spreadOf, unit } from './planner.ts'
import type { Limits, Steps } from './player.ts'
import { type Candidate, type Found, futureOf, inTime, type Trial } from './search.ts'
import type { Wits } from './wits.ts'

/** Plans with so many first clicks in common are one idea. */
const ALIKE = 2
/** Ideas of the other side that are reckoned with on a deal, and how freely he chooses, in standard deviations. */
const [REPLIES, FREELY] = [3, 0.25]
/** How often he is taken to do what is worst for us; else he does what is likely. */
const WARY = 0.5
/** What is to be chosen less often than this is not chosen. */
const SELDOM = 0.1

/** Who of the other side begins an action at the same time as the role, for all it knows. */
export const rivalOf = (wits: Wits, role: Role, table: Table<State>): Role | undefined =>
  table.sealed
    ? table.game.roles.find(
        (other) =>
          wits.side(other) !== wits.side(role) &&
          table.decision(other) !== undefined &&
          wits.strategy.actions?.begins(table.state, other),
      )
    : undefined

/** Plans by number, the best first. */
export const rankedOf = ({ values }: Survey): number[] =>
  values.map((_, i) => i).sort((a, b) => (values[b] as number) - (values[a] as number) || a - b)
/** Of plans that begin alike, the same idea carried out with more or fewer, only the best. Clicks of no others are wanted. */
export function ideasOf(survey: Survey, most: number): number[] {
  const seen = new Set<string>()
  const found: number[] = []
  for (const i of rankedOf(survey)) {
    if (found.length === most) break
    const begins = JSON.stringify((survey.drafts[i] as Draft).clicks.slice(0, ALIKE))
    if (!seen.has(begins)) found.push(i)
    seen.add(begins)
  }
  return found
}

export interface RivalPlan {
  readonly clicks: readonly Option[]
  /** How likely it is, before anything was tried. */
  readonly likely: number
}
/** What the other may do on the table, by his own judgement of what he sees there. Without plans he goes on as in any trial. */
function* repliesOf(wits: Wits, rival: Role, table: Table<State>, most: number, random: Random): Steps<RivalPlan[]> {
  const survey = yield* new Planner({ temperature: 0, judge: learned }).survey(wits, rival, table, random)
  if (!survey?.odds) return [{ clicks: [], likely: 1 }]
  const freely = FREELY * spreadOf(survey.values) || 1
  const ideas = ideasOf(survey, most)
  const chances = ideas.map((i) => Math.exp(((survey.values[i] as number) - survey.best) / freely))
  const sum = chances.reduce((all, one) => all + one, 0)
  return ideas.map((i, n) => ({ clicks: (survey.drafts[i] as Draft).clicks, likely: (chances[n] as number) / sum }))
}

/** One deal: what each plan came to against each reply. */
interface Deal {
  readonly columns: Column[]
  readonly likely: number[]
}

export interface Mixed extends Found {
  /** How often each plan is to be chosen. */
  readonly mixture: readonly number[]
}
/** How often to choose each plan, and one of them drawn by it. */
export function* mixed(
  outlook: Outlook,
  candidates: readonly Candidate[],
  rival: Role,
  trial: Trial,
  random: Random,
  limits: Limits,
): Steps<Mixed> {
  const { role, wits } = outlook
  const { clock } = limits
  const timed = limits.deadline !== undefined && clock !== undefined
  const most = limits.nodes ?? (timed ? Number.POSITIVE_INFINITY : trial.nodes)
  // Asked each time: who is told to hurry has a new deadline.
  const late = (): boolean => timed && clock() >= (limits.deadline ?? 0)
  const deals: Deal[] = []
  let nodes = 0
  let now = solved(candidates, deals, trial.belief)
  trying: while (nodes + candidates.length <= most && !late()) {
    const table = outlook.imagine(random)
    if (!table) break
    const dice = random.below(0x7fff_ffff)
    const deal: Deal = { columns: [], likely: [] }
    for (const { clicks, likely } of yield* repliesOf(wits, rival, table, REPLIES, random)) {
      if (nodes + candidates.length > most) break trying
      const met = played(table, rival, clicks)
      const column: number[] = []
      for (const candidate of candidates) {
        const future = yield* inTime(futureOf(met, role, candidate.clicks, trial, random.split(dice)), late)
        // A column that is not whole compares nothing.
        if (future === undefined) break trying
        column.push(future + (candidate.liked ?? 0))
        nodes += 1
        yield { nodes, best: likeliest(candidates, now.mixture), chance: now.worth }
      }
      if (deal.columns.length === 0) deals.push(deal)
      deal.columns.push(column)
      deal.likely.push(likely)
    }
    now = solved(candidates, deals, trial.belief)
  }
  now = solved(candidates, deals, trial.belief)
  return { ...now, number: drawnFrom(now.mixture, random) }
}

/** Before anything was tried, the first plan. */
function solved(
  candidates: readonly Candidate[],
  deals: readonly Deal[],
  belief: number,
): Pick<Mixed, 'mixture' | 'worth'> {
  if (deals.length === 0)
    return { mixture: candidates.map((_, i) => (i === 0 ? 1 : 0)), worth: candidates[0]?.prior ?? 0 }
  const corrections = correctionsOf(candidates, deals, belief)
  const usual = deals.map(usualOf)
  const holdings = deals.map(({ columns }, n) =>
    columns.map((column) =>
      column.map((worth, i) => {
        const likely = usual[n]?.[i] as number
        return WARY * worth + (1 - WARY) * likely + (corrections[i] as number)
      }),
    ),
  )
  const shares = mixtureOf(holdings).map((share) => (share < SELDOM ? 0 : share))
  const sum = shares.reduce((all, share) => all + share, 0)
  const mixture = shares.map((share) => share / sum)
  // Told is what it comes to against what is likely, as of any other plan.
  const worths = usual.map((column) => worthOf(mixture, column))
  return {
    mixture,
    worth: worths.reduce((all, worth) => all + worth, 0) / worths.length + worthOf(mixture, corrections),
  }
}

/** What each plan comes to against what is likely. */
const usualOf = ({ columns, likely }: Deal): Column => {
  const sum = likely.reduce((all, one) => all + one, 0)
  const against = (i: number): Column => columns.map((column) => column[i] as number)
  return (columns[0] as Column).map((_, i) => worthOf(likely, against(i)) / sum)
}

/** The first thought of a plan counts for some columns. */
function correctionsOf(candidates: readonly Candidate[], deals: readonly Deal[], belief: number): number[] {
  const columns = deals.flatMap((deal) => deal.columns)
  const off = candidates.map(({ prior }, i) => {
    const sum = columns.reduce((all, column) => all + (column[i] as number), 0)
    return prior - sum / columns.length
  })
  const usual = off.reduce((sum, one) => sum + one, 0) / off.length
  return off.map((one) => ((one - usual) * belief) / (belief + columns.length))
}

const likeliest = (candidates: readonly Candidate[], mixture: readonly number[]): Option =>
  (candidates[mixture.indexOf(Math.max(...mixture))]?.clicks[0] ?? {}) as Option

function drawnFrom(mixture: readonly number[], random: Random): number {
  let left = unit(random)
  return mixture.findIndex((share) => {
    left -= share
    return share > 0 && left < 0
  })
}
