/** 6 Orders being written: what they are worth if carried out, or finished in the best of some plain ways. */
import { INDIANS, type Side, UNITS } from '../data/units.ts'
import { enemyOf, isReal, type Order, type State, type Unit, unitOf, type Way } from '../state.ts'
import { AT, type Board, copyBoard, places, WATER } from './board.ts'
import { type Fight, NONE, weigh } from './fights.ts'
import { raidAnswer, raidHits } from './worth.ts'

type March = Extract<Order, { kind: 'march' }>

const sign = (side: Side): number => (side === 'british' ? 1 : -1)
const better = (side: Side, x: number, y: number): number => (side === 'british' ? Math.max(x, y) : Math.min(x, y))
const worst = (side: Side): number => Number.NEGATIVE_INFINITY * sign(side)

/** The worth to the British of the board when the viewer's own order is carried out. */
export function orderWorth(g: State, b: Board, order: Order): number {
  if (order.kind === 'pass') return weigh(b, NONE)
  return carriedOut(g, b, order) - sign(b.viewer) * b.scales.order
}

function carriedOut(g: State, b: Board, order: Exclude<Order, { kind: 'pass' }>): number {
  if (order.kind === 'march') return marchWorth(g, b, order)
  if (order.kind === 'naval') {
    const up = order.to === 'st_laurent' ? order.ships : -order.ships
    b.upriver += up
    b.bason -= up
    return weigh(b, NONE)
  }
  const to = AT[order.to]
  if (b.cv.british[to]! > 0) return raidWorth(b, to, NONE)
  b.indians = to
  return weigh(b, NONE)
}

/** 6.4.3, 6.4.4 A raid as it may go on average; then they withdraw. */
export function raidWorth(b: Board, zone: number, fights: readonly Fight[]): number {
  const answer = raidAnswer(b, zone)
  b.cv.british[zone]! -= raidHits(b, zone)
  b.indianCv -= answer
  b.indians = -1
  return weigh(b, fights)
}

/** A march as far as it is written. */
interface Plan {
  readonly side: Side
  readonly from: number
  /** Who stays so far, the strongest first. */
  readonly rest: readonly Unit[]
  readonly boats: number
  readonly fights: readonly Fight[]
}

/** 6.1.3 What is not yet written is thought of as the best of some plain ways to go on. */
function marchWorth(g: State, b: Board, order: March): number {
  const side = b.viewer
  const plan = written(g, b, order)
  const last = order.groups.at(-1)
  if (!last) return bestStart(g, b, plan)
  const to = AT[last.to]
  const more = bestGroup(b, plan, to, last.way)
  if (last.units.length === 0) return more
  // 6.7.1 Decoys may not stay alone.
  const stop = plan.rest.length > 0 && !plan.rest.some(isReal) ? worst(side) : weigh(b, plan.fights)
  return better(side, stop, more)
}

/** Carries out the groups so far. */
function written(g: State, b: Board, order: March): Plan {
  const side = b.viewer
  const from = AT[order.from]
  const rest: Unit[] = []
  for (const unit of g.units[side]) if (unit.at === order.from) rest.push(unit)
  const fights: Fight[] = []
  let boats = g.contraryTide ? 0 : places(b, side, from)
  for (const { to, way, units } of order.groups) {
    for (const id of units) {
      const unit = unitOf(g, id)
      move(b, unit, from, AT[to])
      rest.splice(rest.indexOf(unit), 1)
    }
    if (way === 'boat') boats -= units.length
    if (units.length > 0 && meetsEnemy(b, side, AT[to])) fights.push(attack(b, side, from, AT[to], way))
  }
  rest.sort((x, y) => y.cv - x.cv)
  return { side, from, rest, boats, fights }
}

/** Nothing is written but where the march starts. */
function bestStart(g: State, b: Board, plan: Plan): number {
  let best = worst(plan.side)
  for (const to of b.roads[plan.from]!) best = better(plan.side, best, bestGroup(b, plan, to, 'road'))
  if (plan.boats > 0 && !g.contraryTide)
    for (const to of WATER[plan.from]!) best = better(plan.side, best, bestGroup(b, plan, to, 'boat'))
  return best
}

/** More of the rest join the group to `to`: as many as can go, half of them, or one. Clicks still to be made cost a little. */
function bestGroup(b: Board, plan: Plan, to: number, way: Way): number {
  const { side, rest } = plan
  // 11.1.1 Two zones far only a leader goes.
  if (way === 'road' && !b.roads[plan.from]!.includes(to)) {
    const leaders = rest.filter((u) => UNITS[u.id].kind === 'leader')
    return leaders.length === 0 ? worst(side) : joined(b, { ...plan, rest: leaders }, to, way, leaders.length)
  }
  let reals = 0
  for (const unit of rest) if (isReal(unit)) reals += 1
  const most = way === 'boat' ? Math.min(plan.boats, rest.length) : rest.length
  // 6.7.1 All may go; else a real unit stays with the decoys.
  const some = Math.min(most, reals < rest.length ? reals - 1 : reals)
  let best = worst(side)
  const consider = (count: number, clicks: number) => {
    const value = joined(b, plan, to, way, count) - sign(side) * b.scales.click * clicks
    best = better(side, best, value)
  }
  if (most > 0 && most === rest.length) consider(most, 2)
  if (some > 0 && some < rest.length) consider(some, some)
  if (some > 3 && way === 'road') consider(some >> 1, some >> 1)
  if (some > 1) consider(1, 1)
  return best
}

function joined(before: Board, { side, from, rest, fights }: Plan, to: number, way: Way, count: number): number {
  const b = copyBoard(before)
  for (let i = 0; i < count; i++) move(b, rest[i]!, from, to)
  const begins = meetsEnemy(b, side, to) && !fights.some((fight) => fight.zone === to)
  return weigh(b, begins ? [...fights, attack(b, side, from, to, way)] : fights)
}

export const meetsEnemy = (b: Board, side: Side, zone: number): boolean => b.blocks[enemyOf(side)][zone]! > 0

/** 7.2.1 Orders are simultaneous: the enemy may send more there in the same turn, from the zone next to it. */
export function attack(b: Board, attacker: Side, from: number, zone: number, way: Way): Fight {
  const cv = b.cv[enemyOf(attacker)]
  let most = 0
  for (const near of b.roads[zone]!) most = Math.max(most, cv[near]!)
  return { zone, attacker, from, way, relief: b.scales.relief * most }
}

function move(b: Board, unit: Unit, from: number, to: number): void {
  const { side, kind } = UNITS[unit.id]
  const blocks = b.blocks[side]
  blocks[from]! -= 1
  blocks[to]! += 1
  if (unit.id === INDIANS) {
    b.indians = to
    return
  }
  const cv = b.cv[side]
  cv[from]! -= unit.cv
  cv[to]! += unit.cv
  if (kind !== 'light_infantry' && kind !== 'rangers') return
  b.lights[from]! -= unit.cv
  b.lights[to]! += unit.cv
}
