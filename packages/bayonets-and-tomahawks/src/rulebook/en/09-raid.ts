/** Chapter 9: raids. */
import type { Rule } from '../index.ts'

export const RAID: readonly Rule[] = [
  {
    id: '9',
    title: 'Raids',
    text: 'A single Light unit slips behind the lines, strikes and goes home. Eight Raid Points make a VP.',
    see: ['9.0', '9.1', '9.2', '9.3'],
  },
  {
    id: '9.0',
    title: 'Who raids what',
    text: `A raid takes a Light or Indian AP and one Light unit. The target is:
- an enemy Home Space, even one your side controls, or
- a Wilderness Space with an enemy Fort.

Each space can be raided with success once a year. Before that, you may try as often as you like. A raid changes no control, counts for no Connection Limit and causes no Hits.

Our ruling: the raider may strike the enemy Home Space it stands on. Bases cannot be raided. A Routed unit may not raid, one Out of Supply may. A raid is not movement: enemies on its space do not hold a raider back. “Once a year” is meant for the space, so a Wilderness Fort raided once is safe for the year, whoever takes it.`,
    see: ['7.3.1', '9.1', '9.3'],
  },
  {
    id: '9.1',
    title: 'How a raid goes',
    text: `- 1. Choose the Light unit the AP allows.
- 2. It goes up to 3 Connections to the target, 6 with ×2. On each space with enemies, the first and the last included, it may be intercepted.
- 3. At the target, roll for the raid.

Our ruling: you choose the way where the risks differ. The way may lead through enemy units. French raiders never enter a Base.`,
    see: ['9.2', '9.3', '7.3.4'],
  },
  {
    id: '9.2',
    title: 'Interception',
    text: `Where the raider meets enemy units on its way out, the enemy rolls one die. The raider is caught on:
- **Flag, triangle/circle Hit or B&T**, if at least one enemy unit there is Light;
- **Flag** only, if there are units but no Light one;
- no roll against Militia alone or nobody.

A raider that is caught goes back to its start, Spent. Spent units may intercept, do not become Spent by it and may try again against another raider.

Our ruling: one roll for each space, with the better column if a Light unit is there.`,
    see: ['9.1', '1.3'],
  },
  {
    id: '9.3',
    title: 'The raid roll',
    text: `At the target roll one die:
- **Flag, triangle/circle Hit or B&T**: success.
- **Square/circle Hit or Miss**: failure. The unit goes back to its start, Spent.

After a success the space is marked Raided. You score its value in Raid Points, or 1 for a Wilderness Fort. A non-Indian unit goes back to its start, Spent. An Indian unit goes home with its plunder: it is put in the Losses box.

Each time a side reaches **8 Raid Points** it scores 1 VP at once, and its marker starts again from 0 with the points left over.

Our ruling: Raid Points that are lost never take the marker below 0, and VPs already scored stay.`,
    see: ['2.1.4', '3.1.1', '18.1'],
  },
]
