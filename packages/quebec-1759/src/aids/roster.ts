/** 2 All units with their strength; where they are and what is left of them as far as the viewer knows. */
import type { Aid, AidRow, AidTable, Message } from '@carillon/kernel'
import { kindName } from '../captions.ts'
import { ZONES } from '../data/map.ts'
import { SIDES, type Side, UNITS, type UnitId, unitsOf } from '../data/units.ts'
import { say } from '../messages.ts'
import { sideName, spaceName, unitName } from '../names.ts'
import type { Block, View } from '../view.ts'

interface Known {
  readonly cv: number
  readonly where: Message
}
/** What the view shows of the units of a side; the others are somewhere, and hidden. */
function knownUnits(view: View, side: Side): ReadonlyMap<UnitId, Known> {
  const found = new Map<UnitId, Known>()
  const add = (blocks: readonly Block[], where: Message) => {
    for (const block of blocks)
      if ('unit' in block && UNITS[block.unit].side === side) found.set(block.unit, { cv: block.cv, where })
  }
  for (const zone of ZONES) add(view.zones[zone][side], spaceName(zone))
  add(view.pool, say('aid.at.pool'))
  for (const unit of view.lost[side]) found.set(unit, { cv: 0, where: say('aid.at.out') })
  return found
}
/** Units of one kind that have no names of their own are a row. */
const isNameless = (id: UnitId): boolean => UNITS[id].kind === 'decoy' || UNITS[id].kind === 'detachment'

function rowOf(id: UnitId, known: Known | undefined): AidRow {
  const { kind, cv, group } = UNITS[id]
  return {
    cells: [unitName(id), kindName(group ?? kind), cv, known ? known.cv : '?', known?.where ?? say('aid.at.hidden')],
    subject: { unit: id },
  }
}
function table(view: View, side: Side): AidTable {
  const known = knownUnits(view, side)
  const all = unitsOf(side, view.rules.edition)
  const nameless = all.filter(isNameless)
  const [first] = nameless
  const gone = nameless.filter((id) => view.lost[side].includes(id)).length
  return {
    title: say('aid.units', { side: sideName(side), cv: view.cv[side] }),
    head: [say('aid.head.unit'), say('aid.head.kind'), say('aid.head.cv'), say('aid.head.now'), say('aid.head.where')],
    rows: [
      ...all.filter((id) => !isNameless(id)).map((id) => rowOf(id, known.get(id))),
      ...(first
        ? [
            {
              cells: [
                say('aid.several', { count: nameless.length, name: kindName(UNITS[first].kind) }),
                kindName(UNITS[first].kind),
                UNITS[first].cv,
                '–',
                say('aid.lost', { count: gone }),
              ],
              subject: { unit: first },
            },
          ]
        : []),
    ],
  }
}

export const roster = (view: View): Aid => ({
  id: 'roster',
  title: say('aid.roster'),
  tables: SIDES.map((side) => table(view, side)),
  rules: ['2.1', '2.2', '2.5', '3.1', '11.1'],
})
