/** Settings of a game: what is chosen is checked, what is not chosen gets its default. */
import type { Role } from './ask.ts'
import { short } from './excerpt.ts'
import type { Game, Settings, Switch } from './game.ts'
import type { Message } from './message.ts'
import type { SETTINGS_TEXTS } from './settings-words.ts'
import { sayer } from './texts.ts'

const saySettings = sayer<typeof SETTINGS_TEXTS, Record<never, never>>()

/** The switches a scenario has. */
export const switchesOf = (game: Pick<Game, 'switches'>, scenario: string): readonly Switch[] =>
  game.switches.filter((one) => one.scenarios?.includes(scenario) ?? true)

/** The roles that play with these settings: those that every switch has a seat for. */
export const rolesIn = (game: Pick<Game, 'roles' | 'switches'>, settings: Settings): readonly Role[] =>
  game.roles.filter((role) =>
    game.switches.every(({ id, seats, default: usual }) => seats?.[settings[id] ?? usual]?.includes(role) ?? true),
  )

const list = (words: readonly string[]): string => words.join(', ') || '-'

/** The settings of a game as played, one value for every switch of the scenario; or what is wrong, and what exists. */
export function checkSettings(
  game: Pick<Game, 'id' | 'scenarios' | 'switches'>,
  scenario: string,
  given: Readonly<Record<string, string>>,
): { settings: Settings } | { problem: Message } {
  if (!game.scenarios.some((one) => one.id === scenario)) {
    const exist = list(game.scenarios.map((one) => one.id))
    return { problem: saySettings('settings.scenario', { game: game.id, scenario: short(scenario), exist }) }
  }
  const switches = switchesOf(game, scenario)
  for (const id of Object.keys(given)) {
    if (switches.some((one) => one.id === id)) continue
    const elsewhere = game.switches.find((one) => one.id === id)
    const said = { scenario, option: short(id), exist: list(switches.map((one) => one.id)) }
    return {
      problem: elsewhere
        ? saySettings('settings.elsewhere', { ...said, owner: list(elsewhere.scenarios ?? []) })
        : saySettings('settings.option', { ...said, game: game.id }),
    }
  }
  const settings: Record<string, string> = {}
  for (const { id, values, default: usual } of switches) {
    const value = Object.hasOwn(given, id) ? given[id] : usual
    if (value === undefined || !values.includes(value))
      return { problem: saySettings('settings.value', { option: id, value: short(value), exist: list(values) }) }
    settings[id] = value
  }
  for (const { id, unless } of switches)
    for (const { value, other, is } of unless ?? []) {
      const theirs = settings[other]
      if (settings[id] !== value || theirs === undefined || !is.includes(theirs)) continue
      const usual = [id, other].filter((one) => !Object.hasOwn(given, one))
      const pair = { one: `${id}=${value}`, other: `${other}=${theirs}` }
      return {
        problem:
          usual.length > 0
            ? saySettings('settings.pair.default', { ...pair, usual: list(usual) })
            : saySettings('settings.pair', pair),
      }
    }
  return { settings }
}
