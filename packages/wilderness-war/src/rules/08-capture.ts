/** 9.22, 5.45 A place falls: who has it now, what it is worth, Massacre! (card 7), and where a garrison that surrendered goes. */
import { chapter, given, note, type Play } from '@carillon/kernel'
import type { Side, Space } from '../data/map.ts'
import { type Piece, pieceOf } from '../data/pieces.ts'
import { MASSACRE_VP, PRIZE } from '../data/points.ts'
import { fortificationName, say, sideName, spaceName } from '../messages.ts'
import {
  enemyOf,
  FORT,
  fallOf,
  hasDrilled,
  STOCKADE,
  type State,
  type StepId,
  sideOf,
  stackAt,
  withSide,
} from '../state.ts'
import { closestFortifications, fortOf } from './02-map.ts'
import { drop, eliminate, isOnMap, putAll } from './03-pieces.ts'
import { window } from './05-responses.ts'
import { retreatLoneLeaders } from './06-lone-leaders.ts'
import { setFort, settle } from './08-settle.ts'
import { score } from './12-score.ts'
import { chooseSpace } from './choices.ts'

/**
 * How a place falls: taken by assault (9.22), given up (card 6), a stockade entered while nobody defends it, or destroyed
 * by winning a battle there (5.45).
 */
export type Taking = 'assault' | 'surrender' | 'entry' | 'destroyed'
/** 12.2 What it is worth, by STOCKADE, FORT, FORTRESS. */
const PRIZES = [
  undefined,
  { points: PRIZE.stockade, reason: 'vp.stockade' },
  { points: PRIZE.fort, reason: 'vp.fort' },
  { points: PRIZE.fortress, reason: 'vp.fortress' },
] as const

/** The fortification of the other side falls to this one: marker, siege, garrison, points. The game goes on at `captured`. */
export function fallTo(g: State, space: Space, side: Side, how: Taking, next: StepId): void {
  const loser = enemyOf(side)
  const kind = fortOf(g, loser, space)
  const { points, reason } = given(PRIZES[kind], 'place to fall')
  const rule = kind === STOCKADE ? '5.45' : '9.22'
  const names = { side: sideName(side), space: spaceName(space), what: fortificationName(kind) }
  if (how === 'assault') chapter(g, 'battle-over', rule, say('log.captured', names))
  else note(g, rule, say(how === 'destroyed' ? 'log.destroyed' : 'log.captured', names))
  const garrison = how === 'assault' || how === 'surrender' ? stackAt(g, loser, space) : []
  if (how === 'assault') for (const piece of garrison) eliminate(g, '9.22', piece)
  takeOver(g, space, side, kind, how)
  g.sieges = g.sieges.filter((siege) => siege.space !== space)
  score(g, rule, side, points, say(reason, { space: spaceName(space) }))
  g.fall = { space, to: side, next, surrendered: how === 'surrender' ? garrison : [] }
  g.news = true
  g.step = 'captured'
}
/** 9.22 A fort taken by assault is a ruin to be rebuilt; a fortress, and whatever was given up, is intact. */
function takeOver(g: State, space: Space, side: Side, kind: number, how: Taking): void {
  const ruin = how === 'assault' && kind === FORT
  setFort(g, space, side, ruin || how === 'destroyed' ? 0 : kind)
  if (ruin) g.works = withSide(g.works, side, [...drop(sideOf(g.works, side), space), space])
}

/** Step: Massacre! of the side that lost the place, then those who surrendered leave. */
export function* captured(g: State): Play {
  const { space, to, next } = fallOf(g)
  yield* massacre(g)
  yield* leavePlace(g)
  g.fall = null
  settle(g)
  // A fortress that fell to nobody's hands has gone back already (8.24).
  yield* retreatLoneLeaders(g, to, space, null)
  g.step = next
}

const isIndian = (piece: Piece): boolean => pieceOf(piece).type === 'indian'
/** 7 Only against a stack with Indians and drilled troops. R-206 All the Indians in the space die, of either side. */
function* massacre(g: State): Play {
  const { space, to } = fallOf(g)
  const captors = stackAt(g, to, space)
  if (!hasDrilled(captors) || !captors.some(isIndian)) return
  const victim = enemyOf(to)
  const prompt = say('prompt.massacre', { space: spaceName(space) })
  const played = yield* window(g, victim, '5.56', prompt, ['massacre'])
  if (!played) return
  for (const piece of [...captors, ...stackAt(g, victim, space)]) if (isIndian(piece)) eliminate(g, '5.56', piece)
  score(g, '5.56', victim, MASSACRE_VP, say('vp.massacre', { space: spaceName(space) }))
}

/** 6, R-129 The garrison goes, all together, to the closest fortification of its side; without one it is lost. */
function* leavePlace(g: State): Play {
  const { space, to, surrendered } = fallOf(g)
  const garrison = surrendered.filter((piece) => isOnMap(g, piece))
  if (garrison.length === 0) return
  const side = enemyOf(to)
  const refuges = closestFortifications(g, side, space)
  if (refuges.length === 0) {
    for (const piece of garrison) eliminate(g, '9.22', piece)
    return
  }
  const refuge = yield* chooseSpace(side, '5.56', say('prompt.surrendered', { space: spaceName(space) }), refuges)
  putAll(g, garrison, refuge)
  const names = { side: sideName(side), from: spaceName(space), space: spaceName(refuge) }
  note(g, '5.56', say('log.surrendered', names))
}
