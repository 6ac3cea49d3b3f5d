/** Whether a decision can be made with everybody looking: nothing in it names what a spectator does not see. */
import type { Arg, Choice, Message } from '@carillon/kernel'

export function isPublic(decision: Choice, spectatorView: unknown): boolean {
  const seen = names(spectatorView)
  for (const option of decision.options)
    for (const [field, value] of Object.entries(option))
      if (field !== 'do' && typeof value === 'string' && !seen.has(value)) return false
  return named(decision.prompt).every((name) => seen.has(name))
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
