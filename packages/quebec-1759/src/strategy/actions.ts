/** Whole actions: an order, and the French deployment. */
import type { Actions } from '@carillon/kernel'
import { ZONES } from '../data/map.ts'
import type { Side } from '../data/units.ts'
import type { State } from '../state.ts'
import type { TEXTS } from '../texts.ts'
import { deploymentPlans } from './deployments.ts'
import { currentFight, pendingFights } from './fights.ts'
import { groundOf, INPUTS, NO_ORDER, tell, tellFight, tellHand } from './inputs.ts'
import { actionOf, type OrderPlan, orderPlans } from './plans.ts'
import { reasonFor } from './reasons.ts'
import { STYLES } from './styles.ts'
import { survey } from './survey.ts'
import { BY_HAND } from './weights.ts'

/** 4.2 Nobody is placed yet. */
const undeployed = (g: State): boolean => g.step === 'deployment' && g.units.french.every((u) => u.at === 'pool')

/** 7.8.1 To stand or to retreat, 7.6 the reserve; 6.4.2 raid or scout, R-12 where Indians withdraw to. */
const WEIGHED: readonly (keyof typeof TEXTS)[] = ['prompt.stand', 'prompt.withdraw', 'prompt.contact', 'prompt.reserve']

const SCRATCH = new Float32Array(INPUTS.length)

/** `evaluate`: the evaluation set by hand, which the judge is told too. */
export const actionsOf = (evaluate: (g: State, side: Side) => number): Actions<State> => ({
  inputs: INPUTS,
  begins: (g, role) => (g.step === 'orders' ? g.orders[role as Side] === null : role === 'french' && undeployed(g)),
  weighs: WEIGHED,
  rests: (g) =>
    g.outcome !== null || ((g.step === 'orders' || g.step === 'tide') && !g.orders.british && !g.orders.french),
  look(g, role, into) {
    const side = role as Side
    const board = survey(BY_HAND, g, side)
    const order = g.orders[side]
    const ground = groundOf(g, board)
    const writing = order !== null && !g.revealed
    tell(ground, writing ? actionOf(g, order) : NO_ORDER, into)
    if (writing) return
    for (const fight of pendingFights(g)) tellFight(board, fight, into)
    if (g.battle) tellFight(board, currentFight(g.battle), into)
    tellHand(evaluate(g, side), into)
  },
  enumerate: (g, role) => (g.step === 'deployment' ? deploymentPlans(g) : orderPlans(g, role as Side)),
  reason: (_g, role, group) => reasonFor(role as Side, group),
  tells: [...ZONES, 'fleet', 'indians'],
  styles: STYLES,
  /** While an order is written, the evaluation takes it for as good as it may become. */
  worth(_g, _role, plan) {
    const { ground, action } = plan as OrderPlan
    return tell(ground, action, SCRATCH)
  },
  /** A plan knows the position it was made for. */
  after(_g, _role, plan, into) {
    const { ground, action } = plan as OrderPlan
    tell(ground, action, into)
  },
})
