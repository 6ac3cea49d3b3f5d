/** 1.3, 13.5 The dice, and what they may be rolled again for. */

export const FACE_IDS = ['flag', 'triangle', 'square', 'bt', 'miss'] as const
export type Face = (typeof FACE_IDS)[number]
/** The six sides of the die. */
export const FACES: readonly Face[] = ['flag', 'flag', 'triangle', 'square', 'bt', 'miss']

/** 13.5 What a reroll is granted by. */
export const REASONS = ['own', 'event', 'commander'] as const
export type RerollReason = (typeof REASONS)[number]
