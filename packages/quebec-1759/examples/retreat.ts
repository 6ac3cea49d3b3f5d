/** 7.8: retreat. */
import type { Example } from '@carillon/kernel'
import type { BattleSpec, PositionSpec } from '../src/position.ts'
import {
  asked,
  BUTTON,
  dice,
  does,
  lesson,
  lost,
  mayNot,
  noted,
  now,
  offered,
  open,
  refused,
  roll,
  SPACE,
  stands,
  TO,
  UNIT,
} from './words.ts'

const REGULARS = ['f_sarre', 'f_bearn', 'f_guyenne'] as const
const COLUMNS = {
  british: { left: ['b_15'], centre: ['b_28'], right: ['b_35'] },
  french: { left: ['f_sarre'], centre: ['f_bearn'], right: ['f_guyenne'] },
} as const
/** A landing at Beauport; the rest of the French is at Cap Rouge. */
const beauport = (more: Partial<BattleSpec>, zones: PositionSpec['zones'] = {}): PositionSpec => ({
  battle: { zone: 'beauport', attacker: 'british', from: 'ile_d_orleans', way: 'boat', ...COLUMNS, ...more },
  zones,
  rest: { british: 'ile_d_orleans', french: 'cap_rouge' },
})
/** A landing at Levis that has been fired at once; the rest of the British is at Etchemin. */
const levis = (british: BattleSpec['british']): PositionSpec => ({
  battle: {
    zone: 'levis',
    attacker: 'british',
    from: 'ile_d_orleans',
    way: 'boat',
    acting: 'british',
    british,
    french: { left: ['f_quebec_1'], centre: ['f_quebec_2'], right: ['f_quebec_3'] },
  },
  rest: { british: 'etchemin', french: 'montmorency' },
})
const RESERVE = { left: ['b_15'], centre: ['b_28'], right: ['b_35'], reserve: ['b_43'] } as const
const PAIRS: PositionSpec = {
  step: 'battles',
  zones: { beauport: ['f_sarre', 'f_bearn', 'b_28', 'b_35'], montmorency: ['f_guyenne', 'f_marine', 'b_15:1'] },
  battles: [
    { zone: 'beauport', attacker: 'british', from: 'ile_d_orleans', way: 'boat' },
    { zone: 'montmorency', attacker: 'british', from: 'ile_d_orleans', way: 'boat' },
  ],
  rest: { british: 'ile_d_orleans', french: 'cap_rouge' },
  out: ['f_indians'],
}

