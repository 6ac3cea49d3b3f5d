/** What the hand-set weights leave at 0, and tuned ones may count. */
import { remembered } from '@carillon/kernel'
import { factsOf, type Side } from '../data/map.ts'
import { SCENARIO } from '../data/scenarios.ts'
import { codeAt, ownerAt } from '../rules/02-map.ts'
import { enemyOf, FORT, type State, sideOf, stackAt } from '../state.ts'
import { CONQUESTS, preyNear } from './goals.ts'
import type { Stack, Survey } from './survey.ts'
import type { Terms } from './weights.ts'

/** 0 at the beginning, 1 at the last card of the last year; most of it falls into the last year. */
export function latenessOf(g: State): number {
  const { from, to } = SCENARIO[g.scenario]
  const cards = (g.hands.british.length + g.hands.french.length) / 18
  const season = (g.year - from) * 2 + (g.season === 'late' ? 1 : 0) + (1 - Math.min(1, cards))
  const share = season / ((to - from + 1) * 2)
  return share * share
}
export function prospects(w: Terms, g: State, side: Side, own: Survey, late: number): number {
  let sum = w.raidStep * (sideOf(g.raided, side).length % 2)
  if (w.conquest !== 0) sum += w.conquest * conquered(g, side) * (0.2 + late)
  for (const stack of own.stacks) sum += stackProspects(w, g, side, stack, late)
  if (w.fortHeld !== 0) sum += w.fortHeld * sideOf(HELD, side)(g.forts) * late
  if (g.active === side && g.activation?.use === 'units') sum += w.raiderUse
  return sum
}
/** Fortifications of the side; stockades count less. */
const heldBy = (side: Side) =>
  remembered((forts: State['forts']) => {
    let sum = 0
    for (const code of forts) {
      const kind = side === 'british' ? code : -code
      if (kind > 0) sum += kind >= FORT ? 1 : 0.3
    }
    return sum
  })
const HELD = { british: heldBy('british'), french: heldBy('french') }
function stackProspects(w: Terms, g: State, side: Side, stack: Stack, late: number): number {
  const { space, leader, drilled, force } = stack
  if (drilled === 0) return 0
  let sum = leader ? (w.mass * force * force) / 20 : 0
  if (leader && factsOf(space).home === side) sum -= w.inland
  const owner = ownerAt(g, space)
  if (owner === side) sum += w.garrison * Math.min(3, drilled)
  else if (owner !== null && g.sieges.some((one) => one.space === space))
    sum += w.siegeForce * Math.min(12, force) + w.pressLate * late
  return sum
}
/** 12.12 In the scenarios that end in 1759: two of them win the war. */
function conquered(g: State, side: Side): number {
  if (side === 'french' || SCENARIO[g.scenario].to !== 1759) return 0
  let held = 0
  for (const space of CONQUESTS)
    if (codeAt(g, space) >= 0 && stackAt(g, 'british', space).length > 0 && isFree(g, space)) held += 1
  return held >= 2 ? 4 : held
}
const isFree = (g: State, space: number): boolean => stackAt(g, 'french', space).length === 0
/** 10.1 Raiders of the enemy, by how much lies within their reach. */
export function fearOf(g: State, side: Side, enemy: Survey): number {
  let sum = 0
  for (const { space, auxiliaries, drilled } of enemy.stacks) {
    if (auxiliaries === 0 || drilled > 0) continue
    sum += (Math.min(3, auxiliaries) * Math.min(8, preyNear(g, enemyOf(side), space))) / 8
  }
  return sum
}
