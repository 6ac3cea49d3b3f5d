/** The board as text. */
import type { Message } from '@carillon/kernel'
import type { View } from './view.ts'

export function board(view: View, _say: (message: Message) => string): string {
  return `${view.year} ${view.season}`
}
