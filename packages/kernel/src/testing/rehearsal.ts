/** A table in the words of a test: what is done and drawn, what is asked and noted. Each game adds its own words. */
import type { Option, Role } from '../ask.ts'
import type { State } from '../game.ts'
import { Refused } from '../refused.ts'
import type { Table } from '../table.ts'

export interface Rehearsal<S extends State, R extends Role = Role> {
  readonly table: Table<S>
  readonly state: S
  /** Makes these choices, one after the other. */
  choose(role: R, ...options: readonly Option[]): this
  /** What was drawn. */
  lots(...ids: readonly string[]): this
  /** `'french 7.2'`, `'british 7.1, french 7.1'`, `'3 dice 13.3.3'`, `'1 lots 15.2'`, `'over'`. */
  readonly asked: string
  offers(role: R): readonly Option[]
  /** Whether this answer is refused and changes nothing. */
  refuses(role: R, option: Option): boolean
  /** Keys of all that was noted. */
  readonly log: readonly string[]
}

/** `own` are the game's words beside the common ones. */
export function rehearse<S extends State, R extends Role, T extends object>(
  table: Table<S>,
  own: T,
): Rehearsal<S, R> & T {
  const common = {
    table,
    get state() {
      return table.state
    },
    choose(role: R, ...options: readonly Option[]) {
      for (const option of options) {
        const refused = refusal(table, role, option)
        if (refused) throw new Error(`${refused}; asked: ${common.asked}`)
        table.answer({ role, option })
      }
      return here
    },
    lots(...ids: readonly string[]) {
      table.answer({ chance: ids })
      return here
    },
    get asked() {
      const { chance, decisions, over } = table
      if (over) return 'over'
      if (chance) return `${chance.count} ${chance.draw} ${chance.rule}`
      return decisions.map(({ role, rule }) => `${role} ${rule}`).join(', ')
    },
    offers: (role: R) => table.decision(role)?.options ?? [],
    refuses: (role: R, option: Option) => refusal(table, role, option) !== undefined,
    get log() {
      return table.log.flatMap(({ text, secret }) => [text, secret?.text].flatMap((message) => message?.key ?? []))
    },
  }
  // As they are: what is got is got anew each time.
  const here = Object.defineProperties(own, Object.getOwnPropertyDescriptors(common)) as Rehearsal<S, R> & T
  return here
}

/** Why the answer is refused, tried on a copy. */
function refusal<S extends State>(table: Table<S>, role: Role, option: Option): string | undefined {
  try {
    table.fork().answer({ role, option })
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error.message
    throw error
  }
}
