/** 4.1 A year: Reserve, three rounds of the Buildup season, the Fleets, the Colonials. */
import type { Example } from '@carillon/kernel'
import type { PositionSpec } from '../src/position.ts'
import {
  ap,
  asked,
  at,
  card,
  DONE,
  dice,
  does,
  draw,
  lesson,
  mayNot,
  now,
  offered,
  open,
  press,
  refused,
  rest,
  roll,
  stands,
  unit,
} from './words.ts'

/** Scenario 2, once both have their Reserve. */
const year = (spec: PositionSpec): PositionSpec => ({ ...spec, discards: { british: [2], french: [35] } })

const HALIFAX = [
  'goreham',
  '40th-45th-47th',
  'royal-artillery-1',
  'royal-artillery-2',
  'colvill',
  'durell',
  '22nd-28th',
  '43rd-46th',
  '2nd-royal-american',
] as const

export const YEAR: readonly Example[] = [
  lesson('e01', ['5.3', '6.0.1', '7.1'], {}, [
    [draw(2, 5), now({ view: { french: { hands: { british: { reserve: 0, drawn: 0 } } } } })],
    [draw(23, 35)],
    [does('british', card(5)), does('french', card(23))],
    [now(open({ hands: { british: { reserve: 5 }, french: { reserve: 23 } }, discards: { british: 1, french: 1 } }))],
  ]),
  lesson(
    'e02a',
    ['7.1', '7.2', '7.3.6'],
    year({ step: 'draw', round: 1, hands: { british: { reserve: 5 }, french: { reserve: 23 } } }),
    [
      [draw(1), draw(25), draw(49)],
      [
        does('british', card(1)),
        does('french', card(23)),
        now(
          open({
            played: { british: 1, french: 23, indian: 49 },
            hands: { british: { reserve: 5 }, french: { reserve: 25 } },
          }),
          asked('french', '7.1'),
        ),
      ],
      [
        does('french', press('go_second')),
        now(open({ first: 'british', active: 'british' }), asked('british', '7.3.6')),
      ],
      [
        does('british', { ap: 'army' }),
        now(open({ reaction: 'army', aps: { british: ['light', 'sail-army'] } }), asked('british', '7.2')),
      ],
    ],
  ),
  lesson(
    'e02b',
    ['7.2', '7.3.6', '7.4', '9.3', '10.4', '13.8', '14.0'],
    year({
      step: 'indian',
      round: 1,
      first: 'british',
      active: 'french',
      hands: { british: { reserve: 5 }, french: { reserve: 25 } },
      played: { british: 1, french: 23, indian: 49 },
      aps: { british: [] },
      reaction: 'army',
    }),
    [
      [
        does('french', ap('indian', 'raid'), unit('chaouanon'), at('rays-town')),
        roll('T'),
        now(open({ raid: { french: 1 }, boxes: { 'losses-french': ['chaouanon'] } })),
      ],
      [
        does('french', ap('indian', 'raid'), unit('delaware'), at('gnadenhutten')),
        roll('M'),
        does('french', press('reroll')),
        roll('B'),
        now(open({ raid: { french: 2 }, boxes: { 'losses-french': ['chaouanon', 'delaware'] } })),
      ],
      [
        does('french', ap('light-army', 'light_move'), at('montreal')),
        does(
          'french',
          unit('lacorne'),
          unit('langis'),
          unit('villiers'),
          at('la-presentation'),
          at('baye-de-cataracouy'),
          at('oswego'),
        ),
        now(open({ control: { oswego: 'french' }, victory: -2 })),
      ],
      [does('french', DONE), now(asked('british', '7.3.6'))],
      [
        does('british', ap('army', 'move'), at('albany'), unit('royal-highland'), unit('35th-new-york-companies')),
        does('british', at('oneida-lake'), at('oswego')),
        now(open({ battles: ['oswego'], battle: { attacker: 'british', defender: 'french' } })),
      ],
      [roll('M'), now(asked('british', '13.5'))],
      [does('british', DONE), roll('M'), roll('FFF'), now(asked('british', '13.8'))],
      [
        does('british', unit('35th-new-york-companies')),
        draw('chit-0'),
        now(
          stands({ 'oneida-lake': ['royal-highland'] }),
          open({ markers: { british: { rout: ['oneida-lake'] } }, victory: -2 }),
        ),
      ],
      [now(dice(1)), roll('F'), now(open({ markers: { british: { rout: [] } }, round: 2, spent: [] }))],
    ],
  ),
  lesson(
    'e03',
    ['7.1', '7.4', '7.3.6', '18.3.1'],
    year({
      step: 'draw',
      round: 2,
      hands: { british: { reserve: 5 }, french: { reserve: 25 } },
      seen: [1, 23, 49],
    }),
    [
      [draw(10), draw(26), draw(52)],
      [
        does('british', card(5)),
        does('french', card(26)),
        now(
          open({
            played: { british: 5, french: 26, indian: 52 },
            hands: { british: { reserve: 10 }, french: { reserve: 25 } },
          }),
          asked('french', '7.1'),
        ),
      ],
      [
        does('french', press('go_first')),
        now(asked('french', '7.4'), offered(unit('languedoc-la-reine')), refused(unit('canadiens-1'))),
      ],
      [
        does('french', unit('languedoc-la-reine')),
        draw('chit-5'),
        now(
          open({ boxes: { 'losses-french': ['languedoc-la-reine'] }, chits: { british: 1 } }),
          asked('french', '7.2'),
          offered(ap('indian', 'raid')),
        ),
      ],
      [
        does('french', DONE),
        now(asked('french', '7.3.6'), refused({ ap: 'indian' }), offered({ ap: 'light' })),
        does('french', press('none')),
        now(open({ reaction: null })),
      ],
    ],
  ),
  lesson('e04', ['15.1', '15.2', '15.2.1', '15.2.2', '15.3'], year({ step: 'fleets_arrive', round: 2 }), [
    [draw('colvill', 'beauffremont', 'durell', 'hardy', 'de-la-motte', 'holburne', 'royal-navy')],
    [
      draw(
        'fewer-troops-british',
        'pick-2-artillery-or-light-british-1',
        '22nd-28th',
        '43rd-46th',
        '2nd-royal-american',
        'fraser',
      ),
      draw('howe-commander'),
      now(asked('british', '15.2.1')),
    ],
    [
      does('british', unit('gage'), unit('morgan')),
      draw('berry', 'angoumois-beauvoisis', 'de-la-marine-2'),
      now(asked('british', '15.3'), offered(at('chignectou')), refused(at('louisbourg'), at('miramichy'))),
    ],
    [does('british', at('halifax'), at('halifax'), at('new-york'), rest('chignectou'))],
    [
      does('british', at('halifax'), at('halifax'), at('halifax'), rest('new-york')),
      now(
        stands({
          halifax: HALIFAX,
          'new-york': ['royal-artillery-4', 'hardy', 'fraser', 'howe-commander', 'gage', 'morgan'],
          chignectou: ['fort-cumberland', 'holburne', 'royal-navy'],
        }),
      ),
    ],
    [
      does('french', at('miramichy'), at('quebec'), rest('quebec')),
      now(open({ round: 3, boxes: { arriving: [] } }), stands({ miramichy: ['boishebert', 'micmac', 'beauffremont'] })),
    ],
  ]),
  lesson(
    'e05',
    ['7.1', '7.4', '3.0.2'],
    year({
      step: 'draw',
      round: 3,
      hands: { british: { reserve: 10 }, french: { reserve: 25 } },
      seen: [1, 23, 49, 5, 26, 52],
      spaces: { 'baye-de-cataracouy': ['dunn:reduced'], 'lake-george': ['fort-william-henry', '22nd-28th:reduced'] },
      control: { chignectou: 'british', 'baye-de-cataracouy': 'british' },
    }),
    [
      [draw(4), draw(22), draw(54)],
      [does('british', card(4)), does('french', card(22)), now(asked('british', '7.1'))],
      [
        does('british', press('go_first'), unit('dunn'), unit('22nd-28th')),
        now(
          open({ reduced: [], aps: { french: ['light', 'sail-army', 'light'], indian: [] } }),
          asked('british', '7.3.6'),
        ),
      ],
    ],
  ),
  lesson(
    'e06',
    ['16.1', '16.2', '16.2.1', '16.3', '16.4'],
    year({
      step: 'colonials_enlist',
      round: 3,
      hands: { british: { reserve: 10 }, french: { reserve: 25 } },
      seen: [1, 23, 49, 5, 26, 52, 4, 22, 54],
    }),
    [
      [
        draw(
          'new-england-brigade-1',
          'new-england-brigade-2',
          'new-england-brigade-3',
          'new-england-brigade-4',
          'n-york-nj-brigade-1',
          'virginia-s-brigade-1',
          'pick-1-colonial-light',
          'pennsylvania-musters',
        ),
      ],
      [does('british', unit('putnam'))],
      [
        does('british', at('york'), rest('boston')),
        mayNot('british', at('carlisle')),
        does('british', at('albany'), at('winchester')),
      ],
      [
        does('british', at('carlisle'), rest('carlisle')),
        now(open({ round: 4, discards: { british: 2, french: 2 }, decks: { british: { buildup: 0, campaign: 9 } } })),
      ],
    ],
  ),
]
