/** Where things lie on this board. */
import type { SpaceId } from '@carillon/wilderness-war/page'
import type { Point, Sheet } from '../theatre/sheet.ts'
import { SHEET as THEATRE } from '../theatre/wilderness-war.ts'

export const SHEET = THEATRE as Sheet<SpaceId>
/** One begins between the Ohio and Boston; Montréal lies clear of how the game stands, in a low window too. */
export const FRAME = { ...SHEET.frame, begin: { cx: 0.42, cy: 0.48 } }
export const AT: Readonly<Record<SpaceId, Point>> = SHEET.spaces
