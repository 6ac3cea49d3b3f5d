/** Chapters 13 to 17: the advanced rules. */
import type { Rule } from '../index.ts'

export const ADVANCED: readonly Rule[] = [
  {
    id: '13',
    title: 'Infiltration',
    text: 'One band of auxiliaries can slip through where the enemy stands.',
    see: ['13.0', '13.1', '13.2', '13.4'],
  },
  {
    id: '13.0',
    title: 'Who may infiltrate',
    text: `Rules 13 to 17 are the advanced rules; Carillon plays them unless the option says otherwise, and always in the third edition.

One auxiliary unit, with leaders or without, may pass by land or boat through spaces with unbesieged enemy units or fortifications. It must enter such a space without other units, and may leave none there. There is no other way for auxiliaries alone into the space of an unbesieged enemy fort or fortress.

Our ruling: others of its force may have been left in earlier spaces. Third edition: it must have set out alone.`,
    see: ['6.52', '13.1', '14.1'],
  },
  {
    id: '13.1',
    title: 'A way out',
    text: `It must have enough movement left to reach a space that it may enter without infiltrating.

Our ruling: by further infiltrations if need be, supposing that all succeed.`,
    see: ['6.2', '6.3', '13.0'],
  },
  {
    id: '13.2',
    title: 'It can be intercepted',
    text: 'Enemy units in the space may try to intercept it, whatever they are and whatever the terrain. Those in adjacent spaces may try under the usual limits. There is one attempt in all.',
    see: ['14.1', '14.21', '14.24'],
  },
  {
    id: '13.3',
    title: 'Driven back',
    text: 'If a retreat or Lake Schooner sends it back to a space the enemy occupies, it is eliminated, with its leaders.',
    see: ['7.92', '14.12'],
  },
  {
    id: '13.4',
    title: 'Going on or stopping',
    text: `It may go on, through further enemy spaces too, or stop. Where it stops among the enemy there is a battle.

Our ruling: it cannot stop in the space of an unbesieged enemy fort or fortress.`,
    see: ['6.51', '6.52', '13.1'],
  },
  {
    id: '14',
    title: 'Interception',
    text: 'Units beside the enemy’s way may step into it.',
    see: ['14.1', '14.2'],
  },
  {
    id: '14.1',
    title: 'The attempt',
    text: `When the enemy moves into a space, by land, boat or sea, units next to it may try to intercept; so may units in it, against an infiltrator. Name who tries, roll a die and add the tactics of who commands. On 4 or more they stand in the space, and the enemy must attack them. Otherwise he goes on.

There is no interception of retreats, interceptions or units avoiding battle.`,
    see: ['14.2', '15.4', '8.1'],
  },
  {
    id: '14.11',
    title: 'A stockade of the interceptors',
    text: 'Their empty stockade in the space is not captured, and helps them in the battle.',
    see: ['5.45', '7.54'],
  },
  {
    id: '14.12',
    title: 'Intercepted at a fort',
    text: 'An infiltrator intercepted in the space of an enemy fort or fortress fights outside the walls. It must retreat afterwards even if it wins; the interceptors need not.',
    see: ['13.0', '7.92'],
  },
  {
    id: '14.2',
    title: 'Who may intercept',
    text: 'For each space the enemy enters: one attempt, by one unbesieged unit or one force. A force may be part of a stack, within the limits of command. Leaders alone cannot.',
    see: ['5.34', '14.21', '14.22', '14.23', '14.24'],
  },
  {
    id: '14.21',
    title: 'Hard to catch in the woods',
    text: 'One auxiliary unit, with leaders or without, that enters wilderness or mountains can be intercepted only by one auxiliary unit, with leaders or without. Units in the very space it infiltrates are free of this.',
    see: ['13.2', '14.2'],
  },
  {
    id: '14.22',
    title: 'Not among friends',
    text: `A group that enters a space with unbesieged units or a fortification of its side cannot be intercepted there. A leader alone does not protect.

Our ruling: a besieged fortification does.`,
    see: ['14.2'],
  },
  {
    id: '14.23',
    title: 'Leaders alone',
    text: 'Leaders who move without units are not intercepted.',
    see: ['6.53', '14.2'],
  },
  {
    id: '14.24',
    title: 'Once infiltrated',
    text: `Units of a space that was infiltrated, because they failed or did not try, may not intercept infiltrators again in that phase.

Third edition: only not into the next space. And nobody intercepts an enemy who leaves his own space, so units just freed from a siege may not either.`,
    see: ['13.2', '14.2'],
  },
  {
    id: '15',
    title: 'Avoiding battle',
    text: 'Units about to be attacked may try to be elsewhere.',
    see: ['15.0', '15.1', '15.2'],
  },
  {
    id: '15.0',
    title: 'Slipping away',
    text: `One unit or one force that is about to be attacked and not besieged may try. It may be part of a stack, within the limits of command. A die, plus the tactics of who commands: 4 or more, and it goes to an adjacent space.

In wilderness and mountains, auxiliaries alone avoid attackers who have no auxiliaries without a roll.

Our ruling: one attempt per attack. Light infantry is not an auxiliary here. Besiegers may avoid a relief or a sortie.`,
    see: ['5.34', '15.1', '15.3', '15.4'],
  },
  {
    id: '15.1',
    title: 'Where to',
    text: `Not to the space the attackers came from, nor where unbesieged enemy units or an enemy fortification are. Terrain does not matter.

Third edition: from an Amphib space the British may go to any port they control.`,
    see: ['7.92', '15.0'],
  },
  {
    id: '15.2',
    title: 'When all are gone',
    text: 'The active group may move on, and if it follows them they may try again. But an enemy fortification stops it: a fort or fortress is besieged, a stockade falls to drilled troops or is raided by auxiliaries.',
    see: ['5.45', '6.51', '8.21'],
  },
  {
    id: '15.3',
    title: 'Some inside, some away',
    text: `At a fort or fortress some may go inside while others try to avoid battle. Those who fail must fight outside, and those inside stay there.

Our ruling: who goes inside is said before the roll.`,
    see: ['8.1', '15.0'],
  },
  {
    id: '15.4',
    title: 'Not after an interception',
    text: 'Neither those intercepted nor the interceptors may avoid battle. Units that failed to intercept cannot avoid battle when attacked later in the same enemy move.',
    see: ['14.1', '15.5'],
  },
  {
    id: '15.5',
    title: 'One or the other',
    text: 'In one enemy move you cannot avoid battle in a space with some units and try to intercept into it with others, whether that succeeds or not.',
    see: ['14.2', '15.0'],
  },
  {
    id: '16',
    title: 'Scouting',
    text: 'Guides help armies through the woods, and bands go carefully among hostile farms.',
    see: ['16.1', '16.2', '6.2'],
  },
  {
    id: '16.1',
    title: 'Guides',
    text: 'Drilled troops that move with auxiliaries need not stop after passing through wilderness. In mountains they still stop.',
    see: ['6.2', '3.13'],
  },
  {
    id: '16.2',
    title: 'Among hostile farms',
    text: `Auxiliaries without drilled troops that pass by land through a cultivated space originally the enemy’s stop in the next space. Not if an unbesieged fortification of theirs is in the space they pass through.

Third edition: a besieged one will do.`,
    see: ['6.2', '2.0'],
  },
  {
    id: '17',
    title: 'Supply',
    text: 'Drilled troops need a line to a fortress.',
    see: ['17.1', '17.2', '17.3'],
  },
  {
    id: '17.1',
    title: 'Sources',
    text: `Only drilled troops need supply. It comes from a fortress originally yours, under your control and not besieged. The British may also use a captured port or an Amphib space.

Our ruling: an Amphib space is a source even while the British besiege there.`,
    see: ['2.0', '6.432', '17.2'],
  },
  {
    id: '17.2',
    title: 'The line',
    text: 'A chain of adjacent spaces to the source, none of them with unbesieged enemy units or fortification. A besieged enemy fort or fortress does not cut it.',
    see: ['17.21', '17.1'],
  },
  {
    id: '17.21',
    title: 'What the line is made of',
    text: `Each space of the chain, except the supplied one,
- is cultivated, by whichever side, or
- has a friendly fortification, or
- has an Amphib marker, or
- is joined by water to its neighbours in the chain.

The supplied space may be anything. But if the next space counts only for its water, water must join the two.`,
    see: ['2.0', '17.2'],
  },
  {
    id: '17.3',
    title: 'Out of supply',
    text: `Drilled troops out of supply
- do not build;
- do not roll for a siege, nor play Surrender!;
- cannot be restored.

They move, fight and assault as usual, and a siege keeps its level. Supply is looked at when it is needed: one stockade may open the line for the next one of the same card.`,
    see: ['5.41', '5.523', '8.231', '9.1'],
  },
]
