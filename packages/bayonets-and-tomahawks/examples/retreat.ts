/** 13.9 Retreat: the battle of Miramichy in five versions. */
import type { Example } from '@carillon/kernel'
import type { Piece, PositionSpec } from '../src/position.ts'
import {
  asked,
  at,
  DONE,
  dice,
  does,
  draw,
  lesson,
  mayNot,
  noted,
  now,
  offered,
  open,
  refused,
  roll,
  stands,
  track,
  unit,
} from './words.ts'

const COLONIALS = ['new-england-brigade-1', 'new-england-brigade-2', 'new-england-brigade-3'] as const
const LANDED = ['fraser', 'durell', 'holburne'] as const
const GUNS = [
  'royal-artillery-1',
  'royal-artillery-2',
  'royal-artillery-3',
  'royal-artillery-4',
  'royal-artillery-5',
  'royal-artillery-6',
  'royal-artillery-7',
  'royal-artillery-8',
] as const
/** The British came from Chignectou, which a French Light unit has retaken since; no Artillery is left to bring. */
const miramichy = (units: readonly Piece[], more: PositionSpec = {}): PositionSpec => ({
  clear: true,
  round: 5,
  first: 'british',
  step: 'battles',
  victory: -1,
  battles: ['miramichy'],
  began: { british: ['chignectou'], french: ['miramichy'] },
  entries: [
    { faction: 'british', from: 'chignectou', to: 'miramichy' },
    { faction: 'french', from: 'grand-sault', to: 'chignectou' },
  ],
  roads: ['chignectou--miramichy'],
  boxes: { unused: GUNS },
  ...more,
  spaces: { miramichy: units, chignectou: ['boishebert'], ...more.spaces },
})
const LANDING = { markers: { british: { landing: ['miramichy'] } } } as const satisfies PositionSpec
const CAPTURED = { 'port-la-joye': 'british', 'pointe-sainte-anne': 'british' } as const

export const RETREAT: readonly Example[] = [
  lesson(
    'e33',
    ['13.9.1', '13.9.2'],
    miramichy([...COLONIALS, ...LANDED, 'berry', 'langis', 'marine-royale'], LANDING),
    [
      [
        roll('M'),
        does('british', DONE),
        now(track(-1, 0)),
        roll('MFM'),
        roll('MM'),
        now(track(0, 0)),
        roll('F'),
        roll('M'),
        roll('M'),
        now(noted('log.won'), asked('british', '13.9.2'), offered(at('boston'), at('halifax'))),
      ],
      [mayNot('british', at('chignectou'))],
      [
        does('british', at('boston')),
        now(stands({ boston: [...COLONIALS, ...LANDED], miramichy: ['berry', 'langis', 'marine-royale'] })),
      ],
    ],
  ),
  lesson(
    'e34',
    ['13.9.1', '13.9.3', '10.2'],
    miramichy(['fraser', ...COLONIALS, 'berry', 'langis', 'marine-royale'], {
      control: CAPTURED,
      spaces: { 'port-la-joye': ['dunn'] },
    }),
    [
      [roll('M'), does('british', DONE), roll('MMM'), now(track(0, 0))],
      [
        roll('F'),
        roll('M'),
        roll('M'),
        now(
          noted('log.won', 'log.retreat'),
          stands({ 'port-la-joye': ['dunn', 'fraser', ...COLONIALS], chignectou: ['boishebert'] }),
        ),
      ],
    ],
  ),
  lesson(
    'e35',
    ['13.9.3', '13.9.4', '10.3.1', '18.3.1'],
    miramichy(['fraser', ...COLONIALS, 'berry', 'langis', 'marine-royale'], {
      control: { 'pointe-sainte-anne': 'british' },
      spaces: { 'port-la-joye': ['bearn-guyenne', 'canadiens-1', 'canadiens-2'] },
    }),
    [
      [
        roll('M'),
        does('british', DONE),
        roll('MMM'),
        roll('F'),
        roll('M'),
        roll('M'),
        now(asked('french', '13.9.4'), open({ boxes: { 'losses-french': ['boishebert'] } })),
      ],
      [
        does('french', unit('fraser')),
        draw('chit-4'),
        now(
          stands({ chignectou: COLONIALS }),
          open({ boxes: { 'losses-british': ['fraser'] }, control: { chignectou: 'british' }, victory: 1 }),
        ),
      ],
    ],
  ),
  lesson(
    'e36',
    ['13.9.1', '13.9.2', '13.7', '2.1.9'],
    miramichy([...COLONIALS, ...LANDED, 'berry', 'langis', 'marine-royale'], LANDING),
    [
      [
        roll('F'),
        roll('FFM'),
        roll('MM'),
        now(track(2, 0)),
        roll('M'),
        roll('M'),
        roll('M'),
        now(noted('log.won'), asked('french', '13.9.2'), offered(at('quebec'), at('louisbourg'))),
      ],
      [
        does('french', at('quebec')),
        now(
          stands({ quebec: ['berry', 'langis', 'marine-royale'], miramichy: [...COLONIALS, ...LANDED] }),
          open({ control: { miramichy: 'british' }, victory: 1 }),
        ),
      ],
    ],
  ),
  lesson(
    'e37',
    ['13.9.1', '13.9.3', '10.3.1', '18.3.1'],
    miramichy([...COLONIALS, ...LANDED, 'berry', 'langis'], {
      ...LANDING,
      control: CAPTURED,
      spaces: { 'port-la-joye': ['dunn'] },
    }),
    [
      [roll('F'), roll('FFM'), roll('MM'), now(track(2, 0)), roll('M'), roll('M')],
      [
        draw('chit-5'),
        now(
          open({ boxes: { 'losses-french': ['berry'] }, chits: { british: 1 } }),
          asked('french', '13.9.3'),
          offered(at('grand-sault'), at('riviere-ristigouche')),
          refused(at('chignectou'), at('port-la-joye')),
          dice(0),
        ),
      ],
      [does('french', at('grand-sault')), now(stands({ 'grand-sault': ['langis'], chignectou: ['boishebert'] }))],
    ],
  ),
]
