/** The counters of a small stack on the map, seen from near. */
import type { UnitId, View } from '@carillon/bayonets-and-tomahawks/page'
import { fewCounters } from '../theatre/Fan.tsx'
import { Counter, stateOf } from './Counter.tsx'

export const FewCounters = fewCounters((unit: UnitId, size, view: View, say) => (
  <Counter {...{ unit, say, size }} {...stateOf(view, unit)} />
))
