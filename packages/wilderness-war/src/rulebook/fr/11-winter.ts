/** Chapters 11 and 12: winter attrition and victory. */
import type { Rule } from '../index.ts'

export const WINTER: readonly Rule[] = [
  {
    id: '11',
    title: 'Attrition d’hiver',
    text: 'Les armées que l’hiver surprend sans toit fondent.',
    see: ['11.1', '11.2'],
  },
  {
    id: '11.1',
    title: 'Qui souffre',
    text: `Seulement les troupes entraînées. Elles sont à l’abri, si elles ne sont pas assiégées,
- en lieu cultivé ami à l’origine ;
- dans un fort ou une palissade amis non assiégés, s’il n’y a pas plus de quatre unités amies de toute sorte ;
- dans une forteresse amie non assiégée.

Partout ailleurs elles souffrent, et toujours si elles sont assiégées.

Notre lecture : les auxiliaires comptent dans les quatre, les chefs non. Les assiégeants souffrent aussi, sauf en lieu cultivé ami à l’origine.`,
    see: ['11.2', '8.21'],
  },
  {
    id: '11.2',
    title: 'Pertes d’hiver',
    text: `Pour chaque pile touchée : d’abord la moitié de ses unités entraînées réduites, arrondie au supérieur, est éliminée, au choix de leur camp. Puis chaque unité entraînée complète est réduite. Ainsi, d’une réduite et trois complètes, il reste trois réduites.

Le dernier pas d’un camp dans un lieu n’est jamais perdu.

Notre lecture : s’il y a un auxiliaire, le dernier pas est le sien : une unité entraînée réduite à côté de lui peut être perdue.`,
    see: ['11.1', '7.61'],
  },
  {
    id: '12',
    title: 'Victoire',
    text: 'Une piste de points, quelques fins soudaines, et une dernière année.',
    see: ['12.1', '12.2', '12.3'],
  },
  {
    id: '12.1',
    title: 'Comment on gagne',
    text: 'On vérifie la victoire à la fin de chaque année, après l’attrition : d’abord une fin soudaine, puis, la dernière année, selon le scénario.',
    see: ['12.11', '12.12', '12.13', '12.14'],
  },
  {
    id: '12.11',
    title: 'Fin soudaine',
    text: `Dans cet ordre :
- les Britanniques contrôlent les onze forteresses et occupent seuls Niagara et Ohio Forks : ils gagnent, quels que soient les PV ;
- un camp avec 11 PV ou plus gagne ;
- les Français gagnent avec 8 PV ou plus fin 1760, avec 5 ou plus fin 1761.`,
    see: ['2.0', '12.23'],
  },
  {
    id: '12.12',
    title: 'Scénarios qui finissent en 1759',
    text: `Les Britanniques gagnent s’ils contrôlent toutes leurs forteresses et deux lieux parmi Québec, Montréal, Niagara et Ohio Forks. Sinon, le camp qui a au moins 1 PV gagne.

Notre lecture : nul ne contrôle une forteresse assiégée. Niagara et Ohio Forks comptent s’il n’y a là que des unités ou une fortification britanniques.

Troisième édition : une forteresse britannique assiégée compte quand même, sauf si les assiégeants pourraient faire un jet de siège.`,
    see: ['2.0', '8.22', '12.14'],
  },
  {
    id: '12.13',
    title: 'Scénarios qui finissent en 1762',
    text: 'Les Français gagnent avec au moins 1 PV, les Britanniques avec au moins 5.',
    see: ['12.11', '12.14'],
  },
  {
    id: '12.14',
    title: 'Partie nulle',
    text: 'Tout autre résultat donne une partie nulle. Avec l’option Tournoi, c’est une victoire française.',
    see: ['12.12', '12.13'],
  },
  {
    id: '12.2',
    title: 'Points de victoire',
    text: 'Un seul score pour les deux camps : ce que l’un gagne, l’autre le perd.',
    see: ['12.21', '12.22', '12.23'],
  },
  {
    id: '12.21',
    title: 'Ce qui rapporte',
    text: `- 3 : une forteresse prise, ou reprise parce qu’abandonnée (8.24) ;
- 2 : un fort pris ;
- 1 : une palissade prise, ou détruite dans une bataille, pas dans un raid ;
- 1 : Niagara ou Ohio Forks change de mains (12.23) ;
- 1 : une bataille gagnée contre un régulier ou plus de quatre unités (7.81) ;
- un demi : chaque marqueur de raid, en fin d’année (12.22) ;
- 1 à l’ennemi : un fort achevé à vous que vous démolissez (5.46) ;
- 1 à l’ennemi : un massacre par vos troupes (« Massacre ! »).`,
    see: ['5.45', '5.46', '7.81', '9.22'],
  },
  {
    id: '12.22',
    title: 'Les raids en fin d’année',
    text: 'Chaque camp marque un demi-PV par marqueur de raid à lui, son total arrondi au supérieur. Puis on les retire tous.',
    see: ['4.0', '10.31'],
  },
  {
    id: '12.23',
    title: 'Niagara et Ohio Forks',
    text: `Quand l’un des deux n’est plus occupé que par des unités ou une fortification de l’autre camp, celui-ci marque 1 PV, en plus du reste.

Notre lecture : les deux sont français au départ. Un lieu simplement vide ne change pas de mains ; des unités qui traversent un lieu vide le prennent.`,
    see: ['12.11', '12.21'],
  },
  {
    id: '12.3',
    title: 'Offre',
    text: `Si les deux veulent le même camp, chacun offre des PV, 0 ou plus. La plus haute offre a le camp, l’autre commence avec autant de PV en plus. À égalité, un dé décide, et l’offre est due quand même.

Dans Carillon, l’option nomme le camp que les deux veulent. Les deux offres restent cachées jusqu’à ce que la seconde soit écrite, et il n’y a pas de plafond. Une place est un camp : si l’autre place l’emporte, les joueurs en changent.`,
    see: ['1.0'],
  },
]
