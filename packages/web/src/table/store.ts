/** The table that is open, as the page knows it: what the host has told, and what was sent to it. Knows nothing of how it is drawn. */
import {
  isHeading,
  type LogLine,
  type Message,
  type Option,
  type Role,
  type Subject,
  type Viewer,
  type WhyNot,
} from '@carillon/kernel'
import type { Hint, News, Reach, Reason, Request, Roll, Said, Scene, Seat, Think } from '@carillon/protocol'
import type { Goal, Walk } from '../boards/board.ts'
import { type Client, freshKey, HostRefused } from '../client.ts'
import { Thinking } from './thinking.ts'
import { actionAt, recapFrom, type Stop, trailed } from './trail.ts'

export interface TableState {
  readonly scene?: Scene | undefined
  readonly log: readonly LogLine[]
  /** Lines from here on were noted since the last decision at this seat. */
  readonly newsFrom: number
  /** And from here on it is told what happened; what was seen meanwhile, and what bots did it for. */
  readonly recapFrom: number
  readonly trail: readonly Stop[]
  readonly reasons: readonly Reason[]
  /** Rolled since the last decision. */
  readonly rolls: readonly Roll[]
  /** The curtain is down, and who is next. */
  readonly curtain?: { readonly game: string; readonly next: Role } | undefined
  /** On its way to the host: nothing else can be clicked. */
  readonly sent?: Option | 'other' | undefined
  /** The host would not do what was asked last. */
  readonly refused?: Error | undefined
  /** The table could not be opened, or broke. */
  readonly failed?: Error | undefined
  /** Another window plays it: here one may look. */
  readonly elsewhere?: true | undefined
}

const NO_ROLLS: readonly Roll[] = []
const EMPTY: TableState = { log: [], newsFrom: 0, recapFrom: 0, trail: [], reasons: [], rolls: NO_ROLLS }
const MOST_ROLLS = 12
const MOST_REASONS = 60
const LAST = 9
/** More lines of a turn are not told to who has just come. */
const LONG = 40
export interface Pace {
  readonly paused: boolean
  readonly delay: number
  readonly confirm: boolean
  readonly think: Think
}

type NextFrame = (act: () => void) => void
/** With the next frame; where none are drawn, a little later. */
const soon: NextFrame = (act) => {
  let done = false
  const once = () => {
    if (done) return
    done = true
    act()
  }
  requestAnimationFrame(once)
  setTimeout(once, 120)
}

export class TableStore {
  readonly #client: Pick<Client, 'ask' | 'listen'>
  readonly #id: string
  readonly #listeners = new Set<() => void>()
  /** How much of its log each seat had read at its last decision. */
  readonly #read = new Map<Viewer, number>()
  readonly #nextFrame: NextFrame
  readonly thinking = new Thinking()
  /** What is known, and what of it is on the screen: bots may be quicker than frames are drawn. */
  state: TableState = EMPTY
  #shown: TableState = EMPTY
  /** Something was chosen since the last scene. */
  #decided = false
  #waiting = false
  /** The seat whose past was asked for. */
  #recalled: Viewer | undefined

  constructor(client: Pick<Client, 'ask' | 'listen'>, id: string, nextFrame: NextFrame = soon) {
    this.#client = client
    this.#id = id
    this.#nextFrame = nextFrame
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly get = (): TableState => this.#shown

  #set(state: TableState): void {
    this.state = state
    if (!this.#waiting) this.#publish()
  }
  /** At once, and then at most once a frame. */
  #publish(): void {
    this.#shown = this.state
    this.#waiting = true
    for (const listener of this.#listeners) listener()
    this.#nextFrame(() => {
      this.#waiting = false
      if (this.#shown !== this.state) this.#publish()
    })
  }

  /** Opens the table; what is returned closes it. */
  open(pace: Pace): () => void {
    const deaf = this.#client.listen((news) => this.hear(news))
    this.pace(pace)
    this.#enter(false)
    return () => {
      deaf()
      this.#client.ask('done', { ask: 'close', table: this.#id }).catch(() => undefined)
    }
  }
  /** Takes the game over from another window. */
  readonly playHere = (): void => this.#enter(true)

