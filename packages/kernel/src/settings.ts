/** Settings of a game: what is chosen is checked, what is not chosen gets its default. */
import type { Game, Settings, Switch } from './game.ts'

/** The switches a scenario has. */
export const switchesOf = (game: Pick<Game, 'switches'>, scenario: string): readonly Switch[] =>
  game.switches.filter((one) => one.scenarios?.includes(scenario) ?? true)

const list = (words: readonly string[]): string => words.join(', ') || 'none'
const quote = (word: unknown): string => {
  const text = typeof word === 'string' ? word : (JSON.stringify(word) ?? typeof word)
  return `"${text.length > 60 ? `${text.slice(0, 60)}...` : text}"`
}

/** The settings of a game as played, one value for every switch of the scenario; or what is wrong, and what exists. */
export function checkSettings(
  game: Pick<Game, 'id' | 'scenarios' | 'switches'>,
  scenario: string,
  given: Readonly<Record<string, string>>,
): { settings: Settings } | { problem: string } {
  if (!game.scenarios.some((one) => one.id === scenario)) {
    const all = list(game.scenarios.map((one) => one.id))
    return { problem: `${game.id} has no scenario ${quote(scenario)}; there are: ${all}` }
  }
  const switches = switchesOf(game, scenario)
  for (const id of Object.keys(given)) {
    if (switches.some((one) => one.id === id)) continue
    const elsewhere = game.switches.find((one) => one.id === id)
    const all = list(switches.map((one) => one.id))
    return {
      problem: elsewhere
        ? `the option ${quote(id)} belongs to ${list(elsewhere.scenarios ?? [])}, not to ${scenario}, which has: ${all}`
        : `${game.id} has no option ${quote(id)}; ${scenario} has: ${all}`,
    }
  }
  const settings: Record<string, string> = {}
  for (const { id, values, default: usual } of switches) {
    const value = Object.hasOwn(given, id) ? given[id] : usual
    if (value === undefined || !values.includes(value))
      return { problem: `the option ${quote(id)} cannot be ${quote(value)}; it is one of: ${list(values)}` }
    settings[id] = value
  }
  for (const { id, unless } of switches)
    for (const { value, other, is } of unless ?? []) {
      const theirs = settings[other]
      if (settings[id] !== value || theirs === undefined || !is.includes(theirs)) continue
      const usual = [id, other].filter((one) => !Object.hasOwn(given, one))
      const because = usual.length > 0 ? ` (${list(usual)} by default)` : ''
      return { problem: `${id}=${value} does not go with ${other}=${theirs}${because}: change one of them` }
    }
  return { settings }
}
