/** Chapter 2: the map, its spaces and Connections. */
import type { Rule } from '../index.ts'

export const MAP: readonly Rule[] = [
  {
    id: '2',
    title: 'The map',
    text: 'Spaces joined by Connections, two seas, and lands that belong to Colonies or Indian Nations.',
    see: ['2.1', '2.2', '2.3', '2.4'],
  },
  {
    id: '2.0',
    title: 'From the Mississippi to the Gulf',
    text: 'The map shows the northeast of the continent: the Mississippi in the west, the Gulf of Saint Lawrence in the east, the Carolinas in the south. Units stand on **spaces** and go from one to the next along **Connections**. A space holds as many as you like.',
    see: ['2.1', '2.2'],
  },
  {
    id: '2.1',
    title: 'Spaces',
    text: 'A space is a Home Space of one side (Outpost, Settled Space or British Base), a Wilderness Space, or an Indian Village. It may be coastal, a Victory Space or a Fortress besides. How it looks on the map tells you all that.',
    see: ['2.1.1', '2.1.2', '2.1.9'],
  },
  {
    id: '2.1.1',
    title: 'Home Spaces',
    text: `Spaces printed in red with a crown are British Home Spaces, those in blue with a fleur-de-lis are French. Home never changes, control may.

Our ruling: a Base is a British Home Space like any other, only without a value.`,
    see: ['2.1.2', '2.4'],
  },
  {
    id: '2.1.2',
    title: 'Control of a space',
    text: `At first each side controls its Home Spaces, and all others are neutral. If units of one side are alone on an enemy space, they capture it: control changes, with VPs if it is a Victory Space. The home side gets it back in the same way.

What you leave empty:
- a captured Outpost or Village stays yours;
- a captured **Settled Space** goes back to its home side at once.

Bases and Wilderness Spaces have no control. A raid never changes control.

Our ruling: control and VPs change at the very moment of the cause, several times a round if need be. Fleets count as units. A captured Settled Space is also given back when its last unit is eliminated or removed. Enemy Militia must first be beaten or Overwhelmed. Wilderness counts as friendly to a side while no enemy is there, but only for Construction (12.0), for an attacker’s way back (13.9.1) and for Commanders alone (10.4). Tadoussac starts French.`,
    see: ['2.1.9', '10.2', '10.7', '13.7'],
  },
  {
    id: '2.1.3',
    title: 'Wilderness Spaces',
    text: 'Small white circles are Wilderness. Nobody controls them and they have no value, but a Fort may be built there. Such a Fort makes the space a target for raids, worth 1 Raid Point.',
    see: ['2.1.2', '12.0', '14.1'],
  },
  {
    id: '2.1.4',
    title: 'Outposts',
    text: 'A small round Home Space is an Outpost. Its value is 1. It has no Militia, so whoever walks into an empty enemy Outpost captures it and may go on.',
    see: ['2.1.2', '9.0', '14.1'],
  },
  {
    id: '2.1.5',
    title: 'Settled Spaces',
    text: `A large round Home Space is a Settled Space. Its number is its value for raids and winter garrisons, and the figures beside it are its Militia.

British (value, Militia):
- Albany 3, 3;
- Northfield 2, 3; Charles Town 2, 3;
- Halifax, Rumford, Kingston, Minisink, Easton, Carlisle, Winchester: 2, 2.

French (value, Militia):
- Québec 3, 3;
- Montréal 3, 2; Louisbourg 3, 2;
- Côte de Beaupré, Côte du Sud, Les Trois Rivières: 2, 2;
- Port la Joye, Le Détroit, Les Illinois: 2, 1.`,
    see: ['2.1.2', '13.2.1', '17.3.1'],
  },
  {
    id: '2.1.6',
    title: 'Coastal Spaces',
    text: 'A space that borders a Sea Zone is coastal, whatever else it is, and adjacent to that sea. Fleets can be there, stacks can land there.',
    see: ['2.2.4', '2.3', '10.6.1'],
  },
  {
    id: '2.1.7',
    title: 'British Bases',
    text: `The red squares are Bases: Alexandria, Boston, New London, New York and Philadelphia. All are coastal. French units never enter one, by any means.

Our ruling: Bases can be neither raided nor captured. Reinforcements may arrive there and British stacks may retreat, land and draw supply there. Units from the Losses box do not come back there (17.2).`,
    see: ['2.1.1', '15.3'],
  },
  {
    id: '2.1.8',
    title: 'Indian Villages',
    text: `A Village is the home of an Indian unit or of a Nation. Some are spaces of their own (green, with a leaf), others lie beside a Home Space.

On Home Spaces:
- Micmac: Miramichy; Malécite: Grand Sault; Abénaki: Les Trois Rivières; Kahnawake: Montréal;
- Mississagué: Toronto; Seneca: Gennisheyo; Outaouais: Le Détroit;
- Delaware: Kithanink; Mingo: Diiohage; Chaouanon: Forks of the Ohio;
- Mohawk: Albany.

Of the Nations:
- Iroquois: Oquaga, Onontake, Kahnistioh;
- Cherokee: Chote, Keowee.

Our ruling: a Village space of a Nation is not a Home Space. It cannot be raided, but it can be captured.`,
    see: ['3.1.1', '8.0', '17.2'],
  },
  {
    id: '2.1.9',
    title: 'Victory Spaces',
    text: `A thick yellow outline marks a Victory Space. Each time control of it changes, the new owner scores its value in VPs.

British, 16 VPs in all:
- 3: Albany;
- 2: Halifax, Northfield, Carlisle, Charles Town;
- 1: Newfoundland, Annapolis Royal, York, Lake George, Oswego.

French, 19 VPs in all:
- 3: Louisbourg, Québec, Montréal;
- 2: Le Détroit, Les Illinois;
- 1: Miramichy, Chignectou, Ticonderoga, Baye de Cataracouy, Niagara, Forks of the Ohio.

Our ruling: VPs follow control, even when an event changes it.`,
    see: ['2.1.2', '18.1'],
  },
  {
    id: '2.1.10',
    title: 'French Fortresses',
    text: 'Louisbourg and Québec are Fortresses, each with two Bastions. Its control cannot change while a Bastion stands, and a beaten defender does not retreat from it. Once both are gone it is an ordinary Settled Space for the rest of the game: it can be taken, and Forts may be built there.',
    see: ['3.4', '13.8', '13.9'],
  },
  {
    id: '2.2',
    title: 'Connections',
    text: 'A Connection joins two spaces. It is a **Highway**, a **Path** or a **Road**. The kind says who may use it and how many units of a side in a round.',
    see: ['10.1', '10.2'],
  },
  {
    id: '2.2.1',
    title: 'Highways',
    text: 'A thick solid line: rivers, lakes and good roads. All units that move can use it.',
    see: ['10.1'],
  },
  {
    id: '2.2.2',
    title: 'Paths',
    text: 'A thin dotted line through the woods, for Light units only. (Fleets may use a Path along the coast, 2.2.4.) Dark grey Paths lead to the Villages of the Indian Nations: think before you step on one.',
    see: ['2.2.3', '8.0', '10.1'],
  },
  {
    id: '2.2.3',
    title: 'Roads',
    text: 'Construction can turn a Path into a Road. A Road is open to all land units, stays for the rest of the game and serves both sides.',
    see: ['12.0', '10.1'],
  },
  {
    id: '2.2.4',
    title: 'Coastal Connections',
    text: `A Connection with a blue outline runs along the sea. It is a Path or Highway like any other, and Fleets may also use it in an Army Movement.

Our ruling: not every Connection between two Coastal Spaces is coastal. Annapolis Royal–Halifax, Chignectou–Halifax, Chignectou–Miramichy, Chignectou–Port la Joye and Mta’n–Rivière Ristigouche are not.`,
    see: ['10.4', '2.1.6'],
  },
  {
    id: '2.3',
    title: 'Sea Zones and the Sail Box',
    text: `There are two Sea Zones, the **Atlantic Ocean** and the **Gulf of Saint Lawrence**. Louisbourg and Newfoundland border both. The Gulf ends at Québec, the Atlantic at Charles Town.

Stacks at sea wait in the **Sail Box**. All units a side has there are one stack.

Chignectou borders the Atlantic only, Miramichy and Port la Joye the Gulf only.`,
    see: ['10.6', '10.6.2'],
  },
  {
    id: '2.4',
    title: 'Colonies',
    text: `Red and grey lands are Colonies.
- British: New England, New York & New Jersey, Pennsylvania & Delaware, Virginia & South, Nova Scotia (with Newfoundland).
- French: Acadie (with Port la Joye, Port Dauphin and Louisbourg), Canada, Pays d’en Haut.

Most Home Spaces lie in a Colony, but some Outposts do not, such as Oswego, Lake George, Niagara or Ticonderoga. That matters for supply and for winter.

Our ruling: Forks of the Ohio belongs to Pays d’en Haut.`,
    see: ['14.1', '15.3', '16.3', '17.3'],
  },
  {
    id: '2.5',
    title: 'Lands of the Indian Nations',
    text: 'Dark green lands belong to the Iroquois and the Cherokee and hold their Villages. Their spaces are neutral until the Nation joins a side.',
    see: ['8.0'],
  },
]
