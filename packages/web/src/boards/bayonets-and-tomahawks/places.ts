/** Where on the map a line of the log happened. */
import { CONNECTIONS, type UnitId, VILLAGES, type View } from '@carillon/bayonets-and-tomahawks/page'
import type { LogLine } from '@carillon/kernel'
import type { Subject } from '../board.ts'
import { placesNamed } from '../places.ts'
import { isSpace, placeOf } from './find.ts'

export function places(line: LogLine, view: View): readonly Subject[] {
  const spaces = {
    space: (id: string) => (isSpace(id) ? id : undefined),
    connection: (id: string) => CONNECTIONS.find((one) => one.id === id)?.ends,
    nation: (id: string) => (id in VILLAGES ? VILLAGES[id as keyof typeof VILLAGES] : undefined),
  }
  return placesNamed(line, spaces, { unit: (id) => placeOf(view, id as UnitId) })
}
