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

/** The English word always does, the reader's own as well. */
export function orderOf(typed: string, words: Words): { readonly order: Order; readonly rest: string } | undefined {
  const [first = '', ...rest] = typed.trim().split(/\s+/)
  const word = plain(first)
  const order = ORDERS.find((one) => one === word || plain(words(`order.${one}` as Key)) === word)
  if (!order || (rest.length > 0 && !WITH_MORE.includes(order))) return undefined
  return { order, rest: rest.join(' ') }
}
