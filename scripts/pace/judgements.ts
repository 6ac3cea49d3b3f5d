/** How long a judgement takes: to tell the judge of a position, and to hear him. */
import type { Game } from '@carillon/kernel'
import { type Play, thought, witsOf } from '@carillon/players'

/** Each position so often: one judgement is too short to be timed. */
const TIMES = 200
/** Before they count, as at a table where many were judged already. */
const WARM = 20

/** In microseconds, by position. */
export interface Judgements {
  readonly told: number[]
  readonly heard: number[]
}

/** Of the positions before whole actions in games of these, as many as are wanted. */
export async function judgements(
  game: Game,
  begun: (number: number) => Play,
  wanted: number,
  clock: () => number,
): Promise<Judgements> {
  const found: Judgements = { told: [], heard: [] }
  const wits = await witsOf(game.strategy)
  const { actions } = game.strategy
  if (!actions) return found
  const inputs = new Float32Array(actions.inputs.length)
  const timed = (run: () => void): number => {
    for (let i = 0; i < WARM; i += 1) run()
    const began = clock()
    for (let i = 0; i < TIMES; i += 1) run()
    return (1000 * (clock() - began)) / TIMES
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
      const judge = wits.judge(role)
      if (judge && actions.begins(state, role)) {
        found.told.push(timed(() => actions.look(state, role, inputs)))
        found.heard.push(timed(() => judge.logit(inputs)))
      }
      play.table.answer({ role, option: thought(play.thinking(ask, wits)) })
    }
  }
  return found
}
