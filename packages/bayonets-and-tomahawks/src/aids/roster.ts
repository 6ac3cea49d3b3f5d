/** 3 All units by kind, Commanders and Indians one by one, and where they are. */
import type { Aid, AidTable, Message } from '@carillon/kernel'
import { BOXES } from '../data/boxes.ts'
import { FACTIONS, type Faction, SPACES } from '../data/map.ts'
import { TYPES, UNIT_IDS, type UnitFacts, type UnitId, type UnitType, unitOf } from '../data/units.ts'
import { boxName, factionName, nationName, say, spaceName, typeName, unitName } from '../messages.ts'
import type { View } from '../view.ts'

const ALL: readonly UnitFacts[] = UNIT_IDS.map(unitOf)
type Place = { readonly kind: 'map' | 'losses' | 'out' | 'to_come'; readonly name: Message }

/** Where every unit is. */
function placesOf({ map, boxes }: View): ReadonlyMap<UnitId, Place> {
  const found = new Map<UnitId, Place>()
  for (const f of FACTIONS)
    SPACES.forEach((space, n) => {
      for (const unit of map[f][n] ?? []) found.set(unit, { kind: 'map', name: spaceName(space) })
    })
  for (const box of BOXES) for (const unit of boxes[box]) found.set(unit, { kind: kindOf(box), name: boxName(box) })
  return found
}
function kindOf(box: (typeof BOXES)[number]): Place['kind'] {
  if (box === 'sail-british' || box === 'sail-french') return 'map'
  if (box === 'removed' || box === 'unused') return 'out'
  return box === 'losses-british' || box === 'losses-french' ? 'losses' : 'to_come'
}

const SORTS: readonly UnitType[] = TYPES.filter((type) => type !== 'commander' && type !== 'indian')
function units(view: View, faction: Faction, at: ReadonlyMap<UnitId, Place>): AidTable {
  const rows = SORTS.flatMap((type) => {
    const group = ALL.filter(
      (unit) => unit.faction === faction && unit.type === type && at.get(unit.id)?.kind !== 'out',
    )
    if (group.length === 0) return []
    const count = (kind: Place['kind']) => group.filter(({ id }) => at.get(id)?.kind === kind).length
    const reduced = group.filter(({ id }) => at.get(id)?.kind === 'map' && view.reduced.includes(id)).length
    return [
      {
        cells: [typeName(type), count('map'), reduced, count('to_come'), count('losses'), say(`web.can.${type}`)],
      },
    ]
  })
  return {
    title: say('aid.units', { faction: factionName(faction) }),
    head: [
      say('aid.head.type'),
      say('aid.head.on_map'),
      say('aid.head.reduced'),
      say('aid.head.to_come'),
      say('aid.head.losses'),
      say('aid.head.can'),
    ],
    rows,
  }
}
const whereIs = (at: ReadonlyMap<UnitId, Place>, id: UnitId): Message => at.get(id)?.name ?? boxName('unused')

export function roster(view: View): Aid {
  const at = placesOf(view)
  const of = (type: UnitType) => ALL.filter((unit) => unit.type === type && at.get(unit.id)?.kind !== 'out')
  return {
    id: 'roster',
    title: say('aid.roster'),
    tables: [
      ...FACTIONS.map((faction) => units(view, faction, at)),
      {
        title: say('aid.commanders'),
        head: [typeName('commander'), say('aid.head.whose'), say('aid.head.rating'), say('aid.head.where')],
        rows: of('commander').map(({ id, faction, rating }) => ({
          cells: [unitName(id), faction && factionName(faction), rating, whereIs(at, id)],
          subject: { unit: id },
        })),
      },
      {
        title: say('aid.indians'),
        head: [typeName('indian'), say('aid.head.whose'), say('aid.head.villages'), say('aid.head.where')],
        rows: of('indian').map(({ id, faction, nation, villages }) => {
          const side = faction ?? (nation && view.nations[nation])
          return {
            cells: [
              unitName(id),
              side ? factionName(side) : nation ? say('board.neutral', { nation: nationName(nation) }) : null,
              villages.map(spaceName),
              whereIs(at, id),
            ],
            subject: { unit: id },
          }
        }),
      },
    ],
    rules: ['3.1', '3.2', '3.3', '3.4', '3.5', '3.6', '3.7', '8.1'],
  }
}
