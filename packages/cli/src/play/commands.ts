/** What a person may type besides an option. */
import { plain } from '@carillon/kernel/plain-text'
import type { Key, Words } from '../words.ts'

export const ORDERS = [
  'undo',
  'restart',
  'log',
  'board',
  'why',
  'aid',
  'card',
  'hint',
  'odds',
  'judge',
  'seat',
  'save',
  'quit',
  'help',
] as const
export type Order = (typeof ORDERS)[number]
const WITH_MORE: readonly Order[] = ['save', 'log', 'seat', 'odds', 'why', 'aid', 'card']

/** Words of the reader's language that do it, the usual one first. */
const wordsFor = (order: Order, words: Words): readonly string[] => words(`order.${order}` as Key).split(', ')

/** For those who complete what they type. */
export const orderWords = (words: Words): readonly string[] => [
  ...new Set(ORDERS.flatMap((order) => [order, wordsFor(order, words)[0] as string])),
]

/** The English word always does, the reader's own as well. Of those that it may mean, the one that takes what follows. */
export function orderOf(typed: string, words: Words): { readonly order: Order; readonly rest: string } | undefined {
  const [first = '', ...rest] = typed.trim().split(/\s+/)
  const word = plain(first)
  const order = ORDERS.find(
    (one) =>
      (rest.length === 0 || WITH_MORE.includes(one)) &&
      (one === word || wordsFor(one, words).some((known) => plain(known) === word)),
  )
  return order && { order, rest: rest.join(' ') }
}
