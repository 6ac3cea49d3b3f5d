/** Battles: the examples of the rules, then Monongahela and the Plains of Abraham. */
import type { Example } from '@carillon/kernel'
import type { Side } from '../src/data/map.ts'
import type { PositionSpec } from '../src/position.ts'
import {
  areAt,
  asked,
  dice,
  does,
  lesson,
  mayNot,
  noted,
  now,
  offered,
  open,
  reduced,
  refused,
  roll,
  stands,
  vp,
} from './words.ts'

/** The side is about to attack with a card of value 1; nobody has another one. */
const attack = (active: Side, spec: PositionSpec): PositionSpec => ({
  clear: true,
  step: 'phase',
  active,
  vp: 0,
  hands: { british: [], french: [], [active]: [5] },
  french: { fort: 'ticonderoga' },
  british: { fort: 'hudson-carry-south' },
  ...spec,
})
const THIRD = { settings: { edition: 'third' } } as const
const result = (british: number, french: number) => open({ battle: { result: { british, french } } })

const REGULARS: PositionSpec = attack('british', {
  spaces: {
    'hudson-carry-south': 'murray br-44th br-1-60th',
    'hudson-carry-north': 'fr-bearn fr-guyenne fr-la-reine',
  },
})
const WEAK: PositionSpec = attack('british', {
  spaces: {
    'hudson-carry-south': 'murray br-44th br-48th br-17th br-22nd',
    'hudson-carry-north': 'fr-bearn fr-guyenne fr-huron:reduced',
  },
})

