/** 14.1 The Supply Check. */
import type { Example } from '@carillon/kernel'
import type { PositionSpec } from '../src/position.ts'
import { DONE, does, lesson, noted, now, open, stands } from './words.ts'

/** The Second Player has but to end the round. */
const LAST: PositionSpec = {
  clear: true,
  round: 7,
  step: 'actions',
  first: 'british',
  active: 'french',
  played: { french: 35 },
}
const STACKS = {
  louisbourg: ['22nd-28th', 'goreham'],
  quebec: ['15th-58th', 'saunders'],
  'les-trois-rivieres': ['27th-55th', 'gage'],
  ticonderoga: ['rogers', 'putnam'],
  oswego: ['fort-ontario'],
  albany: ['44th-48th'],
  'oneida-lake': ['langlade'],
  'cote-de-beaupre': ['berry'],
  'cote-du-sud': ['canadiens-1'],
  goasek: ['abenaki'],
  saranac: ['langis', 'lacorne'],
  'lake-george': ['bearn-guyenne', 'lery'],
} as const satisfies PositionSpec['spaces']
const CONTROL = {
  louisbourg: 'british',
  quebec: 'british',
  'les-trois-rivieres': 'british',
  ticonderoga: 'british',
  'number-four': 'french',
  'oneida-lake': 'french',
  'lake-george': 'french',
} as const satisfies PositionSpec['control']
const CHECK: PositionSpec = { ...LAST, spaces: STACKS, control: CONTROL }

export const SUPPLY: readonly Example[] = [
  lesson('e38', ['14.1', '14.1.1'], CHECK, [
    [
      does('french', DONE),
      now(noted('log.unsupplied'), open({ markers: { british: { oos: ['louisbourg', 'oswego'] } } })),
    ],
    [now(stands({ louisbourg: STACKS.louisbourg, oswego: STACKS.oswego }))],
    [now(stands({ quebec: STACKS.quebec, 'les-trois-rivieres': STACKS['les-trois-rivieres'] }))],
    [
      now(
        stands({ ticonderoga: STACKS.ticonderoga, 'number-four': [] }),
        open({ control: { 'number-four': 'french' } }),
      ),
    ],
  ]),
  lesson('e39a', ['14.1', '14.1.1'], CHECK, [
    [does('french', DONE), now(open({ markers: { french: { oos: ['lake-george'] } } }))],
    [now(stands({ 'cote-de-beaupre': ['berry'], 'cote-du-sud': ['canadiens-1'], goasek: ['abenaki'] }))],
    [now(stands({ saranac: ['langis', 'lacorne'] }))],
  ]),
  lesson(
    'e39b',
    ['14.1'],
    {
      ...LAST,
      spaces: { ...STACKS, albany: ['villiers'], oswego: ['rigaud'] },
      control: { ...CONTROL, albany: 'french', oswego: 'french' },
    },
    [[does('french', DONE), now(open({ markers: { french: { oos: [] } } }))]],
  ),
]
