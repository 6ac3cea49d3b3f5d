/** Worked examples: each a test and a lesson. */
import type { Example } from '@carillon/kernel'
import { EARLY_1757 } from './year-1757-early.ts'
import { LATE_1757 } from './year-1757-late.ts'

/** In the order of the rules, then of the playbook. */
export const EXAMPLES: readonly Example[] = [...EARLY_1757, ...LATE_1757]
