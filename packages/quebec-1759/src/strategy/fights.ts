/** Boards with battles: what they are worth over all ways the battles can end. */
import type { Side } from '../data/units.ts'
import { enemyOf, type Site, type State, type Way } from '../state.ts'
import { AT, type Board, copyBoard, overRiver, places, WATER } from './board.ts'
import { loserShare, odds, shareOf, winnerLoss } from './odds.ts'
import { worth } from './worth.ts'

/** 7.2 */
export interface Fight {
  readonly zone: number
  readonly attacker: Side
  readonly from: number
  readonly way: Way
  /** What the defender may still get. */
  readonly relief: number
}
const fightOf = ({ zone, attacker, from, way }: Site): Fight => ({
  zone: AT[zone],
  attacker,
  from: AT[from],
  way,
  relief: 0,
})
export const currentFight = fightOf
/** Battles still to be fought. */
export const pendingFights = (g: State): readonly Fight[] => (g.battles.length === 0 ? NONE : g.battles.map(fightOf))
export const NONE: readonly Fight[] = []

/** Outcomes less likely than this are left out. */
const NEGLIGIBLE = 0.005

/** The worth of the board to the British, all battles fought. */
export function weigh(b: Board, fights: readonly Fight[], next = 0): number {
  const fight = fights[next]
  if (!fight) return worth(b)
  const { zone, attacker } = fight
  const defence = strength(b, enemyOf(attacker), zone) + fight.relief
  const p = odds(b.scales, strength(b, attacker, zone), defence, fight.way === 'boat')
  return either(p, attacker, (winner) => weigh(decided(b, fight, winner, 0), fights, next + 1))
}

/** `p`: the chance of the attacker. */
export function either(p: number, attacker: Side, value: (winner: Side) => number): number {
  if (p < NEGLIGIBLE) return value(enemyOf(attacker))
  if (p > 1 - NEGLIGIBLE) return value(attacker)
  return p * value(attacker) + (1 - p) * value(enemyOf(attacker))
}

/** 7.5.4 The Indians stand in reserve: they help, but less than others. */
export const strength = (b: Board, side: Side, zone: number): number =>
  b.cv[side][zone]! + (side === 'french' && b.indians === zone ? 0.5 * b.indianCv : 0)

/** The board after the battle. `saved`: hits that the loser's reserve takes off the pursuit (7.10.5). */
export function decided(before: Board, fight: Fight, winner: Side, saved: number): Board {
  const b = copyBoard(before)
  const { scales } = b
  const { zone, attacker, from } = fight
  const loser = enemyOf(winner)
  const won = b.cv[winner][zone]!
  const lost = b.cv[loser][zone]!
  b.cv[winner][zone] =
    won -
    winnerLoss(scales, won, lost, winner === attacker ? shareOf(scales, fight.way === 'boat') : scales.winnerDefender)
  const to = refuge(b, fight, loser)
  const water = to >= 0 && (overRiver(zone, to) || !b.roads[zone]!.includes(to))
  const pursuit = won / (water ? 3 : 6)
  let kept = to < 0 ? 0 : Math.min(lost, lost * (1 - loserShare(scales, water)) + Math.min(saved, pursuit))
  if (loser === 'british' && to === from && b.blocks.british[from] === 0 && b.indianCv > 0) kept *= scales.wayHome
  flee(b, loser, zone, to, kept)
  return b
}

/** The loser leaves with `kept` CV; without a way out (-1) nobody gets away (7.9.4). */
export function flee(b: Board, loser: Side, zone: number, to: number, kept: number): void {
  const cv = b.cv[loser]
  const blocks = b.blocks[loser]
  const part = cv[zone]! > 0 ? kept / cv[zone]! : 0
  if (to >= 0 && kept > 0) {
    blocks[to]! += Math.max(1, blocks[zone]! * part)
    cv[to]! += kept
    if (loser === 'british') b.lights[to]! += b.lights[zone]! * part
  }
  if (loser === 'british') b.lights[zone] = 0
  else if (b.indians === zone) b.indians = -1
  blocks[zone] = 0
  cv[zone] = 0
}

/** 7.8.2, 7.8.3 The attacker goes back; the defender where most friends are. */
function refuge(b: Board, { zone, attacker, from, way }: Fight, loser: Side): number {
  const enemies = b.blocks[enemyOf(loser)]
  const boats = places(b, loser, zone)
  if (loser === attacker) return enemies[from]! > 0 || (way === 'boat' && boats === 0) ? -1 : from
  const byRoad = bestRefuge(b.roads[zone]!, from, enemies, b.cv[loser])
  return byRoad < 0 && boats > 0 ? bestRefuge(WATER[zone]!, from, enemies, b.cv[loser]) : byRoad
}

function bestRefuge(
  zones: readonly number[],
  from: number,
  enemies: readonly number[],
  own: readonly number[],
): number {
  let best = -1
  for (const to of zones) {
    if (to === from || enemies[to]! > 0) continue
    if (best < 0 || own[to]! > own[best]!) best = to
  }
  return best
}
