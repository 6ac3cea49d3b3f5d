/** The faces of the game's own dice; without them a die has pips or a number. The table has them before a die is drawn. */
import { createContext } from 'preact/compat'
import type { DieFace } from '../boards/board.ts'

export const DieContext = createContext<readonly DieFace[] | undefined>(undefined)
