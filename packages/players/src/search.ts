/**
 * Compares plans by playing on: on the same imagined deals and with the same dice for all of them, until the role is to act
 * again. Plans that fall behind are left out; time goes where the decision is close.
 */
import {
  type Choice,
  type Option,
  type Random,
  type Role,
  type State,
  seededChance,
  type Table,
} from '@carillon/kernel'
import { played } from './drafts.ts'
import type { Outlook } from './outlook.ts'
import type { Limits, Thought } from './player.ts'

/** A plan under trial. */
export interface Candidate {
  readonly clicks: readonly Option[]
  /** What it is thought to be worth before any trial: a chance to win. */
  readonly prior: number
  /** How much of that is taste: no trial shows it. */
  readonly liked?: number
}
export interface Trial {
  /** A trial begins: what was remembered of another is forgotten. */
  begin(): void
  /** How both sides go on. */
  answer(table: Table<State>, choice: Choice, random: Random): Option
  /** The chance of the role to win where a trial ends. */
  worth(table: Table<State>, role: Role, random: Random): number
  /** Whether the role is to act again, or the future is far enough. */
  ends(table: Table<State>, role: Role): boolean
  /** How many trials the first thought counts for. */
  readonly belief: number
  /** By how many standard errors another plan must be better than the first. */
  readonly doubt: number
  /** Trials if nothing else is said. */
  readonly nodes: number
}
/** Trials, and standard errors, after which there is nothing left to find out between the first plan and another. */
const [ENOUGH, CLEAR] = [6, 4]
/** No trial goes on for longer. */
const LONGEST = 2000

interface Tally {
  readonly candidate: Candidate
  /** What each sample came to, compared with the first plan. */
  sum: number
  lead: number
  leads: number
  count: number
}

/** The best plan, by its number, and the chance to win with it. */
export interface Found {
  readonly number: number
  readonly worth: number
}

/** The first plan is the one to be bettered. */
export function* searched(
  outlook: Outlook,
  candidates: readonly Candidate[],
  trial: Trial,
  random: Random,
  limits: Limits,
): Generator<Thought, Found, void> {
  const { role } = outlook
  const tallies = candidates.map((candidate): Tally => ({ candidate, sum: 0, lead: 0, leads: 0, count: 0 }))
  const [first] = tallies
  if (!first) throw new Error('nothing to choose from')
  let alive = tallies
  let nodes = 0
  const { clock } = limits
  const timed = limits.deadline !== undefined && clock !== undefined
  const most = limits.nodes ?? (timed ? Number.POSITIVE_INFINITY : trial.nodes)
  // Asked each time: who is told to hurry has a new deadline.
  const late = (): boolean => timed && clock() >= (limits.deadline ?? 0)
  while (alive.length > 1 && nodes + alive.length <= most && !late()) {
    const deal = outlook.imagine(random)
    if (!deal) break
    const dice = random.below(0x7fff_ffff)
    let base = 0
    for (const tally of alive) {
      const { clicks, liked = 0 } = tally.candidate
      const worth = futureOf(deal, role, clicks, trial, random.split(dice)) + liked
      if (tally === first) base = worth
      tally.sum += worth
      tally.lead += worth - base
      tally.leads += (worth - base) ** 2
      tally.count += 1
      nodes += 1
      const now = best(tallies, trial)
      yield { nodes, best: (now.candidate.clicks[0] ?? {}) as Option, chance: meanOf(now, trial) }
      if (late()) break
    }
    alive = inTheRace(alive, first, trial)
  }
  const leader = best(tallies, trial)
  const chosen = surely(leader, first, trial) ? leader : first
  return { number: tallies.indexOf(chosen), worth: meanOf(chosen, trial) }
}

export function futureOf(
  deal: Table<State>,
  role: Role,
  clicks: readonly Option[],
  trial: Trial,
  random: Random,
): number {
  const table = played(deal, role, clicks)
  trial.begin()
  const chance = seededChance(random.split(1))
  for (let i = 0; i < LONGEST && !table.over && !trial.ends(table, role); i += 1) {
    if (table.chance) {
      table.answer({ chance: chance.draw(table.chance, table.draws) })
      continue
    }
    const [choice] = table.decisions
    if (!choice) break
    const [only] = choice.options
    const option = only && choice.options.length === 1 ? only : trial.answer(table, choice, random)
    table.answer({ role: choice.role, option })
  }
  return trial.worth(table, role, random)
}

const meanOf = ({ candidate, sum, count }: Tally, { belief }: Trial): number =>
  (candidate.prior * belief + sum) / (belief + count)
const best = (tallies: readonly Tally[], trial: Trial): Tally =>
  tallies.reduce((most, tally) => (meanOf(tally, trial) > meanOf(most, trial) ? tally : most))
/** Standard error of the lead over the first plan. */
function errorOf({ lead, leads, count }: Tally): number {
  if (count < 2) return Number.POSITIVE_INFINITY
  const mean = lead / count
  return Math.sqrt(Math.max(1e-6, leads / count - mean * mean) / (count - 1))
}
function surely(chosen: Tally, first: Tally, trial: Trial): boolean {
  if (chosen === first) return true
  const gain = meanOf(chosen, trial) - meanOf(first, trial)
  return chosen.count < 2 ? trial.doubt === 0 && gain > 0 : gain > trial.doubt * errorOf(chosen)
}
/** The first stays, as a measure for the others. */
function inTheRace(alive: Tally[], first: Tally, trial: Trial): Tally[] {
  if (first.count < 3) return alive
  const lead = best(alive, trial)
  const bar = meanOf(lead, trial)
  const left = alive.filter(
    (tally) => tally === first || tally === lead || meanOf(tally, trial) + 2 * Math.min(0.2, errorOf(tally)) > bar,
  )
  const clear = left.length === 2 && lead.count >= ENOUGH && bar - meanOf(first, trial) > CLEAR * errorOf(lead)
  return clear && lead !== first ? [lead] : left
}
