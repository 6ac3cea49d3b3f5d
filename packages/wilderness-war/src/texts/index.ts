/** All that the game says: keys and their arguments, by part of the rules. Only checks need the table; the words are in locales/. */
import { ACTIVATION } from './activation.ts'
import { AIDS } from './aids.ts'
import { AIMS } from './aims.ts'
import { BATTLE } from './battle.ts'
import { BOARD } from './board.ts'
import { CARD_TEXTS } from './cards.ts'
import { COMMON } from './common.ts'
import { ENTRY } from './entry.ts'
import { EVENTS } from './events.ts'
import { EXPLAIN } from './explain.ts'
import { MAP } from './map.ts'
import { MOVEMENT } from './movement.ts'
import { ODDS } from './odds.ts'
import { OPTIONAL } from './optional.ts'
import { PANELS } from './panels.ts'
import { PICKS } from './picks.ts'
import { RAIDS } from './raids.ts'
import { SEASON } from './season.ts'
import { SIEGE } from './siege.ts'
import { WEB } from './web.ts'
import { WHY } from './why.ts'

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
  ...OPTIONAL,
  ...CARD_TEXTS,
  ...BOARD,
  ...MAP,
  ...PANELS,
  ...WEB,
  ...WHY,
  ...EXPLAIN,
  ...AIMS,
  ...AIDS,
  ...ODDS,
  ...PICKS,
} as const
