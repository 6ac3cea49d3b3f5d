/** 7 Where whole actions begin, and where none is under way. */
import type { Role } from '@carillon/kernel'
import { type State, type StepId, voiceOf } from '../state.ts'
import { factionPlaying } from '../view.ts'

/** One card, AP or place of landing, and all that follows from it until the next such choice. */
const STARTS: readonly StepId[] = ['reserve', 'choose', 'initiative', 'phase', 'hold', 'indian', 'actions', 'reaction']
/** Battles to be fought, before any dice, can be told by their odds. */
const RESTS: readonly StepId[] = [...STARTS, 'draw', 'phase_end', 'battles', 'prepare']

/** P.team The French player who is asked to lend an AP begins nothing. */
export const begins = (g: State, role: Role): boolean =>
  g.action === null && STARTS.includes(g.step) && voiceOf(g, factionPlaying(role)) === role
export const rests = (g: State): boolean => g.action === null && RESTS.includes(g.step)
