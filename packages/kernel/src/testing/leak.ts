/**
 * Nothing leaks: when everything a viewer cannot know is dealt anew, all that leaves the game for him stays the same to
 * the byte: view, options, prompt, whom the game waits for, log, revision.
 */
import { type Game, OPEN, SPECTATOR, type State, type Viewer } from '../game.ts'
import type { Random } from '../random.ts'
import { rolesIn } from '../settings.ts'
import type { Table } from '../table.ts'
import { freezeAll } from './data.ts'
import { differsFor, viewersOf } from './same.ts'
import type { Start } from './start.ts'
import { report, walk } from './walk.ts'
import { type Watched, watch } from './watch.ts'
import { twoWorlds } from './worlds.ts'

export interface LeakCounts {
  /** Positions compared. */
  tested: number
  /** Positions for which no new deal was found that fits what the viewer has seen since the checkpoint. */
  skipped: number
  /** Positions in which the new deal really is another one. */
  changed: number
}
export interface LeakPlan {
  /** Positions to compare for each viewer. */
  readonly positions: number
  /** One position in so many is looked at, so that whole games are covered. */
  readonly oneIn?: number
  /** The largest share of positions that may be skipped, and the smallest of those compared that must be another deal. */
  readonly maxSkipped?: number
  readonly minChanged?: number
}

/** New deals tried for a position before it is skipped. */
const DEALS = 4

/**
 * Plays the starts round and round, with other seeds, until every viewer has had his positions. A role is a viewer of
 * the games that it sits in.
 */
export function leaks<S extends State>(
  game: Game<S>,
  starts: readonly Start[],
  { positions, oneIn = 3, maxSkipped = 0.3, minChanged = 0.2 }: LeakPlan,
): { problems: string[]; counts: Readonly<Record<Viewer, LeakCounts>> } {
  const watched = watch(game)
  const counts: Record<Viewer, LeakCounts> = {}
  const seated = starts.flatMap(({ settings }) => rolesIn(game, settings))
  for (const viewer of viewersOf(game))
    if (viewer === SPECTATOR || seated.includes(viewer)) counts[viewer] = { tested: 0, skipped: 0, changed: 0 }
  const isDone = ({ tested, skipped }: LeakCounts): boolean => tested >= positions || skipped > positions
  const enough = (): boolean => Object.values(counts).every(isDone)
  const problems: string[] = []
  for (let round = 0; !enough() && problems.length === 0; round++) {
    const start = starts[round % starts.length] as Start
    const seed = start.seed + 7919 * Math.floor(round / starts.length)
    const wanted = [...rolesIn(game, start.settings), SPECTATOR].map((viewer) => [viewer, counts[viewer]] as const)
    const visit = ({ table, random }: { table: Table<S>; random: Random }): void => {
      if (table.over || random.below(oneIn) > 0) return
      freezeAll(table.saved().checkpoint)
      for (const [viewer, count] of wanted) if (count && !isDone(count)) compare(watched, table, viewer, random, count)
    }
    problems.push(
      ...walk(watched.game, { ...start, seed }, visit, {
        until: () => wanted.every(([, count]) => count && isDone(count)),
      }),
    )
  }
  if (problems.length === 0)
    for (const [viewer, { tested, skipped, changed }] of Object.entries(counts)) {
      const all = tested + skipped
      if (skipped > maxSkipped * all) problems.push(`${viewer}: for ${skipped} of ${all} positions no new deal fits`)
      if (changed < minChanged * tested)
        problems.push(`${viewer}: only ${changed} of ${tested} new deals are another one: the test could not fail`)
    }
  return { problems, counts }
}

function compare<S extends State>(
  watched: Watched<S>,
  table: Table<S>,
  viewer: Viewer,
  random: Random,
  count: LeakCounts,
): void {
  const { game } = watched
  for (let tries = 0; tries < DEALS; tries++) {
    const marks: S[] = []
    const imagined = table.imagine(viewer, (checkpoint) => {
      const dealt = game.reshuffleHidden(checkpoint, viewer, random)
      marks.push(checkpoint, game.copy(dealt))
      return dealt
    })
    const [mark, dealt] = marks
    if (!mark || !dealt) break
    const [law] = game.brokenLaws(dealt)
    report(law === undefined ? undefined : `dealt anew for ${viewer}, a law is broken: ${law}`)
    if (!imagined || !twoWorlds(watched, table, imagined, mark, dealt, viewer, random)) continue
    const problem = differsFor(table.fork(), imagined, viewer)
    report(problem && `a leak to ${viewer}, who can tell this from another deal: ${problem}`)
    count.tested += 1
    if (JSON.stringify(game.view(mark, OPEN)) !== JSON.stringify(game.view(dealt, OPEN))) count.changed += 1
    return
  }
  count.skipped += 1
}
