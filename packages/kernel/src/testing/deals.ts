/** A new deal does not depend on how things really are: the same luck deals the same out of worlds that look the same. */
import { type Game, OPEN, SPECTATOR, type State } from '../game.ts'
import { seeded } from '../random.ts'
import { rolesIn } from '../settings.ts'
import { difference } from './data.ts'
import type { Start } from './start.ts'
import { report, walk } from './walk.ts'

/** One position in so many is dealt anew. */
const ONE_IN = 5

export function dealProblems<S extends State>(game: Game<S>, starts: readonly Start[]): string[] {
  let changed = 0
  const problems = starts.flatMap((start) =>
    walk(game, start, ({ table, random }) => {
      if (table.over || random.below(ONE_IN) > 0) return
      const truth = table.position().checkpoint
      for (const viewer of [...rolesIn(game, start.settings), SPECTATOR]) {
        const luck = random.below(1_000_000)
        const [world, ...others] = [truth, game.reshuffleHidden(truth, viewer, random)].map((state) =>
          game.view(game.reshuffleHidden(state, viewer, seeded(luck)), OPEN),
        )
        const problem = difference(world, others[0], 'dealt')
        report(problem && `what is dealt anew for ${viewer} depends on the truth: ${problem}`)
        if (JSON.stringify(world) !== JSON.stringify(game.view(truth, OPEN))) changed += 1
      }
    }),
  )
  if (problems.length === 0 && changed === 0) problems.push('no deal was another one: the test could not fail')
  return problems
}
