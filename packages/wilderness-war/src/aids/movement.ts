/** 6 Ways of moving, 2.0 terrain, 5.4 what is built. */
import type { Aid } from '@carillon/kernel'
import { BOAT_SPACES, FOUL_SPACES, LEADER_SPACES, PIECES, type PieceType } from '../data/pieces.ts'
import { say } from '../messages.ts'
import type { View } from '../view.ts'

const TERRAINS = ['cultivated', 'wilderness', 'mountain'] as const
const FORTS = ['stockade', 'fort', 'fortress'] as const
const TYPES: readonly PieceType[] = [
  'regular',
  'light-infantry',
  'provincial',
  'militia',
  'indian',
  'coureurs',
  'ranger',
]
const paceOf = (type: PieceType): number => PIECES.find((piece) => piece.type === type)?.movement ?? 0

export const movement = ({ march }: View): Aid => ({
  id: 'movement',
  title: say('aid.movement'),
  tables: [
    {
      title: say('aid.ways'),
      head: [say('aid.head.way'), say('aid.head.spaces'), say('aid.head.limits')],
      rows: [
        {
          cells: [say('aid.way.land'), say('aid.way.land.spaces'), say('aid.way.land.text')],
          now: march?.land ?? false,
        },
        { cells: [say('aid.way.boat'), BOAT_SPACES, say('aid.way.boat.text')], now: march?.boat ?? false },
        {
          cells: [say('aid.way.naval'), say('aid.way.naval.spaces'), say('aid.way.naval.text')],
          now: march?.naval ?? false,
        },
        { cells: [say('aid.way.leaders'), LEADER_SPACES, say('aid.way.leaders.text')] },
        { cells: [{ key: 'event.foul-weather' }, FOUL_SPACES, say('aid.way.foul.text')], now: march?.foul ?? false },
      ],
    },
    {
      title: say('aid.pace'),
      head: [say('aid.head.unit'), say('aid.head.movement'), say('aid.head.kind')],
      rows: TYPES.map((type) => {
        const { drilled, auxiliary } = PIECES.find((piece) => piece.type === type) ?? {}
        const kind = drilled ? 'drilled' : auxiliary ? 'auxiliary' : 'militia'
        return { cells: [say(`web.type.${type}`), type === 'militia' ? '–' : paceOf(type), say(`aid.kind.${kind}`)] }
      }),
    },
    {
      title: say('aid.terrain'),
      head: [say('aid.head.terrain'), say('aid.head.by_land'), say('aid.head.fighting')],
      rows: TERRAINS.map((terrain) => ({
        cells: [
          say(`web.terrain.${terrain}`),
          say(`aid.terrain.${terrain}`),
          say(terrain === 'cultivated' ? 'aid.fight.cultivated' : 'aid.fight.wild'),
        ],
      })),
    },
    {
      title: say('aid.building'),
      head: [say('aid.head.place'), say('aid.head.how')],
      rows: FORTS.map((kind) => ({ cells: [{ key: `fortification.${kind}` }, say(`aid.build.${kind}`)] })),
    },
  ],
  rules: ['6.1', '6.2', '6.3', '6.41', '16.1', '16.2', '5.4'],
})
