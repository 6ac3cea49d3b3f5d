/** The rules in English. */
import type { Rule } from '../index.ts'
import { INTRODUCTION } from './01-introduction.ts'
import { MAP } from './02-map.ts'
import { UNITS } from './03-units.ts'
import { SEQUENCE } from './04-sequence.ts'
import { ROUNDS } from './07-rounds.ts'
import { RAID } from './09-raid.ts'
import { MOVEMENT } from './10-movement.ts'
import { BUILDING } from './11-building.ts'
import { BATTLE } from './13-battle.ts'
import { OUTCOME } from './13-outcome.ts'
import { LOGISTICS } from './14-logistics.ts'
import { WINTER } from './17-winter.ts'
import { WAYS_TO_PLAY } from './19-ways-to-play.ts'

export const book: readonly Rule[] = [
  ...INTRODUCTION,
  ...MAP,
  ...UNITS,
  ...SEQUENCE,
  ...ROUNDS,
  ...RAID,
  ...MOVEMENT,
  ...BUILDING,
  ...BATTLE,
  ...OUTCOME,
  ...LOGISTICS,
  ...WINTER,
  ...WAYS_TO_PLAY,
]
