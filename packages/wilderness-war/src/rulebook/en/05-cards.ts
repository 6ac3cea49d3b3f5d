/** Chapter 5, first part: cards and activation (5.1 to 5.3). */
import type { Rule } from '../index.ts'

export const CARDS: readonly Rule[] = [
  {
    id: '5',
    title: 'Strategy cards',
    text: 'Everything that happens comes from a card: an activation, a construction, or an event.',
    see: ['5.1', '5.2', '5.3', '5.4', '5.5'],
  },
  {
    id: '5.1',
    title: 'What a card shows',
    text: 'A value of 1 to 3, an event, whose event it is, and whether it is a response.',
    see: ['5.11', '5.12', '5.13'],
  },
  {
    id: '5.11',
    title: 'Any card serves both sides',
    text: 'For activating and for building, the value alone counts. You may spend a card of the enemy’s colour.',
    see: ['5.31', '5.4'],
  },
  {
    id: '5.12',
    title: 'Whose event it is',
    text: 'The symbol says who may play the event: red the British, blue the French, both colours either side.',
    see: ['5.51'],
  },
  {
    id: '5.13',
    title: 'Response cards',
    text: 'A brown band marks events that are played in the middle of somebody’s action phase. Such an event cannot be the play of your own phase; the card may still be spent to activate or to build.',
    see: ['5.56'],
  },
  {
    id: '5.2',
    title: 'The deck',
    text: 'One deck for both sides, one open discard pile, and cards that leave the game.',
    see: ['5.21', '5.25', '5.26'],
  },
  {
    id: '5.21',
    title: 'The deal',
    text: 'At the beginning of a season both hands are filled to their size, which the scenario gives: eight or nine. William Pitt and Diplomatic Revolution make it nine for their side; after Quiberon Bay the French have seven. A held card counts.',
    see: ['1.0', '4.0', '5.25'],
  },
  {
    id: '5.22',
    title: 'Discards',
    text: 'A card that was played lies face up on the discard pile. Some events take a card back from there.',
    see: ['5.23', '5.24'],
  },
  {
    id: '5.23',
    title: 'Cards that leave the game',
    text: 'A card with the word Remove goes for good if it was played as an event. Spent to activate or to build it is merely discarded.',
    see: ['5.22', '5.25'],
  },
  {
    id: '5.24',
    title: 'What everybody may know',
    text: 'How many cards are in the deck and in each hand, and which were discarded or removed. Which cards a side holds is secret.',
    see: ['5.22'],
  },
  {
    id: '5.25',
    title: 'Reshuffling',
    text: `At the end of a season in which Surrender! was played, in whatever way, or discarded, the discards are shuffled into the deck. The same happens when the deck is too short for a deal: first all is shuffled together, then dealt.

Third edition: a short deck is dealt out first, and the discards are shuffled for the rest. By an option, card 3 (Campaign) does so in place of card 6, Surrender!

Our ruling: holding Surrender!, or taking it from the enemy’s hand, does not cause a reshuffle. Removed cards stay out.`,
    see: ['5.21', '5.23'],
  },
  {
    id: '5.26',
    title: 'One card, one use',
    text: `In your action phase you play one card, for one thing: activate, build, or its event.

Our ruling: an activation that activates nobody is allowed.`,
    see: ['4.0', '5.3', '5.4', '5.5'],
  },
  {
    id: '5.3',
    title: 'Activation',
    text: 'Activated pieces may move, fight, raid or besiege. The value of the card limits whom you can name.',
    see: ['5.31', '5.32', '5.34', '5.36'],
  },
  {
    id: '5.31',
    title: 'Only the activated act',
    text: 'Any card will do. Pieces that are not activated do not move, attack, besiege or raid. Nobody is activated twice in a phase.',
    see: ['5.11', '5.36'],
  },
  {
    id: '5.32',
    title: 'Three ways to activate',
    text: `Choose one:
- **auxiliaries and leaders alone**, anywhere, up to the value: an Indian unit takes half a point, coureurs, rangers and leaders one each;
- **one drilled unit**, whatever the value, and nothing else;
- **one force** under a leader whose initiative is not above the value.

The Campaign event activates two forces, whatever the initiative of their leaders, as if by a 3.

Our ruling: for a leader named alone, initiative does not matter. Militia is never activated.`,
    see: ['3.2', '5.33', '5.34'],
  },
  {
    id: '5.33',
    title: 'One by one',
    text: 'All who act singly are named first. Then each finishes its move, battle and raid before the next begins, in any order you like. They never act as a group, even in one space.',
    see: ['5.32', '5.36'],
  },
  {
    id: '5.34',
    title: 'A force',
    text: `A leader takes along units of his space up to his command, and other leaders whose command is not above his. Each of these adds his own command to the limit. Leaders do not count against it.

So Montcalm (6) with Lévis (5) and Bougainville (3) may take 14 units, even for a card of 1: only Montcalm’s initiative counts.

The limit holds for moving, intercepting and avoiding battle. In battles, sieges and assaults everybody fights.

Our ruling: any leader of the space may command, not just the highest. He stays with the part that moves on.`,
    see: ['3.2', '5.534', '6.1', '14.2', '15.0'],
  },
  {
    id: '5.35',
    title: 'Forces last for a moment',
    text: 'Who commands whom is settled only while a force acts: in its activation, or when it defends, intercepts or avoids battle. At other times leaders and units just share a space.',
    see: ['5.34', '14.2', '15.0'],
  },
  {
    id: '5.36',
    title: 'The order of actions',
    text: `Each activated group first moves, then fights, then raids. A force that does not move may instead roll for its siege, assault, or both.

The besieged can only attack the besiegers (8.25).

Our ruling: a piece that only joined a battle from inside (8.251) or an assault (9.12) may still be activated later in the phase. Third edition: it may not.`,
    see: ['6.1', '7.1', '8.23', '9.1', '10.1'],
  },
]
