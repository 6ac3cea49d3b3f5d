/** A few counters in the room of a stack, seen from near. */
import type { ComponentType, ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'
import type { Few } from './MapStack.tsx'

interface FewCountersProps<T, V> {
  readonly of: readonly T[]
  readonly view: V
  readonly say: Say
  readonly room: Few
}
/** Side by side, or one below the other; `counter` draws one of them in that size. */
export const fewCounters =
  <T, V>(counter: (one: T, size: number, view: V, say: Say) => ReactNode): ComponentType<FewCountersProps<T, V>> =>
  ({ of, view, say, room }) => <Fan {...room} counters={(size) => of.map((one) => counter(one, size, view, say))} />

interface FanProps extends Few {
  counters(size: number): readonly ReactNode[]
}
function Fan({ count, counters, width, height }: FanProps): ReactNode {
  const last = count - 1
  const size = last === 0 ? Math.min(width, height) : Math.min(width / 2, height)
  return counters(size).map((counter, i) => {
    const x = last === 0 ? (width - size) / 2 : ((width - size) / last) * i
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: by its place on the chip.
      <g key={i} transform={`translate(${x} ${(height - size) / 2})`}>
        {counter}
      </g>
    )
  })
}
