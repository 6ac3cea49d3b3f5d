/** Where on the map a line of the log happened. */
import type { LogLine } from '@carillon/kernel'
import { PIECE_IDS, pieceCalled, type View } from '@carillon/wilderness-war/page'
import type { Subject } from '../board.ts'
import { placesNamed } from '../places.ts'
import { isSpace, placeOf } from './find.ts'

export function places(line: LogLine, view: View): readonly Subject[] {
  return placesNamed(
    line,
    { space: (id) => (isSpace(id) ? id : undefined) },
    { piece: (id) => (PIECE_IDS.includes(id) ? placeOf(view, pieceCalled(id)) : undefined) },
  )
}
