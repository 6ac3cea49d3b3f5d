/** What a board without battles is worth to the British: one function a consideration, each serving a rule. */
import { BRITISH_MINIMUM } from '../data/units.ts'
import { AT, type Board, type ByZone } from './board.ts'
import { objective } from './objective.ts'
import { odds } from './odds.ts'
import { landings, threats } from './threats.ts'

export function worth(b: Board): number {
  const british = sum(b.cv.british)
  const french = sum(b.cv.french)
  // 9 After the last order nothing else counts.
  if (b.left === 0 && b.enemyLeft === 0)
    return objective(b) + breaking(b, british, french) + b.scales.afterwards * (british - french)
  return (
    british -
    french -
    b.scales.indianCv * b.indianCv +
    (b.viewer === 'british' ? b.quality : -b.quality) +
    breaking(b, british, french + b.indianCv) +
    objective(b) +
    supply(b) +
    occupations(b) +
    raids(b) +
    landings(b) +
    threats(b) +
    ground(b)
  )
}

function sum(values: ByZone): number {
  let total = 0
  for (let i = 0; i < values.length; i++) total += values[i]!
  return total
}

/** 10.1 Below 20 CV all is lost: the nearer, and the more French there are to bring it about, the dearer every CV. */
function breaking({ scales }: Board, british: number, french: number): number {
  const spare = Math.max(0, british - BRITISH_MINIMUM + 1)
  return -scales.broken * Math.exp(-spare / (0.5 + scales.brokenFade * french))
}

/** 8.1 With Cap Rouge in British hands a Montreal militia goes home every turn, unless the French can take it back. */
function supply(b: Board): number {
  const british = b.cv.british[AT.cap_rouge]!
  const militia = Math.min(b.montreal, b.left + 1)
  if (militia === 0) return 0
  const taken = british > 0 && b.blocks.french[AT.cap_rouge] === 0
  const { scales } = b
  const { toCapRouge } = scales
  let most = 0
  for (let zone = 0; zone < toCapRouge.length; zone++) {
    const near = toCapRouge[zone]!
    const cv = b.cv.french[zone]!
    if (near === 0 || cv <= 0) continue
    most = Math.max(most, near * (taken ? odds(scales, cv, british, false) : Math.min(1, cv / b.scales.guardFull)))
  }
  return taken ? b.scales.supply * militia * (1 - b.scales.supplyBack * most) : -b.scales.guard * militia * most
}

/** 6.8 Zones that are about to fall for the first time. */
function occupations(b: Board): number {
  let zones = 0
  for (let zone = 0; zone < b.fresh.length; zone++)
    if (b.fresh[zone] && b.cv.british[zone]! > 0 && b.blocks.french[zone] === 0) zones += 1
  return b.scales.occupation * Math.min(zones, b.quebec)
}

/** 6.4.3, 6.4.4 What a raid takes, and what the answer costs the Indians, on average. */
export const raidHits = (b: Board, zone: number): number => Math.min(b.indianCv / 3, b.cv.british[zone]!)
export const raidAnswer = (b: Board, zone: number): number => Math.min(b.indianCv, b.lights[zone]! / 6)

/** 6.4 The Indians will strike where it hurts most. */
function raids(b: Board): number {
  if (b.indianCv === 0 || b.left === 0) return 0
  let worst = 0
  for (let zone = 0; zone < b.lights.length; zone++)
    if (b.cv.british[zone]! > 0) worst = Math.max(worst, raidHits(b, zone) - b.scales.indianCv * raidAnswer(b, zone))
  return -b.scales.raid * worst
}

/** Ground held: a foothold is worth keeping. */
function ground(b: Board): number {
  if (b.left === 0) return 0
  const { footing } = b.scales
  let all = 0
  for (let zone = 0; zone < footing.length; zone++)
    if (b.cv.british[zone]! > 0 && b.blocks.french[zone] === 0) all += footing[zone]!
  return b.scales.holding * all
}
