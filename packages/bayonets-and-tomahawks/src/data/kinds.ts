/**
 * Kinds of units, and sets of them. A set is one number with a bit for each kind, so that making and asking one costs
 * nothing; it is made and asked with what is here and nothing else.
 */

export const TYPES = [
  'light',
  'indian',
  'highland',
  'metropolitan',
  'non-metropolitan',
  'artillery',
  'bastion',
  'fort',
  'fleet',
  'commander',
] as const
export type UnitType = (typeof TYPES)[number]

declare const BRAND: unique symbol
export type Kinds = number & { readonly [BRAND]: 'kinds' }

/** The set of each kind alone. */
export const BIT = Object.fromEntries(TYPES.map((type, n) => [type, 1 << n])) as Readonly<Record<UnitType, Kinds>>
export const NO_KINDS = 0 as Kinds
export const ALL_KINDS = ~0 as Kinds

/** Whether they have a kind in common; of a set of one, whether it is among the others. */
export const some = (a: Kinds, b: Kinds): boolean => (a & b) !== 0
/** Whether the first has no kinds but those of the second. */
export const only = (a: Kinds, b: Kinds): boolean => (a & ~b) === 0
/** The kinds of either. */
export const and = (a: Kinds, b: Kinds): Kinds => (a | b) as Kinds
/** The kinds of the first that are among the others. */
export const among = (a: Kinds, b: Kinds): Kinds => (a & b) as Kinds
/** The kinds of the first that are not among the others. */
export const without = (a: Kinds, b: Kinds): Kinds => (a & ~b) as Kinds
/** All kinds but these. */
export const allBut = (kinds: Kinds): Kinds => ~kinds as Kinds

/** 3.1 The triangles. */
export const LIGHTS = and(BIT.light, BIT.indian)
/** 3.2 The squares. */
export const BRIGADES = and(and(BIT.highland, BIT.metropolitan), BIT['non-metropolitan'])
/** 3.4, 3.5 Those that never move. */
export const FIXED = and(BIT.fort, BIT.bastion)
