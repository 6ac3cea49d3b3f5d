/**
 * Somebody who learns nothing but to beat the one who learns: his games show what that one does not see yet. After a while he
 * joins the old selves, and another begins as the one who learns is then.
 */
import type { NetData, Random } from '@carillon/kernel'
import type { Net } from '@carillon/players'
import { Learner, type LearnerData, type Nets, Replay, type TrainingLesson } from '@carillon/players/training'

/** How fast, positions a batch, batches a game, what is kept of the mean at each batch, what is remembered, and before he learns. */
const [RATE, BATCH, BATCHES, KEEP, MEMORY, WARM] = [3e-4, 64, 4, 0.999, 40_000, 1000]

export interface RivalData {
  readonly games: number
  readonly learners: Readonly<Record<string, LearnerData>>
}

export class Rival {
  games: number
  readonly #sides: readonly string[]
  readonly #learners: Record<string, Learner>
  readonly #replays: Record<string, Replay>

  private constructor(games: number, learners: Record<string, Learner>, width: number) {
    this.games = games
    this.#sides = Object.keys(learners)
    this.#learners = learners
    this.#replays = Object.fromEntries(this.#sides.map((side) => [side, new Replay(MEMORY, width)]))
  }
  /** He begins as somebody is. */
  static of(nets: Nets): Rival {
    const learners = Object.entries(nets).map(([side, net]) => [side, new Learner(net.copy())] as const)
    return new Rival(0, Object.fromEntries(learners), Object.values(nets)[0]?.inputs ?? 0)
  }
  static from({ games, learners }: RivalData): Rival {
    const now = Object.entries(learners).map(([side, data]) => [side, Learner.from(data)] as const)
    return new Rival(games, Object.fromEntries(now), Object.values(learners)[0]?.inputs ?? 0)
  }
  /** As he plays while he learns. */
  get nets(): Nets {
    return this.#netsBy((learner) => learner.net)
  }
  get means(): Nets {
    return this.#netsBy((learner) => learner.mean)
  }
  #netsBy(which: (learner: Learner) => Net): Nets {
    return Object.fromEntries(this.#sides.map((side) => [side, which(this.#learners[side] as Learner)]))
  }
  hear({ side, inputs, targets }: TrainingLesson): void {
    const replay = this.#replays[side] as Replay
    const width = inputs.length / targets.length
    for (const [n, target] of targets.entries()) replay.add(inputs.subarray(n * width, (n + 1) * width), target)
    this.games += 1
  }
  /** From as many games as he has heard of since the last time. */
  learn(heard: number, random: Random): void {
    for (const side of this.#sides) {
      const replay = this.#replays[side] as Replay
      if (replay.count < WARM) continue
      for (let i = 0; i < (heard * BATCHES) / 2; i += 1) this.#learners[side]?.learn(replay, BATCH, RATE, KEEP, random)
    }
  }
  data(): RivalData {
    const learners = this.#sides.map((side) => [side, (this.#learners[side] as Learner).data()] as const)
    return { games: this.games, learners: Object.fromEntries(learners) }
  }
}
export const dataOf = (nets: Nets): Record<string, NetData> =>
  Object.fromEntries(Object.entries(nets).map(([side, net]) => [side, net.data()]))
