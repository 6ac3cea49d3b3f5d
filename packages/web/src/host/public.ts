/** Whether a decision can be made with everybody looking: it names only what all see, and would be the same whatever is hidden. */
import { type Arg, type Choice, type Message, type Random, SPECTATOR, type State, type Table } from '@carillon/kernel'

/** Deals that must ask the same. */
const DEALS = 6

export function isPublic(table: Table<State>, decision: Choice, random: Random): boolean {
  if (table.sealed) return false
  const seen = names(table.game.view(table.state, SPECTATOR))
  // Buttons alone, or places in a row, may be about something that lies face down.
  const things = decision.options.map(thingsIn)
  if (!things.some((some) => some.length > 0)) return false
  if (![...things.flat(), ...named(decision.prompt)].every((name) => seen.has(name))) return false
  return isSameInEveryDeal(table, decision, random)
}

const thingsIn = (option: Choice['options'][number]): string[] =>
  Object.entries(option).flatMap(([field, value]) => (field !== 'do' && typeof value === 'string' ? [value] : []))

/** Whether and what is asked may itself tell a secret. */
function isSameInEveryDeal(table: Table<State>, decision: Choice, random: Random): boolean {
  const { role } = decision
  const asked = JSON.stringify(decision)
  for (let i = 0; i < DEALS; i++) {
    const other = table.imagine(SPECTATOR, (state) => table.game.reshuffleHidden(state, SPECTATOR, random))
    if (other && JSON.stringify(other.decision(role)) !== asked) return false
  }
  return true
}

/** All keys and strings in a view. */
function names(view: unknown, found = new Set<string>()): Set<string> {
  if (typeof view === 'string') found.add(view)
  else if (Array.isArray(view)) for (const one of view) names(one, found)
  else if (typeof view === 'object' && view !== null)
    for (const [key, value] of Object.entries(view)) {
      found.add(key)
      names(value, found)
    }
  return found
}

/** The units, spaces, cards that a message names: `unit.b_15` names `b_15`. */
function named(message: Message): string[] {
  const args: Arg[] = Object.values(message.args ?? {})
  return args.flatMap((arg) => {
    if (typeof arg !== 'object') return []
    const messages: readonly Message[] = Array.isArray(arg) ? arg : [arg as Message]
    return messages.flatMap((one) => [one.key.split('.').at(-1) as string, ...named(one)])
  })
}
