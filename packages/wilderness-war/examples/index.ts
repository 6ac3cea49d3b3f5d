/** Worked examples. */
import type { Example } from '@carillon/kernel'

export const EXAMPLES: readonly Example[] = []
