/** Raids and landings of the playbook: the Shenandoah Valley, 1756, and Louisbourg, 1758. */
import type { Example } from '@carillon/kernel'
import { type SpaceId, spaceCalled } from '../src/data/map.ts'
import type { PositionSpec } from '../src/position.ts'
import {
  areAt,
  asked,
  dice,
  does,
  lesson,
  noted,
  now,
  offered,
  open,
  raided,
  reduced,
  refused,
  roll,
  stands,
  vp,
  walls,
} from './words.ts'

const amphib = (...spaces: readonly SpaceId[]) => open({ amphib: spaces.map(spaceCalled) })
const fieldworks = (...spaces: readonly SpaceId[]) => open({ fieldworks: spaces.map(spaceCalled) })

export const SHENANDOAH: readonly Example[] = [
  lesson(
    'shenandoah',
    '5.53 5.52 5.32 5.41 10.2 10.21 10.22 10.23 10.3 10.31 10.42 10.422',
    {
      clear: true,
      step: 'phase',
      active: 'french',
      year: 1756,
      vp: 0,
      hands: { french: [26, 36, 5, 8, 48], british: [49, 38, 50] },
      spaces: {
        'ohio-forks': 'dumas fr-marine-detachment-1',
        niagara: 'fr-marine-detachment-2',
        woodstock: 'br-virginia-provincial-1',
      },
      french: { fort: 'ohio-forks niagara' },
    },
    [
      [
        does('french', '26:event'),
        roll(3),
        does('french', 'fr-mingo-1 fr-shawnee-1'),
        now(stands({ 'mingo-town': 'fr-mingo-1', logstown: 'fr-shawnee-1' })),
      ],
      [does('british', '49:event southern'), now(stands({ 'southern-militia': 'br-colonial-militia-1' }))],
      [
        does('french', '36:activate units fr-mingo-1 fr-shawnee-1 dumas fr-mingo-1'),
        does('british', 'pass_season'),
        does('french', 'upper-monongahela allegheny-south fr-shawnee-1 mingo-town upper-monongahela allegheny-south'),
        does('french', 'upper-monongahela allegheny-south'),
        now(stands({ 'allegheny-south': 'dumas fr-mingo-1 fr-shawnee-1' })),
      ],
      [
        does('british', '38:build stockade augusta winchester'),
        now(walls('british', 'stockade', 'augusta winchester')),
      ],
      [
        does('french', '5:activate force all augusta'),
        does('british', 'pass br-colonial-militia-1'),
        roll(4, 4),
        does('french', 'fr-mingo-1 done'),
        now(
          stands({ 'allegheny-south': 'dumas fr-mingo-1 fr-shawnee-1', 'southern-militia': 'br-colonial-militia-1' }),
          reduced('fr-mingo-1 br-colonial-militia-1'),
          raided('french', ''),
          vp(0),
        ),
      ],
      [
        does('british', '50:event place southern'),
        now(stands({ 'southern-militia': 'br-colonial-militia-1 br-colonial-militia-2' })),
      ],
      [
        does('french', '8:activate force all augusta'),
        does('british', 'pass br-colonial-militia-2'),
        roll(4, 3),
        now(reduced('fr-mingo-1 br-colonial-militia-1 br-colonial-militia-2'), dice(1)),
      ],
      [
        roll(5),
        does('french', 'fr-mingo-1'),
        now(walls('british', 'none', 'augusta'), raided('french', 'augusta'), areAt('available', 'fr-mingo-1')),
      ],
      [does('french', 'ohio-forks'), now(areAt('ohio-forks', 'dumas fr-shawnee-1'), vp(0))],
    ],
    { scenario: 'early-war' },
  ),
]

const ASHORE = 'amherst br-44th br-48th br-17th br-22nd br-27th br-28th br-35th'
const GARRISON = 'drucour fr-artois fr-bourgogne fr-cambis fr-bearn fr-guyenne'
const LOUISBOURG: PositionSpec = {
  clear: true,
  step: 'phase',
  active: 'british',
  year: 1758,
  vp: 0,
  hands: { british: [1, 17, 18, 47], french: [9, 21, 5] },
  spaces: { halifax: ASHORE, 'new-york': 'monckton br-40th br-43rd', louisbourg: GARRISON },
}

/** The late season of 1758: the siege goes on. */
const besieging: PositionSpec = {
  ...LOUISBOURG,
  season: 'late',
  spaces: { louisbourg: `${ASHORE} ${GARRISON}` },
  sieges: { louisbourg: 1 },
  amphib: ['louisbourg'],
}

export const LANDING: readonly Example[] = [
  lesson('louisbourg-lost', '6.41 6.43 6.431 7.4 7.54 7.55 7.81 7.92', LOUISBOURG, [
    [
      does('british', '1:activate force amherst all'),
      does('french', 'pass_season'),
      does('british', 'land:louisbourg'),
      now(amphib('louisbourg'), asked('french', '8.1')),
    ],
    [does('french', 'outside 9'), now(fieldworks('louisbourg'), dice(1))],
    [
      roll(3, 4),
      now(areAt('halifax', ASHORE), stands({ louisbourg: GARRISON }), amphib(), fieldworks('louisbourg'), vp(1)),
    ],
  ]),
  lesson('louisbourg-won', '7.92 8.13 8.21 6.432 6.43 5.51', LOUISBOURG, [
    [
      does('british', '1:activate force amherst all'),
      does('french', 'pass_season'),
      does('british', 'land:louisbourg'),
      does('french', 'outside 9'),
      roll(5, 2),
      now(amphib('louisbourg'), fieldworks(), open({ sieges: [{ level: 0 }] }), vp(-1)),
    ],
    [now(asked('french', '5.26'), refused('21:event'), offered('21:activate')), does('french', '5:activate none')],
    [
      does('british', '47:activate force monckton all'),
      now(offered('sail:louisbourg'), refused('land:ile-d-orleans land:baie-st-paul land:riviere-ouelle')),
      does('british', 'sail:louisbourg'),
      now(areAt('louisbourg', 'monckton br-40th br-43rd amherst'), noted('log.sails'), vp(-1)),
    ],
  ]),
  lesson(
    'louisbourg-taken',
    '8.23 8.24 11.1 5.56',
    { ...besieging, active: 'british', hands: { british: [47, 6], french: [] } },
    [
      [
        does('british', '47:activate force all siege'),
        now(offered('6')),
        does('british', '6'),
        now(
          walls('british', 'fortress', 'louisbourg'),
          stands({ louisbourg: ASHORE, quebec: GARRISON }),
          reduced(''),
          open({ year: 1759 }),
          vp(-3),
        ),
      ],
    ],
  ),
  lesson('louisbourg-winter', '11.1 11.2', { ...besieging, active: 'french', hands: { french: [5], british: [] } }, [
    [
      does('french', '5:activate none'),
      now(
        noted('log.attrition', 'log.attrition'),
        reduced(
          'fr-artois fr-bourgogne fr-cambis fr-bearn fr-guyenne br-44th br-48th br-17th br-22nd br-27th br-28th br-35th',
        ),
        open({ year: 1759 }),
        vp(0),
      ),
    ],
  ]),
]
