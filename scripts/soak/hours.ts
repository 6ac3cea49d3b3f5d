/** How long each part of a soak may go on, so that all together end in time whatever else the machine does. */

/** Whether a part has had its time. */
export type Late = () => boolean
export const NEVER_LATE: Late = () => false

export class Hours {
  readonly #end: number
  readonly #now: () => number
  #weight: number
  /** Parts that had to stop before they had done all they were asked to. */
  readonly cut: string[] = []

  /** So many milliseconds for parts that weigh so much together. */
  constructor(milliseconds: number, weight: number, now: () => number = Date.now) {
    this.#now = now
    this.#end = now() + milliseconds
    this.#weight = weight
  }
  /** The share of the next part, of what is left: what one has not needed the others have. */
  share(part: string, weight: number): Late {
    if (this.#end === Number.POSITIVE_INFINITY) return NEVER_LATE
    const until = this.#now() + ((this.#end - this.#now()) * weight) / this.#weight
    this.#weight -= weight
    return () => {
      if (this.#now() < until) return false
      if (!this.cut.includes(part)) this.cut.push(part)
      return true
    }
  }
}
