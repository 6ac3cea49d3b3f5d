/** Small questions to a view. */
import { type Block, ROADS, type UnitId, type View, type Zone } from '@carillon/quebec-1759/page'

export function findUnit(unit: UnitId, { zones, pool }: View): { readonly cv: number } | undefined {
  const all: readonly Block[] = [...pool, ...Object.values(zones).flatMap((z) => [...z.british, ...z.french])]
  return all.find((b) => 'unit' in b && b.unit === unit) as { cv: number } | undefined
}

export const roadsFrom = (zone: Zone, { rules }: View): readonly Zone[] =>
  ROADS.filter((r) => r.between.includes(zone) && (!r.option || rules[r.option] === 'on')).flatMap((r) =>
    r.between.filter((end) => end !== zone),
  )
