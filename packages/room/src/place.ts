/** A position that one looks at, as the house sees it for that seat: never as somebody says that it is. */
import { type Choice, type Core, OPEN, type Viewer } from '@carillon/kernel'
import type { Position } from '@carillon/protocol'
import { Impossible } from './impossible.ts'
import type { Line } from './line.ts'
import type { Studies } from './studies.ts'
import { lessonOf } from './teaching.ts'

export interface Place {
  readonly game: Core
  readonly view: unknown
  /** What is asked there, of whom this screen decides for. */
  readonly choice: Choice | undefined
}

type Looked = Position & { readonly seat: Viewer }

export async function placeOf(line: Line, studies: Studies, at: Looked): Promise<Place> {
  const { seat } = at
  if ('lesson' in at) {
    if (seat !== OPEN) throw new Impossible('not-yours', 'in lessons all lies open')
    const { observation } = await lessonOf(line.house.library, at.game, at.lesson, at.number)
    return { game: await line.house.library.core(at.game), view: observation.view, choice: observation.decision }
  }
  if (at.moment === undefined) {
    const { open, eyes } = line.at(at.table)
    const { table } = open.room
    const { deciding } = eyes.hands(seat)
    const choice = deciding === undefined ? undefined : table.decision(deciding)
    return { game: table.game, view: table.game.view(table.state, seat), choice }
  }
  const study = await studies.study(at.table)
  const table = study.cursor.at(study.inputsAt(at.moment, seat))
  return { game: study.game, view: table.game.view(table.state, seat), choice: table.decision(seat) }
}
