/** 8 to 10: the road to Montreal, the end of the game, armies that break. */
import type { Example } from '@carillon/kernel'
import type { Piece, PositionSpec } from '../src/position.ts'
import { asked, BUTTON, does, lesson, lost, MARCH, noted, now, open, roll, stands, TO, UNIT } from './words.ts'

const PASS = [...does('british', BUTTON.pass), ...does('french', BUTTON.pass)]
const MONTREAL = [
  ...(['f_montreal_1', 'f_montreal_2', 'f_montreal_3', 'f_montreal_4', 'f_montreal_5', 'f_montreal_6'] as const),
  'f_trois_rivieres',
] as const
const lastTurn = (...abraham: readonly Piece[]): PositionSpec => ({ turn: 16, zones: { abraham }, rest: true })

export const END: readonly Example[] = [
  lesson(
    'q53a',
    ['10.2', '7.7.6'],
    {
      battle: {
        zone: 'beauport',
        attacker: 'british',
        from: 'montmorency',
        way: 'road',
        acting: 'british',
        british: { left: ['b_15'], centre: ['b_28'], right: ['b_35'] },
        french: { left: ['f_sarre'], centre: ['f_bearn'], right: ['f_guyenne'] },
      },
      zones: { cap_rouge: ['f_quebec_1:1'], abraham: ['f_indians'] },
      rest: { british: 'ile_d_orleans' },
    },
    [
      [now(open({ cvWithoutIndians: 10 })), does('british', BUTTON.stand, UNIT.b_15)],
      [
        roll(6, 1, 2, 3),
        now(noted('log.hit', 'log.indians.gone'), open({ cvWithoutIndians: 9 }), stands({ abraham: [] })),
      ],
    ],
  ),
  lesson(
    'q53b',
    ['10.2', '8.1'],
    {
      zones: {
        cap_rouge: ['b_15'],
        abraham: ['f_indians'],
        beauport: ['f_sarre', 'f_bearn', 'f_montreal_1', 'f_montreal_2'],
      },
      rest: { british: 'ile_d_orleans' },
    },
    [
      [now(open({ cvWithoutIndians: 10 })), PASS, now(asked('french', '8.1'))],
      [
        does('french', UNIT.f_montreal_1),
        now(noted('log.militia.montreal', 'log.indians.gone'), open({ cvWithoutIndians: 8 }), stands({ abraham: [] })),
      ],
    ],
  ),
  lesson('q54a', ['8.1'], { turn: 5, zones: { cap_rouge: ['b_15'] }, rest: true }, [
    [PASS, now(asked('french', '8.1')), does('french', UNIT.f_montreal_1), now(open({ turn: 6 }))],
    [PASS, does('french', UNIT.f_trois_rivieres), PASS, does('french', UNIT.f_montreal_2)],
    [now(lost('french', 'f_montreal_1', 'f_montreal_2', 'f_trois_rivieres'), open({ turn: 8 }))],
  ]),
  lesson('q54b', ['8.1'], { turn: 5, zones: { cap_rouge: ['f_sarre'], sillery: ['b_15'] }, rest: true }, [
    [PASS, now(lost('french'), open({ turn: 6 }), asked('french', '6.1.1'))],
  ]),
  lesson('q54c', ['8.2'], { turn: 12, zones: { cap_rouge: ['b_15'] }, rest: true, out: MONTREAL }, [
    [PASS, now(lost('french', ...MONTREAL), open({ turn: 13 }), asked('french', '6.1.1'))],
  ]),
  lesson(
    'q55',
    ['9.3', '10.1'],
    {
      battle: {
        zone: 'beauport',
        attacker: 'british',
        from: 'montmorency',
        way: 'road',
        british: { left: ['b_15', 'b_gren:1'], centre: ['b_28'], right: ['b_35'] },
        french: { left: ['f_sarre'], centre: ['f_bearn'], right: ['f_guyenne'] },
      },
      zones: { ile_d_orleans: ['b_43', 'b_47'] },
      rest: { french: 'cap_rouge' },
    },
    [
      [
        now(open({ cv: { british: 21 } })),
        does('french', UNIT.f_sarre),
        roll(6, 1, 1),
        does('british', UNIT.b_gren),
        now(open({ cv: { british: 20 }, outcome: null }), asked('french', '7.7.1')),
      ],
      [
        does('french', UNIT.f_bearn),
        roll(6, 1, 1),
        now({ winner: 'french' }, open({ cv: { british: 19 }, outcome: { margin: 1, rule: '9.3' } })),
      ],
    ],
  ),
  lesson('q56a', ['9.1'], lastTurn('b_15'), [[PASS, now({ winner: 'british' }, open({ outcome: { rule: '9.1' } }))]]),
  lesson('q56b', ['9.2'], lastTurn(), [[PASS, now({ winner: 'french' }, open({ outcome: { rule: '9.2' } }))]]),
  lesson('q56c', ['9.2'], lastTurn('f_sarre'), [[PASS, now({ winner: 'french' }, open({ outcome: { rule: '9.2' } }))]]),
  lesson('q56d', ['9.1', '9.2'], { turn: 15, zones: { abraham: ['b_15'] }, occupied: ['sillery'], rest: true }, [
    [PASS, now(open({ turn: 16, outcome: null }))],
    [does('british', MARCH.abraham, TO.road.sillery), does('french', BUTTON.pass), now({ winner: 'french' })],
  ]),
]
