/** What machine players have done, in one go each: to be told to who looks, with what it was for. */
import type { Role, State, Table, Viewer } from '@carillon/kernel'
import { type MachineAction, type Motive, motiveOf, type Wits } from '@carillon/players'
import type { Reason } from '@carillon/protocol'
import type { Stage } from './sight.ts'

interface Done extends MachineAction {
  readonly wits: Wits
  /** Entries of the log that were noted meanwhile. */
  readonly from: number
  readonly to: number
}
type Begun = Omit<Done, 'after' | 'to'>
/** Nothing if nothing is to be said. */
export const reasonOf = ({ aims, fears }: Motive, line: number, role: Role): Reason | undefined =>
  aims.length === 0 ? undefined : { line, role, aims, ...(fears.length > 0 && { fears }) }
/** Between two actions. */
const isQuiet = ({ strategy }: Wits, { state }: Table<State>): boolean => strategy.actions?.rests(state) !== false
/** More than anybody looks on at without a scene. */
const KEPT = 60

export class MachineActions {
  #begun: Begun | undefined
  #done: readonly Done[] = []
  /** How many there were before those that are kept. */
  #gone = 0

  get count(): number {
    return this.#gone + this.#done.length
  }
  /** A whole action may begin: what was begun before is over with it. What goes on with a card that is played is the same one. */
  begin(table: Table<State>, role: string, wits: Wits): void {
    if (this.#begun?.role === role && !isQuiet(wits, table)) return
    this.end(table)
    const { game, state, noted } = table
    this.#begun = { role, before: game.copy(state), wits, from: noted }
  }
  /** A person is asked: about the next action, or in the middle of this one, which then is not over. */
  pause(table: Table<State>): void {
    if (this.#begun && (table.over || isQuiet(this.#begun.wits, table))) this.end(table)
  }
  /** As far as it has come. What has left no line, or was taken back, is none. */
  end({ game, state, noted }: Table<State>): void {
    const begun = this.#begun
    this.#begun = undefined
    if (!begun || noted <= begun.from) return
    const all = [...this.#done, { ...begun, after: game.copy(state), to: noted }]
    this.#done = all.slice(-KEPT)
    this.#gone += all.length - this.#done.length
  }
  /** Those from the one numbered `from` on, as the viewer may know them. */
  reasons(stage: Pick<Stage, 'table' | 'readable'>, viewer: Viewer, from: number): Reason[] {
    return this.#done.slice(Math.max(0, from - this.#gone)).flatMap((done) => {
      const line = stage.readable(viewer, done.from)
      if (stage.readable(viewer, done.to) === line) return []
      return reasonOf(motiveOf(stage.table.game, done.wits, done, viewer), line, done.role) ?? []
    })
  }
}
