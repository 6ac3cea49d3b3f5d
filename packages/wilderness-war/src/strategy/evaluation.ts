/** How good a position looks to a side: what `greedy` maximises. Reads only what that side may know. */
import { type Evaluation, remembered, type Weights } from '@carillon/kernel'
import { cardOf } from '../data/cards.ts'
import { COUNT, factsOf, isCultivated, type Side, type Space } from '../data/map.ts'
import { type Piece, pieceOf } from '../data/pieces.ts'
import { SCENARIO } from '../data/scenarios.ts'
import { hasOpenFortification, isBesieged, ownerAt, strongholdOf } from '../rules/02-map.ts'
import { strengthOf, strengthOfAll } from '../rules/03-pieces.ts'
import { outsideOf } from '../rules/08-inside.ts'
import { inSupply } from '../rules/17-supply.ts'
import {
  type Activation,
  enemyOf,
  FORT,
  hasAuxiliary,
  hasUnit,
  STOCKADE,
  type State,
  sideOf,
  stackAt,
  vpOf,
} from '../state.ts'
import { bestGoal, type Goal, goalOf, nearest, type Prize, prey, prizer, stepsToPrey, toLeader } from './goals.ts'
import { gapAt, gapsOf } from './lines.ts'
import { assaultPromise, battleAhead, battlePromise } from './odds.ts'
import { fearOf, latenessOf, prospects } from './prospects.ts'
import { neighboursOf, type Survey, type Surveyor, surveyor, winters } from './survey.ts'
import { fade, raiderFade, type Terms, termsOf, WIN } from './weights.ts'

/** What an evaluation goes by, and what it remembers of the last position. */
interface Mind {
  readonly w: Terms
  readonly survey: Surveyor
  readonly prizes: ReturnType<typeof prizer>
  readonly forts: Readonly<Record<Side, (forts: State['forts']) => number>>
  /** By side. It is the dearest part, and many choices change none of what it is reckoned from. */
  readonly approached: { british?: Approached; french?: Approached }
}
export function evaluation(weights: Weights): Evaluation<State> {
  const w = termsOf(weights)
  const forts = { british: fortsWorth(w, 'british'), french: fortsWorth(w, 'french') }
  const mind: Mind = { w, survey: surveyor(w), prizes: prizer(w), forts, approached: {} }
  return { evaluate: (g, role) => evaluate(mind, g, role as Side) }
}
function evaluate(mind: Mind, g: State, side: Side): number {
  if (g.outcome) return g.outcome.winner === side ? WIN : g.outcome.winner === 'draw' ? 0 : -WIN
  const own = mind.survey(g, side)
  const enemy = mind.survey(g, enemyOf(side))
  return (
    mind.w.vp * vpOf(g, side) +
    sideWorth(mind, g, side, own, enemy) -
    sideWorth(mind, g, enemyOf(side), enemy, own) +
    fightWorth(mind.w, g, side) +
    ownWorth(mind, g, side)
  )
}

function sideWorth(mind: Mind, g: State, side: Side, own: Survey, enemy: Survey): number {
  const { w } = mind
  const late = w.more ? latenessOf(g) : 0
  const approached = approachNow(mind, g, side, own, enemy)
  const worth =
    own.material * (1 - w.materialLate * late) +
    w.raided * sideOf(g.raided, side).length +
    w.works * sideOf(g.works, side).length +
    sideOf(mind.forts, side)(g.forts) +
    siegesWorth(w, g, side) +
    approached.worth * (1 + w.approachLate * late) -
    riskNow(approached, w, g, side)
  return w.more ? worth - approached.fear + prospects(w, g, side, own, late) : worth
}
interface Approached extends Pick<State, 'rules' | 'forts' | 'amphib' | 'raided' | 'niagara' | 'ohioForks'> {
  readonly own: Survey
  readonly enemy: Survey
  readonly worth: number
  /** The same of the enemy's raiders. */
  readonly fear: number
  /** What is at risk, as long as sieges and cards before the winter are these. */
  risk: number
  sieges: State['sieges'] | null
  cards: number
}
function approachNow(mind: Mind, g: State, side: Side, own: Survey, enemy: Survey): Approached {
  const last = mind.approached[side]
  if (last && last.own === own && last.enemy === enemy && isSameGround(last, g)) return last
  const { rules, forts, amphib, raided, niagara, ohioForks } = g
  const worth = approachWorth(mind, g, side, own, enemy)
  const fear = mind.w.frontier === 0 ? 0 : mind.w.frontier * fearOf(g, side, enemy)
  const made: Approached = {
    own,
    enemy,
    rules,
    forts,
    amphib,
    raided,
    niagara,
    ohioForks,
    worth,
    fear,
    risk: 0,
    sieges: null,
    cards: 0,
  }
  mind.approached[side] = made
  return made
}
const isSameGround = (last: Approached, g: State): boolean =>
  last.rules === g.rules &&
  last.forts === g.forts &&
  last.amphib === g.amphib &&
  last.raided === g.raided &&
  last.niagara === g.niagara &&
  last.ohioForks === g.ohioForks
