/** The odds of one option, reckoned step by step: after each step it may be paused, asked, or left at that. */
import { type Chance, type Choice, type Drawn, type Option, sameChoice } from './ask.ts'
import { outcomeOf } from './chance.ts'
import type { Game, State, Viewer } from './game.ts'
import type { LogEntry } from './message.ts'
import { type Force, type Future, type Odds, type OddsBook, Tally } from './odds.ts'
import { type Random, seeded } from './random.ts'
import type { Table } from './table.ts'

/** What a reckoning needs to know. */
export interface Inquirer<S extends State = State> {
  readonly book: OddsBook<S>
  readonly viewer: Viewer
  /** Who is asked, and what. */
  readonly choice: Choice
  /** A table as it might be for all the viewer knows; undefined if no deal fits what has happened. */
  imagine(random: Random): Table<S> | undefined
  /** What a sensible player answers at once. */
  decide(table: Table<S>, choice: Choice, random: Random): Option
  /** The same luck gives the same figures. */
  readonly random: Random
  /** So many futures are drawn, if not `FUTURES.drawn`. */
  readonly drawn?: number
}
/** For who is asked at this table, by what the viewer may know. The table is not played on meanwhile: give a fork. */
export function inquirerAt<S extends State>(
  game: Game<S>,
  table: Table<S>,
  viewer: Viewer,
  choice: Choice,
  decide: Inquirer<S>['decide'],
): Inquirer<S> | undefined {
  const { odds: book } = game
  const { role } = choice
  const imagine: Inquirer<S>['imagine'] = (random) => {
    const dealt = table.imagine(role, (state) => game.reshuffleHidden(state, viewer, random))
    return dealt && sameChoice(dealt.decision(role), choice) ? dealt : undefined
  }
  return book && { book, viewer, choice, random: seeded(table.revision(role)), imagine, decide }
}
/** Futures that are looked at before there is said to be nothing to tell, those that are drawn, and those gone through. */
const FUTURES = { tried: 3, drawn: 400, all: 432 } as const
/** A future of more inputs than this is not about one matter any more. */
const INPUTS = 600
/** Deals that are tried in a row before it is given up. */
const DEALS = 8

/** A future on its way. */
interface Way<S extends State> {
  readonly table: Table<S>
  readonly from: S
  /** Noted before the table was forked, and how many lines of its own were. */
  readonly before: readonly LogEntry[]
  readonly noted: number
  readonly weight: number
  forces: readonly Force[]
  rolled: boolean
  inputs: number
}

export class Reckoning<S extends State = State> {
  readonly option: Option
  readonly #asker: Inquirer<S>
  readonly #steps: Generator<undefined, void>
  #tally: Tally
  #exact = false
  #final = false
  /** Dice were rolled in a future. */
  #rolled = false

  constructor(asker: Inquirer<S>, option: Option) {
    this.#asker = asker
    this.option = option
    this.#tally = new Tally(asker.book.order)
    this.#steps = this.#reckon()
  }

