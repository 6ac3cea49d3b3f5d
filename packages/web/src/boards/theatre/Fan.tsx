/** A few counters in the room of a stack. */
import type { ReactNode } from 'preact/compat'
import type { Few } from './MapStack.tsx'

interface FanProps extends Few {
  /** The counters, to be drawn in this size. */
  counters(size: number): readonly ReactNode[]
}
/** Side by side, or one below the other. */
export function Fan({ count, counters, width, height, shared }: FanProps): ReactNode {
  const last = count - 1
  const size = last === 0 && !shared ? height : shared ? width : width / 2
  const along = (shared ? height : width) - size
  return counters(size).map((counter, i) => {
    const at = last === 0 ? along / 2 : (along / last) * i
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: by its place on the chip.
      <g key={i} transform={shared ? `translate(0 ${at})` : `translate(${at} ${(height - size) / 2})`}>
        {counter}
      </g>
    )
  })
}
