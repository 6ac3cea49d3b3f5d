/** A game whose rules are listened to: what they yield is counted on its way to the table. */
import type { Ask, Play } from '../ask.ts'
import type { Game, State, Step } from '../game.ts'
import { Found } from './walk.ts'

export interface Watched<S extends State> {
  /** The same game; counts go up whenever a table plays it, also when it plays something again. */
  readonly game: Game<S>
  /** Secrets shown. */
  readonly reveals: number
  /** Times that roles began to play side by side, and that they were done. */
  readonly opened: number
  readonly unsealed: number
  /** Steps by how often they were begun. */
  readonly steps: ReadonlyMap<string, number>
}

/** More steps than any game plays without asking anybody. */
const SILENT_STEPS = 10_000

/** `begun` is told every step that begins. */
export function watch<S extends State>(game: Game<S>, begun?: (step: string) => void): Watched<S> {
  const seen = { reveals: 0, opened: 0, unsealed: 0, steps: new Map<string, number>() }
  let silent = 0
  function* listen(play: Play): Play {
    let done = false
    try {
      let next = play.next()
      while (!next.done) {
        const ask: Ask = next.value
        if (ask.kind === 'reveal') seen.reveals += 1
        else if (ask.kind !== 'leave') silent = 0
        if (ask.kind === 'together') seen.opened += 1
        const answer = yield ask
        if (ask.kind === 'together') seen.unsealed += 1
        next = play.next(answer)
      }
      done = true
    } finally {
      if (!done) play.return?.()
    }
  }
  const wrap = ([id, step]: [string, Step<S>]): [string, Step<S>] => {
    const play = (state: S): Play => {
      seen.steps.set(id, (seen.steps.get(id) ?? 0) + 1)
      silent += 1
      begun?.(id)
      if (silent > SILENT_STEPS) throw new Found(`endless: ${SILENT_STEPS} steps and nobody is asked, now ${id}`)
      return listen(step.play(state))
    }
    return [id, { rule: step.rule, play }]
  }
  const sequence = Object.fromEntries(Object.entries(game.sequence).map(wrap))
  const watched = Object.create(game, { sequence: { value: sequence, enumerable: true } }) as Game<S>
  return Object.defineProperty(seen, 'game', { value: watched }) as unknown as Watched<S>
}
