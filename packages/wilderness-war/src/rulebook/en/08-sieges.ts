/** Chapters 8 and 9: forts, fortresses, sieges and assaults. */
import type { Rule } from '../index.ts'

export const SIEGES: readonly Rule[] = [
  {
    id: '8',
    title: 'Forts, fortresses and sieges',
    text: 'Walls are first surrounded, then worn down, then stormed.',
    see: ['8.1', '8.2', '9.1'],
  },
  {
    id: '8.1',
    title: 'Inside or outside',
    text: `When the enemy enters the space of your unbesieged fort or fortress, you say which of your pieces go inside. The others fight outside. A stockade has no inside: its defenders fight, and the attacker rolls at −1.

Our ruling: interception comes first. Interceptors must fight outside; those who were there may choose. If the attackers lose, all come out again and no siege begins.`,
    see: ['8.11', '8.12', '8.13', '14.1'],
  },
  {
    id: '8.11',
    title: 'Room inside',
    text: 'A fort holds four units and any number of leaders. A fortress holds everybody.',
    see: ['8.1', '8.13'],
  },
  {
    id: '8.12',
    title: 'No help from the walls',
    text: 'Units that fight outside have no help from the fort or fortress, nor from anybody inside.',
    see: ['8.1', '7.51'],
  },
  {
    id: '8.13',
    title: 'Beaten outside',
    text: 'Losing defenders retreat as usual, or some or all of them go inside, as far as there is room.',
    see: ['7.91', '8.11'],
  },
  {
    id: '8.2',
    title: 'Sieges',
    text: 'How a siege begins, rises, ends or is broken.',
    see: ['8.21', '8.23', '8.25'],
  },
  {
    id: '8.21',
    title: 'A siege begins',
    text: `A fort or fortress is besieged, at level 0, as soon as enemy units are in its space and nobody of its side is outside: after a battle won, if all went inside, or if the place was empty. Stockades are never besieged.

Our ruling: to hold a siege any unit is enough, even without a leader.`,
    see: ['6.51', '8.232'],
  },
  {
    id: '8.22',
    title: 'In a besieged space',
    text: 'Nobody controls a besieged fortress: not for sailing, reinforcements, victory, nor the conditions of events. No reinforcements enter; units outside may be restored. No event except Small Pox removes or restores those inside. An event played during the siege does not catch up with them later.',
    see: ['2.0', '5.522', '5.523', '6.432'],
  },
  {
    id: '8.23',
    title: 'Raising the level',
    text: 'A place can be stormed only when the siege has the level it takes: 1 for a fort, 2 for a fortress. Rolls raise it, never beyond 2.',
    see: ['8.231', '8.24', '9.1'],
  },
  {
    id: '8.231',
    title: 'The siege roll',
    text: `The besiegers must have begun the phase there, with drilled troops (in supply, 17.3) and a leader. A leader of the highest command there is activated as for a force; nobody moves, and numbers do not matter. Either side may play Coehorns & Howitzers. Then a die:
- 2 or less: nothing;
- 3 to 5: the level rises by 1;
- 6 or more: it rises by 2.

Add the besieging commander’s tactics, subtract the besieged one’s; 2 for Coehorns, for or against; −1 at Louisbourg.

**Surrender!** takes the place of the roll. The garrison goes to its closest unbesieged fortification.

Our ruling: at level 2 you may still roll. Surrender! may follow the enemy’s Coehorns. With no fortification left the garrison is lost; from Louisbourg you count from Québec.`,
    see: ['7.51', '5.56', '17.3'],
  },
  {
    id: '8.232',
    title: 'The siege is lifted',
    text: 'When no besieging unit is left in the space the siege is over, whatever its level was.',
    see: ['8.21'],
  },
  {
    id: '8.24',
    title: 'Time for the assault',
    text: `Once the level is reached, the active stack may assault in the same phase. It need not; but a declared assault is carried out, even if the defender only now plays Coehorns. Empty forts and fortresses must be assaulted too.

A captured fortress, originally the enemy’s, that is left empty goes back to him at once, for 3 VPs.

Our ruling: an Amphib marker holds it as a unit would. The reason why it is empty does not matter.`,
    see: ['8.23', '9.1', '12.21'],
  },
  {
    id: '8.25',
    title: 'Sorties',
    text: `Besieged units may be activated, but only to attack the besiegers, in a battle outside. Militia may join. The besiegers defend.

Our ruling: only the activated ones fight, within the limits of command (5.34), and leaders alone cannot. The besiegers may avoid battle or retreat anywhere legal.`,
    see: ['5.36', '7.3', '8.252'],
  },
  {
    id: '8.251',
    title: 'Relief',
    text: 'When friends move in to attack the besiegers, units and leaders inside may fight along though they were not activated.',
    see: ['5.36', '7.1', '8.252'],
  },
  {
    id: '8.252',
    title: 'If it fails',
    text: 'The besieged who lose go back inside, and the siege goes on. Those who came from another space may not go inside: they retreat to where they came from.',
    see: ['7.92', '8.25'],
  },
  {
    id: '9',
    title: 'Assaults',
    text: 'The storming of a fort or fortress, with all in the place.',
    see: ['9.1', '9.2'],
  },
  {
    id: '9.1',
    title: 'When to assault',
    text: `A force that has not moved may assault when the siege has reached 1 against a fort, 2 against a fortress. Auxiliaries alone may do it.

Our ruling: a leader is needed, one of the highest command there, activated with his initiative. Supply is not.`,
    see: ['8.23', '9.11', '9.12'],
  },
  {
    id: '9.11',
    title: 'At once or later',
    text: 'The assault may follow the roll that reached the level. In a later phase the besiegers may assault without rolling again.',
    see: ['8.24', '9.1'],
  },
  {
    id: '9.12',
    title: 'Everybody takes part',
    text: 'All units and leaders in the space fight, whatever the limits of command. If one force of a Campaign marches to a siege that the other holds, both may storm together.',
    see: ['5.34', '5.36'],
  },
  {
    id: '9.13',
    title: 'Modifiers of an assault',
    text: `- Each side adds the tactics of its commander, a leader of the highest command.
- +2 for the side that played Coehorns & Howitzers this phase, for the siege roll or now.
- The attacker always uses one column further left.`,
    see: ['7.51', '8.231'],
  },
  {
    id: '9.14',
    title: 'How it differs from a battle',
    text: `- No militia.
- Both sides lose drilled troops first, until none is left; among these, full ones are reduced first.
- No retreat.
- No VP for the assault itself, only for the place.`,
    see: ['7.6', '7.62', '7.7'],
  },
  {
    id: '9.2',
    title: 'Who wins an assault',
    text: `The attacker needs a strictly higher result. Killing all defenders is not enough: an empty place fires on the column for 0.

Our ruling: attackers who are ahead but wiped out have taken the place; a fortress then goes back for want of a unit (8.24).`,
    see: ['9.21', '9.22', '7.2'],
  },
  {
    id: '9.21',
    title: 'The defender wins',
    text: 'The siege goes on, at its level, even if nobody is left inside.',
    see: ['8.23', '9.2'],
  },
  {
    id: '9.22',
    title: 'The attacker wins',
    text: `Everybody inside is eliminated, leaders too. A fortress is taken intact, 3 VPs. A fort becomes a fort under construction of the captor, 2 VPs. The siege marker goes.

After Surrender! a fort stays complete, for the same 2 VPs.`,
    see: ['8.24', '12.21', '5.45'],
  },
]
