/** A place, opened: everybody who stands there, and what can be chosen. */
import { boxName, FACTIONS, factionName, spaceName, gameText as text } from '@carillon/bayonets-and-tomahawks/facts'
import { type ReactNode, useEffect, useRef } from 'react'
import { keyOf, label } from './choices.ts'
import { isSail, type Place, stackAt } from './find.ts'
import { marksOf } from './Stacks.tsx'
import { type Asking, Units } from './Units.tsx'

interface SheetProps extends Asking {
  readonly place: Place
  readonly east: boolean
  close(): void
}

export function Sheet({ place, east, close, ...asking }: SheetProps): ReactNode {
  const { view, say, choices, choose } = asking
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    box.current?.focus({ preventScroll: true })
    return () => before?.focus?.({ preventScroll: true })
  }, [])
  const offers = isSail(place) ? [] : (choices.spaces.get(place) ?? [])
  const here = FACTIONS.filter((f) => stackAt(view, f, place).length > 0)
  const name = say(isSail(place) ? boxName(place) : spaceName(place))
  return (
    <section
      ref={box}
      className={`bt-card bt-sheet${east ? ' bt-west' : ''}`}
      aria-label={name}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <header>
        <h2 data-space={place}>{name}</h2>
        <button type="button" className="bt-close" aria-label={say(text('web.close'))} onClick={close}>
          ×
        </button>
      </header>
      {offers.length > 0 && (
        <div className="bt-offers">
          {offers.map((option) => (
            <button
              key={keyOf(option)}
              type="button"
              className="button button-small button-primary"
              onClick={() => {
                close()
                choose(option)
              }}
            >
              {label(option, view, say)}
            </button>
          ))}
        </div>
      )}
      {here.map((f) => {
        const marks = marksOf(view, f, place).map((mark) => say(text(`board.${mark}`)))
        return (
          <section key={f} className={`bt-rank bt-${f}`}>
            <h3>
              {say(factionName(f))} {marks.length > 0 && <small>{marks.join(', ')}</small>}
            </h3>
            <Units units={stackAt(view, f, place)} {...asking} />
          </section>
        )
      })}
      {here.length === 0 && <p className="soft">{say(text('web.nobody'))}</p>}
    </section>
  )
}
