/** How a game over the network is to be played: by which clock, and how late it is watched. */
import type { ClockRules } from '@carillon/protocol'

const [MINUTE, DAY] = [60_000, 86_400_000] as const

export interface FarWish {
  readonly clock?: ClockRules | undefined
  /** Who watches sees it so many turns later. */
  readonly delay: number
  /** Whoever plays may ask the machine for hints and chances; not in a rated game. */
  readonly hints?: boolean
}

/** Clocks that are offered by name. */
export const CLOCKS = {
  quick: { kind: 'live', bank: 30 * MINUTE, add: MINUTE / 2, cap: 60 * MINUTE, flag: 'auto' },
  evening: { kind: 'live', bank: 90 * MINUTE, add: MINUTE, cap: 180 * MINUTE, flag: 'auto' },
  days: { kind: 'days', bank: 3 * DAY, add: DAY, cap: 7 * DAY, flag: 'claim', vacation: 14 * DAY },
  slow: { kind: 'days', bank: 10 * DAY, add: 2 * DAY, cap: 21 * DAY, flag: 'claim', vacation: 30 * DAY },
} as const satisfies Readonly<Record<string, ClockRules>>
export type ClockName = keyof typeof CLOCKS | 'none' | 'own'
export const CLOCK_NAMES: readonly ClockName[] = ['none', 'quick', 'evening', 'days', 'slow', 'own']

/** One's own clock, in the units that people say: minutes, or days. */
export interface OwnClock {
  readonly kind: ClockRules['kind']
  readonly bank: number
  readonly add: number
  /** At most so much is saved up. */
  readonly cap: number
}
/** Seconds a turn of a live clock, hours of one by days. The most is never less than the start, nor than what comes with a turn. */
export function ownClock({ kind, bank, add, cap }: OwnClock, flag: ClockRules['flag']): ClockRules {
  const [unit, more] = kind === 'live' ? [MINUTE, add * 1000] : [DAY, add * 3_600_000]
  return { kind, bank: bank * unit, add: more, cap: Math.max(cap * unit, bank * unit, more), flag }
}
/** What of a number in a field can be used. */
export const within = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : least
