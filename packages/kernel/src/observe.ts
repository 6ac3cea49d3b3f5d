/** Everything that leaves a game: what one viewer may know of it, and nothing else. */
import type { Choice, Role } from './ask.ts'
import { type Core, OPEN, type Outcome, SPECTATOR, type State, type Viewer } from './game.ts'
import type { LogEntry, LogLine } from './message.ts'
import type { Table } from './table.ts'

export interface Observation<V = unknown> {
  readonly game: string
  readonly viewer: Viewer
  /** Goes with an answer, so that one made for an older position is refused. */
  readonly revision: number
  readonly step: string
  /** The rule in question: of the viewer's decision, else of the step. */
  readonly rule: string
  /** Whom the game waits for. While roles decide in secret a viewer learns only of itself that it is done. */
  readonly waiting: readonly { readonly role: Role; readonly rule: string }[]
  readonly decision?: Choice
  readonly canUndo: boolean
  readonly view: V
  /** The log as the viewer reads it. */
  readonly log: readonly LogLine[]
  readonly outcome?: Outcome
}

/** The line of the log as `viewer` reads it; undefined if it is not for him. */
export function lineFor(entry: LogEntry, viewer: Viewer): LogLine | undefined {
  const { rule, chapter, text, secret } = entry
  const read = secret && (viewer === OPEN || secret.roles.includes(viewer)) ? secret.text : text
  return read && (chapter ? { rule, chapter, text: read } : { rule, text: read })
}

/** The lines of the log that `viewer` may read, from the one numbered `from` among his own. */
export function logFor(log: readonly LogEntry[], viewer: Viewer, from = 0): LogLine[] {
  const lines: LogLine[] = []
  let number = 0
  for (const entry of log) {
    const line = lineFor(entry, viewer)
    if (!line) continue
    if (number >= from) lines.push(line)
    number += 1
  }
  return lines
}

export function observe<S extends State>(
  table: Table<S>,
  viewer: Viewer,
  { logFrom = 0 }: { readonly logFrom?: number } = {},
): Observation {
  const game: Core<S> = table.game
  const isRole = game.roles.includes(viewer)
  if (!isRole && viewer !== SPECTATOR && viewer !== OPEN)
    throw new Error(`nobody called "${viewer}" looks at ${game.id}: ${[...game.roles, SPECTATOR, OPEN].join(', ')}`)
  const { state, over } = table
  const decision = isRole ? table.decision(viewer) : undefined
  const outcome = over ? game.outcome(state) : undefined
  const waiting = decision ? table.waiting : table.waiting.filter((one) => one.role !== viewer)
  return {
    game: game.id,
    viewer,
    revision: table.revision(viewer),
    step: state.step,
    rule: decision?.rule ?? game.sequence[state.step]?.rule ?? outcome?.rule ?? '',
    waiting,
    ...(decision && { decision }),
    canUndo: isRole && table.canUndo(viewer),
    view: game.view(state, viewer),
    log: logFrom === Number.POSITIVE_INFINITY ? [] : logFor(table.log, viewer, logFrom),
    ...(outcome && { outcome }),
  }
}