  get final(): boolean {
    return this.#final
  }
  /** Futures that were looked at. */
  get futures(): number {
    return this.#tally.futures
  }
  /** A short step further. */
  step(): void {
    if (this.#steps.next().done) this.#final = true
  }
  /** As far as it has come; nothing where nothing can be told. */
  get odds(): Odds | undefined {
    return this.#tally.any ? this.#tally.odds(this.#exact, this.#final) : undefined
  }

  *#reckon(): Generator<undefined, void> {
    const { book, viewer, random, drawn = FUTURES.drawn } = this.#asker
    for (let n = 0; n < drawn; n += 1) {
      // The same luck for the same future of every option: what differs is the choice.
      const luck = random.split(n)
      const dealt = this.#dealt(luck)
      if (!dealt) return
      if (n === FUTURES.tried) {
        if (!this.#rolled && !this.#tally.any) return
        if (!book.isHidden(dealt.state, viewer) && (yield* this.#goThrough(dealt, random))) return
      }
      const way = this.#set(dealt)
      yield* this.#follow(way, luck, (asked) => outcomeOf(asked, (m) => luck.below(m)))
      this.#tell(way, this.#tally)
      yield
    }
  }
  #dealt(random: Random): Table<S> | undefined {
    for (let i = 0; i < DEALS; i += 1) {
      const table = this.#asker.imagine(random)
      if (table) return table
    }
    return undefined
  }
  /** The option is taken. */
  #set(dealt: Table<S>): Way<S> {
    const table = dealt.fork()
    const { noted } = table
    table.answer({ role: this.#asker.choice.role, option: this.option })
    const fresh = { before: [], noted, weight: 1, forces: [], rolled: false, inputs: 0 }
    return { table, from: dealt.state, ...fresh }
  }

  /** On until it is settled, or chance is asked and `draw` does not say what comes: then what it is asked. */
  *#follow(way: Way<S>, luck: Random, draw?: (asked: Chance) => Drawn): Generator<undefined, Chance | undefined> {
    const { book, decide } = this.#asker
    const { table } = way
    for (;;) {
      const asked = table.chance ?? table.decisions[0]
      if (!asked || way.inputs >= INPUTS || book.isSettled(this.#future(way), asked)) return undefined
      if (asked.kind === 'chance') {
        if (asked.draw === 'dice') {
          way.rolled = true
          if (way.forces.length === 0) way.forces = book.forces?.(this.#future(way)) ?? []
        }
        if (!draw) return asked
        table.answer({ chance: draw(asked) })
      } else {
        const { role } = asked
        const [only] = asked.options
        const option =
          asked.options.length === 1 && only
            ? only
            : (book.meanwhile?.(this.#future(way), asked) ?? decide(table, asked, luck))
        table.answer({ role, option })
        yield
      }
      way.inputs += 1
    }
  }
  #future(way: Way<S>): Future<S> {
    return { from: way.from, state: way.table.state, lines: linesOf(way), role: this.#asker.choice.role }
  }
  #tell(way: Way<S>, tally: Tally): void {
    const told = this.#asker.book.told(this.#future(way))
    this.#rolled ||= way.rolled
    tally.add({ ...told, forces: [...way.forces, ...(told.forces ?? [])] }, way.weight)
  }

  /** All that can come, each as likely as it is; false if that is too much. */
  *#goThrough(dealt: Table<S>, random: Random): Generator<undefined, boolean> {
    const tally = new Tally(this.#asker.book.order)
    const open: { way: Way<S>; drawn?: Drawn }[] = [{ way: this.#set(dealt) }]
    for (let next = open.pop(); next; next = open.pop()) {
      const { way, drawn } = next
      if (drawn) way.table.answer({ chance: drawn })
      const asked = yield* this.#follow(way, random.split(0))
      yield
      if (!asked) {
        this.#tell(way, tally)
        continue
      }
      const outcomes = outcomesOf(asked, FUTURES.all - tally.futures - open.length)
      if (!outcomes) return false
      const weight = way.weight / outcomes.length
      const before = linesOf(way)
      for (const drawn of outcomes) {
        const table = way.table.fork()
        open.push({ way: { ...way, table, before, noted: table.noted, weight }, drawn })
      }
    }
    this.#tally = tally
    this.#exact = true
    return true
  }
}

function linesOf<S extends State>({ table, before, noted }: Way<S>): readonly LogEntry[] {
  const own = table.logFrom(noted)
  return before.length === 0 ? own : [...before, ...own]
}

/** All outcomes, each as likely; undefined if there are more than `most`. */
function outcomesOf(asked: Chance, most: number): Drawn[] | undefined {
  const { count } = asked
  const things: readonly (string | number)[] =
    asked.draw === 'dice' ? Array.from({ length: asked.sides }, (_, i) => i + 1) : asked.from
  let rows: (string | number)[][] = [[]]
  for (let i = 0; i < count; i += 1) {
    if (rows.length * things.length > 4 * most) return undefined
    const again = asked.draw === 'dice'
    rows = rows.flatMap((row) => things.filter((one) => again || !row.includes(one)).map((one) => [...row, one]))
  }
  return rows.length > most ? undefined : (rows as Drawn[])
}