/** The side's own, but fortresses. */
const fortsWorth = (w: Terms, side: Side) =>
  remembered((forts: State['forts']) => {
    const sign = side === 'british' ? 1 : -1
    let sum = 0
    for (const code of forts) {
      if (code === sign * STOCKADE) sum += w.stockade
      else if (code === sign * FORT) sum += w.fort
    }
    return sum
  })
/** 8.2 Sieges that the side conducts. */
function siegesWorth(w: Terms, g: State, side: Side): number {
  let sum = 0
  for (const { space, level } of g.sieges)
    if (ownerAt(g, space) !== side) sum += (inSupply(g, side, space) ? w.siege : 0) + w.level * level
  return sum
}
/** Armies near what they could win, raiders near what they may raid, and leaders near the troops who have none. */
function approachWorth(mind: Mind, g: State, side: Side, { stacks }: Survey, enemy: Survey): number {
  const { w } = mind
  const goals = mind.prizes(g, side, enemy.stacks)
  const gaps = gapsOf(g, side)
  const taken: number[] = []
  let sum = 0
  for (const stack of stacks) {
    if (stack.drilled > 0 && stack.leader) {
      const { goal, value } = goalOf(w, goals, gaps, stack)
      sum += w.approach * value * (taken.includes(goal) ? w.support : 1)
      taken.push(goal)
      sum += w.rally * stack.strength
    } else if (stack.drilled > 0) {
      sum += w.rally * stack.strength * fade(w, toLeader(stack.space, stacks))
    }
    if (stack.auxiliaries > 0 && stack.drilled === 0)
      sum += w.raider * Math.min(3, stack.auxiliaries) * raiderFade(w, stepsToPrey(g, side, stack.space))
  }
  return sum
}
function riskNow(approached: Approached, w: Terms, g: State, side: Side): number {
  const winterComes = g.season === 'late' && g.step !== 'deal' && g.year < SCENARIO[g.scenario].to
  const cards = winterComes ? sideOf(g.hands, side).length : NO_WINTER
  if (approached.sieges !== g.sieges || approached.cards !== cards) {
    approached.risk = risk(w, g, side, approached.own, approached.enemy, cards)
    approached.sieges = g.sieges
    approached.cards = cards
  }
  return approached.risk
}
const NO_WINTER = -1
/** Troops who could not retreat, would freeze by the time the cards are played, or stand next to a stronger enemy. */
function risk(w: Terms, g: State, side: Side, own: Survey, enemy: Survey, cards: number): number {
  let sum = 0
  for (const { space, strength } of enemy.stacks) STRENGTHS[space] = strength
  for (const stack of own.stacks) {
    const { space, drilled } = stack
    const safe = factsOf(space).home === side || hasOpenFortification(g, side, space)
    if (drilled > 0 && factsOf(space).terrain !== 'cultivated' && !safe) sum += w.exposed * drilled
    if (drilled > 0 && !stack.leader && !safe) sum += w.scattered
    if (drilled > 0 && cards !== NO_WINTER && !winters(g, side, stack)) sum += (w.frozen * drilled) / (1 + cards) ** 2
    for (const near of neighboursOf(space))
      if ((STRENGTHS[near] as number) > stack.strength) sum += w.danger * stack.worth
  }
  for (const { space } of enemy.stacks) STRENGTHS[space] = 0
  return sum
}
/** Of the enemy, by space, while it is looked at. */
const STRENGTHS = new Float64Array(COUNT)
/** A battle or an assault that is about to be fought, or a raid about to be made. */
function fightWorth(w: Terms, g: State, side: Side): number {
  const sign = g.active === side ? 1 : -1
  return sign * (battleWorth(w, g) + assaultWorth(w, g) + raidsWorth(w, g))
}
/** To the active side. */
function battleWorth(w: Terms, g: State): number {
  const { march, battle } = g
  if (battle) {
    const { result, attacker } = battle
    const open = result.british === null && result.french === null
    return open ? battlePromise(w, g, battle) * (attacker === g.active ? 1 : -1) : 0
  }
  if (!march?.entry || (g.step !== 'enter' && g.step !== 'stand')) return 0
  const enemy = enemyOf(march.side)
  const defenders = outsideOf(g, enemy, march.at)
  if (!hasUnit(defenders)) return 0
  const promise = battlePromise(w, g, battleAhead(march, defenders))
  // 8.1 They had better go inside.
  return strongholdOf(g, enemy, march.at) ? Math.min(promise, w.siege) : promise
}
function assaultWorth(w: Terms, g: State): number {
  if (!g.siege) return 0
  return w.pressed + (g.step === 'assault' ? assaultPromise(w, g, g.siege) : 0)
}
function raidsWorth(w: Terms, g: State): number {
  let sum = 0
  for (const { pieces } of g.raids) sum += w.raided * 0.4 + 2 * pieces.length
  return sum
}

