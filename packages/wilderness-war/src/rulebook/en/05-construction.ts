/** Chapter 5, second part: construction and demolition (5.4). */
import type { Rule } from '../index.ts'

export const CONSTRUCTION: readonly Rule[] = [
  {
    id: '5.4',
    title: 'Construction',
    text: `Any card builds stockades or forts, not both, as many as its value. You may not build with two of your own cards in a row, not even across seasons.

Our ruling: only a card you play in your own phase for an activation or an event comes in between. A response, a discard or a pass does not.`,
    see: ['5.41', '5.42', '5.43', '17.3'],
  },
  {
    id: '5.41',
    title: 'Stockades',
    text: `One per space, where you have drilled troops, or in any cultivated space that was originally yours, even without a unit. Never where there are enemy units or an enemy fortification.

Our ruling: the drilled troops must be in supply (17.3), checked marker by marker. Your own cultivated spaces need no supply.`,
    see: ['5.43', '17.3'],
  },
  {
    id: '5.42',
    title: 'Forts',
    text: `It takes two cards, each with drilled troops in the space. The first begins the fort, the second completes it. Each counts one of the card’s value, so a 2 may complete one and begin another, but never begin and complete the same one.

Our ruling: the troops must be in supply (17.3), for completing as well.`,
    see: ['5.43', '5.44', '17.3'],
  },
  {
    id: '5.43',
    title: 'One fortification per space',
    text: 'No space has two completed fortifications. Nothing is built in a siege or at a fortress, and no stockade where a completed fort stands. A fort that is completed replaces the stockade. Fortresses are never built or removed.',
    see: ['2.0', '5.41', '5.42'],
  },
  {
    id: '5.44',
    title: 'Forts under construction',
    text: 'Until it is completed a fort does nothing: it shelters nobody, stops nobody and is worth no VP.',
    see: ['2.0', '5.42', '5.45'],
  },
  {
    id: '5.45',
    title: 'How the enemy gets rid of them',
    text: `- **Stockade, nobody there**: drilled troops who enter take it intact, 1 VP. The same if all defenders avoided battle.
- **Stockade, battle**: attackers with drilled troops who win destroy it, 1 VP.
- **Stockade, auxiliaries alone**: they have to raid it (10.12), without VP for the stockade.
- **Fort under construction**: it goes as soon as enemy drilled troops are there, even in passing, and none of your units.
- **Fort or fortress**: by siege.

Our ruling: a leader alone does not defend a stockade. The winners need drilled troops that survived.`,
    see: ['6.51', '8.2', '9.22', '10.12'],
  },
  {
    id: '5.46',
    title: 'Demolition',
    text: `In your own phase you may at any moment remove any of your stockades, forts or forts under construction that is not besieged. A completed fort costs you 1 VP, the others nothing. It takes no activation.

Our ruling: also in the middle of a move, and once more before the phase ends if something was fought or rolled since. Fieldworks may be cleared away likewise.`,
    see: ['5.43', '12.21'],
  },
]
