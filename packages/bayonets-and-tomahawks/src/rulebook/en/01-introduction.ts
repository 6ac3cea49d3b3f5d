/** The preface and chapter 1: factions and dice. */
import type { Rule } from '../index.ts'

export const INTRODUCTION: readonly Rule[] = [
  {
    id: '0',
    title: 'The game in a minute',
    text: `North America, 1755 to 1759. The British want New France, the French and their Indian allies want to keep it. Armies are few, the woods are wide, and forts, fleets and raids decide as much as battles.

**How to win.** Victory Points (VPs) push one marker to and fro on one track. They come from captured Victory Spaces, from raids and from the objectives of the year. At the end of a year the marker is compared with a Victory Threshold.

**How a year runs.** Nine Action Rounds. In each, both sides play a card, and its Action Points (APs) let stacks march, raid, sail, gather or build. Then battles are fought, supply is checked, and Routed stacks try to rally. Between the rounds reinforcements arrive. In winter most troops go home.

**What makes it hard.** A card gives two or three actions for a whole continent. Only Light units go through the woods, only Artillery breaks a Fortress, and each unit acts once a round.

Questions and log lines carry a rule number: look it up here. “Our ruling” marks points where the rules or their examples leave room, and says how Carillon plays them.`,
    see: ['4.1', '7.1', '18.0', 'P'],
  },
  {
    id: '1',
    title: 'Introduction',
    text: 'Two factions, one map, special dice. This chapter names the sides and reads the dice.',
    see: ['1.1', '1.3', '2', '3'],
  },
  {
    id: '1.1',
    title: 'The war at a glance',
    text: 'A scenario lasts one year or more. A year has nine Action Rounds, in which cards are played, and three Logistics Rounds, in which reinforcements come and winter falls. Whoever has pushed the Victory marker far enough at the end of a year wins.',
    see: ['4.1', '18.1'],
  },
  {
    id: '1.1.1',
    title: 'The two factions',
    text: `One side is **British**, colonials included. The other is **French** and commands most Indian units too. What your faction owns or controls is **friendly**, what the other owns or controls is **enemy**.

Our ruling: “Home” speaks of the colour printed on the map, “friendly” of control. A friendly Home Space has your colour and your control. A friendly Colony Home Space also lies in a Colony of yours: a captured space is never one.`,
    see: ['2.1.2', '3.0', '8.1'],
  },
  {
    id: '1.2',
    title: 'What is in the box',
    text: 'A map, 54 cards (21 British, 21 French, 12 Indian), 135 units, 8 Commanders, 17 Vagaries of War tokens, 24 War in Europe chits, markers and six dice. Carillon keeps it all in order: every piece and card is always in exactly one place, and you can look it up on the board.',
    see: ['3.0', '6.0', '5.2'],
  },
  {
    id: '1.3',
    title: 'The die',
    text: `A die has six faces:
- **Flag**, on two faces: almost always good;
- **triangle/circle Hit**: a Hit for triangular and round units;
- **square/circle Hit**: a Hit for square and round units;
- **B&T** (bayonet and tomahawk): depends on who rolls it;
- **Miss**, with a small crescent: nothing, and a danger to a Commander who asked for the roll.

Dice are rolled for raids, battles, Commanders in danger and rallies. Nothing else needs them.`,
    see: ['9.2', '9.3', '13.3.3', '13.5.1', '14.2'],
  },
]
