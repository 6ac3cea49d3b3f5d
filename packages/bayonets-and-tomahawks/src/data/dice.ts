/** 1.3, 13.5 The die of the game, and what it may be rolled again for. */
import { given } from '@carillon/kernel'

/** Its six faces, in the order of what is rolled. */
export const FACES = ['flag', 'flag', 'triangle', 'square', 'bt', 'miss'] as const
export type Face = (typeof FACES)[number]
export const FACE_IDS: readonly Face[] = [...new Set(FACES)]
/** What a roll of 1 to 6 shows. */
export const faceOf = (rolled: number): Face => given(FACES[rolled - 1], 'face')

/** 13.5 What a reroll is granted by. */
export const REASONS = ['own', 'event', 'commander'] as const
export type RerollReason = (typeof REASONS)[number]
