/** The counters of a small stack on the map, seen from near. */
import type { Piece, View } from '@carillon/wilderness-war/page'
import { fewCounters } from '../theatre/Fan.tsx'
import { Counter, stateOf } from './Counter.tsx'

export const FewCounters = fewCounters((piece: Piece, size, view: View, say) => (
  <Counter {...{ piece, say, size }} {...stateOf(view, piece)} />
))
