/** The stacks beside the spaces: how many of each shape, and the markers on them. A stack can be opened. */
import {
  boxName,
  FACTIONS,
  type Faction,
  factionName,
  type Shape,
  SPACES,
  spaceName,
  gameText as text,
  typeName,
  UNIT,
  type UnitId,
  type View,
} from '@carillon/bayonets-and-tomahawks/facts'
import type { Option } from '@carillon/kernel'
import type { ReactNode } from 'react'
import type { Say } from '../board.ts'
import type { Choices } from './choices.ts'
import { isSail, type Place, stackAt } from './find.ts'
import { button, initial, UNREAD } from './Ground.tsx'
import { AT, linesOf, SAIL_BOX } from './geometry.ts'

export const SHAPES: readonly Shape[] = ['triangle', 'square', 'circle']
/** About 8 wide, around the middle. */
export const FORM: Readonly<Record<Shape | 'commander', string>> = {
  triangle: 'M0-4.6L4.6 4h-9.2z',
  square: 'M-4-4h8v8h-8z',
  circle: 'M-4.4 0a4.4 4.4 0 1 0 8.8 0 4.4 4.4 0 1 0-8.8 0z',
  commander: 'M0-5L1.5-1.6 5-1.4 2.3.9 3.2 4.4 0 2.5-3.2 4.4-2.3.9-5-1.4-1.5-1.6z',
}
export const formOf = (unit: UnitId): Shape | 'commander' => UNIT[unit].shape ?? 'commander'

type Count = readonly [form: Shape | 'commander', count: number]
export const countsOf = (units: readonly UnitId[]): readonly Count[] =>
  ([...SHAPES, 'commander'] as const).flatMap((form) => {
    const count = units.filter((unit) => formOf(unit) === form).length
    return count > 0 ? [[form, count] as const] : []
  })

/** "2 × triangle, 1 × Commander" */
export const spokenStack = (units: readonly UnitId[], say: Say): string =>
  countsOf(units)
    .map(([form, count]) => {
      const name = form === 'commander' ? typeName('commander') : text(`web.shape.${form}`)
      return say(text('web.count', { name, count }))
    })
    .join(', ')

const MARKERS = ['rout', 'oos', 'landing', 'marshal'] as const
/** What lies on a stack. */
export function marksOf(view: View, faction: Faction, place: Place): readonly ((typeof MARKERS)[number] | 'spent')[] {
  const spot = isSail(place) ? 'sail' : place
  const units = stackAt(view, faction, place)
  const marks = MARKERS.filter((kind) => (view.markers[faction][kind] as readonly string[]).includes(spot))
  return units.length > 0 && units.every((unit) => view.spent.includes(unit)) ? [...marks, 'spent'] : marks
}

interface StacksProps {
  readonly view: View
  readonly say: Say
  readonly choices: Choices
  readonly marked: Option | undefined
}
export function Stacks(props: StacksProps): ReactNode {
  const { view } = props
  return (
    <>
      {SPACES.map((space) => {
        const here = FACTIONS.filter((f) => stackAt(view, f, space).length > 0)
        return here.map((f) => (
          <Stack key={`${space} ${f}`} place={space} faction={f} {...AT[space]} shared={here.length > 1} {...props} />
        ))
      })}
      {FACTIONS.map((f) => (
        <SailBox key={f} faction={f} {...props} />
      ))}
    </>
  )
}

const STEP = 17
interface StackProps extends StacksProps {
  readonly place: Place
  readonly faction: Faction
  readonly x: number
  readonly y: number
  /** Both factions are there. */
  readonly shared: boolean
}
function Stack({ place, faction, x, y, shared, view, say, choices, marked }: StackProps): ReactNode {
  const units = stackAt(view, faction, place)
  const counts = countsOf(units)
  const width = counts.length * STEP + 6
  const left = shared ? (faction === 'british' ? -width - 1 : 1) : -width / 2
  const can = units.some((unit) => choices.units.has(unit))
  const isMarked = units.some((unit) => unit === marked?.unit)
  const where = isSail(place) ? boxName(place) : spaceName(place)
  const spoken = text('web.stack', { faction: factionName(faction), space: where, stack: spokenStack(units, say) })
  const moving = view.action?.units.some((unit) => units.includes(unit)) ?? false
  const marks = marksOf(view, faction, place)
  const state = `${can ? ' bt-can' : ''}${isMarked ? ' bt-marked' : ''}${moving ? ' bt-moving' : ''}`
  const at = `translate(${x + left} ${y - 26})`
  const look = `bt-stack bt-${faction}${marks.includes('spent') ? ' bt-spent' : ''}${state}`
  return (
    <>
      <g className={look} transform={at} data-space={place} data-stack={faction} {...button(say(spoken))}>
        <rect className="bt-chip" y="-9" width={width} height="18" rx="3" />
        {counts.map(([form], i) => (
          <path key={form} className="bt-form" transform={`translate(${8 + i * STEP} 0)`} d={FORM[form]} />
        ))}
        {(can || isMarked) && <rect className="bt-ring" x="-2.5" y="-11.5" width={width + 5} height="23" rx="4" />}
      </g>
      <g className="bt-words bt-counts" transform={at} {...UNREAD}>
        {counts.map(([form, count], i) => (
          <text key={form} x={17.5 + i * STEP} y="4">
            {count}
          </text>
        ))}
        {marks.map((mark, i) => (
          <g key={mark} className="bt-tag" transform={`translate(${6 + i * 13} -14.5)`}>
            <rect x="-6" y="-6" width="12" height="11" />
            <text y="3">{say(text(`web.tag.${mark}`))}</text>
          </g>
        ))}
      </g>
    </>
  )
}

/** 2.3 */
function SailBox({ faction, ...props }: StacksProps & { faction: Faction }): ReactNode {
  const { view, say, choices } = props
  const place = `sail-${faction}` as const
  const { x, y } = SAIL_BOX[faction]
  const offers = choices.places.get(place) ?? []
  const name = say(boxName(place))
  return (
    <>
      <g
        className={`bt-box bt-${faction}${offers.length > 0 ? ' bt-can' : ''}`}
        transform={`translate(${x} ${y})`}
        data-space={place}
        {...(offers.length > 0 && button(say(text('web.choices', { name, count: offers.length }))))}
      >
        <rect x="-76" y="-44" width="152" height="74" rx="6" />
      </g>
      <g className="bt-words" transform={`translate(${x} ${y})`} {...UNREAD}>
        {linesOf(name).map((line, i, all) => (
          <text key={line} className="bt-name" y={22 - 13 * (all.length - 1 - i)}>
            {line}
          </text>
        ))}
        <text className="bt-initial" x="-66" y="-27">
          {say(initial(faction))}
        </text>
      </g>
      {view.boxes[place].length > 0 && (
        <Stack place={place} faction={faction} x={x} y={y + 4} shared={false} {...props} />
      )}
    </>
  )
}
