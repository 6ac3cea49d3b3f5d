/** Boxes beside the map: militia, the leader pool, and counters that are not in play. */
import type { Message } from '@carillon/kernel'
import {
  ASIDE,
  AVAILABLE,
  NORTHERN_MILITIA,
  OUT,
  type Piece,
  type Place,
  POOL,
  pieceOf,
  SIDES,
  type Side,
  SOUTHERN_MILITIA,
  ST_LAWRENCE_MILITIA,
  sideName,
  gameText as text,
} from '@carillon/wilderness-war/page'
import type { ReactNode } from 'preact/compat'
import { CounterTray } from '../theatre/CounterTray.tsx'
import { Head, PanelBox } from '../theatre/PanelBox.tsx'
import { type Asking, type Props, useAsking } from './asking.ts'
import { Counter, stateOf } from './Counter.tsx'
import { inOrder } from './choices.ts'
import { Pieces } from './Sheet.tsx'

const BOXES: readonly (readonly [Side, Place, Message, track: string])[] = [
  ['british', NORTHERN_MILITIA, text('board.box.northern'), 'militia'],
  ['british', SOUTHERN_MILITIA, text('board.box.southern'), 'militia'],
  ['french', ST_LAWRENCE_MILITIA, text('board.box.st-lawrence'), 'militia'],
  ['british', POOL, text('board.box.pool'), 'pool'],
]
const ELSEWHERE: readonly (readonly [Place, 'available' | 'aside' | 'out'])[] = [
  [AVAILABLE, 'available'],
  [ASIDE, 'aside'],
  [OUT, 'out'],
]
export function Boxes(props: Props): ReactNode {
  const { view, say, explain } = props
  const asking = useAsking(props)
  return (
    <PanelBox explain={explain}>
      {BOXES.map(([side, place, name, track]) => {
        const pieces = view.map[side][place] ?? []
        return (
          <section key={place} className={`th-box th-${side}`}>
            <Head track={track} explain={explain}>
              {say(text('web.count', { name, count: pieces.length }))}
            </Head>
            <Lying pieces={pieces} {...asking} />
          </section>
        )
      })}
      {ELSEWHERE.flatMap(([place, key]) =>
        SIDES.map((side) => {
          const pieces = view.map[side][place] ?? []
          if (pieces.length === 0) return null
          return (
            <details
              key={`${key} ${side}`}
              className={`th-fold th-${side}`}
              data-track={key}
              open={pieces.some((piece) => asking.choices.pieces.has(piece))}
            >
              <summary>{say(text(`web.${key}`, { side: sideName(side), count: pieces.length }))}</summary>
              <Lying pieces={pieces} {...asking} />
            </details>
          )
        }),
      )}
    </PanelBox>
  )
}

/** What lies in a box: a list where something of it can be chosen, otherwise counters side by side. */
function Lying({ pieces, ...asking }: Asking & { readonly pieces: readonly Piece[] }): ReactNode {
  const { view, say, choices } = asking
  if (pieces.length === 0) return null
  if (pieces.some((piece) => choices.pieces.has(piece))) return <Pieces pieces={pieces} {...asking} />
  const counters = inOrder(pieces).map(
    (piece) =>
      [
        pieceOf(piece).id,
        <Counter key={piece} {...stateOf(view, piece)} {...{ piece, say }} size={48} spoken />,
      ] as const,
  )
  return <CounterTray counters={counters} />
}
