/** The options of this game, each made once. */
import { type Option, optionsOf } from '@carillon/kernel'
import { type River, ZONES, type Zone } from '../data/map.ts'
import { type Column, UNIT_IDS, type UnitId } from '../data/units.ts'
import { DO } from '../messages.ts'
import type { Way } from '../state.ts'

export const BUTTON = optionsOf('do', DO)
export const UNIT = optionsOf('unit', UNIT_IDS)
export const SPACE = optionsOf('space', ZONES)

export type UnitOption = { readonly unit: UnitId }
export type SpaceOption = { readonly space: Zone }
export type ToOption = { readonly space: Zone; readonly way: Way }
export type ColumnOption = { readonly unit: UnitId; readonly column: Column | 'reserve' }
export type BlockOption = { readonly block: number }
export type NavalOption = { readonly do: 'naval'; readonly space: River; readonly count: number }
export type OrderOption = { readonly do: 'march' | 'indian'; readonly space: Zone }

const table = <K extends string, O extends Option>(keys: readonly K[], make: (key: K) => O): Readonly<Record<K, O>> => {
  const made = {} as Record<K, O>
  for (const key of keys) made[key] = Object.freeze(make(key))
  return made
}
export const TO: Readonly<Record<Way, Readonly<Record<Zone, ToOption>>>> = {
  road: table(ZONES, (space) => ({ space, way: 'road' })),
  boat: table(ZONES, (space) => ({ space, way: 'boat' })),
}
export const MARCH = table(ZONES, (space): OrderOption => ({ do: 'march', space }))
export const INDIAN = table(ZONES, (space): OrderOption => ({ do: 'indian', space }))
const naval = (space: River) =>
  [0, 1, 2, 3, 4].map((count): NavalOption => Object.freeze({ do: 'naval', space, count }))
export const NAVAL: Readonly<Record<River, readonly NavalOption[]>> = {
  bason: naval('bason'),
  st_laurent: naval('st_laurent'),
}
export const INTO: Readonly<Record<Column | 'reserve', Readonly<Record<UnitId, ColumnOption>>>> = {
  left: table(UNIT_IDS, (unit) => ({ unit, column: 'left' })),
  centre: table(UNIT_IDS, (unit) => ({ unit, column: 'centre' })),
  right: table(UNIT_IDS, (unit) => ({ unit, column: 'right' })),
  reserve: table(UNIT_IDS, (unit) => ({ unit, column: 'reserve' })),
}
export const BLOCK: readonly BlockOption[] = Array.from({ length: 32 }, (_, i) => Object.freeze({ block: i }))
