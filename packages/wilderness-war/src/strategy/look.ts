/** What the judge is told of a position, as a side sees it: of its cards, and of all that lies open. */
import type { Role } from '@carillon/kernel'
import type { Side } from '../data/map.ts'
import { enemyOf, type State } from '../state.ts'
import { ENEMY_NAMES, OWN_NAMES, surveyOf, writeSide } from './muster.ts'
import {
  ACTION_NAMES,
  HAND_NAMES,
  PLACE_NAMES,
  WAR_NAMES,
  writeAction,
  writeHand,
  writePlaces,
  writeWar,
} from './outlooks.ts'
import type { Page } from './page.ts'

export const INPUTS: readonly string[] = [
  ...WAR_NAMES,
  ...PLACE_NAMES,
  ...OWN_NAMES,
  ...ENEMY_NAMES,
  ...HAND_NAMES,
  ...ACTION_NAMES,
]
export function look(g: State, role: Role, into: Float32Array): void {
  const side = role as Side
  const enemy = enemyOf(side)
  const own = surveyOf(g, side)
  const other = surveyOf(g, enemy)
  into.fill(0)
  const page: Page = { into, at: 0 }
  writeWar(page, g, side)
  writePlaces(page, g, side, own, other)
  writeSide(page, g, side, own, other)
  writeSide(page, g, enemy, other, own)
  writeHand(page, g, side)
  writeAction(page, g, side)
}
