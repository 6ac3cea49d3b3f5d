/** 7.1 to 7.7: who defends, the lines, the fire. */
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
  roll,
  SPACE,
  stands,
  TO,
  UNIT,
} from './words.ts'

const REGULARS = ['f_sarre', 'f_bearn', 'f_guyenne'] as const
const LEFT = ['f_quebec_1', 'f_quebec_2', 'f_quebec_3'] as const
const REDCOATS = ['b_15', 'b_28', 'b_35'] as const
/** The French stay where they are, and three British regiments come over from the island. */
const landAt = (zone: 'beauport' | 'levis', ...units: readonly (keyof typeof UNIT)[]) => [
  ...does('british', MARCH.ile_d_orleans, TO.boat[zone], ...units.map((id) => UNIT[id]), BUTTON.done),
  ...does('french', BUTTON.pass, BUTTON.stay),
]
/** A landing at Beauport, fought in columns. */
const landing = (more: Partial<BattleSpec>): PositionSpec => ({
  battle: {
    zone: 'beauport',
    attacker: 'british',
    from: 'ile_d_orleans',
    way: 'boat',
    british: { left: ['b_15'], centre: ['b_28'], right: ['b_35'] },
    french: { left: LEFT, centre: ['f_sarre'], right: ['f_bearn'] },
    ...more,
  },
  rest: true,
})
/** An attack by road on Cap Rouge. */
const byRoad = (british: BattleSpec['british'], left: readonly Piece[]): PositionSpec => ({
  battle: {
    zone: 'cap_rouge',
    attacker: 'british',
    from: 'sillery',
    way: 'road',
    british,
    french: { left, centre: ['f_bearn'], right: ['f_guyenne'] },
  },
  rest: true,
})

