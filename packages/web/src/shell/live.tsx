/** What is said to those who do not see the screen. */
import { type ReactNode, useSyncExternalStore } from 'preact/compat'

interface Saying {
  readonly id: number
  readonly text: string
  readonly now: boolean
}
let sayings: readonly Saying[] = []
let count = 0
const listeners = new Set<() => void>()

/** Long enough to be read out; then it is gone, so that nobody finds it when walking over the page. */
const STAYS = 8000

function change(next: readonly Saying[]): void {
  sayings = next
  for (const changed of listeners) changed()
}
function add(text: string, now: boolean): void {
  if (text === '') return
  const id = ++count
  change([...sayings, { id, text, now }])
  setTimeout(() => change(sayings.filter((one) => one.id !== id)), STAYS)
}

/** Said when there is a pause. */
export const announce = (text: string): void => add(text, false)
/** Said at once, over whatever is being said: for what went wrong. */
export const announceNow = (text: string): void => add(text, true)

/** Stands once in the page, always. */
export function LiveRegions(): ReactNode {
  const all = useSyncExternalStore(subscribe, () => sayings)
  const lines = (now: boolean) => all.filter((one) => one.now === now).map(({ id, text }) => <p key={id}>{text}</p>)
  return (
    <>
      <div className="unseen" role="status" aria-live="polite" aria-atomic="false">
        {lines(false)}
      </div>
      <div className="unseen" role="alert" aria-live="assertive" aria-atomic="false">
        {lines(true)}
      </div>
    </>
  )
}
function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
