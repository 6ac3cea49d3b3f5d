/** How good a position looks to a side: what `greedy` maximises. Reads only what that side may know. */
import type { Hints } from '@carillon/kernel'
import { cardOf } from './data/cards.ts'
import { COUNT, factsOf, linksOf, type Side, type Space } from './data/map.ts'
import { APPROACH, distance, prey, prizes, RAIDER, type Stack, type Survey, survey } from './hints/survey.ts'
import { EVENT_WORTH, WEIGHTS } from './hints/weights.ts'
import { fortOf, hasOpenFortification, isBesieged, ownerAt } from './rules/02-map.ts'
import { strengthOfAll } from './rules/03-pieces.ts'
import {
  type Activation,
  enemyOf,
  FORT,
  hasAuxiliary,
  STOCKADE,
  type State,
  type StepId,
  sideOf,
  stackAt,
  vpOf,
} from './state.ts'

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
      sum += WEIGHTS.raider * Math.min(3, stack.auxiliaries) * (RAIDER[nearest(stack.space, targets)] as number)
    }
  }
  return sum
}
const nearest = (from: Space, targets: readonly Space[]): number => {
  let near = 99
  for (const space of targets) near = Math.min(near, distance(from, space))
  return near
}
/** Troops who could not retreat, would freeze, or stand next to a stronger enemy. */
function risk(g: State, side: Side, own: Survey, enemy: Survey): number {
  let sum = 0
  for (const stack of own.stacks) {
    const { space, drilled } = stack
    const safe = factsOf(space).home === side || hasOpenFortification(g, side, space)
    if (drilled > 0 && factsOf(space).terrain !== 'cultivated' && !safe) sum += WEIGHTS.exposed * drilled
    if (drilled > 0 && !stack.leader && !safe) sum += WEIGHTS.scattered
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

/** A battle or an assault that is about to be fought, or a raid about to be made. */
function fightWorth(g: State, side: Side): number {
  const sign = g.active === side ? 1 : -1
  return sign * (battleWorth(g) + assaultWorth(g) + raidsWorth(g))
}
const BEFORE_BATTLE: readonly StepId[] = ['enter', 'stand', 'battle', 'fire']
/** To the active side. */
function battleWorth(g: State): number {
  const { march, battle } = g
  if (!march || !BEFORE_BATTLE.includes(g.step)) return 0
  const enemy = enemyOf(march.side)
  const own = strengthOfAll(g, battle ? sideOf(battle.pieces, march.side) : march.pieces)
  const other = strengthOfAll(g, battle ? sideOf(battle.pieces, enemy) : stackAt(g, enemy, march.at))
  return other > 0 ? (WEIGHTS.battle * (own - 1.15 * other)) / (own + other) : 0
}
function assaultWorth(g: State): number {
  if (!g.siege) return 0
  if (g.step !== 'assault') return WEIGHTS.pressed
  const { besieger, space } = g.siege
  const own = strengthOfAll(g, stackAt(g, besieger, space))
  const other = strengthOfAll(g, stackAt(g, enemyOf(besieger), space))
  return WEIGHTS.pressed + (WEIGHTS.assault * (own - 1.2 * other - 1)) / (own + other + 1)
}
function raidsWorth(g: State): number {
  let sum = 0
  for (const { pieces } of g.raids) sum += WEIGHTS.raided * 0.4 + 2 * pieces.length
  return sum
}

/** What only the side itself can count: its cards, and what it is about to do. */
function ownWorth(g: State, side: Side): number {
  let sum = WEIGHTS.inHand * sideOf(g.hands, side).length
  for (const card of sideOf(g.hands, side)) sum += cardWorth(card)
  if (g.active !== side) return sum
  if (g.step === 'demolish') sum += WEIGHTS.demolition
  if (g.activation) sum += activationWorth(g, g.activation)
  if (g.card === null) return sum
  const { event, value } = cardOf(g.card)
  if (g.use === 'event' && !g.activation) sum += EVENT_WORTH[event] ?? 5
  else if (g.step === 'activate') sum += WEIGHTS.activation * (value + 2)
  return sum
}
/** 5.3 Who was named to act, and has not yet. */
function activationWorth(g: State, { use, groups }: Activation): number {
  const naming = g.step === 'activate'
  const targets = use === 'units' ? prey(g, g.active) : []
  let sum = naming ? (use === 'units' ? raidersWorth(g, targets) : WEIGHTS.force) : 0
  for (const { commander, pieces, space } of groups) {
    sum += WEIGHTS.named * strengthOfAll(g, pieces)
    if (commander !== null) sum += WEIGHTS.beside * strengthOfAll(g, stackAt(g, g.active, space))
    if (use === 'units' && hasAuxiliary(pieces)) sum += raiderWorth(space, targets)
  }
  return sum
}
const raiderWorth = (space: Space, targets: readonly Space[]): number =>
  WEIGHTS.raider * (RAIDER[nearest(space, targets)] as number)
/** What the best raiders promise. */
function raidersWorth(g: State, targets: readonly Space[]): number {
  let best = 0
  for (let space = 0; space < COUNT; space += 1) {
    const stack = stackAt(g, g.active, space)
    if (hasAuxiliary(stack)) best = Math.max(best, raiderWorth(space, targets))
  }
  return best
}
/** Cards whose event is worth keeping for. */
const cardWorth = (card: number): number => {
  const { event, value } = cardOf(card)
  return 0.3 * (EVENT_WORTH[event] ?? 4) + value
}
