/** Whether a decision can be made with everybody looking: it names only what all see, and would be the same whatever is hidden. */
import { type Arg, type Choice, type Message, type Random, SPECTATOR, type State, type Table } from '@carillon/kernel'

/** Deals that must ask the same. */
const DEALS = 6

export function isPublic(table: Table<State>, decision: Choice, random: Random): boolean {
  const { game, sealed, state } = table
  if (sealed) return false
  const open = game.openly ? game.openly(state, decision) : namesWhatAllSee(game.view(state, SPECTATOR), decision)
  return open && isSameInEveryDeal(table, decision, random)
}

function namesWhatAllSee(view: unknown, { options, prompt }: Choice): boolean {
  const seen = names(view)
  // Buttons alone, or places in a row, may be about something that lies face down.
  const things = options.flatMap(thingsIn)
  return things.length > 0 && [...things, ...named(prompt)].every((name) => seen.has(name))
}
const thingsIn = (option: Choice['options'][number]): string[] =>
  Object.entries(option).flatMap(([field, value]) => (field !== 'do' && typeof value === 'string' ? [value] : []))

/** Whether and what is asked may itself tell a secret: so it may, too, where no other deal fits what has happened. */
function isSameInEveryDeal(table: Table<State>, decision: Choice, random: Random): boolean {
  const { role } = decision
  const asked = JSON.stringify(decision)
  let compared = 0
  for (let i = 0; i < DEALS; i++) {
    const other = table.imagine(SPECTATOR, (state) => table.game.reshuffleHidden(state, SPECTATOR, random))
    if (!other) continue
    if (JSON.stringify(other.decision(role)) !== asked) return false
    compared += 1
  }
  return compared > 0
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
    const inside: readonly (Message | number)[] = Array.isArray(arg) ? arg : [arg as Message]
    return inside.flatMap((one) =>
      typeof one === 'number' ? [] : [one.key.split('.').at(-1) as string, ...named(one)],
    )
  })
}
