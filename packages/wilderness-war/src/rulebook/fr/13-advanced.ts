/** Chapters 13 to 17: the advanced rules. */
import type { Rule } from '../index.ts'

export const ADVANCED: readonly Rule[] = [
  {
    id: '13',
    title: 'Infiltration',
    text: 'Une bande d’auxiliaires peut se glisser là où est l’ennemi.',
    see: ['13.0', '13.1', '13.2', '13.4'],
  },
  {
    id: '13.0',
    title: 'Qui peut infiltrer',
    text: `Les règles 13 à 17 sont les règles avancées ; Carillon les joue sauf option contraire, et toujours dans la troisième édition.

Une unité d’auxiliaires, avec ou sans chefs, peut passer à pied ou en bateau par des lieux où il y a des unités ou des fortifications ennemies non assiégées. Elle doit y entrer sans autre unité, et n’y en laisser aucune. Des auxiliaires seuls n’ont pas d’autre entrée là où est un fort ou une forteresse ennemis non assiégés.

Notre lecture : d’autres de sa force peuvent avoir été laissées dans des lieux précédents. Troisième édition : elle doit être partie seule.`,
    see: ['6.52', '13.1', '14.1'],
  },
  {
    id: '13.1',
    title: 'Une sortie',
    text: `Il doit lui rester assez de mouvement pour atteindre un lieu où elle peut entrer sans infiltrer.

Notre lecture : par d’autres infiltrations s’il le faut, en les supposant réussies.`,
    see: ['6.2', '6.3', '13.0'],
  },
  {
    id: '13.2',
    title: 'On peut l’intercepter',
    text: 'Les unités ennemies du lieu peuvent tenter de l’intercepter, quelles qu’elles soient et quel que soit le terrain. Celles des lieux adjacents le peuvent dans les limites habituelles. Il y a une seule tentative en tout.',
    see: ['14.1', '14.21', '14.24'],
  },
  {
    id: '13.3',
    title: 'Repoussée',
    text: 'Si un repli ou la carte « Goélette » la renvoie dans un lieu occupé par l’ennemi, elle est éliminée, avec ses chefs.',
    see: ['7.92', '14.12'],
  },
  {
    id: '13.4',
    title: 'Continuer ou s’arrêter',
    text: `Elle peut continuer, par d’autres lieux ennemis aussi, ou s’arrêter. Où elle s’arrête parmi l’ennemi, il y a bataille.

Notre lecture : elle ne peut s’arrêter où est un fort ou une forteresse ennemis non assiégés.`,
    see: ['6.51', '6.52', '13.1'],
  },
  {
    id: '14',
    title: 'Interception',
    text: 'Des unités au bord du chemin de l’ennemi peuvent le lui barrer.',
    see: ['14.1', '14.2'],
  },
  {
    id: '14.1',
    title: 'La tentative',
    text: `Quand l’ennemi entre dans un lieu, à pied, en bateau ou par mer, des unités voisines peuvent tenter d’intercepter ; des unités du lieu aussi, contre une infiltration. Nommez qui tente, lancez un dé et ajoutez la tactique de qui commande. À 4 ou plus, elles sont dans le lieu, et l’ennemi doit les attaquer. Sinon il continue.

On n’intercepte ni un repli, ni une interception, ni une esquive.`,
    see: ['14.2', '15.4', '8.1'],
  },
  {
    id: '14.11',
    title: 'Une palissade des intercepteurs',
    text: 'Leur palissade vide dans le lieu n’est pas prise, et les aide dans la bataille.',
    see: ['5.45', '7.54'],
  },
  {
    id: '14.12',
    title: 'Intercepté devant un fort',
    text: 'L’auxiliaire qui infiltre, intercepté où est un fort ou une forteresse ennemis, se bat hors des murs. Il doit se replier ensuite même s’il gagne ; les intercepteurs non.',
    see: ['13.0', '7.92'],
  },
  {
    id: '14.2',
    title: 'Qui peut intercepter',
    text: 'Pour chaque lieu où entre l’ennemi : une tentative, par une unité non assiégée ou une force. Une force peut être une partie de la pile, dans les limites de commandement. Un chef seul ne le peut pas.',
    see: ['5.34', '14.21', '14.22', '14.23', '14.24'],
  },
  {
    id: '14.21',
    title: 'Insaisissable dans les bois',
    text: 'Une unité d’auxiliaires, avec ou sans chefs, qui entre en terrain sauvage ou en montagne ne peut être interceptée que par une unité d’auxiliaires, avec ou sans chefs. Cela ne lie pas les unités du lieu même qu’elle infiltre.',
    see: ['13.2', '14.2'],
  },
  {
    id: '14.22',
    title: 'Pas chez des amis',
    text: `Qui entre où sont des unités non assiégées ou une fortification de son camp n’y est pas intercepté. Un chef seul ne protège pas.

Notre lecture : une fortification assiégée, oui.`,
    see: ['14.2'],
  },
  {
    id: '14.23',
    title: 'Chefs seuls',
    text: 'Des chefs qui se déplacent sans unité ne sont pas interceptés.',
    see: ['6.53', '14.2'],
  },
  {
    id: '14.24',
    title: 'Une fois infiltrées',
    text: `Les unités d’un lieu infiltré, qu’elles aient échoué ou n’aient pas tenté, ne peuvent plus intercepter d’infiltration dans cette phase.

Troisième édition : seulement pas dans le lieu suivant. Et nul n’intercepte un ennemi qui quitte son propre lieu : des unités à peine délivrées d’un siège non plus.`,
    see: ['13.2', '14.2'],
  },
  {
    id: '15',
    title: 'Esquiver la bataille',
    text: 'Qui va être attaqué peut tenter d’être ailleurs.',
    see: ['15.0', '15.1', '15.2'],
  },
  {
    id: '15.0',
    title: 'S’esquiver',
    text: `Une unité ou une force sur le point d’être attaquée, et non assiégée, peut tenter. Elle peut être une partie de la pile, dans les limites de commandement. Un dé, plus la tactique de qui commande : à 4 ou plus, elle va dans un lieu adjacent.

En terrain sauvage et en montagne, des auxiliaires seuls esquivent sans jet des attaquants qui n’ont pas d’auxiliaires.

Notre lecture : une tentative par attaque. L’infanterie légère n’est pas un auxiliaire ici. Des assiégeants peuvent esquiver un secours ou une sortie.`,
    see: ['5.34', '15.1', '15.3', '15.4'],
  },
  {
    id: '15.1',
    title: 'Vers où',
    text: `Ni le lieu d’où viennent les attaquants, ni un lieu avec des unités ou une fortification ennemies non assiégées. Le terrain ne compte pas.

Troisième édition : d’un lieu Amphib, les Britanniques peuvent aller dans tout port qu’ils contrôlent.`,
    see: ['7.92', '15.0'],
  },
  {
    id: '15.2',
    title: 'Quand tous sont partis',
    text: 'Le groupe actif peut continuer, et s’il les suit, ils peuvent tenter de nouveau. Mais une fortification ennemie l’arrête : un fort ou une forteresse est assiégé, une palissade tombe devant des troupes entraînées ou subit un raid d’auxiliaires.',
    see: ['5.45', '6.51', '8.21'],
  },
  {
    id: '15.3',
    title: 'Les uns dedans, les autres ailleurs',
    text: `Dans un fort ou une forteresse, les uns peuvent entrer pendant que d’autres tentent d’esquiver. Ceux qui échouent se battent dehors, et ceux qui sont entrés y restent.

Notre lecture : on dit qui entre avant le jet.`,
    see: ['8.1', '15.0'],
  },
  {
    id: '15.4',
    title: 'Pas après une interception',
    text: 'Ni les interceptés ni les intercepteurs ne peuvent esquiver. Qui a manqué une interception ne le peut pas non plus s’il est attaqué plus tard dans le même mouvement ennemi.',
    see: ['14.1', '15.5'],
  },
  {
    id: '15.5',
    title: 'L’un ou l’autre',
    text: 'Dans un même mouvement ennemi, vous ne pouvez esquiver une bataille avec certaines unités d’un lieu et tenter d’y intercepter avec d’autres, que cela réussisse ou non.',
    see: ['14.2', '15.0'],
  },
  {
    id: '16',
    title: 'Reconnaissance',
    text: 'Les guides aident les armées dans les bois, et les bandes vont prudemment parmi les fermes hostiles.',
    see: ['16.1', '16.2', '6.2'],
  },
  {
    id: '16.1',
    title: 'Guides',
    text: 'Des troupes entraînées qui vont avec des auxiliaires n’ont pas à s’arrêter après un terrain sauvage. En montagne, elles s’arrêtent quand même.',
    see: ['6.2', '3.13'],
  },
  {
    id: '16.2',
    title: 'Parmi les fermes hostiles',
    text: `Des auxiliaires sans troupes entraînées qui traversent à pied un lieu cultivé ennemi à l’origine s’arrêtent au lieu suivant. Pas si le lieu traversé a une fortification amie non assiégée.

Troisième édition : une fortification assiégée suffit.`,
    see: ['6.2', '2.0'],
  },
  {
    id: '17',
    title: 'Ravitaillement',
    text: 'Les troupes entraînées veulent une ligne vers une forteresse.',
    see: ['17.1', '17.2', '17.3'],
  },
  {
    id: '17.1',
    title: 'Sources',
    text: `Seules les troupes entraînées ont besoin de ravitaillement. Il vient d’une forteresse amie à l’origine, que vous contrôlez et qui n’est pas assiégée. Les Britanniques peuvent aussi se servir d’un port pris ou d’un lieu Amphib.

Notre lecture : un lieu Amphib est une source même quand les Britanniques y assiègent.`,
    see: ['2.0', '6.432', '17.2'],
  },
  {
    id: '17.2',
    title: 'La ligne',
    text: 'Une chaîne de lieux adjacents jusqu’à la source, sans unités ni fortification ennemies non assiégées. Un fort ou une forteresse ennemis assiégés ne la coupent pas.',
    see: ['17.21', '17.1'],
  },
  {
    id: '17.21',
    title: 'De quoi la ligne est faite',
    text: `Chaque lieu de la chaîne, sauf le lieu ravitaillé,
- est cultivé, par l’un ou l’autre camp, ou
- a une fortification amie, ou
- a un marqueur Amphib, ou
- est joint par l’eau à ses voisins dans la chaîne.

Le lieu ravitaillé peut être quelconque. Mais si le suivant ne compte que par son eau, l’eau doit joindre les deux.`,
    see: ['2.0', '17.2'],
  },
  {
    id: '17.3',
    title: 'Hors ravitaillement',
    text: `Des troupes entraînées hors ravitaillement
- ne construisent pas ;
- ne font pas de jet de siège, ni ne jouent « Reddition ! » ;
- ne peuvent être reconstituées.

Elles se déplacent, se battent et donnent l’assaut comme d’habitude, et un siège garde son niveau. On regarde le ravitaillement quand il sert : une palissade peut ouvrir la ligne à la suivante de la même carte.`,
    see: ['5.41', '5.523', '8.231', '9.1'],
  },
]