export const RETREAT: readonly Example[] = [
  lesson('q37', ['7.6', '7.8.1'], beauport({}), [
    [now(asked('french', '7.7.1'), refused(TO.road.st_charles, TO.road.montmorency))],
    [
      does('french', BUTTON.fire_all),
      roll(1, 1, 1),
      roll(1, 1, 1),
      roll(1, 1, 1),
      now(asked('british', '7.8.1'), offered(BUTTON.stand, TO.boat.ile_d_orleans)),
    ],
    [
      does('british', BUTTON.stand, BUTTON.fire_all),
      roll(1, 1, 1, 1),
      roll(1, 1, 1, 1),
      roll(1, 1, 1, 1),
      now(asked('french', '7.8.1'), offered(TO.road.st_charles, TO.road.montmorency)),
      does('french', TO.road.montmorency),
      now(stands({ montmorency: REGULARS })),
    ],
  ]),
  lesson('q38', ['7.8.3', '7.8.8'], beauport({ round: 2 }, { st_charles: ['f_marine'], montmorency: ['b_43'] }), [
    [mayNot('french', TO.road.montmorency)],
    [mayNot('french', TO.boat.ile_d_orleans, TO.road.ile_d_orleans)],
    [
      does('french', TO.road.st_charles),
      now(noted('log.retreat', 'log.battle.won'), dice(0), stands({ st_charles: [...REGULARS, 'f_marine'] })),
    ],
  ]),
  lesson('q39a', ['7.8.3', '7.1.1'], PAIRS, [
    [
      does('french', SPACE.beauport, BUTTON.fire_all),
      roll(1, 1, 1),
      roll(1, 1, 1),
      does('british', BUTTON.stand, BUTTON.fire_all),
      roll(1, 1, 1, 1),
      roll(1, 1, 1, 1),
    ],
    [mayNot('french', TO.road.montmorency)],
    [does('french', TO.road.st_charles), now(stands({ st_charles: ['f_sarre', 'f_bearn'] }))],
  ]),
  lesson('q39b', ['7.8.3', '7.1.1'], PAIRS, [
    [does('french', SPACE.montmorency, UNIT.f_guyenne), roll(6, 1, 1), now(lost('british', 'b_15'))],
    [
      now(open({ battle: { zone: 'beauport' } })),
      does('french', BUTTON.fire_all),
      roll(1, 1, 1),
      roll(1, 1, 1),
      does('british', BUTTON.stand, BUTTON.fire_all),
      roll(1, 1, 1, 1),
      roll(1, 1, 1, 1),
    ],
    [
      does('french', TO.road.montmorency),
      now(stands({ montmorency: ['f_sarre', 'f_bearn', 'f_guyenne', 'f_marine'] })),
    ],
  ]),
  lesson(
    'q40',
    ['7.8.6', '7.8.7'],
    {
      battle: {
        zone: 'st_charles',
        attacker: 'british',
        from: 'beauport',
        way: 'road',
        round: 2,
        british: { left: ['b_15'], centre: ['b_28'], right: ['b_35'], reserve: ['b_60_2'] },
        french: { left: ['f_sarre'], centre: ['f_bearn'], right: ['f_guyenne'], reserve: ['f_indians'] },
      },
      rest: true,
    },
    [
      [does('french', TO.road.abraham), now(dice(15))],
      [
        roll(6, 5, 5, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 5),
        now(asked('french', '7.8.7')),
        mayNot('french', UNIT.f_indians),
      ],
      [does('french', UNIT.f_sarre), now(stands({ abraham: ['f_sarre:2', 'f_bearn', 'f_guyenne', 'f_indians'] }))],
    ],
  ),
  lesson('q41', ['7.8.2', '7.8.6'], levis({ left: ['b_15', 'b_43'], centre: ['b_28'], right: ['b_35'] }), [
    [mayNot('british', TO.road.etchemin), does('british', TO.boat.ile_d_orleans), now(dice(6))],
    [
      roll(6, 5, 1, 2, 3, 4),
      does('british', UNIT.b_15),
      now(stands({ ile_d_orleans: ['b_15:3', 'b_28', 'b_35', 'b_43'] })),
    ],
  ]),
  lesson('q42a', ['7.8.6', '7.10.5'], levis(RESERVE), [
    [
      does('british', TO.boat.ile_d_orleans),
      roll(6, 6, 1, 2, 3, 4),
      does('british', UNIT.b_15, UNIT.b_28),
      now(stands({ ile_d_orleans: ['b_15:3', 'b_28:3', 'b_35', 'b_43'] })),
    ],
  ]),
  lesson(
    'q42b',
    ['7.8.6', '7.10.5'],
    levis(RESERVE),
    [
      [
        does('british', TO.boat.ile_d_orleans),
        roll(6, 6, 1, 2, 3, 4),
        now(noted('log.rear_guard'), stands({ ile_d_orleans: ['b_15', 'b_28', 'b_35', 'b_43'] })),
      ],
    ],
    { settings: { rearGuardOnRetreat: 'on' } },
  ),
  lesson(
    'q49',
    ['7.8.10', '6.8.2'],
    {
      battle: { zone: 'cap_rouge', attacker: 'french', from: 'sillery', way: 'road', round: 2, ...COLUMNS },
      rest: true,
      out: ['f_quebec_1', 'f_quebec_2'],
    },
    [
      [does('british', TO.road.ste_foy), now(noted('log.retreat', 'log.occupied'), dice(0), asked('french', '6.8.1'))],
      [
        does('french', UNIT.f_quebec_3),
        now(stands({ ste_foy: ['b_15', 'b_28', 'b_35'] }), lost('french', 'f_quebec_1', 'f_quebec_2', 'f_quebec_3')),
      ],
    ],
  ),
]
