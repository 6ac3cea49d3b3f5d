/** Kinds of arguments: which there are in a game, and what is of them. */
import type { Game, State } from '../game.ts'
import type { Arg, Message } from '../message.ts'
import { entryOf } from '../texts.ts'

const PLAIN = ['number', 'die', 'text', 'message']

/** What names and texts begin with: `unit`, `role`, `drm`. */
export function familiesOf<S extends State>({ names, texts }: Pick<Game<S>, 'names' | 'texts'>): ReadonlySet<string> {
  return new Set(['role', ...Object.keys(names), ...Object.keys(texts).map((key) => key.split('.', 1)[0] as string)])
}
/** `space|box` is one if both are. */
export const isKind = (kind: string, families: ReadonlySet<string>): boolean =>
  kind.split('|').every((one) => PLAIN.includes(one) || families.has(one))

export const fits = (arg: Arg, kind: string): boolean => kind.split('|').some((one) => isOf(arg, one))
function isOf(arg: Arg, kind: string): boolean {
  if (kind === 'number') return typeof arg === 'number'
  if (kind === 'die') return Number.isInteger(arg) && (arg as number) > 0
  if (kind === 'text') return typeof arg === 'string'
  return typeof arg === 'object' && (kind === 'message' || (arg as Message).key?.startsWith(`${kind}.`))
}

/** What is wrong with the lines of the log in the table: each argument has a kind, and a die is called so. */
export function kindProblems<S extends State>(game: Pick<Game<S>, 'names' | 'texts'>): string[] {
  const families = familiesOf(game)
  return Object.entries(game.texts).flatMap(([key, words]) => {
    if (!key.startsWith('log.')) return []
    return entryOf(words).args.flatMap(({ name, kind, list }) => {
      if (!isKind(kind, families)) return [`${key}: what is ${name}? Say its kind: '${name}:number', '${name}:space'`]
      const isDie = kind === 'die'
      return isDie === (name === 'die' || name === 'dice') && (!isDie || list === (name === 'dice'))
        ? []
        : [`${key}: a die is called die, and several are called dice: ${name}`]
    })
  })
}
