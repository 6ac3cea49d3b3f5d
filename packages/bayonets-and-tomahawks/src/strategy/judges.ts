/** Which of two judges a side hears: docs/opponents.md says what each has watched, and what it is worth. */
import type { ScenarioId } from '../data/scenarios.ts'

/** Those of the judge that watched mostly `2`; the other watched all scenarios. */
const FIRST: readonly ScenarioId[] = ['2', '1B']
export const judgeOf = (scenario: ScenarioId, side: string): string =>
  FIRST.includes(scenario) ? side : `${side} of all`
