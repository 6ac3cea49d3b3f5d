/** A game that is over, told as a text. */
import { Cursor, type Game, type GameRecord, type State, type Table } from '@carillon/kernel'
import { thought, witsOf } from '@carillon/players'
import { type Moment, type Report, reportText } from '@carillon/protocol'
import { reportSteps } from '@carillon/room'
import type { Context } from './context.ts'
import { sayIn } from './find.ts'

type Chapters = Moment['chapters'][number][]
/** Where something begins: noted while the record is played. */
export function chaptersIn(): { readonly found: Chapters; look(table: Table<State>): void } {
  const found: Chapters = []
  let read = 0
  return {
    found,
    look(table) {
      for (const { chapter, text } of table.logFrom(read))
        if (chapter && text && chapter !== 'action' && chapter !== 'battle-over')
          found.push({ at: table.count, chapter, text })
      read = table.noted
    },
  }
}

export async function reportOf(game: Game, record: GameRecord): Promise<Report> {
  const chapters = chaptersIn()
  const cursor = new Cursor<State>(game, record, chapters.look)
  const { scenario, options } = record
  const setup = { game: game.id, scenario, options, seats: {} }
  return thought(reportSteps({ game, cursor, chapters: chapters.found, setup }, await witsOf(game.strategy)))
}

/** The whole of it, or without the story. */
export function reportLines(context: Context, game: Game, report: Report, whole: boolean): readonly string[] {
  const { words, locale } = context
  return reportText(
    whole ? report : { ...report, story: [] },
    sayIn(game, context),
    (key, args) => words(`report.${key}`, args),
    locale,
  )
}
