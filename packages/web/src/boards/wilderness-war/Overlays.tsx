/** What this game can show over its map. */
import {
  type OverlayKind,
  SIDES,
  type Side,
  type SpaceId,
  type StepId,
  sideName,
  gameText as text,
  type View,
} from '@carillon/wilderness-war/page'
import type { ReactNode } from 'preact/compat'
import type { BoardProps, Say } from '../board.ts'
import { type Legend, Overlays as TheatreOverlays } from '../theatre/Overlays.tsx'
import { AT } from './geometry.ts'
import { LAYER_KEYS } from './layer-keys.ts'

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

/** Steps whose choices are about one of them. */
const FITTING: Partial<Record<StepId, OverlayKind>> = { build: 'control', retreat: 'control', attrition: 'supply' }
interface OverlaysProps {
  /** Something on the map is to be chosen. */
  readonly asks: boolean
  readonly view: View
  readonly say: Say
  readonly overlay: NonNullable<BoardProps['overlay']>
}
export function Overlays({ view, asks, say, overlay }: OverlaysProps): ReactNode {
  /** 17 */
  const supplied = view.rules.advanced === 'on'
  return (
    <TheatreOverlays
      {...{ say, overlay }}
      keys={LAYER_KEYS}
      fitting={asks ? FITTING[view.step] : undefined}
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
