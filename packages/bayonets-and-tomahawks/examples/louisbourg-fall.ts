/** 13 Battle for a Fortress: Louisbourg, Action Round 5, relief and fall. */
import type { Example } from '@carillon/kernel'
import {
  ARMY,
  BESIEGERS,
  FIFTH,
  FLED,
  FLEETS,
  GUNS_LEFT,
  LIGHTS,
  METROPOLITANS,
  SECOND,
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

export const LOUISBOURG_FALL: readonly Example[] = [
  lesson(
    'e29',
    ['13.8', '10.5', '10.2'],
    {
      ...FIFTH,
      step: 'actions',
      active: 'french',
      played: { french: 22 },
      spaces: {
        louisbourg: [...BESIEGERS, ...GUNS_LEFT, 'artois-bourgogne', 'bastion-1:reduced', 'bastion-2'],
        miramichy: LIGHTS,
      },
      markers: { french: { rout: ['louisbourg'] } },
    },
    [
      [
        does('french', ap('light', 'move'), press('all'), at('port-la-joye')),
        now(open({ markers: { french: { rout: ['louisbourg'] } } })),
      ],
      [
        does('french', at('louisbourg')),
        now(
          open({ markers: { french: { rout: [] } }, spent: LIGHTS }),
          stands({
            miramichy: [],
            louisbourg: [...ARMY.filter((id) => id !== 'royal-artillery-2'), 'artois-bourgogne', ...FLED, ...LIGHTS],
          }),
        ),
      ],
    ],
    three,
  ),
  lesson(
    'e30a',
    ['13.3.3', '13.3.4', '13.4', '13.4.1', '13.5'],
    SECOND,
    [
      [
        does('british', press('none')),
        now(track(0, 0), open({ battle: { defender: 'french', militia: { french: 2 } } })),
      ],
      [roll('M'), now(track(0, 0)), roll('F'), now(track(1, 0))],
      [
        roll('MSSSSF'),
        does('british', again('44th-48th', 'commander')),
        roll('T'),
        does('british', DONE),
        draw('chit-2'),
        does('british', press('keep_chit')),
        now(track(4, 0), open({ boxes: { 'losses-french': ['artois-bourgogne'] } })),
      ],
      [roll('FMM'), now(track(5, 0))],
      [roll('STT'), now(track(8, 0), open({ battle: { lastBastionFell: true }, boxes: { removed: FLED } }), dice(1))],
    ],
    three,
  ),
  lesson(
    'e30b',
    ['14.1', '14.1.1', '13.3.2'],
    { ...SECOND, markers: { british: { oos: ['louisbourg'] } } },
    [[does('british', press('none')), now(track(-2, 0))]],
    three,
  ),
  lesson(
    'e31',
    ['13.3.3', '13.3.4', '13.4.1', '13.2.1'],
    {
      ...FIFTH,
      step: 'defend',
      battle: {
        ...SIEGE,
        militia: { british: 0, french: 2 },
        ghosts: ['artois-bourgogne', 'bastion-1', 'bastion-2'],
        firstHit: true,
        lastBastionFell: true,
      },
      spaces: { louisbourg: [...BESIEGERS, ...GUNS_LEFT, ...LIGHTS] },
      boxes: { 'losses-french': ['artois-bourgogne'], removed: FLED },
    },
    [
      [roll('F'), now(track(8, 1))],
      [roll('BF'), now(track(8, 2))],
      [roll('M'), now(track(8, 2))],
      [
        roll('ST'),
        does('british', unit('royal-artillery-1')),
        now(track(8, 4), open({ boxes: { 'losses-british': ['royal-artillery-1'] } })),
      ],
      [roll('SB'), now(noted('log.won'), asked('french', '13.9.3'))],
    ],
    three,
  ),
  lesson(
    'e32',
    ['13.6', '13.8', '13.9.3', '10.6.2', '2.1.9', '2.1.10'],
    {
      ...FIFTH,
      step: 'militia',
      battle: {
        ...SIEGE,
        marks: { british: 8, french: 4 },
        militia: { british: 0, french: 2 },
        ghosts: [],
        lastBastionFell: true,
      },
      spaces: { louisbourg: [...BESIEGERS, 'royal-artillery-3', 'royal-artillery-4', ...LIGHTS] },
      boxes: { 'losses-french': ['artois-bourgogne'], 'losses-british': ['royal-artillery-1'], removed: FLED },
    },
    [
      [
        roll('SB'),
        now(
          noted('log.won', 'log.rout'),
          open({ boxes: { 'losses-french': ['artois-bourgogne', 'langis'] } }),
          offered(at('port-dauphin'), at('port-la-joye')),
        ),
      ],
      [
        does('french', at('port-la-joye')),
        now(
          stands({
            louisbourg: [
              'gage',
              'fraser',
              ...METROPOLITANS,
              ...FLEETS,
              'wolfe',
              'royal-artillery-3',
              'royal-artillery-4',
            ],
            'port-la-joye': ['micmac', 'malecite'],
          }),
          open({ control: { louisbourg: 'british' }, openSeas: true, victory: 2, battles: [] }),
        ),
      ],
    ],
    three,
  ),
  lesson(
    'e32b',
    ['13.8', '13.9.3', '13.4.3'],
    {
      ...FIFTH,
      step: 'militia',
      battle: {
        ...SIEGE,
        marks: { british: 6, french: 4 },
        militia: { british: 0, french: 0 },
        ghosts: [],
        lastBastionFell: true,
      },
      spaces: {
        louisbourg: [
          ...BESIEGERS,
          'royal-artillery-3',
          'royal-artillery-4',
          'artois-bourgogne',
          'foix-quercy',
          ...LIGHTS,
        ],
      },
      boxes: { removed: FLED },
    },
    [
      [
        mayNot('french', unit('micmac')),
        now(asked('french', '13.8'), offered(unit('artois-bourgogne'), unit('langis'))),
      ],
      [
        does('french', unit('langis')),
        now(
          stands({ 'port-dauphin': ['artois-bourgogne', 'foix-quercy', 'micmac', 'malecite'] }),
          open({ control: { louisbourg: 'british' } }),
        ),
      ],
    ],
    three,
  ),
]
