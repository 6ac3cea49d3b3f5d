/** The year 1757 of the playbook: Annus Mirabilis, the early season, card by card. */
import type { Example } from '@carillon/kernel'
import {
  areAt,
  asked,
  dice,
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
import { BRITISH_4, FRENCH_3, FRENCH_7 } from './year-1757-positions.ts'

const CHAMPLAIN = 'sorel st-jean ile-aux-noix winooski crown-point ticonderoga'
const HUDSON = 'peekskill poughkeepsie kinderhook albany hudson-carry-south hudson-carry-north'
const ONTARIO = 'kahnawake st-regis oswegatchie cataraqui niaoure-bay oswego oneida-carry-west'

export const EARLY_1757: readonly Example[] = [
  lesson('1757-1', '4.0 5.21 5.22 5.23 5.51 5.52 5.53 5.55 5.34 6.41', {}, [
    [
      draw(14, 24, 32, 36, 37, 41, 44, 46, 48),
      draw(5, 12, 17, 22, 28, 31, 38, 57, 59),
      now(open({ deck: 44, year: 1757, season: 'early', assemblies: 1 }), vp(4), asked('french', '5.26')),
    ],
    [
      does('french', '37:event'),
      now(asked('british', '5.51'), offered('57 59'), refused('31 28')),
      does('british', '57'),
      now(open({ discards: [57, 37], hands: { british: [5, 12, 17, 22, 28, 31, 38, 59] } }), vp(4)),
    ],
    [
      does('british', '59:event'),
      draw('murray'),
      does('british', 'halifax new-york halifax halifax'),
      now(
        open({ removed: [63, 64, 65, 66, 67, 68, 69, 70, 59] }),
        stands({ halifax: 'monckton murray br-40th br-45th br-47th br-17th br-1st-royal' }),
        vp(4),
      ),
    ],
    [
      does('french', '24:event'),
      roll(4),
      does('french', 'fr-algonquin-1 fr-caughnawaga-1'),
      now(stands({ 'lac-des-deux-montagnes': 'fr-algonquin-1', kahnawake: 'fr-caughnawaga-1' }), vp(4)),
    ],
    [
      does('british', '31:activate force loudoun abercromby br-2-60th br-3-60th br-22nd br-27th br-35th done'),
      now(asked('french', '5.56'), offered('14 pass')),
      does('french', 'pass'),
      does('british', 'sail:halifax'),
      now(
        stands({
          'new-york': 'br-4-60th br-15th',
          halifax:
            'loudoun abercromby monckton murray br-40th br-45th br-47th br-17th br-1st-royal br-2-60th br-3-60th br-22nd br-27th br-35th',
        }),
        vp(4),
      ),
    ],
  ]),
  lesson('1757-2', '5.32 5.33 6.3 5.34 14.1 14.2 8.1 7.4 7.52 7.6 7.62 7.8 7.81 7.92', FRENCH_3, [
    [
      does('french', '44:activate units fr-algonquin-1 fr-caughnawaga-1 montcalm fr-algonquin-1'),
      does('british', 'pass_season'),
      does('french', `montreal ${CHAMPLAIN}`),
      now(open({ march: { spent: 7 } })),
      does('french', `stop fr-caughnawaga-1 montreal ${CHAMPLAIN} stop ${CHAMPLAIN}`),
      now(open({ march: { spent: 6 } })),
      does('french', 'stop'),
      now(areAt('ticonderoga', 'montcalm fr-algonquin-1 fr-caughnawaga-1'), vp(4)),
    ],
    [
      does('british', '22:event montcalm vaudreuil'),
      now(areAt('ticonderoga', 'vaudreuil'), areAt('montreal', 'montcalm'), vp(4)),
    ],
    [
      does('french', '32:activate force'),
      now(refused('vaudreuil')),
      does('french', 'rigaud all'),
      now(areAt('ticonderoga', 'vaudreuil')),
      does('french', 'hudson-carry-north'),
      does('british', 'pass_season'),
      now(asked('british', '14.2'), offered('webb br-rogers pass')),
      does('british', 'br-rogers'),
      roll(4),
      now(noted('log.intercepts'), asked('british', '8.1')),
    ],
    [
      does('british', 'outside'),
      now(asked('british', '7.4'), refused('12')),
      does('british', 'pass'),
      roll(3, 4),
      now(open({ battle: { result: { french: 2, british: 2 } } }), asked('french', '7.6'), offered('fr-algonquin-1')),
    ],
    [
      does('french', 'fr-algonquin-1'),
      does('british', 'br-new-jersey-provincial-1'),
      now(asked('french', '5.46')),
      does('french', 'done'),
      now(
        reduced('fr-languedoc fr-algonquin-1 br-new-hampshire-provincial br-new-jersey-provincial-1'),
        areAt('ticonderoga', 'rigaud bougainville fr-languedoc fr-algonquin-1'),
        stands({ 'hudson-carry-north': 'br-rogers br-new-hampshire-provincial br-new-jersey-provincial-1' }),
        vp(3),
      ),
    ],
  ]),
  lesson('1757-3', '6.3 5.54 5.56 5.32 6.2 14.21 5.42', BRITISH_4, [
    [
      does('british', '12:activate single br-4-60th'),
      now(asked('french', '5.56'), offered('14 pass')),
      does('french', 'pass'),
      does('british', HUDSON),
      now(open({ march: { spent: 6, portaged: true } })),
      does('british', 'stop'),
      now(areAt('hudson-carry-north', 'br-4-60th'), vp(3)),
    ],
    [
      does('french', '41:event'),
      now(open({ assemblies: 0 })),
      does('british', 'br-pennsylvania-provincial-2 br-maryland-provincial'),
      now(stands({ shamokin: '', 'shepherds-ferry': '' }), vp(3)),
    ],
    [
      does('british', '28:activate force loudoun all'),
      does('french', '14'),
      now(
        noted('log.foul_weather'),
        areAt('halifax', 'loudoun abercromby monckton murray'),
        asked('french', '5.26'),
        vp(3),
      ),
    ],
    [
      does('french', '36:activate units fr-huron fr-mississauga fr-shawnee-1 fr-mingo-1'),
      does('french', `fr-huron ${ONTARIO}`),
      now(open({ march: { spent: 7 } })),
      does('french', `stop fr-mississauga ${ONTARIO} stop`),
      now(stands({ 'oneida-carry-west': 'fr-huron fr-mississauga' })),
    ],
    [
      does('french', 'fr-shawnee-1 mingo-town upper-monongahela allegheny-south upper-monongahela allegheny-south'),
      now(stands({ 'allegheny-south': 'fr-mingo-1 fr-shawnee-1' }), areAt('winchester', 'br-virginia-provincial-1')),
      now(asked('british', '5.26'), vp(3)),
    ],
    [
      does('british', '5:build fort winchester'),
      now(walls('british', 'fort', 'winchester'), works('british', 'shepherds-ferry'), vp(3)),
    ],
  ]),
  lesson('1757-4', '10.1 13.0 13.1 13.2 14.24 10.2 10.23 10.3 10.41 5.4 5.523 4.0', FRENCH_7, [
    [
      does('french', '46:activate units fr-mingo-1 fr-shawnee-1 fr-huron fr-mississauga'),
      does('french', 'fr-mingo-1 infiltrate:augusta culpeper'),
      does('british', 'pass_season'),
      now(dice(1)),
      roll(4),
      now(
        stands({ 'mingo-town': 'fr-mingo-1' }),
        areAt('allegheny-south', 'fr-shawnee-1'),
        raided('french', ''),
        vp(3),
      ),
    ],
    [
      does('french', 'fr-shawnee-1 infiltrate:augusta culpeper'),
      roll(5),
      now(stands({ logstown: 'fr-shawnee-1' }), raided('french', 'culpeper'), vp(3)),
    ],
    [
      does('french', 'fr-huron oneida-castle canajoharie schoharie infiltrate:albany'),
      now(asked('british', '14.2'), offered('dunbar br-44th johnson br-1-42nd webb br-connecticut-provincial-1')),
      does('british', 'br-44th'),
      roll(3),
      does('french', 'kinderhook'),
      roll(6),
      now(stands({ 'pays-d-en-haut': 'fr-huron' }), raided('french', 'culpeper kinderhook'), vp(3)),
    ],
    [
      does('french', 'oneida-castle shawiangto mohawks-branch station-point east-delaware'),
      mayNot('french', 'infiltrate:easton'),
      does('french', 'easton'),
      now(asked('british', '10.2')),
      does('british', 'br-colonial-militia-1'),
      roll(4, 3),
      does('french', 'done'),
      now(
        stands({ 'east-delaware': 'fr-mississauga', 'southern-militia': 'br-colonial-militia-1', easton: '' }),
        asked('british', '5.26'),
        vp(3),
      ),
    ],
    [
      now(refused('38:build 17:build')),
      does('british', `38:activate single br-15th ${HUDSON} stop`),
      now(areAt('hudson-carry-north', 'br-15th'), vp(3)),
    ],
    [
      does('french', '48:event'),
      roll(3),
      does('french', 'fr-languedoc'),
      now(asked('british', '5.26'), open({ hands: { french: [] } }), vp(3)),
    ],
    [
      now(offered('hold')),
      does('british', 'hold'),
      now(
        open({ season: 'late', carried: { british: true, french: false }, hands: { british: [17] } }),
        reduced('br-new-hampshire-provincial br-new-jersey-provincial-1 fr-algonquin-1 fr-mingo-1 fr-shawnee-1'),
        vp(3),
      ),
    ],
  ]),
]
