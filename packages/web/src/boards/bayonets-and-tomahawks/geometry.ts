/** Where things lie on this board. */
import type { Faction, Space } from '@carillon/bayonets-and-tomahawks/page'
import { SHEET as THEATRE } from '../theatre/bayonets-and-tomahawks.ts'
import type { Box, Point, Sheet } from '../theatre/sheet.ts'

export const SHEET = THEATRE as Sheet<Space>
/** One begins between the lakes and Louisbourg. */
export const FRAME = { ...SHEET.frame, begin: { cx: 0.6, cy: 0.4 } }
export const AT: Readonly<Record<Space, Point>> = SHEET.spaces
/** 2.3 The Sail Boxes lie in the ocean. */
export const SAIL_BOX = {
  british: SHEET.ornaments['sail-british'],
  french: SHEET.ornaments['sail-french'],
} as Readonly<Record<Faction, Box>>
