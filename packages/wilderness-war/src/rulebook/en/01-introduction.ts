/** The preface and chapter 1: whose words these are, editions, scenarios. */
import type { Rule } from '../index.ts'

export const INTRODUCTION: readonly Rule[] = [
  {
    id: '0',
    title: 'The game in a minute',
    text: `The French and Indian War, 1755 to 1762, for two. The British want Canada and the Ohio; the French want to hold out, and send their allies against the frontier.

**How it is played.** A year has two seasons. In each, both sides take turns playing a card: to activate troops, to build, or for its event. Armies need leaders, rivers carry them, forts feed them. Small bands go where armies cannot, and raid.

**How to win.** One marker runs to and fro on a track of Victory Points (VPs): for places taken, battles won and raids. At the end of a year it may decide the game.

**Whose words these are.** Ours. Carillon explains the rules of Wilderness War afresh, under the numbers of the printed rulebook, so that you can look up what a question or a log line names. These texts do not replace the printed rules: buy the game. “Our ruling” marks points that the rules leave open, and says how Carillon plays them.

**Which edition.** Carillon plays the first edition, with obvious mistakes corrected. The option Edition plays the third one where it differs:
- a strength of 6 to 8 with a roll of 5 costs the enemy 3 steps, not 2 (7.2);
- battle losses have no order: half of them, rounded up, from drilled troops (7.62);
- if the deck is short, its last cards are dealt before the discards are shuffled (5.25);
- a piece that joined a battle from inside, or an assault, cannot be activated later in the phase (5.36);
- an Amphib marker also gives way to an unbesieged French fortification (6.431), and lets the British avoid battle by sea (15.1);
- besieged fortifications too free auxiliaries from the stop after enemy fields (16.2);
- an infiltrator must have set out without other units (13.0);
- units that were infiltrated may not intercept into the next space only; nor may those just freed from a siege (14.24);
- all raiders in a space share one roll (10.1);
- a besieged British fortress counts as British in 1759, unless the besiegers could roll (12.12);
- Raise Provincial Regiments serves one department, at its fortifications (5.54);
- Dunbar commands 4 units, not 5 (3.2);
- the advanced rules are always in force (13.0);
- by a further option, card 3 causes the reshuffle, as in a later printing (5.25).

The optional rules of the third edition can be chosen one by one (18.1 to 18.7).`,
    see: ['1.0', '4.0', '12.1', '5.26'],
  },
  {
    id: '1',
    title: 'Introduction',
    text: 'Two sides, British and French, each with Indian allies. What your side owns is **friendly**, what the other owns is **enemy**.',
    see: ['1.0', '2.0', '3.1', '4.0'],
  },
  {
    id: '1.0',
    title: 'Scenarios and options',
    text: `Four scenarios, with two set-ups:
- **Annus Mirabilis**, 1757 to 1759: 62 cards, hands of nine, French 4 VPs;
- **Early War**, 1755 to 1759: 70 cards, hands of eight, 0 VPs;
- **Late War**, 1757 to 1762: begins like Annus Mirabilis;
- **The Full Campaign**, 1755 to 1762: begins like Early War.

All units begin full, and the provincial assemblies are supportive.

Options: the edition, listed in the preface; the advanced rules (13.0); the card that causes a reshuffle (5.25); a bid (12.3); draws in tournaments (12.14); the optional rules of the third edition (18.1 to 18.7).`,
    see: ['0', '12.12', '12.13', '12.3'],
  },
]
