/** Small questions to a view. */
import {
  type Box,
  type Connection,
  type ConnectionKind,
  FACTIONS,
  type Faction,
  SPACE,
  SPACES,
  type Space,
  type UnitId,
  type View,
} from '@carillon/bayonets-and-tomahawks/page'

/** What can be opened: a space, or the Sail Box of a faction. */
export type Place = Space | `sail-${Faction}`
export const isSail = (place: string): place is `sail-${Faction}` => place === 'sail-british' || place === 'sail-french'
export const factionOfSail = (place: `sail-${Faction}`): Faction => (place === 'sail-british' ? 'british' : 'french')
export const isSpace = (id: string): id is Space => id in SPACE

export const unitsAt = (view: View, faction: Faction, space: Space): readonly UnitId[] =>
  view.map[faction][SPACE[space].n] as readonly UnitId[]

/** The units of a faction at a place. */
export function stackAt(view: View, faction: Faction, place: Place): readonly UnitId[] {
  if (!isSail(place)) return unitsAt(view, faction, place)
  return factionOfSail(place) === faction ? view.boxes[place] : []
}

/** Where both factions stand. */
export const contested = (view: View): readonly Space[] =>
  SPACES.filter((space) => FACTIONS.every((f) => unitsAt(view, f, space).length > 0))

/** Where a unit is: a space, or a box. */
export function whereIs(view: View, unit: UnitId): { readonly space: Space } | { readonly box: Box } | undefined {
  for (const space of SPACES) for (const f of FACTIONS) if (unitsAt(view, f, space).includes(unit)) return { space }
  const box = (Object.keys(view.boxes) as Box[]).find((one) => view.boxes[one].includes(unit))
  return box && { box }
}
export function placeOf(view: View, unit: UnitId): Place | undefined {
  const found = whereIs(view, unit)
  if (!found) return undefined
  if ('space' in found) return found.space
  return isSail(found.box) ? found.box : undefined
}

/** 2.2 Highway, Path, or Road where one was built. */
export const wayOf = ({ roads }: View, { id, kind }: Connection): ConnectionKind => (roads.includes(id) ? 'road' : kind)
