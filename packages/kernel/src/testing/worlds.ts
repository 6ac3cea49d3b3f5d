/**
 * Two worlds that a viewer cannot tell apart at a checkpoint, played with the same inputs: he may learn which one he is
 * in only when something is shown.
 */
import type { State, Viewer } from '../game.ts'
import { pickOne, type Random } from '../random.ts'
import { Refused } from '../refused.ts'
import type { ChoiceInput, Input } from '../saved.ts'
import { Table } from '../table.ts'
import { differsFor } from './same.ts'
import { report } from './walk.ts'
import type { Watched } from './watch.ts'

/** Choices of his own that the viewer makes beyond the position. */
const AHEAD = 2

/**
 * Does the new deal fit all that the viewer has seen since the checkpoint? A leak on the way is reported.
 *
 * What he sees may differ, and the deal then does not fit, only where something was shown (`reveal()`, the end of secret
 * play) or done with things he cannot see: choices of others, lots. His own choices, dice, and what others do in secret
 * tell him nothing; if they do it is a leak, or the rules forgot `reveal()` and what he learned could be taken back.
 */
export function twoWorlds<S extends State>(
  watched: Watched<S>,
  table: Table<S>,
  imagined: Table<S>,
  mark: S,
  dealt: S,
  viewer: Viewer,
  random: Random,
): boolean {
  const since = table.fork().inputs
  // Of what is done in secret now the imagined table has only the viewer's own.
  let unseen = since.length - imagined.inputs.length
  const secret = new Set<number>()
  for (let i = since.length - 1; unseen > 0; i--)
    if ((since[i] as ChoiceInput).role !== viewer) {
      secret.add(i)
      unseen -= 1
    }

  let shown = shows(watched)
  const real = begin(watched, mark)
  const other = begin(watched, dealt)
  if (real.over || other.over) return false
  let problem = differsFor(real, other, viewer)
  if (problem && shows(watched) > shown) return false
  report(problem && `a leak to ${viewer}, who can tell this from another deal: ${problem}`)
  for (const [i, input] of since.entries()) {
    shown = shows(watched)
    real.answer(input)
    if (!secret.has(i)) other.answer(input)
    if (real.over || other.over) return false
    const mayShow = shows(watched) > shown || !(secret.has(i) || tellsNothing(input, viewer))
    // What tells nothing was looked at when it was new.
    if (!mayShow && i < since.length - 1) continue
    problem = differsFor(real, other, viewer)
    if (problem && mayShow) return false
    report(problem && tells(viewer, input, problem))
  }
  lookAhead(watched, real, other, viewer, random)
  return true
}

const shows = <S extends State>(watched: Watched<S>): number => watched.reveals + watched.unsealed

const begin = <S extends State>({ game }: Watched<S>, checkpoint: S): Table<S> =>
  new Table(game, { checkpoint, since: [], inputs: 0, draws: 0, revision: {} })

/** Own choices and dice are no news of what is hidden. */
const tellsNothing = (input: Input, viewer: Viewer): boolean =>
  'chance' in input ? typeof input.chance[0] === 'number' : input.role === viewer

const tells = (viewer: Viewer, input: Input, problem: string): string =>
  `a leak to ${viewer}, or no reveal(): ${JSON.stringify(input)} tells him of the deal: ${problem}`

/** The viewer goes on with choices of his own in both worlds, also past the end of the step. */
function lookAhead<S extends State>(
  watched: Watched<S>,
  real: Table<S>,
  other: Table<S>,
  viewer: Viewer,
  random: Random,
): void {
  for (let made = 0; made < AHEAD; made++) {
    const options = real.decision(viewer)?.options
    if (!options?.length) return
    const input = { role: viewer, option: pickOne(options, random) }
    const shown = shows(watched)
    try {
      real.answer(input)
      other.answer(input)
    } catch (error) {
      if (error instanceof Refused) return
      throw error
    }
    if (shows(watched) > shown || real.over || other.over) return
    const problem = differsFor(real, other, viewer)
    report(problem && tells(viewer, input, problem))
  }
}
