/** Who thinks, and how far: told on a terminal as soon as one would wonder. An empty line ends the thought, if it may. */
import type { Role } from '@carillon/kernel'
import type { News } from '@carillon/protocol'
import { nameOf } from '../find.ts'
import { interactive, paint } from '../terminal.ts'
import type { Lines } from './lines.ts'
import type { Screen } from './screen.ts'

/** In milliseconds: what is shorter is not noticed. */
const NOTICED = 300

/** What is done with a line that is typed meanwhile; false if it is kept for the next question. */
export type Meanwhile = (line: string) => boolean
interface Place {
  write(text: string): void
  readonly terminal: boolean
}
const HERE: Place = {
  write: (text) => process.stdout.write(text),
  get terminal() {
    return interactive()
  },
}

export class ThinkingLine {
  readonly #screen: Pick<Screen, 'context' | 'say' | 'whole'>
  readonly #key: 'play.thinking' | 'watch.thinking'
  readonly #place: Place
  #who: Role | undefined
  #timer: NodeJS.Timeout | undefined
  #drawn = false

  constructor(
    screen: Pick<Screen, 'context' | 'say' | 'whole'>,
    key: 'play.thinking' | 'watch.thinking',
    lines: Pick<Lines, 'meanwhile'> | undefined,
    meanwhile: Meanwhile,
    place = HERE,
  ) {
    this.#screen = screen
    this.#key = key
    this.#place = place
    if (place.terminal) lines?.meanwhile((line) => this.#who !== undefined && meanwhile(line))
  }

  hear(news: News): void {
    if (!this.#place.terminal) return
    if (news.news === 'thinking') this.#draw(news.part)
    if (news.news !== 'scene') return
    this.stop()
    const { deciding, thinking, observation } = news.scene
    this.#who = deciding === undefined && !observation.outcome ? thinking[0] : undefined
    if (this.#who !== undefined) this.#timer = setTimeout(() => this.#draw(0), NOTICED)
  }
  /** Nothing of it stays on the screen. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#who = undefined
    if (this.#drawn && this.#screen.whole) this.#place.write('\r\x1b[K')
    this.#drawn = false
  }

  /** Where nothing is drawn over, it is said once. */
  #draw(part: number): void {
    const { context, say, whole } = this.#screen
    if (this.#who === undefined || (this.#drawn && !whole)) return
    clearTimeout(this.#timer)
    this.#drawn = true
    const percent = part > 0 && whole ? Math.round(100 * part) : 0
    const text = paint.dim(context.words(this.#key, { who: nameOf(say, 'role', this.#who), percent }))
    this.#place.write(whole ? `\r${text}\x1b[K` : `${text}\n`)
  }
}
