/** Chapter 3: units and their types. */
import type { Rule } from '../index.ts'

export const UNITS: readonly Rule[] = [
  {
    id: '3',
    title: 'Units',
    text: 'Triangles, squares and circles: the shape of a unit says whom it can Hit and who can Hit it.',
    see: ['3.0', '3.1', '3.2', '3.3', '3.6', '3.7'],
  },
  {
    id: '3.0',
    title: 'Shapes',
    text: `A unit moves, fights, or both. Red and brown units are British, light grey ones French.
- **Triangles**: Light units, Indian or not.
- **Squares**: Brigades.
- **Circles**: Artillery, Fleets, Forts, Bastions.
- Commanders have no shape.

All may move, except Forts and Bastions.`,
    see: ['3.0.1', '10.2', '13.3.4'],
  },
  {
    id: '3.0.1',
    title: 'Unit types',
    text: `Within a shape there are types: non-Indian Light, Indian, Metropolitan Brigade (Highland included), non-Metropolitan Brigade, Artillery, Bastion, Fort, Fleet. Types matter for Hits, for combining Reduced units and for what comes back from the Losses box.

Our ruling: Highland and other Metropolitan Brigades are one type for Hits, combining and returning, but they roll their dice apart. Red and brown Light units are one type.`,
    see: ['13.3.3', '13.3.4', '13.2.3', '17.2'],
  },
  {
    id: '3.0.2',
    title: 'Full and Reduced',
    text: `Most units are **Full** or **Reduced**. A Hit turns a Full unit to Reduced, a second Hit eliminates it. Indian units have no Reduced side: one Hit eliminates them. Otherwise a Reduced unit is as good as a Full one.

Units always come into play Full, also when they return from the Losses box or the Disbanded box.`,
    see: ['13.4', '13.2.3'],
  },
  {
    id: '3.0.3',
    title: 'Stacks',
    text: 'A **stack** is all units of a side on one space, or just those that an action activates. One unit can be a stack.',
    see: ['7.3', '10.2.1'],
  },
  {
    id: '3.1',
    title: 'Light units',
    text: 'Triangles, Indian or not. They have 3 Movement Points, use every kind of Connection, and only they can raid. Whether a British Light unit is red or brown matters only for where it comes from and where it enters.',
    see: ['9.0', '10.5', '13.3.4'],
  },
  {
    id: '3.1.1',
    title: 'Indian units',
    text: 'An Indian unit on the map always fights for one side. It has no Reduced side. It goes to the Losses box when Hit, after a successful raid, and perhaps after a victory over a Fort or on an enemy Settled Space (13.7.1). In winter it comes back to its Village.',
    see: ['2.1.8', '9.3', '13.7.1', '17.2'],
  },
  {
    id: '3.1.2',
    title: 'Units of the Indian Nations',
    text: 'Iroquois and Cherokee units can serve either side, red for the British, grey for the French. They start neutral, off the map.',
    see: ['8.0', '8.1'],
  },
  {
    id: '3.2',
    title: 'Brigades',
    text: `Squares, 2 Movement Points, Highways and Roads only. Only Brigades build.
- **Metropolitan** (crown or fleur-de-lis): troops from Europe. When one is eliminated the enemy draws a War in Europe chit. Some bear a golden crescent and bring a Commander along.
- **Non-Metropolitan**: Colonial Brigades, each of one Colony, and the French Canadiens.`,
    see: ['12.0', '13.4.3', '15.2.2', '16.3'],
  },
  {
    id: '3.2.1',
    title: 'Highland Brigades',
    text: 'Metropolitan Brigades with an H. They roll before the other Metropolitan Brigades, each may reroll its die once, and the first Hit scored on a Metropolitan Brigade in a battle falls on them. At most one comes back from the Losses box each year.',
    see: ['13.3.3', '13.4.2', '13.5', '17.2'],
  },
  {
    id: '3.3',
    title: 'Artillery',
    text: 'Circles with 2 Movement Points, on Highways and Roads; a Road takes only one Artillery per side each round. Only Artillery can Hit Bastions, and without it an attack on a Fort is harder (13.3.2). In a Rout it is lost first.',
    see: ['10.1', '13.3.4', '13.8'],
  },
  {
    id: '3.4',
    title: 'Bastions',
    text: 'Round French units that guard a Fortress, two at Louisbourg and two at Québec. They roll in battle and do not move. They can be neither repaired nor replaced. While one stands, its stack cannot be Overwhelmed and does not retreat.',
    see: ['2.1.10', '10.3.2', '13.9'],
  },
  {
    id: '3.5',
    title: 'Forts',
    text: 'Round units that do not move, at most one on a space. Brigades build and repair them, but not on a Fortress. A Fort rolls in battle, cannot be Overwhelmed and costs its attacker one Battle Penalty, two if he has no Artillery. In the Wilderness it is worth 1 Raid Point to the enemy.',
    see: ['12.0', '10.3.2', '13.3.2', '13.9.5'],
  },
  {
    id: '3.6',
    title: 'Fleets',
    text: 'Round units of the sea, on Coastal Spaces or in the Sail Box. They carry troops when they sail or land, move along Coastal Connections in an Army Movement, and are a source of supply where they lie. In winter all go back to the pool.',
    see: ['2.2.4', '10.6', '14.1', '17.2'],
  },
  {
    id: '3.7',
    title: 'Commanders',
    text: `A Commander has a rating from 1 to 3 and rerolls for triangles, squares or both:
- Bradstreet 2, squares; Forbes 1, squares; Wolfe 3, squares; Howe 2, both;
- Montcalm 3, squares; Pouchot 1, squares; Rigaud 2, triangles; Lévis 3, both.

A Commander rolls no die, cannot be Hit and is never counted: not for limits, Outnumbering, transport or the size of a stack. He must have a unit of another type with him at the end of his side’s Action Phase or Reaction, of a battle, of Fleets Arrive and of Return to Colonies. If not, he is removed from play.

Our ruling: an enemy Commander alone neither stops a stack nor fights, and those who meet him do not remove him: he waits for the next of these moments. Where all non-Light units are eliminated, Commanders go too.`,
    see: ['13.3.1', '13.5', '13.5.1', '14.2', '15.2.2'],
  },
]
