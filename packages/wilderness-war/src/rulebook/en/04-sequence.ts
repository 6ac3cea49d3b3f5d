/** Chapter 4: the year. */
import type { Rule } from '../index.ts'

export const SEQUENCE: readonly Rule[] = [
  {
    id: '4',
    title: 'The year',
    text: 'Two seasons of cards, then the winter.',
    see: ['4.0'],
  },
  {
    id: '4.0',
    title: 'Sequence of play',
    text: `**Early season**: cards are dealt, then the sides take action phases by turns, the French first. In each, one card is played. **Late season**: the same again. Then the year ends:
- Indians and leaders go home;
- Raided markers are scored and removed (12.22);
- winter attrition (11.1);
- victory check (12.11).

**Holding.** With exactly one card left you may keep it instead of playing. You have no more phases this season, but may still play it as a response (5.56). If you carry it into the next season it counts towards the new hand, and in that season you may not hold.

When one side has finished, the other plays on alone, card after card.

**Going home.** Indians not at a friendly fortification go home as after a raid (10.4). A leader in wilderness or mountains with neither units nor a fortification goes to the closest friendly fortification.

Our ruling: a held card that was played as a response is not carried over. Indians in their own settlement stay, besieged ones inside too. The French go home first. A leader with Indians may follow them home (10.413) or lead them to his fortification (10.422). Leaders in cultivated spaces may stay. Blockhouses and the ban on landings end with the year. After Quiberon Bay the British play first from the next season on.`,
    see: ['5.21', '5.26', '10.4', '11.1', '12.11', '12.22'],
  },
]
