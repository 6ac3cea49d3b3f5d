/** How long a scenario is, as `npm run lengths` measured it; and how even, in a few words. What was not measured is not said. */
import type { Say } from '@carillon/kernel/catalogue'
import type { App } from '../app.tsx'
import { isLeaning, isLopsided, knownOf, mayLean, strongerOf } from './balance.ts'
import measured from './lengths.json' with { type: 'json' }
import { STRENGTHS } from './strengths.ts'

export interface Length {
  /** Of one side, in the game in the middle. */
  readonly decisions: number
  readonly games: number
  readonly by: string
}
export type Lengths = Readonly<Record<string, Readonly<Record<string, Length>>>>
export const LENGTHS = measured as Lengths

/** What a decision takes with all that goes with it: looking, thinking, watching the answer. */
const SECONDS = 20
/** In steps of five minutes, or of half an hour from two hours on. */
export function minutesFor(decisions: number): number {
  const minutes = (decisions * SECONDS) / 60
  const step = minutes < 120 ? 5 : 30
  return Math.max(step, Math.round(minutes / step) * step)
}

/** “About 55 minutes, 166 decisions a side. Even.” */
export function scenarioLine(game: string, scenario: string, say: Say, t: App['t'], lengths = LENGTHS): string {
  const length = lengths[game]?.[scenario]
  const known = knownOf(STRENGTHS[game]?.balance ?? [], scenario, {})
  const told: string[] = []
  if (length) {
    const { decisions } = length
    const minutes = minutesFor(decisions)
    const key = minutes < 120 ? 'new.card.minutes' : 'new.card.hours'
    told.push(t(key, { minutes, hours: minutes / 60, decisions: Math.round(decisions / 10) * 10 }))
  }
  if (known) {
    const { chance, row } = known
    const how = isLopsided(chance) ? 'favours' : isLeaning(chance) ? 'leans' : mayLean(chance) ? 'may-lean' : 'even'
    told.push(t(`new.card.${how}`, { side: say({ key: `role.${strongerOf(row)}` }) }))
  }
  return told.join(' ')
}
