/** 15, 16 What comes in which year, and what is still in the pools. */
import type { Aid, AidTable, Message } from '@carillon/kernel'
import { POOLS } from '../data/boxes.ts'
import { SCENARIO } from '../data/scenarios.ts'
import { isCalled, type Pieces, pieceOf, SET_UP, type Sheets } from '../data/set-ups.ts'
import { DRAWS, TOKEN, UNIT_IDS } from '../data/units.ts'
import { boxName, say, spaceName, tokenName, unitName } from '../messages.ts'
import { entriesOf } from '../records.ts'
import type { View } from '../view.ts'

/** 4B: as in history. */
function listed(title: Message, sheets: Sheets, year: number): AidTable {
  return {
    title,
    head: [say('aid.head.space'), say('aid.head.year'), say('aid.head.units')],
    rows: Object.entries(sheets).flatMap(([when, sheet]) =>
      entriesOf(sheet).map(([space, pieces]) => ({
        cells: [spaceName(space), when, namesOf(pieces ?? '')],
        now: Number(when) === year,
      })),
    ),
  }
}
const namesOf = (pieces: Pieces): readonly Message[] =>
  pieces.split(' ').flatMap((word) => {
    const { name, count } = pieceOf(word)
    const id = UNIT_IDS.find((unit) => isCalled(unit, name))
    return id ? [count > 1 ? say('web.count', { count, name: unitName(id) }) : unitName(id)] : []
  })

export function arrivals(view: View): Aid {
  const { draws, years } = SCENARIO[view.scenario]
  const { arrivals: fleets, enlistments } = SET_UP[view.scenario]
  const drawn = years.filter((year) => draws[year])
  return {
    id: 'arrivals',
    title: say('aid.arrivals'),
    tables: [
      ...(drawn.length > 0
        ? [
            {
              title: say('aid.draws'),
              head: [say('aid.head.year'), ...DRAWS.map((pool) => say(`aid.draw.${pool}`))],
              rows: drawn.map((year) => ({
                cells: [String(year), ...DRAWS.map((pool) => draws[year]?.[pool] ?? 0)],
                now: year === view.year,
              })),
              note: say('aid.draws.note'),
            },
          ]
        : []),
      ...(fleets ? [listed(say('aid.listed.fleets'), fleets, view.year)] : []),
      ...(enlistments ? [listed(say('aid.listed.colonials'), enlistments, view.year)] : []),
      {
        title: say('aid.pools'),
        head: [say('aid.head.pool'), say('aid.head.units'), say('aid.head.tokens')],
        rows: POOLS.filter((pool) => view.boxes[pool].length > 0).map((pool) => ({
          cells: [
            boxName(pool),
            view.boxes[pool].map(unitName),
            view.tokens.filter((token) => TOKEN[token].pool === pool).map(tokenName),
          ],
        })),
      },
    ],
    rules: ['15.1', '15.2', '15.3', '16.1', '16.2', '17.5'],
  }
}
