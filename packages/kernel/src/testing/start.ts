/** The ways a game can begin: scenarios, and the sets of options each is tested with. */
import type { Game, Settings, State } from '../game.ts'
import type { Random } from '../random.ts'
import { checkSettings, switchesOf } from '../settings.ts'

/** All that is needed to play the same random game again. */
export interface Start {
  readonly scenario: string
  readonly settings: Settings
  readonly seed: number
}

/** In words, so that a failure can be repeated: only what differs from the defaults is named. */
export function startText<S extends State>(game: Game<S>, { scenario, settings, seed }: Start): string {
  const other = switchesOf(game, scenario).filter(({ id, default: usual }) => settings[id] !== usual)
  return [scenario, ...other.map(({ id }) => `${id}=${settings[id]}`), `seed ${seed}`].join(' ')
}

/**
 * The option sets of a scenario: the defaults, every other value of each switch on its own, and `combinations` random
 * sets. A value that cannot be chosen alone brings along the first value of another switch that makes it legal.
 */
export function settingSets<S extends State>(
  game: Game<S>,
  scenario: string,
  combinations: number,
  random: Random,
): Settings[] {
  const switches = switchesOf(game, scenario)
  const legal = (given: Settings): Settings | undefined => {
    const checked = checkSettings(game, scenario, given)
    return 'problem' in checked ? undefined : checked.settings
  }
  const defaults = legal({})
  if (!defaults) throw new Error(`${game.id} ${scenario}: the defaults do not go together`)
  const sets = new Map<string, Settings>()
  const add = (set: Settings | undefined): void => {
    if (set) sets.set(JSON.stringify(set), set)
  }
  add(defaults)
  for (const { id, values, default: usual } of switches)
    for (const value of values) {
      if (value === usual) continue
      const set =
        legal({ [id]: value }) ??
        switches
          .flatMap((other) => other.values.map((theirs) => legal({ [other.id]: theirs, [id]: value })))
          .find((one) => one !== undefined)
      if (!set) throw new Error(`${game.id} ${scenario}: ${id}=${value} cannot be chosen`)
      add(set)
    }
  const wanted = sets.size + combinations
  for (let tries = 0; sets.size < wanted && tries < 50 * combinations; tries++)
    add(legal(anyValues(game, scenario, random)))
  return [...sets.values()]
}

/** Any option set that is legal, one as likely as another. */
export function randomSettings<S extends State>(game: Game<S>, scenario: string, random: Random): Settings {
  for (let tries = 0; tries < 10_000; tries++) {
    const checked = checkSettings(game, scenario, anyValues(game, scenario, random))
    if (!('problem' in checked)) return checked.settings
  }
  throw new Error(`${game.id} ${scenario}: hardly any options go together`)
}
const anyValues = <S extends State>(game: Game<S>, scenario: string, random: Random): Settings =>
  Object.fromEntries(
    switchesOf(game, scenario).map(({ id, values }) => [id, values[random.below(values.length)] as string]),
  )