export const BATTLES: readonly Example[] = [
  lesson(
    'fieldworks-order',
    '7.4 7.55',
    attack('french', {
      hands: { french: [5, 9], british: [10] },
      spaces: {
        ticonderoga: 'montcalm fr-bearn fr-guyenne fr-la-reine',
        'hudson-carry-north': 'br-44th br-48th br-17th',
      },
    }),
    [
      [
        does('french', '5:activate force all'),
        does('british', 'pass_season'),
        does('french', 'hudson-carry-north'),
        does('british', 'pass'),
        now(asked('british', '7.4'), offered('10')),
      ],
      [does('british', '10'), now(dice(1), noted('log.fieldworks'))],
      [
        roll(2, 3),
        now(
          reduced('fr-bearn fr-guyenne br-44th br-48th'),
          stands({ ticonderoga: 'montcalm fr-bearn fr-guyenne fr-la-reine' }),
          vp(-1),
        ),
      ],
    ],
  ),
  lesson(
    'losses-odd',
    '7.62 7.63',
    attack('french', {
      spaces: {
        ticonderoga: 'montcalm fr-bearn fr-guyenne fr-la-reine fr-la-sarre fr-languedoc fr-artois',
        'hudson-carry-north': 'br-44th br-48th br-17th br-rogers br-goreham br-armstrong',
      },
    }),
    [
      [
        does('french', '5:activate force all hudson-carry-north'),
        does('british', 'pass'),
        roll(4, 2),
        now(result(3, 5), asked('british', '7.6')),
      ],
      [
        does('british', 'br-rogers'),
        does('british', 'br-goreham'),
        now(reduced('fr-bearn fr-guyenne fr-la-reine br-44th br-rogers br-48th br-goreham br-17th')),
      ],
    ],
  ),
  lesson('losses-first', '7.62 7.63', WEAK, [
    [does('british', '5:activate force all hudson-carry-north'), does('french', 'pass'), now(dice(1))],
    [
      roll(5, 3),
      now(
        areAt('out', 'fr-bearn'),
        areAt('hudson-carry-north', 'fr-guyenne fr-huron'),
        reduced('fr-huron br-44th br-48th fr-guyenne'),
      ),
      does('french', 'ticonderoga'),
    ],
  ]),
  lesson(
    'losses-third',
    '7.62 7.63',
    WEAK,
    [
      [does('british', '5:activate force all hudson-carry-north'), does('french', 'pass'), now(dice(1))],
      [roll(5, 3), now(asked('french', '7.6'), offered('fr-huron fr-bearn'))],
      [does('french', 'fr-huron'), now(areAt('ticonderoga', 'fr-bearn fr-guyenne'))],
    ],
    THIRD,
  ),
  lesson('crt-first', '7.6 7.8', REGULARS, [
    [does('british', '5:activate force all hudson-carry-north'), does('french', 'pass'), now(dice(1))],
    [roll(5, 3), now(areAt('hudson-carry-south', 'murray br-44th br-1-60th'), vp(1))],
  ]),
  lesson(
    'crt-third',
    '7.6 7.8',
    REGULARS,
    [
      [does('british', '5:activate force all hudson-carry-north'), does('french', 'pass'), now(dice(1))],
      [roll(5, 3), now(areAt('hudson-carry-north', 'murray br-44th br-1-60th'), vp(-1))],
    ],
    THIRD,
  ),
  lesson(
    'losses-light',
    '7.63',
    attack('french', {
      spaces: {
        ticonderoga: 'montcalm fr-bearn fr-guyenne fr-la-reine fr-la-sarre',
        'hudson-carry-north': 'br-howes br-mohawk*2 br-oneida',
      },
    }),
    [
      [
        does('french', '5:activate force all hudson-carry-north'),
        does('british', 'pass'),
        roll(3, 3),
        now(result(1, 3)),
      ],
      [does('british', 'br-oneida'), now(areAt('available', 'br-howes'), reduced('fr-bearn br-oneida'))],
    ],
  ),
  lesson(
    'retreat-split',
    '7.92',
    attack('british', {
      spaces: { ticonderoga: 'murray br-44th br-48th br-17th', 'crown-point': 'bougainville fr-bearn fr-huron' },
      british: { stockade: 'ticonderoga' },
      french: { stockade: 'winooski' },
    }),
    [
      [
        does('british', '5:activate force all crown-point'),
        does('french', 'pass'),
        roll(4, 2),
        now(
          asked('french', '7.92'),
          offered('winooski split'),
          refused('adirondacks-north green-mountains-central ticonderoga'),
        ),
      ],
      [
        does('french', 'split'),
        now(areAt('winooski', 'fr-bearn'), offered('adirondacks-north green-mountains-central winooski split')),
        now(refused('ticonderoga')),
      ],
      [
        does('french', 'split adirondacks-north green-mountains-central'),
        now(
          stands({ winooski: 'fr-bearn', 'adirondacks-north': 'fr-huron', 'green-mountains-central': 'bougainville' }),
          stands({ 'crown-point': 'murray br-44th br-48th br-17th' }),
          vp(-1),
        ),
      ],
    ],
  ),
]

const BRADDOCK =
  'braddock dunbar br-44th br-48th br-virginia-provincial-1 br-virginia-provincial-2 br-maryland-provincial br-pennsylvania-provincial-1'
const monongahela = (stockade: string): PositionSpec => ({
  clear: true,
  step: 'phase',
  active: 'british',
  vp: 0,
  hands: { british: [33], french: [11] },
  spaces: {
    'gists-station': BRADDOCK,
    'ohio-forks': 'beaujeu dumas fr-marine-detachment-1 fr-marin fr-huron fr-ottawa fr-potawatomi',
  },
  french: { fort: 'ohio-forks' },
  british: { stockade },
})
const EARLY_WAR = { scenario: 'early-war' } as const

