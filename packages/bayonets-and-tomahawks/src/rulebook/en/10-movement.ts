/** Chapter 10: movement by land and sea. */
import type { Rule } from '../index.ts'

export const MOVEMENT: readonly Rule[] = [
  {
    id: '10',
    title: 'Movement',
    text: 'Marching, slipping through the woods, sailing; and driving off those who are too few.',
    see: ['10.1', '10.2', '10.4', '10.5', '10.6'],
  },
  {
    id: '10.0',
    title: 'Three ways to move',
    text: 'A stack moves by Army Movement, Light Movement or Sail Movement, as its AP allows. By land it goes along Connections, within its Movement Points (MPs), the Connection Limits and the restrictions of 10.2.1. By sea it goes through the Sail Box.',
    see: ['7.3.7', '10.1', '10.2', '10.2.1'],
  },
  {
    id: '10.1',
    title: 'Connection Limits',
    text: `In one round a side may move over one Connection at most:
- **Path**: 4 units;
- **Road**: 8 units, of them one Artillery;
- **Highway**: 16 units.

Commanders, raiders and the other side’s units do not count.

Our ruling: both directions count together, over all actions of the round: Movement, Marshal Troops, the move over a new Road, Reaction. A unit that crosses twice counts twice. Fleets count. Retreats, sailing, landing and Return to Colonies do not.`,
    see: ['2.2', '10.2', '11.0', '12.0'],
  },
  {
    id: '10.2',
    title: 'Moving along Connections',
    text: `Each Movement Point takes a stack over one Connection.
- **Brigades, Artillery, Commanders**: 2 MPs, Highways and Roads.
- **Fleets** in an Army Movement: 2 MPs, Coastal Connections.
- **Light units**: 3 MPs, any Connection.
- **Forts and Bastions** do not move.

On the way a stack captures every empty enemy Outpost and Village it enters. Where it meets enemy units or Militia it must stop and attack, unless it Overwhelms them. A captured Settled Space left empty is lost at once, with its VPs.

Our ruling: in a mixed stack each unit has its own limit. Brigades are dropped after 2 MPs (4 with ×2), Light units may go on to 3 (6).`,
    see: ['10.2.1', '10.7', '2.1.2', '7.3.4'],
  },
  {
    id: '10.2.1',
    title: 'Movement restrictions',
    text: `- A stack with enemies on its space may not move or sail away, unless it **Outnumbers** them. British on a Fortress may always leave.
- Its first step may not use a Connection by which enemies came in this round.
- A stack may not split over different Connections from one space with the same AP.
- It may drop units and pick up others as it goes. With a Light AP only Light units can be picked up, with an Indian AP only units of the same Nation.
- Units picked up have only the MPs the stack has left.

If all your units leave a battle space, its Battle marker goes.

Our ruling: all friendly units on the space count for Outnumbering, not only those that leave. Only units that are not Spent can be picked up, and not on a space the stack has already left in this action, its start or another: they would leave it another way. A unit dropped is Spent. The British right to leave lasts only while a Bastion stands.`,
    see: ['10.3.1', '10.7', '2.1.10'],
  },
  {
    id: '10.3',
    title: 'Few against many',
    text: 'Two words to know. **Outnumber**: more than three times as many. **Overwhelm**: to enter and, by that, Outnumber an enemy without Fort or Bastion, who is then driven off without a battle.',
    see: ['10.3.1', '10.3.2'],
  },
  {
    id: '10.3.1',
    title: 'Outnumber',
    text: `A side Outnumbers the other on a space if it has **more than 3 units to 1**. Each Militia counts as a unit, Commanders do not. Reduced units count in full.

Example: four units Outnumber one, three do not. Seven Outnumber two.`,
    see: ['10.3.2', '10.2.1', '12.0'],
  },
  {
    id: '10.3.2',
    title: 'Overwhelm',
    text: `If by entering a space your side Outnumbers all enemies there, they are Overwhelmed: they retreat at once and control changes as usual. Your stack, or part of it, may move on and even meet them again. A Fort or Bastion makes Overwhelming impossible.

Our ruling: all your units on the space count. It takes the entry of a unit that counts, so no Commander alone, and how things stand after it: even enemies you already Outnumbered are then Overwhelmed. The driven-off follow the defender’s priorities (13.9.1), even if they had come to attack, and may not go where any stack of yours came from this round. They are neither Routed nor Spent by it, but a Rout marker they carry bars the last priorities. Units that cannot retreat are eliminated. Militia alone can be Overwhelmed: no battle, and you may go on. Landing, marshaling and the move over a new Road can Overwhelm too, but the stack then stops. Overwhelming is not an attack.`,
    see: ['10.3.1', '13.9', '10.7'],
  },
  {
    id: '10.4',
    title: 'Army Movement',
    text: `With an Army AP a stack of any units moves. Fleets may go along by Coastal Connections, but carry nobody. All who moved are Spent.

Commanders alone go only through friendly spaces without enemies, and must end where a friendly stack is, until they take up other units.`,
    see: ['10.2', '7.3.1', '3.7'],
  },
  {
    id: '10.5',
    title: 'Light Movement',
    text: `With a Light or Indian AP Light units move. With a Light AP one Commander may go with them, on Highways and Roads and for 2 MPs at most. He cannot be left where no friendly unit is. All who moved are Spent.

Our ruling: the Commander moves only while a Light unit moves with him. With ×2 his limit is doubled like theirs.`,
    see: ['10.2', '7.3.2', '3.7'],
  },
  {
    id: '10.6',
    title: 'Sail Movement',
    text: `A Sail/Army AP takes Fleets of one stack to the Sail Box. Each carries up to four units, not Forts or Bastions. Commanders travel free. The stack lands at the start of the side’s next Action Phase, or at once with ×2.

Our ruling: Fleets may sail empty. A stack with enemies on its space sails only if it could move away (10.2.1).`,
    see: ['10.6.1', '7.3.3', '10.2.1'],
  },
  {
    id: '10.6.1',
    title: 'Landing',
    text: `As the first thing in its Action Phase, a side lands all it has in the Sail Box, on one Coastal Space of a friendly sea. It costs no AP. The stack is Spent and gets a Landing marker: a Battle Penalty if there is a battle.

Our ruling: the space may be held by the enemy, but the French never land on a Base. Landing enters the space like any move: it captures, attacks or Overwhelms. A Routed stack may not land where it would attack, nor on an enemy Home Space its side does not control. Friends on the space share the Landing marker.`,
    see: ['10.6.2', '13.3.2', '10.7'],
  },
  {
    id: '10.6.2',
    title: 'Open Seas',
    text: 'Both seas are always friendly to the French. For the British only the Atlantic is, until they control Louisbourg for the first time. From then on both seas are friendly to both, for good. Louisbourg and Newfoundland border both seas, so anyone may land there.',
    see: ['10.6.1', '15.3', '2.3'],
  },
  {
    id: '10.7',
    title: 'Attack',
    text: `A stack that enters a space with enemy units or Militia it does not Overwhelm attacks: it stops, and a Battle marker is placed. The battle is fought when all actions are done. A Routed stack may not attack.

Where the enemy controlled the space since the start of the round, Militia alone does not fight the occupiers or those who join them.

Our ruling: this last point holds for the whole round, even if the space was left and entered again.`,
    see: ['13.0', '13.2.1', '10.3.2', '13.8'],
  },
]
