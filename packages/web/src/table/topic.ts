/** What is being explained. Kept outside what is drawn, so that a hover draws a card and not the board. */
import type { Subject } from '../boards/board.ts'

/** Time to reach the card from the thing it explains. */
const LINGER = 350

export class Topic {
  readonly #listeners = new Set<() => void>()
  #subject: Subject | undefined
  #leaving: ReturnType<typeof setTimeout> | undefined

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly get = (): Subject | undefined => this.#subject

  /** The board's own `explain`. */
  readonly set = (subject: Subject | undefined): void => {
    clearTimeout(this.#leaving)
    if (subject) this.#change(subject)
    else this.#leaving = setTimeout(() => this.#change(undefined), LINGER)
  }
  /** The pointer is on the card: it stays. */
  readonly hold = (): void => clearTimeout(this.#leaving)
  readonly drop = (): void => {
    clearTimeout(this.#leaving)
    this.#change(undefined)
  }

  #change(subject: Subject | undefined): void {
    if (subject === this.#subject) return
    this.#subject = subject
    for (const listener of this.#listeners) listener()
  }
}
