/** 6.1 to 6.3, 6.5 to 6.7: one order a turn, by road, by boat, with the fleet. */
import type { Example } from '@carillon/kernel'
import type { Piece, PositionSpec } from '../src/position.ts'
import {
  asked,
  BUTTON,
  does,
  INDIAN,
  lesson,
  MARCH,
  mayNot,
  naval,
  now,
  offered,
  open,
  refused,
  roll,
  stands,
  TO,
  UNIT,
} from './words.ts'

const TIDES = { settings: { tides: 'on' } }
const tidal: PositionSpec = {
  step: 'tide',
  zones: { sillery: ['f_sarre'], beauport: ['f_bearn'], cap_rouge: ['f_indians', 'f_marine'], levis: ['b_15', 'b_28'] },
  occupied: ['etchemin'],
  rest: true,
}
const sillery = (upriver: number): PositionSpec => ({
  ships: { bason: 4 - upriver, st_laurent: upriver },
  zones: { sillery: ['f_sarre', 'f_bearn'] },
})
const BRITISH_PASS = does('british', BUTTON.pass)
const LEVIS = ['b_15', 'b_28', 'b_35'] as const
const ISLAND = ['b_15', 'b_28', 'b_35', 'b_43'] as const
const SCREENED: PositionSpec = { zones: { beauport: ['f_quebec_1', 'f_decoy_1', 'f_decoy_2'] } }
const MOVERS = ['f_quebec_1', 'f_quebec_2', 'f_quebec_3', 'f_decoy_1', 'f_sarre', 'f_decoy_2'] as const
const STAYERS: readonly Piece[] = [
  ...(['f_quebec_4', 'f_quebec_5', 'f_quebec_6', 'f_bearn'] as const),
  ...(['f_montreal_1', 'f_montreal_2', 'f_montreal_3', 'f_montreal_4', 'f_montreal_5', 'f_montreal_6'] as const),
]

