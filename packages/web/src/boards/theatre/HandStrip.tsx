/** Cards over the lower edge of the board: their heads; the one that is pointed at rises. It can be put away. */
import { type ReactNode, useState } from 'react'

interface HandStripProps {
  readonly title: string
  readonly cards: readonly (readonly [key: string, card: ReactNode])[]
  /** One of them can be chosen now: they lie open. */
  readonly asked: boolean
}
export function HandStrip({ title, cards, asked }: HandStripProps): ReactNode {
  const [wanted, want] = useState({ asked: true, idle: false })
  if (cards.length === 0) return null
  const open = asked ? wanted.asked : wanted.idle
  return (
    <section className="th-hand" aria-label={title}>
      <button
        type="button"
        className="button button-small th-hand-tab"
        aria-expanded={open}
        onClick={() => want({ ...wanted, [asked ? 'asked' : 'idle']: !open })}
      >
        {title}
      </button>
      {open && (
        <ol>
          {cards.map(([key, card]) => (
            <li key={key}>{card}</li>
          ))}
        </ol>
      )}
    </section>
  )
}
