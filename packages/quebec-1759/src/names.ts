/** Names of things: messages like all others. */
import { namer } from '@carillon/kernel'
import { RIVERS, ZONES } from './data/map.ts'
import { COLUMNS, SIDES, UNIT_IDS } from './data/units.ts'

export const WAYS = ['road', 'boat'] as const

export const unitName = namer('unit', UNIT_IDS)
export const spaceName = namer('space', [...ZONES, ...RIVERS])
export const sideName = namer('role', SIDES)
export const columnName = namer('column', [...COLUMNS, 'reserve'])
export const wayName = namer('way', WAYS)
