/** How even a scenario is between equals, and what makes it more even: as `npm run balance` measured it, in percent. */
import type { Settings } from '@carillon/kernel'

/** How often the first side won, draws half, and the interval of 95 %. */
export interface Chance {
  readonly chance: number
  readonly low: number
  readonly high: number
  readonly games: number
}
/** Options or a lower rank for the stronger side, and how even it is with them; without that they are for people to agree on. */
export type Remedy =
  | ({ readonly options: Settings } & (Chance | { readonly chance?: undefined }))
  | ({ readonly rank: string } & Chance)
export interface Balance extends Chance {
  readonly scenario: string
  /** Those that are not as usual. */
  readonly options: Settings
  readonly first: string
  readonly second: string
  /** Who played both sides, with how many trials a decision if it searches, from which seed, when. */
  readonly by: string
  readonly nodes?: number
  readonly seed: number
  readonly date: string
  /** For a scenario that is lopsided. */
  readonly remedies?: readonly Remedy[]
}

/** Between these a scenario is called even. */
const EVEN = [40, 60] as const
export const isLopsided = ({ low, high }: Chance): boolean => low > EVEN[1] || high < EVEN[0]
/** Hardly by chance, but perhaps not by much. */
export const isLeaning = ({ low, high }: Chance): boolean => low > 50 || high < 50
/** Perhaps not even, for all that is known. */
export const mayLean = ({ low, high }: Chance): boolean => low < 35 || high > 65
export const strongerOf = ({ chance, first, second }: Balance): string => (chance >= 50 ? first : second)

const equal = (one: Settings, other: Settings): boolean =>
  Object.keys({ ...one, ...other }).every((id) => one[id] === other[id])
/** What is known of a scenario with these options (those that are not as usual); perhaps only of the usual ones. */
export interface Known {
  readonly row: Balance
  readonly chance: Chance
  readonly exactly: boolean
}
export function knownOf(rows: readonly Balance[], scenario: string, options: Settings): Known | undefined {
  const all = rows.filter((row) => row.scenario === scenario)
  for (const row of all) {
    if (equal(row.options, options)) return { row, chance: row, exactly: true }
    for (const remedy of row.remedies ?? [])
      if ('options' in remedy && remedy.chance !== undefined && equal({ ...row.options, ...remedy.options }, options))
        return { row, chance: remedy, exactly: true }
  }
  const usual = all.find((row) => Object.keys(row.options).length === 0)
  return usual && { row: usual, chance: usual, exactly: false }
}
