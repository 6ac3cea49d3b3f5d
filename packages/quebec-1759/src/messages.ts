/** What the game says: the typed way to say it. The table of all it says is in texts.ts, the words are in locales/. */
import { sayer } from '@carillon/kernel'
import { columnName, sideName, spaceName, unitName, wayName } from './names.ts'
import type { Names, TEXTS } from './texts.ts'

export const say = sayer<typeof TEXTS, Names>()

export const DO = [
  'rest',
  'historical',
  'pass',
  'naval',
  'march',
  'indian',
  'all',
  'done',
  'raid',
  'scout',
  'enough',
  'stay',
  'withdraw',
  'stand',
  'hold',
  'fire_all',
  'rest_reserve',
] as const

export { columnName, sideName, spaceName, unitName, wayName }
