/** The examples of the rules: activation, construction, movement, supply, winter. */
import type { Example } from '@carillon/kernel'
import type { PositionSpec } from '../src/position.ts'
import {
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
  works,
} from './words.ts'

/** Nothing on the map but what is named; the side that plays has these cards, the other none. */
const french = (cards: readonly number[], spec: PositionSpec): PositionSpec => ({
  clear: true,
  step: 'phase',
  active: 'french',
  vp: 0,
  hands: { french: cards, british: [] },
  ...spec,
})
const british = (cards: readonly number[], spec: PositionSpec): PositionSpec => ({
  ...french([], spec),
  active: 'british',
  hands: { british: cards, french: [] },
})
const ARMY =
  'br-15th br-17th br-1st-royal br-22nd br-27th br-28th br-35th br-40th br-43rd br-44th br-45th br-46th br-47th br-48th'
const OSSIPEE = { ossipee: 'br-massachusetts-provincial*2 br-rogers' }
const CONCORD = 'br-connecticut-provincial-1 br-connecticut-provincial-2'

export const ACTIVATION: readonly Example[] = [
  lesson('activation-mix', '5.31 5.32 5.33', french([5, 33, 47, 48], { clear: false }), [
    [
      does('french', '5:activate force'),
      now(offered('montcalm bougainville dumas'), refused('rigaud levis vaudreuil')),
      does('french', 'dumas done stop'),
    ],
    [
      does('french', '33:activate force'),
      now(offered('montcalm rigaud levis'), refused('vaudreuil')),
      does('french', 'rigaud done stop'),
    ],
    [does('french', '47:activate force'), now(offered('vaudreuil')), does('french', 'vaudreuil done stop')],
    [
      does('french', '48:activate units fr-huron fr-mississauga fr-repentigny'),
      now(offered('montcalm done')),
      does('french', 'montcalm'),
      now(asked('french', '5.33'), offered('fr-huron fr-mississauga fr-repentigny montcalm')),
    ],
  ]),
  lesson('command-sum', '5.34', british([5], { spaces: { albany: `murray webb bradstreet ${ARMY} br-55th` } }), [
    [
      does('british', '5:activate force'),
      now(offered('murray bradstreet'), refused('webb')),
      does('british', 'murray webb bradstreet'),
    ],
    [
      does('british', `${ARMY} hudson-carry-south`),
      now(stands({ albany: 'br-55th', 'hudson-carry-south': `murray webb bradstreet ${ARMY}` })),
    ],
  ]),
  lesson(
    'johnson-free',
    '5.34 5.534',
    british([5], {
      spaces: {
        schenectady:
          'johnson br-44th br-48th br-17th br-mohawk*2 br-cayuga br-oneida br-onondaga br-seneca br-tuscarora',
      },
    }),
    [
      [
        does('british', '5:activate force all albany'),
        now(
          stands({
            albany:
              'johnson br-44th br-48th br-17th br-mohawk-1 br-mohawk-2 br-cayuga br-oneida br-onondaga br-seneca br-tuscarora',
            schenectady: '',
          }),
        ),
      ],
    ],
  ),
]

export const CONSTRUCTION: readonly Example[] = [
  lesson(
    'fort-build',
    '5.4 5.42',
    british([47], {
      spaces: {
        winchester: 'br-virginia-provincial-1',
        woodstock: 'br-maryland-provincial',
        culpeper: 'br-pennsylvania-provincial-1',
      },
      british: { works: 'winchester' },
    }),
    [
      [does('british', '47:build'), now(offered('fort stockade'))],
      [
        does('british', 'fort woodstock'),
        now(works('british', 'winchester woodstock'), offered('winchester culpeper'), refused('woodstock stockade')),
      ],
      [
        does('british', 'winchester culpeper'),
        now(works('british', 'woodstock culpeper'), walls('british', 'fort', 'winchester')),
      ],
    ],
  ),
  lesson(
    'supply-chain',
    '17.2 17.21 5.41',
    british([5, 8], {
      spaces: { 'adirondacks-north': 'br-44th' },
      british: { stockade: 'crown-point hudson-carry-north', fort: 'adirondacks-south' },
    }),
    [
      [
        does('british', '5:build stockade'),
        now(offered('adirondacks-north'), refused('ticonderoga')),
        does('british', 'adirondacks-north'),
        now(walls('british', 'stockade', 'adirondacks-north')),
      ],
    ],
  ),
  lesson(
    'supply-cut',
    '17.2 17.21 17.3 5.46',
    british([5, 8], {
      spaces: { 'adirondacks-north': 'br-44th' },
      british: { stockade: 'crown-point hudson-carry-north', fort: 'adirondacks-south' },
    }),
    [
      [
        does('british', 'demolish demolish:adirondacks-south'),
        now(walls('british', 'none', 'adirondacks-south'), vp(1)),
      ],
      [does('british', '5:build'), now(refused('adirondacks-north'), offered('schenectady'))],
    ],
  ),
  lesson(
    'supply-instant',
    '17.3 5.41',
    british([33], { spaces: { 'oneida-carry-east': 'br-44th', 'oneida-carry-west': 'br-48th' } }),
    [
      [does('british', '33:build stockade'), now(offered('oneida-carry-east'), refused('oneida-carry-west'))],
      [
        does('british', 'oneida-carry-east'),
        now(offered('oneida-carry-west')),
        does('british', 'oneida-carry-west'),
        now(walls('british', 'stockade', 'oneida-carry-east oneida-carry-west')),
      ],
    ],
  ),
]

