/** A twin, saved and restored after every input, stays equal and goes on equal. */
import type { Game, State } from '../game.ts'
import { mismatch } from '../mismatch.ts'
import type { Saved } from '../saved.ts'
import { Table } from '../table.ts'
import { reread } from './data.ts'
import { differ, differInside } from './same.ts'
import type { Start } from './start.ts'
import { report, walk } from './walk.ts'

/** The whole log is long: it goes through the file only one time in so many. */
const LOG_ONE_IN = 25

export function twinProblems<S extends State>(game: Game<S>, starts: readonly Start[]): string[] {
  return starts.flatMap((start) => {
    let twin: Table<S> | undefined
    return walk(
      game,
      start,
      ({ table, last, number }) => {
        if (twin && last) {
          twin.answer(reread(last))
          report(prefixed('going on, the restored game differs', differInside(table, twin) ?? lateLog(table, twin)))
        }
        const whole = number % LOG_ONE_IN === 0 || table.over
        twin = restored(table, whole)
        const problem = differ(table, twin, whole ? 'log' : 'no log') ?? lateLog(table, twin)
        report(prefixed('the restored game differs', problem))
      },
      { undoOneIn: 12 },
    )
  })
}

function restored<S extends State>(table: Table<S>, whole: boolean): Table<S> {
  const saved = table.saved()
  if (whole) return new Table(table.game, reread(saved))
  const { log: _, ...rest } = saved
  return new Table(table.game, reread<Saved<S>>(rest))
}

/** What the twin knows of the log are the last lines of it. */
function lateLog<S extends State>(table: Table<S>, twin: Table<S>): string | undefined {
  const { log } = twin
  return mismatch(table.log.slice(table.log.length - log.length), log, 'log')
}

const prefixed = (what: string, problem: string | undefined): string | undefined => problem && `${what}: ${problem}`
