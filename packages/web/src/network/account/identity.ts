/** Who one is in this house, for all screens: asked once, and again when it may have changed. */
import { useEffect, useState } from 'preact/compat'
import { askIdentity, type Identity } from './api.ts'

let known: Identity | undefined
const listeners = new Set<() => void>()

interface Identified {
  /** Undefined until the house has said it. */
  readonly identity?: Identity
  readonly error?: unknown
}
/** Asks again; whoever shows it is told. */
export async function renewIdentity(): Promise<void> {
  known = await askIdentity()
  for (const listen of listeners) listen()
}
export function useIdentity(): Identified {
  const [, draw] = useState(0)
  const [error, fail] = useState<unknown>()
  useEffect(() => {
    const listen = () => draw((count) => count + 1)
    listeners.add(listen)
    renewIdentity().catch(fail)
    return () => {
      listeners.delete(listen)
    }
  }, [])
  return { ...(known && { identity: known }), ...(error !== undefined && { error }) }
}
