/** 17 Winter Quarters: who goes home, who combines, who comes back. */
import type { Example } from '@carillon/kernel'
import { DISBANDED, LOSSES, RETURNING, YEAR } from './winter-1758.ts'
import { at, DONE, does, draw, lesson, mayNot, now, offered, open, refused, stands, unit } from './words.ts'

const four = { scenario: '4' } as const

export const WINTER: readonly Example[] = [
  lesson(
    'e40',
    ['17.3', '17.3.1', '17.2'],
    RETURNING,
    [
      [does('british', unit('new-england-brigade-1'))],
      [
        now(offered(unit('royal-artillery-1'), unit('44th-48th'))),
        does('british', unit('royal-artillery-1')),
        now(offered(at('halifax'), at('annapolis-royal'))),
        does('british', at('halifax')),
        now(stands({ chignectou: ['fort-cumberland', 'royal-artillery-1'], halifax: ['44th-48th'] })),
      ],
      [
        does('british', at('halifax')),
        now(stands({ 'riviere-ristigouche': [], halifax: ['44th-48th', 'gage'], 'port-dauphin': [] })),
      ],
      [
        now(offered(at('annapolis-royal'), at('halifax'))),
        does('british', at('annapolis-royal')),
        now(
          stands({
            'annapolis-royal': ['goreham'],
            york: ['50th-51st', 'rogers', 'putnam'],
            'number-four': ['fort-frederick'],
            rumford: ['35th-new-york-companies'],
          }),
        ),
      ],
      [
        does('british', unit('22nd-28th'), unit('40th-45th-47th')),
        now(refused(unit('royal-highland'), unit('boscawen'))),
        does('british', unit('royal-artillery-2'), unit('scott')),
        mayNot('british', at('chignectou')),
        does('british', at('halifax')),
        now(
          stands({
            louisbourg: [
              'boscawen',
              'durell',
              'new-england-brigade-1',
              '40th-45th-47th',
              'royal-artillery-2',
              'scott',
              '22nd-28th',
            ],
          }),
        ),
      ],
      [
        does('british', unit('wolfe'), at('halifax')),
        now(stands({ halifax: ['44th-48th', 'gage', 'royal-highland', 'wolfe'], albany: ['61st-63rd'] })),
      ],
    ],
    four,
  ),
  lesson(
    'e41',
    ['17.2', '3.1.1'],
    {
      clear: true,
      year: 1758,
      round: 9,
      victory: -3,
      step: 'actions',
      first: 'british',
      active: 'french',
      played: { french: 42 },
      spaces: { 'grand-sault': ['goreham'], miramichy: ['boishebert'], quebec: ['lery'] },
      control: { 'grand-sault': 'british' },
      boxes: { 'losses-french': ['malecite', 'micmac'] },
    },
    [
      [
        does('french', DONE),
        now(open({ boxes: { 'losses-french': ['malecite'] } }), stands({ miramichy: ['boishebert', 'micmac'] })),
      ],
    ],
    four,
  ),
  lesson(
    'e42',
    ['17.3', '13.2.3', '18.3.1'],
    {
      ...YEAR,
      step: 'combine',
      active: 'british',
      spaces: {
        halifax: ['44th-48th:reduced', 'royal-highland:reduced', 'gage', 'wolfe'],
        york: ['50th-51st:reduced', 'rogers', 'putnam:reduced'],
      },
      boxes: {
        disbanded: DISBANDED,
      },
    },
    [
      [
        does('british', unit('44th-48th')),
        draw('chit-0'),
        now(
          stands({ halifax: ['royal-highland', 'gage', 'wolfe'] }),
          open({ boxes: { 'losses-british': ['44th-48th'] } }),
        ),
      ],
      [now(stands({ york: ['50th-51st', 'rogers', 'putnam'] }))],
      [
        does('british', unit('new-england-brigade-2'), unit('n-york-nj-brigade-1')),
        does('british', unit('new-england-brigade-3')),
        now(
          open({
            boxes: { disbanded: ['n-york-nj-brigade-1', 'virginia-s-brigade-1'] },
            reduced: ['50th-51st', 'putnam'],
          }),
        ),
      ],
    ],
    four,
  ),
  lesson(
    'e43',
    ['17.2'],
    {
      ...YEAR,
      step: 'recoup',
      active: 'british',
      boxes: {
        'losses-british': LOSSES,
      },
    },
    [
      [does('british', unit('fraser')), mayNot('british', at('boston'))],
      [does('british', at('carlisle')), mayNot('british', unit('royal-highland'))],
      [
        does('british', unit('44th-48th'), at('carlisle'), at('carlisle')),
        now(stands({ carlisle: ['fraser', '44th-48th', 'royal-artillery-1'] })),
      ],
    ],
    four,
  ),
]
