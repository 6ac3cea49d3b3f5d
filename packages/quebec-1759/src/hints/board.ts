/** The position as one side knows it: strength by zone. Of hidden enemy blocks only number and mean strength count. */
import { BRITISH_CAMP, ROADS, ZONE_FACTS, ZONES, type Zone } from '../data/map.ts'
import { type Edition, INDIANS, type Side, TURNS, UNITS, unitsOf } from '../data/units.ts'
import { enemyOf, type State } from '../state.ts'
import { isKnown } from '../view.ts'
import { WEIGHTS } from './weights.ts'

/** By zone, in the order of ZONES. */
export type ByZone = number[]
export interface Board {
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
const SIZE = ZONES.length
const CAMP = AT[BRITISH_CAMP]

export const SHORE = ZONES.map((zone) => ZONE_FACTS[zone].shore)
/** 6.6 Other shore zones of the same river area. */
export const WATER: readonly (readonly number[])[] = SHORE.map((river, zone) =>
  SHORE.flatMap((other, i) => (i !== zone && river && other === river ? [i] : [])),
)
/** 1.2 Roads, by which of the two optional ones are there. */
const ROAD_MAPS = [0, 1, 2, 3].map((options) => {
  const open = ROADS.filter((r) => !r.option || (options & (r.option === 'roadSteFoySillery' ? 1 : 2)) > 0)
  return ZONES.map((zone) => open.flatMap(({ between: [a, b] }) => (a === zone ? [AT[b]] : b === zone ? [AT[a]] : [])))
})
/** 1.2 The road over the St. Charles river. */
export const overRiver = (a: number, b: number): boolean =>
  (a === AT.st_charles && b === AT.abraham) || (a === AT.abraham && b === AT.st_charles)

/** 6.6 Boat places. */
export function places(b: Board, side: Side, zone: number): number {
  const river = SHORE[zone]
  if (side === 'british') return river === 'bason' ? b.bason : river === 'st_laurent' ? b.upriver : 0
  return river === 'st_laurent' ? 4 - b.upriver : 0
}

/** What counts of a unit here, in the order in which a side's units stand in the state. */
interface Facts {
  readonly indians: boolean
  readonly light: boolean
  readonly decoy: boolean
  readonly regular: boolean
  readonly group: 'quebec' | 'montreal' | undefined
}
const factsOf = (side: Side, edition: Edition): readonly Facts[] =>
  unitsOf(side, edition).map((id) => {
    const { kind, group } = UNITS[id]
    const light = kind === 'light_infantry' || kind === 'rangers'
    return { indians: id === INDIANS, light, decoy: kind === 'decoy', regular: kind === 'regular', group }
  })
const FACTS = {
  british: { first: factsOf('british', 'first'), second: factsOf('british', 'second') },
  french: { first: factsOf('french', 'first'), second: factsOf('french', 'second') },
} as const

const zeros = (): ByZone => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

export function survey(g: State, viewer: Side): Board {
  const options = (g.rules.roadSteFoySillery === 'on' ? 1 : 0) + (g.rules.roadStCharlesSteFoy === 'on' ? 2 : 0)
  const writing = g.step === 'orders' || g.step === 'tide' || g.step === 'deployment'
  const left = Math.max(0, TURNS - g.turn + (writing && !g.orders[viewer] ? 1 : 0))
  const { fresh, quebec, montreal } = publicFacts(g)
  const board: Board = {
    viewer,
    left,
    enemyLeft: writing && g.orders[viewer] ? left + 1 : left,
    cv: { british: zeros(), french: zeros() },
    blocks: { british: zeros(), french: zeros() },
    lights: zeros(),
    indians: -1,
    indianCv: 0,
    bason: g.ships.bason,
    upriver: g.ships.st_laurent,
    quebec,
    montreal,
    fresh,
    roads: ROAD_MAPS[options] as (typeof ROAD_MAPS)[number],
    quality: 0,
  }
  countOwn(g, board)
  countEnemy(g, board)
  return board
}

/** Which zones have fallen and which militia is left is known to all: those who go home are named. */
function publicFacts(g: State): { fresh: boolean[]; quebec: number; montreal: number } {
  const fresh = [true, true, true, true, true, true, true, true, true, true]
  for (const zone of g.occupied) fresh[AT[zone]] = false
  const facts = FACTS.french[g.rules.edition]
  let quebec = 0
  let montreal = 0
  for (let i = 0; i < facts.length; i++) {
    const { group } = facts[i]!
    if (!group || g.units.french[i]!.at === 'out') continue
    if (group === 'quebec') quebec += 1
    else montreal += 1
  }
  return { fresh, quebec, montreal }
}

function countOwn(g: State, b: Board): void {
  const { viewer, lights } = b
  const cv = b.cv[viewer]
  const blocks = b.blocks[viewer]
  const facts = FACTS[viewer][g.rules.edition]
  const units = g.units[viewer]
  let pool = 0
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    if (unit.at === 'out') continue
    const fact = facts[i]!
    if (unit.at === 'pool') {
      if (!fact.indians) pool += unit.cv
      continue
    }
    const zone = AT[unit.at]
    blocks[zone]! += 1
    if (fact.indians) {
      b.indians = zone
      b.indianCv = unit.cv
      continue
    }
    cv[zone]! += unit.cv
    if (fact.light) lights[zone]! += unit.cv
    b.quality += qualityOf(viewer, fact, unit.cv)
  }
  if (pool > 0) for (let zone = 0; zone < SIZE; zone++) cv[zone]! += pool * PLAN[zone]!
}

