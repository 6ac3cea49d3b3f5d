/** A game's own evaluation: a number, and looking changes nothing. */
import type { Game, State } from '../game.ts'
import type { Start } from './start.ts'
import { Found, walk } from './walk.ts'

export function strategyProblems<S extends State>(game: Game<S>, starts: readonly Start[]): string[] {
  return starts.flatMap((start) =>
    walk(game, start, ({ table: { state }, number }) => {
      const role = game.roles[number % game.roles.length] as string
      const before = JSON.stringify(state)
      const value = game.strategy.evaluate(state, role)
      if (!Number.isFinite(value)) throw new Found(`the position is worth ${value} to ${role}`)
      if (JSON.stringify(state) !== before) throw new Found(`evaluating for ${role} changed the position`)
      if (game.strategy.evaluate(state, role) !== value) throw new Found(`two evaluations for ${role} differ`)
    }),
  )
}
