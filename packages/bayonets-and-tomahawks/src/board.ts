/** The board as text. */
import type { Message } from '@carillon/kernel'
import type { View } from './view.ts'

export const board = (_view: View, _say: (message: Message) => string): string => ''
