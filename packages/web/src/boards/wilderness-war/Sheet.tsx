/** A space, opened: everybody who stands there, and what can be chosen. */

import type { Option } from '@carillon/kernel'
import {
  type Piece,
  pieceName,
  pieceOf,
  type Side,
  SPACE,
  type SpaceId,
  sideName,
  spaceName,
  gameText as text,
  type View,
} from '@carillon/wilderness-war/facts'
import type { ReactNode } from 'react'
import type { Say } from '../board.ts'
import { CounterRow } from '../theatre/CounterRow.tsx'
import { PlaceSheet } from '../theatre/PlaceSheet.tsx'
import { Counter, stateOf, wordsOf } from './Counter.tsx'
import { type Choices, inOrder, label } from './choices.ts'
import { sidesAt, stackAt } from './find.ts'
import { spokenStack } from './Stacks.tsx'

export interface Asking {
  readonly view: View
  readonly say: Say
  readonly choices: Choices
  choose(option: Option): void
}
interface SheetProps extends Asking {
  readonly place: SpaceId
  readonly west: boolean
  close(): void
}

export function Sheet({ place, west, close, ...asking }: SheetProps): ReactNode {
  const { view, say, choices, choose } = asking
  const here = sidesAt(view, place)
  return (
    <PlaceSheet
      {...{ place, west, choose, close }}
      name={say(spaceName(SPACE[place]))}
      closing={say(text('web.close'))}
      offers={choices.spaces.get(place) ?? []}
      label={(option) => label(option, view, say)}
    >
      {here.map((side) => (
        <Rank key={side} side={side} pieces={stackAt(view, side, place)} {...asking} />
      ))}
      {here.length === 0 && <p className="soft">{say(text('web.nobody'))}</p>}
    </PlaceSheet>
  )
}

interface RankProps extends Asking {
  readonly side: Side
  readonly pieces: readonly Piece[]
  readonly title?: string
}
/** Pieces of a side with their sum. */
export function Rank({ side, pieces, title, ...asking }: RankProps): ReactNode {
  const { view, say } = asking
  return (
    <section className={`th-rank th-${side}`}>
      <h3>
        {title ?? say(sideName(side))} <small>{spokenStack(view, pieces, say)}</small>
      </h3>
      <Pieces pieces={pieces} {...asking} />
    </section>
  )
}

export function Pieces({ pieces, ...asking }: Asking & { readonly pieces: readonly Piece[] }): ReactNode {
  return (
    <ul className="th-units">
      {inOrder(pieces).map((piece) => (
        <li key={piece}>
          <Row piece={piece} {...asking} />
        </li>
      ))}
    </ul>
  )
}

function Row({ piece, view, say, choices, choose }: Asking & { readonly piece: Piece }): ReactNode {
  const state = stateOf(view, piece)
  return (
    <CounterRow
      {...{ say, choose }}
      unit={pieceOf(piece).id}
      counter={<Counter {...state} {...{ piece, say }} />}
      name={say(pieceName(piece))}
      state={wordsOf(piece, state)}
      options={choices.pieces.get(piece) ?? []}
      label={(option) => label(option, view, say)}
    />
  )
}
