/** A twin, saved and restored after every input, or copied, stays equal and goes on equal. */
import type { Game, State, Viewer } from '../game.ts'
import { Table } from '../table.ts'
import { difference, reread } from './data.ts'
import { differ, differInside, differsFor, everybody } from './same.ts'
import type { Start } from './start.ts'
import { randomInput, report, type Walker, walk } from './walk.ts'

/**
 * The whole log is long: it goes through the file only one time in so many. So it is with looking over everybody's
 * shoulder, which takes most of the time: else they look in turn.
 */
const WHOLE_ONE_IN = 50
/** One in so many is a copy. */
const COPY_ONE_IN = 4

export function twinProblems<S extends State>(
  game: Game<S>,
  starts: readonly Start[],
  walker: Walker<S> = randomInput,
): string[] {
  const viewers = everybody(game)
  return starts.flatMap((start) => {
    let twin: Table<S> | undefined
    const restored = restorer<S>()
    return walk(
      game,
      start,
      ({ table, last, number }) => {
        if (twin && last) {
          twin.answer(reread(last))
          report(prefixed('going on, the restored game differs', differInside(table, twin) ?? lateLog(table, twin)))
        }
        const whole = number % WHOLE_ONE_IN === 0 || table.over
        twin = !whole && number % COPY_ONE_IN === 1 ? table.copy() : restored(table, whole)
        const viewer = viewers[number % viewers.length] as Viewer
        const problem = whole
          ? differ(table, twin, table.over ? 'log' : 'no log')
          : (differInside(table, twin) ?? differsFor(table, twin, viewer, 'no log'))
        report(prefixed('the restored game differs', problem ?? lateLog(table, twin)))
      },
      { walker, undoOneIn: 12 },
    )
  })
}

/** As it comes out of a file; a checkpoint that comes again is the same file. */
function restorer<S extends State>(): (table: Table<S>, whole: boolean) => Table<S> {
  let last: { readonly checkpoint: S; readonly read: S } | undefined
  return (table, whole) => {
    if (whole) return new Table(table.game, reread(table.saved()))
    const { checkpoint, ...rest } = table.position()
    if (last?.checkpoint !== checkpoint) last = { checkpoint, read: reread(checkpoint) }
    return new Table(table.game, { ...reread(rest), checkpoint: last.read })
  }
}

/** What the twin knows of the log are the last lines of it. */
function lateLog<S extends State>(table: Table<S>, twin: Table<S>): string | undefined {
  return difference(table.logFrom(table.noted - twin.noted), twin.log, 'log')
}

const prefixed = (what: string, problem: string | undefined): string | undefined => problem && `${what}: ${problem}`
