/** What a reader of the log wants to know of blocks: whose they are. Each of them is named. */
import { idOf } from '@carillon/kernel'
import { UNITS, type UnitId } from '@carillon/quebec-1759/page'
import type { Reading } from '../board.ts'

export const reading: Reading = {
  sideOf: (name) => (name.key.startsWith('unit.') ? UNITS[idOf(name) as UnitId]?.side : undefined),
  counted: () => undefined,
}
