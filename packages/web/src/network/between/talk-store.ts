/** What was said at a table, as the page knows it. */
import type { Hushed, Scene, Talk } from '@carillon/protocol'
import type { Asking } from '../../client.ts'

export interface TalkState {
  readonly lines: readonly Talk[]
  readonly hushed: Hushed
  /** Said by others since one last looked. */
  readonly unread: number
}
const NOTHING: TalkState = { lines: [], hushed: { own: [], by: [] }, unread: 0 }

export class TalkStore {
  readonly #client: Asking
  readonly #id: string
  readonly #listeners = new Set<() => void>()
  /** The panel is open: what comes is read. */
  #read = 0
  #said: TalkState = NOTHING
  #seat: Scene['seat'] | undefined
  /** Told of a line of somebody else. */
  onheard: (line: Talk) => void = () => undefined

  constructor(client: Asking, id: string) {
    this.#client = client
    this.#id = id
  }
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly get = (): TalkState => this.#said
  #set(said: TalkState): void {
    this.#said = said
    for (const listener of this.#listeners) listener()
  }
  /** Until what is returned is called. */
  listen(): () => void {
    return this.#client.listen((news) => {
      if (news.news === 'scene' && news.scene.id === this.#id && this.#seat !== news.scene.seat) {
        this.#seat = news.scene.seat
        void this.load()
      }
      if (news.news === 'hushed' && news.id === this.#id) void this.load()
      if (news.news !== 'talk' || news.id !== this.#id) return
      const other = news.line.role !== this.#seat || news.line.name !== undefined
      const unread = other && this.#read === 0 ? this.#said.unread + 1 : this.#said.unread
      this.#set({ ...this.#said, lines: [...this.#said.lines, news.line], unread })
      if (other) this.onheard(news.line)
    })
  }
  async load(): Promise<void> {
    try {
      const { lines, hushed } = await this.#client.ask('talk', { ask: 'talk', table: this.#id })
      this.#set({ ...this.#said, lines, hushed })
    } catch {
      // Whoever may not hear it, or is cut off, sees what he has.
    }
  }
  /** It is on the screen, until what is returned is called. */
  reading(): () => void {
    this.#read += 1
    if (this.#said.unread > 0) this.#set({ ...this.#said, unread: 0 })
    return () => {
      this.#read -= 1
    }
  }
}
