/** The guided game of a title: its address, where one was. */
import { SHELF } from '../boards/index.ts'
import type { Progress } from './progress.ts'
import { link } from './router.ts'

/** As all games call it. */
export const GUIDED = 'guided'
export const hasGuided = (game: string): boolean =>
  SHELF.some(({ id, lessons }) => id === game && lessons !== undefined)

export type GuidedState = 'new' | 'begun' | 'done'
export const guidedState = (at: Progress | undefined): GuidedState => (at?.done ? 'done' : at ? 'begun' : 'new')
/** Where one was; from the beginning if it was finished. */
export const guidedLink = (game: string, at: Progress | undefined): string =>
  at && !at.done ? link.lesson(game, GUIDED, at.number, at.way) : link.lesson(game, GUIDED)
