/** 13 Battle: the attack on Montréal from the first move to the retreat, and the Monongahela. */
import type { Example } from '@carillon/kernel'
import type { Faction } from '../src/data/map.ts'
import type { UnitId } from '../src/data/units.ts'
import type { Piece, PositionSpec } from '../src/position.ts'
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

const REDCOATS = ['royal-highland', '27th-55th', '43rd-46th'] as const
const COLONIALS = ['n-york-nj-brigade-1', 'new-england-brigade-1'] as const
const GUNS = ['royal-artillery-1', 'royal-artillery-2'] as const
const ARMY = ['putnam', 'rogers', 'gage', ...REDCOATS, ...COLONIALS, ...GUNS, 'howe-commander'] as const
const GARRISON = ['belestre', 'kahnawake', 'outaouais', 'canadiens-1:reduced', 'fort-levis'] as const
const CARDS = { british: 9, french: 27 } as const
const BEFORE: PositionSpec = { clear: true, round: 5, first: 'british', victory: -3, played: CARDS }

/** The stacks face each other at Montréal. */
const montreal = (units: readonly Piece[], more: PositionSpec): PositionSpec => ({
  ...BEFORE,
  spaces: { montreal: units },
  control: { 'baye-de-cataracouy': 'british', 'la-presentation': 'british' },
  battles: ['montreal'],
  entries: [
    { faction: 'british', from: 'baye-de-cataracouy', to: 'la-presentation' },
    { faction: 'british', from: 'la-presentation', to: 'montreal' },
    { faction: 'french', from: 'les-trois-rivieres', to: 'montreal' },
    { faction: 'french', from: 'isle-aux-noix', to: 'montreal' },
  ],
  began: { british: ['baye-de-cataracouy'], french: ['montreal', 'isle-aux-noix', 'les-trois-rivieres'] },
  markers: { french: { marshal: ['montreal'] } },
  aps: { british: [], french: [] },
  ...more,
})
/** The British have rolled. */
const fought = (marks: Record<Faction, number>, ghosts: UnitId[]): Battle => ({
  space: 'montreal',
  attacker: 'british',
  defender: 'french',
  marks,
  militia: { british: 0, french: 1 },
  alone: { british: false, french: false },
  apart: [],
  commander: { british: null, french: null },
  fort: true,
  coup: false,
  eventRerolls: { british: null, french: null },
  ghosts,
  firstHit: false,
  lastBastionFell: false,
  rolling: null,
  done: [],
})
const LOST = ['lacorne', 'bearn-guyenne', 'canadiens-1'] as const
const ATTACKERS = ARMY.slice(0, -1)

