/** The counters of a small stack on the map, seen from near. */
import type { Piece, View } from '@carillon/wilderness-war/page'
import type { ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'
import { Fan } from '../theatre/Fan.tsx'
import type { Few } from '../theatre/MapStack.tsx'
import { Counter, stateOf } from './Counter.tsx'

interface FewCountersProps {
  readonly pieces: readonly Piece[]
  readonly view: View
  readonly say: Say
  readonly room: Few
}
export function FewCounters({ pieces, view, say, room }: FewCountersProps): ReactNode {
  return (
    <Fan
      {...room}
      counters={(size) =>
        pieces.map((piece) => <Counter key={piece} {...{ piece, say, size }} {...stateOf(view, piece)} />)
      }
    />
  )
}
