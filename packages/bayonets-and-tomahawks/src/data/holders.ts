/** Who holds a space and whom a unit serves, in a position or in what is seen of it. */
import { type Faction, type Nation, type Space, spaceOf } from './map.ts'
import { type UnitId, unitOf } from './units.ts'

interface Nations {
  readonly nations: Readonly<Record<Nation, Faction | null>>
}
interface Control extends Nations {
  readonly control: Readonly<Partial<Record<Space, Faction>>>
}
/** 2.1.2 Null if it is neutral. The rules ask occupancy.ts, which remembers the answers. */
export function holderOf({ control, nations }: Control, space: Space): Faction | null {
  const { nation, home } = spaceOf(space)
  return control[space] ?? (nation ? nations[nation] : home)
}
/** 8.1 The units of a nation are those of its friends; null if it has none. */
export function servedBy({ nations }: Nations, unit: UnitId): Faction | null {
  const { faction, nation } = unitOf(unit)
  return faction ?? (nation && nations[nation])
}
