/** What stands in a row of the journal: what somebody did, with all that followed of itself. A table is the fold of its rows. */
import type { Input, Role } from '@carillon/kernel'
import type { Seat } from '@carillon/protocol'

export type Command =
  /** Chance that nobody's choice came before. */
  | { readonly do: 'draw'; readonly inputs: readonly Input[] }
  /** A choice, of a person or a bot, and the chance that followed. */
  | { readonly do: 'answer'; readonly role: Role; readonly inputs: readonly Input[] }
  | { readonly do: 'undo'; readonly role: Role; readonly all: boolean }
  /** From now on another plays the role. */
  | { readonly do: 'seat'; readonly role: Role; readonly who: Seat }
