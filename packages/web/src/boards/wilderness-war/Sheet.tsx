/** A space, opened: everybody who stands there, and what can be chosen. */

import type { Message, Option } from '@carillon/kernel'
import {
  type Piece,
  type PieceFacts,
  pieceCalled,
  pieceName,
  pieceOf,
  type Side,
  SPACE,
  type SpaceId,
  sideName,
  spaceName,
  gameText as text,
} from '@carillon/wilderness-war/page'
import type { ReactNode } from 'preact/compat'
import { CounterList } from '../theatre/CounterList.tsx'
import { Picks } from '../theatre/Picks.tsx'
import { PlaceSheet } from '../theatre/PlaceSheet.tsx'
import { Rank } from '../theatre/Rank.tsx'
import type { Asking } from './asking.ts'
import { Counter, stateOf, wordsOf } from './Counter.tsx'
import { inOrder, label } from './choices.ts'
import { sidesAt, stackAt } from './find.ts'
import { spokenStack } from './Stacks.tsx'

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
      {...{ place, west, say, choose, close }}
      name={say(spaceName(SPACE[place]))}
      offers={choices.spaces.get(place) ?? []}
      label={(option) => label(option, view, say)}
      ranks={here.map((side) => <Stack key={side} side={side} pieces={stackAt(view, side, place)} {...asking} />)}
    />
  )
}

const TYPES = ['regular', 'light-infantry', 'provincial', 'militia', 'indian', 'coureurs', 'ranger'] as const
const is = (test: (facts: PieceFacts) => boolean) => (piece: Piece) => test(pieceOf(piece))
const KINDS: readonly (readonly [Message, (piece: Piece) => boolean])[] = [
  [text('web.pick.leaders'), is(({ leader }) => leader)],
  [text('web.pick.drilled'), is(({ drilled }) => drilled)],
  [text('web.pick.auxiliaries'), is(({ auxiliary }) => auxiliary)],
  ...TYPES.map(
    (type) => [text('web.pick.type', { type: text(`web.type.${type}`) }), is((one) => one.type === type)] as const,
  ),
]
const named = (option: Option): Piece | undefined =>
  option.do || option.piece === undefined ? undefined : pieceCalled(option.piece)

/** The pieces of a side with their sum: one may choose many at once. */
function Stack({ side, pieces, ...asking }: Asking & { side: Side; pieces: readonly Piece[] }): ReactNode {
  const { view, say, choices, choose } = asking
  return (
    <Rank side={side} title={say(sideName(side))} sum={spokenStack(view, pieces, say)}>
      <Picks
        {...{ named, say, choose }}
        options={choices.options}
        items={pieces.filter((piece) => choices.pieces.get(piece)?.some((option) => named(option) !== undefined))}
        kinds={KINDS}
        about={view.step}
      />
      <Pieces pieces={pieces} {...asking} />
    </Rank>
  )
}

export function Pieces({
  pieces,
  view,
  say,
  choices,
  choose,
}: Asking & { readonly pieces: readonly Piece[] }): ReactNode {
  const rowOf = (piece: Piece) => {
    const state = stateOf(view, piece)
    return {
      unit: pieceOf(piece).id,
      chosen: state.chosen,
      counter: <Counter {...state} {...{ piece, say }} />,
      name: say(pieceName(piece)),
      state: wordsOf(piece, state),
      options: choices.pieces.get(piece) ?? [],
    }
  }
  return <CounterList {...{ say, choose }} rows={inOrder(pieces).map(rowOf)} label={(one) => label(one, view, say)} />
}
