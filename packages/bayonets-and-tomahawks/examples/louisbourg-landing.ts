/** 13 Battle for a Fortress: Louisbourg, Action Round 4, the landing and a garrison that is beaten and holds. */
import type { Example } from '@carillon/kernel'
import {
  ARMY,
  BEATEN,
  BESIEGERS,
  FIFTH,
  FLED,
  GARRISON,
  GUNS_LEFT,
  METROPOLITANS,
  ROUND,
  SIEGE,
  three,
} from './louisbourg-siege.ts'
import {
  again,
  ap,
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
  press,
  roll,
  stands,
  track,
  unit,
} from './words.ts'

export const LOUISBOURG_LANDING: readonly Example[] = [
  lesson(
    'e26a',
    ['10.6.1', '10.6.2', '13.1', '13.2.1', '13.2.2', '13.3.2'],
    {
      ...ROUND,
      step: 'phase',
      active: 'british',
      played: { british: 2 },
      spaces: { louisbourg: GARRISON },
      boxes: { 'sail-british': ARMY },
    },
    [
      [mayNot('british', at('miramichy'), at('quebec'))],
      [
        does('british', at('louisbourg')),
        now(open({ battles: ['louisbourg'], markers: { british: { landing: ['louisbourg'] } }, spent: ARMY })),
      ],
      [
        now(asked('british', '13.2.2')),
        does('british', press('none')),
        now(
          open({
            battle: {
              defender: 'french',
              militia: { french: 2 },
              commander: { british: { unit: 'wolfe', left: 3 } },
            },
          }),
          track(-1, 0),
        ),
      ],
    ],
    three,
  ),
  lesson(
    'e26b',
    ['13.3.3', '13.3.4', '13.4', '13.5', '18.3.1'],
    {
      ...ROUND,
      step: 'battles',
      spaces: { louisbourg: [...ARMY, ...GARRISON] },
      battles: ['louisbourg'],
      began: { british: [], french: ['louisbourg'] },
      markers: { british: { landing: ['louisbourg'] } },
      boxes: { unused: ['royal-artillery-5', 'royal-artillery-6', 'royal-artillery-7', 'royal-artillery-8'] },
    },
    [
      [roll('F'), now(track(0, 0))],
      [
        roll('M'),
        does('british', again('fraser', 'own')),
        roll('B'),
        does('british', DONE),
        does('french', unit('berry')),
        now(track(1, 0), open({ reduced: ['berry'], battle: { militia: { french: 1 } } })),
      ],
      [
        roll('FMMMMT'),
        does('british', again('22nd-28th', 'commander')),
        roll('F'),
        does('british', DONE),
        now(track(3, 0), open({ battle: { commander: { british: { unit: 'wolfe', left: 2 } } } })),
      ],
      [
        roll('TBM'),
        now(track(4, 0), open({ reduced: ['berry', 'marine-royale'] }), asked('british', '13.3.3')),
        does('british', press('stay')),
      ],
      [
        roll('TTSB'),
        does('french', unit('bastion-1')),
        draw('chit-3'),
        now(
          track(8, 0),
          open({
            reduced: ['marine-royale', 'bastion-1'],
            boxes: { 'losses-french': ['canonniers-bombardiers-1', 'berry'] },
            battle: { ghosts: ['canonniers-bombardiers-1', 'berry'] },
            chits: { british: 1 },
          }),
        ),
      ],
    ],
    three,
  ),
  lesson(
    'e27',
    ['13.3.3', '13.3.4', '13.4.2', '13.2.1'],
    {
      ...BEATEN,
      step: 'defend',
      battle: SIEGE,
      spaces: {
        louisbourg: [
          ...ARMY,
          'artois-bourgogne',
          'foix-quercy',
          'marine-royale:reduced',
          'bastion-1:reduced',
          'bastion-2',
        ],
      },
      boxes: { 'losses-french': ['canonniers-bombardiers-1', 'berry'] },
    },
    [
      [roll('SFM'), now(track(8, 2), open({ reduced: ['marine-royale', 'bastion-1', 'fraser'] }))],
      [
        roll('B'),
        does('french', unit('marine-royale'), at('cote-de-beaupre')),
        now(stands({ 'cote-de-beaupre': ['marine-royale'] })),
      ],
      [
        roll('MS'),
        does('british', unit('royal-artillery-2')),
        now(track(8, 3), open({ reduced: ['marine-royale', 'bastion-1', 'fraser', 'royal-artillery-2'] })),
      ],
      [roll('T'), now(track(8, 4), open({ boxes: { 'losses-british': ['royal-artillery-2'] } }))],
      [roll('F'), now(track(8, 5), noted('log.won'), asked('french', '13.8'))],
    ],
    three,
  ),
  lesson(
    'e28',
    ['13.6', '13.8', '13.9', '14.1.1', '14.2', '18.3.1'],
    {
      ...BEATEN,
      step: 'militia',
      battle: { ...SIEGE, marks: { british: 8, french: 4 }, ghosts: [] },
      spaces: {
        louisbourg: [...BESIEGERS, ...GUNS_LEFT, 'artois-bourgogne', 'foix-quercy', 'bastion-1:reduced', 'bastion-2'],
        'cote-de-beaupre': ['marine-royale:reduced'],
      },
      boxes: { 'losses-french': ['canonniers-bombardiers-1', 'berry'], 'losses-british': ['royal-artillery-2'] },
    },
    [
      [roll('F'), now(asked('french', '13.8'), offered(unit('artois-bourgogne'), unit('foix-quercy')))],
      [
        does('french', unit('foix-quercy')),
        draw('chit-0'),
        does('british', press('keep_chit')),
        now(
          noted('log.held'),
          stands({
            louisbourg: [
              ...ARMY.filter((id) => id !== 'royal-artillery-2'),
              'artois-bourgogne',
              'bastion-1',
              'bastion-2',
            ],
          }),
          open({ battles: ['louisbourg'], control: { louisbourg: undefined }, victory: -2, chits: { british: 1 } }),
        ),
      ],
      [
        now(
          open({ markers: { british: { landing: [], oos: ['louisbourg'] }, french: { rout: ['louisbourg'] } } }),
          dice(1),
        ),
        roll('M'),
        now(noted('log.rally_failed'), open({ markers: { french: { rout: ['louisbourg'] } } })),
      ],
    ],
    three,
  ),
  lesson(
    'e28b',
    ['17.3', '13.9', '10.2.1'],
    {
      ...ROUND,
      round: 9,
      step: 'winter',
      spaces: { louisbourg: [...BESIEGERS, ...GUNS_LEFT, 'artois-bourgogne', 'bastion-1:reduced', 'bastion-2'] },
      battles: ['louisbourg'],
    },
    [
      [
        does('british', at('halifax')),
        now(
          open({ battles: [] }),
          stands({
            louisbourg: ['artois-bourgogne', ...FLED],
            halifax: ['gage', 'fraser', ...METROPOLITANS, 'wolfe', ...GUNS_LEFT],
          }),
        ),
      ],
    ],
    three,
  ),
  lesson(
    'e28c',
    ['10.2.1', '13.9'],
    {
      ...FIFTH,
      first: 'french',
      step: 'actions',
      active: 'french',
      played: { british: 3, french: 22 },
      spaces: {
        louisbourg: [...BESIEGERS, ...GUNS_LEFT, 'artois-bourgogne', 'bastion-1:reduced', 'bastion-2'],
        quebec: ['bearn-guyenne'],
        montreal: ['lery'],
      },
    },
    [
      [does('french', ap('sail-army', 'move')), mayNot('french', at('louisbourg'))],
      [
        does('french', at('quebec'), at('cote-du-sud'), DONE, DONE),
        does('british', ap('sail-army', 'sail'), press('all')),
        now(stands({ louisbourg: ['artois-bourgogne', ...FLED] }), open({ battles: [] })),
      ],
    ],
    three,
  ),
]
