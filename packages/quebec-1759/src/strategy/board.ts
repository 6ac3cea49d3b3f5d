/** The position as one side knows it: strength by zone. Of hidden enemy blocks only number and mean strength count. */
import { ZONE_FACTS, ZONES, type Zone } from '../data/map.ts'
import type { Side } from '../data/units.ts'
import type { Scales } from './weights.ts'

/** By zone, in the order of ZONES. */
export type ByZone = number[]
export interface Board {
  /** By which it is judged. */
  readonly scales: Scales
  readonly viewer: Side
  /** Orders that the viewer can still give; the enemy's of this turn is not known while his own is being written. */
  readonly left: number
  readonly enemyLeft: number
  /** 2.2 CV without the Indians; that of hidden enemies is their mean. */
  readonly cv: Readonly<Record<Side, ByZone>>
  readonly blocks: Readonly<Record<Side, ByZone>>
  /** 6.4.4 CV that answers raids. */
  readonly lights: ByZone
  /** Where the Indians are, -1 if that is not known or of no account; their CV, 0 when they are gone. */
  indians: number
  indianCv: number
  bason: number
  upriver: number
  /** 6.8, 8.1 Militia that can still go home. */
  readonly quebec: number
  readonly montreal: number
  /** 6.8 Never British so far. */
  readonly fresh: readonly boolean[]
  readonly roads: readonly (readonly number[])[]
  /** What the viewer's own units are worth to him beyond their CV. */
  quality: number
}

export const AT = Object.fromEntries(ZONES.map((zone, i) => [zone, i])) as Record<Zone, number>

export const SHORE = ZONES.map((zone) => ZONE_FACTS[zone].shore)
/** 6.6 Other shore zones of the same river area. */
export const WATER: readonly (readonly number[])[] = SHORE.map((river, zone) =>
  SHORE.flatMap((other, i) => (i !== zone && river && other === river ? [i] : [])),
)
/** 1.2 The road over the St. Charles river. */
export const overRiver = (a: number, b: number): boolean =>
  (a === AT.st_charles && b === AT.abraham) || (a === AT.abraham && b === AT.st_charles)

/** 6.6 Boat places. */
export function places(b: Board, side: Side, zone: number): number {
  const river = SHORE[zone]
  if (side === 'british') return river === 'bason' ? b.bason : river === 'st_laurent' ? b.upriver : 0
  return river === 'st_laurent' ? 4 - b.upriver : 0
}

export function copyBoard(b: Board): Board {
  const { cv, blocks } = b
  return {
    scales: b.scales,
    viewer: b.viewer,
    left: b.left,
    enemyLeft: b.enemyLeft,
    cv: { british: cv.british.slice(), french: cv.french.slice() },
    blocks: { british: blocks.british.slice(), french: blocks.french.slice() },
    lights: b.lights.slice(),
    indians: b.indians,
    indianCv: b.indianCv,
    bason: b.bason,
    upriver: b.upriver,
    quebec: b.quebec,
    montreal: b.montreal,
    fresh: b.fresh,
    roads: b.roads,
    quality: b.quality,
  }
}

/** Makes `b` the same as `from`, of which it is a copy, again. */
export function restore(b: Board, from: Board): void {
  for (let zone = 0; zone < from.lights.length; zone++) {
    b.cv.british[zone] = from.cv.british[zone]!
    b.cv.french[zone] = from.cv.french[zone]!
    b.blocks.british[zone] = from.blocks.british[zone]!
    b.blocks.french[zone] = from.blocks.french[zone]!
    b.lights[zone] = from.lights[zone]!
  }
  b.indians = from.indians
  b.indianCv = from.indianCv
  b.bason = from.bason
  b.upriver = from.upriver
  b.quality = from.quality
}
