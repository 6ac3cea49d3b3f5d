/** Secret names never leave the game: the game says what a viewer may not read, and it is looked for in all he gets. */
import type { Game, State, Viewer } from '../game.ts'
import { logFor, observe } from '../observe.ts'
import type { Table } from '../table.ts'
import { viewersOf } from './same.ts'
import type { Start } from './start.ts'
import { randomInput, report, type Walker, walk } from './walk.ts'
import { watch } from './watch.ts'

/** Ids that `viewer` may not read anywhere in this position. */
export type Secrets<S extends State> = (state: S, viewer: Viewer) => readonly string[]

/**
 * A line of the log may name what was known then and is hidden now. So of the log only what a choice has just noted is
 * searched, when it showed nothing, and only for what was secret before and still is.
 */
export function secretProblems<S extends State>(
  game: Game<S>,
  starts: readonly Start[],
  secrets: Secrets<S>,
  walker: Walker<S> = randomInput,
): string[] {
  const viewers = viewersOf(game)
  let looked = 0
  const problems = starts.flatMap((start) => {
    const watched = watch(game)
    let noted = 0
    let shown = 0
    let before = new Map<Viewer, readonly string[]>()
    return walk(
      watched.game,
      start,
      ({ table, last }) => {
        const silent = last !== undefined && 'role' in last && watched.reveals + watched.unsealed === shown
        const now = new Map<Viewer, readonly string[]>()
        for (const viewer of table.over ? [] : viewers) {
          const hidden = secrets(table.state, viewer)
          now.set(viewer, hidden)
          looked += hidden.length
          if (hidden.length === 0) continue
          report(inPosition(table, viewer, hidden))
          const still = before.get(viewer)?.filter((id) => hidden.includes(id)) ?? []
          if (silent) report(inLog(table, viewer, still, noted))
        }
        before = now
        noted = table.noted
        shown = watched.reveals + watched.unsealed
      },
      { walker },
    )
  })
  if (problems.length === 0 && looked === 0) problems.push('no position had a secret: the test could not fail')
  return problems
}

function inPosition<S extends State>(table: Table<S>, viewer: Viewer, hidden: readonly string[]): string | undefined {
  const text = JSON.stringify(observe(table, viewer, { logFrom: Number.POSITIVE_INFINITY }))
  const id = hidden.find((one) => names(text, one))
  return id && `${viewer} can read the secret ${id}: …${around(text, id)}…`
}

function inLog<S extends State>(
  table: Table<S>,
  viewer: Viewer,
  hidden: readonly string[],
  from: number,
): string | undefined {
  const text = JSON.stringify(logFor(table.logFrom(from), viewer))
  const id = hidden.find((one) => names(text, one))
  return id && `${viewer} can read the secret ${id} in the log: …${around(text, id)}…`
}

/** As a whole word: `b_1` is not in `b_15`. */
function names(text: string, id: string): boolean {
  for (let at = text.indexOf(id); at >= 0; at = text.indexOf(id, at + 1))
    if (!isPart(text[at - 1]) && !isPart(text[at + id.length])) return true
  return false
}
const isPart = (letter: string | undefined): boolean => letter !== undefined && /[\w-]/.test(letter)
const around = (text: string, id: string): string =>
  text.slice(Math.max(0, text.indexOf(id) - 60), text.indexOf(id) + id.length + 30)
