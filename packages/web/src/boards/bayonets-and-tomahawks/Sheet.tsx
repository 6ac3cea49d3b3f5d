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
import type { Asking } from './asking.ts'
import { label } from './choices.ts'
import { isSail, type Place, stackAt } from './find.ts'
import { MARK_ICON, marksOf, spokenStack } from './Stacks.tsx'
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
      {...{ place, west, choose, close }}
      name={say(isSail(place) ? boxName(place) : spaceName(place))}
      closing={say(text('web.close'))}
      offers={isSail(place) ? [] : (choices.spaces.get(place) ?? [])}
      label={(option) => label(option, view, say)}
    >
      {here.map((f) => (
        <Rank key={f} faction={f} place={place} {...asking} />
      ))}
      {here.length === 0 && <p className="soft">{say(text('web.nobody'))}</p>}
    </PlaceSheet>
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
function Rank({ faction, place, ...asking }: Asking & { faction: Faction; place: Place }): ReactNode {
  const { view, say, choices, choose } = asking
  const units = stackAt(view, faction, place)
  const marks = marksOf(view, faction, place)
  return (
    <section className={`th-rank th-${faction}`}>
      <h3>
        {say(factionName(faction))} <small>{spokenStack(units, view, say)}</small>
      </h3>
      {marks.length > 0 && (
        <ul className="th-marks">
          {marks.map((mark) => (
            <li key={mark}>
              <svg viewBox="-9 -9 18 18" aria-hidden="true">
                <Badge d={ICONS[MARK_ICON[mark]]} look={mark} x={0} y={0} r={7.5} />
              </svg>
              {say(text(`board.${mark}`))}
            </li>
          ))}
        </ul>
      )}
      <Picks
        {...{ named, say, choose }}
        options={choices.options}
        items={units.filter((unit) => choices.units.get(unit)?.some(named))}
        kinds={KINDS}
        all={text('web.pick.all')}
        about={view.step}
        title={say(text('web.pick'))}
      />
      <Units units={units} {...asking} />
    </section>
  )
}
