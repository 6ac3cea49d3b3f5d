/** One at a time, in the order they came. */
export class Gate {
  #tail: Promise<void> = Promise.resolve()
  #inside = 0

  get free(): boolean {
    return this.#inside === 0
  }
  /** Comes in when all before have left; what it gets is how to leave. */
  async enter(): Promise<() => void> {
    this.#inside += 1
    const before = this.#tail
    let leave: () => void = () => undefined
    this.#tail = new Promise((resolve) => {
      leave = () => {
        this.#inside -= 1
        resolve()
      }
    })
    await before
    return leave
  }
}
