/** Boxes beside the map: militia, the leader pool, and counters that are not in play. */
import type { Message } from '@carillon/kernel'
import {
  ASIDE,
  AVAILABLE,
  NORTHERN_MILITIA,
  OUT,
  type Place,
  POOL,
  SIDES,
  type Side,
  SOUTHERN_MILITIA,
  ST_LAWRENCE_MILITIA,
  sideName,
  gameText as text,
} from '@carillon/wilderness-war/facts'
import type { ReactNode } from 'react'
import { Head, PanelBox } from '../theatre/PanelBox.tsx'
import { type Props, useAsking } from './asking.ts'
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
            {pieces.length > 0 && <Pieces pieces={pieces} {...asking} />}
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
              <Pieces pieces={pieces} {...asking} />
            </details>
          )
        }),
      )}
    </PanelBox>
  )
}
