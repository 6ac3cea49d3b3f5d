/** Chapters 11 and 12: Marshal Troops, Construction. */
import type { Rule } from '../index.ts'

export const BUILDING: readonly Rule[] = [
  {
    id: '11',
    title: 'Marshal Troops',
    text: 'Call in all friends from the spaces around.',
    see: ['11.0'],
  },
  {
    id: '11.0',
    title: 'How to marshal',
    text: `With an Army AP gather friends from all around on one space. It must hold a friendly stack that is not Routed and has a non-Light unit. Enemies there do not matter.
- 1. Choose a non-Light unit on it: Artillery, Bastion, Brigade, Commander, Fleet or Fort. It becomes Spent.
- 2. Any friendly units on adjacent spaces may come, from several spaces, within Connection kinds and limits. They become Spent.

The space gets a Marshal marker: a Battle Penalty for all friends there if it comes to a battle this round.

Our ruling: each unit comes over one Connection. Spent and Routed units cannot come, nor can Forts and Bastions. The chosen unit must not be Spent and does not move. One marker, however many came. Units held by enemies on their own space come only if they could move away (10.2.1). A captured Settled Space that is emptied goes back at once.`,
    see: ['10.1', '10.2', '13.3.2', '7.2.1'],
  },
  {
    id: '12',
    title: 'Construction',
    text: 'Forts hold the land, Roads open it.',
    see: ['12.0'],
  },
  {
    id: '12.0',
    title: 'How to build',
    text: `With an Army AP one Brigade, not Routed and in supply, builds on its space. The space must be friendly and without enemies, unless they are Outnumbered. Choose one:
- place a **Fort Construction** marker if there is neither Fort nor marker (not on a Fortress with a Bastion);
- put a friendly **Fort** in place of a marker of an earlier round;
- repair a Reduced Fort;
- remove a Fort Construction marker or a friendly Fort;
- place a **Road Construction** marker on a Path from this space;
- finish a **Road** whose marker is from an earlier round.

The Brigade becomes Spent. When a Road is finished the Brigade must move over it at once, free of AP, and units of its stack that are not Spent may go along. Roads are never removed, Bastions never repaired.

Our ruling: friendly means controlled, or Wilderness without enemies. Markers belong to nobody: any Brigade that may build there can finish one. With no Fort left in the pool a Fort cannot be finished. Dark grey Paths can become Roads too. The move over the new Road is like any entry: it captures, attacks, Overwhelms or trespasses, and the stack stops.`,
    see: ['3.5', '2.2.3', '10.1', '14.1.1'],
  },
]
