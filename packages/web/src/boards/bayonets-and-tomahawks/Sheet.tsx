/** A place, opened: everybody who stands there, and what can be chosen. */
import {
  boxName,
  FACTIONS,
  type Faction,
  factionName,
  type Shape,
  spaceName,
  TYPES,
  gameText as text,
  typeName,
  UNIT,
  type UnitId,
} from '@carillon/bayonets-and-tomahawks/page'
import type { Message, Option } from '@carillon/kernel'
import type { ReactNode } from 'preact/compat'
import { Badge } from '../theatre/badges.tsx'
import { ICONS } from '../theatre/icons.ts'
import { Picks } from '../theatre/Picks.tsx'
import { PlaceSheet } from '../theatre/PlaceSheet.tsx'
import { Rank } from '../theatre/Rank.tsx'
import type { Asking } from './asking.ts'
import { label } from './choices.ts'
import { isSail, type Place, stackAt } from './find.ts'
import { MARKER_ICON, markersOf, spokenStack } from './Stacks.tsx'
import { Units } from './Units.tsx'

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
      {...{ place, west, say, choose, close }}
      name={say(isSail(place) ? boxName(place) : spaceName(place))}
      offers={isSail(place) ? [] : (choices.spaces.get(place) ?? [])}
      label={(option) => label(option, view, say)}
      ranks={here.map((f) => <Stack key={f} faction={f} place={place} {...asking} />)}
    />
  )
}

const SHAPES: readonly Shape[] = ['triangle', 'square', 'circle']
const KINDS: readonly (readonly [Message, (unit: UnitId) => boolean])[] = [
  ...SHAPES.map((shape) => [text(`web.pick.${shape}`), (unit: UnitId) => UNIT[unit].shape === shape] as const),
  ...TYPES.map(
    (type) => [text('web.pick.type', { type: typeName(type) }), (unit: UnitId) => UNIT[unit].type === type] as const,
  ),
]
const named = (option: Option): UnitId | undefined => (option.do ? undefined : (option.unit as UnitId | undefined))

/** The units of a faction, with their sum and what lies on them. */
function Stack({ faction, place, ...asking }: Asking & { faction: Faction; place: Place }): ReactNode {
  const { view, say, choices, choose } = asking
  const units = stackAt(view, faction, place)
  const markers = markersOf(view, faction, place)
  return (
    <Rank side={faction} title={say(factionName(faction))} sum={spokenStack(units, view, say)}>
      {markers.length > 0 && (
        <ul className="th-marks">
          {markers.map((marker) => (
            <li key={marker}>
              <svg viewBox="-9 -9 18 18" aria-hidden="true">
                <Badge d={ICONS[MARKER_ICON[marker]]} look={marker} x={0} y={0} r={7.5} />
              </svg>
              {say(text(`board.${marker}`))}
            </li>
          ))}
        </ul>
      )}
      <Picks
        {...{ named, say, choose }}
        options={choices.options}
        items={units.filter((unit) => choices.units.get(unit)?.some(named))}
        kinds={KINDS}
        about={view.step}
      />
      <Units units={units} {...asking} />
    </Rank>
  )
}
