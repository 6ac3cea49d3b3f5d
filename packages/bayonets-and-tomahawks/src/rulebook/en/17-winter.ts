/** Chapters 17 and 18: Winter Quarters, victory. */
import type { Rule } from '../index.ts'

export const WINTER: readonly Rule[] = [
  {
    id: '17',
    title: 'Winter Quarters',
    text: 'After round 9: has someone won? If not, everyone goes home for the winter.',
    see: ['17.1', '17.2', '17.3'],
  },
  {
    id: '17.0',
    title: 'The end of a year',
    text: 'Winter closes each year. It is played out only if the game goes on.',
    see: ['17.1', '17.2'],
  },
  {
    id: '17.1',
    title: 'Is the game over?',
    text: 'First of all the Victory Check (18.2). If nobody has reached the Victory Threshold, go through the steps of winter (17.2).',
    see: ['18.2', '17.2'],
  },
  {
    id: '17.2',
    title: 'The steps of winter',
    text: `The British go first in each step.
- 1. Raided markers go. Raid Points stay.
- 2. Rout and Out of Supply markers go.
- 3. A stack in the Sail Box goes to a friendly Coastal Home Space, or by 13.9.2.
- 4. Indian units, those in the Losses box too, go to their Village; if the enemy controls it, to the Losses box. A Nation keeps one unit there for each Village the enemy controls. Its others go one to each other Village.
- 5. Colonial Brigades go to the Disbanded box, Reduced or not, except those in garrison (17.3.1) and in the Losses box.
- 6. Return to Colonies (17.3).
- 7. All Fleets go back to the pool.
- 8. Of every three units of one type in a Losses box, Indians aside, one comes back: to a friendly Settled Home Space, or to the Disbanded box if it is a Colonial Brigade. At most one Highland Brigade a year.
- 9. Cards are reset (17.4), and in scenario 4 pools get new units (17.5).
- 10. The next year begins.

Our ruling: in step 4 control decides, not who stands there. In step 8 types are Light, Metropolitan, non-Metropolitan and Artillery. The owner chooses which come back and where, but no Outposts and no Bases. They come Full. Without such a space they stay in the box. Indians taken by card 45 never return.`,
    see: ['17.3', '17.3.1', '17.4', '17.5', '2.1.8'],
  },
  {
    id: '17.3',
    title: 'Return to Colonies',
    text: `Every stack not on a friendly Colony Home Space must go home, without APs. Forts stay. Only Connection kinds matter: enemies, control, limits, capacity and Movement Points do not.
- 1. The stack goes to the nearest of these, counted in Connections: a space with a friendly Fleet, or a friendly Colony Home Space. The owner chooses among equals. A stack with a Fleet, or on the coast without any way, waits for step 2.
- 2. Stacks still on a coastal space that is not Home sail to a Coastal Home Space they control in one of their own Colonies, or by 13.9.2.
- 3. Commanders may be sent to any stack on a friendly Colony Home Space. One who is alone must be.
- 4. Reduced units are combined (13.2.3) on every space and in the Disbanded box. An odd Reduced Brigade in that box becomes Full.

Our ruling: Outposts outside a Colony must be left too, with a Fleet in step 2 (St. George, Rivière du Loup). Ways through a neutral Nation or, for the French, a Base are closed. Light units go alone if the others have no way, and those with none at all stay. Settled Spaces left empty are given back with their VPs, which count for the next year. A Commander with nowhere to go is removed.`,
    see: ['17.3.1', '2.4', '13.9.2', '13.2.3'],
  },
  {
    id: '17.3.1',
    title: 'Winter garrisons',
    text: `Units may stay behind, where the stack was or where it passes:
- with a **friendly Fort**: one unit;
- on a **captured enemy Settled Space**: Brigades up to its value, and any number of other units.

Our ruling: this is so for Colonial Brigades too, and in the Wilderness, but a Fort in one of your own Colonies keeps no Colonial Brigade. A Fort on a captured Settled Space gives one more unit leave to stay.`,
    see: ['17.3', '2.1.5'],
  },
  {
    id: '17.4',
    title: 'Resetting the cards',
    text: 'Reserve cards are discarded. In scenarios of several years cards of the old year leave and those of the new one come in. All decks are made anew and shuffled.',
    see: ['6.0.1', '5.3'],
  },
  {
    id: '17.5',
    title: 'New units in the pools',
    text: 'In scenario 4 the pools grow at the end of some years. Bonus Brigades lie apart and wait for their token.',
    see: ['5.2', '16.2.1', 'P.4'],
  },
  {
    id: '18',
    title: 'Victory',
    text: 'One marker, two directions, and a threshold for each side.',
    see: ['18.1', '18.2', '18.3'],
  },
  {
    id: '18.0',
    title: 'How the game is won',
    text: 'Only the Victory marker counts, and only at the end of a year.',
    see: ['18.1', '18.2'],
  },
  {
    id: '18.1',
    title: 'Victory Points',
    text: `VPs of the French move the marker to the left, those of the British to the right. They come from:
- control of a **Victory Space**: its value, each time it changes hands;
- **raids**: 1 VP for every 8 Raid Points;
- **scenario bonuses** at the end of a year;
- **War in Europe** at the end of a year: the difference of the chits.

A side may go beyond 10.

Our ruling: there is no zero on the track. One VP leads from British 1 to French 1. Raid Points are kept from year to year.`,
    see: ['2.1.9', '9.3', '18.2.1', '18.3.2'],
  },
  {
    id: '18.2',
    title: 'The Victory Check',
    text: `Each scenario has bonuses and Victory Thresholds for its years. In long scenarios a side may win before the last year. In the last year the thresholds meet, so one side always wins.

Our ruling: the check is made once a year, never in the middle of a round.`,
    see: ['18.2.1', 'P', 'P.options'],
  },
  {
    id: '18.2.1',
    title: 'How it is done',
    text: `- 1. Both sides score the scenario bonuses of the year.
- 2. War in Europe chits are compared (18.3.2).
- 3. If the marker has reached or passed a side’s threshold, that side wins.

Our ruling: a bonus for control asks who controls at the end of the year, whenever it was captured.`,
    see: ['18.1', '18.3.2', 'P'],
  },
  {
    id: '18.3',
    title: 'War in Europe',
    text: 'Each side has twelve chits of value 0, 1 or 2. What is lost in America may weigh in Europe.',
    see: ['18.3.1', '18.3.2', '13.4.3'],
  },
  {
    id: '18.3.1',
    title: 'Drawing a chit',
    text: `Each time an enemy Metropolitan Brigade is eliminated you draw a chit and look at it. You keep only one, face down: the old one or the new, as you like. The other goes back to the pool.

Our ruling: keeping the lower one is allowed. A chit drawn after the Victory Check is kept for the next year.`,
    see: ['13.4.3', '18.3.2'],
  },
  {
    id: '18.3.2',
    title: 'Scoring the chits',
    text: 'At the Victory Check both chits are shown. A side without one counts 0. The higher one scores the difference in VPs, 2 at most. Both go back to their pools.',
    see: ['18.2.1', '18.3.1'],
  },
]
