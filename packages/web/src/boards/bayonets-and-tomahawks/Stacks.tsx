/** The stacks beside the spaces: how many of each shape, and the markers on them. A stack can be opened. */

import {
  boxName,
  countedUnits,
  FACTIONS,
  type Faction,
  factionName,
  type Shape,
  SPACES,
  type Space,
  spaceName,
  gameText as text,
  UNIT,
  type UnitId,
  unitName,
  type View,
} from '@carillon/bayonets-and-tomahawks/page'
import type { ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'
import { button, UNREAD } from '../pointing.ts'
import { Lead, MapStack } from '../theatre/MapStack.tsx'
import { type Half, pairsOn } from '../theatre/pairs.ts'
import { FORM as FORMS, linesOf } from '../theatre/shapes.ts'
import { inOrder } from './choices.ts'
import { contested, isSail, type Place, stackAt } from './find.ts'
import { type GroundProps, initial } from './Ground.tsx'
import { AT, FRAME, SAIL_BOX, SHEET } from './geometry.ts'
import { FewCounters } from './parts.ts'

export const SHAPES: readonly Shape[] = ['triangle', 'square', 'circle']
export const FORM: Readonly<Record<Shape | 'commander', string>> = { ...FORMS, commander: FORMS.star }
const formOf = (unit: UnitId): Shape | 'commander' => UNIT[unit].shape ?? 'commander'

interface Count {
  readonly form: Shape | 'commander'
  readonly count: number
  readonly reduced: number
}
export const countsOf = (units: readonly UnitId[], { reduced }: View): readonly Count[] =>
  ([...SHAPES, 'commander'] as const).flatMap((form) => {
    const all = units.filter((unit) => formOf(unit) === form)
    const hurt = all.filter((unit) => reduced.includes(unit))
    return all.length > 0 ? [{ form, count: all.length, reduced: hurt.length }] : []
  })

/** “4 Light (1 reduced), 2 Brigades, Wolfe” */
export function spokenStack(units: readonly UnitId[], { reduced }: View, say: Say): string {
  const kinds = new Map<string, UnitId[]>()
  for (const unit of [...units].sort((a, b) => rankOf(a) - rankOf(b))) {
    const kind = countedUnits(UNIT[unit].type)?.(1).key ?? unit
    kinds.set(kind, [...(kinds.get(kind) ?? []), unit])
  }
  const parts = [...kinds.values()].map((all) => {
    const [first] = all as [UnitId]
    const counted = countedUnits(UNIT[first].type)?.(all.length) ?? unitName(first)
    const hurt = all.filter((unit) => reduced.includes(unit)).length
    return say(hurt > 0 ? text('web.count_reduced', { counted, reduced: hurt }) : counted)
  })
  return parts.join(', ')
}
const rankOf = (unit: UnitId): number => [...SHAPES, 'commander'].indexOf(formOf(unit))

const MARKERS = ['rout', 'oos', 'landing', 'marshal'] as const
type Marker = (typeof MARKERS)[number] | 'spent'
/** What lies on a stack. */
export function markersOf(view: View, faction: Faction, place: Place): readonly Marker[] {
  const spot = isSail(place) ? 'sail' : place
  const units = stackAt(view, faction, place)
  const markers = MARKERS.filter((kind) => (view.markers[faction][kind] as readonly string[]).includes(spot))
  return units.length > 0 && units.every((unit) => view.spent.includes(unit)) ? [...markers, 'spent'] : markers
}

export function Stacks(props: GroundProps): ReactNode {
  const { view } = props
  const pairs = pairsOn(SHEET, contested(view))
  return (
    <>
      {[...pairs].map(([space, { lead }]) => lead && <Lead key={space} from={AT[space as Space]} to={lead} />)}
      {SPACES.map((space) => {
        const here = FACTIONS.filter((f) => stackAt(view, f, space).length > 0)
        return here.map((f) => (
          <Stack
            key={`${space} ${f}`}
            place={space}
            faction={f}
            {...AT[space]}
            shared={pairs.get(space)?.[f]}
            {...props}
          />
        ))
      })}
      {FACTIONS.map((f) => (
        <SailBox key={f} faction={f} {...props} />
      ))}
    </>
  )
}

interface StackProps extends GroundProps {
  readonly place: Place
  readonly faction: Faction
  readonly x: number
  readonly y: number
  /** Its own place where both factions are there. */
  readonly shared: Half | undefined
}
/** The most important first. */
const SHOWN = ['rout', 'oos', 'commander', 'spent', 'landing', 'marshal'] as const
export const MARKER_ICON = {
  rout: 'flag',
  oos: 'barred',
  commander: 'star',
  landing: 'anchor',
  marshal: 'gather',
  spent: 'hourglass',
} as const
function Stack({ place, faction, x, y, shared, view, say, choices, marked }: StackProps): ReactNode {
  const units = stackAt(view, faction, place)
  const where = isSail(place) ? boxName(place) : spaceName(place)
  const markers = markersOf(view, faction, place)
  const isLed = units.some((unit) => UNIT[unit].type === 'commander')
  const stack = [spokenStack(units, view, say), ...markers.map((marker) => say(text(`board.${marker}`)))].join(', ')
  return (
    <MapStack
      {...{ place, x, y, shared }}
      room={FRAME.room}
      size={units.length}
      side={faction}
      counts={countsOf(units, view).flatMap(({ form, ...count }) => (form === 'commander' ? [] : [{ ...count, form }]))}
      icons={SHOWN.filter((marker) => (marker === 'commander' ? isLed : markers.includes(marker))).map(
        (marker) => MARKER_ICON[marker],
      )}
      spoken={say(text('web.stack', { faction: factionName(faction), space: where, stack }))}
      can={(!isSail(place) && choices.spaces.has(place)) || units.some((unit) => choices.units.has(unit))}
      isMarked={marked?.space === place || units.some((unit) => unit === marked?.unit)}
      isMoving={view.action?.units.some((unit) => units.includes(unit)) ?? false}
      isSpent={markers.includes('spent')}
      few={(room) => <FewCounters of={inOrder(units)} {...{ view, say, room }} />}
    />
  )
}

/** 2.3 */
function SailBox({ faction, ...props }: GroundProps & { faction: Faction }): ReactNode {
  const { view, say, choices } = props
  const place = `sail-${faction}` as const
  const { width, height, ...corner } = SAIL_BOX[faction]
  const [x, y] = [corner.x + width / 2, corner.y + height / 2]
  const offers = choices.places.get(place) ?? []
  const name = say(boxName(place))
  return (
    <>
      <g
        className={`bt-box th-${faction}${offers.length > 0 ? ' th-can' : ''}`}
        transform={`translate(${x} ${y})`}
        data-space={place}
        {...(offers.length > 0 && button(say(text('web.choices', { name, count: offers.length }))))}
      >
        <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="10" />
      </g>
      <g className="th-words" transform={`translate(${x} ${y})`} {...UNREAD}>
        {linesOf(name).map((line, i, all) => (
          <text key={line} className="th-name" y={height / 2 - 12 - 24 * (all.length - 1 - i)}>
            {line}
          </text>
        ))}
        <text className="bt-initial" x={20 - width / 2} y={32 - height / 2}>
          {say(initial(faction))}
        </text>
      </g>
      {view.boxes[place].length > 0 && (
        <Stack place={place} faction={faction} x={x} y={y - 24} shared={undefined} {...props} />
      )}
    </>
  )
}
