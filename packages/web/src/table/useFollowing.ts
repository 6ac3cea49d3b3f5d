/**
 * A box that follows what is added at its bottom. Only the reader's own wheel, fingers and keys make it stay where he reads:
 * that it gets another height, or more is in it, moves it to the bottom again.
 */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/compat'

/** So near to the bottom counts as reading along, in pixels. */
const NEAR = 24
/** What moves so soon after a hand was moved is the hand's, in milliseconds; a finger that lets go leaves it rolling. */
const AFTER = 400
const HANDS = ['wheel', 'touchstart', 'touchmove', 'keydown', 'pointerdown'] as const

export interface Following {
  /** The reader is somewhere above. */
  readonly away: boolean
  /** To the newest. */
  follow(): void
  /** The reader wants to stay here. */
  stay(): void
}
export function useFollowing(box: RefObject<HTMLElement | null>, grown: unknown): Following {
  const along = useRef(true)
  const [away, setAway] = useState(false)
  const set = useCallback((now: boolean) => {
    along.current = now
    setAway(!now)
  }, [])
  const toBottom = useCallback(() => {
    if (along.current && box.current) box.current.scrollTop = box.current.scrollHeight
  }, [box])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was added is the occasion.
  useLayoutEffect(toBottom, [grown, toBottom])
  useEffect(() => {
    const element = box.current
    if (!element) return
    let moved = Number.NEGATIVE_INFINITY
    const byHand = () => {
      moved = performance.now()
    }
    const scrolled = () => {
      const now = performance.now()
      if (now - moved > AFTER) return toBottom()
      moved = now
      set(element.scrollHeight - element.scrollTop - element.clientHeight < NEAR)
    }
    for (const hand of HANDS) element.addEventListener(hand, byHand, { passive: true })
    element.addEventListener('scroll', scrolled, { passive: true })
    const heights = new ResizeObserver(toBottom)
    heights.observe(element)
    return () => {
      heights.disconnect()
      for (const hand of HANDS) element.removeEventListener(hand, byHand)
      element.removeEventListener('scroll', scrolled)
    }
  }, [box, set, toBottom])
  const follow = useCallback(() => {
    set(true)
    toBottom()
  }, [set, toBottom])
  const stay = useCallback(() => set(false), [set])
  return { away, follow, stay }
}
