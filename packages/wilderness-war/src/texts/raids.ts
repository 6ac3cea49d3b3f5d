/** Keys and their arguments; the words are in locales/. */
import { POINTS } from './common.ts'

const ROLL = [
  'pieces:piece[]',
  'space',
  'hard:number',
  'die',
  'reasons:drm[]',
  'modifiers:number',
  'losses:number',
] as const
export const RAIDS = {
  'prompt.raid_militia': ['space'],
  'log.raid_militia': ['piece', 'space'],
  'prompt.blockhouses': ['space'],
  'log.blockhouses': ['side'],
  'chance.raid': ['space'],
  'log.raid_succeeds': ROLL,
  'log.raid_fails': ROLL,
  'drm.rangers': POINTS,
  'drm.militia': POINTS,
  'log.raided': ['side', 'space'],
  'log.raided_before': ['space'],
  'log.stockade_burnt': ['space'],
} as const
