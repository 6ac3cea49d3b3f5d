/** What lies over a theatre board and does not move with it: an opened place, and what is being fought. */
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { createPortal } from 'react-dom'

/** A card about a fight; it can be put away to see the map. */
export interface FightCard {
  /** While it is the same, what was put away stays away. */
  readonly id: string
  readonly title: string
  readonly hide: string
  readonly back: string
  readonly west: boolean
  readonly body: ReactNode
}
interface TheatreLayerProps {
  readonly host: Element
  setLayer(element: HTMLElement | null): void
  readonly fight: FightCard | undefined
  /** The sheet of the opened place. */
  readonly children: ReactNode
}
const quiet = (event: SyntheticEvent) => event.stopPropagation()

export function TheatreLayer({ host, setLayer, fight, children }: TheatreLayerProps): ReactNode {
  const [hidden, hide] = useState('')
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be chosen inside it is a button.
    <div
      ref={setLayer}
      className="th-layer"
      onClick={quiet}
      onPointerDown={quiet}
      onPointerMove={quiet}
      onPointerUp={quiet}
      onKeyDown={quiet}
    >
      {fight && hidden !== fight.id && (
        <section className={`th-card th-fight${fight.west ? ' th-west' : ''}`} aria-label={fight.title}>
          <button type="button" className="th-close" aria-label={fight.hide} onClick={() => hide(fight.id)}>
            ×
          </button>
          {fight.body}
        </section>
      )}
      {fight && hidden === fight.id && (
        <button type="button" className="button button-small th-return" onClick={() => hide('')}>
          {fight.back}
        </button>
      )}
      {children}
    </div>,
    host,
  )
}
