/** A row of boxes with pieces on them. For the eye only: words say it beside. */
import type { ReactNode } from 'preact/compat'
import { Emblem } from './Emblem.tsx'

type Side = 'british' | 'french'
interface TrackProps<Box> {
  readonly boxes: readonly Box[]
  readonly now?: Box
  /** What stands in a box; without it the number. */
  show?(box: Box): ReactNode
  look?(box: Box): string
  /** Whose pieces lie there. */
  pins?(box: Box): readonly Side[]
  /** Who wins there. */
  goal?(box: Box): Side | undefined
}
export function Track<Box extends string | number>(props: TrackProps<Box>): ReactNode {
  const { boxes, now, show = (box) => box, look = () => '', pins = () => [], goal = () => undefined } = props
  return (
    <ol className="th-track" aria-hidden="true">
      {boxes.map((box) => {
        const here = pins(box)
        const won = goal(box)
        return (
          <li key={box} className={`${look(box)}${box === now ? ' th-now' : ''}`}>
            <span>{show(box)}</span>
            {here.length > 0 && (
              <b className="th-pins">
                {here.map((side) => (
                  <Pin key={side} side={side} />
                ))}
              </b>
            )}
            {won && <i className={`th-goal th-${won}`} />}
          </li>
        )
      })}
    </ol>
  )
}
/** A marker of a side: square with a crown, or round with a lily. */
export function Pin({ side }: { readonly side: Side }): ReactNode {
  return (
    <span className={`th-pin th-${side}`}>
      <Emblem name={side} />
    </span>
  )
}
/** Numbers from one to another. */
export const fromTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

interface MarkerProps {
  /** Whose marker it is; without a side it is not in force, or neutral. */
  readonly side?: Side | undefined
  /** What is on it; without it the emblem of the side. */
  readonly sign?: ReactNode
  readonly look?: string
  readonly children: ReactNode
}
/** A marker beside its words. */
export function Marker({ side, sign, look = '', children }: MarkerProps): ReactNode {
  return (
    <li className={`th-marker ${look}`}>
      <span className={`th-token th-${side ?? 'nobody'}`} aria-hidden="true">
        {sign ?? (side && <Emblem name={side} />)}
      </span>
      <span>{children}</span>
    </li>
  )
}
