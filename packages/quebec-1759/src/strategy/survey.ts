/** What a side knows of the position, counted by zone. */
import { BRITISH_CAMP, ROADS, ZONES } from '../data/map.ts'
import { type Edition, INDIANS, type Side, TURNS, UNITS, unitsOf } from '../data/units.ts'
import { enemyOf, type State } from '../state.ts'
import { isKnown } from '../view.ts'
import { AT, type Board, type ByZone } from './board.ts'
import type { Scales } from './weights.ts'

const SIZE = ZONES.length
const CAMP = AT[BRITISH_CAMP]

/** 1.2 Roads, by which of the two optional ones are there. */
const ROAD_MAPS = [0, 1, 2, 3].map((options) => {
  const open = ROADS.filter((r) => !r.option || (options & (r.option === 'roadSteFoySillery' ? 1 : 2)) > 0)
  return ZONES.map((zone) => open.flatMap(({ between: [a, b] }) => (a === zone ? [AT[b]] : b === zone ? [AT[a]] : [])))
})

/** What counts of a unit here, in the order in which a side's units stand in the state. */
interface Facts {
  /** At full strength. */
  readonly cv: number
  readonly indians: boolean
  readonly light: boolean
  readonly decoy: boolean
  readonly regular: boolean
  readonly group: 'quebec' | 'montreal' | undefined
}
const factsOf = (side: Side, edition: Edition): readonly Facts[] =>
  unitsOf(side, edition).map((id) => {
    const { kind, group, cv } = UNITS[id]
    const light = kind === 'light_infantry' || kind === 'rangers'
    return { cv, indians: id === INDIANS, light, decoy: kind === 'decoy', regular: kind === 'regular', group }
  })
const FACTS = {
  british: { first: factsOf('british', 'first'), second: factsOf('british', 'second') },
  french: { first: factsOf('french', 'first'), second: factsOf('french', 'second') },
} as const

const zeros = (): ByZone => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

/** `ordered`: the viewer's order of this turn is written, or taken to be. */
export function survey(scales: Scales, g: State, viewer: Side, ordered = g.orders[viewer] !== null): Board {
  const options = (g.rules.roadSteFoySillery === 'on' ? 1 : 0) + (g.rules.roadStCharlesSteFoy === 'on' ? 2 : 0)
  const writing = g.step === 'orders' || g.step === 'tide' || g.step === 'deployment'
  const left = Math.max(0, TURNS - g.turn + (writing && !ordered ? 1 : 0))
  const { fresh, quebec, montreal } = publicFacts(g)
  const board: Board = {
    scales,
    viewer,
    left,
    enemyLeft: writing && ordered ? left + 1 : left,
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
    b.quality += qualityOf(b.scales, viewer, fact, unit.cv)
  }
  if (pool > 0) for (let zone = 0; zone < SIZE; zone++) cv[zone]! += pool * b.scales.unplacedAt[zone]!
}

/** Which units are the dearer ones: never enough to outweigh a CV. */
function qualityOf(scales: Scales, side: Side, { light, regular }: Facts, cv: number): number {
  if (side === 'british') return scales.compact * cv * cv + (light ? scales.light * cv : 0)
  return regular ? scales.regular * cv : 0
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
    // 6.4.3 What a raid cost whom is not known.
    if (fact.light) lightCv += fact.cv
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
    const strong = Math.min(left, (here * hiddenCv * (zone === front ? 1 : b.scales.forward)) / reals)
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