export const MONONGAHELA: readonly Example[] = [
  lesson(
    'monongahela',
    '8.1 7.4 7.52 7.56 7.6 7.62 7.7 7.81 7.92',
    monongahela('gists-station'),
    [
      [
        does('british', '33:activate force all'),
        does('french', 'pass_season'),
        does('british', 'ohio-forks'),
        now(asked('french', '8.1')),
      ],
      [does('french', 'outside pass'), now(offered('11')), does('french', '11')],
      [roll(6), now(noted('log.fire_modified'), asked('british', '7.6'))],
      [
        does('british', 'br-44th br-48th'),
        roll(1, 3),
        now(reduced('br-44th br-48th br-virginia-provincial-1 br-virginia-provincial-2'), areAt('out', 'braddock')),
      ],
      [
        roll(1, 1, 2),
        now(
          areAt('out', 'braddock beaujeu'),
          reduced('br-44th br-48th br-virginia-provincial-1 br-virginia-provincial-2 fr-marine-detachment-1'),
          stands({ 'ohio-forks': 'dumas fr-marine-detachment-1 fr-marin fr-huron fr-ottawa fr-potawatomi' }),
          stands({
            'gists-station':
              'dunbar br-44th br-48th br-virginia-provincial-1 br-virginia-provincial-2 br-maryland-provincial br-pennsylvania-provincial-1',
          }),
          vp(1),
        ),
      ],
    ],
    EARLY_WAR,
  ),
  lesson(
    'monongahela-wild',
    '7.92',
    monongahela(''),
    [
      [
        does('british', '33:activate force all'),
        does('french', 'pass_season'),
        does('british', 'ohio-forks'),
        does('french', 'outside pass 11'),
        roll(6),
        does('british', 'br-44th br-48th'),
      ],
      [roll(1, 3, 1, 1, 2), now(stands({ 'gists-station': 'dunbar' }), vp(1))],
    ],
    EARLY_WAR,
  ),
]

export const PLAINS: readonly Example[] = [
  lesson(
    'plains',
    '7.3 7.4 7.51 7.55 7.6 7.62 7.63 7.7 7.81 7.91 7.92 8.21',
    {
      clear: true,
      step: 'phase',
      active: 'british',
      year: 1759,
      season: 'late',
      vp: 0,
      hands: { british: [5, 9], french: [1] },
      spaces: {
        'ile-d-orleans':
          'wolfe murray monckton br-78th-a br-35th br-43rd br-48th br-78th-b:reduced br-2-60th:reduced br-3-60th:reduced br-15th:reduced br-28th:reduced br-47th:reduced br-58th:reduced br-howes br-goreham',
        quebec:
          'montcalm vaudreuil bougainville fr-royal-roussillon fr-languedoc fr-la-sarre fr-bearn:reduced fr-guyenne:reduced fr-marine-regular-1:reduced fr-marin:reduced fr-joncaire:reduced fr-ottawa fr-huron fr-algonquin-1 fr-caughnawaga-1',
        'st-lawrence-militia': 'fr-canadian-militia*4',
        louisbourg: 'br-44th',
      },
      fieldworks: ['quebec'],
      amphib: ['ile-d-orleans'],
      british: { stockade: 'ile-d-orleans', fortress: 'louisbourg' },
    },
    [
      [
        does('british', '5:activate force wolfe all'),
        does('french', 'pass_season'),
        does('british', 'quebec'),
        now(asked('french', '8.1')),
      ],
      [does('french', 'outside pass'), now(asked('french', '7.3')), does('french', 'all')],
      [does('british', '9'), now(open({ fieldworks: [] }))],
      [does('french', 'pass'), roll(6, 1), now(result(8, 4), asked('british', '7.6'))],
      [does('british', 'br-35th'), mayNot('british', 'br-15th'), does('british', 'br-howes br-43rd br-48th')],
      [
        does('french', 'fr-canadian-militia-1 fr-canadian-militia-2 fr-canadian-militia-3 fr-canadian-militia-4'),
        now(areAt('out', 'fr-royal-roussillon'), dice(1)),
      ],
      [
        roll(1, 2, 3, 1, 2, 3),
        now(areAt('out', 'wolfe montcalm'), asked('french', '7.92'), offered('becancour inside')),
      ],
      [
        does('french', 'becancour'),
        now(
          areAt('becancour', 'vaudreuil bougainville fr-languedoc fr-la-sarre fr-bearn fr-guyenne fr-marine-regular-1'),
          areAt(
            'st-lawrence-militia',
            'fr-canadian-militia-1 fr-canadian-militia-2 fr-canadian-militia-3 fr-canadian-militia-4',
          ),
          areAt('quebec', 'murray monckton br-78th-a'),
          open({ sieges: [{ level: 0 }] }),
          vp(-1),
        ),
      ],
    ],
  ),
]
