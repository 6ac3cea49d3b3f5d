/** What this game can show over its map. */
import {
  type OverlayKind,
  SIDES,
  type Side,
  type SpaceId,
  sideName,
  gameText as text,
  type View,
} from '@carillon/wilderness-war/page'
import type { ReactNode } from 'preact/compat'
import type { BoardProps, Say } from '../board.ts'
import { type Legend, Overlays as TheatreOverlays } from '../theatre/Overlays.tsx'
import { AT } from './geometry.ts'

const of = (look: Legend[number][0], side: Side, key: 'held' | 'supplied' | 'out' | 'place'): Legend[number] => [
  look,
  (count) => text(`web.overlay.${key}`, { side: sideName(side), count }),
]
const LEGENDS: Readonly<Record<OverlayKind, Legend>> = {
  control: SIDES.map((side) => of(side, side, 'held')),
  supply: SIDES.flatMap((side) => [of(side, side, 'supplied'), of(`${side}-out`, side, 'out')]),
  departments: [
    ['british', () => text('web.legend.northern')],
    ['other', () => text('web.legend.southern')],
    ['french', () => text('web.legend.st-lawrence')],
  ],
  places: [...SIDES.map((side) => of(side, side, 'place')), ['other', (count) => text('web.overlay.free', { count })]],
  move: [['reach', (count) => text('web.overlay.reach', { count })]],
}

interface OverlaysProps {
  readonly view: View
  readonly say: Say
  readonly overlay: NonNullable<BoardProps['overlay']>
}
export function Overlays({ view, say, overlay }: OverlaysProps): ReactNode {
  /** 17 */
  const supplied = view.rules.advanced === 'on'
  return (
    <TheatreOverlays
      {...{ say, overlay }}
      legends={supplied ? LEGENDS : { ...LEGENDS, supply: [] }}
      hint={(kind) =>
        kind === 'supply'
          ? text(supplied ? 'web.overlay.hint.supply' : 'web.overlay.hint.no_supply')
          : kind === 'move'
            ? text('web.overlay.hint.move')
            : undefined
      }
      at={({ place }) => AT[place as SpaceId]}
    />
  )
}
