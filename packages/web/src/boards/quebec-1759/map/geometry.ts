/** The board's map, as drawn by maps/quebec.mjs: everything in units of FRAME. */
import type { Box, Point } from '../../points.ts'
import drawn from './geometry.json' with { type: 'json' }

export type Zone =
  | 'montmorency'
  | 'beauport'
  | 'st_charles'
  | 'abraham'
  | 'ste_foy'
  | 'sillery'
  | 'cap_rouge'
  | 'etchemin'
  | 'levis'
  | 'ile_d_orleans'
export type River = 'bason' | 'st_laurent'

export type { Box, Point }
export interface Label extends Point {
  readonly angle?: number
  readonly anchor?: 'start' | 'middle' | 'end'
}
export interface ZoneShape {
  readonly region: string
  /** The region a little smaller: between the two lies the coloured border. */
  readonly inner: string
  /** Room for blocks: four rows of six. */
  readonly box: Box
  readonly centre: Point
  /** Where each side's blocks stand when both are here: two rows of six each. */
  readonly british: Point
  readonly french: Point
  readonly label: Label
}
export interface RiverShape {
  readonly region: string
  readonly label: Label
  readonly ships: readonly [Point, Point, Point, Point]
}
/** Switches of the game that add a road. */
export type RoadOption = 'roadSteFoySillery' | 'roadStCharlesSteFoy'
export interface RoadShape {
  readonly between: readonly [Zone, Zone]
  readonly path: string
  /** It crosses the St. Charles. */
  readonly crossing: boolean
  /** It is there only with this switch on. */
  readonly option?: RoadOption
}

export const FRAME = { width: 1240, height: 940 } as const
/** The neat line: all that is drawn lies inside it. */
export const NEAT = 16

export const ZONE_IDS = Object.keys(drawn.zones) as readonly Zone[]
/** South of the water the British come from above. */
const FROM_ABOVE: ReadonlySet<Zone> = new Set<Zone>(['levis', 'etchemin', 'ile_d_orleans'])

function zone(id: Zone): ZoneShape {
  const { region, inner, box, label } = drawn.zones[id]
  const x = box.x + box.width / 2
  const upper = { x, y: box.y + box.height / 4 }
  const lower = { x, y: box.y + (box.height * 3) / 4 }
  const [british, french] = FROM_ABOVE.has(id) ? [upper, lower] : [lower, upper]
  return { region, inner, box, centre: { x, y: box.y + box.height / 2 }, british, french, label }
}
export const ZONES = Object.fromEntries(ZONE_IDS.map((id) => [id, zone(id)])) as Readonly<Record<Zone, ZoneShape>>

export const RIVERS: Readonly<Record<River, RiverShape>> = {
  bason: {
    region: drawn.rivers.bason,
    label: { x: 890, y: 316 },
    ships: [
      { x: 860, y: 358 },
      { x: 908, y: 358 },
      { x: 860, y: 406 },
      { x: 908, y: 406 },
    ],
  },
  st_laurent: {
    region: drawn.rivers.st_laurent,
    label: { x: 134, y: 710, angle: 16 },
    ships: [
      { x: 398, y: 781 },
      { x: 452, y: 770 },
      { x: 504, y: 755 },
      { x: 552, y: 727 },
    ],
  },
}
export const ROADS = drawn.roads as unknown as readonly RoadShape[]

export const LAND = drawn.land
/** The land grown step by step: the engraver's lines along the shore lie between. */
export const SHADE = drawn.shade
export const LINES = drawn.lines
export const BORDERS: readonly string[] = drawn.borders
export const BOUNDARY = drawn.boundary
export const CLIFFS = drawn.cliffs
export const FIELDS = drawn.fields
/** Feet of the trees, x and y in turn, from the top down. */
export const WOODS: readonly number[] = drawn.woods.split(' ').map(Number)
/** Where the roads of a zone meet. */
export const VILLAGES: Readonly<Record<string, readonly number[]>> = drawn.villages
export const BRIDGE = drawn.bridge
/** The water of the Montmorency where it falls. */
export const FALL = drawn.fall
/** Whom the shorelines come from; to be named where the game names its sources. */
export const SOURCE = 'Shorelines © OpenStreetMap contributors, ODbL'