export const ORDERS: readonly Example[] = [
  lesson(
    'q03a',
    ['6.2.1'],
    tidal,
    [
      [roll(1), now({ asked: { role: 'british', rule: '6.1.1' } })],
      [
        mayNot('british', naval(1, 'st_laurent'), MARCH.ile_d_orleans),
        does('british', MARCH.levis),
        mayNot('british', TO.boat.ile_d_orleans),
      ],
      [
        now(asked('french', '6.1.1'), offered(MARCH.beauport, INDIAN.abraham)),
        does('french', MARCH.beauport, TO.road.st_charles),
        does('british', BUTTON.all),
        now(stands({ etchemin: ['b_15', 'b_28'], beauport: [], st_charles: ['f_bearn'] })),
      ],
    ],
    TIDES,
  ),
  lesson(
    'q03b',
    ['6.2.1'],
    tidal,
    [
      [roll(1), does('french', MARCH.sillery), mayNot('french', TO.boat.etchemin)],
      [does('french', TO.road.abraham), does('british', BUTTON.pass), now(stands({ abraham: ['f_sarre'] }))],
    ],
    TIDES,
  ),
  lesson(
    'q03c',
    ['6.2.1', '6.4.1'],
    tidal,
    [[roll(1), does('french', INDIAN.abraham), does('british', BUTTON.pass), now(stands({ abraham: ['f_indians'] }))]],
    TIDES,
  ),
  lesson(
    'q04',
    ['6.2.1'],
    { step: 'tide', zones: { ile_d_orleans: ISLAND }, rest: { british: 'levis', french: 'montmorency' } },
    [
      [roll(2)],
      [
        does('british', MARCH.ile_d_orleans, TO.boat.st_charles, BUTTON.all),
        does('french', BUTTON.pass),
        now(stands({ st_charles: ISLAND, ile_d_orleans: [] })),
      ],
    ],
    TIDES,
  ),
  lesson('q05', ['6.3.1', '6.1.2'], { zones: { levis: ['b_15'] }, rest: true }, [
    [mayNot('british', naval(3, 'st_laurent'))],
    [does('british', naval(2, 'st_laurent'))],
    [
      mayNot('british', MARCH.levis),
      does('french', BUTTON.pass),
      now(open({ ships: { bason: 2, st_laurent: 2 } }), stands({ levis: ['b_15'] })),
    ],
  ]),
  lesson('q06', ['6.3.1'], { ships: { bason: 0, st_laurent: 4 }, rest: true }, [
    [
      does('british', naval(4, 'bason')),
      does('french', BUTTON.pass),
      now(open({ ships: { bason: 4, st_laurent: 0 } })),
    ],
  ]),
  lesson(
    'q07',
    ['6.6.1', '6.6.4', '6.6.5'],
    { ships: { bason: 2, st_laurent: 2 }, zones: { ile_d_orleans: ['b_15', 'b_28', 'b_decoy_1'] } },
    [
      [does('british', MARCH.ile_d_orleans, TO.boat.levis), mayNot('british', BUTTON.all)],
      [
        does('british', UNIT.b_15),
        mayNot('british', UNIT.b_28),
        does('british', UNIT.b_decoy_1),
        now(
          stands({ levis: ['b_15', 'b_decoy_1'], ile_d_orleans: ['b_28'] }),
          open({ ships: { bason: 2, st_laurent: 2 } }),
        ),
      ],
    ],
  ),
  lesson(
    'q08',
    ['6.6.1', '6.6.2', '1.3', '1.4'],
    { ships: { bason: 2, st_laurent: 2 }, zones: { levis: ['b_15'] }, rest: true },
    [
      [does('british', MARCH.levis), mayNot('british', TO.boat.etchemin, TO.boat.abraham)],
      [mayNot('british', TO.boat.ste_foy)],
      [does('british', TO.road.etchemin), does('french', BUTTON.pass), now(stands({ levis: [], etchemin: ['b_15'] }))],
    ],
  ),
  lesson('q09a', ['6.6.3'], sillery(0), [
    [
      does('french', MARCH.sillery, TO.boat.etchemin, BUTTON.all),
      BRITISH_PASS,
      now(stands({ etchemin: ['f_sarre', 'f_bearn'] })),
    ],
  ]),
  lesson('q09b', ['6.6.3'], sillery(2), [
    [
      does('french', MARCH.sillery, TO.boat.etchemin, BUTTON.all),
      BRITISH_PASS,
      now(stands({ etchemin: ['f_sarre', 'f_bearn'] })),
    ],
  ]),
  lesson('q09c', ['6.6.3'], sillery(3), [
    [does('french', MARCH.sillery, TO.boat.etchemin), mayNot('french', BUTTON.all)],
    [
      does('french', UNIT.f_sarre),
      mayNot('french', UNIT.f_bearn),
      does('french', BUTTON.done),
      BRITISH_PASS,
      now(stands({ etchemin: ['f_sarre'], sillery: ['f_bearn'] })),
    ],
  ]),
  lesson('q09d', ['6.6.3'], sillery(4), [[does('french', MARCH.sillery), mayNot('french', TO.boat.etchemin)]]),
  lesson('q09e', ['6.6.3'], { zones: { beauport: ['f_sarre'] } }, [
    [
      does('french', MARCH.beauport),
      mayNot('french', TO.boat.levis, TO.boat.montmorency, TO.boat.ile_d_orleans, TO.boat.st_charles),
    ],
  ]),
  lesson('q10', ['6.1.1', '6.1.3', '6.5.1'], { zones: { beauport: [...MOVERS, ...STAYERS], levis: ['f_marine'] } }, [
    [
      does('french', MARCH.beauport, TO.road.st_charles),
      does('french', UNIT.f_quebec_1, UNIT.f_quebec_2, UNIT.f_quebec_3, UNIT.f_decoy_1),
    ],
    [does('french', TO.road.montmorency, UNIT.f_sarre, UNIT.f_decoy_2)],
    [
      mayNot('french', MARCH.levis),
      does('french', BUTTON.done),
      BRITISH_PASS,
      now(
        stands({
          st_charles: ['f_quebec_1', 'f_quebec_2', 'f_quebec_3', 'f_decoy_1'],
          montmorency: ['f_sarre', 'f_decoy_2'],
          beauport: STAYERS,
          levis: ['f_marine'],
        }),
      ),
    ],
  ]),
  lesson('q11a', ['6.5.1', '1.2'], { zones: { beauport: ['f_sarre'], st_charles: ['f_bearn'] } }, [
    [does('french', MARCH.beauport), mayNot('french', TO.road.abraham)],
  ]),
  lesson('q11b', ['6.5.1', '1.2'], { zones: { beauport: ['f_sarre'], st_charles: ['f_bearn'] } }, [
    [
      does('french', MARCH.st_charles, TO.road.abraham),
      BRITISH_PASS,
      now(stands({ abraham: ['f_bearn'], st_charles: [] })),
    ],
  ]),
  lesson('q12a', ['6.1.4'], { zones: { levis: LEVIS } }, [
    [does('british', MARCH.levis, TO.road.etchemin, UNIT.b_15)],
    [
      does('british', TO.boat.ile_d_orleans, UNIT.b_28, BUTTON.done),
      now(stands({ etchemin: ['b_15'], ile_d_orleans: ['b_28'], levis: ['b_35'] })),
    ],
  ]),
  lesson(
    'q12b',
    ['6.1.4'],
    { zones: { levis: LEVIS } },
    [[does('british', MARCH.levis, TO.road.etchemin, UNIT.b_15), mayNot('british', TO.boat.ile_d_orleans)]],
    { settings: { marchMeans: 'exclusive' } },
  ),
  lesson('q13a', ['6.6.4'], { zones: { ile_d_orleans: ISLAND } }, [
    [
      does('british', MARCH.ile_d_orleans, TO.boat.levis, UNIT.b_15, TO.boat.montmorency, UNIT.b_28),
      does('british', TO.boat.beauport, UNIT.b_35, TO.boat.st_charles),
      now(stands({ levis: ['b_15'], montmorency: ['b_28'], beauport: ['b_35'], st_charles: ['b_43'] })),
    ],
  ]),
  lesson(
    'q13b',
    ['6.6.4'],
    { zones: { ile_d_orleans: ISLAND } },
    [
      [
        does('british', MARCH.ile_d_orleans, TO.boat.levis, UNIT.b_15),
        now(refused(TO.boat.montmorency, TO.boat.beauport, TO.boat.st_charles)),
      ],
      [does('british', BUTTON.all), now(stands({ levis: ISLAND }))],
    ],
    { settings: { landingSplit: 'off' } },
  ),
  lesson('q14a', ['6.7.1'], SCREENED, [
    [does('french', MARCH.beauport, TO.road.montmorency, UNIT.f_decoy_1), mayNot('french', BUTTON.done)],
    [
      does('french', UNIT.f_decoy_2),
      BRITISH_PASS,
      now(stands({ beauport: [], montmorency: ['f_quebec_1', 'f_decoy_1', 'f_decoy_2'] })),
    ],
  ]),
  lesson('q14b', ['6.7.1'], SCREENED, [
    [does('french', MARCH.beauport, TO.road.montmorency, UNIT.f_quebec_1), mayNot('french', BUTTON.done)],
    [
      does('french', UNIT.f_decoy_1),
      BRITISH_PASS,
      now(stands({ beauport: [], montmorency: ['f_quebec_1', 'f_decoy_1', 'f_decoy_2'] })),
    ],
  ]),
  lesson('q14c', ['6.7.1'], SCREENED, [
    [
      does('french', MARCH.beauport, TO.road.montmorency, BUTTON.all),
      BRITISH_PASS,
      now(stands({ beauport: [], montmorency: ['f_quebec_1', 'f_decoy_1', 'f_decoy_2'] })),
    ],
  ]),
]
