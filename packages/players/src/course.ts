/** A plan that is being followed, until dice or the enemy come between. */
import { findOption, type Option } from '@carillon/kernel'
import type { Outlook } from './outlook.ts'

export class Course {
  #clicks: readonly Option[] = []
  #next = 0
  /** The question that the next click answers. */
  #asked = -1

  /** Begins a plan: its first click. */
  begin(outlook: Outlook, clicks: readonly Option[]): Option | undefined {
    this.#clicks = clicks
    this.#next = 0
    this.#asked = outlook.asked
    return this.next(outlook)
  }
  /** The click that comes next, if the plan still holds. What was taken back, or has changed, ends it. */
  next(outlook: Outlook): Option | undefined {
    const { options } = outlook.decision
    const click = this.#clicks[this.#next]
    if (click === undefined || outlook.asked !== this.#asked) return this.drop()
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
