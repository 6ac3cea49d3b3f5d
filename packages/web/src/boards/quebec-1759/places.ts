/** Where on the map a line of the log happened. */
import type { LogLine } from '@carillon/kernel'
import { RIVERS, type River, SIDES, type View, ZONES, type Zone } from '@carillon/quebec-1759/page'
import type { Subject } from '../board.ts'
import { placesNamed } from '../places.ts'

const isPlace = (id: string): boolean => ZONES.includes(id as Zone) || RIVERS.includes(id as River)
export function places(line: LogLine, view: View): readonly Subject[] {
  return placesNamed(
    line,
    { space: (id) => (isPlace(id) ? id : undefined) },
    { unit: (id) => ZONES.filter((zone) => isAt(id, view, zone)) },
  )
}
const isAt = (unit: string, { zones }: View, zone: Zone): boolean =>
  SIDES.some((side) => zones[zone][side].some((block) => 'unit' in block && block.unit === unit))
