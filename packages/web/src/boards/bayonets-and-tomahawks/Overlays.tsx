/** What this game can show over its map. */
import {
  FACTIONS,
  type Faction,
  factionName,
  type OverlayKind,
  type StepId,
  gameText as text,
  type View,
} from '@carillon/bayonets-and-tomahawks/page'
import type { ReactNode } from 'preact/compat'
import type { BoardProps, Say } from '../board.ts'
import { type Legend, Overlays as TheatreOverlays } from '../theatre/Overlays.tsx'
import type { Way } from '../theatre/sheet.ts'
import { isSpace } from './find.ts'
import { AT, SHEET } from './geometry.ts'
import { LAYER_KEYS } from './layer-keys.ts'

const of = (look: Legend[number][0], f: Faction, key: 'held' | 'supplied' | 'out' | 'used'): Legend[number] => [
  look,
  (count) => text(`web.overlay.${key}`, { faction: factionName(f), count }),
]
const LEGENDS: Readonly<Record<OverlayKind, Legend>> = {
  control: FACTIONS.map((f) => of(f, f, 'held')),
  supply: FACTIONS.flatMap((f) => [of(f, f, 'supplied'), of(`${f}-out`, f, 'out')]),
  move: [['reach', (count) => text('web.overlay.reach', { count })]],
  raid: [['target', (count) => text('web.overlay.target', { count })]],
  use: FACTIONS.map((f) => of(f, f, 'used')),
}

/** Steps whose choices are about one of them. */
const FITTING: Partial<Record<StepId, OverlayKind>> = {
  ...{ raid: 'raid', build: 'control', redeploy: 'control', fleets_arrive: 'control', colonials_enlist: 'control' },
  ...{ disband: 'supply', return: 'supply', winter: 'supply' },
}
interface OverlaysProps {
  readonly view: View
  /** Something on the map is to be chosen. */
  readonly asks: boolean
  readonly say: Say
  readonly overlay: NonNullable<BoardProps['overlay']>
}
export const Overlays = ({ view, asks, say, overlay }: OverlaysProps): ReactNode => (
  <TheatreOverlays
    {...{ say, overlay }}
    keys={LAYER_KEYS}
    fitting={asks ? FITTING[view.step] : undefined}
    legends={LEGENDS}
    hint={(kind) => (kind === 'control' || kind === 'supply' ? undefined : text(`web.overlay.hint.${kind}`))}
    at={({ place, look }) => {
      if (isSpace(place)) return AT[place]
      const { x, y } = (SHEET.ways[place] as Way).middle
      // Both factions may have used the same way.
      return { x: look === 'french' ? x + 20 : x, y }
    }}
  />
)
