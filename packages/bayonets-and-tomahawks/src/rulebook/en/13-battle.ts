/** Chapter 13, first part: battles up to the dice (13.0 to 13.5). */
import type { Rule } from '../index.ts'

export const BATTLE: readonly Rule[] = [
  {
    id: '13',
    title: 'Battle',
    text: 'Dice by unit type, a race on a track, Hits on the way, and a retreat at the end.',
    see: ['13.1', '13.3', '13.6', '13.8', '13.9'],
  },
  {
    id: '13.0',
    title: 'Which battles, in which order',
    text: `There is a battle on every space with a Battle marker. They are fought from the top of the map to the bottom, each to its end before the next begins.

Our ruling: the order is exactly that of the Battle Priority Table, from Newfoundland down to the Ohio and the Carolinas. Nobody chooses.`,
    see: ['10.7', '13.1', '13.3'],
  },
  {
    id: '13.1',
    title: 'Who defends',
    text: `The first that applies:
- 1. the side that had units on the space when the round began;
- 2. the side that has Militia there;
- 3. the side that came first this round.

The other side attacks.

Our ruling: it goes by side, not by units: a side that left and came back still defends. If both were there when the round began, as in a siege, point 2 decides. An Indian Nation that has just joined counts as there first.`,
    see: ['13.0', '13.2.1', '8.0'],
  },
  {
    id: '13.2',
    title: 'Before the dice',
    text: `Militia turn out, Fleets may be traded for Artillery, and Reduced units of one type are combined.

Our ruling: in this order, and the attacker first where both have something to do.`,
    see: ['13.2.1', '13.2.2', '13.2.3'],
  },
  {
    id: '13.2.1',
    title: 'Militia',
    text: `Each figure beside a Settled Space is one Militia of its home side. If the enemy controls the space, there is one fewer. Militia fights enemies who enter an uncaptured Settled Space even without units. Where the enemy holds the space it fights only beside friendly units.

Militia are not units. They roll last, only their Flags count, they never reroll and never take Hits. Each B&T of an enemy Brigade sends one home for this battle. They do not help against raids.`,
    see: ['2.1.5', '10.7', '13.3.3'],
  },
  {
    id: '13.2.2',
    title: 'Emergency Artillery',
    text: `When a battle begins, a side with two Fleets or more there may give up one, back to the pool, for one Artillery: from its Artillery pool, or from its Losses box if the pool is empty.

Our ruling: both sides may do it, once each in a battle, the attacker first. A Reduced Fleet may be given up. The Artillery comes Full.`,
    see: ['3.6', '13.2', 'P.options'],
  },
  {
    id: '13.2.3',
    title: 'Combining Reduced units',
    text: `Each side must combine its Reduced units of one type as far as possible: one is eliminated, at the owner’s choice, and another becomes Full.

Our ruling: a Metropolitan Brigade given up this way gives the enemy a War in Europe chit. Forts and Bastions are never combined. Of two Fleets the lost one goes to the pool.`,
    see: ['3.0.1', '13.4.3', '17.3'],
  },
  {
    id: '13.3',
    title: 'The course of a battle',
    text: `- Both Battle Victory markers are set, penalties taken off and a Commander chosen.
- The attacker’s units roll, type by type; then the defender’s; then Militia.
- Flags and Hits push the roller’s marker forward. Hits hurt once the marker is above 0.
- The higher marker wins, the defender on a tie.`,
    see: ['13.3.1', '13.3.2', '13.3.3', '13.3.4'],
  },
  {
    id: '13.3.1',
    title: 'The Battle track',
    text: `Each side:
- 1. puts its Battle Victory marker at 0;
- 2. moves it back 1 for each Battle Penalty;
- 3. if it has Commanders there, chooses one. His rating is the number of his rerolls.

The markers may go beyond 10.

Our ruling: the attacker chooses his Commander first. Events that move markers (cards 32, 37, 41) come before the penalties.`,
    see: ['13.3.2', '13.5', '3.7'],
  },
  {
    id: '13.3.2',
    title: 'Battle Penalties',
    text: `Each moves the side’s marker back. They add up:
- **Landing** marker: 1;
- **Marshal** marker: 1;
- **Rout** marker: 1;
- **Out of Supply** marker: 1, or 2 if the stack has 8 units or more;
- **attacking a Fort**: 1, or 2 without Artillery.

Our ruling: no marker starts below −5, the end of the track. Commanders do not count among the 8 units.`,
    see: ['10.6.1', '11.0', '13.8', '14.1.1', '3.5'],
  },
  {
    id: '13.3.3',
    title: 'Battle rolls',
    text: `Every unit rolls one die, Commanders excepted. The attacker rolls first, then the defender, whose eliminated units roll too before they go; last the Militia that is left.

Each side rolls by type, in this order:
- 1. non-Indian Light, 2. Indian;
- 3. Highland, 4. other Metropolitan, 5. non-Metropolitan Brigades;
- 6. Fleets, 7. Bastions or Fort, 8. Artillery.

For a type, first all dice and rerolls; then the effects, in this order:
- **Hit faces**: see the Hit Check (13.3.4).
- **B&T**, Metropolitan Brigade: removes 1 Militia. Also, if an enemy Brigade can be Hit, the marker advances 1, and above 0 a Brigade takes a Hit, a Metropolitan one first.
- **B&T**, other Brigade: removes 1 Militia.
- **B&T**, Artillery, Fort, Bastion: as for a Metropolitan Brigade, but no Militia is removed.
- **B&T**, Fleet: one of the side’s Fleets may leave for a friendly Coastal Home Space without Battle marker (13.9.2).
- **B&T**, Light unit or Militia: nothing.
- **Flag**: the marker advances 1.
- **Miss**: nothing, but a Commander’s reroll may cost him (13.5.1).

Our ruling: effects are worked one die at a time. Flags come last, so they never help the Hits of their own type above 0, only those of later types. A Fleet that leaves is out of the battle. The order of types is kept also where an example tells it otherwise.`,
    see: ['1.3', '13.3.4', '13.4', '13.5', '13.2.1'],
  },
  {
    id: '13.3.4',
    title: 'Hit Check',
    text: `A Hit face **scores** if it shows the shape of the roller, and an enemy unit of that shape can still take a Hit. If not, it does nothing. A scored Hit moves the marker 1 forward. If the marker is then above 0, the Hit is applied.

Who is Hit, in order:
- **Non-Indian Light** (triangle/circle face): non-Indian Light, then Indian.
- **Indian** (triangle/circle): Indian, then non-Indian Light.
- **Metropolitan Brigade** (square/circle): Metropolitan, then non-Metropolitan.
- **Non-Metropolitan Brigade** (square/circle): non-Metropolitan, then Metropolitan.
- **Fleet** (either face): Fleet, Artillery, Fort.
- **Bastion or Fort** (either face): Artillery, Fleet.
- **Artillery** (either face): Artillery, Bastion or Fort, Fleet.

Our ruling: each Hit is tested on its own, after its own advance. A Hit that is scored but not applied uses up nothing, so it never makes another one too many. Eliminated units that still have to roll cannot be Hit again. Fleets never Hit Bastions.`,
    see: ['13.3.3', '13.4', '13.4.2'],
  },
  {
    id: '13.4',
    title: 'Applying a Hit',
    text: `The owner chooses the unit, within the type that 13.3.4 names, a Reduced unit before a Full one.
- Full unit: it becomes Reduced. An Indian unit is eliminated.
- Reduced unit: it is eliminated.

Our ruling: Highland and other Metropolitan Brigades are one type here, so a B&T Hit takes a Reduced Highland before a Full other Brigade.`,
    see: ['13.3.4', '13.4.1', '13.4.2'],
  },
  {
    id: '13.4.1',
    title: 'Where eliminated units go',
    text: `- Light units, Indians, Brigades and Artillery: to the Losses box of their side.
- Fleets: back to the Fleets pool.
- Forts and Bastions: out of play for good.`,
    see: ['17.2', '13.4.3'],
  },
  {
    id: '13.4.2',
    title: 'Special cases of Hits',
    text: `- The first Hit the French score on a Metropolitan Brigade in a battle, not one by B&T, goes to a Highland Brigade if there is one.
- Only Artillery can Hit Bastions.
- A Commander whose stack has lost all other units is removed from play.

Our ruling: the Highland takes it even if another Metropolitan Brigade is Reduced. If that first Hit was not applied, the next one that is applied takes its place.`,
    see: ['13.3.4', '3.2.1', '3.4', '3.7'],
  },
  {
    id: '13.4.3',
    title: 'A Metropolitan Brigade lost',
    text: `Each time a Metropolitan Brigade is eliminated the other side draws a War in Europe chit. Not for other Brigades.

Our ruling: in battle or otherwise: by combining, Rout, retreat or event.`,
    see: ['18.3.1'],
  },
  {
    id: '13.5',
    title: 'Rerolls',
    text: `A unit that rolled no Flag and scored no Hit may reroll:
- a **Highland Brigade**, by itself;
- by a card’s **event**;
- by the **Commander** in use, if his symbols show the unit’s shape, one reroll at a time, as many as his rating.

Each of these reasons gives a unit one reroll at most. An event need not be announced before the first roll.

Our ruling: the new face always replaces the old. A B&T, a face of the wrong shape and a Hit too many may be rerolled. A Flag or a scoring Hit may not.`,
    see: ['3.2.1', '3.7', '7.4', '13.5.1'],
  },
  {
    id: '13.5.1',
    title: 'Commander casualty',
    text: `If a reroll by a Commander shows a Miss, roll again. On a second Miss he is removed from play, and his other rerolls with him. Any other face does nothing.

Another Commander of the stack may take over, with the rerolls that were left or his own rating if lower.

Our ruling: the rerolled die itself stays a Miss, unless an unused reroll of another kind is spent on it.`,
    see: ['13.5', '3.7'],
  },
]
