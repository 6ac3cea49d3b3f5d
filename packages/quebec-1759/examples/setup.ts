/** 2 to 4: the pieces, what is hidden, the set-up. */
import type { Example } from '@carillon/kernel'
import { asked, BUTTON, does, lesson, mayNot, now, offered, open, SPACE, stands, UNIT } from './words.ts'

const FRENCH_UNITS = [
  ...(['f_sarre', 'f_roussillon', 'f_languedoc', 'f_guyenne', 'f_bearn', 'f_marine', 'f_indians'] as const),
  ...(['f_quebec_1', 'f_quebec_2', 'f_quebec_3', 'f_quebec_4', 'f_quebec_5', 'f_quebec_6'] as const),
  ...(['f_montreal_1', 'f_montreal_2', 'f_montreal_3', 'f_montreal_4', 'f_montreal_5', 'f_montreal_6'] as const),
  'f_trois_rivieres',
] as const
const FRENCH_DECOYS = ['f_decoy_1', 'f_decoy_2', 'f_decoy_3', 'f_decoy_4', 'f_decoy_5'] as const

export const SETUP: readonly Example[] = [
  lesson('q01', ['2.1', '2.3', '2.4', '4.1', '4.4'], { step: 'deployment' }, [
    [
      now(
        stands({
          ile_d_orleans: [
            ...(['b_15:4', 'b_28:4', 'b_35:4', 'b_43:4', 'b_47:4', 'b_48:4', 'b_58:4', 'b_60_3:4', 'b_78:4'] as const),
            ...(['b_60_2:3', 'b_light:3', 'b_rangers:3', 'b_gren:2'] as const),
            ...(['b_decoy_1:0', 'b_decoy_2:0', 'b_decoy_3:0', 'b_decoy_4:0'] as const),
            ...(['b_decoy_5:0', 'b_decoy_6:0', 'b_decoy_7:0', 'b_decoy_8:0'] as const),
          ],
        }),
        open({ ships: { bason: 4, st_laurent: 0 } }),
      ),
    ],
    [
      now(
        open({ cv: { british: 47, french: 48 }, cvWithoutIndians: 44 }),
        asked('french', '4.2'),
        offered(...[...FRENCH_UNITS, ...FRENCH_DECOYS].map((id) => UNIT[id])),
      ),
    ],
  ]),
  lesson('q02a', ['4.2'], { step: 'deployment' }, [
    [does('french', UNIT.f_sarre), mayNot('french', SPACE.ile_d_orleans)],
    [does('french', SPACE.beauport), now(stands({ beauport: ['f_sarre'] }))],
  ]),
  lesson('q02b', ['4.3'], { step: 'deployment', zones: { beauport: FRENCH_UNITS } }, [
    [does('french', UNIT.f_decoy_1), mayNot('french', SPACE.ste_foy)],
    [
      does('french', SPACE.beauport, BUTTON.rest),
      mayNot('french', SPACE.ste_foy),
      does('french', SPACE.beauport),
      now(stands({ beauport: [...FRENCH_UNITS, ...FRENCH_DECOYS] })),
    ],
  ]),
  lesson('q02c', ['4.2', '1.5'], { step: 'deployment' }, [
    [
      does('french', BUTTON.rest, SPACE.beauport),
      now(stands({ beauport: [...FRENCH_UNITS, ...FRENCH_DECOYS] }), asked('french', '6.1.1')),
    ],
  ]),
  lesson('q58', ['3.1', '3.2'], { zones: { levis: ['b_15', 'b_decoy_1'] }, rest: true }, [
    [
      now({
        view: {
          british: {
            zones: {
              levis: {
                british: [
                  { unit: 'b_15', cv: 4 },
                  { unit: 'b_decoy_1', cv: 0 },
                ],
              },
            },
          },
        },
      }),
    ],
    [
      now({
        view: {
          french: { zones: { levis: { british: [{ block: 0 }, { block: 1 }] } }, ships: { bason: 4, st_laurent: 0 } },
          spectator: { zones: { levis: { british: [{ block: 0 }, { block: 1 }] } } },
        },
      }),
    ],
  ]),
]
