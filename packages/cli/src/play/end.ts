/** The end of a game, and how to go on after a break. */
import { OPEN, observe, RecordError, type Viewer } from '@carillon/kernel'
import { recordOfRoom } from '@carillon/room/records'
import { nameOf } from '../find.ts'
import { typed } from '../folders.ts'
import { reportLines, reportOf } from '../report.ts'
import { out, paint, width, wrap } from '../terminal.ts'
import { type Played, save } from './played.ts'
import { boardText, type Screen, show, unsavedLines } from './screen.ts'

/** What happened last, as `viewer` saw it; then everything lies open. */
export async function showEnd(screen: Screen, played: Played, viewer: Viewer): Promise<void> {
  const { words } = screen.context
  show({ ...screen, whole: false }, played, viewer)
  const seen = observe(played.room.table, OPEN)
  out(`\n${boardText(screen, played, seen)}\n`)
  const { outcome } = seen
  if (outcome) {
    const { winner, cause, rule } = outcome
    const who =
      winner === 'draw' ? words('play.draw') : words('play.winner', { role: nameOf(screen.say, 'role', winner) })
    for (const line of wrap(
      `${paint.bold(who)} ${screen.say(cause)} ${paint.dim(words('play.rule', { rule }))}`,
      width(),
    ))
      out(line)
  }
  // Where the rules have changed on the way, what lies before cannot always be played again.
  const report = await reportOf(played.game, recordOfRoom(played.room)).catch((error: unknown) => {
    if (!(error instanceof RecordError)) throw error
  })
  for (const line of report ? reportLines(screen.context, played.game, report, false).slice(2) : [])
    for (const part of line === '' ? [''] : wrap(line, width(), 2)) out(part)
  out('')
  out(words('play.seed', { seed: played.luck.seed }))
  const { file, luck } = played
  if (keep(screen, played)) out(words('play.verify', { file: typed(file), hash: luck.commitment }))
}

export function showBreak(screen: Screen, played: Played): void {
  const { words } = screen.context
  if (!keep(screen, played)) return
  out(words('play.saved', { file: played.file }))
  out(words('play.resume', { file: typed(played.file) }))
}

/** Writes the game to its file. If that cannot be, it is said at once, and the game goes on all the same. */
export function keep(screen: Screen, played: Played): boolean {
  const before = screen.unsaved
  try {
    save(played)
    screen.unsaved = undefined
    if (before !== undefined) out(screen.context.words('play.saved', { file: played.file }))
  } catch (error) {
    screen.unsaved = (error as Error).message
    if (before === undefined) for (const line of unsavedLines(screen)) out(line)
  }
  return screen.unsaved === undefined
}
