/** 6.1.1 The sensible orders as wholes, each with its clicks. */
import { type Choice, given, type Option, type Plan } from '@carillon/kernel'
import { RIVERS, ZONES } from '../data/map.ts'
import { INDIANS, type Side, UNITS, UPRIVER_LIMIT } from '../data/units.ts'
import { writeOrder } from '../rules/06-orders.ts'
import { BUTTON, INDIAN, MARCH, NAVAL, TO, UNIT } from '../rules/options.ts'
import { copyState, type Group, isReal, type Order, type State, type Unit, unitOf, type Way } from '../state.ts'
import { AT } from './board.ts'
import { type Action, type Ground, groundOf, type Move, STILL } from './inputs.ts'
import { groupOf, type March, marches } from './marches.ts'
import { survey } from './survey.ts'
import { BY_HAND } from './weights.ts'

/** No more orders than these are judged. */
export const MOST_PLANS = 160

/** An order, for the position it was made for. */
export interface OrderPlan extends Plan {
  readonly ground: Ground
  readonly action: Action
}
interface Unclicked {
  readonly find: () => readonly Option[]
  found: readonly Option[] | undefined
}
/** Clicks are found when they are wanted: most orders are only judged. */
const CLICKS = {
  get clicks(): readonly Option[] {
    const plan = this as unknown as Unclicked
    plan.found ??= plan.find()
    return plan.found
  },
}
export const planOf = (ground: Ground, action: Action, find: Unclicked['find']): OrderPlan =>
  ({ __proto__: CLICKS, ground, action, find, found: undefined }) as unknown as OrderPlan

export function orderPlans(state: State, side: Side): readonly OrderPlan[] {
  const g = copyState(state)
  const board = survey(BY_HAND, g, side, true)
  const ground = groundOf(g, board)
  const plans = [planOf(ground, PASS, () => [BUTTON.pass])]
  if (side === 'british') addNaval(g, ground, plans)
  else addIndians(g, ground, plans)
  for (const march of thinned(marches(g, board), MOST_PLANS - plans.length))
    plans.push(planOf(ground, marchAction(march), () => clicksOf(g, side, march)))
  return plans
}

const PASS: Action = { kind: 'pass', ships: 0, from: -1, to: -1, moves: STILL }
const naval = (ships: number): Action => ({ kind: 'naval', ships, from: -1, to: -1, moves: STILL })
const indian = (to: number): Action => ({ kind: 'indian', ships: 0, from: -1, to, moves: STILL })
const marchAction = ({ from, groups }: March): Action => ({
  kind: 'march',
  ships: 0,
  from,
  to: -1,
  moves: groups.map(({ to, way, units }) => moveOf(to, way, units)),
})

/** 6.3.1, 6.2.1 */
function addNaval({ contraryTide, ships }: State, ground: Ground, plans: OrderPlan[]): void {
  if (contraryTide) return
  for (let n = 1; n <= Math.min(UPRIVER_LIMIT, ships.bason); n++)
    plans.push(planOf(ground, naval(n), () => [given(NAVAL.st_laurent[n], 'such order')]))
  for (let n = 1; n <= ships.st_laurent; n++)
    plans.push(planOf(ground, naval(-n), () => [given(NAVAL.bason[n], 'such order')]))
}

/** 6.4.1, 6.4.8 */
function addIndians(g: State, ground: Ground, plans: OrderPlan[]): void {
  const from = ground.board.indians
  if (from < 0) return
  let others = 0
  let reals = 0
  for (const unit of g.units.french) {
    if (unit.at !== ZONES[from] || unit.id === INDIANS) continue
    others += 1
    if (isReal(unit)) reals += 1
  }
  if (others > 0 && reals === 0) return
  for (let to = 0; to < ZONES.length; to++)
    if (to !== from) plans.push(planOf(ground, indian(to), () => [INDIAN[ZONES[to]!]]))
}

function moveOf(to: number, way: Way, units: readonly Unit[]): Move {
  let cv = 0
  let lights = 0
  let indians = false
  for (const unit of units) {
    if (unit.id === INDIANS) {
      indians = true
      continue
    }
    cv += unit.cv
    const { kind } = UNITS[unit.id]
    if (kind === 'light_infantry' || kind === 'rangers') lights += unit.cv
  }
  return { to, way, cv, lights, blocks: units.length, indians }
}

/** An order on paper, counted. */
export function actionOf(g: State, order: Order): Action {
  if (order.kind === 'pass') return PASS
  if (order.kind === 'naval') return naval(order.to === RIVERS[1] ? order.ships : -order.ships)
  if (order.kind === 'indian') return indian(AT[order.to])
  const move = ({ to, way, units }: Group) =>
    moveOf(
      AT[to],
      way,
      units.map((id) => unitOf(g, id)),
    )
  return { kind: 'march', ships: 0, from: AT[order.from], to: -1, moves: order.groups.map(move) }
}

/** The rules are asked: where they leave no choice nobody clicks. */
function clicksOf(g: State, side: Side, { from, groups }: March): readonly Option[] {
  const wanted: Option[] = [MARCH[ZONES[from]!]]
  for (const group of groups.map(groupOf)) wanted.push(TO[group.way][group.to], ...group.units.map((id) => UNIT[id]))
  wanted.push(BUTTON.done)
  const clicks: Option[] = []
  const play = writeOrder(copyState(g), side)
  let next = 0
  for (let asked = play.next(); !asked.done; ) {
    const { options } = asked.value as Choice
    while (next < wanted.length && !options.includes(wanted[next]!)) next += 1
    const click = wanted[next]
    if (!click) throw new Error(`6.1.3: no such march: ${JSON.stringify(wanted)}`)
    next += 1
    clicks.push(click)
    asked = play.next(click)
  }
  return clicks
}

/** Rank by rank; of the last that finds room only every so many, so that no zone is left out. */
function thinned(all: readonly March[], most: number): readonly March[] {
  if (all.length <= most) return all
  const kept: March[] = []
  for (let rank = 0; kept.length < most; rank++) {
    const here = all.filter((march) => march.rank === rank)
    const room = Math.min(here.length, most - kept.length)
    for (let i = 0; i < room; i++) kept.push(here[Math.floor((i * here.length) / room)]!)
  }
  return kept
}
