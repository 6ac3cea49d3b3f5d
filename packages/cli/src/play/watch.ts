/** Players that are not people, watched: a pause whenever something has happened. Enter halts and goes on, q leaves. */
import { observe, type Viewer } from '@carillon/kernel'
import { interactive, out, paint } from '../terminal.ts'
import { keep, showBreak, showEnd } from './end.ts'
import { type Lines, openLines } from './lines.ts'
import { type Screen, show, turnOver } from './screen.ts'
import { advanceOne, type Session } from './session.ts'

/** In milliseconds. */
const OFTEN = 200

export async function watch(screen: Screen, session: Session, viewer: Viewer, pause: number): Promise<void> {
  const lines = interactive() ? openLines() : undefined
  lines?.complete([])
  const footer = lines && pause > 0 ? paint.dim(screen.context.words('watch.keys')) : ''
  let noted = 0
  let kept = performance.now()
  show(screen, session, viewer)
  while (advanceOne(session)) {
    const length = observe(session.table, viewer).log.length
    if (length === noted) continue
    noted = length
    turnOver(screen, viewer)
    show(screen, session, viewer)
    // Without a pause, now and then: a game of a thousand events is not written a thousand times.
    if (pause > 0 || performance.now() - kept > OFTEN) {
      keep(screen, session)
      kept = performance.now()
    }
    if (footer && screen.whole) out(`\n${footer}`)
    if (!(await wait(lines, pause))) {
      lines?.close()
      return showBreak(screen, session)
    }
  }
  lines?.close()
  showEnd(screen, session, viewer)
}

/** False if the watcher has had enough. */
async function wait(lines: Lines | undefined, pause: number): Promise<boolean> {
  if (!lines) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    return true
  }
  let typed = await lines.within(pause)
  if (typed === '') typed = await lines.next('') // halted: until the next line
  return typed === null || typed === ''
}
