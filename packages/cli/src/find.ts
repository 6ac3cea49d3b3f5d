/** Games, scenarios, options, players: what was named, or a clear word on what there is. */
import { checkSettings, type Game, type Message, problemText, type Settings } from '@carillon/kernel'
import { renderer, type Say } from '@carillon/kernel/catalogue'
import { PLAYERS, type Player, playersOf } from '@carillon/players'
import type { Context } from './context.ts'
import { Usage } from './usage.ts'

export async function findGame({ games, words }: Context, id: string): Promise<Game> {
  const listed = games.find((game) => game.id === id)
  if (!listed) throw new Usage(words('error.game', { game: id, exist: games.map((game) => game.id).join(', ') }))
  return listed.load()
}

/** Says a game's messages in the reader's language. */
export const sayIn = (game: Game, { locale }: Context): Say => renderer(game.catalogues[locale], locale)

export const nameOf = (say: Say, family: string, id: string): string =>
  say({ key: `${family}.${id}` } satisfies Message)

/** The first scenario, if none is named. */
export function findScenario({ words }: Context, game: Game, id: string | undefined): string {
  const ids = game.scenarios.map((scenario) => scenario.id)
  if (id === undefined) return ids[0] as string
  if (!ids.includes(id))
    throw new Usage(words('error.scenario', { scenario: id, game: game.id, exist: ids.join(', ') }))
  return id
}

/** `--option k=v`, as often as wanted; what is not named is as the game has it. */
export function findSettings(context: Context, game: Game, scenario: string, given: unknown): Settings {
  const { words } = context
  const asked: Record<string, string> = {}
  for (const pair of Array.isArray(given) ? (given as readonly string[]) : []) {
    const [id = '', ...rest] = pair.split('=')
    const value = rest.join('=')
    const known = game.switches.find((one) => one.id === id && (one.scenarios?.includes(scenario) ?? true))
    if (!known) {
      const exist = game.switches.filter((one) => one.scenarios?.includes(scenario) ?? true).map((one) => one.id)
      throw new Usage(words('error.option', { option: id, game: game.id, scenario, exist: exist.join(', ') || '-' }))
    }
    if (!known.values.includes(value))
      throw new Usage(words('error.value', { option: id, value, exist: known.values.join(', ') }))
    asked[id] = value
  }
  const checked = checkSettings(game, scenario, asked)
  if ('problem' in checked) throw new Usage(problemText(checked.problem, context.locale))
  return checked.settings
}

/** Only a player that may sit at the game's table, or that players of it are measured by. */
export function findPlayer({ words }: Context, game: Game, id: string): Player {
  const player = playersOf(game, true).includes(id) ? PLAYERS.get(id) : undefined
  if (!player) throw new Usage(words('error.player', { player: id, exist: playersOf(game).join(', ') }))
  return player
}