export const BATTLE: readonly Example[] = [
  lesson('q25', ['7.2.1', '7.5.1'], { zones: { beauport: ['f_sarre', 'f_bearn', 'f_quebec_1'] }, rest: true }, [
    [landAt('beauport', ...REDCOATS), now(open({ battle: { zone: 'beauport', attacker: 'british' } }))],
    [now(asked('french', '7.5.2'))],
    [does('french', INTO.left.f_sarre, INTO.centre.f_bearn), now(asked('british', '7.5.2'))],
  ]),
  lesson(
    'q26',
    ['7.2.2', '7.2.4', '7.7.4'],
    { zones: { abraham: REGULARS, etchemin: REDCOATS }, ships: { bason: 1, st_laurent: 3 }, rest: true },
    [
      [
        does('british', MARCH.etchemin, TO.boat.sillery, BUTTON.all),
        does('french', MARCH.abraham, TO.road.sillery, BUTTON.all, BUTTON.stay),
        now(open({ battle: { zone: 'sillery', attacker: 'british', from: 'etchemin', way: 'boat' } })),
      ],
      [
        does('french', INTO.left.f_sarre, INTO.centre.f_bearn),
        does('british', INTO.left.b_15, INTO.centre.b_28),
        does('french', UNIT.f_sarre),
        roll(5, 6, 1),
        now(stands({ sillery: [...REGULARS, 'b_15:2', 'b_28', 'b_35'] })),
      ],
    ],
  ),
  lesson(
    'q27',
    ['7.2.3'],
    { zones: { levis: [...REDCOATS, 'b_decoy_1', 'b_decoy_2'], etchemin: REGULARS }, rest: true },
    [
      [
        does('british', MARCH.levis, TO.road.etchemin, BUTTON.all),
        does('french', MARCH.etchemin, TO.road.levis, BUTTON.all),
        now(
          open({ battle: { zone: 'etchemin', attacker: 'british', from: 'levis', way: 'road' } }),
          stands({ levis: [], etchemin: [...REDCOATS, ...REGULARS] }),
        ),
      ],
    ],
  ),
  lesson(
    'q28',
    ['7.2.3'],
    { zones: { levis: [...REDCOATS, 'b_43'], etchemin: [...REGULARS, 'f_decoy_1'] }, rest: true },
    [
      [
        does('british', MARCH.levis, TO.road.etchemin, BUTTON.all),
        does('french', MARCH.etchemin, TO.road.levis, BUTTON.all),
        now(asked('french', '7.2.3'), offered(SPACE.levis, SPACE.etchemin)),
      ],
      [
        does('french', SPACE.levis),
        now(
          open({ battle: { zone: 'levis', attacker: 'french', from: 'etchemin', way: 'road' } }),
          stands({ levis: [...REDCOATS, 'b_43', ...REGULARS], etchemin: [] }),
        ),
      ],
    ],
  ),
  lesson(
    'q29',
    ['7.3.1', '7.5.3'],
    { zones: { levis: ['f_sarre', 'f_bearn', 'f_quebec_1', 'f_decoy_1'] }, rest: true },
    [
      [landAt('levis', 'b_15', 'b_28', 'b_decoy_1'), now(lost('british', 'b_decoy_1'), lost('french', 'f_decoy_1'))],
      [
        now(
          open({
            battle: {
              kind: 'skirmish',
              lines: {
                british: { left: [], centre: [{ unit: 'b_15' }, { unit: 'b_28' }], right: [], reserve: [] },
                french: { centre: [{ unit: 'f_sarre' }, { unit: 'f_bearn' }, { unit: 'f_quebec_1' }], reserve: [] },
              },
            },
          }),
          asked('french', '7.7.1'),
        ),
      ],
    ],
  ),
  lesson('q30', ['7.5.2', '7.5.4'], { zones: { beauport: ['f_sarre', 'f_bearn', 'f_indians'] }, rest: true }, [
    [
      landAt('beauport', ...REDCOATS),
      now(
        open({
          battle: {
            kind: 'skirmish',
            lines: { french: { centre: [{ unit: 'f_sarre' }, { unit: 'f_bearn' }, { unit: 'f_indians' }] } },
          },
        }),
      ),
    ],
  ]),
  lesson('q31a', ['7.5.2'], { zones: { beauport: [...REGULARS, 'f_quebec_1', 'f_indians'] }, rest: true }, [
    [landAt('beauport', ...REDCOATS), does('french', INTO.left.f_sarre, INTO.left.f_bearn)],
    [mayNot('french', INTO.left.f_guyenne, INTO.reserve.f_guyenne, INTO.left.f_quebec_1)],
    [does('french', INTO.right.f_guyenne), now(asked('british', '7.5.2'))],
  ]),
  lesson(
    'q31b',
    ['7.5.4', '7.5.6', '3.2'],
    { zones: { beauport: [...REGULARS, 'f_quebec_1', 'f_indians'] }, rest: true },
    [
      [landAt('beauport', ...REDCOATS), mayNot('french', INTO.left.f_indians)],
      [
        does('french', INTO.left.f_sarre, INTO.centre.f_bearn, INTO.right.f_guyenne, INTO.reserve.f_quebec_1),
        now({
          view: {
            british: {
              battle: {
                lines: {
                  french: {
                    left: [{ unit: 'f_sarre', cv: 3 }],
                    centre: [{ unit: 'f_bearn', cv: 3 }],
                    right: [{ unit: 'f_guyenne', cv: 3 }],
                    reserve: [{ block: 0 }, { block: 1 }],
                  },
                },
              },
            },
          },
        }),
      ],
    ],
  ),
  lesson('q32', ['7.7.3', '7.7.4', '7.9.1'], landing({}), [
    [
      does('french', UNIT.f_quebec_1),
      roll(5, 6),
      does('french', UNIT.f_quebec_2),
      roll(5, 1),
      now(stands({ beauport: ['b_15:1', 'b_28', 'b_35', ...LEFT, 'f_sarre', 'f_bearn'] })),
    ],
    [
      does('french', UNIT.f_quebec_3),
      roll(2, 6),
      now(lost('british', 'b_15'), noted('log.lost', 'log.rout', 'log.retreat'), dice(12)),
    ],
  ]),
  lesson('q33', ['7.7.1', '7.7.4'], landing({ round: 2 }), [
    [does('french', BUTTON.stand, UNIT.f_quebec_1), roll(5, 6)],
    [
      does('french', UNIT.f_quebec_2),
      roll(5, 1),
      does('french', UNIT.f_quebec_3),
      roll(2, 6),
      now(stands({ beauport: ['b_15:2', 'b_28', 'b_35', ...LEFT, 'f_sarre', 'f_bearn'] }), asked('french', '7.7.1')),
    ],
  ]),
  lesson(
    'q34',
    ['7.7.2'],
    byRoad({ left: ['b_15', 'b_60_2'], centre: ['b_28'], right: ['b_35'] }, ['f_sarre', 'f_quebec_1']),
    [
      [does('french', UNIT.f_sarre), roll(6, 6, 6), now(asked('british', '7.7.2')), mayNot('british', UNIT.b_28)],
      [
        does('british', UNIT.b_15, UNIT.b_15, UNIT.b_60_2),
        does('french', UNIT.f_quebec_1),
        roll(1, 1),
        now(
          stands({
            cap_rouge: ['b_15:2', 'b_60_2:2', 'b_28', 'b_35', 'f_sarre', 'f_quebec_1', 'f_bearn', 'f_guyenne'],
          }),
        ),
      ],
    ],
  ),
  lesson(
    'q35',
    ['7.7.2', '7.9.1'],
    byRoad({ left: ['b_15:1'], centre: ['b_28'], right: ['b_35'] }, ['f_sarre', 'f_quebec_1:1']),
    [
      [does('french', UNIT.f_sarre), roll(6, 6, 6), now(noted('log.lost', 'log.surplus', 'log.rout'))],
      [
        now(
          lost('british', 'b_15'),
          stands({ cap_rouge: ['b_28', 'b_35', 'f_sarre', 'f_quebec_1:1', 'f_bearn', 'f_guyenne'] }),
        ),
      ],
    ],
  ),
  lesson(
    'q36',
    ['7.6', '7.5.4'],
    landing({
      french: {
        left: ['f_sarre'],
        centre: ['f_bearn'],
        right: ['f_guyenne'],
        reserve: ['f_quebec_1', 'f_quebec_2', 'f_indians'],
      },
    }),
    [
      [now(asked('french', '7.6')), mayNot('french', INTO.left.f_indians)],
      [does('french', INTO.centre.f_quebec_1), mayNot('french', INTO.left.f_quebec_2)],
      [
        now(asked('french', '7.7.1'), offered(UNIT.f_quebec_1)),
        does('french', UNIT.f_quebec_1),
        now(dice(2)),
        roll(1, 5),
        now(stands({ beauport: ['b_15', 'b_28:3', 'b_35', ...REGULARS, 'f_quebec_1', 'f_quebec_2', 'f_indians'] })),
      ],
    ],
  ),
]
