/** Chapter 7: battles. */
import type { Rule } from '../index.ts'

export const BATTLE: readonly Rule[] = [
  {
    id: '7',
    title: 'Battles',
    text: 'Strength finds a column, a die finds the steps lost; then the beaten side leaves.',
    see: ['7.1', '7.2', '7.5', '7.6', '7.8', '7.9'],
  },
  {
    id: '7.1',
    title: 'When there is a battle',
    text: `When an active group enters a space with enemy units it must attack them. All units there take part, except those inside a fort or fortress. The active side attacks, the other defends. An assault (9.1) is something else.

Our ruling: attackers are the group that moves, besieged friends who come out (8.251) and militia where it may come. Friends who were there already and not activated stand by.`,
    see: ['6.51', '8.1', '8.25', '9.1'],
  },
  {
    id: '7.2',
    title: 'The course of a battle',
    text: `Six steps: militia; events, the attacker’s first; both sides fire; losses, then leaders; the winner and VPs; militia goes home and the loser retreats.

**The table.** Add up the strength of your units to find the column, shift it if need be, roll a die and modify it. The enemy loses as many steps as it says there. For each strength, at a roll of 0 or less, 1, 2, 3, 4, 5, 6, 7 or more:
- 0: 0 0 0 0 0 1 1 1
- 1: 0 0 0 0 1 1 1 1
- 2: 0 0 0 1 1 1 1 2
- 3: 0 0 1 1 1 1 2 2
- 4–5: 0 0 1 1 2 2 2 3
- 6–8: 0 1 2 2 2 2 3 3
- 9–12: 1 2 2 2 3 3 4 4
- 13–16: 1 2 3 3 4 4 4 5
- 17–21: 2 3 3 4 4 5 5 6
- 22–27: 3 4 4 4 5 5 6 7
- 28+: 3 4 5 5 5 6 7 8

Third edition: strength 6 to 8 at a roll of 5 gives 3.`,
    see: ['7.3', '7.4', '7.5', '7.6', '7.7', '7.8', '7.9'],
  },
  {
    id: '7.3',
    title: 'Militia in battle',
    text: `Into a battle in a cultivated space that was originally yours, any number of militia units of its department may come, also outside a fort or fortress. Not if the enemy has a Raided marker anywhere in that department. Louisbourg and Halifax are in no department: no militia there.

Our ruling: in attack as well as in defence. Against raids 10.2 is another matter.`,
    see: ['3.12', '7.91', '10.2'],
  },
  {
    id: '7.4',
    title: 'Events in battle',
    text: `The attacker plays all the battle events he wants, then the defender. So the attacker cannot answer Fieldworks that the defender has just placed.
- **Fieldworks**, with drilled troops: the defender places the marker, or the attacker removes one.
- **Ambush!**, in wilderness or mountains, with auxiliaries. Not if the enemy has a fort there, light infantry, or more auxiliaries.`,
    see: ['5.56', '7.55', '7.56'],
  },
  {
    id: '7.5',
    title: 'What changes the dice',
    text: 'Leaders, terrain, landings, stockades, Fieldworks and ambushes. All that applies adds up.',
    see: ['7.51', '7.52', '7.53', '7.54', '7.55', '7.56'],
  },
  {
    id: '7.51',
    title: 'Tactics',
    text: `The active side adds the tactics of the leader who was activated. The other adds those of one leader of its highest command there; among equals the owner chooses. It is the same wherever tactics count, in sieges and raids too.

Our ruling: a unit activated alone has no commander. Leaders inside a fort do not count.`,
    see: ['3.2', '5.34', '8.231', '10.3'],
  },
  {
    id: '7.52',
    title: 'In the woods',
    text: 'In wilderness or mountains, a side without auxiliaries and light infantry rolls at −1 if the enemy has any. If both have some, or neither, nothing changes.',
    see: ['3.13', '7.53'],
  },
  {
    id: '7.53',
    title: 'In the open',
    text: 'In a cultivated space, a side without regulars rolls at −1 if the enemy has any. If both have some, or neither, nothing changes.',
    see: ['3.11', '7.52'],
  },
  {
    id: '7.54',
    title: 'Landing, stockade',
    text: 'The attacker rolls at −1 in a landing, and at −1 where the defenders have a stockade. Both may apply.',
    see: ['6.431', '8.1'],
  },
  {
    id: '7.55',
    title: 'Fieldworks',
    text: 'Against defenders with a Fieldworks marker the attacker uses one column further left, whoever the defenders are and whenever it was placed. There is at most one marker per space. It goes when the attackers win, or whenever those who hold the space wish. Left behind, it serves whoever comes next.\n\nOur ruling: units that avoid battle, go inside or leave to intercept may take it away first. It lies outside the walls: otherwise it serves the besiegers.',
    see: ['7.4'],
  },
  {
    id: '7.56',
    title: 'Ambush',
    text: `If one side alone has played Ambush!, it fires first, at double strength; shifts come after doubling. The other takes its losses and checks its leaders, then fires with what is left. Two ambushes cancel each other.

Our ruling: if the commander falls, the highest in command who is left takes his place for the return fire.`,
    see: ['7.4', '7.6'],
  },
  {
    id: '7.6',
    title: 'Losses',
    text: 'Both sides fire at the same time, unless there is an ambush. The attacker takes his losses first, then the defender.',
    see: ['7.61', '7.62', '7.63', '7.64'],
  },
  {
    id: '7.61',
    title: 'Steps',
    text: 'A full unit that loses a step is reduced; a reduced one is eliminated. Regulars and coureurs are then out of the game; other units may come back by their events.',
    see: ['3.1', '5.52'],
  },
  {
    id: '7.62',
    title: 'Drilled troops bear half',
    text: `You choose who suffers, but the first, third, fifth and every other odd loss must fall on drilled troops, as long as you have any in the battle. This goes before 7.63.

Our ruling: within these losses too, a full drilled unit is reduced before a reduced one dies.

Third edition: there is no order. At least half of the losses, rounded up, come from drilled troops.`,
    see: ['7.63', '9.14'],
  },
  {
    id: '7.63',
    title: 'Reduce before you eliminate',
    text: 'Apart from what 7.62 forces, no reduced unit is eliminated while another of your units in the battle is full. So two Indians and one provincial, all full, with 4 losses: the provincial is reduced, then an Indian, then the provincial is eliminated, then the other Indian is reduced.',
    see: ['7.62', '10.31'],
  },
  {
    id: '7.64',
    title: 'Leaders are not steps',
    text: 'Leaders never take losses. If all their units are gone, they retreat.',
    see: ['7.7', '7.92'],
  },
  {
    id: '7.7',
    title: 'Leaders in danger',
    text: 'If your die shows a 1 or a 6 before modifiers and costs the enemy at least a step, he rolls for each of his leaders in the battle. A 1 kills.',
    see: ['7.64', '10.32'],
  },
  {
    id: '7.8',
    title: 'Who wins',
    text: 'If only one side has units left, it wins. Otherwise, also when both are wiped out, the higher result on the table wins, and the defender in a tie.',
    see: ['7.81', '7.82', '9.2'],
  },
  {
    id: '7.81',
    title: 'The worth of a battle',
    text: `The winner scores 1 VP if the loser had a regular in the battle, or more than four units of any kind.

Our ruling: what counts is who was in the battle when the dice were rolled: militia and besieged units that joined too, units inside not.`,
    see: ['12.21'],
  },
  {
    id: '7.82',
    title: 'Overrun',
    text: `If the attacker wiped out all defending units, suffered no loss, and no enemy fortification stands there, he may move on with what movement he has left.

Our ruling: “no loss” means that the defender’s result was 0. The VP of the battle is scored as usual.`,
    see: ['6.51', '10.2'],
  },
  {
    id: '7.9',
    title: 'After the battle',
    text: 'Militia goes back to its box, and the losers leave the space.',
    see: ['7.91', '7.92', '8.13'],
  },
  {
    id: '7.91',
    title: 'Retreat',
    text: 'Militia returns first; reduced militia stays reduced. Then the losers go to adjacent spaces; defenders may split up. Defenders outside their own fort or fortress may also go inside. British defenders in an Amphib space may also go to any port they control.',
    see: ['7.3', '7.92', '8.13', '6.432'],
  },
  {
    id: '7.92',
    title: 'Where units may retreat',
    text: `Units that cannot meet these conditions are lost:
- nobody goes where unbesieged enemy units or an enemy fortification are;
- **attackers** go back to the space they came from;
- **defenders** go anywhere adjacent but there;
- **drilled troops** need a cultivated space, of either side, or a friendly fortification; auxiliaries and leaders do not;
- the French never retreat by sea, so from Louisbourg only inside.

Our ruling: attackers who landed go back to their port; those who came out of Pays d’en Haut by an arrow are lost. A siege or a captured fortress that its last unit has left is no way back. Leaders may go with any unit or alone. Interceptors who lose retreat as defenders, and may then go inside.`,
    see: ['7.91', '8.252', '13.3'],
  },
]
