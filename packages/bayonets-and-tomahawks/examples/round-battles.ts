/** 13, 14 An action round in detail, the seventh of 1757: its battles and its end. */
import type { Example } from '@carillon/kernel'
import { COLUMN, ROUND } from './round-seven.ts'
import { asked, DONE, dice, does, lesson, noted, now, open, roll, stands, track, unit } from './words.ts'

export const ROUND_BATTLES: readonly Example[] = [
  lesson(
    'e15',
    ['13.0', '13.1', '13.3.1', '13.3.3', '13.3.4', '13.4', '13.6', '13.9.3', '18.1'],
    {
      ...ROUND,
      step: 'battles',
      aps: { british: [], french: [], indian: [] },
      nations: { iroquois: 'british' },
      control: { 'baye-de-cataracouy': 'british', toronto: 'british', chignectou: 'british' },
      spaces: {
        'baye-de-cataracouy': [...COLUMN, 'langis', 'dunn', 'putnam'],
        kahuahgo: ['rogers'],
        kahnistioh: ['delaware', 'iroquois-3'],
      },
      battles: ['kahnistioh', 'baye-de-cataracouy'],
      began: { british: ['baye-de-cataracouy', 'la-presentation'], french: ['quebec', 'montreal', 'la-presquisle'] },
      entries: [
        { faction: 'french', from: 'kithanink', to: 'kahnistioh' },
        { faction: 'french', from: 'la-presentation', to: 'baye-de-cataracouy' },
      ],
    },
    [
      [
        now(
          open({ battle: { space: 'baye-de-cataracouy', attacker: 'french', defender: 'british' } }),
          track(0, 0),
          dice(2),
        ),
      ],
      [roll('BF'), now(track(0, 1))],
      [roll('T'), roll('S'), now(track(0, 1)), roll('F'), now(track(0, 2))],
      [
        roll('TM'),
        now(track(1, 2), asked('french', '13.4')),
        does('french', unit('lacorne')),
        now(
          noted('log.won', 'log.retreat'),
          stands({
            oswego: ['dunn', 'putnam'],
            toronto: [],
            'baye-de-cataracouy': [...COLUMN, 'langis'],
          }),
          open({
            reduced: ['lacorne'],
            victory: 1,
            control: { toronto: 'british', 'baye-de-cataracouy': undefined },
            battle: { space: 'kahnistioh' },
          }),
        ),
      ],
    ],
  ),
  lesson(
    'e16',
    ['13.6', '13.9.1', '8.1'],
    {
      ...ROUND,
      step: 'battles',
      aps: { british: [], french: [], indian: [] },
      nations: { iroquois: 'british' },
      spaces: { kahnistioh: ['delaware', 'iroquois-3'], oquaga: ['iroquois-1'], onontake: ['iroquois-2'] },
      battles: ['kahnistioh'],
      began: { british: ['kahnistioh', 'oquaga', 'onontake'], french: ['la-presquisle'] },
      entries: [
        { faction: 'french', from: 'la-presquisle', to: 'kithanink' },
        { faction: 'french', from: 'kithanink', to: 'kahnistioh' },
      ],
    },
    [
      [roll('F'), now(open({ battle: { attacker: 'french', defender: 'british' } }), track(0, 1))],
      [
        roll('F'),
        now(noted('log.won', 'log.retreat'), stands({ kithanink: ['delaware'], kahnistioh: ['iroquois-3'] })),
      ],
    ],
  ),
  lesson(
    'e17',
    ['14.0', '14.1', '14.1.1'],
    {
      ...ROUND,
      step: 'actions',
      active: 'french',
      aps: { british: [], indian: [], french: ['light'] },
      control: { toronto: 'british', chignectou: 'british' },
      spaces: { toronto: ['dunn', 'putnam'], 'baye-de-cataracouy': [...COLUMN, 'langis'], oswego: ['mohawk:spent'] },
    },
    [
      [
        does('french', DONE),
        now(
          noted('log.unsupplied'),
          open({
            markers: { british: { oos: ['toronto'] } },
            spent: [],
            round: 8,
            played: { british: null, french: null, indian: null },
          }),
        ),
      ],
    ],
  ),
]
