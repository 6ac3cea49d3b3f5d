/** Players that are not people, watched: a pause whenever something has happened. Enter halts and goes on, q leaves. */
import type { Viewer } from '@carillon/kernel'
import type { News } from '@carillon/protocol'
import { Sitting } from '@carillon/room'
import { interactive, out, paint } from '../terminal.ts'
import { keep, showBreak, showEnd } from './end.ts'
import { type Lines, openLines } from './lines.ts'
import { hearWhys } from './log-lines.ts'
import type { Played } from './played.ts'
import { type Screen, show, turnOver } from './screen.ts'
import { ThinkingLine } from './thinking-line.ts'

/** In milliseconds. */
const OFTEN = 200

export async function watch(screen: Screen, played: Played, viewer: Viewer, pause: number): Promise<void> {
  const { room } = played
  const lines = interactive() ? openLines() : undefined
  lines?.complete([])
  const footer = lines && pause > 0 ? paint.dim(screen.context.words('watch.keys')) : ''
  const thinking = new ThinkingLine(screen, 'watch.thinking', lines, (line) => {
    if (line.trim() === '') return false
    room.close()
    return true
  })
  let [noted, kept, failed, happened] = [0, performance.now(), '', false]
  /** What is new is shown as it comes; the end by itself. */
  const tell = (news: News): void => {
    thinking.hear(news)
    if (news.news === 'failed') failed = news.detail
    if (news.news !== 'scene') return
    hearWhys(screen, viewer, news.scene)
    if (room.table.over) return
    const length = news.scene.logFrom + news.scene.observation.log.length
    if (length === noted) return
    noted = length
    happened = true
    turnOver(screen, viewer)
    show(screen, played, viewer)
    // Without a pause, now and then: a game of a thousand events is not written a thousand times.
    if (pause > 0 || performance.now() - kept > OFTEN) {
      keep(screen, played)
      kept = performance.now()
    }
    if (footer && screen.whole) out(`\n${footer}`)
  }
  played.pause = async () => {
    if (happened && !(await wait(lines, pause))) room.close()
    happened = false
  }
  room.join(new Sitting(room, viewer, tell, false))
  room.pace({ paused: false, delay: 1, think: played.think })
  show(screen, played, viewer)
  await room.run()
  thinking.stop()
  lines?.close()
  if (failed) throw new Error(failed)
  if (room.table.over) await showEnd(screen, played, viewer)
  else showBreak(screen, played)
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
