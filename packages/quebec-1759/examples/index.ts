/** Worked examples: each a test and a lesson. */
import type { Example } from '@carillon/kernel'

export const EXAMPLES: readonly Example[] = []
