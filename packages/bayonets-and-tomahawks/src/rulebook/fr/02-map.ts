/** Chapter 2: the map, its spaces and Connections. */
import type { Rule } from '../index.ts'

export const MAP: readonly Rule[] = [
  {
    id: '2',
    title: 'La carte',
    text: 'Des lieux joints par des liaisons, deux mers, et des terres qui relèvent de colonies ou de nations indiennes.',
    see: ['2.1', '2.2', '2.3', '2.4'],
  },
  {
    id: '2.0',
    title: 'Du Mississippi au golfe',
    text: 'La carte montre le nord-est du continent : le Mississippi à l’ouest, le golfe du Saint-Laurent à l’est, les Carolines au sud. Les unités se tiennent dans des **lieux** et vont de l’un à l’autre par des **liaisons**. Un lieu accueille autant d’unités qu’on veut.',
    see: ['2.1', '2.2'],
  },
  {
    id: '2.1',
    title: 'Les lieux',
    text: 'Un lieu est un lieu d’origine d’un camp (avant-poste, établissement ou base britannique), une région sauvage ou un village indien. Il peut être en outre côtier, lieu de victoire ou forteresse. Son dessin sur la carte dit tout cela.',
    see: ['2.1.1', '2.1.2', '2.1.9'],
  },
  {
    id: '2.1.1',
    title: 'Lieux d’origine',
    text: `Les lieux rouges à couronne sont d’origine britannique, les lieux bleus à fleur de lis d’origine française. L’origine ne change jamais, le contrôle peut changer.

Notre lecture : une base est un lieu d’origine britannique comme un autre, mais sans valeur.`,
    see: ['2.1.2', '2.4'],
  },
  {
    id: '2.1.2',
    title: 'Contrôle d’un lieu',
    text: `Au début, chaque camp contrôle ses lieux d’origine, et les autres sont neutres. Des unités d’un camp seules dans un lieu ennemi le capturent : le contrôle change, avec les PV si c’est un lieu de victoire. Le camp d’origine le reprend de la même façon.

Ce qu’on laisse vide :
- un avant-poste ou un village capturé reste à vous ;
- un **établissement** capturé revient aussitôt à son camp d’origine.

Bases et régions sauvages n’ont pas de contrôle. Un raid ne change jamais le contrôle.

Notre lecture : contrôle et PV changent au moment même de la cause, plusieurs fois par manche s’il le faut. Les flottes comptent comme unités. Un établissement capturé est aussi rendu quand sa dernière unité est éliminée ou retirée. La milice ennemie doit d’abord être battue ou submergée. Une région sauvage sans ennemi compte comme amie, mais seulement pour construire (12.0), pour le retour d’un attaquant (13.9.1) et pour des commandants seuls (10.4). Tadoussac commence française.`,
    see: ['2.1.9', '10.2', '10.7', '13.7'],
  },
  {
    id: '2.1.3',
    title: 'Régions sauvages',
    text: 'Les petits cercles blancs sont des régions sauvages. Personne ne les contrôle et elles n’ont pas de valeur, mais on peut y construire un fort. Ce fort en fait une cible de raid, qui vaut 1 point de raid.',
    see: ['2.1.2', '12.0', '14.1'],
  },
  {
    id: '2.1.4',
    title: 'Avant-postes',
    text: 'Un petit lieu d’origine rond est un avant-poste. Sa valeur est de 1. Il n’a pas de milice : qui entre dans un avant-poste ennemi vide le capture et peut continuer.',
    see: ['2.1.2', '9.0', '14.1'],
  },
  {
    id: '2.1.5',
    title: 'Établissements',
    text: `Un grand lieu d’origine rond est un établissement. Son nombre est sa valeur, pour les raids et les garnisons d’hiver, et les silhouettes à côté sont sa milice.

Britanniques (valeur, milices) :
- Albany 3, 3 ;
- Northfield 2, 3 ; Charles Town 2, 3 ;
- Halifax, Rumford, Kingston, Minisink, Easton, Carlisle, Winchester : 2, 2.

Français (valeur, milices) :
- Québec 3, 3 ;
- Montréal 3, 2 ; Louisbourg 3, 2 ;
- Côte de Beaupré, Côte du Sud, Les Trois Rivières : 2, 2 ;
- Port la Joye, Le Détroit, Les Illinois : 2, 1.`,
    see: ['2.1.2', '13.2.1', '17.3.1'],
  },
  {
    id: '2.1.6',
    title: 'Lieux côtiers',
    text: 'Un lieu qui borde une zone maritime est côtier, quoi qu’il soit par ailleurs, et voisin de cette mer. Les flottes peuvent s’y tenir, les piles y débarquer.',
    see: ['2.2.4', '2.3', '10.6.1'],
  },
  {
    id: '2.1.7',
    title: 'Bases britanniques',
    text: `Les carrés rouges sont des bases : Alexandria, Boston, New London, New York et Philadelphia. Toutes sont côtières. Aucune unité française n’y entre, d’aucune façon.

Notre lecture : une base ne peut être ni pillée ni capturée. Les renforts peuvent y arriver ; les piles britanniques peuvent s’y replier, y débarquer et s’y ravitailler. Les unités de la case des pertes n’y reviennent pas (17.2).`,
    see: ['2.1.1', '15.3'],
  },
  {
    id: '2.1.8',
    title: 'Villages indiens',
    text: `Un village est le foyer d’une unité indienne ou d’une nation. Certains sont des lieux à part (verts, avec une feuille), d’autres sont à côté d’un lieu d’origine.

Sur des lieux d’origine :
- Micmac : Miramichy ; Malécite : Grand Sault ; Abénaki : Les Trois Rivières ; Kahnawake : Montréal ;
- Mississagué : Toronto ; Seneca : Gennisheyo ; Outaouais : Le Détroit ;
- Delaware : Kithanink ; Mingo : Diiohage ; Chaouanon : Forks of the Ohio ;
- Mohawk : Albany.

Des nations :
- Iroquois : Oquaga, Onontake, Kahnistioh ;
- Cherokees : Chote, Keowee.

Notre lecture : le village d’une nation n’est pas un lieu d’origine. On ne peut pas le piller, mais on peut le capturer.`,
    see: ['3.1.1', '8.0', '17.2'],
  },
  {
    id: '2.1.9',
    title: 'Lieux de victoire',
    text: `Un épais contour jaune marque un lieu de victoire. Chaque fois que son contrôle change, le nouveau maître marque sa valeur en PV.

Britanniques, 16 PV en tout :
- 3 : Albany ;
- 2 : Halifax, Northfield, Carlisle, Charles Town ;
- 1 : Newfoundland, Annapolis Royal, York, Lake George, Oswego.

Français, 19 PV en tout :
- 3 : Louisbourg, Québec, Montréal ;
- 2 : Le Détroit, Les Illinois ;
- 1 : Miramichy, Chignectou, Ticonderoga, Baye de Cataracouy, Niagara, Forks of the Ohio.

Notre lecture : les PV suivent le contrôle aussi quand un événement le change.`,
    see: ['2.1.2', '18.1'],
  },
  {
    id: '2.1.10',
    title: 'Forteresses françaises',
    text: 'Louisbourg et Québec sont des forteresses, avec deux bastions chacune. Tant qu’un bastion est debout, le contrôle ne peut pas changer, et le défenseur battu ne se replie pas. Les deux perdus, c’est un simple établissement pour le reste de la partie : on peut le prendre et y construire un fort.',
    see: ['3.4', '13.8', '13.9'],
  },
  {
    id: '2.2',
    title: 'Liaisons',
    text: 'Une liaison joint deux lieux. C’est une **grande voie**, un **sentier** ou une **route**. Son genre dit qui peut la prendre, et combien d’unités d’un camp par manche.',
    see: ['10.1', '10.2'],
  },
  {
    id: '2.2.1',
    title: 'Grandes voies',
    text: 'Un trait épais et continu : rivières, lacs, bons chemins. Toutes les unités mobiles peuvent la prendre.',
    see: ['10.1'],
  },
  {
    id: '2.2.2',
    title: 'Sentiers',
    text: 'Un mince pointillé à travers bois, pour les seules unités légères. (Les flottes peuvent prendre un sentier côtier, 2.2.4.) Les sentiers gris foncé mènent aux villages des nations indiennes : réfléchissez avant d’y poser le pied.',
    see: ['2.2.3', '8.0', '10.1'],
  },
  {
    id: '2.2.3',
    title: 'Routes',
    text: 'La construction peut changer un sentier en route. Une route est ouverte à toutes les unités terrestres, reste jusqu’à la fin de la partie et sert aux deux camps.',
    see: ['12.0', '10.1'],
  },
  {
    id: '2.2.4',
    title: 'Liaisons côtières',
    text: `Une liaison au contour bleu longe la mer. C’est un sentier ou une grande voie comme les autres, mais les flottes peuvent aussi la prendre lors d’un mouvement d’armée.

Notre lecture : une liaison entre deux lieux côtiers n’est pas toujours côtière. Annapolis Royal–Halifax, Chignectou–Halifax, Chignectou–Miramichy, Chignectou–Port la Joye et Mta’n–Rivière Ristigouche ne le sont pas.`,
    see: ['10.4', '2.1.6'],
  },
  {
    id: '2.3',
    title: 'Zones maritimes et case de navigation',
    text: `Il y a deux zones maritimes, l’**océan Atlantique** et le **golfe du Saint-Laurent**. Louisbourg et Newfoundland bordent les deux. Le golfe finit à Québec, l’Atlantique à Charles Town.

Les piles en mer attendent dans la **case de navigation**. Toutes les unités qu’un camp y a forment une seule pile.

Chignectou ne borde que l’Atlantique, Miramichy et Port la Joye que le golfe.`,
    see: ['10.6', '10.6.2'],
  },
  {
    id: '2.4',
    title: 'Colonies',
    text: `Les terres rouges et grises sont des colonies.
- Britanniques : Nouvelle-Angleterre, New York et New Jersey, Pennsylvanie et Delaware, Virginie et Sud, Nouvelle-Écosse (avec Newfoundland).
- Françaises : Acadie (avec Port la Joye, Port Dauphin et Louisbourg), Canada, Pays d’en Haut.

La plupart des lieux d’origine sont dans une colonie, mais pas certains avant-postes, comme Oswego, Lake George, Niagara ou Ticonderoga. Cela compte pour le ravitaillement et pour l’hiver.

Notre lecture : Forks of the Ohio est du Pays d’en Haut.`,
    see: ['14.1', '15.3', '16.3', '17.3'],
  },
  {
    id: '2.5',
    title: 'Terres des nations indiennes',
    text: 'Les terres vert foncé sont celles des Iroquois et des Cherokees, avec leurs villages. Leurs lieux sont neutres jusqu’à ce que la nation rejoigne un camp.',
    see: ['8.0'],
  },
]
