/** Worked examples: each a test and a lesson. */
import type { Example } from '@carillon/kernel'
import { BATTLE } from './battle.ts'
import { LOUISBOURG_FALL } from './louisbourg-fall.ts'
import { LOUISBOURG_LANDING } from './louisbourg-landing.ts'
import { NOTES } from './notes.ts'
import { RAIDS } from './raids.ts'
import { RETREAT } from './retreat.ts'
import { ROUND_ACTIONS } from './round-actions.ts'
import { ROUND_BATTLES } from './round-battles.ts'
import { SUPPLY } from './supply.ts'
import { WINTER } from './winter.ts'
import { YEAR } from './year.ts'

/** In the order of the playbook, which is that of their numbers. */
export const EXAMPLES: readonly Example[] = [
  ...YEAR,
  ...ROUND_ACTIONS,
  ...ROUND_BATTLES,
  ...RAIDS,
  ...BATTLE,
  ...LOUISBOURG_LANDING,
  ...LOUISBOURG_FALL,
  ...RETREAT,
  ...SUPPLY,
  ...WINTER,
  ...NOTES,
].toSorted((a, b) => (a.id < b.id ? -1 : 1))
