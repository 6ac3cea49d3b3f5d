/** What a battle or an assault that is about to be fought promises: every pair of dice is looked at. */
import { isCultivated, type Side, type Space } from '../data/map.ts'
import { type Piece, pieceOf } from '../data/pieces.ts'
import { fortOf, hasFortification } from '../rules/02-map.ts'
import { strengthOfAll } from '../rules/03-pieces.ts'
import { type Fire, fireOf } from '../rules/07-modifiers.ts'
import { combatResult } from '../rules/07-table.ts'
import {
  type Battle,
  enemyOf,
  FORT,
  FORTRESS,
  isReduced,
  type March,
  type Siege,
  type State,
  sideOf,
  stackAt,
} from '../state.ts'
import { type Terms, worthOfPiece } from './weights.ts'

/** What one side brings to the dice. */
interface Line {
  readonly fire: Pick<Fire, 'strength' | 'shift' | 'drm'>
  readonly steps: number
}
/** How likely the attacker wins, and the steps each side is likely to lose. */
export interface Forecast {
  readonly win: number
  readonly ownLoss: number
  readonly enemyLoss: number
}
const DICE = [1, 2, 3, 4, 5, 6] as const
const resultsOf = (g: State, { fire: { strength, shift, drm } }: Line): number[] =>
  DICE.map((die) => combatResult(g, strength, shift, die + drm))

/** 7.8, 9.2 The only side left wins, then who scored more; the defender in a tie. */
function forecast(g: State, attack: Line, defence: Line, toTheLast: boolean): Forecast {
  const hits = resultsOf(g, attack)
  const back = defence.steps > 0 || toTheLast ? resultsOf(g, defence) : [0, 0, 0, 0, 0, 0]
  let wins = 0
  let ownLoss = 0
  let enemyLoss = 0
  for (const hit of hits) {
    enemyLoss += Math.min(hit, defence.steps)
    for (const one of back) {
      ownLoss += Math.min(one, attack.steps)
      const cleared = !toTheLast && hit >= defence.steps
      const wiped = !toTheLast && one >= attack.steps
      if (cleared === wiped ? hit > one : cleared) wins += 1
    }
  }
  return { win: wins / 36, ownLoss: ownLoss / 36, enemyLoss: enemyLoss / 6 }
}
export function stepsOf(g: State, pieces: readonly Piece[]): number {
  let steps = 0
  for (const piece of pieces) if (!pieceOf(piece).leader) steps += isReduced(g, piece) ? 1 : 2
  return steps
}
function tacticsOf(pieces: readonly Piece[]): number {
  let command = 0
  let tactics = 0
  for (const piece of pieces) {
    const facts = pieceOf(piece)
    if (!facts.leader || facts.command <= command) continue
    command = facts.command
    tactics = facts.tactics
  }
  return tactics
}
/** 7.81 */
function isWorth(pieces: readonly Piece[]): boolean {
  let units = 0
  for (const piece of pieces) {
    const facts = pieceOf(piece)
    if (facts.regular) return true
    if (!facts.leader) units += 1
  }
  return units > 4
}
/** The battle that the march leads to, as far as one can see. */
export function battleAhead(march: March, defenders: readonly Piece[]): Battle {
  const { side, at, from, landing, pieces, commander } = march
  const british = side === 'british'
  const none = { british: false, french: false }
  return {
    space: at,
    cause: 'entry',
    attacker: side,
    defender: enemyOf(side),
    pieces: british ? { british: pieces, french: defenders } : { british: defenders, french: pieces },
    militia: [],
    joined: [],
    from,
    landing,
    commander: british ? { british: commander, french: null } : { british: null, french: commander },
    ambush: none,
    worth: none,
    result: { british: null, french: null },
    due: { british: 0, french: 0 },
    check: none,
    winner: null,
  }
}
/** Of the attacker. */
export const battleForecast = (g: State, b: Battle): Forecast =>
  forecast(g, lineOf(g, b, b.attacker), lineOf(g, b, b.defender), false)
/** To the attacker. */
export function battlePromise(w: Terms, g: State, b: Battle): number {
  const own = sideOf(b.pieces, b.attacker)
  const enemies = sideOf(b.pieces, b.defender)
  const { win, ownLoss, enemyLoss } = battleForecast(g, b)
  const gain = (isWorth(enemies) ? w.vp : 0) + w.field
  const stake = (isWorth(own) ? w.vp : 0) + w.field + lostInRetreat(w, g, b, own)
  return win * gain - (1 - win) * stake + w.step * (enemyLoss - ownLoss)
}
function lineOf(g: State, b: Battle, side: Side): Line {
  const pieces = sideOf(b.pieces, side)
  const { strength, shift, drm } = fireOf(g, b, side)
  const led = sideOf(b.commander, side) === null ? tacticsOf(pieces) : 0
  return { fire: { strength, shift, drm: drm + led }, steps: stepsOf(g, pieces) }
}
/** 7.92 Drilled attackers who would have to go back into the wild. */
function lostInRetreat(w: Terms, g: State, { from, attacker }: Battle, own: readonly Piece[]): number {
  if (from === null || isCultivated(from) || hasFortification(g, attacker, from)) return 0
  let sum = 0
  for (const piece of own)
    if (pieceOf(piece).drilled) sum += worthOfPiece(w, piece) * (isReduced(g, piece) ? w.reducedShare : 1)
  return sum
}
/** 9 To the besieger. */
export function assaultPromise(w: Terms, g: State, siege: Siege): number {
  const { besieger, space } = siege
  const { win, ownLoss, enemyLoss } = assaultForecast(g, siege)
  const prize = w.vp * pointsOf(g, enemyOf(besieger), space)
  return win * prize + w.step * (enemyLoss - ownLoss)
}
/** Of the besieger. */
export function assaultForecast(g: State, { besieger, space, commander }: Siege): Forecast {
  const own = stackAt(g, besieger, space)
  const inside = stackAt(g, enemyOf(besieger), space)
  const attack = { strength: strengthOfAll(g, own), shift: -1, drm: pieceOf(commander).tactics }
  const defence = { strength: strengthOfAll(g, inside), shift: 0, drm: tacticsOf(inside) }
  return forecast(g, { fire: attack, steps: stepsOf(g, own) }, { fire: defence, steps: stepsOf(g, inside) }, true)
}
/** 12.2 What the fortification of that side is worth to whoever takes it. */
export function pointsOf(g: State, side: Side, space: Space): number {
  const kind = fortOf(g, side, space)
  return kind === FORTRESS ? 3 : kind === FORT ? 2 : kind > 0 ? 1 : 0
}
