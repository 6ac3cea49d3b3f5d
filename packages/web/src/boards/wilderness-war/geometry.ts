/** Where things lie on this board. */
import type { SpaceId } from '@carillon/wilderness-war/page'
import type { Point, Sheet } from '../theatre/sheet.ts'
import { SHEET as THEATRE } from '../theatre/wilderness-war.ts'

export const SHEET = THEATRE as Sheet<SpaceId>
/** One begins between the Ohio and Boston. */
export const FRAME = { ...SHEET.frame, begin: { cx: 0.42, cy: 0.5 } }
export const AT: Readonly<Record<SpaceId, Point>> = SHEET.spaces
