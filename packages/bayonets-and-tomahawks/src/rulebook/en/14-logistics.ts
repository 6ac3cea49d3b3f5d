/** Chapters 14 to 16: end of a round, Fleets Arrive, Colonials Enlist. */
import type { Rule } from '../index.ts'

export const LOGISTICS: readonly Rule[] = [
  {
    id: '14',
    title: 'End of a round',
    text: 'Cards go, supply is checked, Routed stacks try to rally.',
    see: ['14.0', '14.1', '14.2'],
  },
  {
    id: '14.0',
    title: 'The steps',
    text: `- 1. The cards played are discarded, face down.
- 2. Spent markers go, and Landing and Marshal markers that are left.
- 3. Supply Check.
- 4. Rally.
- 5. On to the next round.

Our ruling: card 45 leaves the game after its use.`,
    see: ['14.1', '14.2', '4.1'],
  },
  {
    id: '14.1',
    title: 'Supply Check',
    text: `A **source** is a friendly Colony Home Space, or a space with a friendly Fleet, without a Battle marker. A stack on a source is in supply. So is one that can trace a line to a source, of any length, over Connections all its units could use:
- Highways and Roads;
- Paths, if the stack is of Light units only (never dark grey Paths of a neutral Nation);
- through friendly spaces;
- through its own Outposts that the enemy controls but does not occupy;
- through Wilderness without enemies.

Connection Limits do not matter.

Our ruling: a Fort or Commander in a stack closes the Paths to it. A space under siege is not a source, not even with a Fleet, but a line may start from it or pass through it. So besiegers of a Fortress are Out of Supply unless they trace elsewhere. A captured enemy space without a Fleet is never a source. The Sail Box is not checked.`,
    see: ['14.1.1', '2.4', '2.1.4'],
  },
  {
    id: '14.1.1',
    title: 'Out of Supply',
    text: `A stack not in supply gets an Out of Supply marker. It may not build and has a Battle Penalty, two with 8 units or more. The marker goes when the stack joins friends that are in supply, or passes a later check. Units that split off keep it. A Commander alone does not take it away.

With the Harsh supply option such a stack may attack only what stands between it and its nearest source.`,
    see: ['14.1', '12.0', '13.3.2', 'P.options'],
  },
  {
    id: '14.2',
    title: 'Rally',
    text: `Each Routed stack rolls one die, and as many more as the rating of one Commander with it. One success is enough and takes the Rout marker away:
- Light units only (a Fort or Commanders may be with them): **Flag or B&T**;
- any other stack: **Flag**.

Our ruling: the best Commander is used. Stacks in the Sail Box roll too.`,
    see: ['13.8', '3.7', '1.3'],
  },
  {
    id: '15',
    title: 'Fleets Arrive',
    text: 'After round 2 Fleets and troops come from Europe.',
    see: ['15.1', '15.2', '15.3'],
  },
  {
    id: '15.0',
    title: 'Troops from Europe',
    text: 'This Logistics Round brings the Fleets of both sides and their Metropolitan troops.',
    see: ['15.1'],
  },
  {
    id: '15.1',
    title: 'The two steps',
    text: `- 1. Draw reinforcements (15.2).
- 2. Place them on the map (15.3).`,
    see: ['15.2', '15.3'],
  },
  {
    id: '15.2',
    title: 'Drawing reinforcements',
    text: `Three draws, each at random from one pool, as many pieces as the scenario says for the year:
- 1. Fleets of both sides together;
- 2. British Metropolitan Brigades and tokens;
- 3. French Metropolitan Brigades and tokens.

Tokens count as pieces drawn. What is not drawn stays in the pool. If a pool is empty, the rest of the draws is lost.`,
    see: ['5.2', '15.2.1', '15.2.2'],
  },
  {
    id: '15.2.1',
    title: 'Vagaries of War',
    text: `Tokens in the pools make draws uncertain. After use a token is out of play, unless it is to be put back: then it returns when all draws of its pool are done.
- **French Navy Losses**: a French Fleet still in the pool is out for good. Put back.
- **Fewer Troops**: nothing comes. One kind is put back.
- **Pick 2 Artillery** (British): take two from the British Artillery pool.
- **Pick 2 Artillery or Light** (British): take two from the British Artillery and red Light pools, in any mix.
- **Pick 1 Artillery** (French): take one from the French Artillery pool.

If only one of two is there, take it. If there is none, draw one more piece instead.

Our ruling: the lost French Fleet is chosen at random. A token that is put back cannot be drawn twice in one Logistics Round.`,
    see: ['15.2', '16.2.1'],
  },
  {
    id: '15.2.2',
    title: 'Drawing a Commander',
    text: 'A Metropolitan Brigade with a golden crescent brings one Commander, at random from the side’s pool. He arrives on the space of that Brigade. If the pool is empty nobody comes.',
    see: ['3.7', '3.2'],
  },
  {
    id: '15.3',
    title: 'Placing reinforcements',
    text: `The British place theirs, then the French. First the Fleets, each on a friendly Coastal Home Space or a captured enemy one, bordering a friendly sea. All other units go where a Fleet of theirs has just been placed, any number to each. Without a new Fleet all go together to one legal space. If there is no legal space, see 13.9.2.

Our ruling: a besieged space is still legal if you control it. A Fleet that was there before does not count. New units free a stack they join of Rout and Out of Supply markers.`,
    see: ['10.6.2', '13.9.2', 'P.options'],
  },
  {
    id: '16',
    title: 'Colonials Enlist',
    text: 'After round 3 the British Colonies raise their troops, and the campaign begins.',
    see: ['16.1', '16.2', '16.3', '16.4'],
  },
  {
    id: '16.0',
    title: 'Troops of the Colonies',
    text: 'This Logistics Round brings Colonial units, and both sides change to their Campaign decks.',
    see: ['16.1'],
  },
  {
    id: '16.1',
    title: 'The three steps',
    text: `- 1. Draw Colonial reinforcements (16.2).
- 2. Place them, with the Disbanded Brigades, in their Colonies (16.3).
- 3. Change to the Campaign decks (16.4).`,
    see: ['16.2', '16.3', '16.4'],
  },
  {
    id: '16.2',
    title: 'Drawing Colonial units',
    text: 'The British draw from the pool of Colonial Brigades and tokens as many pieces as the scenario says for the year. If the pool runs out, the other draws are lost.',
    see: ['16.2.1', '5.2'],
  },
  {
    id: '16.2.1',
    title: 'Colonial Vagaries of War',
    text: `- **Fewer Troops**: nothing comes. One kind is put back.
- **Pick 1 Colonial Light**: take one from the Colonial Light pool; if that is empty, a Colonial Light unit from the Losses box; if there is none, draw one more piece. One kind is put back, unless both the Colonial Brigades and Colonial Light pools are empty.
- **Pennsylvania Musters**: the two Pennsylvania & Delaware Brigades of the bonus pool.
- **Pitt Subsidies**: two New England, one New York & New Jersey and one Virginia & South Brigade of the bonus pool.

Our ruling: bonus Brigades come only by their token. Once disbanded they return like the others.`,
    see: ['15.2.1', '17.5'],
  },
  {
    id: '16.3',
    title: 'Placing Colonial units',
    text: `Brigades drawn and Brigades from the Disbanded box go, Full, to friendly spaces of their own Colony. A Colonial Light unit goes to any friendly Colony Home Space.

Our ruling: Bases count. If a Colony has no friendly space, its Brigade stays in the Disbanded box.`,
    see: ['2.4', '17.2'],
  },
  {
    id: '16.4',
    title: 'Change to the Campaign deck',
    text: 'Reserve cards are kept. The one card left in each Buildup deck is discarded unseen, and until winter both sides draw from their Campaign decks. Nothing changes for the Indian deck.',
    see: ['6.0.1', '4.2'],
  },
]