export const MOVES: readonly Example[] = [
  lesson(
    'intercept-ossipee',
    '14.1 14.2 14.21 10.3',
    french([5], { spaces: { ...OSSIPEE, concord: CONCORD, 'white-mountains-north': 'fr-marin' } }),
    [
      [
        does('french', '5:activate units fr-marin casco-bay'),
        now(asked('british', '14.2'), offered('br-rogers pass'), refused('br-massachusetts-provincial-1')),
        does('british', 'br-rogers'),
        roll(3),
        now(noted('log.intercept_fails')),
      ],
      [
        does('french', 'portsmouth'),
        now(asked('british', '14.2'), offered('br-connecticut-provincial-1'), refused('br-rogers')),
        does('british', 'br-connecticut-provincial-1'),
        now(dice(1)),
        roll(3),
        now(noted('log.intercept_fails')),
      ],
      [does('french', 'gloucester'), roll(6), now(raided('french', 'gloucester'))],
    ],
  ),
  lesson(
    'intercept-bradstreet',
    '14.1 14.2',
    french([5], { spaces: { ...OSSIPEE, concord: `bradstreet ${CONCORD}`, 'white-mountains-north': 'fr-marin' } }),
    [
      [does('french', '5:activate units fr-marin casco-bay'), does('british', 'pass')],
      [
        does('french', 'portsmouth'),
        does('british', 'bradstreet all'),
        roll(3),
        now(
          noted('log.intercepts'),
          open({ battle: { attacker: 'french', defender: 'british' } }),
          stands({ portsmouth: `fr-marin bradstreet ${CONCORD}`, concord: '' }),
          dice(1),
        ),
      ],
    ],
  ),
  lesson(
    'infiltrate-woodstock',
    '13.0 13.2 14.24 10.3',
    french([5], {
      spaces: {
        'allegheny-south': 'fr-shawnee-1',
        woodstock: 'br-virginia-provincial-1',
        augusta: 'br-virginia-provincial-2',
      },
    }),
    [
      [
        does('french', '5:activate units fr-shawnee-1 infiltrate:woodstock'),
        now(asked('british', '14.2')),
        does('british', 'br-virginia-provincial-1'),
        roll(2),
        now(noted('log.intercept_fails')),
      ],
      [
        does('french', 'culpeper'),
        now(asked('british', '14.2'), offered('br-virginia-provincial-2'), refused('br-virginia-provincial-1')),
      ],
    ],
  ),
]

export const WINTER: readonly Example[] = [
  lesson(
    'attrition-5',
    '11.1 11.2',
    british([5], {
      season: 'late',
      spaces: {
        'hudson-carry-south':
          'br-44th:reduced br-4-60th:reduced br-massachusetts-provincial-1:reduced br-48th br-connecticut-provincial-1',
      },
      british: { fort: 'hudson-carry-south' },
    }),
    [
      [does('british', '5:activate none'), now(asked('british', '11.2'), noted('log.attrition'))],
      [
        does('british', 'br-massachusetts-provincial-1 br-44th'),
        now(
          stands({ 'hudson-carry-south': 'br-4-60th br-48th br-connecticut-provincial-1' }),
          reduced('br-4-60th br-48th br-connecticut-provincial-1'),
        ),
      ],
    ],
  ),
  lesson(
    'fortress-reverts',
    '8.24',
    british([5], { spaces: { montreal: 'murray br-44th' }, british: { fortress: 'montreal' } }),
    [
      [
        does('british', '5:activate force br-44th sorel stop'),
        now(walls('french', 'fortress', 'montreal'), stands({ montreal: '', sorel: 'murray br-44th' }), vp(3)),
      ],
    ],
  ),
]
