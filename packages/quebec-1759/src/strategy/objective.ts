/** 9 Who will hold Abraham after the last turn: the forces that can be there in time. */
import { type Side, TURNS } from '../data/units.ts'
import { enemyOf } from '../state.ts'
import { AT, type Board, places, WATER } from './board.ts'
import { balance, odds } from './odds.ts'
import { byZone } from './weights.ts'

const ABRAHAM = AT.abraham

/** 9.1, 9.2 The prospect, and after the last order the fact. */
export function objective(b: Board): number {
  const held = b.cv.british[ABRAHAM]! > 0 && b.blocks.french[ABRAHAM] === 0
  if (b.left === 0) return b.scales.objectiveLast * (2 * lastHold(b, held) - 1)
  const late = 1 - b.left / (TURNS + 1)
  const weight = b.scales.objectiveFirst + (b.scales.objectiveLast - b.scales.objectiveFirst) * late * late
  const british = force(b, 'british') * (held ? b.scales.objectiveHeld : 1)
  const french = (force(b, 'french') + 0.5 * b.indianCv) * (b.blocks.french[ABRAHAM]! > 0 ? b.scales.objectiveHeld : 1)
  return weight * balance(british + 2, french + 2, b.scales.objectiveSlope)
}

/** 6.9.1 The chance of the British to hold it at the end; the enemy's last order may still be unknown. */
function lastHold(b: Board, held: boolean): number {
  if (b.enemyLeft === 0) return held ? 1 : 0
  if (b.viewer === 'british') return held ? 1 - lastAttack(b, 'french') : 0
  return held ? 1 : lastAttack(b, 'british')
}

/** The best attack on Abraham that `side` can order now. */
function lastAttack(b: Board, side: Side): number {
  const cv = b.cv[side]
  const defence = b.cv[enemyOf(side)][ABRAHAM]!
  let best = 0
  for (const from of b.roads[ABRAHAM]!)
    if (cv[from]! > 0) best = Math.max(best, odds(b.scales, cv[from]!, defence, false))
  const boats = b.scales.boatload * places(b, side, ABRAHAM)
  if (boats > 0)
    for (const from of WATER[ABRAHAM]!)
      if (cv[from]! > 0) best = Math.max(best, odds(b.scales, Math.min(cv[from]!, boats), defence, true))
  return best
}

/** How many orders bring a force from there to Abraham. */
const ORDERS: Readonly<Record<Side, readonly number[]>> = {
  british: byZone({
    abraham: 0,
    sillery: 1,
    ste_foy: 1,
    st_charles: 1,
    cap_rouge: 2,
    etchemin: 1,
    beauport: 2,
    montmorency: 3,
    levis: 2,
    ile_d_orleans: 3,
  }),
  french: byZone({
    abraham: 0,
    sillery: 1,
    ste_foy: 1,
    st_charles: 1,
    cap_rouge: 2,
    beauport: 2,
    montmorency: 3,
    etchemin: 2,
    levis: 3,
    ile_d_orleans: 4,
  }),
}
/** 6.1.3 One order moves one zone: the best force counts in full, the others as far as there are orders left for them. */
function force(b: Board, side: Side): number {
  const cv = b.cv[side]
  let best = 0
  let all = 0
  for (let zone = 0; zone < cv.length; zone++) {
    if (zone === ABRAHAM || cv[zone]! <= 0) continue
    const slack = b.left - ORDERS[side][zone]!
    if (slack < 0) continue
    const there = side === 'british' ? britishThere(b, zone, slack) : frenchThere(b, zone, slack)
    all += there
    if (there > best) best = there
  }
  return cv[ABRAHAM]! + best + (all - best) * Math.min(b.scales.gatherMost, b.scales.gather * (b.left - 1))
}

/** 6.6 The south shore and the island send only what the boats can carry. */
function britishThere(b: Board, zone: number, slack: number): number {
  let near = b.scales.nearBritish[zone]!
  let most = b.cv.british[zone]!
  if (zone === AT.etchemin || zone === AT.levis)
    most = Math.min(most, b.scales.boatload * Math.max(b.upriver * (slack + 1), 4 * (slack - 1)))
  else if (zone === AT.ile_d_orleans) most = Math.min(most, b.scales.boatload * b.bason * (slack + 1))
  if (zone === AT.etchemin) near -= b.scales.ships * (4 - b.upriver)
  return near * most
}

/** The French have time to come until the last turns draw near. */
function frenchThere(b: Board, zone: number, slack: number): number {
  const hurry = Math.min(1, Math.max(b.scales.hurryLeast, 1 - (slack - 2) / b.scales.hurryOver))
  return (1 - (1 - b.scales.nearFrench[zone]!) * hurry) * b.cv.french[zone]!
}
