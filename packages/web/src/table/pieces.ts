/** A text in pieces: plain words, names that can be pointed at, lists too long to be read at once. */
import type { Arg, Message } from '@carillon/kernel'
import type { Say } from '../boards/board.ts'
import { sideNamed } from './trail.ts'

/** `before` and `after` are what no line may part from the name: brackets, commas, an article with its apostrophe. */
export type Piece =
  | string
  | { readonly name: Message; readonly before?: string; readonly after?: string }
  | { readonly list: readonly Message[] }

/** More than so many names in a row are counted. */
const MOST = 4
const OPEN = '\uE000'
const CLOSE = '\uE001'
const MARK = new RegExp(`${OPEN}(\\d+)${CLOSE}`)
const isName = ({ key, args }: Message): boolean => args === undefined && key.includes('.')

/** The words stand as the catalogue puts them, in whatever order; where an argument stands is told by a mark. */
export function piecesOf(message: Message, say: Say): readonly Piece[] {
  const found: Exclude<Piece, string>[] = []
  const mark = (piece: Exclude<Piece, string>): string => `${OPEN}${found.push(piece) - 1}${CLOSE}`
  const asText = (text: string): Message => ({ key: 'ui.as-is', args: { text } })
  const one = (part: Message): Message => (isName(part) ? asText(mark({ name: part })) : inside(part))
  const argument = (arg: Arg): Arg => {
    if (!Array.isArray(arg)) return typeof arg === 'object' ? one(arg as Message) : arg
    if (arg.length === 0 || typeof arg[0] !== 'object') return arg
    const list = arg as readonly Message[]
    return list.length > MOST && list.every(isName) ? mark({ list }) : list.map(one)
  }
  const inside = ({ key, args }: Message): Message =>
    args ? { key, args: Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, argument(arg)])) } : { key }
  return say(inside(message))
    .split(MARK)
    .map((part, i) => (i % 2 === 0 ? part : (found[Number(part)] as Piece)))
    .filter((part) => part !== '')
}

/** Names with what touches them: a name is a button, beside which a line may break anywhere. */
export function tied(pieces: readonly Piece[]): readonly Piece[] {
  const named = (i: number) => typeof pieces[i] === 'object' && 'name' in pieces[i]
  const text = (i: number) => (typeof pieces[i] === 'string' ? pieces[i] : '')
  /** What of the words at `i` belongs to the name before them, and to that after them. */
  const head = (i: number) => (named(i - 1) ? (/^[^ ]*/.exec(text(i))?.[0] ?? '') : '')
  const tail = (i: number) => (named(i + 1) ? (/[^ ]*$/.exec(text(i).slice(head(i).length))?.[0] ?? '') : '')
  return pieces
    .map((piece, i): Piece => {
      if (typeof piece === 'string') return piece.slice(head(i).length, piece.length - tail(i).length)
      return named(i) ? { ...piece, before: tail(i - 1), after: head(i + 1) } : piece
    })
    .filter((piece) => piece !== '')
}

/** A long list in short: those who are named each, then the others by kinds. */
export function shortList(
  list: readonly Message[],
  counted: (name: Message) => ((count: number) => Message) | undefined,
): readonly Message[] {
  const named: Message[] = []
  const kinds = new Map<string, { count: number; text(count: number): Message }>()
  for (const name of list) {
    const text = counted(name)
    if (!text) {
      named.push(name)
      continue
    }
    const { key } = text(1)
    const kind = kinds.get(key)
    kinds.set(key, { count: (kind?.count ?? 0) + 1, text })
  }
  return [...named, ...[...kinds.values()].map(({ count, text }) => text(count))]
}

/** Whose line it is: the first side it names, else that of the first thing. */
export function sideIn(message: Message, sideOf: (name: Message) => string | undefined): string | undefined {
  const side = sideNamed(message)
  if (side !== undefined) return side
  for (const arg of Object.values(message.args ?? {}).flat()) {
    const found = typeof arg === 'object' ? sideOf(arg) : undefined
    if (found !== undefined) return found
  }
  return undefined
}
