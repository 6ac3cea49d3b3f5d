/** What machine players are worth, and how even scenarios are, as measured. What was not measured is not said. */
import type { App } from '../app.tsx'
import type { Balance } from './balance.ts'
import measured from './strengths.json' with { type: 'json' }

export interface Strengths {
  /** Games won over the officer, in percent, by player. */
  readonly over: Readonly<Record<string, number>>
  /** Games between equals, by scenario and options; `npm run balance` writes it. */
  readonly balance: readonly Balance[]
}
export const STRENGTHS: Readonly<Record<string, Strengths>> = measured as unknown as Readonly<Record<string, Strengths>>

/** “beats the officer 91 times out of 100” */
export function worthOf(game: string, player: string, t: App['t'], all = STRENGTHS): string | undefined {
  const percent = all[game]?.over[player]
  if (percent === undefined || player === 'greedy') return undefined
  return t('bot.worth', { times: Math.round(percent) })
}
