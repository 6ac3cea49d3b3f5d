/** All that the game says: keys and their arguments, by part of the rules. Only checks need the table; the words are in locales/. */
import { AIDS } from './aids.ts'
import { AIMS } from './aims.ts'
import { BATTLE } from './battle.ts'
import { BOARD } from './board.ts'
import { BUILDING } from './building.ts'
import { COMMON } from './common.ts'
import { EVENTS } from './events.ts'
import { EXPLAIN } from './explain.ts'
import { MAP } from './map.ts'
import { MOVEMENT } from './movement.ts'
import { ODDS } from './odds.ts'
import { PANELS } from './panels.ts'
import { PICKS } from './picks.ts'
import { RAID } from './raid.ts'
import { ROUND } from './round.ts'
import { WHY } from './why.ts'
import { YEAR } from './year.ts'

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
  ...EXPLAIN,
  ...AIMS,
  ...AIDS,
  ...ODDS,
  ...PICKS,
} as const
