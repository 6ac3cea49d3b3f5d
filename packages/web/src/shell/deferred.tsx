/** Parts that the first picture can do without. They are fetched when it stands, so that a click finds them there. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'preact/compat'

const waiting: (() => Promise<unknown>)[] = []

/** Loaded once; after a failure it is tried again. */
export function soon<T>(load: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  const fetch = () => {
    asked ??= load().catch((error: unknown) => {
      asked = undefined
      throw error
    })
    return asked
  }
  waiting.push(fetch)
  return fetch
}

interface Part<P> {
  there?: ComponentType<P>
  fetch(): Promise<ComponentType<P>>
  readonly meanwhile: ReactNode
}
/** Until it is there `meanwhile` stands in its place. Once it is there it is drawn at once, as if never split off. */
export function deferredPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: ReactNode = null,
): ComponentType<P> {
  const fetch = soon(async () => {
    part.there = await load()
    return part.there
  })
  const part: Part<P> = { fetch, meanwhile }
  return (props) => <DeferredPart part={part} props={props} />
}

function DeferredPart<P extends object>({ part, props }: { part: Part<P>; props: P }): ReactNode {
  const [Drawn, set] = useState(() => part.there)
  const [failed, fail] = useState<unknown>()
  useEffect(() => {
    if (Drawn) return
    let wanted = true
    part.fetch().then(
      (loaded) => wanted && set(() => loaded),
      (error: unknown) => wanted && fail(error),
    )
    return () => {
      wanted = false
    }
  }, [part, Drawn])
  if (failed) throw failed
  return Drawn ? <Drawn {...props} /> : part.meanwhile
}

/** Fetches everything that waits. What fails is tried again when it is wanted. */
export const fetchDeferred = (): Promise<unknown> => Promise.allSettled(waiting.splice(0).map((load) => load()))

/** Does it when the browser has nothing better to do. */
export function fetchWhenIdle(): void {
  const idle = globalThis.requestIdleCallback ?? setTimeout
  idle(() => void fetchDeferred())
}
