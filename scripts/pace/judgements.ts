/** How long a judgement takes: to tell the judge of a position, and to hear him. */
import type { Game } from '@carillon/kernel'
import { type AnswerLoop, thought, witsOf } from '@carillon/players'

/** One judgement is too short to be timed. Of some turns the shortest: in the others the machine did something else as well. */
const [TIMES, TURNS] = [20, 12]

/** In microseconds, by position. */
export interface Judgements {
  readonly told: number[]
  readonly heard: number[]
}

/** Of the positions before whole actions in games of these, as many as are wanted. */
export async function judgements(
  game: Game,
  begun: (number: number) => AnswerLoop,
  wanted: number,
): Promise<Judgements> {
  const found: Judgements = { told: [], heard: [] }
  const wits = await witsOf(game.strategy)
  const { actions } = game.strategy
  if (!actions) return found
  const inputs = new Float32Array(actions.inputs.length)
  const timed = (run: () => void): number => {
    let least = Number.POSITIVE_INFINITY
    for (let turn = 0; turn < TURNS; turn += 1) {
      const began = performance.now()
      for (let i = 0; i < TIMES; i += 1) run()
      least = Math.min(least, performance.now() - began)
    }
    return (1000 * least) / TIMES
  }
  for (let number = 1; found.told.length < wanted; number += 1) {
    const play = begun(number)
    for (let ask = play.next; ask && found.told.length < wanted; ask = play.next) {
      if (ask.kind === 'chance') {
        play.table.answer(play.drawn(ask))
        continue
      }
      const { state } = play.table
      const { role } = ask
      const judge = wits.judge(role, state)
      if (judge && actions.begins(state, role)) {
        found.told.push(timed(() => actions.look(state, role, inputs)))
        found.heard.push(timed(() => judge.logit(inputs)))
      }
      play.table.answer({ role, option: thought(play.thinking(ask, wits)) })
    }
  }
  return found
}
