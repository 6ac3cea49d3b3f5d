/** 7 Where whole actions begin, and where none is under way. */
import type { State, StepId } from '../state.ts'

/** One card, AP or place of landing, and all that follows from it until the next such choice. */
const STARTS: readonly StepId[] = ['reserve', 'choose', 'initiative', 'phase', 'hold', 'indian', 'actions', 'reaction']
/** In these nobody is asked, or only after the actions: battles to be fought can be told by their odds. */
const RESTS: readonly StepId[] = [...STARTS, 'draw', 'phase_end', 'battles']

export const begins = (g: State): boolean => g.action === null && STARTS.includes(g.step)
export const rests = (g: State): boolean => g.action === null && RESTS.includes(g.step)
