/** Where units are that are not on the map. */
import { DRAWS } from './units.ts'

/** 5.2 The pools. */
export const POOLS = [
  ...DRAWS,
  'neutral-indians',
  'british-commanders',
  'french-commanders',
  'colonial-light',
  'british-light',
  'british-artillery',
  'french-artillery',
  'british-forts',
  'french-forts',
  'vow-bonus',
] as const
export type Pool = (typeof POOLS)[number]
/** Off the map: the boxes, the pools, out of play for good, and counters this scenario does not use. */
export const BOXES = [
  'sail-british',
  'sail-french',
  'losses-british',
  'losses-french',
  'disbanded',
  'arriving',
  ...POOLS,
  'removed',
  'unused',
] as const
export type Box = (typeof BOXES)[number]
