/** 13 Battle for a Fortress: Louisbourg in two rounds. */
import type { Example } from '@carillon/kernel'
import type { PositionSpec } from '../src/position.ts'
import type { Battle } from '../src/state.ts'
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

const METROPOLITANS = ['44th-48th', '22nd-28th', '43rd-46th', '94th-95th', '15th-58th', '27th-55th'] as const
const FLEETS = ['boscawen', 'durell', 'hardy'] as const
const GUNS = ['royal-artillery-1', 'royal-artillery-2', 'royal-artillery-3', 'royal-artillery-4'] as const
const ARMY = ['gage', 'fraser', ...METROPOLITANS, ...FLEETS, 'wolfe', ...GUNS] as const
const GARRISON = [
  'artois-bourgogne',
  'foix-quercy',
  'berry',
  'marine-royale',
  'bastion-1',
  'bastion-2',
  'canonniers-bombardiers-1',
] as const
const ROUND: PositionSpec = { clear: true, year: 1758, round: 4, first: 'french', victory: -2 }
const SIEGE: Battle = {
  space: 'louisbourg',
  attacker: 'british',
  defender: 'french',
  marks: { british: 8, french: 0 },
  militia: { british: 0, french: 1 },
  alone: { british: false, french: false },
  apart: [],
  commander: { british: { unit: 'wolfe', left: 2 }, french: null },
  fort: false,
  coup: false,
  eventRerolls: { british: null, french: null },
  ghosts: ['canonniers-bombardiers-1', 'berry'],
  firstHit: false,
  bastions: false,
  rolling: null,
  done: [],
}
/** After the British rolls of AR4. */
const BEATEN: PositionSpec = {
  ...ROUND,
  battles: ['louisbourg'],
  began: { british: [], french: ['louisbourg'] },
  markers: { british: { landing: ['louisbourg'] } },
  chits: { british: 3 },
}
const BESIEGERS = ['gage', 'fraser:reduced', ...METROPOLITANS, ...FLEETS, 'wolfe'] as const
const GUNS_LEFT = ['royal-artillery-1', 'royal-artillery-3', 'royal-artillery-4'] as const
const FIFTH: PositionSpec = {
  clear: true,
  year: 1758,
  round: 5,
  first: 'british',
  victory: -2,
  battles: ['louisbourg'],
  began: { british: ['louisbourg'], french: ['louisbourg', 'miramichy'] },
  chits: { british: 3 },
}
const FLED = ['bastion-1', 'bastion-2'] as const
const LIGHTS = ['langis', 'micmac', 'malecite'] as const
/** The second battle, as printed: nobody is Out of Supply. */
const SECOND: PositionSpec = {
  ...FIFTH,
  step: 'battles',
  spaces: {
    louisbourg: [...BESIEGERS, ...GUNS_LEFT, 'artois-bourgogne', 'bastion-1:reduced', 'bastion-2', ...LIGHTS],
  },
}
const three = { scenario: '3' } as const

export const LOUISBOURG: readonly Example[] = [
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
      [roll('STT'), now(track(8, 0), open({ battle: { bastions: true }, boxes: { removed: FLED } }), dice(1))],
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
        bastions: true,
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
        bastions: true,
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
        bastions: true,
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
