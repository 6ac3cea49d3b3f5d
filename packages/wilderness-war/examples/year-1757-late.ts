/** The year 1757 of the playbook: the late season, card by card, and the end of the year. */
import type { Example } from '@carillon/kernel'
import {
  areAt,
  asked,
  does,
  draw,
  lesson,
  mayNot,
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
import { LATE_DEAL, LATE_FRENCH_3, LATE_FRENCH_5, LATE_FRENCH_7, LATE_FRENCH_9 } from './year-1757-positions.ts'

const CHAMPLAIN = 'sorel st-jean ile-aux-noix winooski crown-point ticonderoga'
const WEBB =
  'webb dunbar br-massachusetts-provincial-1 br-connecticut-provincial-1 br-rhode-island-provincial br-44th br-48th br-new-york-provincial-1'
const BESIEGED = 'br-rogers br-4-60th br-15th br-new-hampshire-provincial'
const REGULARS = 'fr-languedoc fr-royal-roussillon fr-guyenne fr-la-reine fr-marine-regular-2 fr-bearn fr-la-sarre'
const LEADERS = 'montcalm vaudreuil levis rigaud bougainville'

export const LATE_1757: readonly Example[] = [
  lesson('1757-5', '4.0 5.21 5.51 5.54 5.41 5.42 7.63 6.1', LATE_DEAL, [
    [
      draw(1, 2, 8, 16, 21, 26, 34, 35, 56),
      draw(4, 6, 7, 43, 47, 49, 54, 58),
      now(open({ deck: 27, hands: { british: [4, 6, 7, 17, 43, 47, 49, 54, 58] } }), asked('french', '5.26'), vp(3)),
    ],
    [
      does('french', '21:event'),
      roll(5),
      now(
        open({ flags: { noAmphib: true, noFrenchNaval: false }, removed: [63, 64, 65, 66, 67, 68, 69, 70, 59] }),
        vp(3),
      ),
    ],
    [
      now(refused('43:event')),
      does('british', '43:build stockade ashbys-gap trenton'),
      now(walls('british', 'stockade', 'ashbys-gap trenton'), works('british', 'shepherds-ferry'), vp(3)),
    ],
    [
      does('french', '34:event hudson-carry-north'),
      roll(3),
      mayNot('british', 'br-new-hampshire-provincial'),
      does('british', 'br-15th br-4-60th'),
      does('french', 'done'),
      now(
        reduced(
          'br-new-hampshire-provincial br-new-jersey-provincial-1 fr-algonquin-1 fr-shawnee-1 fr-mingo-1 br-15th br-4-60th',
        ),
        vp(3),
      ),
    ],
    [
      does('british', '4:event dunbar all johnson all dunbar hudson-carry-south stop albany hudson-carry-south'),
      does('british', 'drop:br-new-york-provincial-1 drop:br-1-42nd albany schenectady stop'),
      now(stands({ schenectady: 'johnson', albany: '', 'hudson-carry-south': `${WEBB} br-1-42nd` }), vp(3)),
    ],
  ]),
  lesson('1757-6', '6.3 5.34 6.41 5.55 5.23', LATE_FRENCH_3, [
    [
      does('french', '1:event levis all montcalm fr-bearn fr-la-sarre fr-repentigny fr-potawatomi fr-ojibwa levis'),
      does('french', `becancour trois-rivieres ${CHAMPLAIN}`),
      now(open({ march: { spent: 8 } })),
      does('french', `stop ${CHAMPLAIN}`),
      now(open({ march: { spent: 6 } })),
      does('french', 'stop'),
      now(
        stands({
          ticonderoga: `${LEADERS} ${REGULARS} fr-marin fr-repentigny fr-algonquin-1 fr-caughnawaga-1 fr-potawatomi fr-ojibwa`,
          quebec: '',
          montreal: '',
        }),
        vp(3),
      ),
    ],
    [
      does('british', '47:activate force loudoun abercromby br-2-60th br-3-60th br-40th br-45th br-47th done'),
      does('british', 'sail:new-york'),
      now(
        stands({
          'new-york': 'loudoun abercromby br-2-60th br-3-60th br-40th br-45th br-47th',
          halifax: 'monckton murray br-17th br-1st-royal br-22nd br-27th br-35th',
        }),
        vp(3),
      ),
    ],
    [
      does('french', '35:event'),
      roll(4),
      draw(6),
      now(open({ hands: { british: [7, 17, 49, 54, 58], french: [2, 8, 16, 26, 56, 6] }, reshuffle: false }), vp(3)),
    ],
    [
      does('british', '58:event'),
      draw('forbes'),
      does('british', 'philadelphia philadelphia new-york halifax'),
      now(
        areAt('philadelphia', 'forbes br-28th br-1-60th'),
        areAt('new-york', 'br-43rd'),
        areAt('halifax', 'br-46th'),
        open({ removed: [63, 64, 65, 66, 67, 68, 69, 70, 59, 58] }),
        vp(3),
      ),
    ],
  ]),
  lesson('1757-7', '14.1 15.5 8.1 8.11 7.7 7.81 8.21 5.41 5.25 8.24 5.532 5.55', LATE_FRENCH_5, [
    [
      does('french', '16:activate force montcalm all hudson-carry-north'),
      does('british', 'pass_season webb all'),
      roll(3),
      now(noted('log.intercept_fails'), asked('british', '8.1')),
    ],
    [
      does('british', 'br-rogers br-15th br-4-60th'),
      now(refused('inside')),
      does('british', 'br-new-hampshire-provincial pass'),
      roll(2, 1),
      does('french', 'done'),
      now(
        open({ sieges: [{ level: 0 }] }),
        areAt('available', 'br-new-jersey-provincial-1'),
        stands({
          'hudson-carry-north': `${BESIEGED} ${LEADERS} ${REGULARS} fr-marin fr-repentigny fr-algonquin-1 fr-caughnawaga-1 fr-potawatomi fr-ojibwa`,
        }),
        asked('british', '5.26'),
        vp(3),
      ),
    ],
    [does('british', '17:build stockade wrights-ferry'), now(walls('british', 'stockade', 'wrights-ferry'), vp(3))],
    [
      does('french', '8:activate force montcalm all siege'),
      now(offered('6')),
      does('french', '6'),
      now(walls('french', 'fort', 'hudson-carry-north'), open({ reshuffle: true, sieges: [] }), vp(5)),
      now(asked('british', '5.56'), offered('7')),
    ],
    [
      does('british', '7'),
      does('french', 'done'),
      now(
        stands({
          'hudson-carry-south': `${WEBB} br-1-42nd ${BESIEGED}`,
          'hudson-carry-north': `${LEADERS} ${REGULARS} fr-marin fr-repentigny`,
        }),
        areAt('available', 'fr-algonquin-1 fr-caughnawaga-1 fr-potawatomi fr-ojibwa'),
        vp(4),
      ),
    ],
    [
      does('british', '54:event'),
      draw('bradstreet'),
      does('british', 'albany albany halifax'),
      now(stands({ albany: 'bradstreet br-1-95th' }), areAt('halifax', 'br-2-95th'), vp(4)),
    ],
  ]),
  lesson('1757-8', '6.1 5.46 14.1 6.53 10.3 10.31 10.42 5.32 5.52', LATE_FRENCH_7, [
    [
      does('french', '2:event montcalm all villiers fr-lery done montcalm ticonderoga'),
      does('french', 'drop:bougainville drop:fr-languedoc drop:fr-royal-roussillon drop:fr-marin'),
      now(vp(4)),
      does('french', 'demolish demolish:hudson-carry-north'),
      now(walls('french', 'none', 'hudson-carry-north'), vp(3)),
      does('french', 'crown-point winooski ile-aux-noix st-jean sorel montreal'),
      now(open({ march: { spent: 7 } })),
      does('french', 'stop'),
      now(
        stands({
          ticonderoga: 'bougainville fr-languedoc fr-royal-roussillon fr-marin',
          montreal:
            'montcalm levis vaudreuil rigaud fr-bearn fr-guyenne fr-la-reine fr-la-sarre fr-marine-regular-2 fr-repentigny',
        }),
      ),
    ],
    [
      does('french', 'niaoure-bay black-river west-canada-creek oneida-carry-east canajoharie schenectady'),
      now(asked('british', '14.2'), offered('bradstreet br-1-95th pass')),
      does('british', 'bradstreet'),
      roll(2),
      now(asked('british', '6.53'), offered('albany')),
      does('british', 'albany'),
      now(areAt('albany', 'johnson')),
    ],
    [
      does('british', 'pass'),
      roll(4),
      does('french', 'done'),
      now(
        walls('british', 'none', 'schenectady'),
        raided('french', 'culpeper kinderhook schenectady'),
        stands({ ticonderoga: 'bougainville villiers fr-languedoc fr-royal-roussillon fr-marin fr-lery' }),
        asked('british', '5.26'),
        vp(3),
      ),
    ],
    [
      now(refused('hold')),
      does('british', '49:activate single br-1-42nd albany stop'),
      now(stands({ albany: 'bradstreet johnson br-1-95th br-1-42nd' }), vp(3)),
    ],
    [
      does('french', '56:event quebec'),
      now(stands({ quebec: 'fr-2-berry fr-3-berry' }), asked('french', '5.26'), vp(3)),
    ],
  ]),
  lesson('1757-9', '5.53 5.523 10.41 12.22 11.1 11.2 12.11 5.25 4.0', LATE_FRENCH_9, [
    [
      does('french', '26:event'),
      roll(1),
      does('french', 'restore fr-shawnee-1'),
      now(
        noted('log.restored', 'log.restored', 'log.shuffled', 'log.goes_home', 'log.vp', 'log.attrition'),
        stands({ mississauga: 'fr-mississauga', 'east-delaware': '' }),
        raided('french', ''),
        asked('british', '11.2'),
        vp(5),
      ),
    ],
    [
      does('british', 'br-new-hampshire-provincial br-15th'),
      now(
        stands({ 'hudson-carry-south': `${WEBB} br-4-60th br-rogers` }),
        reduced(
          'fr-lery br-4-60th br-connecticut-provincial-1 br-massachusetts-provincial-1 br-rhode-island-provincial br-44th br-48th br-new-york-provincial-1',
        ),
        open({ year: 1758, season: 'early', step: 'deal', assemblies: 0, deck: 59, discards: [] }),
        open({ removed: [63, 64, 65, 66, 67, 68, 69, 70, 59, 58, 56] }),
        vp(5),
      ),
      now(
        stands({
          montreal:
            'montcalm levis vaudreuil rigaud fr-bearn fr-guyenne fr-la-reine fr-la-sarre fr-marine-regular-2 fr-repentigny',
          ticonderoga: 'bougainville villiers fr-languedoc fr-royal-roussillon fr-marin fr-lery',
          quebec: 'fr-2-berry fr-3-berry',
          'crown-point': 'fr-marine-detachment-1 fr-periere',
          cataraqui: 'fr-marine-detachment-2',
          niagara: 'fr-marine-detachment-3 fr-joncaire',
          'presqu-ile': 'fr-marine-detachment-4',
          'french-creek': 'fr-marine-detachment-5',
          venango: 'fr-langlade',
          'ohio-forks': 'dumas fr-marine-detachment-6 fr-marine-detachment-7 fr-ligneris',
          louisbourg: 'drucour fr-marine-regular-1 fr-artois fr-bourgogne fr-boishebert-acadian',
          'pays-d-en-haut': 'fr-huron',
          mississauga: 'fr-mississauga',
          logstown: 'fr-shawnee-1',
          'mingo-town': 'fr-mingo-1',
        }),
      ),
      now(
        stands({
          albany: 'bradstreet johnson br-1-95th br-1-42nd',
          'new-york': 'loudoun abercromby br-40th br-45th br-47th br-43rd br-2-60th br-3-60th',
          halifax: 'monckton murray br-17th br-1st-royal br-22nd br-27th br-35th br-46th br-2-95th',
          philadelphia: 'forbes br-28th br-1-60th',
          winchester: 'br-virginia-provincial-1',
          carlisle: 'br-pennsylvania-provincial-1',
          'southern-militia': 'br-colonial-militia-1',
          pool: 'amherst wolfe',
        }),
      ),
      now(
        walls('british', 'fort', 'hudson-carry-south wills-creek shamokin winchester'),
        walls(
          'british',
          'stockade',
          'hoosic charlestown augusta woodstock carlisle harriss-ferry lancaster reading easton ashbys-gap trenton wrights-ferry',
        ),
        walls('british', 'none', 'schenectady hudson-carry-north shepherds-ferry culpeper'),
        walls('french', 'fort', 'ticonderoga crown-point niagara ohio-forks'),
        walls(
          'french',
          'stockade',
          'ile-aux-noix st-jean oswegatchie cataraqui toronto presqu-ile french-creek venango',
        ),
        works('british', 'shepherds-ferry'),
      ),
    ],
  ]),
]
