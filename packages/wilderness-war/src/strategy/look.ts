/** What the judge is told of a position, as a side sees it: of its cards, and of all that lies open. */
import type { Role } from '@carillon/kernel'
import type { Side } from '../data/map.ts'
import { enemyOf, type State } from '../state.ts'
import { evaluation } from './evaluation.ts'
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
import { WEIGHTS } from './weights.ts'

export const INPUTS: readonly string[] = [
  ...WAR_NAMES,
  ...PLACE_NAMES,
  ...OWN_NAMES,
  ...ENEMY_NAMES,
  ...HAND_NAMES,
  ...ACTION_NAMES,
  // What the evaluation says of it all: where learning starts from.
  'worth.now',
]
/** So much of the evaluation is one of log odds, and more than this is as good as won. */
const [ODDS, WON] = [300, 6]
const BY_HAND = evaluation(WEIGHTS)

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
  into[INPUTS.length - 1] = Math.max(-WON, Math.min(WON, BY_HAND.evaluate(g, role) / ODDS))
}
