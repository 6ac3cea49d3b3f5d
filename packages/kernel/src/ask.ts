/**
 * Asking. Rules are generators: they yield what they want to know and go on with the answer.
 * Whoever runs the game (table.ts) answers; nothing else moves a game.
 */
import type { Message } from './message.ts'

export type Role = string
/** What may be chosen, by content: `{ unit: 'b_15' }`, `{ space: 'levis', way: 'boat' }`, `{ do: 'pass' }`. */
export type Option = Readonly<Record<string, string | number>>
/** What a draw of chance came to: the faces of the dice (1 up to the sides), or what was drawn, in order. */
export type Drawn = readonly number[] | readonly string[]

/** One player decides. */
export interface Choice {
  readonly kind: 'choice'
  readonly role: Role
  readonly rule: string
  readonly prompt: Message
  readonly options: readonly Option[]
}
interface ChanceAsk {
  readonly kind: 'chance'
  readonly rule: string
  readonly what: Message
  /** Whose luck it is, for the statistics of the dice. */
  readonly by?: Role
}
/** `count` dice of `sides` sides. */
export interface DiceAsk extends ChanceAsk {
  readonly draw: 'dice'
  readonly count: number
  readonly sides: number
}
/** `count` different things out of `from`, in order: a card, a random unit, a whole shuffle. */
export interface LotsAsk extends ChanceAsk {
  readonly draw: 'lots'
  readonly count: number
  readonly from: readonly string[]
}
export type Chance = DiceAsk | LotsAsk
/** Several roles play side by side, unseen by each other, until the last is done. */
export interface Together {
  readonly kind: 'together'
  readonly rule: string
  readonly plays: Readonly<Record<Role, () => Play<unknown>>>
}
/** What was chosen before cannot be taken back. */
interface Reveal {
  readonly kind: 'reveal'
  /** A secret has just been shown; else what comes next may tell one. */
  readonly shown: boolean
}
/** The step is broken off; the game goes on at another one. */
interface Leave {
  readonly kind: 'leave'
  readonly step: string
}
export type Ask = Choice | Chance | Together | Reveal | Leave

/** A rule in progress. Every rule that may ask is a function returning one of these. */
export interface Play<T = void> extends Iterator<Ask, T, unknown> {
  [Symbol.iterator](): Play<T>
}

/** It never changes, so that one serves all who are done with the same. */
class Over<T> implements Play<T> {
  readonly done = true
  readonly value: T
  constructor(value: T) {
    this.value = value
  }
  next(): IteratorResult<Ask, T> {
    return this
  }
  [Symbol.iterator](): Play<T> {
    return this
  }
}
/** The play of a rule that asked nobody and is over: cheaper than a generator that yields nothing. */
export const NOTHING: Play<undefined> = new Over(undefined)
const [YES, NO]: readonly [Play<boolean>, Play<boolean>] = [new Over(true), new Over(false)]
/** The same of a rule that comes to something: whether the stack must stop, whether the event did anything. */
export const done = (value: boolean): Play<boolean> => (value ? YES : NO)

/**
 * The play of one ask, or of an answer that nobody is asked for. It does what a generator with one `yield` would do, at a
 * fraction of the price: there is one for every input. It is its own result.
 */
