/** 18.2 Where the factions win at the end of a year. */
import { given } from '@carillon/kernel'
import type { Faction } from './map.ts'
import { SCENARIO, type ScenarioId } from './scenarios.ts'
import type { Rules } from './switches.ts'

/** 18.1 The track has no 0: positions go ..., -2, -1, 1, 2, ... with the British above. */
export const slide = (position: number, by: number): number => {
  const flat = position > 0 ? position - 1 : position
  const moved = flat + by
  return moved >= 0 ? moved + 1 : moved
}
const LIMITS_1760: Readonly<Record<Faction, number>> = { british: 5, french: 4 }
/** A threshold slides against the gains of the faction that is helped. */
const BALANCE: Readonly<Record<Rules['balance'], number>> = {
  none: 0,
  british1: -1,
  british2: -2,
  french1: 1,
  french2: 2,
}
export const lastYear = (scenario: ScenarioId): number => given(SCENARIO[scenario].years.at(-1), 'year')
/** Whether no year follows in the scenario. */
export const isLast = (scenario: ScenarioId, year: number): boolean => year >= lastYear(scenario)
/** In the last year slid for the weaker player if so agreed. */
export function thresholdsOf(
  scenario: ScenarioId,
  year: number,
  balance: Rules['balance'],
): Readonly<Record<Faction, number>> | undefined {
  const limits = year === 1760 ? LIMITS_1760 : SCENARIO[scenario].thresholds[year]
  if (!limits || !isLast(scenario, year)) return limits
  const by = BALANCE[balance]
  return { british: slide(limits.british, by), french: slide(limits.french, by) }
}
