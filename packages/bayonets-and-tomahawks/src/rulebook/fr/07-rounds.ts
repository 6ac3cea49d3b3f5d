/** Chapters 7 and 8: Action Rounds, Action Points, Indian Nations. */
import type { Rule } from '../index.ts'

export const ROUNDS: readonly Rule[] = [
  {
    id: '7',
    title: 'Manches d’action',
    text: 'Jouer une carte, utiliser ses points d’action, livrer les batailles qui s’ensuivent.',
    see: ['7.1', '7.2', '7.3'],
  },
  {
    id: '7.0',
    title: 'Une manche',
    text: 'Dans une manche, chaque camp joue une de ses cartes, pour des actions et parfois un événement. Les Français jouent aussi une carte indienne.',
    see: ['7.1'],
  },
  {
    id: '7.1',
    title: 'Les étapes d’une manche',
    text: `Avant la première manche d’une année, chaque camp pioche deux cartes de préparation, en garde une et défausse l’autre sans la montrer.

À chaque manche :
- 1. Chaque camp pioche une carte, les Français aussi une carte indienne.
- 2. Chacun joue en secret la carte piochée ou la carte gardée. L’autre est la nouvelle carte gardée.
- 3. On montre les trois cartes.
- 4. La plus haute initiative décide qui est premier joueur. À égalité, les Français choisissent.
- 5. Événements de début de manche, premier joueur d’abord.
- 6. Phase d’action du premier joueur.
- 7. Phase d’action du second joueur.
- 8. Le premier joueur peut utiliser un PA de réaction.
- 9. Batailles.
- 10. Fin de la manche.

Notre lecture : de leurs deux cartes, les Français résolvent d’abord l’indienne.`,
    see: ['6.0.1', '7.2', '7.3.6', '7.4', '13.0', '14.0'],
  },
  {
    id: '7.2',
    title: 'La phase d’action',
    text: `- 1. Les unités de la case de navigation débarquent. C’est obligatoire.
- 2. Les Français utilisent les PA de la carte indienne, pour des unités indiennes seulement.
- 3. Le premier joueur décide s’il garde un PA pour la réaction.
- 4. Actions avec les autres PA de la carte, et son événement quand il s’applique.

Notre lecture : les PA indiens que les Français n’ont pas utilisés avant de continuer sont perdus.`,
    see: ['7.2.1', '7.3', '10.6.1'],
  },
  {
    id: '7.2.1',
    title: 'Épuisée',
    text: `Une unité qui a agi ou débarqué est **épuisée** : pas de seconde action dans la manche. Elle combat quand même, et peut encore intercepter un raid.

Notre lecture : une unité submergée, repliée, qui a intercepté ou qui vient d’arriver n’est pas épuisée.`,
    see: ['7.3', '9.2'],
  },
  {
    id: '7.3',
    title: 'Points d’action',
    text: `Chaque PA fait faire une action à une pile. Vous choisissez l’ordre, et rien n’oblige à tous les utiliser. Ce qui reste en fin de manche est perdu. Chaque unité agit une fois par manche, et toutes celles d’une action doivent y avoir droit.

Les PA britanniques et français peuvent aussi activer les unités indiennes du camp. Les PA indiens n’activent que des Indiens.`,
    see: ['7.3.1', '7.3.7', '7.2.1'],
  },
  {
    id: '7.3.1',
    title: 'PA d’armée et PA légers',
    text: `- **PA d’armée** (carré) : une pile d’unités quelconques.
- **PA léger** (triangle) : des unités légères d’un même lieu, avec au besoin un commandant. D’autres unités peuvent s’y trouver. Seul un PA léger permet un raid.`,
    see: ['7.3.7', '9.0', '10.4', '10.5'],
  },
  {
    id: '7.3.2',
    title: 'PA indiens',
    text: 'Un PA léger pour les Indiens : une unité indienne, ou plusieurs unités d’une même nation dans un lieu. Il permet aussi un raid.',
    see: ['8.0', '9.0', '10.5'],
  },
  {
    id: '7.3.3',
    title: 'PA navals/armée',
    text: 'L’ancre : un PA d’armée qui sert aussi à naviguer.',
    see: ['10.6'],
  },
  {
    id: '7.3.4',
    title: 'PA ×2',
    text: `Un PA ×2 double le mouvement : deux fois plus de points de mouvement, un raid deux fois plus loin, ou naviguer et débarquer dans la même manche. On peut toujours l’utiliser comme un PA simple.

Notre lecture : après avoir navigué avec un ×2, débarquer aussitôt est au choix.`,
    see: ['9.1', '10.2', '10.6'],
  },
  {
    id: '7.3.5',
    title: 'PA léger/armée des Français',
    text: `À utiliser comme PA léger ou comme PA d’armée, au choix.

Notre lecture : ce n’est jamais un PA naval.`,
    see: ['7.3.7'],
  },
  {
    id: '7.3.6',
    title: 'Réaction',
    text: `Le premier joueur peut garder un PA de la carte de son camp, même s’il n’y en a qu’un, mais aucun de la carte indienne. Il l’utilise, ou non, après toute la phase d’action du second joueur.

Notre lecture : le PA léger en plus de la carte 54 peut être gardé. Une réaction peut utiliser l’événement de la carte s’il n’a pas encore servi. Les unités épuisées le restent et les limites des liaisons continuent de compter. Une pile qui navigue avec un PA simple reste en mer jusqu’à la manche suivante.`,
    see: ['7.2', '10.6.1'],
  },
  {
    id: '7.3.7',
    title: 'Actions selon le PA',
    text: `- **PA léger** ou **indien** : raid (9.0), mouvement léger (10.5).
- **PA d’armée** : mouvement d’armée (10.4), rassembler des troupes (11.0), construction (12.0).
- **PA naval/armée** : comme un PA d’armée, et mouvement naval (10.6).
- **PA léger/armée** : ce que permet un PA léger ou un PA d’armée.`,
    see: ['9.0', '10.0', '11.0', '12.0'],
  },
  {
    id: '7.4',
    title: 'Événements',
    text: `Un événement s’ajoute aux PA de sa carte. Celui de début de manche doit alors être résolu s’il peut avoir un effet, premier joueur d’abord. Les autres servent dans l’action ou la bataille dont ils parlent, et sont perdus sinon.

Notre lecture : les cartes 39 et 54 agissent au début de la manche. La 39 demande que les Français contrôlent au moins un bout de la grande voie. Les cartes 4, 12 et 17 peuvent rétablir des brigades coloniales licenciées. La 18 est obligatoire s’il y a une flotte britannique dans le vivier. Jouée à la manche 1 ou 2, elle laisse huit pièces à tirer au lieu de neuf (15.2), au scénario 4 aussi. Un événement qui change le contrôle déplace aussi les PV.`,
    see: ['7.1', '13.5'],
  },
  {
    id: '8',
    title: 'Nations indiennes',
    text: 'Les Iroquois et les Cherokees commencent neutres. La diplomatie peut les gagner, l’intrusion les pousse chez l’ennemi.',
    see: ['8.0', '8.1'],
  },
  {
    id: '8.0',
    title: 'Comment une nation rejoint un camp',
    text: `- Par un événement de diplomatie (cartes 13, 19, 29, 38), si ses conditions sont remplies.
- Par **intrusion** : une pile qui entre dans un village d’une nation neutre doit s’y arrêter, et toute la nation rejoint aussitôt l’autre camp.

Une unité de la nation paraît alors dans chaque village. Si les intrus ne submergent pas celle qu’ils ont devant eux, il y aura bataille.

Notre lecture : tout mouvement d’une action compte comme intrusion, aussi celui par une nouvelle route. Les intrus s’arrêtent même s’ils submergent. Dans la bataille, le camp de la nation est le défenseur. Raids, lignes de ravitaillement et retour aux colonies ne peuvent prendre les sentiers gris foncé d’une nation neutre.`,
    see: ['8.1', '2.1.8', '13.1'],
  },
  {
    id: '8.1',
    title: 'Une nation sous contrôle',
    text: `La nation porte la marque de son nouveau camp jusqu’à la fin de la partie, et une de ses unités est placée dans chacun de ses villages. Ses villages et unités sont amis de ce camp. La capture d’un village ne change pas le camp de la nation.

Notre lecture : les villages comptent comme contrôlés par ce camp depuis le début de la manche. Les nouvelles unités peuvent agir dans cette même manche.`,
    see: ['8.0', '17.2'],
  },
]
