/** Chapter 10: raids and going home. */
import type { Rule } from '../index.ts'

export const RAIDS: readonly Rule[] = [
  {
    id: '10',
    title: 'Raids',
    text: 'Les auxiliaires brûlent fermes, palissades et villages, puis rentrent.',
    see: ['10.1', '10.2', '10.3', '10.4'],
  },
  {
    id: '10.1',
    title: 'Où il y a raid',
    text: `Des auxiliaires actifs qui finissent leur activation sans troupes entraînées **doivent** faire un raid s’ils sont dans
- un lieu cultivé ennemi à l’origine, ou
- un lieu avec une palissade ennemie, ou
- un village allié à l’ennemi.

Notre lecture : peu importe s’ils se sont déplacés, et les chefs avec eux y prennent part. Chaque groupe activé lance le dé une fois ; des unités activées une à une font leur raid une à une, même dans un même lieu. Troisième édition : un seul jet pour tous ceux du lieu.`,
    see: ['10.11', '10.12', '10.13', '5.532'],
  },
  {
    id: '10.11',
    title: 'Où il n’y a pas de raid',
    text: 'Pas de raid où il y a un fort ou une forteresse, une palissade à vous, ou des troupes entraînées à vous.',
    see: ['10.1'],
  },
  {
    id: '10.12',
    title: 'D’abord la bataille',
    text: 'Les raids viennent après les batailles. Des auxiliaires qui chassent les défenseurs d’une palissade y font ensuite leur raid.',
    see: ['5.36', '5.45'],
  },
  {
    id: '10.13',
    title: 'Laissés en chemin',
    text: `Une force peut laisser des auxiliaires dans les lieux qu’elle traverse. Ils y font leur raid après la bataille de la force.

Notre lecture : on peut laisser des chefs avec eux ; le plus haut commandement donne sa tactique.`,
    see: ['6.1', '10.1'],
  },
  {
    id: '10.2',
    title: 'La milice contre un raid',
    text: `Quand un raid frappe une palissade en lieu cultivé ennemi, son camp peut y placer une unité de milice du département. Les marqueurs de raid ne l’empêchent pas.

Pas si ces unités se sont déjà battues dans ce lieu pendant la phase : une bataille gagnée n’en appelle pas une seconde.`,
    see: ['7.3', '10.21', '10.22', '10.23'],
  },
  {
    id: '10.21',
    title: 'Il faut la battre',
    text: 'Les unités en raid attaquent aussitôt la milice, dans une bataille, à −1 pour la palissade. Ensuite la milice survivante regagne sa case.',
    see: ['7.54', '10.2'],
  },
  {
    id: '10.22',
    title: 'Victoire des unités en raid',
    text: 'Elles font alors leur raid sur la palissade comme d’habitude.',
    see: ['10.21', '10.3'],
  },
  {
    id: '10.23',
    title: 'Défaite des unités en raid',
    text: `Elles se replient comme tout attaquant, et ne rentrent pas chez elles.

Notre lecture : si le lieu de leur repli est lui-même une cible, elles y font un raid.`,
    see: ['7.92', '10.21'],
  },
  {
    id: '10.3',
    title: 'Le jet',
    text: `Le camp visé peut d’abord jouer « Maisons fortifiées ». Puis lancez un dé : 5 ou plus est un **succès**. Pas perdus par les unités en raid, au jet de 0 ou moins, 1, 2, 3, 4, 5, 6, 7 ou plus :
- palissade ou village allié : 2 1 1 0 2 1 0 0
- simple lieu cultivé : 2 0 0 0 1 1 0 0

Modificateurs :
- + la tactique du commandant ;
- +1 avec des rangers parmi les unités en raid ;
- −1 si la case de milice du département visé a deux unités ou plus, complètes ou réduites.

Après « Maisons fortifiées », la première ligne vaut pour tout raid contre ce camp jusqu’à la fin de l’année.`,
    see: ['10.31', '10.32', '10.33', '7.51'],
  },
  {
    id: '10.31',
    title: 'Succès',
    text: `- On place un marqueur de raid.
- La palissade du lieu est détruite, sans PV.
- Toutes les unités non assiégées de la tribu du village sont éliminées, où qu’elles soient.
- Le marqueur vaut un demi-PV en fin d’année.

Les pertes des unités en raid vont à qui leur camp veut.

Notre lecture : même une unité réduite peut être éliminée quand une autre est complète.`,
    see: ['5.532', '10.33', '12.22'],
  },
  {
    id: '10.32',
    title: 'Chefs en raid',
    text: `Sur un 1 avant modificateurs, ou un 6 contre une palissade ou un village allié, lancez un dé pour chaque chef présent. Un 1 tue.

Notre lecture : le 6 compte chaque fois que la ligne dure s’applique, donc sous « Maisons fortifiées » aussi.`,
    see: ['7.7', '10.3'],
  },
  {
    id: '10.33',
    title: 'Déjà frappé',
    text: 'Un second marqueur n’est placé que pour une palissade ou un village allié. Dans un simple lieu cultivé qui en a un, des auxiliaires doivent quand même lancer le dé et rentrer, mais le succès ne fait rien.',
    see: ['10.31', '12.22'],
  },
  {
    id: '10.4',
    title: 'Le retour',
    text: 'Après un raid, quelle qu’en soit l’issue, tous les survivants partent aussitôt. En fin d’année, les Indiens hors d’une fortification font de même.',
    see: ['10.41', '10.42', '4.0'],
  },
  {
    id: '10.41',
    title: 'Indiens',
    text: 'Chaque unité indienne va à son village, d’où elle peut être activée de nouveau dans une phase ultérieure.',
    see: ['10.411', '10.412', '10.413', '10.422'],
  },
  {
    id: '10.411',
    title: 'Plus de foyer',
    text: 'Si des unités ou une fortification ennemies sont dans son village, elle est éliminée.',
    see: ['10.41'],
  },
  {
    id: '10.412',
    title: 'Cherokees',
    text: 'Leur foyer est hors de la carte : le retour les élimine, sauf si un chef les emmène dans une fortification (10.422).',
    see: ['10.41', '10.422'],
  },
  {
    id: '10.413',
    title: 'Qui peut les suivre',
    text: 'Chefs et coureurs empilés avec une unité indienne peuvent aller à son village avec elle. Pas les rangers.',
    see: ['10.41', '10.42'],
  },
  {
    id: '10.42',
    title: 'Les autres',
    text: 'Coureurs, rangers et chefs vont à leur fortification amie non assiégée la plus proche ; entre égales, leur camp choisit.',
    see: ['10.413', '10.421', '10.422'],
  },
  {
    id: '10.421',
    title: 'Laquelle est la plus proche',
    text: `Comptez les liaisons, par tout terrain et à travers l’ennemi.

Notre lecture : les flèches ne comptent que pour quitter le Pays d’en Haut.`,
    see: ['2.0', '10.42'],
  },
  {
    id: '10.422',
    title: 'Menés par un chef',
    text: 'Des Indiens empilés avec un chef peuvent le suivre à sa fortification la plus proche au lieu de rentrer.',
    see: ['10.412', '10.42'],
  },
]
