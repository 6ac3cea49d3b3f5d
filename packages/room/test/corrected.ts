/** Rules that were corrected since a game was kept. */
import {
  type Ask,
  type Game,
  NOTHING,
  type Option,
  type Play,
  type State,
  type Step,
  sameOption,
} from '@carillon/kernel'

/** The game with a correction: this option is not offered any more, in no question that has others. */
export function corrected(game: Game, gone: Option): Game {
  const without = (ask: Ask): Ask => {
    if (ask.kind === 'choice') {
      const left = ask.options.filter((option) => !sameOption(option, gone))
      return left.length > 0 ? { ...ask, options: left } : ask
    }
    if (ask.kind !== 'together') return ask
    const plays = Object.entries(ask.plays).map(([role, play]) => [role, () => filtered(play())] as const)
    return { ...ask, plays: Object.fromEntries(plays) }
  }
  const filtered = <T>(play: Play<T>): Play<T> => {
    const made: Play<T> = {
      next(answer) {
        const next = play.next(answer)
        return next.done ? next : { ...next, value: without(next.value) }
      },
      return: (value) => play.return?.(value) ?? { done: true, value: value as T },
      [Symbol.iterator]: () => made,
    }
    return made
  }
  const sequence = Object.entries(game.sequence).map(([name, { rule, play }]): [string, Step<State>] => {
    const step = (state: State) => {
      const begun = play(state)
      return begun === NOTHING ? begun : filtered(begun)
    }
    return [name, { rule, play: step }]
  })
  return { ...game, rules: `${game.rules}-corrected`, sequence: Object.fromEntries(sequence) }
}
