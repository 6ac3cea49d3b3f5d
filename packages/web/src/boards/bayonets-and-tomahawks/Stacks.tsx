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
import { MapStack } from '../theatre/MapStack.tsx'
import { button, FORM as FORMS, linesOf, UNREAD } from '../theatre/marks.ts'
import type { Choices } from './choices.ts'
import { isSail, type Place, stackAt } from './find.ts'
import { initial } from './Ground.tsx'
import { AT, SAIL_BOX } from './geometry.ts'

export const SHAPES: readonly Shape[] = ['triangle', 'square', 'circle']
export const FORM: Readonly<Record<Shape | 'commander', string>> = { ...FORMS, commander: FORMS.star }
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
  const where = isSail(place) ? boxName(place) : spaceName(place)
  const marks = marksOf(view, faction, place)
  return (
    <MapStack
      {...{ place, x, y, shared }}
      side={faction}
      counts={countsOf(units).map(([form, count]) => [FORM[form], count])}
      tags={marks.map((mark) => say(text(`web.tag.${mark}`)))}
      spoken={say(text('web.stack', { faction: factionName(faction), space: where, stack: spokenStack(units, say) }))}
      can={units.some((unit) => choices.units.has(unit))}
      isMarked={units.some((unit) => unit === marked?.unit)}
      isMoving={view.action?.units.some((unit) => units.includes(unit)) ?? false}
      look={marks.includes('spent') ? 'bt-spent' : ''}
    />
  )
}

/** 2.3 */
function SailBox({ faction, ...props }: StacksProps & { faction: Faction }): ReactNode {
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
      {view.boxes[place].length > 0 && <Stack place={place} faction={faction} x={x} y={y} shared={false} {...props} />}
    </>
  )
}
