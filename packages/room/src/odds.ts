/** Odds, reckoned between other work: what was asked for is kept while its question stands, and goes on when it is asked for again. */
import {
  type Choice,
  findOption,
  type Game,
  type Option,
  Reckoning,
  type State,
  type Table,
  type Viewer,
} from '@carillon/kernel'
import { quickInquirer, Wits } from '@carillon/players'
import type { Asked, OptionOdds, Reply } from '@carillon/protocol'
import { Impossible } from './impossible.ts'
import type { Line } from './line.ts'
import { beforeLast } from './reach.ts'
import { seatPositionOf } from './seat-position.ts'
import type { Studies } from './studies.ts'
import { type Clockwork, Turns } from './thinking.ts'

/** Milliseconds after which what is known is told; more comes when it is asked for again. */
const SOON = 200
/** So many futures of each option, then of each again: none waits for another to be known well. */
const ROUND = 20

/** What of one question was reckoned so far. */
export class Reckoned {
  readonly #game: Game
  readonly #choice: Choice
  readonly #make: (option: Option) => Reckoning | undefined
  readonly #made = new Map<Option, Reckoning>()

  /** The table is not played on while it is asked about: give a fork. */
  constructor(game: Game, table: Table<State>, viewer: Viewer, choice: Choice) {
    const asker = quickInquirer(game, table, viewer, choice, new Wits(game.strategy))
    this.#game = game
    this.#choice = choice
    this.#make = (option) => asker && new Reckoning(asker, option)
  }
  /** Of one option, or of all that are told side by side. */
  wanted(option?: Option): readonly Reckoning[] {
    const { options } = this.#choice
    const compared = this.#game.odds?.isCompared?.(this.#choice) !== false
    const wanted = option ? [findOption(options, option)] : compared ? options : []
    return wanted.flatMap((one) => (one ? (this.#of(one) ?? []) : []))
  }
  #of(option: Option): Reckoning | undefined {
    const made = this.#made.get(option) ?? this.#make(option)
    if (made) this.#made.set(option, made)
    return made
  }
}

/** A short step after the other, in turn. */
export function* steps(wanted: readonly Reckoning[]): Generator<undefined, void> {
  for (let open = wanted.filter(({ final }) => !final); open.length > 0; open = open.filter(({ final }) => !final))
    for (const one of open)
      for (const until = one.futures + ROUND; !one.final && one.futures < until; ) {
        one.step()
        yield
      }
}
/** What is known of each by now; of a handful of futures nothing is said. */
export const toldOf = (wanted: readonly Reckoning[]): readonly OptionOdds[] =>
  wanted.flatMap(({ option, odds, final, futures }) => (odds && (final || futures >= ROUND) ? [{ option, odds }] : []))

interface Asking {
  readonly about: string
  readonly reckoned: Reckoned
  /** The last click of a walk. */
  readonly option: Option | undefined
}
const NONE: Reply = { said: 'odds', odds: [], final: true }
const asked = new WeakMap<Line, Asking>()
/** The last one that was asked: whoever asks again does not wait for what he asked before. */
const last = new WeakMap<Line, object>()

export async function reckoned(line: Line, studies: Studies, request: Asked<'odds'>): Promise<Reply> {
  last.set(line, request)
  const { walk } = request
  const place = await seatPositionOf(line, studies, request)
  const { game } = place
  if (!place.choice) return NONE
  const { role } = place.choice
  const position =
    'table' in request ? [request.table, request.moment] : [request.game, request.lesson, request.number, request.way]
  const about = JSON.stringify([...position, request.seat, role, place.table.revision(role), walk])
  const known = asked.get(line)
  let now = known?.about === about ? known : undefined
  if (!now) {
    const from = walk ? beforeLast(place.table, game.travel, role, walk) : { ...place, choice: place.choice }
    if (!from) return NONE
    const option = 'option' in from ? from.option : undefined
    now = { about, reckoned: new Reckoned(game, from.table.fork(), request.seat, from.choice), option }
  }
  asked.set(line, now)
  const option = now.option ?? request.option
  const wanted = now.reckoned.wanted(option)
  if (option && wanted.length === 0) throw new Impossible('not-an-option', 'this is not offered')
  await goOn(steps(wanted), line.house.clockwork, () => last.get(line) === request)
  return { said: 'odds', odds: toldOf(wanted), final: wanted.every(({ final }) => final) }
}

/** In slices: between two of them others have their turn. Without a clock to the end. */
async function goOn(
  all: Generator<undefined, void>,
  clockwork: Clockwork | undefined,
  goesOn: () => boolean,
): Promise<void> {
  const turns = new Turns(clockwork)
  const end = clockwork ? clockwork.clock() + SOON : Number.POSITIVE_INFINITY
  await turns.pass()
  while (!all.next().done) {
    if (!turns.over) continue
    if (!clockwork || clockwork.clock() >= end || !goesOn()) return
    await turns.pass()
  }
}
