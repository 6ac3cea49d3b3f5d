/**
 * Clocks of a game over the network. A clock runs for whom the game waits for; who has moved on gets his increment, once a turn
 * and not for every click. Time in which the service was down, the game was paused or somebody was on holiday does not count.
 * A clock is a view, too: where several decide in secret, nobody may see who is done.
 */
import type { Role } from '@carillon/kernel'
import { afterCounted, counted, type Rest, type Span } from './calendar.ts'

export type ClockPlan =
  | { readonly kind: 'none' }
  /** At one sitting: a bank of time, and an increment a turn; in milliseconds. */
  | { readonly kind: 'live'; readonly bank: number; readonly add: number; readonly flag: Flag }
  /** Over days: the bank never holds more than the cap; on weekends it may rest. */
  | {
      readonly kind: 'days'
      readonly bank: number
      readonly add: number
      readonly cap: number
      readonly weekends: boolean
      readonly flag: Flag
    }
/** Whose time is over has lost at once, or when the other claims it. */
export type Flag = 'auto' | 'claim'

export interface Clock {
  readonly plan: ClockPlan
  /** What each had when the game began to wait for those it waits for now. */
  readonly bank: Readonly<Record<Role, number>>
  readonly running: readonly Role[]
  /** Since when it runs; and while all agree to rest, since when it does not. */
  readonly since: number
  readonly paused?: number
  readonly sealed?: Sealed
}
/** Decided in secret: when each was done. Not for anybody's eyes before all are. */
interface Sealed {
  /** Which secret it is: a number that the next one does not have. */
  readonly number: number
  readonly done: Readonly<Record<Role, number>>
}
/** What is known of somebody's time besides. */
export type Rests = (role: Role) => Rest

export const NO_CLOCK: Clock = { plan: { kind: 'none' }, bank: {}, running: [], since: 0 }

export function startClock(plan: ClockPlan, roles: readonly Role[], now: number): Clock {
  if (plan.kind === 'none') return NO_CLOCK
  return { plan, bank: Object.fromEntries(roles.map((role) => [role, plan.bank])), running: [], since: now }
}

/** Weekends rest only where the game says so. */
const restOf = ({ plan }: Clock, rest: Rest): Rest =>
  plan.kind === 'days' && plan.weekends ? rest : { spans: rest.spans }

/** What somebody has left. */
export function leftOf(clock: Clock, role: Role, now: number, rests: Rests): number {
  const bank = clock.bank[role] ?? 0
  if (!clock.running.includes(role)) return bank
  const until = Math.min(clock.sealed?.done[role] ?? now, clock.paused ?? now)
  return bank - counted(clock.since, until, restOf(clock, rests(role)))
}

/** The game waits for these now. */
export interface Waits {
  readonly roles: readonly Role[]
  /** They decide in secret: which secret it is, and who of them is still asked. */
  readonly sealed?: { readonly number: number; readonly asked: readonly Role[] } | undefined
}

/** After a move. Who is waited for as before goes on; who is not any more gets his increment. */
export function moved(clock: Clock, { roles, sealed }: Waits, now: number, rests: Rests): Clock {
  const { plan, running, paused } = clock
  if (plan.kind === 'none') return clock
  if (sealed && clock.sealed?.number === sealed.number)
    return { ...clock, sealed: doneAt(clock.sealed.done, roles, sealed, now) }
  // Without a secret, who is still waited for has not had his turn yet: a click is not a turn.
  if (!sealed && !clock.sealed && same(running, roles)) return clock
  const bank = { ...clock.bank }
  for (const role of running) {
    const left = leftOf(clock, role, now, rests)
    const goesOn = roles.includes(role) && !clock.sealed && !sealed
    bank[role] = goesOn ? left : added(plan, left)
  }
  const next = { plan, bank, running: roles, since: now, ...(paused !== undefined && { paused: now }) }
  return sealed ? { ...next, sealed: doneAt({}, roles, sealed, now) } : next
}
const same = (a: readonly Role[], b: readonly Role[]): boolean =>
  a.length === b.length && a.every((role) => b.includes(role))

