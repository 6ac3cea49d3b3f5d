/** Cards over the lower edge of the board: their heads; the one that is pointed at rises. It can be put away. */
import { type ReactNode, useEffect, useRef, useState } from 'preact/compat'

interface HandStripProps {
  readonly title: string
  readonly cards: readonly (readonly [key: string, card: ReactNode])[]
  /** One of them can be chosen now: they lie open. */
  readonly asked: boolean
}
export function HandStrip({ title, cards, asked }: HandStripProps): ReactNode {
  const [wanted, want] = useState({ asked: true, idle: false })
  const list = useRef<HTMLOListElement>(null)
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])]
  // One stop for the Tab key; arrow keys go on from there.
  useEffect(() => {
    const all = buttons()
    const current = all.find((one) => one === document.activeElement) ?? all[0]
    for (const one of all) one.tabIndex = one === current ? 0 : -1
  })
  const walk = (event: KeyboardEvent) => {
    const { key, target } = event
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
    const all = buttons()
    const next = step && all[all.indexOf(target as HTMLButtonElement) + step]
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    ;(target as HTMLElement).tabIndex = -1
    next.tabIndex = 0
    next.focus()
  }
  if (cards.length === 0) return null
  const open = asked ? wanted.asked : wanted.idle
  return (
    <section className="th-hand" aria-label={title}>
      <button
        type="button"
        className="button button-small th-hand-tab"
        aria-expanded={open}
        data-covers={open ? undefined : ''}
        onClick={() => want({ ...wanted, [asked ? 'asked' : 'idle']: !open })}
      >
        {title}
      </button>
      {open && (
        <ol ref={list} onKeyDown={walk} data-covers="">
          {cards.map(([key, card]) => (
            <li key={key}>{card}</li>
          ))}
        </ol>
      )}
    </section>
  )
}
