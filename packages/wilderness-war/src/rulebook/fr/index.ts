/** The rules in French. */
import type { Rule } from '../index.ts'
import { INTRODUCTION } from './01-introduction.ts'
import { MAP } from './02-map.ts'
import { PIECES } from './03-pieces.ts'
import { SEQUENCE } from './04-sequence.ts'
import { CARDS } from './05-cards.ts'
import { CONSTRUCTION } from './05-construction.ts'
import { EVENTS } from './05-events.ts'
import { MOVEMENT } from './06-movement.ts'
import { BATTLE } from './07-battle.ts'
import { SIEGES } from './08-sieges.ts'
import { RAIDS } from './10-raids.ts'
import { WINTER } from './11-winter.ts'
import { ADVANCED } from './13-advanced.ts'
import { OPTIONAL } from './18-optional.ts'

export const book: readonly Rule[] = [
  ...INTRODUCTION,
  ...MAP,
  ...PIECES,
  ...SEQUENCE,
  ...CARDS,
  ...CONSTRUCTION,
  ...EVENTS,
  ...MOVEMENT,
  ...BATTLE,
  ...SIEGES,
  ...RAIDS,
  ...WINTER,
  ...ADVANCED,
  ...OPTIONAL,
]
