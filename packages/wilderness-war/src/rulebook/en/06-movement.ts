/** Chapter 6: movement. */
import type { Rule } from '../index.ts'

export const MOVEMENT: readonly Rule[] = [
  {
    id: '6',
    title: 'Movement',
    text: 'On foot, by boat or by sea, and what happens where the enemy is.',
    see: ['6.1', '6.2', '6.3', '6.4', '6.5'],
  },
  {
    id: '6.1',
    title: 'Three kinds of movement',
    text: `A group moves by land, by boat or by sea, one kind per activation. It picks nobody up. It may leave units and subordinate leaders on the way; they are done for this phase.

Our ruling: a move that is legal by land and by boat need not be declared as one of them. Auxiliaries who are left in a space they must raid do so at the end (10.13).`,
    see: ['5.34', '6.2', '6.3', '6.4', '10.13'],
  },
  {
    id: '6.2',
    title: 'By land',
    text: `A group enters adjacent spaces up to its movement, over connections of any kind. Terrain may stop it:
- **wilderness**: drilled troops that have passed through one stop in the next space;
- **mountain**: everybody stops on entering.

Neither holds where your side has a fortification.

Our ruling: the space they start from is not passed through.`,
    see: ['6.21', '6.22', '16.1', '16.2'],
  },
  {
    id: '6.21',
    title: 'Leaders alone',
    text: 'A leader who moves without units has a movement of 6.',
    see: ['6.2', '6.53'],
  },
  {
    id: '6.22',
    title: 'The slowest sets the pace',
    text: `A force goes at the pace of its slowest unit. When slow units are left behind, the others may go on at their own.

Our ruling: spaces already moved count.`,
    see: ['3.1', '6.2'],
  },
  {
    id: '6.3',
    title: 'By boat',
    text: `Up to nine spaces, over rivers and lakeshores, whatever the terrain. Once in the activation boats may be carried over a land connection. Both its ends must be a cultivated space originally yours, or have a fortification of yours. If that fortification is besieged, the group must stop on entering.

Our ruling: the portage counts among the nine spaces, and water may come before and after it. Entering a besieged fort of yours means battle with the besiegers.`,
    see: ['2.0', '6.1'],
  },
  {
    id: '6.4',
    title: 'By sea',
    text: `From one port you control straight to another; that is the whole move. The French sail between Québec and Louisbourg only.

Our ruling: a besieged port serves nobody, unless an Amphib marker lets the British in (6.432). Once Louisbourg is British, the French have nowhere to sail.`,
    see: ['2.0', '6.41', '6.42', '6.43'],
  },
  {
    id: '6.41',
    title: 'A force at sea',
    text: 'A force sails only if a card of value 3 activated it. The Campaign event counts as one.',
    see: ['5.32', '6.42'],
  },
  {
    id: '6.42',
    title: 'One piece at sea',
    text: 'A unit or leader activated alone sails with any card.',
    see: ['5.32', '6.41'],
  },
  {
    id: '6.43',
    title: 'British landings',
    text: 'The British alone may sail along the landing arrows: from Halifax to Louisbourg; from Louisbourg to Baie-St-Paul, Île d’Orléans or Rivière-Ouelle.',
    see: ['6.431', '6.432', '7.54'],
  },
  {
    id: '6.431',
    title: 'How to land',
    text: `Besides the card that activates them, the British play Amphibious Landing. They must control the port they leave, not the space they land in. That space gets an Amphib marker. It is removed when only French units are there, drilled troops among them. Foul Weather comes before Amphibious Landing is played.

Our ruling: a landing from Louisbourg needs the fortress captured; the marker alone will not do. A landing that is beaten leaves its marker, unless French drilled troops now hold the space alone. No landing in a year of Louisbourg Squadrons.

Third edition: an unbesieged French fortification, without British units, removes the marker too.`,
    see: ['6.43', '6.432', '7.54'],
  },
  {
    id: '6.432',
    title: 'What an Amphib marker does',
    text: `- British naval moves between it and any port they control, even during a siege there, with no card and no penalty.
- It keeps Louisbourg British without a unit.
- British defenders who lose a battle there may retreat to any port they control.
- British reinforcements may enter there as at a port.

Our ruling: no naval move between two Amphib spaces. No reinforcements while it is besieged (8.22). It is a source of supply, also for those who besiege there.`,
    see: ['2.0', '6.4', '7.91', '8.22', '17.1'],
  },
  {
    id: '6.5',
    title: 'Where the enemy is',
    text: 'Unbesieged enemy units and fortifications stop whoever comes. What follows depends on what is there.',
    see: ['6.51', '6.52', '6.53', '6.54'],
  },
  {
    id: '6.51',
    title: 'Entering an enemy space',
    text: `A group that enters a space with unbesieged enemy units or fortification stops there, and:
- **units outside**: battle. After an overrun (7.82), or if all avoided (15.2), it may move on;
- **fort or fortress, nobody outside**: the siege begins, at 0;
- **stockade, nobody there**: drilled troops capture it, 1 VP; auxiliaries alone must raid it.

Our ruling: things happen in this order: Lake Schooner, one interception attempt, inside or outside, avoiding battle, battle.`,
    see: ['7.1', '8.1', '8.21', '5.45', '10.1'],
  },
  {
    id: '6.52',
    title: 'Forts bar auxiliaries',
    text: 'Only a group with drilled troops may enter the space of an enemy fort or fortress that is not besieged. Auxiliaries alone can only infiltrate it.',
    see: ['3.11', '13.0'],
  },
  {
    id: '6.53',
    title: 'Leaders without troops',
    text: `Leaders alone may not enter a space the enemy occupies. A leader who is left among the enemy with neither units nor fort must retreat or is lost.

Our ruling: he goes at once, before any raid, to an adjacent space, not the one the enemy came from, or into a fort or fortress of his there. A stockade does not shelter him.`,
    see: ['6.54', '7.92'],
  },
  {
    id: '6.54',
    title: 'What stops nobody',
    text: 'Enemy leaders alone, forts under construction and settlements do not hinder movement.',
    see: ['5.44', '5.532', '6.53'],
  },
]
