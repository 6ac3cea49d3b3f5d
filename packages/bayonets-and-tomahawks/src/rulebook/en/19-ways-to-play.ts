/** The playbook: scenarios, optional rules, team play, solitaire. */
import type { Rule } from '../index.ts'

export const WAYS_TO_PLAY: readonly Rule[] = [
  {
    id: 'P',
    title: 'Ways to play',
    text: 'Four scenarios and three variants, some options, play in teams or alone. For a first game take scenario 2: one year, and both sides can do everything.',
    see: ['P.1', 'P.2', 'P.3', 'P.4', 'P.options', 'P.team', 'P.solitaire'],
  },
  {
    id: 'P.1',
    title: 'Scenario 1: Vaudreuil’s Petite Guerre',
    text: 'One year, 1755. A small British army is still gathering while French and Indian raiders strike the frontier. The marker starts at French 1 and whoever has it on their side at the end wins. Bonus of 2 VPs: British for two French Victory Spaces, French for one British Settled Space.',
    see: ['18.2', 'P.1B'],
  },
  {
    id: 'P.1B',
    title: 'Scenario 1B: Early French & Indian War',
    text: `Scenario 1 over two years, 1755 and 1756, with the same draws in both. The bonuses of 1755 are those of scenario 1. In 1756 the same aims are worth 1 VP.

Our ruling: the printed additions and thresholds are lost to us. The pools hold the Commanders and Metropolitan Brigades that scenario 4 starts with, and at the end of 1756 whoever has the marker on their side wins.`,
    see: ['P.1'],
  },
  {
    id: 'P.2',
    title: 'Scenario 2: Loudoun’s Gamble',
    text: 'One year, 1757, with both sides near their best. The marker starts at French 1 and whoever has it on their side at the end wins. Bonus of 2 VPs: British for one French Settled Space, French for three British Victory Spaces. No card wins the Iroquois: they stay neutral unless someone trespasses.',
    see: ['18.2'],
  },
  {
    id: 'P.3',
    title: 'Scenario 3: Amherst’s Juggernaut',
    text: `Two years, 1758 and 1759. The British come with everything, the French must hold. The marker starts at French 5. Thresholds: in 1758 British 3 and French 5, in 1759 British 3, while the French win at British 2 or less.

Bonus of 2 VPs in 1758: British for two French Settled Spaces, French for three British Home Spaces. In 1759 the British score 2 for each French Colony in which they control two spaces or more. The French score 2 for each of Louisbourg, Montréal and Québec that the British do not control.`,
    see: ['18.2', 'P.3B', 'P.1760'],
  },
  {
    id: 'P.3B',
    title: 'Scenario 3B: An Ambitious British Offensive',
    text: `The year 1758 of scenario 3 by itself, a single great push.

Our ruling: the printed thresholds are lost to us. The British win at French 5 or better, where they began, the French at French 6 or more: in games between our machine players that is nearly even.`,
    see: ['P.3'],
  },
  {
    id: 'P.4',
    title: 'Scenario 4: The French & Indian War',
    text: 'The whole war, five years from 1755 to 1759, set up as in 1755 from French 1. Thresholds: none in 1755; British 1 and French 8 in 1756 and 1757; then as in scenario 3. Bonuses are those of scenarios 1 to 3, with 1 VP in 1756 for the aims of 1755.',
    see: ['18.2', '17.5', 'P.4B', 'P.1760'],
  },
  {
    id: 'P.4B',
    title: 'Scenario 4B: Historical Campaign',
    text: `Scenario 4 without chance in the reinforcements: the units that came in history come in their year to their place. If enemies hold the place, those from Europe follow 13.9.2, and Colonials go to the nearest friendly Home Space of their Colony. An enemy control marker without units is removed.

Our ruling: the printed tables are partly lost. Places and numbers follow what is left and the history of the units. Thresholds: British 5 in 1758 and 1759, French at British 4 or less in 1759, the others as in scenario 4.`,
    see: ['P.4', '15.3', '16.3'],
  },
  {
    id: 'P.1760',
    title: 'One more year: 1760',
    text: `An option of scenarios 3 and 4. If the British are at most 3 VPs short of winning at the end of 1759, and both sides agree, the war goes on for a year with the draws of 1759. Two British Metropolitan Brigades, no Highlanders, go from the Losses box to the pool. Thresholds: British 5, French at British 4 or less. Bonuses of 1759 not yet scored may be scored now.

Our ruling: the marker must stand at British 2, British 1 or French 1. Playing on sets aside the French victory of 1759. The cards of 1758 and 1759 are used.`,
    see: ['P.3', 'P.4', 'P.options'],
  },
  {
    id: 'P.options',
    title: 'Options',
    text: `Chosen when a game is created:
- **Balance**: in the last year the thresholds of both sides are shifted by one or two positions in favour of one side.
- **Harsh supply**: a stack Out of Supply may attack only units or Militia that stand between it and its nearest source, counted over Connections all its units can use, enemies disregarded. Overwhelming is free.
- **Emergency Artillery among reinforcements** (scenarios 4 and 4B): at 15.3 a side with no Artillery on the map or arriving may swap one Fleet it drew for one Artillery of its pool, or else of its Losses box.
- **1760** (scenarios 3 and 4): one more year.

Example of balance: two positions for the British in scenario 3 make it British 1 instead of British 3 in 1759, and the French need French 1.`,
    see: ['14.1.1', '15.3', '18.2', 'P.1760'],
  },
  {
    id: 'P.team',
    title: 'Play in teams',
    text: `Two players share a side: a **Colonial** and a **British** player, an **Indian** and a **French** player.
- Card, going first and Reaction: the Colonial and Indian players decide in odd rounds, the British and French in even ones.
- In the Action Phase the Colonial or Indian player acts first. A Reaction AP goes first to the one whose kind of AP it is.
- **Colonial player**: British-controlled Indians, Light units, Colonial Brigades; Light APs and half of the others, rounded down, no Sail AP; Colonials Enlist.
- **British player**: all other units, and those of the teammate not yet Spent; the other half of the APs with the Sail APs; Landing and Fleets Arrive.
- **Indian player**: Light and Indian units; the Indian card and Light APs; in odd rounds the first Light/Army AP, any other if the French player agrees.
- **French player**: all other units, and those of the teammate not yet Spent; the other APs; Landing and Fleets Arrive.

In winter each leads home their own kind of stack. Redeploying Commanders and combining units is up to the British and French players. Teammates talk openly, but may confer for five minutes in private once a year, after Fleets Arrive by our reading.

Our ruling: where the teammates would have to agree, Carillon decides.
- Both know the hand and the War in Europe chit of their side.
- The halves are those of the card: an AP held for Reaction counts, as one of the British player’s. A Light/Army AP held in an odd round is the one the Indian player need not ask for. What the Colonial player could use only of Sail APs is the British player’s. APs left over are lost, but Light/Army APs go on to the French player.
- If the French player keeps a Light/Army AP, the Indian player does not ask again in this round.
- The Colonial and Indian players move, call and build with their own units only. A Commander may go with these, not alone.
- A Reaction AP the first of the two does not want is offered to the other, a Sail AP only to the British or French player.
- Events at the start of a round: whoever chose the card, or the Indian player for the Indian card.
- In battle and when Overwhelmed, a stack of only the Colonial or Indian player’s units, Commanders and a Fort aside, is theirs to lead; any other is the British or French player’s.`,
    see: ['7.1', '7.3', '17.2'],
  },
  {
    id: 'P.solitaire',
    title: 'Solitaire',
    text: `The side nobody plays follows these lines; the rest is up to you:
- It has no Reserve card and plays what it draws. With the higher Initiative it goes first.
- French: each Indian AP raids if a target is in reach, otherwise an Indian moves towards one.
- Going first with three APs or more on its card it holds one for Reaction, never ×2, an Army AP if there is one.
- Stacks Out of Supply move so that the next check succeeds.
- Event rerolls are spent in the battle with most units that can use them. Its Fort is removed before a retreat if allowed.
- Fleets Arrive, French: one Fleet at Québec, the others at Louisbourg if friendly; half of the units, rounded up, at Québec, the rest at Louisbourg if friendly.
- Fleets Arrive, British: Fleets where most friends are, captured coastal Settled Spaces first.
- Colonials of a Colony gather on its most valuable Settled Space, Victory Spaces first.
- In winter it leaves every garrison it may.

Our ruling: on a tie of Initiative a French side that nobody plays goes first. If no French Fleet came, all its reinforcements go to Québec, as 15.3 then allows one space only. Event rerolls are made of dice that failed; a B&T may stay.`,
    see: ['6.0.1', '7.1', '9.0', '15.3', '17.3'],
  },
]
