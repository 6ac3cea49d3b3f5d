/** A plan that is being followed, until dice or the enemy come between. */
import { findOption, type Option } from '@carillon/kernel'

export class Course {
  #clicks: readonly Option[] = []
  #next = 0
  /** The question that the next click answers: the role was asked so often. */
  #asked = -1

  /** Begins a plan: its first click. */
  begin(clicks: readonly Option[], options: readonly Option[], asked: number): Option | undefined {
    this.#clicks = clicks
    this.#next = 0
    this.#asked = asked
    return this.next(options, asked)
  }
  /** The click that comes next, if the plan still holds. What was taken back, or has changed, ends it. */
  next(options: readonly Option[], asked: number): Option | undefined {
    const click = this.#clicks[this.#next]
    if (click === undefined || asked !== this.#asked) return this.drop()
    this.#asked += 1
    const found = findOption(options, click)
    if (found) {
      this.#next += 1
      return found
    }
    // What has one answer need not be in a plan.
    return options.length === 1 ? options[0] : this.drop()
  }
  drop(): undefined {
    this.#clicks = []
    this.#next = 0
    return undefined
  }
}
