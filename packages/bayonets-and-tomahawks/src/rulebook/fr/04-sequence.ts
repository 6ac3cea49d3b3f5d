/** Chapters 4 to 6: sequence of play, set-up, cards. */
import type { Rule } from '../index.ts'

export const SEQUENCE: readonly Rule[] = [
  {
    id: '4',
    title: 'Déroulement',
    text: 'Une année compte neuf manches d’action, avec trois manches de logistique entre elles et à la fin.',
    see: ['4.1', '4.2', '4.3'],
  },
  {
    id: '4.0',
    title: 'L’ordre des choses',
    text: 'Une année après l’autre, manche par manche, jusqu’à ce qu’un camp ait gagné en fin d’année.',
    see: ['4.1'],
  },
  {
    id: '4.1',
    title: 'L’année',
    text: `- Manches d’action 1 et 2
- Arrivée des flottes (15.0)
- Manche d’action 3
- Levée coloniale (16.0)
- Manches d’action 4 à 9
- Quartiers d’hiver (17.0), en commençant par la vérification de la victoire (18.2)`,
    see: ['4.2', '4.3'],
  },
  {
    id: '4.2',
    title: 'Manches d’action',
    text: 'Dans une manche d’action, chaque camp joue une carte et fait des actions, puis on livre les batailles. Les trois premières manches sont la préparation, aux cartes plus faibles. Les six autres sont la campagne, avec plus de points d’action.',
    see: ['7.1', '6.0'],
  },
  {
    id: '4.3',
    title: 'Manches de logistique',
    text: `- **Arrivée des flottes**, après la manche 2 : flottes et troupes d’Europe.
- **Levée coloniale**, après la manche 3 : troupes coloniales, nouvelles ou licenciées l’hiver.
- **Quartiers d’hiver**, après la manche 9 : quelqu’un a-t-il gagné ? Sinon, les troupes rentrent et l’on prépare une nouvelle année.`,
    see: ['15.0', '16.0', '17.0'],
  },
  {
    id: '5',
    title: 'Mise en place',
    text: 'Carillon met en place le scénario choisi : unités, viviers, pistes et paquets.',
    see: ['5.1', '5.2', '5.3', 'P'],
  },
  {
    id: '5.0',
    title: 'Avant la première manche',
    text: 'Chaque scénario dit ce qui se trouve où, ce que contiennent les viviers, d’où part le marqueur Victoire et quelles cartes servent.',
    see: ['P'],
  },
  {
    id: '5.1',
    title: 'Unités et marqueurs',
    text: 'Chaque camp a ses unités selon la feuille du scénario. Les Indiens sont dans leurs villages, les mêmes dans tous les scénarios. Toutes les unités commencent complètes.',
    see: ['2.1.8', '3.0.2'],
  },
  {
    id: '5.2',
    title: 'Viviers',
    text: `Ce qui peut venir plus tard est dans des viviers :
- les flottes des deux camps ensemble, avec un jeton dans certains scénarios ;
- les brigades métropolitaines de chaque camp, avec des jetons Aléas de la guerre ;
- les brigades coloniales avec leurs jetons, les unités légères coloniales, les brigades en supplément, les unités légères britanniques ;
- l’artillerie, les forts et les commandants de chaque camp ;
- douze jetons Guerre en Europe par camp : trois de 0, six de 1, trois de 2 ;
- les Iroquois et les Cherokees neutres.

On y tire au sort, sauf quand une règle laisse choisir.

Notre lecture : le nombre de jetons de chaque valeur n’est connu que par une seule source.`,
    see: ['15.2', '16.2', '18.3'],
  },
  {
    id: '5.3',
    title: 'Pistes et paquets',
    text: `Le marqueur de manche part de la manche 1, les deux marqueurs de raid de 0, le marqueur Mers ouvertes sur sa face française, le marqueur Victoire d’où le dit le scénario.

Il y a cinq paquets : un de préparation et un de campagne par camp, avec les cartes de l’année, et un paquet indien. Tous sont mélangés.`,
    see: ['6.0', '10.6.2', '9.3', '18.1'],
  },
  {
    id: '6',
    title: 'Cartes',
    text: 'Les cartes donnent points d’action, initiative et événements.',
    see: ['6.0', '6.0.1'],
  },
  {
    id: '6.0',
    title: 'Ce que dit une carte',
    text: `Une carte est britannique, française ou indienne. On y trouve :
- un ou plusieurs symboles de **PA** (seule la carte indienne 54 n’en a pas) ;
- une valeur d’**initiative**, sauf sur les cartes indiennes ;
- souvent un **événement**, parfois pour le début de la manche.

Les cartes de préparation servent aux manches 1 à 3, les autres aux manches 4 à 9. Certaines ne valent que pour certaines années.

Notre lecture : la carte 18 est une carte de préparation. Une année utilise 6 cartes de préparation, 9 de campagne et 12 indiennes : aucun paquet ne s’épuise.`,
    see: ['7.1', '7.3', '7.4'],
  },
  {
    id: '6.0.1',
    title: 'La carte gardée',
    text: 'Chaque camp a une carte gardée, choisie au début de l’année. À chaque manche, on peut la jouer au lieu de la carte piochée, qui devient alors la carte gardée. L’hiver, elle est défaussée. On ne garde pas de carte indienne.',
    see: ['7.1', '17.4'],
  },
]