/** Whose time is over gets nothing for it. */
function added(plan: Exclude<ClockPlan, { kind: 'none' }>, left: number): number {
  if (left <= 0) return left
  return plan.kind === 'days' ? Math.max(left, Math.min(plan.cap, left + plan.add)) : left + plan.add
}
/** Who is not asked any more was done now; who has taken it back is not. */
const doneAt = (
  before: Readonly<Record<Role, number>>,
  roles: readonly Role[],
  { number, asked }: NonNullable<Waits['sealed']>,
  now: number,
): Sealed => ({
  number,
  done: Object.fromEntries(roles.filter((role) => !asked.includes(role)).map((role) => [role, before[role] ?? now])),
})

/** All agree to rest, and to go on. What was thought about until then counts. */
export function paused(clock: Clock, now: number): Clock {
  return clock.plan.kind === 'none' || clock.paused !== undefined ? clock : { ...clock, paused: now }
}
export function resumed(clock: Clock, now: number, rests: Rests): Clock {
  if (clock.paused === undefined) return clock
  const { paused: _since, sealed, ...rest } = clock
  const bank = { ...clock.bank }
  for (const role of clock.running) bank[role] = leftOf(clock, role, now, rests)
  // Who was done before the pause stays done: nothing runs for him from here on.
  const done = Object.fromEntries(Object.keys(sealed?.done ?? {}).map((role) => [role, now]))
  return { ...rest, bank, since: now, ...(sealed && { sealed: { number: sealed.number, done } }) }
}

/** Those who still have to move and whose time is over. */
export function fallen(clock: Clock, now: number, rests: Rests): readonly Role[] {
  if (clock.plan.kind === 'none' || clock.paused !== undefined) return []
  return clock.running.filter((role) => clock.sealed?.done[role] === undefined && leftOf(clock, role, now, rests) <= 0)
}

/** When the next one falls, if nothing happens. */
export function deadlineOf(clock: Clock, rests: Rests): number | undefined {
  if (clock.plan.kind === 'none' || clock.paused !== undefined) return undefined
  const times = clock.running
    .filter((role) => clock.sealed?.done[role] === undefined)
    .map((role) => afterCounted(clock.since, clock.bank[role] ?? 0, restOf(clock, rests(role))))
  return times.length > 0 ? Math.min(...times) : undefined
}

/** What everybody may see of the clocks. */
export interface ClockView {
  readonly kind: 'live' | 'days'
  readonly flag: Flag
  /** What each has left now, in milliseconds, and whose runs. */
  readonly left: Readonly<Record<Role, number>>
  readonly running: readonly Role[]
  readonly paused: boolean
}
/** In secret play a clock of another never shows less than this: that it stands at nothing and does not fall would tell. */
const VEIL = 60_000

/** As `viewer` may see it: in secret play all who were asked seem to think until all are done. */
export function seenClock(clock: Clock, viewer: string, now: number, rests: Rests): ClockView | undefined {
  const { plan, sealed } = clock
  if (plan.kind === 'none') return undefined
  const { sealed: _secret, ...open } = clock
  const shown = (role: Role): number => {
    const bank = clock.bank[role] ?? 0
    if (sealed && clock.running.includes(role) && role !== viewer)
      return Math.max(Math.min(VEIL, bank), leftOf(open, role, now, rests))
    return Math.max(0, leftOf(clock, role, now, rests))
  }
  const left = Object.fromEntries(Object.keys(clock.bank).map((role) => [role, shown(role)]))
  const running = clock.running.filter((role) => role !== viewer || sealed?.done[role] === undefined)
  return { kind: plan.kind, flag: plan.flag, left, running, paused: clock.paused !== undefined }
}

/** Spans in which the service was down, as one list for everybody. */
export const restsOf =
  (common: readonly Span[], own: Readonly<Record<Role, Rest>>): Rests =>
  (role) => ({ spans: [...common, ...(own[role]?.spans ?? [])], weekends: own[role]?.weekends })
