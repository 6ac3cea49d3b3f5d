/**
 * What hangs on dice, before one chooses. An option is taken on tables as they might be for all that the viewer knows, and
 * played on by the rules themselves until the matter is settled; what came of it is read from the log and counted. Where
 * little can come, all of it is gone through; else futures are drawn, and the figures say how far they can be trusted.
 */
import type { Chance, Choice, Option, Role } from './ask.ts'
import type { State, Viewer } from './game.ts'
import type { LogEntry, Message } from './message.ts'

/** A future of an option, as far as it has been played. */
export interface Future<S extends State = State> {
  /** The position before the option was taken. */
  readonly from: S
  /** Where it stands. */
  readonly state: S
  /** What was noted since. */
  readonly lines: readonly LogEntry[]
  /** Who is to choose. */
  readonly role: Role
}
/** What a side fights or rolls with. */
export interface Force {
  readonly side: Message
  readonly strength?: number
  /** What changes its rolls, each with its rule. */
  readonly reasons: readonly { readonly text: Message; readonly rule?: string }[]
}
/** What came of one future. */
export interface Told {
  /** What has come true. */
  readonly facts: readonly Message[]
  /** What is counted: losses of a side, the level of a siege. */
  readonly counts: readonly { readonly what: Message; readonly count: number }[]
  readonly forces?: readonly Force[]
}

/** What a game tells of its dice: which matter an option begins, when it is settled, what came of it. It rolls nothing itself. */
export interface OddsBook<S extends State = State> {
  /** Keys of all that is told, in the order in which people read it. */
  readonly order: readonly string[]
  /** Whether its options are told side by side, without being asked: else only that of an option at a wish. */
  isCompared?(choice: Choice): boolean
  /** Asked whenever chance or a player is: whether what this is about lies beyond the matter of the option. */
  isSettled(future: Future<S>, asked: Choice | Chance): boolean
  /** What is answered on the way as a matter of course: nobody begins anything else. All other answers are the quick player's. */
  meanwhile?(future: Future<S>, asked: Choice): Option | undefined
  /** With what each side goes into it, when dice are about to be rolled; none if they are not about that. */
  forces?(future: Future<S>): readonly Force[]
  told(future: Future<S>): Told
  /** Whether what the viewer cannot know may decide what comes of his choice. */
  isHidden(state: S, viewer: Viewer): boolean
}

/** A share of all futures, and between which shares it lies, nineteen times in twenty. */
export interface Interval {
  readonly share: number
  readonly low: number
  readonly high: number
}
export interface Odds {
  /** Futures that were looked at. */
  readonly futures: number
  /** Nothing hidden mattered, and these are all there are. */
  readonly exact: boolean
  /** No more will be looked at. */
  readonly final: boolean
  readonly chances: readonly (Interval & { readonly text: Message })[]
  readonly counts: readonly {
    readonly text: Message
    readonly mean: number
    /** The mean lies within this, nineteen times in twenty. */
    readonly error: number
    readonly values: readonly { readonly value: number; readonly share: number }[]
  }[]
  readonly forces: readonly {
    readonly side: Message
    /** Not the same in all futures where something is hidden. */
    readonly strength?: { readonly least: number; readonly mean: number; readonly most: number }
    readonly reasons: readonly { readonly text: Message; readonly rule?: string; readonly share: number }[]
  }[]
}

/** Standard deviations in which nineteen of twenty lie. */
const SURE = 1.96
/** Wilson's interval: it stays within 0 and 1, and is honest about what never came. */
function shareOf(part: number, all: number, exact: boolean): Interval {
  const share = all > 0 ? rounded(part / all) : 0
  if (exact || all === 0) return { share, low: share, high: share }
  const z = (SURE * SURE) / all
  const middle = (share + z / 2) / (1 + z)
  const half = (SURE / (1 + z)) * Math.sqrt((share * (1 - share)) / all + z / (4 * all))
  return { share, low: rounded(Math.max(0, middle - half)), high: rounded(Math.min(1, middle + half)) }
}

