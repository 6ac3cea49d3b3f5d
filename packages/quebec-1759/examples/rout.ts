/** 7.9 to 7.11: rout, pursuit, and how a skirmish ends. */
import type { Example } from '@carillon/kernel'
import type { BattleSpec, Piece, PositionSpec } from '../src/position.ts'
import {
  asked,
  BUTTON,
  dice,
  does,
  INTO,
  lesson,
  lost,
  MARCH,
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

const REGULARS = { left: ['f_sarre'], centre: ['f_bearn'], right: ['f_guyenne'] } as const
const MONTREAL = { left: ['f_montreal_1'], centre: ['f_montreal_2'], right: ['f_montreal_3'] } as const
/** The British have attacked Cap Rouge from Sillery and lost their left. */
const capRouge = (reserve: readonly Piece[], french: BattleSpec['french']): PositionSpec => ({
  battle: {
    zone: 'cap_rouge',
    attacker: 'british',
    from: 'sillery',
    way: 'road',
    routed: 'british',
    british: { centre: ['b_28'], right: ['b_35'], reserve },
    french,
  },
  rest: true,
})
const skirmish = (
  british: readonly Piece[],
  french: readonly Piece[],
  more: Partial<BattleSpec> = {},
): PositionSpec => ({
  battle: {
    zone: 'levis',
    attacker: 'british',
    from: 'etchemin',
    way: 'road',
    kind: 'skirmish',
    british: { centre: british },
    french: { centre: french },
    ...more,
  },
  rest: true,
})
/** Reserves of 0 to 5 CV, and how many of five hits each takes away. */
const REAR_GUARDS: readonly (readonly [string, readonly Piece[], number])[] = [
  ['q44a', [], 0],
  ['q44b', ['b_15:1'], 1],
  ['q44c', ['b_gren:2'], 1],
  ['q44d', ['b_60_2:3'], 2],
  ['q44e', ['b_43:4'], 2],
  ['q44f', ['b_43:4', 'b_48:1'], 3],
]

export const ROUT: readonly Example[] = [
  lesson(
    'q43',
    ['7.9.3', '7.10.1', '7.10.3', '7.10.5', '7.10.6'],
    {
      battle: {
        zone: 'levis',
        attacker: 'british',
        from: 'ile_d_orleans',
        way: 'boat',
        routed: 'british',
        british: { centre: ['b_28'], right: ['b_35'], reserve: ['b_43'] },
        french: {
          left: ['f_quebec_1', 'f_quebec_2', 'f_quebec_3'],
          centre: ['f_quebec_4', 'f_quebec_5', 'f_quebec_6'],
          right: ['f_montreal_1', 'f_montreal_2', 'f_montreal_3'],
        },
      },
      rest: { british: 'etchemin', french: 'montmorency' },
    },
    [
      [now(dice(18))],
      [
        roll(5, 6, 5, 6, 5, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1),
        now(noted('log.rear_guard'), asked('british', '7.10.6')),
      ],
      [
        does('british', UNIT.b_28, UNIT.b_35, UNIT.b_43),
        now(stands({ ile_d_orleans: ['b_28:3', 'b_35:3', 'b_43:3'] })),
      ],
    ],
  ),
  ...REAR_GUARDS.map(([id, reserve, ignored]) =>
    lesson(
      id,
      ['7.10.5'],
      capRouge(reserve, REGULARS),
      [
        [now(dice(9)), roll(6, 6, 6, 6, 6, 1, 2, 3, 4), now(ignored > 0 ? noted('log.rear_guard') : {})],
        [
          // The owner is asked hit by hit, and not once more than the rear guard leaves.
          ...Array.from({ length: 5 - ignored }, (_, i) => does('british', i < 3 ? UNIT.b_28 : UNIT.b_35)),
          now(stands({ sillery: [...survivors(5 - ignored), ...reserve] })),
        ],
      ],
      { texts: 'q44' },
    ),
  ),
  lesson('q45', ['7.10.2', '7.10.4'], capRouge([], { ...MONTREAL, reserve: ['f_indians'] }), [
    [now(dice(6)), roll(6, 5, 5, 1, 2, 3)],
    [now(dice(4)), roll(5, 6, 1, 2)],
    [
      does('british', UNIT.b_28, UNIT.b_28, UNIT.b_28),
      now(stands({ sillery: ['b_28:1', 'b_35'] }), asked('french', '7.11.2')),
    ],
  ]),
  lesson(
    'q46',
    ['7.9.3', '7.10.3'],
    {
      battle: {
        zone: 'abraham',
        attacker: 'british',
        from: 'st_charles',
        way: 'road',
        routed: 'british',
        british: { centre: ['b_28'], right: ['b_35'] },
        french: REGULARS,
      },
      rest: true,
    },
    [
      [now(dice(9)), roll(5, 6, 5, 1, 2, 3, 4, 1, 2)],
      [does('british', UNIT.b_28, UNIT.b_28, UNIT.b_35), now(stands({ st_charles: ['b_28:2', 'b_35:3'] }))],
    ],
  ),
  lesson(
    'q47',
    ['7.9.3', '7.9.4'],
    {
      zones: {
        cap_rouge: ['b_15:1', 'b_28', 'b_35'],
        sillery: ['f_sarre', 'f_bearn', 'f_guyenne'],
        ste_foy: ['f_marine'],
      },
      rest: true,
    },
    [
      [
        does('british', MARCH.cap_rouge, TO.road.sillery, BUTTON.all),
        does('french', MARCH.ste_foy, TO.road.cap_rouge, BUTTON.stay),
        now(open({ battle: { zone: 'sillery', attacker: 'british', from: 'cap_rouge' } })),
      ],
      [
        does('french', INTO.left.f_sarre, INTO.centre.f_bearn),
        does('british', INTO.left.b_15, INTO.centre.b_28),
        now(refused(TO.road.cap_rouge)),
        does('french', UNIT.f_sarre),
        roll(6, 1, 1),
        now(noted('log.rout', 'log.no_way_out'), lost('british', 'b_15', 'b_28', 'b_35'), dice(0)),
      ],
    ],
  ),
  lesson(
    'q48',
    ['7.9.2', '7.9.4', '7.8.5'],
    {
      battle: {
        zone: 'sillery',
        attacker: 'french',
        from: 'abraham',
        way: 'road',
        routed: 'british',
        british: { centre: ['b_28', 'b_43'], right: ['b_35', 'b_47'], reserve: ['b_48'] },
        french: REGULARS,
      },
      ships: { bason: 2, st_laurent: 2 },
      zones: { cap_rouge: ['f_marine'] },
      rest: { british: 'etchemin', french: 'montmorency' },
    },
    [
      [now(asked('british', '7.8.5')), does('british', UNIT.b_28, UNIT.b_35, UNIT.b_48)],
      [
        now(lost('british', 'b_28', 'b_35', 'b_48'), dice(9)),
        roll(5, 6, 1, 1, 1, 1, 1, 1, 1),
        does('british', UNIT.b_43, UNIT.b_47),
        now(open({ cv: { british: 33 }, zones: { sillery: { british: [] } } })),
      ],
    ],
  ),
  lesson('q50', ['7.8.11'], skirmish(['b_15'], ['f_quebec_1:1', 'f_indians'], { acting: 'british' }), [
    [
      does('british', BUTTON.stand),
      roll(6, 1, 2, 3),
      does('french', UNIT.f_quebec_1),
      now(lost('french', 'f_quebec_1')),
    ],
    [
      now(asked('french', '7.8.11')),
      mayNot('french', BUTTON.stand, SPACE.levis, SPACE.ile_d_orleans),
      does('french', SPACE.beauport),
      now(stands({ levis: ['b_15'], beauport: ['f_indians'] }), dice(0)),
    ],
  ]),
  lesson('q51', ['7.7.5', '10.3'], skirmish(['b_15'], ['f_quebec_1:2', 'f_indians:3'], { acting: 'british' }), [
    [does('british', BUTTON.stand), roll(6, 6, 1, 2), now(offered(UNIT.f_quebec_1, UNIT.f_indians))],
    [
      does('french', UNIT.f_indians, UNIT.f_indians),
      now(noted('log.indians.gone'), lost('french', 'f_indians'), stands({ levis: ['b_15', 'f_quebec_1'] })),
    ],
  ]),
  lesson('q52', ['7.11.1'], skirmish(['b_15:1'], ['f_sarre', 'f_bearn']), [
    [
      does('french', UNIT.f_sarre),
      roll(6, 1, 1),
      now(noted('log.lost', 'log.battle.won'), lost('british', 'b_15'), stands({ levis: ['f_sarre', 'f_bearn'] })),
    ],
    [now(dice(0), open({ battle: null, turn: 2 }))],
  ]),
]

/** The two regiments of the line after so many hits: the first three on one, the rest on the other. */
function survivors(hits: number): readonly Piece[] {
  const first = Math.min(hits, 3)
  return [`b_28:${4 - first}`, `b_35:${4 - (hits - first)}`]
}
