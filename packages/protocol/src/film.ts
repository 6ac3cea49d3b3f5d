/** A game that is still played, as one seat has seen it so far: told once, and gone to and fro in without asking anybody. */
import type { LogLine, Observation, Viewer } from '@carillon/kernel'
import { type Change, changed } from './change.ts'
import type { NewGame } from './game.ts'
import type { DiceTally, Moment, Roll } from './scene.ts'

type Seen = Omit<Observation, 'log'>
export interface Film {
  readonly setup: NewGame
  readonly seat: Viewer
  readonly chapters: Moment['chapters']
  readonly first: Seen
  /** What each moment has changed, how many lines of the log there were then, and what was rolled. */
  readonly steps: readonly { readonly change: Change; readonly lines: number; readonly rolls: readonly Roll[] }[]
  /** Lines with the first moment, and all of them. */
  readonly lines: number
  readonly log: readonly LogLine[]
}

/** A film as a file: what one seat has seen of a game that is still played, and nothing else. */
export const VIEW_FORMAT = 'carillon-view/1'
export const writeView = (film: Film): string => JSON.stringify({ format: VIEW_FORMAT, film })
/** The film in such a file; nothing if it is none. */
export function readView(text: string): Film | undefined {
  let file: { readonly format?: unknown; readonly film?: Film } | null
  try {
    file = JSON.parse(text)
  } catch {
    return undefined
  }
  const film = file?.format === VIEW_FORMAT ? file.film : undefined
  return film && isFilm(film) ? film : undefined
}
function isFilm({ setup, seat, chapters, first, steps, lines, log }: Partial<Film>): boolean {
  const lists = [chapters, steps, log].every(Array.isArray)
  const words = [setup?.game, setup?.scenario, seat].every((word) => typeof word === 'string')
  return lists && words && typeof lines === 'number' && typeof first === 'object' && typeof setup?.seats === 'object'
}

/** Moments that were worked out once. */
const known = new WeakMap<Film, Seen[]>()

export function momentIn(film: Film, at: number): Moment {
  const last = film.steps.length
  const number = Math.max(0, Math.min(Math.trunc(at) || 0, last))
  const { lines, rolls } = film.steps[number - 1] ?? { lines: film.lines, rolls: [] }
  const observation = { ...seenAt(film, number), log: film.log.slice(0, lines) }
  const { seat, chapters, setup } = film
  return { at: number, last, seat, observation, rolls, chapters, setup, seats: [seat] }
}
function seenAt(film: Film, at: number): Seen {
  const all = known.get(film) ?? [film.first]
  known.set(film, all)
  for (let i = all.length; i <= at; i += 1) {
    const { change } = film.steps[i - 1] as Film['steps'][number]
    all.push(changed(all[i - 1], change) as Seen)
  }
  return all[at] as Seen
}
/** Positions from the last one that had no more lines than `from` on, each with how long the log was. */
export function stopsIn(film: Film, from: number): readonly { readonly lines: number; readonly view: unknown }[] {
  const lines = [film.lines, ...film.steps.map((step) => step.lines)]
  const begin = Math.max(
    0,
    lines.findLastIndex((count) => count <= from),
  )
  return lines.slice(begin).map((count, i) => ({ lines: count, view: seenAt(film, begin + i).view }))
}
/** Every die that was rolled, by whose luck it was. */
export function tallyOfRolls(rolls: readonly Roll[]): DiceTally {
  const tally: Record<string, { sides: number; counts: number[] }> = {}
  for (const { by, sides, faces } of rolls) {
    if (by === undefined) continue
    tally[by] ??= { sides, counts: Array.from({ length: sides }, () => 0) }
    const counts = tally[by]?.counts as number[]
    for (const face of faces) counts[face - 1] = (counts[face - 1] ?? 0) + 1
  }
  return tally
}
