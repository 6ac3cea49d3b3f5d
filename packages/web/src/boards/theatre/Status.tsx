/** How the game stands, in one line over the upper edge of the board. */
import type { ReactNode } from 'preact/compat'

export interface StatusItem {
  /** What explains it. */
  readonly track: string
  readonly spoken: string
  readonly shown: ReactNode
}
export function Status({ items }: { readonly items: readonly StatusItem[] }): ReactNode {
  return (
    <ul className="th-status" data-covers="">
      {items.map(({ track, spoken, shown }) => (
        <li key={track} data-track={track}>
          <span className="unseen">{spoken}</span>
          <span aria-hidden="true">{shown}</span>
        </li>
      ))}
    </ul>
  )
}
