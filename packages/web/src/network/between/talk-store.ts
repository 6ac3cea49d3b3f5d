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

const isIn = (lines: readonly Talk[], { at, role, text }: Talk): boolean =>
  lines.some((line) => line.at === at && line.role === role && line.text === text)

export class TalkStore {
  readonly #client: Asking
  readonly #id: string
  readonly #listeners = new Set<() => void>()
  /** The panel is open: what comes is read. */
  #read = 0
  #said: TalkState = NOTHING
  #seat: Scene['seat'] | undefined
  #loaded = false
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
      if (news.news !== 'talk' || news.id !== this.#id || isIn(this.#said.lines, news.line)) return
      this.#heard([...this.#said.lines, news.line], [news.line])
    })
  }
  #heard(lines: readonly Talk[], fresh: readonly Talk[]): void {
    const others = fresh.filter(({ role, name }) => role !== this.#seat || name !== undefined)
    const unread = this.#said.unread + (this.#read === 0 ? others.length : 0)
    this.#set({ ...this.#said, lines, unread })
    for (const line of others) this.onheard(line)
  }
  /** All that was said. What one has not heard, because the line was cut, is heard now; what comes while it is asked for stays. */
  async load(): Promise<void> {
    const had = this.#said.lines
    const from = had.at(-1)?.at ?? 0
    try {
      const { lines, hushed } = await this.#client.ask('talk', { ask: 'talk', table: this.#id })
      const came = this.#said.lines.filter((line) => !had.includes(line))
      const since = came.filter(({ at }) => at > (lines.at(-1)?.at ?? 0))
      const missed = this.#loaded ? lines.filter((line) => line.at > from && !isIn(came, line)) : []
      this.#loaded = true
      this.#said = { ...this.#said, hushed }
      this.#heard([...lines, ...since], missed)
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
