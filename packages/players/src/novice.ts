/** The lower ranks: by the evaluation set by hand, and often not the best. */
import { type Option, pickOne, type Random } from '@carillon/kernel'
import type { Outlook } from './outlook.ts'
import { Planner, unlearned } from './planner.ts'
import type { Mind, Steps } from './player.ts'
import { softChoice } from './soft-choice.ts'

/** One click ahead; where the game says so, by whole actions. */
export class Novice implements Mind {
  readonly #rank: string
  readonly #temperature: number
  readonly #planner: Planner

  constructor(rank: string, temperature: number) {
    this.#rank = rank
    this.#temperature = temperature
    this.#planner = new Planner({ temperature, rank, judge: unlearned, evaluation: ({ strategy }) => strategy })
  }

  *think(outlook: Outlook, random: Random): Steps<Option> {
    const { decision, role, wits, asked } = outlook
    const known = this.#planner.known(decision, asked)
    if (known) return known
    const imagined = outlook.imagine(random)
    if (!imagined) return pickOne(decision.options, random)
    const { strategy } = wits
    const temper = strategy.ranks?.(imagined.state, role)[this.#rank]
    if (temper?.whole) return yield* this.#planner.choose(wits, decision, asked, imagined, random)
    return softChoice(strategy, role, imagined, decision.options, temper?.freely ?? this.#temperature, random)
  }
}
