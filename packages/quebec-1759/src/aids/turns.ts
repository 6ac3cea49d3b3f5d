/** 5, 6.8, 8, 9, 10 The turns, what ends the game, and when the militia goes home. */
import type { Aid } from '@carillon/kernel'
import { OBJECTIVE, SUPPLY } from '../data/map.ts'
import { BRITISH_MINIMUM, FRENCH_MINIMUM, INDIANS_LEAVE, TURNS, UNITS, unitsOf } from '../data/units.ts'
import { say } from '../messages.ts'
import { sideName, spaceName } from '../names.ts'
import type { View } from '../view.ts'

const GROUPS = ['quebec', 'montreal'] as const

export const militia = (view: View): Aid => ({
  id: 'militia',
  title: say('aid.militia'),
  tables: [
    {
      title: say('aid.militia.home'),
      head: [say('aid.head.militia'), say('aid.head.goes_home'), say('aid.head.left')],
      rows: GROUPS.map((group) => {
        const all = unitsOf('french', view.rules.edition).filter((id) => UNITS[id].group === group)
        const gone = all.filter((id) => view.lost.french.includes(id)).length
        return {
          cells: [
            say(`web.kind.${group}`),
            say(`web.can.${group}`),
            say('aid.left', { left: all.length - gone, of: all.length }),
          ],
        }
      }),
    },
    {
      title: say('aid.indians'),
      head: [say('aid.head.when'), say('aid.head.now')],
      rows: [
        { cells: [say('aid.indians.cv', { least: INDIANS_LEAVE }), '–'] },
        { cells: [say('aid.indians.army', { least: FRENCH_MINIMUM }), say('aid.cv', { cv: view.cvWithoutIndians })] },
      ],
    },
  ],
  rules: ['6.8.1', '8.1', '10.2', '10.3'],
})

export const turns = (view: View): Aid => ({
  id: 'victory',
  title: say('aid.victory'),
  tables: [
    {
      title: say('aid.wins'),
      head: [say('aid.head.side'), say('aid.head.when'), say('aid.head.now')],
      rows: [
        {
          cells: [
            sideName('british'),
            say('aid.wins.british', { turns: TURNS, zone: spaceName(OBJECTIVE) }),
            say('aid.blocks', {
              british: view.zones[OBJECTIVE].british.length,
              french: view.zones[OBJECTIVE].french.length,
            }),
          ],
        },
        {
          cells: [
            sideName('french'),
            say('aid.wins.french', { least: BRITISH_MINIMUM }),
            say('aid.cv', { cv: view.cv.british }),
          ],
        },
      ],
      note: say('aid.turn.now', { turn: view.turn, turns: TURNS }),
    },
    {
      title: say('aid.sequence'),
      head: [say('aid.head.step'), say('aid.head.what')],
      rows: [
        ...(view.rules.tides === 'on'
          ? [{ cells: [say('aid.tide'), say('aid.seq.tide')], now: view.step === 'tide' }]
          : []),
        { cells: [say('aid.seq.orders'), say('aid.seq.orders.text')], now: view.step === 'orders' },
        { cells: [say('aid.seq.movement'), say('aid.seq.movement.text')], now: view.step === 'movement' },
        { cells: [say('aid.seq.battles'), say('aid.seq.battles.text')], now: view.battle !== null },
        { cells: [spaceName(SUPPLY), say('aid.seq.supply')], now: view.step === 'cap_rouge' },
      ],
    },
  ],
  rules: ['6.1.1', '9.1', '9.2', '9.3'],
})
