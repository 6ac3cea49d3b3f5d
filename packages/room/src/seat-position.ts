/** A position that one looks at, as the house sees it for that seat: never as somebody says that it is. */
import type { Choice, Game, State, Table, Viewer } from '@carillon/kernel'
import type { Position } from '@carillon/protocol'
import { Impossible } from './impossible.ts'
import type { Line } from './line.ts'
import type { Studies } from './studies.ts'
import { lessonOf } from './teaching.ts'

export interface SeatPosition {
  /** All of it: what the rules say of a view is more than playing takes. */
  readonly game: Game
  readonly view: unknown
  /** What is asked there, of whom this screen decides for. */
  readonly choice: Choice | undefined
  /** The table itself, for what is imagined from it. */
  readonly table: Table<State>
}

type Wanted = Position & { readonly seat: Viewer }

export async function seatPositionOf(line: Line, studies: Studies, at: Wanted): Promise<SeatPosition> {
  const { seat } = at
  const { library } = line.house
  if ('lesson' in at) {
    const { stop, table } = await lessonOf(library, at.game, at.lesson, at.number, at.way)
    if (seat !== stop.seat) throw new Impossible('not-yours', `this lesson is seen by ${stop.seat}`)
    const { observation } = stop
    return { game: await library.whole(at.game), view: observation.view, choice: observation.decision, table }
  }
  if (at.moment === undefined) {
    const game = await library.whole(line.at(at.table).open.room.game.id)
    const { open, eyes } = line.at(at.table)
    const { table } = open.room
    const { deciding } = eyes.hands(seat)
    const choice = deciding === undefined ? undefined : table.decision(deciding)
    return { game, view: game.view(table.state, seat), choice, table }
  }
  const study = await studies.study(at.table)
  const table = study.cursor.at(study.inputsAt(at.moment, seat))
  const game = await library.whole(study.game.id)
  return { game, view: game.view(table.state, seat), choice: table.decision(seat), table }
}
