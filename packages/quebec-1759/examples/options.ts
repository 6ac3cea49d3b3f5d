/** 7.7.4 the other way round; 11: the second edition and the options. */
import type { Example } from '@carillon/kernel'
import type { BattleSpec, PositionSpec } from '../src/position.ts'
import {
  asked,
  BUTTON,
  block,
  deal,
  dice,
  does,
  INDIAN,
  INTO,
  lesson,
  lost,
  MARCH,
  mayNot,
  noted,
  now,
  offered,
  open,
  roll,
  SPACE,
  stands,
  TO,
  UNIT,
} from './words.ts'

const SECOND = { settings: { edition: 'second' } }
const REGULARS = { left: ['f_sarre'], centre: ['f_bearn'], right: ['f_guyenne'] } as const
/** Wolfe leads the left in an attack on Cap Rouge, and it is his turn to fire. */
const wolfe: PositionSpec = {
  battle: {
    zone: 'cap_rouge',
    attacker: 'british',
    from: 'sillery',
    way: 'road',
    acting: 'british',
    british: { left: ['b_15', 'b_wolfe'], centre: ['b_28'], right: ['b_35'] },
    french: REGULARS,
  },
  rest: true,
}
const WOLFE_FIRES = does('british', BUTTON.stand, UNIT.b_wolfe)
const overTheRiver: PositionSpec = {
  battle: {
    zone: 'abraham',
    attacker: 'british',
    from: 'st_charles',
    way: 'road',
    british: { left: ['b_15'], centre: ['b_28'], right: ['b_35'] },
    french: { left: ['f_bearn'], centre: ['f_sarre'], right: ['f_guyenne'] },
  } satisfies BattleSpec,
  rest: true,
}
const afterFire = (b28: 'b_28:2' | 'b_28:3') =>
  stands({ abraham: ['b_15', b28, 'b_35', 'f_sarre', 'f_bearn', 'f_guyenne'] })

export const OPTIONS: readonly Example[] = [
  lesson(
    'q57',
    ['7.7.4', '6.6.3'],
    {
      ships: { bason: 3, st_laurent: 1 },
      zones: { sillery: ['f_sarre', 'f_bearn', 'f_guyenne'], etchemin: ['b_15', 'b_28', 'b_35'] },
      rest: true,
    },
    [
      [
        does('british', BUTTON.pass),
        does('french', MARCH.sillery, TO.boat.etchemin, BUTTON.all),
        now(open({ battle: { zone: 'etchemin', attacker: 'french', from: 'sillery', way: 'boat' } })),
      ],
      [does('french', BUTTON.stay), now(asked('british', '7.5.2'))],
      [
        does('british', INTO.left.b_15, INTO.centre.b_28),
        does('french', INTO.left.f_sarre, INTO.centre.f_bearn),
        does('british', UNIT.b_15),
        roll(5, 6, 1, 2),
        now(stands({ etchemin: ['b_15', 'b_28', 'b_35', 'f_sarre:1', 'f_bearn', 'f_guyenne'] })),
      ],
    ],
  ),
  lesson(
    'q59a',
    ['11.1.1'],
    wolfe,
    [
      [
        WOLFE_FIRES,
        now(dice(2)),
        roll(3, 3),
        now(noted('log.fire', 'log.leader.lost'), lost('british', 'b_wolfe'), open({ cv: { french: 53 } })),
      ],
    ],
    SECOND,
  ),
  lesson(
    'q59b',
    ['11.1.1'],
    wolfe,
    [
      [
        WOLFE_FIRES,
        roll(6, 6),
        now(noted('log.hit', 'log.hit', 'log.leader.lost'), lost('british', 'b_wolfe'), open({ cv: { french: 51 } })),
      ],
    ],
    SECOND,
  ),
  lesson(
    'q59c',
    ['11.1.1'],
    wolfe,
    [[WOLFE_FIRES, roll(6, 1), now(noted('log.hit'), lost('british'), open({ cv: { french: 52 } }))]],
    SECOND,
  ),
  lesson(
    'q60',
    ['11.1.1'],
    { zones: { montmorency: ['f_montcalm', 'f_sarre'] }, rest: { british: 'ile_d_orleans' } },
    [
      [
        does('french', MARCH.montmorency),
        now(asked('french', '6.1.3'), offered(TO.road.beauport, TO.road.st_charles)),
        does('french', TO.road.st_charles),
      ],
      [
        mayNot('french', UNIT.f_sarre),
        does('french', BUTTON.done),
        does('british', BUTTON.pass),
        now(stands({ st_charles: ['f_montcalm'], montmorency: ['f_sarre'], beauport: [] })),
      ],
    ],
    SECOND,
  ),
  lesson(
    'q61a',
    ['11.1.2', '6.4.6'],
    { rest: true, occupied: ['levis'] },
    [
      [
        does('british', MARCH.ile_d_orleans, TO.boat.levis, UNIT.b_det_1, BUTTON.done),
        does('french', BUTTON.pass),
        now(stands({ levis: ['b_det_1:1'] })),
      ],
      [
        does('british', BUTTON.pass),
        does('french', INDIAN.levis, BUTTON.scout),
        deal('b_det_1'),
        does('french', block(0)),
        now(noted('log.seen.secret')),
      ],
      [
        now(asked('french', '6.4.5'), lost('british')),
        does('french', SPACE.beauport),
        now(stands({ levis: ['b_det_1:1'] })),
      ],
    ],
    SECOND,
  ),
  lesson(
    'q61b',
    ['11.1.2'],
    {
      battle: {
        zone: 'levis',
        attacker: 'french',
        from: 'etchemin',
        way: 'road',
        kind: 'skirmish',
        british: { centre: ['b_det_1'] },
        french: { centre: ['f_sarre'] },
      },
      rest: true,
    },
    [
      [now(dice(1)), roll(6)],
      [
        does('french', BUTTON.stand),
        now(dice(2)),
        roll(6, 1),
        now(lost('british', 'b_det_1'), stands({ levis: ['f_sarre:2'] })),
      ],
    ],
    SECOND,
  ),
  lesson('q62a', ['7.7.4'], overTheRiver, [[does('french', UNIT.f_sarre), roll(5, 6, 1), now(afterFire('b_28:3'))]]),
  lesson('q62b', ['7.7.4'], overTheRiver, [[does('french', UNIT.f_sarre), roll(5, 6, 1), now(afterFire('b_28:2'))]], {
    settings: { riverAssault: 'on' },
  }),
]
