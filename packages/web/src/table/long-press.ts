/** A finger that stays on something asks about it: the click that follows chooses nothing. */
import { useEffect, useRef } from 'preact/compat'

/** Milliseconds, and pixels that a finger may tremble. */
const [LONG, SLIP] = [450, 6]

export class LongPress {
  readonly #held: () => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #from = { x: 0, y: 0 }
  /** It was long: the card stays, and the click is no choice. */
  done = false

  constructor(held: () => void) {
    this.#held = held
  }
  down({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent): void {
    this.lift()
    this.done = false
    this.#from = { x, y }
    if (pointerType !== 'touch' || !isPrimary) return
    this.#timer = setTimeout(() => {
      this.done = true
      this.#held()
    }, LONG)
  }
  move({ clientX: x, clientY: y }: PointerEvent): void {
    if (Math.hypot(x - this.#from.x, y - this.#from.y) >= SLIP) this.lift()
  }
  lift(): void {
    clearTimeout(this.#timer)
  }
}

export function useLongPress(held: () => void): LongPress {
  const latest = useRef(held)
  latest.current = held
  const press = useRef<LongPress>(undefined)
  press.current ??= new LongPress(() => latest.current())
  const { current } = press
  useEffect(() => () => current.lift(), [current])
  return current
}