  #enter(here: boolean): void {
    const failed = (error: Error) => {
      const elsewhere = error instanceof HostRefused && error.reason === 'elsewhere'
      this.#set(elsewhere ? { ...EMPTY, elsewhere } : { ...EMPTY, failed: error })
    }
    this.#client.ask('opened', { ask: 'open', id: this.#id, here }).catch(failed)
  }

  pace(pace: Pace): void {
    this.#client.ask('done', { ask: 'pace', ...pace }).catch(() => undefined)
  }

  hear(news: News): void {
    if (news.news === 'thinking' && news.id === this.#id) this.thinking.set(news)
    else if (news.news === 'scene' && news.scene.id === this.#id) this.#show(news.scene)
    // Nothing of anybody's is kept behind the curtain.
    else if (news.news === 'curtain' && news.id === this.#id) this.#set({ ...EMPTY, curtain: news })
    else if (news.news === 'elsewhere' && news.id === this.#id)
      this.#set({
        ...this.state,
        scene: watched(this.state.scene),
        curtain: undefined,
        sent: undefined,
        elsewhere: true,
      })
    // A table that is closed to him: nothing of it stays on the screen.
    else if (news.news === 'failed' && news.reason !== undefined)
      this.#set({ ...EMPTY, failed: new HostRefused(news.reason, news.detail) })
    else if (news.news === 'failed') this.#set({ ...this.state, sent: undefined, failed: new Error(news.detail) })
  }

  #show(scene: Scene): void {
    // What comes next is thought about anew.
    const [role] = scene.thinking
    this.thinking.set(role !== undefined && this.thinking.get() ? { role, part: 0 } : undefined)
    const { seat, logFrom, observation, rolls } = scene
    const before = this.state
    const same = before.scene?.seat === seat
    const kept = same ? before.log : []
    const added = observation.log
    const log = logFrom === kept.length && added.length === 0 ? kept : [...kept.slice(0, logFrom), ...added]
    // Who only watches has decided nothing: new is what just came.
    const read = scene.watching && same && added.length > 0 ? logFrom : this.#read.get(seat)
    const rolled = same && !this.#decided ? before.rolls : NO_ROLLS
    // After the end the result comes first; the report has the luck of all rolls.
    const fallen = rolls.length === 0 ? rolled : [...rolled, ...rolls].slice(-MOST_ROLLS)
    this.#decided = false
    const newsFrom = Math.min(read ?? (same ? before.newsFrom : lastTurn(log)), log.length)
    const told = recapFrom(log, newsFrom, scene.deciding ?? seat)
    const seen = { lines: log.length, view: observation.view }
    this.#set({
      scene,
      log,
      newsFrom,
      recapFrom: told,
      trail: trailed(same ? before.trail : [], seen, told),
      reasons: [...(same ? before.reasons : []), ...(scene.reasons ?? [])].slice(-MOST_REASONS),
      rolls: observation.outcome ? NO_ROLLS : fallen,
    })
  }

  /** False if that cannot be sent now. */
  answer(option: Option, joined = false): boolean {
    const { scene, sent, log } = this.state
    if (!scene?.deciding || sent !== undefined || this.#shown.scene !== scene) return false
    this.#read.set(scene.seat, log.length)
    this.#decided = true
    // What is new changes with the next scene: a click draws nothing again but what was clicked.
    this.#set({ ...this.state, sent: option, refused: undefined })
    this.#ask({ ...this.#deed('answer'), option, ...(joined && { joined }) })
    return true
  }
  /** All the clicks of a way at once. */
  readonly walk = (walk: Walk): void => {
    const { scene, log } = this.state
    if (!scene?.deciding || scene.pending || this.state.sent !== undefined) return
    this.#read.set(scene.seat, log.length)
    this.#decided = true
    this.#send({ ...this.#deed('walk'), ...walk })
  }
  /** What is found out about ways at this question; nothing if another one has come meanwhile. */
  async meant<T>(
    find: (reach: (place?: string, way?: number) => Promise<Reach>) => Promise<T>,
  ): Promise<T | undefined> {
    const { scene } = this.state
    if (!scene?.deciding || scene.pending) return undefined
    const { id: table, seat } = scene
    const found = await find(async (place, way) => {
      const more = { ...(place !== undefined && { place }), ...(way !== undefined && { way }) }
      return (await this.#client.ask('reach', { ask: 'reach', table, seat, ...more })).reach
    })
    return this.state.scene === scene ? found : undefined
  }
  /** What was seen before this page was loaded: asked for once, when somebody goes back over it. */
  readonly recall = async (): Promise<void> => {
    const { scene } = this.state
    if (!scene || this.#recalled === scene.seat) return
    const { id: table, seat } = scene
    this.#recalled = seat
    const [{ film }, { recalled }] = await Promise.all([
      this.#client.ask('film', { ask: 'film', table, seat }),
      import('./recall.ts'),
    ])
    const { log, recapFrom: told, trail, scene: now } = this.state
    if (now?.seat === seat) this.#set({ ...this.state, trail: recalled(film, log, told, trail) })
  }
  confirm(): void {
    if (this.state.scene?.pending) this.#send(this.#deed('confirm'))
  }
  undo(): void {
    if (this.mayUndo) this.#send(this.#deed('undo'))
  }
  restart(): void {
    if (this.mayUndo) this.#send(this.#deed('restart'))
  }
  sit(seat: Role): void {
    this.#send({ ask: 'sit', table: this.#id, seat })
  }
  step(): void {
    this.#ask({ ask: 'step', table: this.#id, key: freshKey() })
  }
  /** Who thinks plays the best it has found so far. */
  hurry(): void {
    this.#client.ask('done', { ask: 'hurry', table: this.#id }).catch(() => undefined)
  }
  /** From now on another plays the role. */
  seat(role: Role, who: Seat): Promise<unknown> {
    return this.#client.ask('done', { ask: 'seat', table: this.#id, role, who })
  }
  /** What the strongest player would do at the decision on the screen. */
  async hint(): Promise<Hint> {
    const { deciding = '' } = this.state.scene ?? {}
    return (await this.#client.ask('hint', { ask: 'hint', table: this.#id, seat: deciding })).hint
  }
  /** What the dice would bring: of an option, of the end of a way, or of all options that are told side by side. */
  odds(option?: Option, walk?: Goal): Promise<Said<'odds'>> {
    const { seat = '' } = this.state.scene ?? {}
    const what = { ...(option && { option }), ...(walk && { walk }) }
    return this.#client.ask('odds', { ask: 'odds', table: this.#id, seat, ...what })
  }
  /** What a choice does, in the words of the game; nothing where those of the option say all. */
  async meaning(option: Option): Promise<Message | undefined> {
    const { seat = '' } = this.state.scene ?? {}
    return (await this.#client.ask('meaning', { ask: 'meaning', table: this.#id, seat, option })).meaning
  }
  /** For whom, for which question, and under a name of its own: sent twice, it counts once. */
  #deed<A extends 'answer' | 'walk' | 'confirm' | 'undo' | 'restart'>(ask: A) {
    const { deciding = '', observation } = this.state.scene as Scene
    return { ask, table: this.#id, seat: deciding, revision: observation.revision, key: freshKey() }
  }
  /** Why the rules do not offer something to who decides. */
  async why(subject: Subject): Promise<WhyNot | undefined> {
    const { seat, deciding } = this.state.scene ?? {}
    if (seat === undefined || deciding === undefined) return undefined
    return (await this.#client.ask('why', { ask: 'why', table: this.#id, seat, subject })).why
  }
  get mayUndo(): boolean {
    const { scene } = this.state
    return scene?.deciding !== undefined && (scene.pending !== undefined || scene.observation.canUndo)
  }

  #send(request: Request): void {
    if (this.state.sent !== undefined) return
    this.#set({ ...this.state, sent: 'other', refused: undefined })
    this.#ask(request)
  }
  #ask(request: Request): void {
    this.#client.ask('done', request).catch((refused: Error) => this.#set({ ...this.state, sent: undefined, refused }))
  }
}

/** Nothing can be chosen. */
function watched(scene: Scene | undefined): Scene | undefined {
  if (!scene) return undefined
  const { deciding: _deciding, pending: _pending, ...rest } = scene
  return { ...rest, thinking: [] }
}

/**
 * For who has just come: where the turn began that the log ends in, of a long one the action; before the first, the last lines.
 * Of a turn of which nothing is told yet, the one before.
 */
function lastTurn(log: readonly LogLine[]): number {
  const last = log.findLastIndex((line) => !isHeading(line))
  const turn = log.slice(0, last + 1).findLastIndex(isHeading)
  if (turn < 0) return Math.max(0, log.length - LAST)
  return log.length - turn > LONG ? actionAt(log, last) : turn
}
