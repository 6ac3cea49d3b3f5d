/** 9 Raids: the frontier of Pennsylvania and Virginia, and a raid that fails. */
import type { Example } from '@carillon/kernel'
import type { PositionSpec } from '../src/position.ts'
import {
  ap,
  asked,
  at,
  dice,
  does,
  lesson,
  mayNot,
  noted,
  now,
  offered,
  open,
  press,
  roll,
  stands,
  unit,
} from './words.ts'

/** The French act, with cards 27 and 49. */
const FRONTIER: PositionSpec = {
  clear: true,
  round: 5,
  step: 'actions',
  first: 'british',
  active: 'french',
  played: { french: 27, indian: 49 },
  victory: 1,
  raid: { french: 5 },
  raided: { french: ['easton', 'wills-creek'] },
  control: { gnadenhutten: 'french' },
}
const BRITISH = {
  shamokin: ['fort-augusta'],
  carlisle: ['royal-highland', 'royal-artillery-1'],
  'rays-town': ['armstrong'],
} as const
const FRENCH = { 'forks-of-the-ohio': ['mississague', 'villiers'], 'la-presquisle': ['lignery', 'delaware'] } as const

export const RAIDS: readonly Example[] = [
  lesson('e21a', ['9.0', '9.1', '2.1.7'], { ...FRONTIER, spaces: { ...BRITISH, ...FRENCH } }, [
    [
      does('french', ap('light-army', 'raid'), unit('villiers')),
      now(offered(at('gnadenhutten'), at('shamokin'), at('carlisle'), at('rays-town'), at('winchester'))),
    ],
    [mayNot('french', at('easton'), at('wills-creek'))],
    [mayNot('french', at('philadelphia'))],
    [mayNot('french', at('beverley'))],
  ]),
  lesson('e21b', ['7.3.4', '9.1'], { ...FRONTIER, spaces: { ...BRITISH, ...FRENCH } }, [
    [
      does('french', ap('light-2x', 'raid'), unit('villiers')),
      now(offered(at('beverley'))),
      does('french', at('beverley')),
      now(dice(1)),
    ],
    [
      roll('T'),
      now(
        noted('log.raid_success'),
        open({ raid: { french: 6 }, raided: { french: ['easton', 'wills-creek', 'beverley'] } }),
      ),
    ],
  ]),
  lesson('e18', ['9.1', '9.3', '7.3.2', '7.4'], { ...FRONTIER, step: 'indian', spaces: { ...BRITISH, ...FRENCH } }, [
    [does('french', ap('indian', 'raid')), mayNot('french', unit('villiers'))],
    [does('french', unit('mississague'), at('winchester')), now(dice(1))],
    [
      roll('S'),
      now(asked('french', '7.4')),
      does('french', press('reroll')),
      roll('F'),
      now(
        noted('log.raid_success', 'log.raider_home'),
        open({
          raid: { french: 7 },
          raided: { french: ['easton', 'wills-creek', 'winchester'] },
          boxes: { 'losses-french': ['mississague'] },
          control: { gnadenhutten: 'french', winchester: undefined },
        }),
      ),
    ],
  ]),
  lesson(
    'e19',
    ['9.1', '9.2', '7.3.4'],
    {
      ...FRONTIER,
      raid: { french: 7 },
      raided: { french: ['easton', 'wills-creek', 'winchester'] },
      spaces: {
        ...BRITISH,
        ...FRENCH,
        'forks-of-the-ohio': ['villiers'],
        easton: ['putnam'],
        winchester: ['washington'],
      },
    },
    [
      [does('french', ap('light-2x', 'raid'), unit('lignery')), now(offered(at('carlisle')))],
      [does('french', at('carlisle')), now(open({ action: { at: 'shamokin' } }), dice(1))],
      [
        roll('F'),
        now(
          noted('log.intercepted'),
          open({ spent: ['lignery'], raid: { french: 7 } }),
          stands({ 'la-presquisle': ['lignery', 'delaware'] }),
        ),
      ],
    ],
  ),
  lesson(
    'e20',
    ['9.1', '9.2', '9.3', '7.3.5', '18.1'],
    {
      ...FRONTIER,
      raid: { french: 7 },
      raided: { french: ['easton', 'wills-creek', 'winchester'] },
      aps: { french: ['light-army', 'sail-army'] },
      spaces: { ...BRITISH, 'forks-of-the-ohio': ['villiers'], 'la-presquisle': ['lignery:spent', 'delaware'] },
    },
    [
      [
        does('french', ap('light-army', 'raid'), unit('villiers'), at('carlisle')),
        now(open({ action: { at: 'rays-town' } }), dice(1)),
        roll('M'),
      ],
      [now(open({ action: { at: 'carlisle' } })), roll('T'), now(dice(1))],
      [
        roll('B'),
        now(
          noted('log.raid_success'),
          open({ raid: { french: 1 }, victory: -1, spent: ['lignery', 'villiers'] }),
          stands({ 'forks-of-the-ohio': ['villiers'] }),
        ),
      ],
    ],
  ),
  lesson(
    'e12',
    ['9.1', '9.3', '7.3.1'],
    {
      clear: true,
      round: 7,
      step: 'actions',
      first: 'british',
      active: 'french',
      played: { french: 34 },
      spaces: { zawakwtegok: ['abenaki'], goasek: ['lery'] },
    },
    [
      [does('french', ap('light', 'raid'), unit('abenaki'), at('northfield')), now(dice(1))],
      [
        roll('M'),
        now(
          noted('log.raid_failed'),
          open({ spent: ['abenaki'], control: { northfield: undefined, rumford: undefined } }),
          stands({ zawakwtegok: ['abenaki'] }),
        ),
      ],
    ],
  ),
]
