/** The past stays as it was: a copy shares nothing with what it was copied from. */
import type { Game, State } from '../game.ts'
import type { Table } from '../table.ts'
import { difference, freezeAll } from './data.ts'
import type { Start } from './start.ts'
import { Found, randomInput, report, type Visit, type Walker, walk, wordsOf } from './walk.ts'

/** How far a fork is played whose past is frozen. */
const FORK_INPUTS = 6

/**
 * Everything that must not change any more is frozen: stored positions, forks left behind, the original of a fork. Who
 * still changes it gets an error from JavaScript itself, with the place in the rules.
 */
export function pastProblems<S extends State>(
  game: Game<S>,
  starts: readonly Start[],
  walker: Walker<S> = randomInput,
): string[] {
  return starts.flatMap((start) => {
    const kept: { readonly state: S; readonly text: string; readonly at: number }[] = []
    const problems = walk(
      game,
      start,
      ({ table, random, number }) => {
        const { checkpoint } = table.position()
        if (kept.at(-1)?.state !== checkpoint)
          kept.push({ state: freezeAll(checkpoint), text: JSON.stringify(checkpoint), at: number })
        const fork = table.fork()
        report(prefixed('a copy differs', difference(table.state, game.copy(table.state), 'state')))
        report(prefixed('a fork differs', difference(table.state, fork.state, 'state')))
        // The fork is left behind, frozen; what comes of the table and of the fork's own fork may not touch it.
        freezeAll(fork.state)
        if (number % FORK_INPUTS === 0) playFork(fork, random)
      },
      { walker },
    )
    const changed = kept.find(({ state, text }) => JSON.stringify(state) !== text)
    if (changed) problems.push(`the position stored after ${changed.at} inputs has changed since`)
    return problems.map((problem) =>
      problem.replace('TypeError', 'the past is frozen here, does a copy share it? TypeError'),
    )
  })
}

function playFork<S extends State>(original: Table<S>, random: Visit<S>['random']): void {
  try {
    const fork = original.fork()
    for (let i = 0; i < FORK_INPUTS; i++) {
      const input = randomInput(fork, random)
      if (!input) return
      fork.answer(input)
    }
  } catch (error) {
    throw new Found(`a fork changes what it was copied from: ${wordsOf(error)}`)
  }
}

const prefixed = (what: string, problem: string | undefined): string | undefined => problem && `${what}: ${problem}`
