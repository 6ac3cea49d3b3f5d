/** Who one is in this house, for all screens: asked once, and again when it may have changed. */
import { useEffect, useState } from 'preact/compat'
import { type Standing, standing } from './api.ts'

let known: Standing | undefined
const listeners = new Set<() => void>()

export interface Found {
  /** Undefined until the house has said it. */
  readonly standing?: Standing
  readonly error?: unknown
}
/** Asks again; whoever shows it is told. */
export async function renewStanding(): Promise<void> {
  known = await standing()
  for (const listen of listeners) listen()
}
export function useStanding(): Found {
  const [, draw] = useState(0)
  const [error, fail] = useState<unknown>()
  useEffect(() => {
    const listen = () => draw((count) => count + 1)
    listeners.add(listen)
    renewStanding().catch(fail)
    return () => {
      listeners.delete(listen)
    }
  }, [])
  return { ...(known && { standing: known }), ...(error !== undefined && { error }) }
}
