/** What the board draws later, from one file. */
import { partsOf } from '../theatre/parts.ts'

export const { Numbers, Arrows, Signs, Layer, Overlays, FewCounters, Slides } = partsOf(() => import('./deferred.tsx'))
