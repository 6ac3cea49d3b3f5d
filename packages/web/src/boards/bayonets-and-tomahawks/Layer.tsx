/** What lies over the board and does not move with it: an opened stack, the battle. */
import type { View } from '@carillon/bayonets-and-tomahawks/facts'
import { gameText as text } from '@carillon/bayonets-and-tomahawks/facts'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import type { BoardProps } from '../board.ts'
import type { Choices } from './choices.ts'
import { Fight } from './Fight.tsx'
import { isSpace, type Place } from './find.ts'
import { AT, FRAME } from './geometry.ts'
import { Sheet } from './Sheet.tsx'

interface LayerProps {
  readonly props: BoardProps<View>
  readonly choices: Choices
  readonly place: Place | undefined
  readonly host: Element
  setLayer(element: HTMLElement | null): void
  close(): void
}
const quiet = (event: SyntheticEvent) => event.stopPropagation()

export function Layer({ props, choices, place, host, setLayer, close }: LayerProps): ReactNode {
  const { view, say, choose } = props
  const { battle, outcome, year, round } = view
  const fight = battle && !outcome ? `${year} ${round} ${battle.space}` : ''
  const [hidden, hide] = useState('')
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be chosen inside it is a button.
    <div
      ref={setLayer}
      className="bt-layer"
      onClick={quiet}
      onPointerDown={quiet}
      onPointerMove={quiet}
      onPointerUp={quiet}
      onKeyDown={quiet}
    >
      {fight && hidden !== fight && (
        <section
          className={`bt-card bt-fight${isEast(battle?.space) ? ' bt-west' : ''}`}
          aria-label={say(text('web.panel.battle'))}
        >
          <button type="button" className="bt-close" aria-label={say(text('web.hide'))} onClick={() => hide(fight)}>
            ×
          </button>
          <Fight {...{ view, say, choices, choose }} />
        </section>
      )}
      {fight && hidden === fight && (
        <button type="button" className="button button-small bt-return" onClick={() => hide('')}>
          {say(text('web.back'))}
        </button>
      )}
      {place && <Sheet key={place} {...{ view, say, choices, choose, place, close }} east={isEast(place)} />}
    </div>,
    host,
  )
}

/** What is about a place in the eastern half lies in the west. */
const isEast = (place: Place | undefined): boolean =>
  place !== undefined && isSpace(place) && AT[place].x > FRAME.width / 2
