/** What each viewer was told that machine players did things for: kept with the game, so that who comes back is told again. */
import type { Viewer } from '@carillon/kernel'
import type { Reason } from '@carillon/protocol'

export type KeptReasons = Readonly<Record<Viewer, readonly Reason[]>>
/** As many as a turn has, so that a long game writes no more than a short one. */
const MOST = 8

export class ToldReasons {
  #kept: KeptReasons

  constructor(kept: KeptReasons = {}) {
    this.#kept = kept
  }
  get kept(): KeptReasons {
    return this.#kept
  }
  /** Of lines that are there: a position may have been set back since. */
  before(viewer: Viewer, lines: number): readonly Reason[] {
    return (this.#kept[viewer] ?? []).filter(({ line }) => line < lines)
  }
  add(viewer: Viewer, reasons: readonly Reason[]): void {
    const [first] = reasons
    if (!first) return
    const all = [...this.before(viewer, first.line), ...reasons]
    this.#kept = { ...this.#kept, [viewer]: all.slice(-MOST) }
  }
}
