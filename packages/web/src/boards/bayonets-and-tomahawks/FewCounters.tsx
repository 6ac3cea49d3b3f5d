/** The counters of a small stack on the map, seen from near. */
import type { UnitId, View } from '@carillon/bayonets-and-tomahawks/page'
import type { ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'
import { Fan } from '../theatre/Fan.tsx'
import type { Few } from '../theatre/MapStack.tsx'
import { Counter, stateOf } from './Counter.tsx'

interface FewCountersProps {
  readonly units: readonly UnitId[]
  readonly view: View
  readonly say: Say
  readonly room: Few
}
export function FewCounters({ units, view, say, room }: FewCountersProps): ReactNode {
  return (
    <Fan
      {...room}
      counters={(size) => units.map((unit) => <Counter key={unit} {...{ unit, say, size }} {...stateOf(view, unit)} />)}
    />
  )
}
