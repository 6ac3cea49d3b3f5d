/**
 * Orders and cards that both sides choose at once, unseen by each other. Own plans are tried against the likely ones of the
 * other side, on imagined deals: what he holds there, and his plans as he would see them. The answer is a mixture of plans.
 */
import type { Option, Random, Role, State, Table } from '@carillon/kernel'
import { type Draft, played } from './drafts.ts'
import { type Column, mixtureOf, worstOf } from './matrix.ts'
import type { Outlook } from './outlook.ts'
import { learned, Planner, type Survey, spreadOf } from './planner.ts'
import type { Limits, Thought } from './player.ts'
import { type Candidate, type Found, futureOf, type Trial } from './search.ts'
import type { Wits } from './wits.ts'

/** Plans with so many first clicks in common are one idea. */
const ALIKE = 2
export const T = { replies: 4, trust: 0.5, heat: 0.25, belief: 6, least: 0.1 }

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

export interface Mixed extends Found {
  /** How often each plan is to be chosen. */
  readonly mixture: readonly number[]
}

/** Plans by number, the best first. */
export const rankedOf = ({ values }: Survey): number[] =>
  values.map((_, i) => i).sort((a, b) => (values[b] as number) - (values[a] as number) || a - b)
/** Of plans that begin alike, the same idea carried out with more or fewer, only the best. */
export function ideasOf(survey: Survey): number[] {
  const seen = new Set<string>()
  return rankedOf(survey).filter((i) => {
    const begins = JSON.stringify((survey.drafts[i] as Draft).clicks.slice(0, ALIKE))
    return !seen.has(begins) && seen.add(begins)
  })
}

interface Reply {
  readonly clicks: readonly Option[]
  /** How likely it is, before anything is tried. */
  readonly likely: number
}
/** What the other may do on the table, by his own judgement of what he sees there. */
export function repliesOf(wits: Wits, rival: Role, table: Table<State>, most: number, random: Random): Reply[] {
  const survey = new Planner({ temperature: 0, judge: learned }).survey(wits, rival, table, random)
  if (!survey?.odds) return []
  const heat = T.heat * spreadOf(survey.values) || 1
  const ideas = ideasOf(survey).slice(0, most)
  const chances = ideas.map((i) => Math.exp(((survey.values[i] as number) - survey.best) / heat))
  const sum = chances.reduce((all, one) => all + one, 0)
  return ideas.map((i, n) => ({ clicks: (survey.drafts[i] as Draft).clicks, likely: (chances[n] as number) / sum }))
}

/** One deal: what each plan came to against each reply. */
interface Deal {
  readonly columns: Column[]
  readonly likely: number[]
}

/** How often to choose each candidate, and one of them drawn by it. */
export function* mixed(
  outlook: Outlook,
  candidates: readonly Candidate[],
  rival: Role,
  trial: Trial,
  random: Random,
  limits: Limits,
): Generator<Thought, Mixed, void> {
  const { role, wits } = outlook
  const { clock } = limits
  const timed = limits.deadline !== undefined && clock !== undefined
  const most = limits.nodes ?? (timed ? Number.POSITIVE_INFINITY : trial.nodes)
  const late = (): boolean => timed && clock() >= (limits.deadline ?? 0)
  const deals: Deal[] = []
  let nodes = 0
  let now = solved(candidates, deals)
  const thought = (): Thought => {
    const best = now.mixture.indexOf(Math.max(...now.mixture))
    return { nodes, best: (candidates[best]?.clicks[0] ?? {}) as Option, chance: now.worth }
  }
  trying: while (nodes + candidates.length <= most && !late()) {
    const table = outlook.imagine(random)
    const replies = table ? repliesOf(wits, rival, table, T.replies, random) : []
    if (!table || replies.length === 0) break
    const dice = random.below(0x7fff_ffff)
    const deal: Deal = { columns: [], likely: [] }
    for (const { clicks, likely } of replies) {
      if (nodes + candidates.length > most) break trying
      const against = played(table, rival, clicks)
      const column: number[] = []
      for (const candidate of candidates) {
        if (late()) break trying
        column.push(futureOf(against, role, candidate.clicks, trial, random.split(dice)) + (candidate.liked ?? 0))
        nodes += 1
        yield thought()
      }
      if (deal.columns.length === 0) deals.push(deal)
      deal.columns.push(column)
      deal.likely.push(likely)
    }
    now = solved(candidates, deals)
  }
  now = solved(candidates, deals)
  return { ...now, number: drawnFrom(now.mixture, random) }
}

/** Before anything was tried, the first plan. */
function solved(candidates: readonly Candidate[], deals: readonly Deal[]): Omit<Mixed, 'number'> {
  const [first] = candidates
  if (deals.length === 0) return { mixture: candidates.map((_, i) => (i === 0 ? 1 : 0)), worth: first?.prior ?? 0.5 }
  const corrections = correctionsOf(candidates, deals)
  const holdings = deals.map((deal) => wary(deal).map((column) => column.map((x, i) => x + (corrections[i] as number))))
  const all = mixtureOf(holdings).map((share) => (share < T.least ? 0 : share))
  const sum = all.reduce((x, y) => x + y, 0)
  const mixture = all.map((share) => share / sum)
  return { mixture, worth: worstOf(mixture, holdings) }
}

/** The other plays as is likely, but for a share of the time in which he plays what is worst for us. */
function wary({ columns, likely }: Deal): Column[] {
  const sum = likely.reduce((all, one) => all + one, 0)
  const usual = (columns[0] as Column).map((_, i) =>
    columns.reduce((all, column, j) => all + ((column[i] as number) * (likely[j] as number)) / sum, 0),
  )
  return columns.map((column) => column.map((x, i) => (1 - T.trust) * (usual[i] as number) + T.trust * x))
}

/** The first thought of a plan counts for some columns. */
function correctionsOf(candidates: readonly Candidate[], deals: readonly Deal[]): number[] {
  const columns = deals.flatMap((deal) => deal.columns)
  const means = candidates.map((_, i) => columns.reduce((sum, c) => sum + (c[i] as number), 0) / columns.length)
  const off = candidates.map(({ prior }, i) => prior - (means[i] as number))
  const usual = off.reduce((sum, one) => sum + one, 0) / off.length
  return off.map((one) => ((one - usual) * T.belief) / (T.belief + columns.length))
}

function drawnFrom(mixture: readonly number[], random: Random): number {
  let left = random.below(1 << 20) / (1 << 20)
  for (const [i, share] of mixture.entries()) {
    left -= share
    if (left < 0) return i
  }
  return mixture.indexOf(Math.max(...mixture))
}
