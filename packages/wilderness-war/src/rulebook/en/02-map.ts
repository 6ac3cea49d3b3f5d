/** Chapter 2: the map. */
import type { Rule } from '../index.ts'

export const MAP: readonly Rule[] = [
  {
    id: '2',
    title: 'The map',
    text: 'Spaces of three kinds of terrain, joined by land and water. Who had a space at the outset often matters more than who stands there now.',
    see: ['2.0', '6.1'],
  },
  {
    id: '2.0',
    title: 'Spaces, connections, control',
    text: `**Terrain.** A space is cultivated, wilderness or mountain.

**Whose it was.** Cultivated spaces of the Northern and Southern Departments, and Halifax, are **originally British**. Those of the St. Lawrence Department, and Louisbourg, are **originally French**. Wilderness and mountains are nobody’s.

**Fortifications** are fortresses, completed forts and stockades. A fort under construction is not one. Fortresses are printed on the map: nobody builds or razes them.
- British: Boston, New Haven, New York, Albany, Alexandria, Baltimore, Philadelphia, Halifax. All but Albany are ports.
- French: Québec, Montréal, Louisbourg. All but Montréal are ports.

**Control.** You control a fortress that is not besieged and where there are no enemy units. If it was originally the enemy’s you also need a unit or an Amphib marker there. Your own needs no garrison.

**Connections** are land, river or lakeshore. On foot all of them serve; boats need water. The arrows at Halifax and Louisbourg are for British landings. Those out of Pays d’en Haut may be marched or paddled, outwards only. Spaces joined by an arrow are not adjacent.

**Settlements** belong to tribes. The Cherokee live off the map.

**Stacking** has no limit, except four units inside a fort. Anyone may look at all stacks.

Our ruling: Halifax and Louisbourg are cultivated, but in no department: regulars count there (7.53), militia never comes. They have no neighbours, only naval moves and landings reach them. Nobody can enter, attack or raid Pays d’en Haut.`,
    see: ['5.53', '6.3', '6.43', '8.22', '10.1'],
  },
]
