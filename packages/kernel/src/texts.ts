/**
 * What a game says, as a typed table: `'log.raid': ['unit', 'from:space', 'target:space', '(dice:die[])']`. Saying a line and
 * reading one are both typed by it, so that a key or an argument that is renamed does not compile where it is used.
 *
 * An argument is its name and its kind. The kind is a family of names (`space`), the beginning of other texts (`drm`), several
 * of these (`space|box`), or one of
 *
 *     number   die   text (a string)   message (anything)
 *
 * and with `[]` a list of them. Without a kind it is of the kind that is called like it, if there is one. In brackets stands
 * what no text shows, and readers of the log want; `#battle` says which chapter such a line may begin or end.
 */
import type { Arg, Args, Chapter, Message, Name } from './message.ts'

export type TextTable = Readonly<Record<string, readonly string[]>>
/** Names by family: `unit: [ids]` stands for `unit.<id>` of the catalogues. */
export type Families = Readonly<Record<string, readonly string[]>>

type NameOf<S> = S extends `(${infer A})`
  ? NameOf<A>
  : S extends `#${string}`
    ? never
    : S extends `${infer N}:${string}`
      ? N
      : S
type KindOf<S> = S extends `(${infer A})` ? KindOf<A> : S extends `${string}:${infer K}` ? K : S
type TextsOf<T, K extends string> = Extract<keyof T, `${K}.${string}`>
type Value<T, N extends Families, K> = K extends `${infer E}[]` ? readonly One<T, N, E>[] : One<T, N, K>
type One<T, N extends Families, K> = K extends 'number' | 'die'
  ? number
  : K extends 'text'
    ? string
    : K extends 'message'
      ? Message
      : K extends `${infer A}|${infer B}`
        ? One<T, N, A> | One<T, N, B>
        : K extends keyof N & string
          ? Name<K, N[K][number]>
          : K extends string
            ? [TextsOf<T, K>] extends [never]
              ? Arg
              : Message<TextsOf<T, K>>
            : Arg
export type ArgsOf<T extends TextTable, N extends Families, K extends keyof T> = {
  readonly [S in T[K][number] as NameOf<S>]: Value<T, N, KindOf<S>>
}

/** Keys without arguments take none; the others take theirs, all of them. */
type Say<T extends TextTable, N extends Families> = <K extends keyof T & string>(
  key: K,
  ...args: [NameOf<T[K][number]>] extends [never] ? [] : [args: ArgsOf<T, N, K>]
) => Message<K>

/** `const say = sayer<typeof TEXTS, typeof NAMES>()`: the typed way to make a message. Those without arguments are made once. */
export function sayer<T extends TextTable, N extends Families>(): Say<T, N> {
  const plain = new Map<string, Message>()
  return ((key: string, args?: Args) => {
    if (args) return { key, args }
    let message = plain.get(key)
    if (!message) {
      message = Object.freeze({ key })
      plain.set(key, message)
    }
    return message
  }) as Say<T, N>
}

// --- reading -----------------------------------------------------------------------------------------------------

type Line = { readonly text?: Message }
type LogKey<T> = Extract<keyof T, `log.${string}`>
/** What to do with each line, by its key: with its arguments, and whatever else is given. */
export type Tellers<T extends TextTable, N extends Families, More extends readonly unknown[], R> = {
  readonly [K in LogKey<T>]?: (args: ArgsOf<T, N, K>, ...more: More) => R
}
export interface Reader<T extends TextTable, N extends Families> {
  /** The arguments of the line, if it is that one: `read(line, 'log.raid')?.target`. */
  read<K extends keyof T & string>(line: Line, key: K): ArgsOf<T, N, K> | undefined
  /** The arguments of a text whose kind is known: of a reason in such a line. */
  argsOf<K extends keyof T & string>(text: Message<K>): K extends unknown ? ArgsOf<T, N, K> : never
  /** Finds what to do with a line; undefined if there is nothing. */
  tellers<More extends readonly unknown[], R>(
    table: Tellers<T, N, More, R>,
  ): (line: Line) => ((...more: More) => R) | undefined
  /** Whether a line is one of these. */
  oneOf(...keys: readonly LogKey<T>[]): (line: Line) => boolean
}
const NONE: Args = {}
const argsOf = ({ args = NONE }: Message): Args => args
const READER = {
  read: ({ text }: Line, key: string) => (text?.key === key ? argsOf(text) : undefined),
  argsOf,
  tellers: (table: Readonly<Record<string, (args: Args, ...more: readonly unknown[]) => unknown>>) => {
    return ({ text }: Line) => {
      const tell = text && table[text.key]
      return tell && ((...more: readonly unknown[]) => tell(argsOf(text), ...more))
    }
  },
  oneOf: (...keys: readonly string[]) => {
    const wanted = new Set(keys)
    return ({ text }: Line) => text !== undefined && wanted.has(text.key)
  },
}
/** `const { read, tellers } = reader<typeof TEXTS, typeof NAMES>()`: the typed way to read a log. The table is not needed for it. */
export const reader = <T extends TextTable, N extends Families>(): Reader<T, N> => READER as unknown as Reader<T, N>

type IdOf<K extends string> = K extends `${string}.${infer I}` ? I : string
/** The thing a name stands for: `b_15` of `unit.b_15`. */
export const idOf = <K extends string>({ key }: { readonly key: K }): IdOf<K> =>
  key.slice(key.indexOf('.') + 1) as IdOf<K>

/** The dice that a line tells of: what is of the kind `die` is called `die` or `dice`. */
export function diceOf({ args }: Message): readonly number[] {
  const { dice, die } = args ?? NONE
  return typeof die === 'number' ? [die] : ((dice as readonly number[] | undefined) ?? [])
}

// --- the table itself, for checks and docs -----------------------------------------------------------------------

export interface TextArgument {
  readonly name: string
  /** Without `[]`. */
  readonly kind: string
  readonly list: boolean
  /** The text shows it. */
  readonly shown: boolean
}
/** An entry of the table: its arguments, and the chapters that such a line may be. */
export function entryOf(entry: readonly string[]): {
  readonly args: readonly TextArgument[]
  readonly chapters: readonly Chapter[]
} {
  const args: TextArgument[] = []
  const chapters: Chapter[] = []
  for (const word of entry) {
    if (word.startsWith('#')) {
      chapters.push(word.slice(1) as Chapter)
      continue
    }
    const [, open, name, kind, list] = /^(\(?)([^:()[\]]+)(?::([^()[\]]+))?(\[\])?\)?$/.exec(word) ?? []
    if (name === undefined) throw new Error(`no argument: ${word}`)
    args.push({ name, kind: kind ?? name, list: list !== undefined, shown: open === '' })
  }
  return { args, chapters }
}
