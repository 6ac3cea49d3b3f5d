/** A place, opened: everybody who stands there, and what can be chosen. */
import { boxName, FACTIONS, factionName, spaceName, gameText as text } from '@carillon/bayonets-and-tomahawks/facts'
import type { ReactNode } from 'react'
import { PlaceSheet } from '../theatre/PlaceSheet.tsx'
import { label } from './choices.ts'
import { isSail, type Place, stackAt } from './find.ts'
import { marksOf } from './Stacks.tsx'
import { type Asking, Units } from './Units.tsx'

interface SheetProps extends Asking {
  readonly place: Place
  readonly west: boolean
  close(): void
}

export function Sheet({ place, west, close, ...asking }: SheetProps): ReactNode {
  const { view, say, choices, choose } = asking
  const here = FACTIONS.filter((f) => stackAt(view, f, place).length > 0)
  return (
    <PlaceSheet
      {...{ place, west, choose, close }}
      name={say(isSail(place) ? boxName(place) : spaceName(place))}
      closing={say(text('web.close'))}
      offers={isSail(place) ? [] : (choices.spaces.get(place) ?? [])}
      label={(option) => label(option, view, say)}
    >
      {here.map((f) => {
        const marks = marksOf(view, f, place).map((mark) => say(text(`board.${mark}`)))
        return (
          <section key={f} className={`th-rank th-${f}`}>
            <h3>
              {say(factionName(f))} {marks.length > 0 && <small>{marks.join(', ')}</small>}
            </h3>
            <Units units={stackAt(view, f, place)} {...asking} />
          </section>
        )
      })}
      {here.length === 0 && <p className="soft">{say(text('web.nobody'))}</p>}
    </PlaceSheet>
  )
}
