/** 2, 10.1 Connections with their limits, and what the spaces are worth. */
import type { Aid } from '@carillon/kernel'
import { type ConnectionKind, FACTIONS, LIMIT, ROAD_ARTILLERY, SPACE, SPACES, type SpaceKind } from '../data/map.ts'
import { connectionName, factionName, say, typeName } from '../messages.ts'
import type { View } from '../view.ts'

const WAYS: readonly ConnectionKind[] = ['highway', 'road', 'path']
const KINDS: readonly SpaceKind[] = ['settled', 'outpost', 'wilderness', 'village', 'base']

export function ways(view: View): Aid {
  const used = FACTIONS.flatMap((faction) => view.used[faction].map((use) => ({ faction, ...use })))
  return {
    id: 'map',
    title: say('aid.map'),
    tables: [
      {
        title: say('aid.connections'),
        head: [say('aid.head.connection'), say('aid.head.limit'), say('aid.head.who')],
        rows: WAYS.map((kind) => ({
          cells: [
            say(`web.kind.${kind}`),
            LIMIT[kind],
            kind === 'road' ? say('aid.way.road', { guns: ROAD_ARTILLERY }) : say(`aid.way.${kind}`),
          ],
        })),
        note: say('aid.connections.note'),
      },
      ...(used.length > 0
        ? [
            {
              title: say('aid.used'),
              head: [say('aid.head.connection'), say('aid.head.whose'), say('aid.head.units'), typeName('artillery')],
              rows: used.map(({ faction, by, units, artillery }) => ({
                cells: [connectionName(by), factionName(faction), units, artillery],
                subject: { connection: by },
              })),
            },
          ]
        : []),
      {
        title: say('aid.spaces'),
        head: [say('aid.head.space'), say('aid.head.how_many'), say('aid.head.what')],
        rows: KINDS.map((kind) => ({
          cells: [
            say(`aid.kind.${kind}`),
            SPACES.filter((space) => SPACE[space].kind === kind).length,
            say(`aid.space.${kind}`),
          ],
        })),
      },
    ],
    rules: ['2.1', '2.2', '10.1', '10.2'],
  }
}