class Question<T> implements Play<T> {
  value: unknown
  done: boolean
  #fresh = true
  constructor(value: Ask | T, done: boolean) {
    this.value = value
    this.done = done
  }
  next(answer?: unknown): IteratorResult<Ask, T> {
    if (this.#fresh) this.#fresh = false
    else {
      this.value = answer
      this.done = true
    }
    return this as IteratorResult<Ask, T>
  }
  /** The same, asked and not answered. */
  again(): Question<T> {
    const other = new Question<T>(this.value as Ask, false)
    other.#fresh = false
    return other
  }
  [Symbol.iterator](): Play<T> {
    return this
  }
}
/** A question that is followed by what its answer leads to. */
class Followed<S, A> implements Play {
  #question: Question<A>
  #state: S
  #follow: (state: S, answer: A) => Play
  /** What the last answer led to. */
  #rest: Play | undefined
  constructor(question: Question<A>, state: S, follow: (state: S, answer: A) => Play) {
    this.#question = question
    this.#state = state
    this.#follow = follow
  }
  next(answer?: unknown): IteratorResult<Ask, void> {
    if (this.#rest) return this.#rest.next(answer)
    const asked = this.#question.next(answer)
    if (!asked.done) return asked
    const rest = this.#follow(this.#state, asked.value)
    if (rest instanceof Followed) return this.#become(rest)
    this.#rest = rest
    return rest.next()
  }
  /** Another question is put in the place of this one, so that no answer has to go through all those before it. */
  #become(other: Followed<S, A>): IteratorResult<Ask, void> {
    this.#question = other.#question
    this.#state = other.#state
    this.#follow = other.#follow
    return this.#question.next() as IteratorResult<Ask, void>
  }
  /** Once it was answered, what that led to. */
  askedIn(copy: (state: S) => S): Standing<S> | undefined {
    if (this.#rest) return askedIn(this.#rest, copy)
    const state = copy(this.#state)
    return { state, play: new Followed(this.#question.again(), state, this.#follow) }
  }
  [Symbol.iterator](): Play {
    return this
  }
}

export type { Question }

/**
 * One question, then what its answer leads to: `yield* follow(state, yield* question)` without a generator, for what is
 * asked all the time. `follow` goes by the state it is handed: the answer may be tried in a copy (`askedIn`).
 */
export const ask = <S, A>(state: S, question: Question<A>, follow: (state: S, answer: A) => Play): Play =>
  question.done ? follow(state, question.value as A) : new Followed(question, state, follow)

/** A question in a position of its own. */
export interface Standing<S> {
  readonly state: S
  readonly play: Play
}
/**
 * What `ask` asks now, asked in a copy of its position: so another answer can be tried without asking anew. Nothing of a rule
 * that asks otherwise.
 */
export const askedIn = <S>(play: Play, copy: (state: S) => S): Standing<S> | undefined =>
  play instanceof Followed ? (play as Followed<S, unknown>).askedIn(copy) : undefined

/** First the one, then the other with what it came to: at once if nobody is asked before it. */
export const inTurn = <S, T>(state: S, first: Play<T>, then: (state: S, came: T) => Play): Play =>
  first instanceof Over ? then(state, first.value) : oneByOne(state, first, then)
function* oneByOne<S, T>(state: S, first: Play<T>, then: (state: S, came: T) => Play): Play {
  yield* then(state, yield* first)
}

/** Ask a player, unless there is nothing to decide: a single option is taken without asking. */
export function choose<O extends Option>(
  role: Role,
  rule: string,
  prompt: Message,
  options: readonly O[],
): Question<O> {
  if (options.length === 1) return new Question<O>(options[0] as O, true)
  return offer(role, rule, prompt, options)
}

/** Ask a player even if there is only one option: where not asking would tell a secret, or skip a pause that matters. */
export function offer<O extends Option>(role: Role, rule: string, prompt: Message, options: readonly O[]): Question<O> {
  if (options.length === 0) throw nothing(role, rule, prompt)
  return new Question<O>({ kind: 'choice', role, rule, prompt, options }, false)
}

const nothing = (role: Role, rule: string, prompt: Message) =>
  new Error(`${rule}: nothing to choose for ${role} (${prompt.key})`)

/** Roll dice; the faces count from 1. */
export const rollDice = <const C extends number>(
  by: Role,
  rule: string,
  what: Message,
  count: C,
  sides = 6,
): Question<Several<number, C>> =>
  new Question<Several<number, C>>({ kind: 'chance', draw: 'dice', rule, what, by, count, sides }, false)
/** As many as were asked for; that of one has one. */
type Several<T, C extends number> = C extends 1 ? readonly [T] : readonly T[]

/** Draw `count` of `from` at random, in order, without putting back. */
export const drawLots = <I extends string, const C extends number = 1>(
  rule: string,
  what: Message,
  from: readonly I[],
  count: C = 1 as C,
): Question<Several<I, C>> =>
  new Question<Several<I, C>>({ kind: 'chance', draw: 'lots', rule, what, count, from }, false)

/**
 * One play a role, side by side. Each asks only its own role, draws no chance, notes nothing in the log and writes only
 * that role's sealed part of the state. Its owner may take it back until the last one is done.
 */
export const together = <R extends Role, T>(
  rule: string,
  plays: Readonly<Partial<Record<R, () => Play<T>>>>,
): Question<Readonly<Record<R, T>>> =>
  new Question<Readonly<Record<R, T>>>({ kind: 'together', rule, plays: plays as Together['plays'] }, false)

const REVEAL: Reveal = Object.freeze({ kind: 'reveal', shown: true })
/** Call when something hidden has become known: nothing before it can be taken back. */
export const reveal = (): Question<void> => new Question<void>(REVEAL, false)

const COMMIT: Reveal = Object.freeze({ kind: 'reveal', shown: false })
/**
 * Call where the secret of another decides who is asked next, whatever that secret is: nothing before it can be taken
 * back, so that nobody tries and learns.
 */
export const commit = (): Question<void> => new Question<void>(COMMIT, false)

/** Break off the running step and go on at `step`: "the game ends at once". Never returns. */
export function* leaveFor(step: string): Play<never> {
  yield { kind: 'leave', step }
  throw new Error('a step that was left went on')
}

/** Options of one field, made once: `optionsOf('unit', ids).b_15` is `{ unit: 'b_15' }`. Saves time where options are made. */
export function optionsOf<const F extends string, const I extends string>(
  field: F,
  ids: readonly I[],
): Readonly<Record<I, Readonly<Record<F, I>>>> {
  const table = {} as Record<I, Readonly<Record<F, I>>>
  for (const id of ids) table[id] = Object.freeze({ [field]: id } as Record<F, I>)
  return table
}

export function sameOption(a: Option, b: Option): boolean {
  if (a === b) return true
  let fields = 0
  for (const field in a) {
    if (a[field] !== b[field]) return false
    fields += 1
  }
  for (const _ in b) fields -= 1
  return fields === 0
}

/** Whether the same is asked, with the same options: a deal that would ask something else is not how things are. */
export function sameChoice(imagined: Choice | undefined, real: Choice): boolean {
  if (!imagined || imagined.rule !== real.rule || imagined.options.length !== real.options.length) return false
  return real.options.every((option, i) => sameOption(option, imagined.options[i] as Option))
}

/** Whether an option names all that is pointed at: `{ unit: 'b_15' }` is offered by `{ do: 'drop', unit: 'b_15' }`. */
export const isOffered = ({ options }: Pick<Choice, 'options'>, subject: Option): boolean =>
  options.some((option) => {
    for (const field in subject) if (String(option[field]) !== String(subject[field])) return false
    return true
  })
/** The option of a list that is meant, if it is one. */
export function findOption(options: readonly Option[], option: Option): Option | undefined {
  if (options.includes(option)) return option
  if (typeof option !== 'object' || option === null) return undefined
  return options.find((offered) => sameOption(offered, option))
}
