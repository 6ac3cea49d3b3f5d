/** Small examples out of the notes on cards, distances and play balance. */
import type { Example } from '@carillon/kernel'
import type { PositionSpec } from '../src/position.ts'
import { ap, asked, at, DONE, does, lesson, now, open, press, stands } from './words.ts'

/** The last round of 1759: the British hold three towns and Ticonderoga. */
const last = (victory: number): PositionSpec => ({
  clear: true,
  year: 1759,
  round: 9,
  victory,
  step: 'actions',
  first: 'british',
  active: 'french',
  aps: { french: ['light'] },
  spaces: {
    louisbourg: ['22nd-28th'],
    quebec: ['15th-58th'],
    montreal: ['27th-55th'],
    ticonderoga: ['44th-48th'],
    'jacques-cartier': ['lery'],
  },
  control: { louisbourg: 'british', quebec: 'british', montreal: 'british', ticonderoga: 'british' },
})
const slid = { scenario: '3', settings: { balance: 'british2' } } as const

export const NOTES: readonly Example[] = [
  lesson(
    'e44',
    ['7.4', '7.3'],
    { step: 'initiative', round: 5, played: { british: 13, french: 30 }, nations: { cherokee: 'british' } },
    [
      [
        does('french', press('go_second')),
        now(open({ first: 'british', aps: { british: ['light-2x', 'sail-army'] } }), asked('british', '7.3.6')),
      ],
    ],
  ),
  lesson(
    'e45',
    ['2.2.1', '7.3.4', '10.4'],
    {
      clear: true,
      round: 5,
      step: 'actions',
      first: 'french',
      active: 'british',
      played: { british: 7 },
      aps: { british: ['army-2x'] },
      spaces: { albany: ['44th-48th', 'royal-artillery-1'], montreal: ['lery'] },
    },
    [
      [
        does('british', ap('army-2x', 'move'), press('all'), at('oneida-lake'), at('oswego')),
        does('british', at('onyiudaondagwat'), at('niagara')),
        now(stands({ niagara: ['44th-48th', 'royal-artillery-1'] }), open({ control: { niagara: 'british' } })),
      ],
    ],
  ),
  lesson(
    'e47a',
    ['18.2', '18.2.1'],
    last(-2),
    [[does('french', DONE), now({ winner: 'british' }, open({ victory: 1 }))]],
    slid,
  ),
  lesson(
    'e47b',
    ['18.2', '18.2.1'],
    last(-3),
    [[does('french', DONE), now({ winner: 'french' }, open({ victory: -1 }))]],
    slid,
  ),
]