/** 4.2 Where those who are not yet placed are thought to go: most of them to the Beauport shore. */
const PLAN: readonly number[] = ZONES.map(
  (zone) =>
    ({ montmorency: 0.2, beauport: 0.25, st_charles: 0.2, abraham: 0.1, sillery: 0.1, cap_rouge: 0.15 })[
      zone as string
    ] ?? 0,
)

/** Which units are the dearer ones: never enough to outweigh a CV. */
function qualityOf(side: Side, { light, regular }: Facts, cv: number): number {
  if (side === 'british') return WEIGHTS.compact * cv * cv + (light ? WEIGHTS.light * cv : 0)
  return regular ? WEIGHTS.regular * cv : 0
}

/** 3.1 What is seen of the enemy: blocks. Their CV is the mean of all that are hidden. */
function countEnemy(g: State, b: Board): void {
  const side = enemyOf(b.viewer)
  const cv = b.cv[side]
  const blocks = b.blocks[side]
  const facts = FACTS[side][g.rules.edition]
  const units = g.units[side]
  // Only then is anybody known.
  const shown = g.battle !== null || g.scouting !== null || (g.revealed && g.orders.french?.kind === 'indian')
  const unknown = zeros()
  let hidden = 0
  let hiddenCv = 0
  let lightCv = 0
  let reals = 0
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    if (unit.at === 'out') continue
    const fact = facts[i]!
    if (fact.indians) b.indianCv = unit.cv
    const zone = unit.at === 'pool' ? -1 : AT[unit.at]
    if (zone >= 0) blocks[zone]! += 1
    if (zone >= 0 && shown && isKnown(g, unit.id, b.viewer)) {
      if (fact.indians) b.indians = zone
      else cv[zone]! += unit.cv
      if (fact.light) b.lights[zone]! += unit.cv
      continue
    }
    hidden += 1
    if (!fact.decoy) reals += 1
    if (!fact.indians) hiddenCv += unit.cv
    if (fact.light) lightCv += unit.cv
    if (zone >= 0) unknown[zone]! += 1
  }
  if (reals === 0) return
  const front = g.battle ? AT[g.battle.zone] : -1
  let left = hiddenCv
  let rest = hidden
  for (let zone = 0; zone < SIZE; zone++) {
    const here = unknown[zone]!
    if (here === 0) continue
    b.lights[zone]! += (lightCv * here) / hidden
    if (!surelyReal(side, zone, front)) continue
    const strong = Math.min(left, (here * hiddenCv * (zone === front ? 1 : WEIGHTS.forward)) / reals)
    cv[zone]! += strong
    left -= strong
    rest -= here
  }
  for (let zone = 0; zone < SIZE; zone++)
    if (unknown[zone]! > 0 && !surelyReal(side, zone, front)) cv[zone]! += (left * unknown[zone]!) / rest
}

/** 7.3.1 In a battle there are no decoys; and the British are apt to leave theirs in camp. */
const surelyReal = (side: Side, zone: number, front: number): boolean =>
  zone === front || (side === 'british' && zone !== CAMP)

export function copyBoard(b: Board): Board {
  const { cv, blocks } = b
  return {
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
