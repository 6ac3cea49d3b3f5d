/** What can be shown over the map at a wish: who holds what, who is in supply, how far a stack can go. */
import { type ReactNode, type SyntheticEvent, useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { UNREAD } from './marks.ts'
import type { Point } from './sheet.ts'

/** Told apart by their forms; `-out` is the form of a side, struck out. */
export type Look = 'british' | 'french' | 'british-out' | 'french-out' | 'other' | 'reach' | 'target'
export interface Overlay {
  readonly marks: readonly (Point & { readonly id: string; readonly look: Look; readonly note?: number })[]
  /** What the forms mean, each once. */
  readonly legend: readonly { readonly look: Look; readonly words: string }[]
  readonly hint?: string
}
interface OverlaysProps {
  readonly title: string
  readonly kinds: readonly { readonly id: string; readonly name: string }[]
  /** `pointed`: the space that the pointer or the keys were at last. */
  make(kind: string, pointed: string | undefined): Overlay
}

const SQUARE = 'M-37-37h74v74h-74z'
const ROUND = 'M-39 0a39 39 0 1 0 78 0a39 39 0 1 0-78 0z'
const STRUCK = 'M-28-28L28 28M28-28L-28 28'
const FORMS: Readonly<Record<Look, string>> = {
  british: SQUARE,
  french: ROUND,
  'british-out': SQUARE + STRUCK,
  'french-out': ROUND + STRUCK,
  other: 'M0-44L44 0 0 44-44 0z',
  reach: 'M-44 0l22-38h44l22 38-22 38h-44z',
  target: 'M0-46L42 30h-84z',
}
const quiet = (event: SyntheticEvent) => event.stopPropagation()

export function Overlays({ title, kinds, make }: OverlaysProps): ReactNode {
  const [group, setGroup] = useState<SVGGElement | null>(null)
  const [open, setOpen] = useState(false)
  const [kind, setKind] = useState<string>()
  const pointed = usePointed(kind === undefined ? null : (group?.closest('.th-board') ?? null))
  const overlay = kind === undefined ? undefined : make(kind, pointed)
  const host = group?.closest('.viewport')
  const id = useId()
  return (
    <g ref={setGroup} className="ov" {...UNREAD}>
      {overlay?.marks.map(({ id: key, x, y, look, note }) => (
        <g key={key} transform={`translate(${x} ${y})`}>
          <path className={`ov-mark ov-${look}`} d={FORMS[look]} />
          {note !== undefined && (
            <text className="ov-note" x="30" y="-22">
              {note}
            </text>
          )}
        </g>
      ))}
      {host &&
        createPortal(
          // biome-ignore lint/a11y/noStaticElementInteractions: what can be chosen inside it is a button.
          <div className="ov-bar" onClick={quiet} onPointerDown={quiet} onPointerUp={quiet} onKeyDown={quiet}>
            <button
              type="button"
              className="button button-icon"
              aria-label={title}
              title={title}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 4L3 9l9 5 9-5zM3 14l9 5 9-5" />
              </svg>
            </button>
            {open && (
              <section id={id} className="ov-panel" aria-label={title}>
                <div className="ov-kinds">
                  {kinds.map((one) => (
                    <button
                      key={one.id}
                      type="button"
                      className="button button-small"
                      aria-pressed={one.id === kind}
                      onClick={() => setKind(one.id === kind ? undefined : one.id)}
                    >
                      {one.name}
                    </button>
                  ))}
                </div>
                {overlay?.hint && <p>{overlay.hint}</p>}
                <ul aria-live="polite">
                  {overlay?.legend.map(({ look, words }) => (
                    <li key={look}>
                      <svg className="ov ov-sign" viewBox="-50 -50 100 100" aria-hidden="true">
                        <path className={`ov-mark ov-${look}`} d={FORMS[look]} />
                      </svg>
                      {words}
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>,
          host,
        )}
    </g>
  )
}

/** The space that the pointer or the keys were at last. */
function usePointed(board: Element | null): string | undefined {
  const [space, setSpace] = useState<string>()
  useEffect(() => {
    if (!board) return
    const look = ({ target }: Event) => {
      const found = (target as Element).closest<SVGElement>('[data-space]')?.dataset.space
      if (found) setSpace(found)
    }
    const events = ['pointerover', 'pointerdown', 'focusin']
    for (const event of events) board.addEventListener(event, look)
    return () => {
      for (const event of events) board.removeEventListener(event, look)
    }
  }, [board])
  return space
}
