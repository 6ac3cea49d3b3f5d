/** Chapter 5, third part: events (5.5). */
import type { Rule } from '../index.ts'

export const EVENTS: readonly Rule[] = [
  {
    id: '5.5',
    title: 'Events',
    text: 'The text of the card is the rule. Reinforcements, alliances, politics and responses have rules of their own.',
    see: ['5.51', '5.52', '5.53', '5.56'],
  },
  {
    id: '5.51',
    title: 'Playing an event',
    text: `The card says when it may be played and what it does. Markers recall what lasts: Pitt, the Diplomatic Revolution, the squadrons of Louisbourg, Quiberon, Blockhouses, the Cherokee.

Our ruling: an event whose condition is met may be played though it changes nothing. A side may play one Regulars event a season; Highlanders and Royal Americans do not count.`,
    see: ['5.12', '5.23'],
  },
  {
    id: '5.52',
    title: 'Reinforcements',
    text: `New units come from the counters that are not in play: their number is the limit. Regulars and coureurs that were eliminated never return. Provincials, light infantry, militia, Indians and rangers may.

Our ruling: where a card names ports or fortresses, its units may be split among several. French Regulars all go to one, Québec or Louisbourg.`,
    see: ['5.521', '5.522', '5.523', '7.61'],
  },
  {
    id: '5.521',
    title: 'They arrive full',
    text: 'A unit that enters play is always full.',
    see: ['3.1', '5.52'],
  },
  {
    id: '5.522',
    title: 'Where they cannot arrive',
    text: 'Not where there are enemy units or an enemy fortification, and not in a besieged space. If no place is open, they are lost.',
    see: ['5.52', '6.432', '8.22'],
  },
  {
    id: '5.523',
    title: 'Restoring',
    text: 'Some events make reduced units full again. Besieged units cannot be restored, nor drilled troops out of supply.',
    see: ['8.22', '17.3'],
  },
  {
    id: '5.53',
    title: 'Indian alliances',
    text: `Cards 23 to 30 bring Indian allies. With an alliance (23 to 28) a die says how many, and each new unit may be traded for restoring two reduced ones. Mohawks (29) and Cherokee (30) come all at once, and those reduced are restored.

Our ruling: new and restored units must be of the nations the card allows. Those of Pays d’en Haut come only with a French fort at Niagara. Restoring Indians needs no supply, but no siege either.`,
    see: ['5.531', '5.532', '5.533', '5.534'],
  },
  {
    id: '5.531',
    title: 'The nations',
    text: `- **Northern** (French): Abenaki, Algonquin, Caughnawaga, Mississauga.
- **Western** (French): Delaware, Mingo, Shawnee.
- **Pays d’en Haut** (French, with either alliance): Huron, Ojibwa, Ottawa, Potawatomi.
- **Iroquois** (either side): Cayuga, Oneida, Onondaga, Seneca, Tuscarora.
- **Mohawk** (British), at Canajoharie.
- **Cherokee** (British), from off the map.`,
    see: ['5.53', '10.41'],
  },
  {
    id: '5.532',
    title: 'Allied settlements',
    text: `A settlement is allied to a side while a unit of its tribe is on the map for that side. It can then be raided. With the last unit gone it can no longer be raided: whoever eliminates that unit in a battle at the settlement finds nothing left to raid. Settlements never hinder movement.

Our ruling: the four tribes of Pays d’en Haut share one marker, which stays while any of their units is on the map.`,
    see: ['6.54', '10.1', '10.31'],
  },
  {
    id: '5.533',
    title: 'Iroquois on one side at a time',
    text: 'Each of the five tribes has a unit for either side. It cannot enter while that of the other side is on the map.',
    see: ['5.53', '5.531'],
  },
  {
    id: '5.534',
    title: 'Who leads Indians',
    text: `Mohawks and British Iroquois march only with Johnson, and do not count against any command. He may take along any number. French leaders lead their Indians, and British leaders the Cherokee, as any other units. Every Indian unit may be activated on its own.

Our ruling: Johnson may command or be a subordinate. The same holds for intercepting and avoiding battle.`,
    see: ['5.32', '5.34'],
  },
  {
    id: '5.54',
    title: 'Colonial politics',
    text: `The mood of the assemblies limits the provincials in play:
- **reluctant**: 6 northern, 2 southern;
- **supportive**: 10 and 4;
- **enthusiastic**: all there are, 18 and 6.

British Colonial Politics moves the marker one box. After a French play the British at once eliminate what is above the limits, of their choice. Besieged units are spared until the French play it again.

Our ruling: unbesieged units go first. The cut is made even if the marker was at the end already. Raise Provincial Regiments serves both departments. Third edition: one department, and only at unbesieged British fortifications.`,
    see: ['5.52', '8.22'],
  },
  {
    id: '5.55',
    title: 'British leaders',
    text: `A card that brings a British leader draws him at random from the pool, several one after the other; the British choose where they enter. No more than two of command 7 may be in play. When a third is drawn, one of the other two must leave the game; if both are besieged, the new one goes back to the pool and nobody comes instead.

Our ruling: a besieged leader cannot be the one who leaves.`,
    see: ['3.2', '5.52'],
  },
  {
    id: '5.56',
    title: 'Responses',
    text: `Events with a brown band are played in the middle of an action, yours or the enemy’s, and do not count as the card of your phase:
- **Foul Weather**: before an enemy group moves; **George Croghan** and **Amphibious Landing** after it;
- **Lake Schooner**: when the enemy crosses a lake to your fortification;
- **Fieldworks**, **Ambush!**: before the dice of a battle (7.4);
- **Coehorns & Howitzers**: before a siege roll, or once an assault is declared;
- **Surrender!**: instead of a siege roll;
- **Massacre!**: the moment you lose a place to Indians and drilled troops;
- **Blockhouses**: before the roll of a raid on you.

Carillon asks whenever the card could be in your hand for all the enemy knows, so that a question tells nothing. You may pass for the rest of the phase or season: the enemy is not told. So where you might be asked, he cannot take back what he did before, whether you are asked or not.`,
    see: ['4.0', '5.13', '7.4', '8.231', '10.3'],
  },
]
