/** Chapters 11 and 12: winter attrition and victory. */
import type { Rule } from '../index.ts'

export const WINTER: readonly Rule[] = [
  {
    id: '11',
    title: 'Winter attrition',
    text: 'Armies that are not under a roof by winter melt away.',
    see: ['11.1', '11.2'],
  },
  {
    id: '11.1',
    title: 'Who suffers',
    text: `Only drilled troops. They are safe, unless besieged,
- in a cultivated space originally theirs;
- at a friendly unbesieged fort or stockade, if no more than four friendly units of any kind are there;
- at a friendly unbesieged fortress.

Everywhere else they suffer, and besieged drilled troops always.

Our ruling: auxiliaries count among the four, leaders do not. Besiegers suffer too, unless the space is cultivated and originally theirs.`,
    see: ['11.2', '8.21'],
  },
  {
    id: '11.2',
    title: 'Winter losses',
    text: `For each stack that suffers: first half of its reduced drilled units, rounded up, are eliminated, of the owner’s choice. Then every drilled unit that was full is reduced. So one reduced and three full units leave three reduced ones.

The last step of a side in a space is never lost.

Our ruling: if an auxiliary is there, the last step is the auxiliary’s: a reduced drilled unit beside it may be lost.`,
    see: ['11.1', '7.61'],
  },
  {
    id: '12',
    title: 'Victory',
    text: 'One track of points, some sudden endings, and a last year.',
    see: ['12.1', '12.2', '12.3'],
  },
  {
    id: '12.1',
    title: 'How to win',
    text: 'Victory is checked at the end of every year, after attrition: first for a sudden end, then, in the last year, by the scenario.',
    see: ['12.11', '12.12', '12.13', '12.14'],
  },
  {
    id: '12.11',
    title: 'Sudden end',
    text: `In this order:
- the British control all eleven fortresses and occupy Niagara and Ohio Forks alone: they win, whatever the VPs;
- a side with 11 VPs or more wins;
- the French win with 8 VPs or more at the end of 1760, with 5 or more at the end of 1761.`,
    see: ['2.0', '12.23'],
  },
  {
    id: '12.12',
    title: 'Scenarios that end in 1759',
    text: `The British win if they control all their own fortresses and two of Québec, Montréal, Niagara and Ohio Forks. Otherwise the side with at least 1 VP wins.

Our ruling: a besieged fortress is controlled by nobody. Niagara and Ohio Forks count if only British units or a British fortification are there.

Third edition: a besieged British fortress still counts, unless the besiegers could make a siege roll.`,
    see: ['2.0', '8.22', '12.14'],
  },
  {
    id: '12.13',
    title: 'Scenarios that end in 1762',
    text: 'The French win with at least 1 VP, the British with at least 5.',
    see: ['12.11', '12.14'],
  },
  {
    id: '12.14',
    title: 'Draws',
    text: 'Anything else is a draw. With the option for tournaments the French win it.',
    see: ['12.12', '12.13'],
  },
  {
    id: '12.2',
    title: 'Victory Points',
    text: 'One score for both sides: what one gains the other loses.',
    see: ['12.21', '12.22', '12.23'],
  },
  {
    id: '12.21',
    title: 'What scores',
    text: `- 3: a fortress captured, or got back when abandoned (8.24);
- 2: a fort captured;
- 1: a stockade captured, or destroyed in battle, not in a raid;
- 1: Niagara or Ohio Forks changes hands (12.23);
- 1: a battle won against a regular or more than four units (7.81);
- half: each Raided marker, at the end of the year (12.22);
- 1 to the enemy: a completed fort of yours that you demolish (5.46);
- 1 to the enemy: a massacre by your troops (the card Massacre!).`,
    see: ['5.45', '5.46', '7.81', '9.22'],
  },
  {
    id: '12.22',
    title: 'Raids at the end of the year',
    text: 'Each side scores half a VP for each of its Raided markers, its total rounded up. Then all are removed.',
    see: ['4.0', '10.31'],
  },
  {
    id: '12.23',
    title: 'Niagara and Ohio Forks',
    text: `When one of them comes to be occupied by units or a fortification of the other side alone, that side scores 1 VP, on top of all else.

Our ruling: both are French at the start. A space that is merely empty does not change hands; units that pass through an empty one take it.`,
    see: ['12.11', '12.21'],
  },
  {
    id: '12.3',
    title: 'Bidding',
    text: `Where both want the same side, each bids VPs, 0 or more. The higher bidder has the side, the other begins with that many VPs added. Equal bids: a die decides, and the bid is paid all the same.

In Carillon the option names the side that both want. Both bids stay hidden until the second is written, and there is no upper limit. A seat is a side: if the other seat wins, the players change places.`,
    see: ['1.0'],
  },
]
