/** The lines of a log that a table holds; those before them are kept elsewhere, and only counted. */
import type { LogEntry } from './message.ts'

export class HeldLog {
  #lines: LogEntry[]
  #before: number

  constructor(lines: readonly LogEntry[] = [], before = 0) {
    this.#lines = [...lines]
    this.#before = before
  }
  get lines(): readonly LogEntry[] {
    return this.#lines
  }
  /** How many came before those that are held, and how many there are in all. */
  get before(): number {
    return this.#before
  }
  get count(): number {
    return this.#before + this.#lines.length
  }
  add(entries: readonly LogEntry[]): void {
    for (const entry of entries) this.#lines.push(entry)
  }
  /** What came after the first so many is gone. */
  cut(count: number): void {
    this.#lines.length = count - this.#before
  }
  /** Those from one on, of the first so many. */
  slice(from: number, to = this.count): LogEntry[] {
    return this.#lines.slice(Math.max(0, from - this.#before), Math.max(0, to - this.#before))
  }
  /** Those before this number need not be held. Whoever was given `lines` still has them all. */
  release(number: number): void {
    const gone = Math.min(this.#lines.length, Math.max(0, number - this.#before))
    this.#lines = this.#lines.slice(gone)
    this.#before += gone
  }
  copy(): HeldLog {
    return new HeldLog(this.#lines, this.#before)
  }
}
