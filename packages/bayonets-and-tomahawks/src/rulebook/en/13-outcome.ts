/** Chapter 13, second part: outcome, Rout, retreat (13.6 to 13.9). */
import type { Rule } from '../index.ts'

export const OUTCOME: readonly Rule[] = [
  {
    id: '13.6',
    title: 'Who wins',
    text: `The attacker wins with the higher marker. Otherwise the defender wins, on a tie too. A side with no units left loses, whatever the track says. If both have none, the defender wins.

Our ruling: Militia left over do not save a side whose units are all gone. A side that had Militia only from the start has no stack to lose: the track decides, it suffers no Rout and does not retreat. A winner by wiping out the other gets a Rout marker if its own marker is three or more below, but none of the other penalties.`,
    see: ['13.7', '13.8', '13.9'],
  },
  {
    id: '13.7',
    title: 'After the battle',
    text: `- 1. Rout penalties.
- 2. The losers retreat.
- 3. Control of the space, VPs, and the Open Seas if Louisbourg falls.
- 4. The Battle marker goes, unless beaten defenders stay in a Fortress.
- 5. Militia, Landing and Marshal markers go, Commanders return to their stacks.`,
    see: ['13.8', '13.9', '2.1.2', '13.7.1'],
  },
  {
    id: '13.7.1',
    title: 'Indian desertion',
    text: `If an attacker with Indian units wins against an enemy Fort or on an enemy Settled Space, one of those Indians, at random, goes to the Losses box: it has seen enough and goes home.

Our ruling: an enemy Settled Space is one whose home is the enemy’s, whoever controls it. There is no desertion while a Bastion holds the Fortress. It comes last, after control has changed.`,
    see: ['3.1.1', '17.2'],
  },
  {
    id: '13.8',
    title: 'Rout',
    text: `A loser is Routed if its marker is **three or more below** the winner’s, or if, defending, it lost the **last Bastion** of the Fortress in this battle. If both are true of a defender, all its non-Light units are eliminated first.

A Routed stack gets a Rout marker and suffers at once:
- 1. One unit is eliminated, of the owner’s choice: Artillery if there is any, an Indian only as a last resort, never a Fort.
- 2. No Overwhelm in its retreat (13.9.4).
- 3. Its Fort is replaced by an enemy Fort, Reduced if it was Reduced.

A stack already Routed suffers all this again. While it has the marker it may move but do nothing else. It may not attack, may enter enemy Home Spaces only if its side controls them, and has a Battle Penalty. The marker goes when it rallies (14.2) or joins a friendly stack that is not Routed. Units that split off keep it.

Our ruling: an attacker is Routed by three positions as well. A Commander is never the victim; a Bastion may be, and if it was the last the others then retreat. If the enemy has no Fort in the pool, the Fort is just removed. A Routed stack may enter a space with enemies only to Overwhelm them. If the defender wins though the last Bastion fell, there is no Rout. A Commander alone is not a stack: units that join him, or are joined by him alone, stay Routed.`,
    see: ['13.9', '13.9.5', '14.2', '10.7'],
  },
  {
    id: '13.9',
    title: 'Retreat',
    text: `The losers retreat before the next battle. Connection kinds count, Connection Limits and Fleet capacity do not.

A defender in a Fortress stays while a Bastion stands: the attacker’s victory is void, the Battle marker stays, but Rout penalties apply.

Our ruling: if both sides are still there next round, they fight again.`,
    see: ['13.9.1', '2.1.10', '13.8'],
  },
  {
    id: '13.9.1',
    title: 'Retreat priorities',
    text: `All retreating units go together to one space. Take the first priority that is possible. Among spaces of equal priority the owner chooses.

**Attacker:**
- 1. With a Fleet: by sea (13.9.2).
- 2. Back to an adjacent space from which friends came this round, if it is friendly and without enemies.
- 3. An adjacent space (13.9.3).

**Defender:**
- 1. With a Fleet: by sea (13.9.2).
- 2. An adjacent space (13.9.3), but none from which an enemy stack came this round.

If nothing is possible, all non-Light units are eliminated, and the Light units try once more, by Paths too. If that fails they are eliminated as well.

Our ruling: the attacker may go back to any space from which units of his side came along Connections, whether theirs or not. Wilderness without enemies and friendly Villages will do. Forts and Bastions do not retreat. Rout, Out of Supply and Spent markers go along, Landing and Marshal markers do not.`,
    see: ['13.9.2', '13.9.3', '13.9.5'],
  },
  {
    id: '13.9.2',
    title: 'Retreat by sea',
    text: `The whole stack goes to one Coastal Space without enemies:
- 1. a friendly Coastal Home Space;
- 2. a friendly Coastal Space of a friendly sea;
- 3. a coastal Wilderness Space of a friendly sea;
- 4. if there is none, the Sail Box.

Our ruling: at rank 1 either sea will do. One Fleet is enough to take all, and with a Fleet nobody retreats by land. The same list serves where reinforcements or winter have no better place.`,
    see: ['10.6.2', '2.1.6', '13.9.1'],
  },
  {
    id: '13.9.3',
    title: 'Adjacent spaces, in order',
    text: `- 1. A friendly Home Space without enemies.
- 2. Another friendly space without enemies.
- 3. Wilderness or a friendly Nation’s Village, without enemies.
- 4. An enemy-controlled space or an enemy Nation’s Village, with neither units nor Militia. It is captured.
- 5. If not Routed: **A**, the space with fewest enemy units and Militia that the stack Outnumbers (13.9.4); or **B**, the unresolved battle space with fewest enemies.

Under A a Village of a neutral Nation is a last resort: the Nation first joins the enemy. Under B the newcomers take no part in that battle, but retreat with their friends if it is lost.

Our ruling: the order is strict and there is a choice only within a rank. Rank 2 is for captured enemy spaces. A comes before B, but a neutral Village after both. Under A there must be no Fort or Bastion, and for a neutral Village at least four units must retreat. Under B the newcomers are neither counted nor Hit.`,
    see: ['13.9.4', '8.0', '2.1.2'],
  },
  {
    id: '13.9.4',
    title: 'Overwhelm in retreat',
    text: 'A retreating stack that is not Routed may cut its way through (rank 5A of 13.9.3). It loses as many units as there are enemy units and Militia on the space, of the opponent’s choice. All enemy units there are eliminated. Control changes and a Battle marker there goes.',
    see: ['13.9.3', '10.3.2'],
  },
  {
    id: '13.9.5',
    title: 'The Fort left behind',
    text: `A stack that retreats and is not Routed may remove its Fort from play. Otherwise the Fort is replaced by one of the enemy’s pool, Reduced if it was Reduced.

Our ruling: an older Rout marker also counts as Routed. If the enemy has no Fort in the pool, the Fort is just removed. A Fort that fought alone and lost is treated in the same way.`,
    see: ['3.5', '13.8'],
  },
]
