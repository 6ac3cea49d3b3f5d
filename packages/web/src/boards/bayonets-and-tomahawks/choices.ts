/** What may be chosen, sorted by where on the board one finds it; and how it is called. */
import {
  type Ap,
  apName,
  boxName,
  optionLabel,
  type Space,
  type StepId,
  spaceName,
  gameText as text,
  UNIT,
  type UnitId,
  unitName,
  type View,
} from '@carillon/bayonets-and-tomahawks/page'
import type { Message, Option } from '@carillon/kernel'
import type { Say } from '../board.ts'
import { add } from '../theatre/options.ts'
import { type Place, placeOf, whereIs } from './find.ts'

/** All fields an option of this game may have. */
interface Fields {
  readonly do?: string
  readonly unit?: UnitId
  readonly space?: Space
  readonly card?: string
  readonly connection?: string
  readonly ap?: Ap
}

export interface Choices {
  readonly options: readonly Option[]
  readonly units: ReadonlyMap<UnitId, readonly Option[]>
  readonly spaces: ReadonlyMap<Space, readonly Option[]>
  readonly connections: ReadonlyMap<string, Option>
  readonly cards: ReadonlyMap<string, Option>
  /** Of a place: those of the space itself, then those of the units there. */
  readonly places: ReadonlyMap<Place, readonly Option[]>
}

export function sortChoices(options: readonly Option[], view: View): Choices {
  const units = new Map<UnitId, Option[]>()
  const spaces = new Map<Space, Option[]>()
  const connections = new Map<string, Option>()
  const cards = new Map<string, Option>()
  const places = new Map<Place, Option[]>()
  for (const option of options) {
    const { unit, space, card, connection } = option as Fields
    if (unit) add(units, unit, option)
    else if (space) add(spaces, space, option)
    else if (connection) connections.set(connection, option)
    else if (card) cards.set(card, option)
    const place = unit ? placeOf(view, unit) : space
    if (place) add(places, place, option)
  }
  return { options, units, spaces, connections, cards, places }
}
/** Short and clear, and different for each of the options at hand. */
export function label(option: Option, view: View, say: Say): string {
  return say(labelOf(option, view, say))
}
function labelOf(option: Option, view: View, say: Say): Message {
  const { do: verb, unit, ap } = option as Fields
  const action: Message = { key: `do.${verb}` }
  const called = optionLabel(option, view)
  if (called) return called
  if (unit) return verb ? text('web.do_unit', { action, unit: withState(unit, view, say) }) : unitLabel(unit, view, say)
  if (ap) return verb ? text('web.ap_do', { action, ap: apName(ap) }) : apName(ap)
  return action
}

/** Its name, and whether it is Reduced or Spent: not so while it is under way, for then it goes on. */
export function withState(unit: UnitId, { reduced, spent, action }: View, say: Say): Message {
  const state = [
    ...(reduced.includes(unit) ? [text('board.reduced')] : []),
    ...(spent.includes(unit) && !action?.units.includes(unit) ? [text('board.spent')] : []),
  ]
  const name = unitName(unit)
  return state.length > 0 ? text('web.with', { name, state: state.map(say).join(', ') }) : name
}
/** Steps in which the units to choose from stand in many places. */
const SCATTERED: ReadonlySet<StepId> = new Set<StepId>(['raid', 'marshal', 'events', 'redeploy', 'recoup'])
function unitLabel(unit: UnitId, view: View, say: Say): Message {
  const name = withState(unit, view, say)
  const found = SCATTERED.has(view.step) ? whereIs(view, unit) : undefined
  if (!found) return name
  return text('web.unit_at', { unit: name, place: 'space' in found ? spaceName(found.space) : boxName(found.box) })
}

/** Under which heading it stands in the list. */
export function group(option: Option): Message | undefined {
  const { do: verb, unit, space, card, connection, ap } = option as Fields
  if (unit && (verb === 'drop' || verb === 'take' || verb === 'reroll')) return text(`web.group.${verb}`)
  if (unit) return text('web.group.units')
  if (space) return text(verb === 'rest' ? 'web.group.rest' : 'web.group.spaces')
  if (card) return text('web.group.cards')
  if (connection) return text('web.group.connections')
  if (ap) return verb ? apName(ap) : text('web.group.aps')
  return undefined
}

/** Commanders last, then by shape. */
const ORDER = { triangle: 0, square: 1, circle: 2 } as const
export const inOrder = (units: readonly UnitId[]): readonly UnitId[] =>
  [...units].sort((a, b) => rank(a) - rank(b) || UNIT[a].n - UNIT[b].n)
const rank = (unit: UnitId): number => {
  const { shape } = UNIT[unit]
  return shape ? ORDER[shape] : 3
}
