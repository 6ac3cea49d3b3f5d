/** What the game says: keys and their arguments, by part of the rules; the words are in locales/. */
import { BATTLE } from './texts/battle.ts'
import { BOARD } from './texts/board.ts'
import { BUILDING } from './texts/building.ts'
import { BUTTONS } from './texts/buttons.ts'
import { COMMON } from './texts/common.ts'
import { EVENTS } from './texts/events.ts'
import { MAP } from './texts/map.ts'
import { MOVEMENT } from './texts/movement.ts'
import { PANELS } from './texts/panels.ts'
import { RAID } from './texts/raid.ts'
import { ROUND } from './texts/round.ts'
import { WHY } from './texts/why.ts'
import { YEAR } from './texts/year.ts'

export const TEXTS = {
  ...COMMON,
  ...ROUND,
  ...RAID,
  ...MOVEMENT,
  ...BUILDING,
  ...BATTLE,
  ...YEAR,
  ...EVENTS,
  ...BOARD,
  ...MAP,
  ...PANELS,
  ...WHY,
} as const
export { say } from './said.ts'

export const DO = BUTTONS
export * from './names.ts'