/** What only the side itself can count: its cards, and what it is about to do. */
function ownWorth(mind: Mind, g: State, side: Side): number {
  const { w } = mind
  let sum = w.inHand * sideOf(g.hands, side).length
  if (w.handLate !== 0) sum += w.handLate * latenessOf(g) * sideOf(g.hands, side).length
  for (const card of sideOf(g.hands, side)) sum += cardWorth(w, card)
  if (g.active !== side) return sum
  if (g.step === 'demolish') sum += w.demolition
  if (g.activation) sum += activationWorth(mind, g, g.activation)
  if (g.card === null) return sum
  const { event, value } = cardOf(g.card)
  if (g.use === 'event' && !g.activation) sum += w.event[event]
  else if (g.step === 'build') sum += buildWorth(mind, g, side)
  else if (g.step === 'activate') sum += w.activation * value + forcesWorth(mind, g, value)
  return sum
}
/** 5.3 Who was named to act, and has not yet; who was left on the way. */
function activationWorth(mind: Mind, g: State, { use, groups, done }: Activation): number {
  const { w } = mind
  const naming = g.step === 'activate'
  const targets = use === 'units' ? prey(g, g.active) : []
  const goals = use === 'units' ? [] : mind.prizes(g, g.active, mind.survey(g, enemyOf(g.active)).stacks).all
  let sum = naming ? (use === 'units' ? raidersWorth(w, g, targets) : w.force) : 0
  for (const { pieces, space } of groups) {
    const filling = naming && groups.at(-1)?.space === space ? stackAt(g, g.active, space) : pieces
    sum += w.named * strengthOfAll(g, pieces) + promiseOf(w, g, goals, space, filling)
    if (use === 'units' && hasAuxiliary(pieces)) sum += raiderWorth(w, space, targets)
  }
  const { march } = g
  if (!march) return sum
  let left = 0
  for (const piece of done) if (g.at[piece] === march.at) left += strengthOf(g, piece) + pieceOf(piece).command
  sum -= w.left * left
  if (march.spent === 0 && left === 0 && !march.scouted)
    sum += w.named * strengthOfAll(g, march.pieces) + promiseOf(w, g, goals, march.at, march.pieces)
  return sum
}
const promiseOf = (w: Terms, g: State, goals: readonly Prize[], from: Space, pieces: readonly Piece[]): number =>
  goals.length === 0 ? 0 : w.promise * hope(w, goals, gapsOf(g, g.active), from, strengthOfAll(g, pieces))
/** What a force could do at once is worth more than what it can only wait for. */
const hope = (w: Terms, goals: readonly Prize[], gaps: Uint8Array, from: Space, strength: number): number =>
  hopeFor(w, goals, gaps, from, strength, bestGoal(w, goals, gaps, from, strength))
function hopeFor(
  w: Terms,
  goals: readonly Prize[],
  gaps: Uint8Array,
  from: Space,
  strength: number,
  { goal, value }: Goal,
): number {
  const prize = goals[goal]
  if (!prize) return 0
  const idle = prize.siege && prize.space === from && gapAt(gaps, from) > 0
  return idle || strength < 1.2 * prize.guard ? w.idle * value : value
}
/** 5.32 What the best force promises that a card of this value can move. */
function forcesWorth(mind: Mind, g: State, value: number): number {
  const { w } = mind
  const goals = mind.prizes(g, g.active, mind.survey(g, enemyOf(g.active)).stacks)
  const gaps = gapsOf(g, g.active)
  let best = 0
  for (const stack of mind.survey(g, g.active).stacks) {
    const { space, force, drilled } = stack
    if (drilled === 0 || isBesieged(g, g.active, space)) continue
    if (stackAt(g, g.active, space).some((piece) => isLedBy(piece, value)))
      best = Math.max(best, hopeFor(w, goals.all, gaps, space, force, goalOf(w, goals, gaps, stack)))
  }
  return w.promise * best
}
function isLedBy(piece: Piece, value: number): boolean {
  const { leader, initiative } = pieceOf(piece)
  return leader && initiative <= value
}
const raiderWorth = (w: Terms, space: Space, targets: readonly Space[]): number =>
  w.raider * raiderFade(w, nearest(space, targets))
/** What the best raiders promise. */
function raidersWorth(w: Terms, g: State, targets: readonly Space[]): number {
  let best = 0
  for (let space = 0; space < COUNT; space += 1) {
    const stack = stackAt(g, g.active, space)
    if (hasAuxiliary(stack)) best = Math.max(best, raiderWorth(w, space, targets))
  }
  return best
}
/** 5.41 What the best stockade in the wild would open the way to. */
function buildWorth(mind: Mind, g: State, side: Side): number {
  const own = mind.survey(g, side)
  const enemy = mind.survey(g, enemyOf(side))
  const now = approachWorth(mind, g, side, own, enemy)
  let best = 0
  for (const { space, drilled } of own.stacks) {
    if (drilled === 0 || g.forts[space] !== 0 || isCultivated(space) || !inSupply(g, side, space)) continue
    const forts = g.forts.with(space, side === 'british' ? STOCKADE : -STOCKADE)
    best = Math.max(best, approachWorth(mind, { ...g, forts }, side, own, enemy) - now)
  }
  return best
}
/** Cards whose event is worth keeping for. */
const cardWorth = (w: Terms, card: number): number => {
  const { event, value } = cardOf(card)
  return w.cardEvent * w.event[event] + w.cardValue * value
}
