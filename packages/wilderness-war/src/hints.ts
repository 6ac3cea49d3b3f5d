/** How good a position looks to a side: what `greedy` maximises. Reads only what that side may know. */
import type { Hints } from '@carillon/kernel'
import { cardOf } from './data/cards.ts'
import { factsOf, linksOf, type Side } from './data/map.ts'
import { APPROACH, distance, prey, prizes, RAIDER, type Stack, type Survey, survey } from './hints/survey.ts'
import { EVENT_WORTH, WEIGHTS } from './hints/weights.ts'
import { fortOf, hasOpenFortification, isBesieged, ownerAt } from './rules/02-map.ts'
import { strengthOfAll } from './rules/03-pieces.ts'
import { enemyOf, FORT, STOCKADE, type State, sideOf, stackAt, vpOf } from './state.ts'

export const hints: Hints<State> = {
  evaluate(g, role) {
    const side = role as Side
    if (g.outcome) return g.outcome.winner === side ? WEIGHTS.win : g.outcome.winner === 'draw' ? 0 : -WEIGHTS.win
    const own = survey(g, side)
    const enemy = survey(g, enemyOf(side))
    return (
      WEIGHTS.vp * vpOf(g, side) +
      sideWorth(g, side, own, enemy) -
      sideWorth(g, enemyOf(side), enemy, own) +
      fightWorth(g, side) +
      ownWorth(g, side)
    )
  },
}

function sideWorth(g: State, side: Side, own: Survey, enemy: Survey): number {
  return (
    own.material +
    WEIGHTS.raided * sideOf(g.raided, side).length +
    WEIGHTS.works * sideOf(g.works, side).length +
    fortsWorth(g, side) +
    siegesWorth(g, side) +
    approachWorth(g, side, own) -
    risk(g, side, own, enemy)
  )
}
function fortsWorth(g: State, side: Side): number {
  const sign = side === 'british' ? 1 : -1
  let sum = 0
  for (const code of g.forts) {
    if (code === sign * STOCKADE) sum += WEIGHTS.stockade
    else if (code === sign * FORT) sum += WEIGHTS.fort
  }
  return sum
}
/** 8.2 Sieges that the side conducts. */
function siegesWorth(g: State, side: Side): number {
  let sum = 0
  for (const { space, level } of g.sieges) if (ownerAt(g, space) !== side) sum += WEIGHTS.siege + WEIGHTS.level * level
  return sum
}
/** Armies near forts they could take, raiders near what they may raid. */
function approachWorth(g: State, side: Side, { stacks }: Survey): number {
  const goals = prizes(g, side)
  const targets = prey(g, side)
  let sum = 0
  for (const stack of stacks) {
    if (stack.drilled > 0 && stack.leader) {
      let best = 0
      for (const { space, worth, guard } of goals) {
        const odds = Math.min(1, stack.strength / (guard + 6))
        best = Math.max(best, worth * odds * odds * (APPROACH[distance(stack.space, space)] as number))
      }
      sum += WEIGHTS.approach * best
    }
    if (stack.auxiliaries > 0 && stack.drilled === 0) {
      let near = 99
      for (const space of targets) near = Math.min(near, distance(stack.space, space))
      sum += WEIGHTS.raider * Math.min(3, stack.auxiliaries) * (RAIDER[near] as number)
    }
  }
  return sum
}
/** Troops who could not retreat, would freeze, or stand next to a stronger enemy. */
function risk(g: State, side: Side, own: Survey, enemy: Survey): number {
  let sum = 0
  for (const stack of own.stacks) {
    const { space, drilled } = stack
    const safe = factsOf(space).home === side || hasOpenFortification(g, side, space)
    if (drilled > 0 && factsOf(space).terrain !== 'cultivated' && !safe) sum += WEIGHTS.exposed * drilled
    if (drilled > 0 && g.season === 'late' && !winters(g, side, stack)) sum += WEIGHTS.frozen * drilled
    for (const other of enemy.stacks)
      if (other.strength > stack.strength && isNext(space, other)) sum += WEIGHTS.danger * stack.worth
  }
  return sum
}
const isNext = (space: number, { space: other }: Stack): boolean => linksOf(space).some(({ to }) => to === other)
/** 11.1 */
const winters = (g: State, side: Side, { space, units }: Stack): boolean =>
  !isBesieged(g, side, space) &&
  (factsOf(space).home === side || fortOf(g, side, space) === 3 || (hasOpenFortification(g, side, space) && units <= 4))

/** A battle that is about to be fought, or a raid about to be made. */
function fightWorth(g: State, side: Side): number {
  const { march, battle, raids } = g
  let sum = 0
  if (march && (g.step === 'enter' || g.step === 'stand' || g.step === 'battle' || g.step === 'fire')) {
    const own = strengthOfAll(g, march.pieces)
    const other = strengthOfAll(
      g,
      battle ? sideOf(battle.pieces, enemyOf(march.side)) : stackAt(g, enemyOf(march.side), march.at),
    )
    if (other > 0) {
      const edge = (own - 1.15 * other) / (own + other)
      sum += (march.side === side ? 1 : -1) * 160 * edge
    }
  }
  for (const raid of raids) sum += (g.active === side ? 1 : -1) * raidWorth(raid.pieces.length)
  return sum
}
const raidWorth = (pieces: number): number => WEIGHTS.raided * 0.4 + 2 * pieces

/** What only the side itself can count: its cards, and what it is about to do. */
function ownWorth(g: State, side: Side): number {
  let sum = g.step === 'demolish' && g.active === side ? WEIGHTS.demolition : 0
  for (const card of sideOf(g.hands, side)) sum += cardWorth(card)
  if (g.active !== side || g.card === null) return sum
  sum += WEIGHTS.played
  const { event, value } = cardOf(g.card)
  if (g.use === 'event') sum += EVENT_WORTH[event] ?? 5
  else if (g.use === 'activate') sum += WEIGHTS.activation * (value + 2)
  return sum
}
/** Cards whose event is worth keeping for. */
const cardWorth = (card: number): number => {
  const { event, value } = cardOf(card)
  return 0.3 * (EVENT_WORTH[event] ?? 4) + value
}
