/** How far the machine has thought. Kept outside what is drawn, so that a line grows and the table is not drawn again. */
import type { Role } from '@carillon/kernel'

export interface Thought {
  readonly role: Role
  /** Of its time, from 0 to 1. */
  readonly part: number
}

export class Thinking {
  readonly #listeners = new Set<() => void>()
  #thought: Thought | undefined

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly get = (): Thought | undefined => this.#thought

  set(thought: Thought | undefined): void {
    if (thought === this.#thought) return
    this.#thought = thought
    for (const listener of this.#listeners) listener()
  }
}
