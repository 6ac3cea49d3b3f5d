/** The games that have a board, and what the home page says of them before anything is loaded. */
import type { Catalogue, Locale } from '@carillon/kernel'
import type { GameBoard } from './board.ts'

export interface Shelf {
  readonly id: string
  load(): Promise<GameBoard>
  words(): Promise<{ readonly words: Readonly<Record<Locale, Catalogue>> }>
  /** The words of its guided game and of the game in a minute; without them it has neither. */
  lessons?(): Promise<{ readonly words: Readonly<Record<Locale, Catalogue>> }>
  /** For the card on the home page; words are `shelf.<id>.name`, `.line`, `.play` of the shell's catalogue. */
  readonly minutes: readonly [number, number]
  readonly level: 1 | 2 | 3
}

export const SHELF: readonly Shelf[] = [
  {
    id: 'quebec-1759',
    load: async () => (await import('./quebec-1759/index.ts')).board as GameBoard,
    words: () => import('./quebec-1759/words.ts'),
    lessons: () => import('./quebec-1759/lessons.ts'),
    minutes: [30, 60],
    level: 1,
  },
  {
    id: 'bayonets-and-tomahawks',
    load: async () => (await import('./bayonets-and-tomahawks/index.ts')).board as GameBoard,
    words: () => import('./bayonets-and-tomahawks/words.ts'),
    lessons: () => import('./bayonets-and-tomahawks/lessons.ts'),
    minutes: [45, 180],
    level: 3,
  },
  {
    id: 'wilderness-war',
    load: async () => (await import('./wilderness-war/index.ts')).board as GameBoard,
    words: () => import('./wilderness-war/words.ts'),
    lessons: () => import('./wilderness-war/lessons.ts'),
    minutes: [120, 360],
    level: 3,
  },
]
