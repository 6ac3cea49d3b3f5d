/** A hint for the decision on the screen. It goes with it, and whoever does not want to wait leaves it. */
import type { Hint } from '@carillon/protocol'
import { useCallback, useRef, useState } from 'preact/compat'

/** Asked for, or given: one of them is there. */
export interface Hinted {
  /** The decision it is for. */
  readonly about: string
  readonly hint?: Hint
  readonly failed?: Error
}
/** `about` names the decision: with another one, what was asked for is forgotten. */
export function useHint(about: string | undefined, request: () => Promise<Hint>) {
  const [hinted, set] = useState<Hinted>()
  const latest = useRef({ about, request })
  latest.current = { about, request }
  const asked = useRef<object | undefined>(undefined)
  const ask = useCallback(() => {
    const now = latest.current
    const name = now.about
    if (name === undefined) return
    const mine = {}
    asked.current = mine
    const come = (what: Pick<Hinted, 'hint' | 'failed'>) => {
      if (asked.current === mine) set({ about: name, ...what })
    }
    set({ about: name })
    now.request().then(
      (hint) => come({ hint }),
      (failed: Error) => come({ failed }),
    )
  }, [])
  const leave = useCallback(() => {
    asked.current = undefined
    set(undefined)
  }, [])
  return { hinted: hinted?.about === about ? hinted : undefined, ask, leave }
}
