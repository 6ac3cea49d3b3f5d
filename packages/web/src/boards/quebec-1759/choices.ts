/** What may be chosen, sorted by where on the board one finds it; and how it is called. */
import type { Message, Option } from '@carillon/kernel'
import {
  type Block,
  columnName,
  RIVERS,
  type River,
  SIDES,
  UNITS,
  type UnitId,
  unitName,
  type View,
  type Way,
  web,
  type Zone,
} from '@carillon/quebec-1759/page'
import type { Say } from '../board.ts'
import type { LinePlace } from './line-up.ts'

export interface Choices {
  readonly units: ReadonlyMap<UnitId, Option>
  readonly blocks: ReadonlyMap<number, Option>
  /** Of a zone or river area: usually one, of some several (by road and by boat, a march and the Indians). */
  readonly spaces: ReadonlyMap<Zone | River, readonly Option[]>
  readonly columns: ReadonlyMap<UnitId, ReadonlyMap<LinePlace, Option>>
  /** Neither of a unit nor of a place: pass, done, stand. */
  readonly buttons: readonly Option[]
}

export function sortChoices(options: readonly Option[]): Choices {
  const units = new Map<UnitId, Option>()
  const blocks = new Map<number, Option>()
  const spaces = new Map<Zone | River, Option[]>()
  const columns = new Map<UnitId, Map<LinePlace, Option>>()
  const buttons: Option[] = []
  for (const option of options) {
    const { unit, block, space, column } = option as { unit?: UnitId; block?: number; space?: Zone; column?: LinePlace }
    if (unit && column) columns.set(unit, (columns.get(unit) ?? new Map<LinePlace, Option>()).set(column, option))
    else if (unit) units.set(unit, option)
    else if (block !== undefined) blocks.set(block, option)
    else if (space) spaces.set(space, [...(spaces.get(space) ?? []), option])
    else buttons.push(option)
  }
  return { units, blocks, spaces, columns, buttons }
}

export function same(a: Option | undefined, b: Option | undefined): boolean {
  if (!a || !b) return false
  const fields = Object.keys(a)
  return fields.length === Object.keys(b).length && fields.every((field) => a[field] === b[field])
}

const isRiver = (space: unknown): space is River => RIVERS.includes(space as River)

/** Short and clear, and different for each of the options at hand. */
export function label(option: Option, view: View, say: Say): string {
  return say(labelOf(option, view))
}
function labelOf(option: Option, view: View): Message {
  const { unit, space, column, way, count, block } = option as {
    unit?: UnitId
    space?: Zone
    column?: LinePlace
    way?: Way
    count?: number
    block?: number
  }
  if (unit) return column ? web.column(unit, column) : unitLabel(unit, view)
  if (block !== undefined) return { key: 'field.block', args: { n: block } }
  if (!space) return { key: `do.${option.do}` }
  if (isRiver(space)) return web.naval(count ?? 0, space)
  if (option.do === 'march') return web.march(space)
  if (option.do === 'indian') return meeting(web.indian(space), view.zones[space].british)
  if (way) return view.battle ? web.retreat(space, way) : goingTo(space, way, view)
  if (view.step === 'deployment') return web.post(space)
  if (view.step === 'battles' || view.step === 'movement') return web.fight(space)
  return web.withdraw(space)
}

/** 6.5, 6.6 Where a march goes, and who stands there now, as far as the one who writes it knows. */
function goingTo(space: Zone, way: Way, { orders, zones }: View): Message {
  const go = web.to(space, way)
  const writing = SIDES.filter((side) => orders[side]?.kind === 'march')
  const [side] = writing
  return side && writing.length === 1 ? meeting(go, zones[space][side === 'british' ? 'french' : 'british']) : go
}
const meeting = (go: Message, blocks: readonly Block[]): Message =>
  blocks.length > 0 ? web.meets(go, blocks.length, blocks.filter((block) => !('unit' in block)).length) : go

/** What becomes of a unit that is chosen now. */
function unitLabel(unit: UnitId, view: View): Message {
  const { battle, step } = view
  if (step === 'fire' && battle) return UNITS[unit].side === battle.acting ? web.fire(unit) : web.hit(unit)
  if (step === 'raid') return web.hit(unit)
  // 7.8.9 First come those for whom there is no boat, then the fire.
  if (step === 'depart') return battle?.leaving?.boarded === false ? web.behind(unit) : web.hit(unit)
  if (step === 'deployment' || step === 'orders' || step === 'array') return unitName(unit)
  return web.home(unit)
}

/** Under which heading it stands in the list. */
export function group(option: Option, view: View): Message | undefined {
  const { groups } = web
  if (option.do === 'march' || option.do === 'naval' || option.do === 'indian') return groups[option.do]
  if (option.column) return columnName(option.column as LinePlace)
  if (option.way) return view.battle ? groups.retreat : groups[option.way as Way]
  if (option.unit || option.block !== undefined) return groups.units
  return option.space ? groups.zones : undefined
}
