/** What happens at the table, said to those who do not see it. It goes with the table: behind the curtain nothing is left. */
import { type ReactNode, useCallback, useEffect, useState } from 'react'

let count = 0
interface Told {
  readonly id: number
  readonly text: string
}
const KEPT = 12
/** Long enough to be read out; then it is gone, so that nobody finds it when walking over the page. */
const STAYS = 10_000

export function useTeller(): { tell(text: string): void; teller: ReactNode } {
  const [told, setTold] = useState<readonly Told[]>([])
  const tell = useCallback((text: string) => {
    if (text === '') return
    setTold((before) => [...before.slice(1 - KEPT), { id: ++count, text }])
  }, [])
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