export const BATTLE: readonly Example[] = [
  lesson(
    'e22',
    ['10.4', '10.7', '11.0', '13.1', '13.2.1', '13.3.1', '13.3.2'],
    {
      ...BEFORE,
      step: 'actions',
      active: 'british',
      spaces: {
        'baye-de-cataracouy': ARMY,
        montreal: [...GARRISON, 'canonniers-bombardiers-1'],
        'isle-aux-noix': ['bearn-guyenne'],
        'les-trois-rivieres': ['lacorne:reduced'],
      },
      control: { 'baye-de-cataracouy': 'british' },
    },
    [
      [
        does('british', ap('army', 'move'), press('all'), at('la-presentation')),
        now(open({ control: { 'la-presentation': 'british' } })),
      ],
      [does('british', at('montreal')), now(open({ battles: ['montreal'] }), asked('french', '7.2'))],
      [
        does('french', ap('light-army', 'marshal'), at('montreal'), unit('fort-levis')),
        does('french', unit('bearn-guyenne'), unit('lacorne')),
        now(
          open({
            markers: { french: { marshal: ['montreal'] } },
            spent: [...ARMY, 'fort-levis', 'bearn-guyenne', 'lacorne'],
          }),
        ),
      ],
      [
        does('french', DONE),
        now(
          open({
            battle: {
              space: 'montreal',
              attacker: 'british',
              defender: 'french',
              militia: { british: 0, french: 2 },
              commander: { british: { unit: 'howe-commander', left: 2 }, french: null },
            },
          }),
          track(-1, -1),
          dice(3),
        ),
      ],
    ],
  ),
  lesson(
    'e23',
    ['13.3.3', '13.3.4', '13.4', '13.5', '13.5.1', '18.3.1'],
    montreal([...ARMY, ...GARRISON, 'canonniers-bombardiers-1', 'bearn-guyenne', 'lacorne:reduced'], {
      step: 'battles',
    }),
    [
      [
        roll('TTT'),
        now(track(2, -1), open({ reduced: ['canadiens-1', 'belestre'], boxes: { 'losses-french': ['lacorne'] } })),
      ],
      [
        roll('B'),
        now(asked('british', '13.5')),
        does('british', DONE),
        now(track(3, -1), open({ battle: { militia: { french: 1 } } }), noted('log.militia_removed')),
      ],
      [
        roll('SM'),
        does('british', again('43rd-46th', 'commander')),
        roll('M'),
        now(dice(1)),
        roll('M'),
        draw('chit-9'),
        now(
          track(4, -1),
          open({ boxes: { removed: ['howe-commander'], 'losses-french': ['lacorne', 'bearn-guyenne'] } }),
        ),
      ],
      [roll('ST'), now(track(5, -1), open({ boxes: { 'losses-french': LOST } }))],
      [
        roll('TF'),
        now(
          track(7, -1),
          open({ reduced: ['belestre', 'canonniers-bombardiers-1'], battle: { ghosts: LOST } }),
          dice(2),
        ),
      ],
    ],
  ),
  lesson(
    'e24',
    ['13.3.3', '13.3.4', '13.4.2', '13.5', '13.2.1', '18.3.1'],
    montreal(
      [...ATTACKERS, 'belestre:reduced', 'kahnawake', 'outaouais', 'fort-levis', 'canonniers-bombardiers-1:reduced'],
      {
        step: 'defend',
        battle: fought({ british: 7, french: -1 }, [...LOST]),
        boxes: { 'losses-french': LOST, removed: ['howe-commander'] },
      },
    ),
    [
      [roll('BM'), now(track(7, -1))],
      [roll('TS'), now(track(7, 0), open({ reduced: ['belestre', 'canonniers-bombardiers-1'] }))],
      [roll('S'), now(track(7, 1), open({ reduced: ['belestre', 'canonniers-bombardiers-1', 'royal-highland'] }))],
      [roll('T'), now(track(7, 1))],
      [
        roll('M'),
        does('french', again('fort-levis', 'event')),
        roll('T'),
        now(track(7, 2), asked('british', '13.4')),
        does('british', unit('royal-artillery-1')),
        now(open({ reduced: ['belestre', 'canonniers-bombardiers-1', 'royal-highland', 'royal-artillery-1'] })),
      ],
      [
        roll('B'),
        does('french', DONE),
        draw('chit-4'),
        now(track(7, 3), open({ boxes: { 'losses-british': ['royal-highland'] }, chits: { french: 1 } })),
      ],
      [roll('F'), now(noted('log.won'), track(7, 4))],
    ],
  ),
  lesson(
    'e25',
    ['13.6', '13.7', '13.8', '13.9.1', '13.9.5', '2.1.9', '18.1'],
    montreal(
      [
        ...ATTACKERS.filter((id) => id !== 'royal-highland' && id !== 'royal-artillery-1'),
        'royal-artillery-1:reduced',
        ...(['belestre:reduced', 'kahnawake', 'outaouais', 'fort-levis', 'canonniers-bombardiers-1:reduced'] as const),
      ],
      {
        step: 'militia',
        battle: fought({ british: 7, french: 3 }, []),
        boxes: { 'losses-french': LOST, 'losses-british': ['royal-highland'], removed: ['howe-commander'] },
      },
    ),
    [
      [
        roll('F'),
        now(
          noted('log.won', 'log.rout'),
          open({ boxes: { 'losses-french': [...LOST, 'canonniers-bombardiers-1'] } }),
          asked('french', '13.9.3'),
          offered(at('isle-aux-noix'), at('les-trois-rivieres')),
        ),
      ],
      [mayNot('french', at('la-presentation'))],
      [
        does('french', at('les-trois-rivieres')),
        now(
          stands({
            montreal: [
              ...ATTACKERS.filter((id) => id !== 'royal-highland' && id !== 'royal-artillery-1'),
              'royal-artillery-1',
              'fort-bedford',
            ],
            'les-trois-rivieres': ['belestre', 'kahnawake', 'outaouais'],
          }),
          open({
            victory: 1,
            reduced: ['royal-artillery-1', 'belestre'],
            control: { montreal: 'british' },
            markers: { french: { rout: ['les-trois-rivieres'], marshal: [] } },
            battles: [],
          }),
        ),
      ],
    ],
  ),
  lesson(
    'e46',
    ['13.1', '13.3.3', '13.4', '13.8', '13.9.1'],
    {
      clear: true,
      round: 5,
      first: 'british',
      step: 'battles',
      spaces: { loyalhanna: ['44th-48th', 'washington', 'beaujeu', 'delaware', 'chaouanon'] },
      battles: ['loyalhanna'],
      began: { british: [], french: [] },
      entries: [
        { faction: 'british', from: 'rays-town', to: 'loyalhanna' },
        { faction: 'french', from: 'forks-of-the-ohio', to: 'loyalhanna' },
      ],
    },
    [
      [roll('F'), roll('FT'), now(track(0, 3), open({ reduced: ['washington'] }))],
      [
        roll('M'),
        roll('S'),
        now(track(0, 3), asked('british', '13.8'), offered(unit('44th-48th'), unit('washington'))),
      ],
      [
        does('british', unit('44th-48th')),
        draw('chit-1'),
        now(
          stands({ 'rays-town': ['washington'], loyalhanna: ['beaujeu', 'delaware', 'chaouanon'] }),
          open({ boxes: { 'losses-british': ['44th-48th'] }, markers: { british: { rout: ['rays-town'] } } }),
        ),
      ],
    ],
  ),
]
