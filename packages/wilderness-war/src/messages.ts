/** What the game says: keys and their arguments, by part of the rules; the words are in locales/. */
import { ACTIVATION } from './texts/activation.ts'
import { BATTLE } from './texts/battle.ts'
import { BOARD } from './texts/board.ts'
import { CARD_TEXTS } from './texts/cards.ts'
import { COMMON } from './texts/common.ts'
import { ENTRY } from './texts/entry.ts'
import { EVENTS } from './texts/events.ts'
import { MAP } from './texts/map.ts'
import { MOVEMENT } from './texts/movement.ts'
import { PANELS } from './texts/panels.ts'
import { RAIDS } from './texts/raids.ts'
import { SEASON } from './texts/season.ts'
import { SIEGE } from './texts/siege.ts'
import { WEB } from './texts/web.ts'
import { WHY } from './texts/why.ts'

export const TEXTS = {
  ...COMMON,
  ...SEASON,
  ...ACTIVATION,
  ...MOVEMENT,
  ...ENTRY,
  ...BATTLE,
  ...SIEGE,
  ...RAIDS,
  ...EVENTS,
  ...CARD_TEXTS,
  ...BOARD,
  ...MAP,
  ...PANELS,
  ...WEB,
  ...WHY,
} as const
export type { Message } from '@carillon/kernel'
export * from './names.ts'
export { say } from './said.ts'
