/** What people ask that takes long: it is worked out in a thread, for so long and so often as everybody else can do without it. */
import { availableParallelism } from 'node:os'
import type { Option, Role, Saved, State, Viewer } from '@carillon/kernel'
import type { Asked, PastTurn, Reply } from '@carillon/protocol'
import { Impossible } from '@carillon/room'
import { Buckets, TooMany } from './buckets.ts'
import type { Late } from './delayed.ts'
import type { Folders } from './editions.ts'
import type { Found } from './history.ts'
import type { Origin } from './kept-position.ts'
import type { Live } from './live.ts'
import { Threads, Unanswered } from './threads.ts'

/** Milliseconds of a thread: for odds, and for a hint. */
const SPEND = { odds: 250, hint: 800 }
/** What one person may ask, a second and at once; and how many may wait for a thread before odds are not reckoned. */
const [OFTEN, CROWD] = [[2, 40], 12] as const

/** What is worked out of a whole game counts as so many. */
const LARGE = 8

/** A game as a thread can be told of it. */
type ToldOrigin = Omit<Origin, 'game' | 'cores' | 'chance' | 'outages' | 'attendance'>
interface Of {
  /** The title, and the version of its rules. */
  readonly game: string
  readonly rules: string
  /** Where the rules of versions lie that are not those here. */
  readonly folders?: Folders
}
interface At extends Of {
  readonly saved: Saved<State>
  readonly seat: Role
}
/** Of the whole game, by its rows. */
export type OfAll =
  | { readonly ask: 'record' }
  | { readonly ask: 'film'; readonly seat: Viewer }
  /** Where a role could go back to; what one of these comes to; what who watches sees some turns later. */
  | { readonly ask: 'turns'; readonly role: Role }
  | { readonly ask: 'past'; readonly role: Role; readonly back: number; readonly draws: number }
  | { readonly ask: 'late'; readonly delay: number }
export type Whole = Of & {
  readonly begun: string
  readonly origin: ToldOrigin
  readonly rows: readonly { readonly body: string }[]
} & OfAll
type WalkQuestion = At & Pick<Asked<'walk'>, 'ask' | 'place' | 'way' | 'to'>
export type CounselQuestion =
  | (At & Pick<Asked<'reach'>, 'ask' | 'place' | 'way'>)
  | WalkQuestion
  | (At & Pick<Asked<'odds'>, 'ask' | 'option' | 'walk'> & { readonly spend: number })
  | (At & { readonly ask: 'hint'; readonly spend: number })
  | (At & { readonly ask: 'judgement' })
  | Whole
/** A reply; of a walk its clicks; of what the house itself wants to know, what it comes to. */
export type Answer = Reply | readonly Option[] | readonly PastTurn[] | Found | Late

export class Counsel {
  readonly #threads = new Threads<CounselQuestion, Answer>(
    new URL('./counsel-thread.ts', import.meta.url),
    availableParallelism() > 3 ? 2 : 1,
  )
  readonly #asked: Buckets

  constructor(now: () => number, [rate, most]: readonly [number, number] = OFTEN) {
    this.#asked = new Buckets('counsel', rate, most, now)
  }
  /** Somebody sits down: what he asks first need not wait for a thread to start. */
  warm(): void {
    this.#threads.warm()
  }
  /** `place`: where he is. Those of one place have one turn together, however many they seem to be. */
  async reply(who: string, asked: CounselQuestion, place: string): Promise<Reply> {
    return (await this.#ask(who, asked, place)) as Reply
  }
  async clicks(who: string, asked: WalkQuestion, place: string): Promise<readonly Option[]> {
    return (await this.#ask(who, asked, place)) as readonly Option[]
  }
  /** For the house itself. */
  async worked(asked: Whole): Promise<Answer> {
    return this.#threads.ask(asked).catch(refused)
  }
  async #ask(who: string, asked: CounselQuestion, place: string): Promise<Answer> {
    const wait = this.#asked.take(who, 'rows' in asked ? LARGE : 1)
    const idle = asked.ask === 'odds' || asked.ask === 'judgement'
    // Who wants to go somewhere asks again; figures are left out where too many want them.
    if (wait > 0 || (idle && this.#threads.waiting >= CROWD))
      throw idle ? new Impossible('not-offered', 'too much at once') : new TooMany('counsel', Math.max(1, wait))
    return this.#threads.ask(asked, place).catch(refused)
  }
  close(): Promise<void> {
    return this.#threads.close()
  }
}

function refused(error: unknown): never {
  throw error instanceof Unanswered ? new Impossible(error.reason, error.message) : error
}

type Wanted = Asked<'odds' | 'reach' | 'walk' | 'hint' | 'judgement'>
/** A question about the position as it stands, with the milliseconds that it may take. */
export function atTable({ origin, table }: Live, seat: Role, wanted: Asked<'walk'>): WalkQuestion
export function atTable({ origin, table }: Live, seat: Role, wanted: Wanted): CounselQuestion
export function atTable({ origin, table }: Live, seat: Role, wanted: Wanted): CounselQuestion {
  const at = { game: origin.game.id, rules: table.game.rules, saved: table.position(), seat }
  switch (wanted.ask) {
    case 'odds':
      return {
        ...{ ...at, ask: 'odds', spend: SPEND.odds },
        ...(wanted.option && { option: wanted.option }),
        ...(wanted.walk && { walk: wanted.walk }),
      }
    case 'hint':
      return { ...at, ask: 'hint', spend: SPEND.hint }
    case 'judgement':
      return { ...at, ask: 'judgement' }
    case 'walk':
      return { ...at, ask: 'walk', place: wanted.place, way: wanted.way, to: wanted.to }
    case 'reach':
      return { ...at, ask: 'reach', place: wanted.place, ...(wanted.way !== undefined && { way: wanted.way }) }
  }
}
/** A question about the whole game. */
export function wholeOf({ origin, table }: Live, rows: Whole['rows'], ask: OfAll): Whole {
  const { game, cores: _cores, chance: _chance, outages: _outages, attendance: _attendance, ...told } = origin
  const played = { game: game.id, rules: table.game.rules, begun: game.rules }
  return { ...ask, ...played, origin: told, rows: rows.map(({ body }) => ({ body })) }
}
