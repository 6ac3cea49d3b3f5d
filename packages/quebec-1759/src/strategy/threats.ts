/** 6.9.1 What the next orders may bring: attacks out of one zone, and landings on open shores. */
import type { Side } from '../data/units.ts'
import { enemyOf } from '../state.ts'
import { AT, type Board, overRiver, places, SHORE, WATER } from './board.ts'
import { loserShare, odds, shareOf, winnerLoss } from './odds.ts'
import type { Scales } from './weights.ts'

/** 6.6 The force that could land on a shore of the Bason: by the boats there, and by who can come to them. */
const landingBelow = (b: Board): number =>
  Math.min(b.scales.boatload * b.bason, b.cv.british[AT.ile_d_orleans]! + b.cv.british[AT.levis]!)

/** The same upriver. The British count on what is there; the French fear what can still come. */
function landingAbove(b: Board): number {
  const cv = b.cv.british
  if (b.viewer === 'british') return Math.min(b.scales.boatload * b.upriver, cv[AT.etchemin]!)
  const staged = cv[AT.etchemin]! + b.scales.staging * (cv[AT.levis]! + b.scales.staging * cv[AT.ile_d_orleans]!)
  return Math.min(b.scales.boatload * Math.max(b.upriver, 2), staged)
}

/** 7.7.4 Shores that a landing could win: that force against what stands there, and what may come to help. */
export function landings(b: Board): number {
  if (b.left === 0) return 0
  const { scales } = b
  const bason = landingBelow(b)
  const upriver = landingAbove(b)
  // Ships that have not come upriver yet can still come.
  const latent = b.upriver >= 2 ? 1 : b.scales.latent
  let all = 0
  for (let zone = 0; zone < SHORE.length; zone++) {
    const river = SHORE[zone]
    const force = river === 'bason' ? bason : river ? upriver : 0
    if (force < 1 || scales.footing[zone]! < 1 || b.cv.british[zone]! > 0) continue
    let near = 0
    for (const next of b.roads[zone]!) near = Math.max(near, b.cv.french[next]!)
    const guard = b.cv.french[zone]! + b.scales.landingRelief * near
    const sure = river === 'bason' ? 1 : latent
    all += sure * stakeOf(b, 'british', zone) * odds(scales, force, guard, true)
  }
  return (b.viewer === 'british' ? b.scales.landingsOwn : b.scales.landings) * all
}

/** The best attack that each side could order next: what is feared weighs more than what is hoped for. */
export function threats(b: Board): number {
  const british =
    b.viewer === 'british' ? b.scales.chance * Math.min(1, b.left) : b.scales.danger * Math.min(1, b.enemyLeft)
  const french =
    b.viewer === 'french' ? b.scales.chance * Math.min(1, b.left) : b.scales.danger * Math.min(1, b.enemyLeft)
  return (british > 0 ? british * bestAttack(b, 'british') : 0) - (french > 0 ? french * bestAttack(b, 'french') : 0)
}

/** For every zone the best attack on it out of one zone (6.1.3); one order a turn, so the others count less. */
function bestAttack(b: Board, side: Side): number {
  const theirs = b.cv[enemyOf(side)]
  let best = 0
  let all = 0
  for (let to = 0; to < theirs.length; to++) {
    if (theirs[to]! <= 0) continue
    const here = attackOn(b, side, to)
    all += here
    if (here > best) best = here
  }
  return best + b.scales.others * (all - best)
}

function attackOn(b: Board, side: Side, to: number): number {
  const { scales } = b
  const mine = b.cv[side]
  const defence = b.cv[enemyOf(side)][to]!
  const stake = stakeOf(b, side, to)
  let best = 0
  for (const from of b.roads[to]!)
    if (mine[from]! > 1) best = Math.max(best, gain(scales, mine[from]!, defence, false, overRiver(from, to), stake))
  const boats = b.scales.boatload * places(b, side, to)
  if (boats > 0)
    for (const from of WATER[to]!)
      if (mine[from]! > 1) best = Math.max(best, gain(scales, Math.min(mine[from]!, boats), defence, true, true, stake))
  return best
}

/** What the place itself brings who takes it: a foothold, 8.1 the road to Montreal, 6.8 militia that goes home. */
function stakeOf(b: Board, side: Side, to: number): number {
  const { scales } = b
  let stake = scales.ground * scales.footing[to]!
  if (to === AT.cap_rouge) stake += b.scales.supply * Math.min(b.montreal, b.left)
  if (side === 'british' && b.fresh[to] && b.quebec > 0) stake += b.scales.occupation
  return stake
}

/** What an attack is likely to bring in CV. */
function gain(
  scales: Scales,
  attack: number,
  defence: number,
  landing: boolean,
  water: boolean,
  stake: number,
): number {
  const p = odds(scales, attack, defence, landing)
  if (p < 0.1) return 0
  const won =
    stake + defence * loserShare(scales, false) - winnerLoss(scales, attack, defence, shareOf(scales, landing))
  const lost = attack * loserShare(scales, water) - winnerLoss(scales, defence, attack, scales.winnerDefender)
  return p * won - (1 - p) * lost
}
