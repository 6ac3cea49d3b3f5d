/** Chapters 4 to 6: sequence of play, set-up, cards. */
import type { Rule } from '../index.ts'

export const SEQUENCE: readonly Rule[] = [
  {
    id: '4',
    title: 'Sequence of play',
    text: 'A year has nine Action Rounds and three Logistics Rounds between and after them.',
    see: ['4.1', '4.2', '4.3'],
  },
  {
    id: '4.0',
    title: 'The order of things',
    text: 'One year after the other, round by round, until a side has won at the end of a year.',
    see: ['4.1'],
  },
  {
    id: '4.1',
    title: 'The year',
    text: `- Action Rounds 1 and 2
- Fleets Arrive (15.0)
- Action Round 3
- Colonials Enlist (16.0)
- Action Rounds 4 to 9
- Winter Quarters (17.0), beginning with the Victory Check (18.2)`,
    see: ['4.2', '4.3'],
  },
  {
    id: '4.2',
    title: 'Action Rounds',
    text: 'In an Action Round both sides play cards and carry out actions, then battles are fought. The first three rounds are the Buildup season, with weaker cards. The other six are the Campaign season, with more Action Points.',
    see: ['7.1', '6.0'],
  },
  {
    id: '4.3',
    title: 'Logistics Rounds',
    text: `- **Fleets Arrive**, after round 2: Fleets and troops from Europe.
- **Colonials Enlist**, after round 3: Colonial troops, new ones and those disbanded in winter.
- **Winter Quarters**, after round 9: has anyone won? If not, troops go home and a new year is made ready.`,
    see: ['15.0', '16.0', '17.0'],
  },
  {
    id: '5',
    title: 'Set-up',
    text: 'Carillon sets up the scenario you choose: units, pools, tracks and decks.',
    see: ['5.1', '5.2', '5.3', 'P'],
  },
  {
    id: '5.0',
    title: 'Before the first round',
    text: 'Each scenario says what stands where, what lies in the pools, where the Victory marker starts and which cards are used.',
    see: ['P'],
  },
  {
    id: '5.1',
    title: 'Units and markers',
    text: 'Each side has its units as its scenario sheet lists them. The Indians stand on their Villages, the same in every scenario. All units start Full.',
    see: ['2.1.8', '3.0.2'],
  },
  {
    id: '5.2',
    title: 'Pools',
    text: `What may come later lies in pools:
- Fleets of both sides together, in some scenarios with a token;
- Metropolitan Brigades of each side, with Vagaries of War tokens;
- Colonial Brigades with their tokens, Colonial Light units, bonus Brigades, British Light units;
- Artillery, Forts and Commanders of each side;
- twelve War in Europe chits for each side: three of 0, six of 1, three of 2;
- the neutral Iroquois and Cherokee.

Pools are drawn from at random, except where a rule lets you pick.

Our ruling: how many chits there are of each value is known from one source only.`,
    see: ['15.2', '16.2', '18.3'],
  },
  {
    id: '5.3',
    title: 'Tracks and decks',
    text: `The round marker starts at Action Round 1, both Raid markers at 0, the Open Seas marker on its French side, the Victory marker where the scenario says.

There are five decks: a Buildup and a Campaign deck for each side, with the cards of the year, and one Indian deck. All are shuffled.`,
    see: ['6.0', '10.6.2', '9.3', '18.1'],
  },
  {
    id: '6',
    title: 'Cards',
    text: 'Cards give Action Points, Initiative and events.',
    see: ['6.0', '6.0.1'],
  },
  {
    id: '6.0',
    title: 'What a card says',
    text: `A card is British, French or Indian. It holds:
- one or more **AP** symbols (only Indian card 54 has none);
- an **Initiative** value, except on Indian cards;
- often an **event**, perhaps one for the start of the round.

Cards marked Buildup are for rounds 1 to 3, the others for rounds 4 to 9. Some belong to certain years only.

Our ruling: card 18 is a Buildup card. A year uses 6 Buildup, 9 Campaign and 12 Indian cards, so no deck ever runs out.`,
    see: ['7.1', '7.3', '7.4'],
  },
  {
    id: '6.0.1',
    title: 'The Reserve card',
    text: 'Each side keeps one card in reserve, chosen at the start of the year. Each round it may be played instead of the card just drawn, which then becomes the Reserve. In winter it is discarded. There is no Indian Reserve card.',
    see: ['7.1', '17.4'],
  },
]
