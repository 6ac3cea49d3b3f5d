/** 7 An action round in detail, the seventh of 1757: cards and actions. */
import type { Example } from '@carillon/kernel'
import { COLUMN, FRENCH, FRIENDS, JOINED, MOVED, RAIDED, ROUND, SAILED, SICK } from './round-seven.ts'
import {
  ap,
  asked,
  at,
  card,
  DONE,
  does,
  draw,
  lesson,
  mayNot,
  noted,
  now,
  open,
  press,
  refused,
  stands,
  unit,
} from './words.ts'

export const ROUND_ACTIONS: readonly Example[] = [
  lesson(
    'e07',
    ['7.1', '7.4', '7.3.6', '18.3.1'],
    { ...ROUND, step: 'draw', hands: { british: { reserve: 10 }, french: { reserve: 25 } }, played: {} },
    [
      [draw(8), draw(34), draw(47)],
      [
        does('british', card(10)),
        does('french', card(34)),
        now(
          open({
            played: { british: 10, french: 34, indian: 47 },
            hands: { british: { reserve: 8 }, french: { reserve: 25 } },
          }),
          asked('british', '7.1'),
        ),
      ],
      [does('british', press('go_first')), now(asked('british', '7.4'))],
      [
        does('british', unit('35th-new-york-companies')),
        draw('chit-4'),
        now(
          open({
            boxes: { 'losses-british': ['35th-new-york-companies', 'n-york-nj-brigade-1'] },
            chits: { french: 1 },
          }),
          asked('british', '7.3.6'),
        ),
      ],
      [
        does('british', { ap: 'army' }),
        now(open({ reaction: 'army', aps: { british: ['light', 'sail-army'] } }), asked('british', '7.2')),
      ],
    ],
  ),
  lesson(
    'e08',
    ['7.3.1', '10.2', '10.2.1', '10.5', '7.2.1'],
    {
      ...ROUND,
      step: 'actions',
      active: 'british',
      aps: { british: ['light', 'sail-army'] },
      reaction: 'army',
      spaces: { ...ROUND.spaces, albany: [] },
      boxes: SICK,
    },
    [
      [does('british', ap('light', 'move'), at('lake-george')), now(refused(unit('1st-royal-american')))],
      [does('british', at('oneida-lake')), mayNot('british', { do: 'take', unit: 'royal-highland' })],
      [does('british', at('oswego'), DONE), now(stands({ oswego: ['mohawk'] }), open({ spent: ['mohawk'] }))],
    ],
  ),
  lesson(
    'e09',
    ['10.6', '10.6.1', '10.6.2', '7.3.3'],
    {
      ...ROUND,
      step: 'actions',
      active: 'british',
      aps: { british: ['sail-army'] },
      reaction: 'army',
      spaces: { ...MOVED, ...FRENCH },
      boxes: SICK,
    },
    [
      [
        does('british', ap('sail-army', 'sail'), unit('durell'), unit('27th-55th'), unit('22nd-28th'), unit('gage')),
        does('british', unit('royal-artillery-1')),
      ],
      [mayNot('british', unit('43rd-46th'))],
      [
        does('british', unit('howe-commander'), DONE),
        now(
          stands({ halifax: ['holburne', '43rd-46th'] }),
          open({
            boxes: {
              'sail-british': ['durell', '27th-55th', '22nd-28th', 'gage', 'royal-artillery-1', 'howe-commander'],
            },
          }),
          asked('french', '7.2'),
        ),
      ],
    ],
  ),
  lesson(
    'e09b',
    ['7.2', '10.6.1', '10.6.2'],
    {
      ...ROUND,
      round: 8,
      step: 'phase',
      active: 'british',
      played: { british: 8 },
      hands: { british: {}, french: { reserve: 25 } },
      spaces: { halifax: ['holburne', '43rd-46th'], miramichy: ['boishebert'] },
      boxes: { 'sail-british': FRIENDS },
    },
    [
      [mayNot('british', at('miramichy'), at('port-la-joye'))],
      [
        does('british', at('chignectou')),
        now(
          stands({ chignectou: FRIENDS }),
          open({
            spent: FRIENDS,
            markers: { british: { landing: ['chignectou'] } },
            aps: { british: ['light', 'army', 'army', 'sail-army'] },
          }),
        ),
      ],
    ],
  ),
  lesson(
    'e10',
    ['8.0', '8.1', '7.3.2', '10.2'],
    {
      ...SAILED,
      step: 'indian',
      active: 'french',
      aps: { british: [] },
    },
    [
      [does('french', ap('indian', 'move'), at('la-presquisle')), does('french', at('kithanink'))],
      [
        does('french', at('kahnistioh')),
        now(
          open({ nations: { iroquois: 'british' }, battles: ['kahnistioh'], spent: ['mohawk', 'delaware'] }),
          stands({ oquaga: ['iroquois-1'], onontake: ['iroquois-2'], kahnistioh: ['iroquois-3', 'delaware'] }),
        ),
      ],
    ],
  ),
  lesson(
    'e11',
    ['7.3.2', '10.2.1', '10.5', '2.1.2'],
    {
      ...JOINED,
      step: 'indian',
      active: 'french',
      aps: { british: [], indian: ['indian'] },
    },
    [
      [does('french', ap('indian', 'move'), at('tu-endie-wei'), at('forks-of-the-ohio'))],
      [mayNot('french', { do: 'take', unit: 'chaouanon' }, { do: 'take', unit: 'villiers' })],
      [
        does('french', at('loyalhanna'), at('rays-town')),
        now(open({ control: { 'rays-town': 'french' } }), stands({ 'rays-town': ['mingo'], 'tu-endie-wei': [] })),
      ],
    ],
  ),
  lesson(
    'e13',
    ['7.3.4', '10.2.1', '10.3.1', '10.3.2', '10.4', '13.9.3'],
    {
      ...RAIDED,
      step: 'actions',
      active: 'french',
      aps: { british: [], indian: [], french: ['light', 'army-2x'] },
    },
    [
      [does('french', ap('army-2x', 'move'), at('quebec'), press('all'), at('les-trois-rivieres'), at('montreal'))],
      [does('french', { do: 'take', unit: 'langis' })],
      [
        does('french', at('la-presentation')),
        now(
          noted('log.retreat'),
          stands({
            'la-presentation': [...COLUMN, 'langis'],
            'baye-de-cataracouy': ['dunn', 'putnam', 'rogers'],
            kahuahgo: [],
          }),
          open({
            control: {
              'baye-de-cataracouy': 'british',
              toronto: 'british',
              chignectou: 'british',
              'rays-town': 'french',
              'la-presentation': undefined,
            },
          }),
        ),
      ],
      [
        does('french', at('baye-de-cataracouy')),
        now(
          open({
            battles: ['kahnistioh', 'baye-de-cataracouy'],
            spent: ['mohawk', 'abenaki', 'delaware', 'mingo', ...COLUMN, 'langis'],
          }),
        ),
      ],
    ],
  ),
  lesson(
    'e14',
    ['7.3.6', '12.0', '7.4'],
    {
      ...RAIDED,
      step: 'reaction',
      active: 'british',
      aps: { british: [], indian: [], french: [] },
      spaces: {
        ...RAIDED.spaces,
        quebec: [],
        montreal: [],
        'la-presentation': [],
        'baye-de-cataracouy': ['dunn', 'putnam', 'rogers', ...COLUMN, 'langis'],
      },
      control: { 'baye-de-cataracouy': 'british', toronto: 'british', chignectou: 'british', 'rays-town': 'french' },
      battles: ['kahnistioh', 'baye-de-cataracouy'],
      began: { british: ['baye-de-cataracouy', 'lake-george'], french: ['quebec', 'montreal'] },
      entries: [{ faction: 'french', from: 'la-presentation', to: 'baye-de-cataracouy' }],
    },
    [
      [
        does('british', ap('army', 'build'), at('lake-george'), unit('1st-royal-american')),
        does('british', { connection: 'lake-george--oneida-lake' }),
        now(open({ roads: ['lake-george--oneida-lake'], roadworks: [] })),
      ],
      [
        does('british', unit('44th-48th')),
        now(
          stands({ 'lake-george': [], 'oneida-lake': ['royal-highland', '1st-royal-american', '44th-48th'] }),
          open({ usedEvents: [], reaction: null, battle: { space: 'baye-de-cataracouy' } }),
        ),
      ],
    ],
  ),
]
