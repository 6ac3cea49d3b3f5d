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
import type { Limits, Steps } from './player.ts'

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
  begin(random: Random): void
  /** How both sides go on. */
  answer(table: Table<State>, choice: Choice, random: Random): Steps<Option>
  /** The chance of the role to win where a trial ends. */
  worth(table: Table<State>, role: Role, random: Random): Steps<number>
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
  /** How much better than the first plan it was thought to be. */
  readonly ahead: number
  /** What the samples came to, compared with the first plan: their sum, and of their squares. */
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
): Steps<Found> {
  const { role } = outlook
  const [model] = candidates
  if (!model) throw new Error('nothing to choose from')
  const tallies = candidates.map((candidate): Tally => {
    const ahead = candidate.prior - model.prior
    return { candidate, ahead, lead: 0, leads: 0, count: 0 }
  })
  const first = tallies[0] as Tally
  const level = { sum: model.prior * trial.belief, count: trial.belief }
  const chanceWith = (tally: Tally): number => level.sum / level.count + leadOf(tally, trial)
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
      const future = yield* inTime(futureOf(deal, role, clicks, trial, random.split(dice)), late)
      // What was not played to its end says nothing.
      if (future === undefined) break
      const worth = future + liked
      if (tally === first) {
        base = worth
        level.sum += worth
        level.count += 1
      }
      tally.lead += worth - base
      tally.leads += (worth - base) ** 2
      tally.count += 1
      nodes += 1
      const now = best(tallies, trial)
      yield { nodes, best: (now.candidate.clicks[0] ?? {}) as Option, chance: chanceWith(now) }
    }
    alive = inTheRace(alive, first, trial)
  }
  const leader = best(tallies, trial)
  const chosen = surely(leader, first, trial) ? leader : first
  return { number: tallies.indexOf(chosen), worth: chanceWith(chosen) }
}

/** As far as there is time; nothing if it is too late. */
export function* inTime<T>(steps: Steps<T>, late: () => boolean): Steps<T | undefined> {
  while (!late()) {
    const step = steps.next()
    if (step.done) return step.value
    yield step.value
  }
  return undefined
}

/** What a plan comes to. */
export function* futureOf(
  deal: Table<State>,
  role: Role,
  clicks: readonly Option[],
  trial: Trial,
  random: Random,
): Steps<number> {
  const table = played(deal, role, clicks)
  trial.begin(random)
  const chance = seededChance(random.split(1))
  for (let i = 0; i < LONGEST && !table.over && !trial.ends(table, role); i += 1) {
    if (table.chance) {
      table.answer({ chance: chance.draw(table.chance, table.draws) })
      continue
    }
    const [choice] = table.decisions
    if (!choice) break
    const [only] = choice.options
    const option = only && choice.options.length === 1 ? only : yield* trial.answer(table, choice, random)
    table.answer({ role: choice.role, option })
    yield
  }
  return yield* trial.worth(table, role, random)
}
/** How much better than the first plan it is, by the first thought and by trials. */
const leadOf = ({ ahead, lead, count }: Tally, { belief }: Trial): number => (ahead * belief + lead) / (belief + count)
const best = (tallies: readonly Tally[], trial: Trial): Tally =>
  tallies.reduce((most, tally) => (leadOf(tally, trial) > leadOf(most, trial) ? tally : most))
/** Standard error of the lead over the first plan. */
function errorOf({ lead, leads, count }: Tally): number {
  if (count < 2) return Number.POSITIVE_INFINITY
  const mean = lead / count
  return Math.sqrt(Math.max(1e-6, leads / count - mean * mean) / (count - 1))
}
function surely(chosen: Tally, first: Tally, trial: Trial): boolean {
  if (chosen === first) return true
  const gain = leadOf(chosen, trial)
  return chosen.count < 2 ? trial.doubt === 0 && gain > 0 : gain > trial.doubt * errorOf(chosen)
}
/** The first stays, as a measure for the others. */
function inTheRace(alive: Tally[], first: Tally, trial: Trial): Tally[] {
  if (first.count < 3) return alive
  const lead = best(alive, trial)
  const bar = leadOf(lead, trial)
  const left = alive.filter(
    (tally) => tally === first || tally === lead || leadOf(tally, trial) + 2 * Math.min(0.2, errorOf(tally)) > bar,
  )
  const clear = left.length === 2 && lead.count >= ENOUGH && bar > CLEAR * errorOf(lead)
  return clear && lead !== first ? [lead] : left
}
