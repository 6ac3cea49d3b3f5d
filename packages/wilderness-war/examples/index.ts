/** Worked examples: each a test and a lesson. */
import type { Example } from '@carillon/kernel'
import { BATTLES, MONONGAHELA, PLAINS } from './battles.ts'
import { LANDING, SHENANDOAH } from './playbook.ts'
import { ACTIVATION, CONSTRUCTION, MOVES, WINTER } from './rules.ts'
import { EARLY_1757 } from './year-1757-early.ts'
import { LATE_1757 } from './year-1757-late.ts'

/** In the order of the rules, then of the playbook. */
export const EXAMPLES: readonly Example[] = [
  ...ACTIVATION,
  ...CONSTRUCTION,
  ...BATTLES,
  ...WINTER,
  ...MOVES,
  ...MONONGAHELA,
  ...SHENANDOAH,
  ...LANDING,
  ...PLAINS,
  ...EARLY_1757,
  ...LATE_1757,
]
