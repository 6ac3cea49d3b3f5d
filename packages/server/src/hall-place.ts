/** A game that is open on a node, and who looks at it. */
import { SPECTATOR, type Viewer } from '@carillon/kernel'
import type { News } from '@carillon/protocol'
import type { Attendance } from './attendance.ts'
import type { Delayed } from './delayed.ts'
import type { Happened } from './kept-position.ts'
import type { Live } from './live.ts'
import type { Store } from './store/store.ts'
import type { Spoken } from './talk.ts'

/** Who looks at a game: he is told when it may have changed for him. */
export interface Watcher {
  readonly seat: Viewer
  readonly account?: string | null
  /** Somebody is before the screen, as far as is known. */
  readonly looking: boolean
  happened(happened: Happened, live: Live): void
  look(live: Live): void
  /** He is shown it later, or something newer. */
  later(live: Live): void
  /** What he was to be shown later. */
  drained(): void
  tell(news: News): void
  /** He does not sit there any more. */
  expel(): void
  /** Something was said; whether it is for him he knows himself. */
  overhear(id: string, line: Spoken, over: boolean): void
}

/** One game that is open: what is done with it is done one after the other. */
export class HallPlace {
  readonly id: string
  readonly watchers = new Set<Watcher>()
  live: Live | undefined
  /** The row of the position that is kept, and how many lines. */
  keptSeq = 0
  keptLines = 0
  /** What is being kept, one behind the other: lines that are not held any more are in the store when it is done. */
  keeping: Promise<unknown> = Promise.resolve()
  /** The game was set back: kept lines from here on are to go. */
  cut: number | undefined
  /** What who watches sees, where it is some turns behind; who sits there and who is here. */
  delayed: Delayed | undefined
  preparing: Promise<unknown> | undefined
  attendance: Attendance | undefined
  /** How often that was asked for. */
  attended = 0
  /** It is played to its end by the rules that it has. */
  stays = false
  /** How often it was shown. */
  shown = 0
  #tail: Promise<unknown> = Promise.resolve()
  waiting = 0
  /** Those of them that do something. */
  acting = 0

  constructor(id: string) {
    this.id = id
  }
  /** What somebody looks at; nothing, as long as it is not made yet. */
  stageFor({ seat }: Pick<Watcher, 'seat'>): Live | undefined {
    return seat === SPECTATOR && this.live?.origin.delay ? this.delayed?.live : this.live
  }
  /** The position, and lines of the log that are settled. A convenience: the journal has it all. */
  async keep(store: Store): Promise<void> {
    const { live, keptLines, cut } = this
    if (!live || live.seq === this.keptSeq) return
    const { kept, first, entries } = live.keeping(keptLines)
    this.keptSeq = live.seq
    this.keptLines = Math.max(keptLines, kept.lines)
    this.cut = undefined
    const lines = entries.map((entry, i) => ({ n: first + i, entry: JSON.stringify(entry) }))
    const position = { game: this.id, seq: live.seq, rules: live.table.game.rules, body: JSON.stringify(kept) }
    this.keeping = this.keeping
      .then(() => store.keep(position, lines, cut))
      .catch(() => {
        // What is not kept may not be held here any more, either: the next one opens it anew, behind what is being done.
        void this.inTurn(async () => {
          this.live = undefined
        })
      })
    await this.keeping
  }
  acts<T>(act: () => Promise<T>): Promise<T> {
    this.acting += 1
    return this.inTurn(act).finally(() => {
      this.acting -= 1
    })
  }
  inTurn<T>(act: () => Promise<T>): Promise<T> {
    this.waiting += 1
    const turn = this.#tail.then(act).finally(() => {
      this.waiting -= 1
    })
    this.#tail = turn.catch(() => undefined)
    return turn
  }
}
