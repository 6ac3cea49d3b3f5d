/** What a reader of the log wants to know of units: whose they are, and how many of a kind. */
import { countedUnits, UNIT, type UnitId } from '@carillon/bayonets-and-tomahawks/page'
import { idOf, type Message } from '@carillon/kernel'
import type { Reading } from '../board.ts'

const unitCalled = (name: Message) => (name.key.startsWith('unit.') ? UNIT[idOf(name) as UnitId] : undefined)

export const reading: Reading = {
  sideOf: (name) => unitCalled(name)?.faction ?? undefined,
  counted: (name) => {
    const type = unitCalled(name)?.type
    return type && countedUnits(type)
  },
}
