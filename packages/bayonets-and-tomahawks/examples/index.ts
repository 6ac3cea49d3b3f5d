/** Worked examples: each a test and a lesson. */
import type { Example } from '@carillon/kernel'
import { BATTLE } from './battle.ts'
import { LOUISBOURG } from './louisbourg.ts'
import { NOTES } from './notes.ts'
import { RAIDS } from './raids.ts'
import { RETREAT } from './retreat.ts'
import { ROUND_SEVEN } from './round.ts'
import { SUPPLY } from './supply.ts'
import { WINTER } from './winter.ts'
import { YEAR } from './year.ts'

/** In the order of the playbook, which is that of their numbers. */
export const EXAMPLES: readonly Example[] = [
  ...YEAR,
  ...ROUND_SEVEN,
  ...RAIDS,
  ...BATTLE,
  ...LOUISBOURG,
  ...RETREAT,
  ...SUPPLY,
  ...WINTER,
  ...NOTES,
].toSorted((a, b) => (a.id < b.id ? -1 : 1))
