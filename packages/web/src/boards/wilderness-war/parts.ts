/** What the board draws later, from one file. */
import { partsOf } from '../theatre/parts.ts'

export const { Arrows, Signs, Layer, Overlays, FewCounters } = partsOf(() => import('./deferred.tsx'))
