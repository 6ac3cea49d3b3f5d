/** Counters side by side in a box; each says its own name. */
import type { ReactNode } from 'preact/compat'

export function CounterTray({
  counters,
}: {
  counters: readonly (readonly [id: string, counter: ReactNode])[]
}): ReactNode {
  return (
    <ul className="th-tray">
      {counters.map(([id, counter]) => (
        <li key={id} data-unit={id}>
          {counter}
        </li>
      ))}
    </ul>
  )
}
