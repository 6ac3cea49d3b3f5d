/** 6.4, 6.7.2, 6.8: the Indians on their own, and what an occupation costs. */
import type { Example } from '@carillon/kernel'
import type { Piece, PositionSpec } from '../src/position.ts'
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
  open,
  roll,
  SPACE,
  stands,
  TO,
  UNIT,
} from './words.ts'

/** The Indians are at Beauport, with company, and British stand at Levis. */
const atLevis = (...levis: readonly Piece[]): PositionSpec => ({
  zones: { levis, beauport: ['f_indians', 'f_sarre'] },
  rest: true,
})
const toLevis = [...does('british', BUTTON.pass), ...does('french', INDIAN.levis)]
const QUEBEC = ['f_quebec_1', 'f_quebec_2', 'f_quebec_3', 'f_quebec_4', 'f_quebec_5', 'f_quebec_6'] as const

export const INDIANS: readonly Example[] = [
  lesson('q15', ['6.7.2'], atLevis('b_gren:1', 'b_decoy_1'), [
    [toLevis, does('french', BUTTON.raid), roll(5, 1, 1, 1)],
    [
      does('british', UNIT.b_gren),
      now(stands({ levis: ['f_indians'] }), lost('british', 'b_gren', 'b_decoy_1'), asked('french', '6.4.5')),
    ],
  ]),
  lesson('q16', ['6.8.1', '6.8.3', '1.6'], { rest: true }, [
    [
      does('british', MARCH.ile_d_orleans, TO.boat.levis, UNIT.b_15, BUTTON.done),
      does('french', BUTTON.pass),
      now(stands({ levis: ['b_15'] }), asked('french', '6.8.1')),
    ],
    [does('french', UNIT.f_quebec_3), now(lost('french', 'f_quebec_3'), open({ turn: 2 }))],
    [
      does('british', MARCH.levis, TO.boat.ile_d_orleans),
      does('french', BUTTON.pass),
      does('british', MARCH.ile_d_orleans, TO.boat.levis, UNIT.b_15, BUTTON.done),
      does('french', BUTTON.pass),
      now(stands({ levis: ['b_15'] }), lost('french', 'f_quebec_3'), open({ turn: 4 }), asked('french', '6.1.1')),
    ],
  ]),
  lesson('q17', ['6.8.3'], { zones: { beauport: ['f_sarre', 'f_bearn', 'f_quebec_1'] }, rest: true }, [
    [
      does('british', MARCH.ile_d_orleans, TO.boat.beauport, UNIT.b_15, UNIT.b_28, UNIT.b_35, BUTTON.done),
      does('french', BUTTON.pass, BUTTON.stay, INTO.left.f_sarre, INTO.centre.f_bearn),
      does('british', INTO.left.b_15, INTO.centre.b_28),
      does('french', BUTTON.fire_all),
      roll(1, 2, 3),
      roll(4, 1, 2),
      roll(3, 4),
    ],
    [does('british', TO.boat.ile_d_orleans), now(dice(8)), roll(1, 2, 3, 4, 5, 1, 2, 3)],
    [
      now(
        stands({ beauport: ['f_sarre', 'f_bearn', 'f_quebec_1'] }),
        lost('french'),
        open({ occupied: ['ile_d_orleans'], turn: 2 }),
      ),
    ],
  ]),
  lesson('q18', ['6.8.4'], { rest: true, out: QUEBEC }, [
    [
      does('british', MARCH.ile_d_orleans, TO.boat.levis, UNIT.b_15, BUTTON.done),
      does('french', BUTTON.pass),
      now(stands({ levis: ['b_15'] }), lost('french', ...QUEBEC), open({ turn: 2 }), asked('french', '6.1.1')),
    ],
  ]),
  lesson(
    'q19',
    ['6.4.1', '6.4.2', '6.1.2'],
    { zones: { cap_rouge: ['f_indians', 'f_sarre'] }, rest: { british: 'ile_d_orleans' } },
    [
      [does('french', INDIAN.montmorency)],
      [
        mayNot('french', MARCH.cap_rouge),
        does('british', BUTTON.pass),
        now(stands({ montmorency: ['f_indians'], cap_rouge: ['f_sarre'] }), open({ turn: 2 })),
      ],
    ],
  ),
  lesson('q20', ['6.4.3', '6.4.5'], atLevis('b_15', 'b_28', 'b_60_2'), [
    [toLevis, does('french', BUTTON.raid), now(dice(4)), roll(5, 6, 2, 1)],
    [
      does('british', UNIT.b_15, UNIT.b_28),
      now(stands({ levis: ['b_15:3', 'b_28:3', 'b_60_2:3', 'f_indians'] }), open({ cv: { british: 45 } })),
    ],
    [
      now(asked('french', '6.4.5')),
      mayNot('french', SPACE.levis, SPACE.ile_d_orleans),
      does('french', SPACE.abraham),
      now(stands({ abraham: ['f_indians'] })),
    ],
  ]),
  lesson('q21', ['6.4.4'], atLevis('b_15', 'b_rangers'), [
    [toLevis, does('french', BUTTON.raid), roll(1, 2, 3, 4)],
    [
      now(dice(3)),
      roll(6, 6, 1),
      now(stands({ levis: ['b_15', 'b_rangers', 'f_indians:2'] }), asked('french', '6.4.5')),
    ],
  ]),
  lesson('q22', ['6.4.4', '10.3'], atLevis('b_rangers'), [
    [toLevis, does('french', BUTTON.raid), roll(1, 2, 3, 4), now(dice(3))],
    [roll(6, 6, 6), now(noted('log.indians.gone'), lost('french', 'f_indians'), stands({ levis: ['b_rangers'] }))],
  ]),
  lesson('q23', ['6.4.4'], atLevis('b_rangers'), [
    [toLevis, does('french', BUTTON.raid), roll(5, 5, 1, 1)],
    [
      does('british', UNIT.b_rangers, UNIT.b_rangers),
      now(dice(1)),
      roll(4),
      now(stands({ levis: ['b_rangers:1', 'f_indians:4'] })),
    ],
  ]),
  lesson('q24', ['6.4.6'], atLevis('b_15', 'b_28', 'b_35', 'b_gren', 'b_decoy_1', 'b_decoy_2'), [
    [
      toLevis,
      does('french', BUTTON.scout),
      deal('b_15', 'b_decoy_1', 'b_28', 'b_gren', 'b_decoy_2', 'b_35'),
      now(asked('french', '6.4.6')),
    ],
    [
      does('french', block(0), block(3)),
      now({
        view: {
          french: {
            zones: {
              levis: {
                british: [
                  { unit: 'b_15', cv: 4 },
                  { unit: 'b_gren', cv: 2 },
                  { block: 1 },
                  { block: 2 },
                  { block: 4 },
                  { block: 5 },
                ],
              },
            },
          },
        },
      }),
    ],
    [does('french', block(1), block(4)), now(lost('british', 'b_decoy_1', 'b_decoy_2'), dice(0))],
    [
      now(asked('french', '6.4.5')),
      does('french', SPACE.beauport),
      now(stands({ levis: ['b_15', 'b_28', 'b_35', 'b_gren'], beauport: ['f_indians', 'f_sarre'] })),
    ],
  ]),
]