interface Counted {
  readonly text: Message
  readonly values: Map<number, number>
}
interface Mustered {
  readonly side: Message
  weight: number
  sum: number
  least: number
  most: number
  readonly reasons: Map<string, { readonly text: Message; readonly rule?: string; weight: number }>
}

/** Adds up what came of futures. */
export class Tally {
  readonly #order: readonly string[]
  #weight = 0
  #futures = 0
  readonly #facts = new Map<string, { readonly text: Message; weight: number }>()
  readonly #counts = new Map<string, Counted>()
  readonly #forces = new Map<string, Mustered>()

  constructor(order: readonly string[]) {
    this.#order = order
  }
  get futures(): number {
    return this.#futures
  }
  /** Something can be told. */
  get any(): boolean {
    return this.#facts.size + this.#counts.size > 0
  }

  /** `weight` is how likely this future is among those that are gone through. */
  add({ facts, counts, forces = [] }: Told, weight = 1): void {
    this.#weight += weight
    this.#futures += 1
    for (const [key, text] of new Map(facts.map((text) => [JSON.stringify(text), text])))
      got(this.#facts, key, () => ({ text, weight: 0 })).weight += weight
    for (const { what, count } of counts) {
      const { values } = got(this.#counts, JSON.stringify(what), () => ({ text: what, values: new Map() }))
      values.set(count, (values.get(count) ?? 0) + weight)
    }
    for (const force of forces) this.#muster(force, weight)
  }
  #muster({ side, strength, reasons }: Force, weight: number): void {
    const all = got(this.#forces, JSON.stringify(side), () => ({
      ...{ side, weight: 0, sum: 0, reasons: new Map() },
      ...{ least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY },
    }))
    if (strength !== undefined) {
      all.weight += weight
      all.sum += weight * strength
      all.least = Math.min(all.least, strength)
      all.most = Math.max(all.most, strength)
    }
    for (const reason of reasons)
      got(all.reasons, JSON.stringify(reason), () => ({ ...reason, weight: 0 })).weight += weight
  }

  odds(exact: boolean, final: boolean): Odds {
    const all = this.#weight
    const rank = ({ text }: { readonly text: Message }): number => this.#order.indexOf(text.key)
    const sorted = <T extends { readonly text: Message }>(items: Iterable<T>): T[] =>
      [...items].sort((a, b) => rank(a) - rank(b) || (JSON.stringify(a.text) < JSON.stringify(b.text) ? -1 : 1))
    return {
      futures: this.#futures,
      exact,
      final,
      chances: sorted(this.#facts.values()).map(({ text, weight }) => ({ text, ...shareOf(weight, all, exact) })),
      counts: sorted(this.#counts.values()).map(({ text, values }) => ({ text, ...spread(values, all, exact) })),
      forces: [...this.#forces.values()].map(({ side, weight, sum, least, most, reasons }) => ({
        side,
        ...(weight > 0 && { strength: { least, mean: rounded(sum / weight), most } }),
        reasons: sorted(reasons.values()).map(({ weight: part, ...reason }) => ({
          ...reason,
          // Of the futures in which it came to that.
          share: rounded(part / (weight || all)),
        })),
      })),
    }
  }
}
/** Sums of parts are not quite what they should be. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6
/** What is not counted in a future was none. */
function spread(
  values: ReadonlyMap<number, number>,
  all: number,
  exact: boolean,
): Omit<Odds['counts'][number], 'text'> {
  const weights = new Map(values)
  let rest = all
  let mean = 0
  for (const [value, weight] of values) {
    rest -= weight
    mean += (value * weight) / all
  }
  if (rest > all * 1e-9) weights.set(0, (weights.get(0) ?? 0) + rest)
  const shares = [...weights]
    .map(([value, weight]) => ({ value, share: rounded(weight / all) }))
    .sort((a, b) => a.value - b.value)
  const variance = shares.reduce((sum, { value, share }) => sum + share * (value - mean) ** 2, 0)
  return { mean: rounded(mean), error: exact ? 0 : rounded(SURE * Math.sqrt(variance / all)), values: shares }
}
function got<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let found = map.get(key)
  if (found === undefined) {
    found = make()
    map.set(key, found)
  }
  return found
}
