/** A person's decision: what is seen of it, what is held until it is confirmed, what is taken back. */
import {
  type Choice,
  type ChoiceInput,
  type Observation,
  type Option,
  observe,
  Refused,
  type Role,
  type State,
  type Table,
  type Viewer,
} from '@carillon/kernel'

/** What `seat` sees while `deciding` decides, but for the log; on the open floor those who watch see the decision, too. */
export function seenBy(table: Table<State>, seat: Viewer, deciding: Role | undefined): Observation {
  const seen = observe(table, seat, { logFrom: Number.POSITIVE_INFINITY })
  const decision = deciding === undefined ? undefined : table.decision(deciding)
  if (deciding === undefined || !decision) {
    if (!seen.decision) return seen.canUndo ? { ...seen, canUndo: false } : seen
    const { decision: _, ...rest } = seen
    return { ...rest, canUndo: false }
  }
  if (deciding === seat) return seen
  const { rule } = decision
  return { ...seen, decision, rule, canUndo: table.canUndo(deciding), revision: table.revision(deciding) }
}

/** What was meant for another question is refused. */
export function checkRevision(table: Table<State>, role: Role, revision: number): void {
  const now = table.revision(role)
  if (revision !== now) throw new Refused('stale', `the position has changed: ${now}, not ${revision}`)
}

/**
 * Whether choices of the role that can still be taken back would pass on with this one: it is held until confirmed.
 * A single click that decides all is not held, unless it is a sealed one. Tried on a copy.
 */
export function passesOn(table: Table<State>, role: Role, option: Option, revision: number): boolean {
  if (!table.sealed && !table.canUndo(role)) return false
  const after = table.fork()
  after.answer({ role, option }, revision)
  for (;;) {
    const next = after.decision(role)
    if (!next || !after.canUndo(role)) return true
    const [only] = next.options
    if (!only || next.options.length > 1) return false
    after.answer({ role, option: only })
  }
}

/** The answer of a question that leaves nothing to decide: it is asked only so that nobody learns from the silence. */
function answerOf({ game }: Table<State>, decision: Choice | undefined): Option | undefined {
  const { options = [] } = decision ?? {}
  return options.length === 1 ? options[0] : decision && game.idle?.(decision)
}

/** What answers itself now, of what these roles are asked. */
export function idleAnswer(table: Table<State>, roles: readonly Role[]): ChoiceInput | undefined {
  const decision = table.decisions.find(({ role }) => roles.includes(role))
  const option = answerOf(table, decision)
  return decision && option && { role: decision.role, option }
}

/** How far the role has come, in inputs: what others do in secret does not count. */
export function made(table: Table<State>, role: Role): number {
  const { count, inputs, sealed, settled } = table
  if (!sealed) return count
  const since = inputs.slice(settled.inputs - (count - inputs.length))
  return settled.inputs + since.filter((one) => 'role' in one && one.role === role).length
}

/**
 * Takes back the last choice, those down to so many, or all; and with `alone`, what was answered of itself because there was nothing
 * to decide.
 */
export function takeBack(table: Table<State>, role: Role, all: boolean, alone: boolean, down?: number): void {
  while (table.canUndo(role)) {
    table.undo(role)
    if (!all && (down === undefined || made(table, role) <= down) && !(alone && answerOf(table, table.decision(role))))
      return
  }
}
