/** 1.2, 6 Ships, boats, tides and roads. */
import type { Aid } from '@carillon/kernel'
import { RIVERS, ROADS, ZONE_FACTS, ZONES } from '../data/map.ts'
import { CONTRARY_TIDE, SHIPS, UPRIVER_LIMIT } from '../data/units.ts'
import { say } from '../messages.ts'
import { sideName, spaceName } from '../names.ts'
import { boats as boatsOn } from '../state.ts'
import type { View } from '../view.ts'

export const boats = (view: View): Aid => ({
  id: 'boats',
  title: say('aid.boats'),
  tables: [
    {
      title: say('aid.boats.now'),
      head: [
        say('aid.head.river'),
        say('aid.head.ships'),
        sideName('british'),
        sideName('french'),
        say('aid.head.shores'),
      ],
      rows: RIVERS.map((river) => ({
        cells: [
          spaceName(river),
          view.ships[river],
          boatsOn(view, 'british', river),
          boatsOn(view, 'french', river),
          ZONES.filter((zone) => ZONE_FACTS[zone].shore === river).map(spaceName),
        ],
      })),
      note: say('aid.boats.note', { ships: SHIPS }),
    },
    {
      title: say('aid.ships'),
      head: [say('aid.head.order'), say('aid.head.what')],
      rows: [
        { cells: [say('aid.upriver'), say('aid.upriver.text', { limit: UPRIVER_LIMIT })] },
        { cells: [say('aid.downriver'), say('aid.downriver.text')] },
      ],
    },
    {
      title: say('aid.tide'),
      head: [say('aid.head.die'), say('aid.head.what')],
      rows:
        view.rules.tides === 'on'
          ? [
              { cells: [String(CONTRARY_TIDE), say('aid.tide.contrary')], now: view.contraryTide },
              { cells: [`${CONTRARY_TIDE + 1}–6`, say('aid.tide.good')], now: view.turn > 0 && !view.contraryTide },
            ]
          : [{ cells: ['–', say('aid.tide.off')] }],
    },
  ],
  rules: ['6.2.1', '6.3.1', '6.6.1', '6.6.2', '6.6.3'],
})

export const roads = ({ rules, zones, occupied }: View): Aid => ({
  id: 'zones',
  title: say('aid.zones'),
  tables: [
    {
      title: say('aid.roads'),
      head: [
        say('aid.head.zone'),
        say('aid.head.roads'),
        say('aid.head.river'),
        sideName('british'),
        sideName('french'),
        say('aid.head.taken'),
      ],
      rows: ZONES.map((zone) => {
        const open = ROADS.filter(
          ({ between, option }) => between.includes(zone) && (!option || rules[option] === 'on'),
        )
        const { shore } = ZONE_FACTS[zone]
        return {
          cells: [
            spaceName(zone),
            open.flatMap(({ between }) => between.filter((other) => other !== zone).map((other) => spaceName(other))),
            shore ? spaceName(shore) : say('web.inland'),
            zones[zone].british.length,
            zones[zone].french.length,
            say(occupied.includes(zone) ? 'aid.yes' : 'aid.no'),
          ],
          subject: { space: zone },
        }
      }),
      note: say('aid.roads.note'),
    },
  ],
  rules: ['1.2', '1.4', '6.5.1', '6.8.1'],
})
