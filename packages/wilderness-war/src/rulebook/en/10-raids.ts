/** Chapter 10: raids and going home. */
import type { Rule } from '../index.ts'

export const RAIDS: readonly Rule[] = [
  {
    id: '10',
    title: 'Raids',
    text: 'Auxiliaries burn farms, stockades and villages, and go home.',
    see: ['10.1', '10.2', '10.3', '10.4'],
  },
  {
    id: '10.1',
    title: 'What is raided',
    text: `Active auxiliaries that end their activation without drilled troops **must** raid if they are in
- a cultivated space originally the enemy’s, or
- a space with an enemy stockade, or
- a settlement allied to the enemy.

Our ruling: whether they moved does not matter, and leaders with them take part. Each activated group rolls once; units activated one by one raid one by one, even in the same space. Third edition: one roll for all in the space.`,
    see: ['10.11', '10.12', '10.13', '5.532'],
  },
  {
    id: '10.11',
    title: 'What is not raided',
    text: 'No raid where there is a fort or fortress, a stockade of your own, or drilled troops of your own.',
    see: ['10.1'],
  },
  {
    id: '10.12',
    title: 'Battle first',
    text: 'Raids come after battles. Auxiliaries that drive the defenders from a stockade then raid it.',
    see: ['5.36', '5.45'],
  },
  {
    id: '10.13',
    title: 'Left on the way',
    text: `A force may leave auxiliaries in spaces it passes. They raid there after the force has had its battle.

Our ruling: leaders may be left with them; the highest in command gives his tactics.`,
    see: ['6.1', '10.1'],
  },
  {
    id: '10.2',
    title: 'Militia against a raid',
    text: `When a stockade in an enemy cultivated space is raided, its owner may place one militia unit of that department there. Raided markers do not prevent this.

Not if these raiders have already fought in that space this phase: a won battle is not followed by a second one.`,
    see: ['7.3', '10.21', '10.22', '10.23'],
  },
  {
    id: '10.21',
    title: 'They must fight it',
    text: 'The raiders attack the militia at once, in a battle, at −1 for the stockade. Afterwards surviving militia goes back to its box.',
    see: ['7.54', '10.2'],
  },
  {
    id: '10.22',
    title: 'The raiders win',
    text: 'Then they raid the stockade as usual.',
    see: ['10.21', '10.3'],
  },
  {
    id: '10.23',
    title: 'The raiders lose',
    text: `They retreat as attackers do, and do not go home.

Our ruling: if the space they retreat to is itself a target, they raid it.`,
    see: ['7.92', '10.21'],
  },
  {
    id: '10.3',
    title: 'The roll',
    text: `The side raided may first play Blockhouses. Then roll a die: 5 or more is a **success**. Steps lost by the raiders, at a roll of 0 or less, 1, 2, 3, 4, 5, 6, 7 or more:
- stockade or allied settlement: 2 1 1 0 2 1 0 0
- plain cultivated space: 2 0 0 0 1 1 0 0

Modifiers:
- + tactics of the commander;
- +1 with rangers among the raiders;
- −1 if the militia box of the department raided has two units or more, full or reduced.

After Blockhouses the first line holds for every raid on that side for the rest of the year.`,
    see: ['10.31', '10.32', '10.33', '7.51'],
  },
  {
    id: '10.31',
    title: 'Success',
    text: `- A Raided marker is placed.
- A stockade there is destroyed, without VP.
- All unbesieged units of a raided tribe are eliminated, wherever they are.
- The marker is worth half a VP at the end of the year.

Losses of the raiders fall on whom their owner likes.

Our ruling: even a reduced unit may be eliminated while another is full.`,
    see: ['5.532', '10.33', '12.22'],
  },
  {
    id: '10.32',
    title: 'Leaders in a raid',
    text: `On a 1 before modifiers, or a 6 against a stockade or allied settlement, roll for each leader with the raiders. A 1 kills.

Our ruling: the 6 counts whenever the harder line is used, so under Blockhouses too.`,
    see: ['7.7', '10.3'],
  },
  {
    id: '10.33',
    title: 'Raided before',
    text: 'A second marker is placed only for a stockade or an allied settlement. In a plain cultivated space with a marker, auxiliaries still have to roll and go home, but success does nothing.',
    see: ['10.31', '12.22'],
  },
  {
    id: '10.4',
    title: 'Going home',
    text: 'After a raid, whatever came of it, all survivors leave at once. At the end of the year Indians outside a fortification go likewise.',
    see: ['10.41', '10.42', '4.0'],
  },
  {
    id: '10.41',
    title: 'Indians',
    text: 'Each Indian unit goes to its settlement, from where it may be activated again in a later phase.',
    see: ['10.411', '10.412', '10.413', '10.422'],
  },
  {
    id: '10.411',
    title: 'No home left',
    text: 'If enemy units or an enemy fortification are in its settlement, it is eliminated.',
    see: ['10.41'],
  },
  {
    id: '10.412',
    title: 'Cherokee',
    text: 'Their home is off the map: going home eliminates them, unless a leader takes them to a fortification (10.422).',
    see: ['10.41', '10.422'],
  },
  {
    id: '10.413',
    title: 'Who may come along',
    text: 'Leaders and coureurs stacked with an Indian unit may go to its settlement with it. Rangers may not.',
    see: ['10.41', '10.42'],
  },
  {
    id: '10.42',
    title: 'The others',
    text: 'Coureurs, rangers and leaders go to their closest friendly unbesieged fortification; among equals the owner chooses.',
    see: ['10.413', '10.421', '10.422'],
  },
  {
    id: '10.421',
    title: 'Which is the closest',
    text: `Count connections, over any terrain and through the enemy.

Our ruling: arrows count only for leaving Pays d’en Haut.`,
    see: ['2.0', '10.42'],
  },
  {
    id: '10.422',
    title: 'Led by a leader',
    text: 'Indians stacked with a leader may go with him to his closest fortification instead of home.',
    see: ['10.412', '10.42'],
  },
]
