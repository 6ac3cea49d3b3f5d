/** 7.6, 7.7 Who loses steps, and which leaders fall. Assaults, raids and Small Pox take their losses here too. */
import { choose, note, type Play } from '@carillon/kernel'
import type { Side } from '../data/map.ts'
import { type Piece, pieceCalled, pieceOf } from '../data/pieces.ts'
import { pieceName, say, sideName } from '../messages.ts'
import { isReduced, isThird, type State, unitsOf } from '../state.ts'
import { drop, eliminate, killLeader, loseStep, topLeaders } from './03-pieces.ts'
import { rollDie } from './dice.ts'
import { pieceOption } from './options.ts'

export type LossesOf = 'battle' | 'assault' | 'raid' | 'smallpox'

/**
 * The owner takes these steps off the units, one after the other; losses beyond the last step are lost. How:
 * battle: each odd step from drilled troops (third edition: at least half of them, rounded up), 7.62;
 * assault: all from drilled troops while there are any, 9.14; raid: as the owner likes, 10.31; Small Pox: from anybody.
 * Except in a raid nobody who is left to choose from is eliminated before all of those are reduced, 7.63.
 */
export function* takeLosses(
  g: State,
  rule: string,
  side: Side,
  pieces: readonly Piece[],
  count: number,
  how: LossesOf,
): Play {
  let units: readonly Piece[] = unitsOf(pieces)
  let loss = 1
  while (loss <= count && units.length > 0) {
    if (stepsOf(g, units) <= count - loss + 1) {
      for (const unit of units) eliminate(g, rule, unit)
      return
    }
    const able = candidates(g, units, loss, count, how)
    const hit = able.length <= sure(g, units, loss, count, how) ? able : [yield* pick(g, rule, side, able, loss, count)]
    for (const unit of hit) {
      if (isReduced(g, unit)) units = drop(units, unit)
      loseStep(g, rule, unit)
    }
    loss += hit.length
  }
}
function* pick(g: State, rule: string, side: Side, able: readonly Piece[], loss: number, count: number): Play<Piece> {
  const options = oneOfEach(g, able).map(optionOf)
  return pieceCalled((yield* choose(side, rule, say('prompt.loss', { loss, count }), options)).piece)
}
const optionOf = (piece: Piece) => pieceOption(piece)

/** 7.61 */
function stepsOf(g: State, units: readonly Piece[]): number {
  let steps = 0
  for (const unit of units) steps += isReduced(g, unit) ? 1 : 2
  return steps
}
/** Who may take the next step. */
function candidates(g: State, units: readonly Piece[], loss: number, count: number, how: LossesOf): readonly Piece[] {
  if (how === 'raid') return units
  const drilled = fromDrilled(g, loss, count, how) ? units.filter((unit) => pieceOf(unit).drilled) : []
  return fullFirst(g, drilled.length > 0 ? drilled : units)
}
/**
 * 7.62, 9.14 This step must come from drilled troops, if there are any. R-120 The later edition gives no order: taking the
 * compulsory half first leads to every outcome it allows, and to no other.
 */
function fromDrilled(g: State, loss: number, count: number, how: LossesOf): boolean {
  if (how === 'assault') return true
  if (how !== 'battle') return false
  return isThird(g) ? loss <= Math.ceil(count / 2) : loss % 2 === 1
}
/**
 * How many losses from this one on are taken from the same units, so that nobody need be asked if all of them are hit
 * (R-119).
 */
function sure(g: State, units: readonly Piece[], loss: number, count: number, how: LossesOf): number {
  if (how === 'raid') return 0
  const drilled = units.filter((unit) => pieceOf(unit).drilled).length
  const mixed = drilled > 0 && drilled < units.length
  const now = fromDrilled(g, loss, count, how)
  let last = loss
  while (last < count && (!mixed || fromDrilled(g, last + 1, count, how) === now)) last += 1
  return last - loss + 1
}
/** 7.63 */
function fullFirst(g: State, units: readonly Piece[]): readonly Piece[] {
  const full = units.filter((unit) => !isReduced(g, unit))
  return full.length > 0 ? full : units
}
/** One of each that are as good as each other, also in what they may do after the battle. */
export function oneOfEach(g: State, pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = []
  for (const piece of pieces) if (!found.some((other) => isAlike(g, piece, other))) found.push(piece)
  return found
}
export const isAlike = (g: State, a: Piece, b: Piece): boolean =>
  pieceOf(a).alike === pieceOf(b).alike &&
  isReduced(g, a) === isReduced(g, b) &&
  g.at[a] === g.at[b] &&
  isJoined(g, a) === isJoined(g, b) &&
  groupOf(g, a) === groupOf(g, b)
/** 8.251 It came out of the besieged place, and goes back there. */
const isJoined = (g: State, piece: Piece): boolean => g.battle?.joined.includes(piece) ?? false
/** 5.33 The group of those named that is still to act, if it is in one. */
const groupOf = (g: State, piece: Piece): number =>
  g.activation?.groups.findIndex(({ pieces }) => pieces.includes(piece)) ?? -1

/** 7.7 A die for each of these leaders: a 1 kills. */
export function* checkLeaders(g: State, rule: string, side: Side, leaders: readonly Piece[]): Play {
  for (const leader of leaders) {
    const [die] = yield* rollDie(g, side, rule, say('chance.leader', { piece: pieceName(leader) }))
    if (die === 1) killLeader(g, rule, leader, die)
    else note(g, rule, say('log.leader_lives', { piece: pieceName(leader), die: die }))
  }
}

/** 7.51 The leader whose tactics count: one of the highest command there, the owner's choice; null without a leader. */
export function* commanderOf(g: State, side: Side, pieces: readonly Piece[]): Play<Piece | null> {
  const top = topLeaders(g, pieces)
  const choices: Piece[] = []
  for (const leader of top)
    if (!choices.some((other) => pieceOf(other).tactics === pieceOf(leader).tactics)) choices.push(leader)
  if (choices.length === 0) return null
  const prompt = say('prompt.battle_commander', { side: sideName(side) })
  const { piece } = yield* choose(side, '7.51', prompt, choices.map(optionOf))
  return pieceCalled(piece)
}
