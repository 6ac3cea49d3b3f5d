/** A row of boxes, one of them marked. For the eye only: words say it beside. */
import type { ReactNode } from 'react'

interface TrackProps {
  readonly boxes: readonly number[]
  readonly now: number
  /** What stands in a box; without it the number. */
  show?(box: number): string | number
  look?(box: number): string
}
export function Track({ boxes, now, show = (box) => box, look = () => '' }: TrackProps): ReactNode {
  return (
    <ol className="th-track" aria-hidden="true">
      {boxes.map((box) => (
        <li key={box} className={`${look(box)}${box === now ? ' th-now' : ''}`}>
          <span>{show(box)}</span>
        </li>
      ))}
    </ol>
  )
}
/** Numbers from one to another. */
export const fromTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)
