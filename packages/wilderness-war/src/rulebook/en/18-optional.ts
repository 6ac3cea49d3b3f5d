/** Chapter 18: the optional rules of the third edition. */
import type { Rule } from '../index.ts'

export const OPTIONAL: readonly Rule[] = [
  {
    id: '18',
    title: 'Optional rules of the third edition',
    text: 'Each has an option of its own and may be chosen with the third edition alone. In its rulebook they are chapter 14, in this order; here that number belongs to interception.',
    see: ['18.1', '18.2', '18.3', '18.4', '18.5', '18.6', '18.7'],
  },
  {
    id: '18.1',
    title: 'Linked cards',
    text: `William Pitt and Diplomatic Revolution belong together. Once one of them was played for its event and the other lies in the discards, the side that may play the other gets it with the next deal, as part of its hand.

Our ruling: a shuffle at the end of the season does not take it away.`,
    see: ['5.21', '5.25'],
  },
  {
    id: '18.2',
    title: 'Raids wear out the militia',
    text: `When a Raided marker is placed in a department, one militia unit of that department loses a step at once, of its owner’s choice.

Our ruling: only units in the box of the department. A raid that places no marker costs nothing.`,
    see: ['7.3', '10.31'],
  },
  {
    id: '18.3',
    title: 'Regulars sent early',
    text: 'A side that plays a Regulars event (cards 55 to 59, 64, 68) in 1755 or 1756 loses 1 VP.',
    see: ['5.52', '12.2'],
  },
  {
    id: '18.4',
    title: 'Surrender! for both',
    text: `Surrender! may be played by besiegers and besieged alike.

Our ruling: the besieged play it before a siege roll, where the besieger could have played it; what follows is the same. There is no surrender to an assault.`,
    see: ['5.56', '8.231'],
  },
  {
    id: '18.5',
    title: 'Acadians Expelled for both',
    text: 'Either side may play Acadians Expelled, to the same effect.',
    see: ['5.12', '5.52'],
  },
  {
    id: '18.6',
    title: 'A card for Regulars',
    text: `In every season after 1756, just after the deal, the British may discard a card of their hand at random and take a British Regulars or Highlanders card from the discards. If Surrender! is discarded this way, the cards are shuffled as usual.

Our ruling: they name the card they want before chance says which one they give.`,
    see: ['5.21', '5.25'],
  },
  {
    id: '18.7',
    title: 'Open bidding',
    text: `Chance says who bids first: a side, and how many VPs to give for playing it. The other player bids more for the same side, or accepts, and then plays the other side and begins with those VPs. The bidding goes on by turns until one accepts.

Our ruling: nobody bids more than 100. A seat is a side: if the other seat wins, the players change places.`,
    see: ['12.3'],
  },
]
