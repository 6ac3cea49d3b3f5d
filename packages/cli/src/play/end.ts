/** The end of a game, and how to go on after a break. */
import { OPEN, observe, toHex, type Viewer } from '@carillon/kernel'
import { nameOf } from '../find.ts'
import { typed } from '../folders.ts'
import { out, paint, width, wrap } from '../terminal.ts'
import { boardText, type Screen, show, unsavedLines } from './screen.ts'
import { type Session, save } from './session.ts'

/** What happened last, as `viewer` saw it; then everything lies open. */
export function showEnd(screen: Screen, session: Session, viewer: Viewer): void {
  const { words } = screen.context
  show({ ...screen, whole: false }, session, viewer)
  const seen = observe(session.table, OPEN)
  out(`\n${boardText(screen, session, seen)}\n`)
  const { outcome } = seen
  if (outcome) {
    const { winner, why, rule } = outcome
    const who =
      winner === 'draw' ? words('play.draw') : words('play.winner', { role: nameOf(screen.say, 'role', winner) })
    for (const line of wrap(
      `${paint.bold(who)} ${screen.say(why)} ${paint.dim(words('play.rule', { rule }))}`,
      width(),
    ))
      out(line)
  }
  out(words('play.seed', { seed: toHex(session.seed) }))
  const { file, commitment } = session
  if (keep(screen, session)) out(words('play.verify', { file: typed(file), hash: commitment }))
}

export function showBreak(screen: Screen, session: Session): void {
  const { words } = screen.context
  if (!keep(screen, session)) return
  out(words('play.saved', { file: session.file }))
  out(words('play.resume', { file: typed(session.file) }))
}

/** Writes the game to its file. If that cannot be, it is said at once, and the game goes on all the same. */
export function keep(screen: Screen, session: Session): boolean {
  const before = screen.unsaved
  try {
    save(session)
    screen.unsaved = undefined
    if (before !== undefined) out(screen.context.words('play.saved', { file: session.file }))
  } catch (error) {
    screen.unsaved = (error as Error).message
    if (before === undefined) for (const line of unsavedLines(screen)) out(line)
  }
  return screen.unsaved === undefined
}
