/** 7.3 What each action point may be used for, and how far it goes. */
import type { Aid, Message } from '@carillon/kernel'
import { AP_USES, CAPACITY, DOUBLE, FORCED_MARCH, MPS, RAID_REACH, RAID_TRACK } from '../data/actions.ts'
import type { ApKind } from '../data/cards.ts'
import { apName, say } from '../messages.ts'
import { keysOf } from '../records.ts'
import type { View } from '../view.ts'

const USES = ['raid', 'move', 'sail', 'marshal', 'build'] as const

const doubled = (kind: ApKind): Message =>
  kind === 'army' || kind === 'sail-army'
    ? say(`aid.double.${kind}`)
    : say('aid.double.light', { spaces: RAID_REACH * DOUBLE })

export function actions({ aps, action }: View): Aid {
  const left = [...aps.british, ...aps.french, ...aps.indian]
  const isLeft = (kind: ApKind) => left.some((ap) => ap === kind || ap === `${kind}-2x`)
  return {
    id: 'actions',
    title: say('aid.actions'),
    tables: [
      {
        title: say('aid.aps'),
        head: [say('aid.head.ap'), say('aid.head.uses'), say('aid.head.double')],
        rows: keysOf(AP_USES).map((kind) => ({
          cells: [apName(kind), AP_USES[kind].map(([button]) => ({ key: `do.${button}` })), doubled(kind)],
          now: isLeft(kind),
        })),
        note: say('aid.aps.note'),
      },
      {
        title: say('aid.uses'),
        head: [say('aid.head.action'), say('aid.head.who'), say('aid.head.what')],
        rows: USES.map((use) => ({
          cells: [
            { key: `do.${use}` },
            say(`aid.use.${use}.who`),
            use === 'raid'
              ? say('aid.use.raid', { spaces: RAID_REACH, points: RAID_TRACK })
              : use === 'move'
                ? say('aid.use.move', { light: MPS.light, others: MPS.others, forced: FORCED_MARCH })
                : use === 'sail'
                  ? say('aid.use.sail', { units: CAPACITY })
                  : say(`aid.use.${use}`),
          ],
          now: action?.kind === use,
        })),
      },
    ],
    rules: ['7.3', '7.3.4', '7.3.5', '7.3.6', '7.3.7', '9.0', '10.2', '10.6', '11.0', '12.0'],
  }
}
