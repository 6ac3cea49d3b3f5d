/** Where an action that is under way began. */
import { type Actions, type Option, type Role, type State, Table } from '@carillon/kernel'

/** A table as it was, and what the role has clicked since. */
export interface ActionStart {
  readonly table: Table<State>
  readonly made: readonly Option[]
}
/**
 * As far back as the role could take back its own clicks, at most to where its action began: what dice, or others, have done
 * since then is not undone.
 */
export function actionStart({ begins }: Actions<State>, table: Table<State>, role: Role): ActionStart {
  if (!table.canUndo(role) || begins(table.state, role)) return { table, made: [] }
  const copy = new Table(table.game, table.position())
  const made: Option[] = []
  while (copy.canUndo(role) && !begins(copy.state, role)) {
    const last = copy.inputs.findLast((input) => 'role' in input && input.role === role)
    if (last && 'role' in last) made.unshift(last.option)
    copy.undo(role)
  }
  return { table: copy, made }
}

/**
 * The position by which the game is judged while somebody is in the middle of an action: the one before his clicks. What is
 * half done, and may be taken back, moves no judgement; dice do.
 */
export function beforeClicks(actions: Actions<State>, table: Table<State>, viewer: Role): Table<State> {
  if (actions.rests(table.state)) return table
  const clicks = table.decision(viewer) ? viewer : undefined
  // What others choose in secret makes no difference to the viewer.
  const role = clicks ?? (table.sealed ? undefined : table.game.roles.find((one) => table.canUndo(one)))
  return role === undefined ? table : actionStart(actions, table, role).table
}
