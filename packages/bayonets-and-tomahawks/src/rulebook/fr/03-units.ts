/** Chapter 3: units and their types. */
import type { Rule } from '../index.ts'

export const UNITS: readonly Rule[] = [
  {
    id: '3',
    title: 'Les unités',
    text: 'Triangles, carrés et cercles : la forme d’une unité dit qui elle peut toucher et qui peut la toucher.',
    see: ['3.0', '3.1', '3.2', '3.3', '3.6', '3.7'],
  },
  {
    id: '3.0',
    title: 'Les formes',
    text: `Une unité se déplace, combat, ou les deux. Les unités rouges et brunes sont britanniques, les gris clair françaises.
- **Triangles** : unités légères, indiennes ou non.
- **Carrés** : brigades.
- **Cercles** : artillerie, flottes, forts, bastions.
- Les commandants n’ont pas de forme.

Toutes peuvent se déplacer, sauf les forts et les bastions.`,
    see: ['3.0.1', '10.2', '13.3.4'],
  },
  {
    id: '3.0.1',
    title: 'Types d’unités',
    text: `Dans une forme, il y a des types : légère non indienne, indienne, brigade métropolitaine (Highlanders compris), brigade non métropolitaine, artillerie, bastion, fort, flotte. Le type compte pour les touches, pour la fusion des unités réduites et pour le retour de la case des pertes.

Notre lecture : brigades de Highlanders et autres métropolitaines sont un seul type pour les touches, la fusion et le retour, mais lancent leurs dés à part. Les unités légères rouges et brunes sont un seul type.`,
    see: ['13.3.3', '13.3.4', '13.2.3', '17.2'],
  },
  {
    id: '3.0.2',
    title: 'Complète et réduite',
    text: `La plupart des unités sont **complètes** ou **réduites**. Une touche rend une unité complète réduite, une seconde l’élimine. Les unités indiennes n’ont pas de face réduite : une touche les élimine. Pour le reste, une unité réduite vaut une complète.

Une unité entre toujours en jeu complète, aussi quand elle revient de la case des pertes ou des brigades licenciées.`,
    see: ['13.4', '13.2.3'],
  },
  {
    id: '3.0.3',
    title: 'Piles',
    text: 'Une **pile**, ce sont toutes les unités d’un camp dans un lieu, ou seulement celles qu’une action active. Une seule unité peut être une pile.',
    see: ['7.3', '10.2.1'],
  },
  {
    id: '3.1',
    title: 'Unités légères',
    text: 'Des triangles, indiennes ou non. Elles ont 3 points de mouvement, prennent toute liaison, et elles seules font des raids. Qu’une unité légère britannique soit rouge ou brune ne compte que pour son vivier et son lieu d’entrée.',
    see: ['9.0', '10.5', '13.3.4'],
  },
  {
    id: '3.1.1',
    title: 'Unités indiennes',
    text: 'Sur la carte, une unité indienne est toujours avec un camp. Elle n’a pas de face réduite. Elle va à la case des pertes quand elle est touchée, après un raid réussi, et parfois après une victoire sur un fort ou dans un établissement ennemi (13.7.1). L’hiver, elle revient à son village.',
    see: ['2.1.8', '9.3', '13.7.1', '17.2'],
  },
  {
    id: '3.1.2',
    title: 'Unités des nations indiennes',
    text: 'Les unités iroquoises et cherokees peuvent servir l’un ou l’autre camp, en rouge pour les Britanniques, en gris pour les Français. Elles commencent neutres, hors de la carte.',
    see: ['8.0', '8.1'],
  },
  {
    id: '3.2',
    title: 'Brigades',
    text: `Des carrés, 2 points de mouvement, grandes voies et routes seulement. Seules les brigades construisent.
- **Métropolitaines** (couronne ou fleur de lis) : troupes d’Europe. Quand l’une est éliminée, l’ennemi tire un jeton Guerre en Europe. Certaines portent un croissant doré et amènent un commandant.
- **Non métropolitaines** : brigades coloniales, chacune d’une colonie, et Canadiens des Français.`,
    see: ['12.0', '13.4.3', '15.2.2', '16.3'],
  },
  {
    id: '3.2.1',
    title: 'Brigades de Highlanders',
    text: 'Des brigades métropolitaines marquées H. Elles lancent leurs dés avant les autres métropolitaines, chacune peut relancer une fois, et la première touche d’une bataille sur une brigade métropolitaine est pour elles. Une au plus revient de la case des pertes chaque année.',
    see: ['13.3.3', '13.4.2', '13.5', '17.2'],
  },
  {
    id: '3.3',
    title: 'Artillerie',
    text: 'Des cercles à 2 points de mouvement, sur grandes voies et routes ; une route ne prend qu’une artillerie par camp et par manche. Elle seule peut toucher un bastion, et sans elle attaquer un fort est plus dur (13.3.2). En déroute, c’est elle qu’on perd d’abord.',
    see: ['10.1', '13.3.4', '13.8'],
  },
  {
    id: '3.4',
    title: 'Bastions',
    text: 'Unités rondes françaises qui gardent une forteresse, deux à Louisbourg et deux à Québec. Ils lancent un dé en bataille et ne bougent pas. On ne peut ni les réparer ni les remplacer. Tant que l’un tient, leur pile ne peut être submergée et ne se replie pas.',
    see: ['2.1.10', '10.3.2', '13.9'],
  },
  {
    id: '3.5',
    title: 'Forts',
    text: 'Unités rondes immobiles, une au plus par lieu. Les brigades les construisent et les réparent, mais pas sur une forteresse. Un fort lance un dé en bataille, ne peut être submergé et coûte à son attaquant une pénalité de bataille, deux s’il n’a pas d’artillerie. En région sauvage, il vaut 1 point de raid à l’ennemi.',
    see: ['12.0', '10.3.2', '13.3.2', '13.9.5'],
  },
  {
    id: '3.6',
    title: 'Flottes',
    text: 'Unités rondes de la mer, dans des lieux côtiers ou la case de navigation. Elles portent des troupes quand elles naviguent ou débarquent, suivent les liaisons côtières lors d’un mouvement d’armée, et ravitaillent le lieu où elles sont. L’hiver, toutes rentrent dans le vivier.',
    see: ['2.2.4', '10.6', '14.1', '17.2'],
  },
  {
    id: '3.7',
    title: 'Commandants',
    text: `Un commandant a une valeur de 1 à 3, et des relances pour triangles, carrés ou les deux :
- Bradstreet 2, carrés ; Forbes 1, carrés ; Wolfe 3, carrés ; Howe 2, les deux ;
- Montcalm 3, carrés ; Pouchot 1, carrés ; Rigaud 2, triangles ; Lévis 3, les deux.

Il ne lance pas de dé, ne peut être touché et ne compte jamais : ni pour les limites, ni pour le surnombre, le transport ou la taille d’une pile. Il doit avoir avec lui une unité d’un autre type à la fin de la phase d’action ou de la réaction de son camp, d’une bataille, de l’arrivée des flottes et du retour aux colonies. Sinon, il est retiré du jeu.

Notre lecture : un commandant ennemi seul n’arrête pas une pile, ne combat pas et n’est pas retiré par ceux qu’il croise : son sort attend le prochain de ces moments. Quand toutes les unités non légères sont éliminées, les commandants le sont aussi.`,
    see: ['13.3.1', '13.5', '13.5.1', '14.2', '15.2.2'],
  },
]
