/** Clocks. Time is counted while a seat is waited for, but not while the house was down, all have agreed to pause, or its owner is away. */
import type { Role } from '@carillon/kernel'
import type { ClockRules, ClockView } from '@carillon/protocol'
import { afterCounted, counted, type Rest } from './calendar.ts'

export interface Span {
  readonly began: number
  readonly ended: number
}
export const NO_OUTAGES: readonly Span[] = []
/** A clock as it is kept: in every row that changes it, so that all nodes and all replays agree. */
export interface Clock {
  readonly rules: ClockRules
  /** What each had left at `since`, and who runs since then. */
  readonly left: Readonly<Record<Role, number>>
  readonly running: readonly Role[]
  readonly since: number
  /** All have come. Nobody may run all the same: while a bot thinks, or chance waits. In rows of older houses it is not said. */
  readonly begun?: true
  /** While several decide in secret: when each was done. It is nobody's business until all are. */
  readonly done?: Readonly<Record<Role, number>>
  readonly paused?: true
  /** When it was stopped while several decided in secret: what was used before is booked when all are done. */
  readonly stopped?: number
  readonly away?: Readonly<Record<Role, Span>>
  /** What each may still be away. */
  readonly vacation: Readonly<Record<Role, number>>
  /** Seats that a bot plays in place of a person: no time is counted against it. */
  readonly bots?: readonly Role[]
  /** No clock was wanted: nobody loses by it, but after a while the others need not wait any longer. */
  readonly patience?: true
}
/** Whom the game waits for after a row. */
export interface Waiting {
  readonly roles: readonly Role[]
  /** They decide in secret; those who are done. */
  readonly sealed: boolean
  readonly done: readonly Role[]
}

/** Nobody runs until all have come. */
export const newClock = (rules: ClockRules, roles: readonly Role[], at: number): Clock => ({
  rules,
  left: Object.fromEntries(roles.map((role) => [role, Math.min(rules.bank, rules.cap)])),
  running: [],
  since: at,
  vacation: Object.fromEntries(roles.map((role) => [role, rules.vacation ?? 0])),
})

const LONG = 14 * 86_400_000
/** For a game without a clock: every turn has so long. */
export const newPatience = (roles: readonly Role[], at: number): Clock => ({
  ...newClock({ kind: 'days', bank: LONG, add: LONG, cap: LONG, flag: 'claim' }, roles, at),
  patience: true,
})

export const hasBegun = ({ begun, running }: Clock): boolean => begun === true || running.length > 0

/** What does not count for a role. */
function restOf({ rules, away }: Clock, role: Role, outages: readonly Span[]): Rest {
  const own = away?.[role]
  const spans = [...outages, ...(own ? [own] : [])].map(({ began, ended }) => [began, ended] as const)
  return { spans, weekends: rules.weekends }
}
/** Milliseconds between two moments that count against a role. */
function countedFor(clock: Clock, role: Role, outages: readonly Span[], from: number, to: number): number {
  const { paused: still, stopped = from } = clock
  return counted(from, still ? Math.min(to, stopped) : to, restOf(clock, role, outages))
}
/** What a role has left now, by what is true of it. */
export function leftAt(clock: Clock, role: Role, outages: readonly Span[], now: number): number {
  const left = clock.left[role] ?? 0
  if (!clock.running.includes(role) || clock.bots?.includes(role)) return left
  return left - countedFor(clock, role, outages, clock.since, clock.done?.[role] ?? now)
}
/**
 * Who has no time left. While several decide in secret nobody's flag falls before all of theirs could have: else one that is due
 * and does not fall would tell who is done. Who was too late in secret has less than nothing when it is over.
 */
export function flagged(clock: Clock, outages: readonly Span[], now: number): Role | undefined {
  const { left, running, done } = clock
  // Of several it is who has least.
  const first = (roles: readonly Role[]) => {
    const rest = (role: Role) => leftAt(clock, role, outages, now)
    return roles.filter((role) => rest(role) < 0).sort((one, other) => rest(one) - rest(other))[0]
  }
  const broke = first(Object.keys(left).filter((role) => !running.includes(role)))
  if (broke !== undefined) return broke
  if (done && now < (deadlineOf(clock, outages) ?? Number.POSITIVE_INFINITY)) return undefined
  return first(running)
}

/** A clock is never changed, and stands for many answers: when it is due is worked out once. */
const known = new WeakMap<Clock, { readonly outages: readonly Span[]; readonly due: Readonly<Record<Role, number>> }>()
/** When each who runs has none left, if nothing happens before. Spans to come (weekends, absences) are gone around. */
export function dueOf(clock: Clock, outages: readonly Span[]): Readonly<Record<Role, number>> {
  const found = known.get(clock)
  if (found?.outages === outages) return found.due
  const due = dueIn(clock, outages)
  known.set(clock, { outages, due })
  return due
}
function dueIn(clock: Clock, outages: readonly Span[]): Record<Role, number> {
  const { running, since, left, paused, bots = [] } = clock
  const due = (role: Role) => afterCounted(since, (left[role] ?? 0) + 1, restOf(clock, role, outages))
  const people = running.filter((role) => !bots.includes(role))
  return Object.fromEntries((paused ? [] : people).map((role) => [role, due(role)]))
}
/** When a flag can fall first: of those who decide in secret, the last one's, whoever is done. */
export function deadlineOf(clock: Clock, outages: readonly Span[]): number | null {
  const { left, running, since, done, paused } = clock
  if (!paused && Object.keys(left).some((role) => !running.includes(role) && (left[role] ?? 0) < 0)) return since
  const ends = Object.values(dueOf(clock, outages))
  if (ends.length === 0) return null
  return done ? Math.max(...ends) : Math.min(...ends)
}

