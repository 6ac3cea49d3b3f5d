/** Dragging blocks: on the map, out of the pool, into the columns of a battle. */
import { useEffect, useRef, useState } from 'preact/compat'

/** What is taken up, as the element says it: a unit, or a whole stack. */
export interface Grip {
  readonly unit?: string
  readonly stack?: string
  readonly space?: string
}
export interface Drag {
  readonly grip: Grip
  /** The zone, river or column below. */
  readonly over: string | undefined
}

export function useDrag(
  board: Element | null,
  layer: HTMLElement | null,
  drop: (grip: Grip, place: string) => void,
): Drag | undefined {
  const [drag, set] = useState<Drag>()
  const dropped = useRef(drop)
  dropped.current = drop
  useEffect(() => {
    let end: (() => void) | undefined
    let wanted = true
    // Nobody drags before the board is drawn.
    import('./dragging.ts').then(
      ({ follow }) => {
        if (wanted) end = follow(board, layer, set, (grip, place) => dropped.current(grip, place))
      },
      () => undefined,
    )
    return () => {
      wanted = false
      end?.()
    }
  }, [board, layer])
  return drag
}
