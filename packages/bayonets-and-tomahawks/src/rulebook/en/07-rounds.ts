/** Chapters 7 and 8: Action Rounds, Action Points, Indian Nations. */
import type { Rule } from '../index.ts'

export const ROUNDS: readonly Rule[] = [
  {
    id: '7',
    title: 'Action Rounds',
    text: 'Play a card, use its Action Points, fight the battles that follow.',
    see: ['7.1', '7.2', '7.3'],
  },
  {
    id: '7.0',
    title: 'One round',
    text: 'In a round each side plays one of its cards for actions and perhaps an event. The French play an Indian card as well.',
    see: ['7.1'],
  },
  {
    id: '7.1',
    title: 'The steps of a round',
    text: `Before the first round of a year each side draws two Buildup cards, keeps one as Reserve and discards the other unseen.

Every round:
- 1. Each side draws a card, the French an Indian card too.
- 2. Each secretly plays the drawn card or the Reserve. The other is the new Reserve.
- 3. All three cards are shown.
- 4. The higher Initiative value decides who is First Player. On a tie the French choose.
- 5. Events for the start of the round, First Player first.
- 6. Action Phase of the First Player.
- 7. Action Phase of the Second Player.
- 8. The First Player may use a Reaction AP.
- 9. Battles.
- 10. End of the round.

Our ruling: of their own two cards the French resolve the Indian one first.`,
    see: ['6.0.1', '7.2', '7.3.6', '7.4', '13.0', '14.0'],
  },
  {
    id: '7.2',
    title: 'The Action Phase',
    text: `- 1. Units in the Sail Box land. They must.
- 2. The French use the APs of the Indian card, for Indian units only.
- 3. The First Player decides whether to hold an AP for Reaction.
- 4. Actions with the other APs of the card, and its event where it fits.

Our ruling: Indian APs not used before the French go on are lost.`,
    see: ['7.2.1', '7.3', '10.6.1'],
  },
  {
    id: '7.2.1',
    title: 'Spent',
    text: `A unit that has acted or landed is **Spent**: no second action this round. It still fights, and may still intercept a raid.

Our ruling: units that were Overwhelmed, retreated, intercepted or have just arrived are not Spent.`,
    see: ['7.3', '9.2'],
  },
  {
    id: '7.3',
    title: 'Action Points',
    text: `Each AP lets one stack do one action. You choose the order, and you need not use them all. What is left at the end of the round is lost. Each unit acts once a round, and all units of the action must be allowed to do it.

British and French APs may also activate Indian units of their side. Indian APs activate Indians only.`,
    see: ['7.3.1', '7.3.7', '7.2.1'],
  },
  {
    id: '7.3.1',
    title: 'Army APs and Light APs',
    text: `- **Army AP** (square): a stack of any units.
- **Light AP** (triangle): Light units of one space, perhaps with one Commander. They may stand among other units. Only a Light AP lets a Light unit raid.`,
    see: ['7.3.7', '9.0', '10.4', '10.5'],
  },
  {
    id: '7.3.2',
    title: 'Indian APs',
    text: 'A Light AP for Indians: one Indian unit, or several units of the same Nation on one space. It allows a raid too.',
    see: ['8.0', '9.0', '10.5'],
  },
  {
    id: '7.3.3',
    title: 'Sail/Army APs',
    text: 'The anchor: an Army AP that can also be used to sail.',
    see: ['10.6'],
  },
  {
    id: '7.3.4',
    title: '×2 APs',
    text: `An AP with ×2 doubles movement: twice the Movement Points, a raid of twice the distance, or sailing and landing in one round. It may always be used as a plain AP.

Our ruling: after sailing with ×2, landing at once is up to you.`,
    see: ['9.1', '10.2', '10.6'],
  },
  {
    id: '7.3.5',
    title: 'French Light/Army APs',
    text: `Use it as a Light AP or as an Army AP, as you like.

Our ruling: it is never a Sail AP.`,
    see: ['7.3.7'],
  },
  {
    id: '7.3.6',
    title: 'Reaction',
    text: `The First Player may hold one AP of the faction card, even the only one, but none of the Indian card. It is used, or not, after the Second Player’s whole Action Phase.

Our ruling: the extra Light AP of card 54 may be held. A Reaction may use the event of the card if it is still unused. Spent units stay Spent and Connection Limits go on counting. A stack that sails with a plain AP stays at sea until the next round.`,
    see: ['7.2', '10.6.1'],
  },
  {
    id: '7.3.7',
    title: 'Actions by kind of AP',
    text: `- **Light** or **Indian AP**: Raid (9.0), Light Movement (10.5).
- **Army AP**: Army Movement (10.4), Marshal Troops (11.0), Construction (12.0).
- **Sail/Army AP**: the same as an Army AP, and Sail Movement (10.6).
- **Light/Army AP**: what a Light AP or an Army AP allows.`,
    see: ['9.0', '10.0', '11.0', '12.0'],
  },
  {
    id: '7.4',
    title: 'Events',
    text: `An event comes on top of the APs of its card. One for the start of the round must be resolved then if it can do anything, First Player first. Others are used in the action or battle they speak of, and are lost if not used.

Our ruling: cards 39 and 54 work at the start of the round. Card 39 asks for French control of at least one end of the Highway. Cards 4, 12 and 17 may restore Disbanded Colonial Brigades. Card 18 must be used if a British Fleet is in the pool. Played in round 1 or 2, it leaves eight pieces to draw instead of nine (15.2), in scenario 4 too. An event that changes control moves the VPs too.`,
    see: ['7.1', '13.5'],
  },
  {
    id: '8',
    title: 'Indian Nations',
    text: 'The Iroquois and the Cherokee start neutral. Diplomacy may win them, trespass drives them to the enemy.',
    see: ['8.0', '8.1'],
  },
  {
    id: '8.0',
    title: 'How a Nation joins',
    text: `- By a Diplomacy event (cards 13, 19, 29, 38) if its conditions are met.
- By **trespass**: a stack that enters a Village of a neutral Nation must stop there, and the whole Nation at once joins the other side.

A unit of the Nation then stands on every Village. If the intruders do not Overwhelm the one before them, there will be a battle.

Our ruling: every move of an action counts as trespass, also the move over a new Road. The intruders stop even if they Overwhelm. In the battle the Nation’s side is the defender. Raids, supply lines and Return to Colonies cannot use the dark grey Paths of a neutral Nation.`,
    see: ['8.1', '2.1.8', '13.1'],
  },
  {
    id: '8.1',
    title: 'A Nation under control',
    text: `The Nation is marked with its new side, for the rest of the game, and one of its units is placed on each of its Villages. Its Villages and units are friendly to that side. A Village captured later does not change the Nation’s side.

Our ruling: the Villages count as controlled by the new side since the start of the round. The new units may act in this same round.`,
    see: ['8.0', '17.2'],
  },
]