/** After a row: time is booked, whoever's turn is over gets more, the next ones run. What is taken back ends no turn: who does so is still asked. */
export function clockAfter(
  clock: Clock,
  waiting: Waiting,
  outages: readonly Span[],
  at: number,
  add = clock.rules.add,
): Clock {
  const { rules, running } = clock
  const stays =
    hasBegun(clock) && running.length === waiting.roles.length && running.every((role) => waiting.roles.includes(role))
  if (stays && waiting.sealed) return areDone(clock, waiting) ? clock : { ...clock, done: doneOf(clock, waiting, at) }
  if (stays) return clock
  const left: Record<Role, number> = { ...clock.left }
  for (const role of running) {
    const rest = leftAt(clock, role, outages, at)
    // Increments are for turns that are over, not for clicks; who was too late in secret gets none.
    const late = clock.done !== undefined && rules.flag === 'auto' && rest < 0
    left[role] = late || waiting.roles.includes(role) ? rest : Math.min(rules.cap, Math.max(0, rest) + add)
  }
  const { done: _, stopped: __, ...rest } = clock
  const next: Clock = { ...rest, begun: true, left, running: waiting.roles, since: at }
  return waiting.sealed ? { ...next, done: doneOf(next, waiting, at) } : next
}
/** Nobody else is done, and nobody is not any more. */
function areDone({ done }: Clock, waiting: Waiting): boolean {
  return (
    done !== undefined && Object.keys(done).length === waiting.done.length && waiting.done.every((role) => role in done)
  )
}
const doneOf = (clock: Clock, { done }: Waiting, at: number): Record<Role, number> =>
  Object.fromEntries(done.map((role) => [role, clock.done?.[role] ?? at]))

/** By consent it stands still, or goes on. */
export function paused(clock: Clock, on: boolean, outages: readonly Span[], at: number): Clock {
  if (on) return { ...stopped(clock, outages, at), paused: true }
  const { paused: _, stopped: since, ...rest } = clock
  if (since === undefined || !clock.done) return { ...rest, since: at }
  // As if all had been later by the pause.
  const still = at - since
  const done = Object.fromEntries(
    Object.entries(clock.done).map(([role, then]) => [role, Math.min(then, since) + still]),
  )
  return { ...rest, since: clock.since + still, done }
}
/** Time so far is booked; who is done in secret is not before all are: it would tell. */
function stopped(clock: Clock, outages: readonly Span[], at: number): Clock {
  if (clock.done) return { ...clock, stopped: at }
  const left = { ...clock.left }
  for (const role of clock.running) left[role] = leftAt(clock, role, outages, at)
  return { ...clock, left, since: at }
}
/** Away until then, as far as the vacation reaches; with null, back. */
export function goneAway(clock: Clock, role: Role, until: number | null, at: number): Clock {
  const own = clock.away?.[role]
  const refund = own ? Math.max(0, own.ended - Math.max(own.began, at)) : 0
  const vacation = (clock.vacation[role] ?? 0) + refund
  const { [role]: _, ...others } = clock.away ?? {}
  if (until === null) {
    const past = own && own.began < at ? { [role]: { began: own.began, ended: Math.min(own.ended, at) } } : {}
    return { ...clock, away: { ...others, ...past }, vacation: { ...clock.vacation, [role]: vacation } }
  }
  const taken = Math.max(0, Math.min(until - at, vacation))
  const over = own && own.ended < at ? own : undefined
  const began = own && !over ? own.began : at
  // An absence of the same turn that is over gives way to the next one, but still does not count.
  const since = Math.max(clock.since, over?.began ?? at)
  const free = over && clock.running.includes(role) && over.ended > since
  const kept = free ? counted(since, over.ended, { spans: [], weekends: clock.rules.weekends }) : 0
  return {
    ...clock,
    left: { ...clock.left, [role]: (clock.left[role] ?? 0) + kept },
    away: { ...others, [role]: { began, ended: at + taken } },
    vacation: { ...clock.vacation, [role]: vacation - taken },
  }
}

/** A bot plays for him from now on. */
export function relieved(clock: Clock, role: Role, outages: readonly Span[], at: number): Clock {
  const left = Math.max(0, leftAt(clock, role, outages, at))
  return { ...clock, left: { ...clock.left, [role]: left }, bots: [...(clock.bots ?? []), role] }
}
/** Who comes back has what the bot's turns have added, and at least what a turn adds or a quarter of what he began with. */
export function backAt(clock: Clock, role: Role, outages: readonly Span[], at: number): Clock {
  const { rules, running, left } = clock
  const least = Math.min(rules.cap, Math.max(rules.add, rules.bank / 4, left[role] ?? 0))
  // What the bot has used of this turn is not his.
  const used = running.includes(role) ? countedFor(clock, role, outages, clock.since, at) : 0
  const bots = clock.bots?.filter((one) => one !== role) ?? []
  const { bots: _, ...rest } = clock
  return { ...rest, left: { ...left, [role]: least + used }, ...(bots.length > 0 && { bots }) }
}

/** As everybody may see it. */
export function clockView(clock: Clock, outages: readonly Span[]): ClockView {
  const { rules, since, vacation, away = {}, bots = [] } = clock
  const people = (role: Role) => !bots.includes(role)
  const left = Object.fromEntries(Object.entries(clock.left).filter(([role]) => people(role)))
  const running = clock.running.filter(people)
  const until = Object.entries(away).map(([role, { ended }]) => [role, ended] as const)
  const due = dueOf(clock, outages)
  return { rules, left, running, since, due, paused: clock.paused === true, away: Object.fromEntries(until), vacation }
}
