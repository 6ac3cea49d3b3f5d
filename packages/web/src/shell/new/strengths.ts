/** What machine players are worth, and how even a scenario is, as the arena measured it. What was not measured is not said. */
import type { App } from '../app.tsx'
import measured from './strengths.json' with { type: 'json' }

export interface Strengths {
  /** Games won over the officer, in percent, by player. */
  readonly over: Readonly<Record<string, number>>
  /** Chance of the first side between equals, in percent, by scenario, and the interval it lies in. */
  readonly balance: Readonly<Record<string, { readonly chance: number; readonly interval: readonly [number, number] }>>
}
export const STRENGTHS: Readonly<Record<string, Strengths>> = measured as unknown as Readonly<Record<string, Strengths>>

/** “beats the officer 9 times in 10”; nearly always and nearly never are told in hundreds. */
export function worthOf(game: string, player: string, t: App['t'], all = STRENGTHS): string | undefined {
  const percent = all[game]?.over[player]
  if (percent === undefined || player === 'greedy') return undefined
  const fine = percent < 10 || percent > 90
  return t('bot.worth', { times: Math.round(fine ? percent : percent / 10), games: fine ? 100 : 10 })
}

/** “Between equals the British win 56 games in 100 (52 to 60).” */
export function evennessOf(game: string, scenario: string, first: string, t: App['t'], all = STRENGTHS) {
  const found = all[game]?.balance[scenario]
  if (!found) return undefined
  const [low, high] = found.interval.map(Math.round)
  return t('new.balance', { side: first, chance: Math.round(found.chance), low: low ?? 0, high: high ?? 0 })
}
