/** Which scenarios and options a training plays: most games in the usual way, some in every other. */
import { checkSettings, type Game, type Random, type Settings } from '@carillon/kernel'

export interface Opening {
  readonly scenario: string
  readonly settings: Settings
}
/** A scenario drawn by its share (all alike without one), and in `odd` of the games options drawn by chance. */
export function openingOf(game: Game, shares: Readonly<Record<string, number>>, odd: number, random: Random): Opening {
  const ids = game.scenarios.map(({ id }) => id)
  const total = ids.reduce((sum, id) => sum + (shares[id] ?? 1), 0)
  let left = (random.below(1 << 20) / (1 << 20)) * total
  const scenario =
    ids.find((id) => {
      left -= shares[id] ?? 1
      return left < 0
    }) ?? (ids[0] as string)
  const chosen: Record<string, string> = {}
  if (random.below(1000) < odd * 1000)
    for (const { id, values, seats, scenarios } of game.switches)
      if (!seats && (!scenarios || scenarios.includes(scenario)))
        chosen[id] = values[random.below(values.length)] as string
  const checked = checkSettings(game, scenario, chosen)
  return { scenario, settings: 'settings' in checked ? checked.settings : usual(game, scenario) }
}
function usual(game: Game, scenario: string): Settings {
  const checked = checkSettings(game, scenario, {})
  if ('problem' in checked) throw new Error(`the usual options of ${scenario} do not fit`)
  return checked.settings
}
