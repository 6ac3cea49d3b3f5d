/** What happens at the table, said to those who do not see it. It goes with the table: behind the curtain nothing is left. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'preact/compat'

interface Announced {
  readonly id: number
  readonly text: string
}
let count = 0
const KEPT = 12
/** What comes in a burst is told together. */
const PAUSE = 80
/** Long enough to be read out; then it is gone, so that nobody finds it when walking over the page. */
const STAYS = 10_000

export function useTeller(): { tell(text: string): void; teller: ReactNode } {
  const [told, setTold] = useState<readonly Announced[]>([])
  const waiting = useRef<{ texts: string[]; timer: ReturnType<typeof setTimeout> | undefined }>({
    texts: [],
    timer: undefined,
  })
  const tell = useCallback((text: string) => {
    const now = waiting.current
    if (text === '') return
    now.texts.push(text)
    now.timer ??= setTimeout(() => {
      const texts = now.texts.splice(0)
      now.timer = undefined
      setTold((before) => [...before, ...texts.map((one) => ({ id: ++count, text: one }))].slice(-KEPT))
    }, PAUSE)
  }, [])
  useEffect(() => () => clearTimeout(waiting.current.timer), [])
  useEffect(() => {
    if (told.length === 0) return
    const timer = setTimeout(() => setTold([]), STAYS)
    return () => clearTimeout(timer)
  }, [told])
  const teller = (
    <div className="unseen" role="log" aria-live="polite" aria-relevant="additions">
      {told.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
  return { tell, teller }
}
