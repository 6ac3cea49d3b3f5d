/** What the board draws later, from one file. */
import { partsOf } from '../theatre/parts.ts'

export const parts = partsOf(() => import('./deferred.tsx'))
export const { FewCounters } = parts
