/** Chapter 4: the year. */
import type { Rule } from '../index.ts'

export const SEQUENCE: readonly Rule[] = [
  {
    id: '4',
    title: 'L’année',
    text: 'Deux saisons de cartes, puis l’hiver.',
    see: ['4.0'],
  },
  {
    id: '4.0',
    title: 'Déroulement',
    text: `**Première saison** : on distribue les cartes, puis les camps ont tour à tour des phases d’action, les Français d’abord. À chacune, une carte est jouée. **Arrière-saison** : de même. Puis l’année finit :
- les Indiens et les chefs rentrent ;
- on compte et on retire les marqueurs de raid (12.22) ;
- attrition d’hiver (11.1) ;
- vérification de la victoire (12.11).

**Garder.** S’il vous reste exactement une carte, vous pouvez la garder au lieu de la jouer. Vous n’avez plus de phase cette saison, mais pouvez encore la jouer en réponse (5.56). Si elle passe à la saison suivante, elle compte dans la nouvelle main, et vous n’y pourrez rien garder.

Quand un camp a fini, l’autre continue seul, carte après carte.

**Retour.** Les Indiens qui ne sont pas dans une fortification amie rentrent comme après un raid (10.4). Un chef en terrain sauvage ou en montagne, sans unité ni fortification, va à la fortification amie la plus proche.

Notre lecture : une carte gardée puis jouée en réponse ne passe pas à la saison suivante. Les Indiens dans leur village restent, les assiégés aussi. Les Français rentrent d’abord. Un chef avec des Indiens peut les suivre chez eux (10.413) ou les mener à sa fortification (10.422). Les chefs en lieu cultivé peuvent rester. « Maisons fortifiées » et l’interdiction de débarquer finissent avec l’année. Après « Baie de Quiberon », les Britanniques jouent d’abord dès la saison suivante.`,
    see: ['5.21', '5.26', '10.4', '11.1', '12.11', '12.22'],
  },
]
