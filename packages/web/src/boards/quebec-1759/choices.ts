/** What may be chosen, sorted by where on the board one finds it; and how it is called. */
import type { Message, Option } from '@carillon/kernel'
import {
  columnName,
  optionLabel,
  type River,
  type UnitId,
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

/** Short and clear, and different for each of the options at hand. */
export function label(option: Option, view: View, say: Say): string {
  return say(optionLabel(option, view))
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
