/** Who is where and how strong, counted once an evaluation. The tables are used again by the next one. */
import { type Faction, SPACE, type Space, type SpaceFacts } from '../data/map.ts'
import { UNIT, UNIT_IDS, type UnitId } from '../data/units.ts'
import { controller, isFriendlySea, militiaAt } from '../rules/02-map.ts'
import { type State, sailBox } from '../state.ts'
import { COUNT, FADE, HEAVY_WAYS, LIGHT_WAYS, VICTORY_SPACES, vpsAt } from './map.ts'
import { UNIT_WORTH, WEIGHTS } from './weights.ts'

/** By number of the unit. */
export const WORTH = Float64Array.from(UNIT_IDS, (id) => {
  const { type, rating } = UNIT[id]
  return UNIT_WORTH[type] * (type === 'commander' ? rating : 1)
})
const REDUCED = new Uint8Array(UNIT_IDS.length)
/** Who controls each of VICTORY_SPACES, and the facts of those spaces. */
const HOLDERS: (Faction | null)[] = VICTORY_SPACES.map(() => null)
const VICTORY_FACTS = VICTORY_SPACES.map((id) => SPACE[id])

export interface Side {
  readonly faction: Faction
  /** Strength of Light and of other units, by number of the space. */
  readonly light: Float64Array
  readonly heavy: Float64Array
  /** Numbers of the spaces where it has units; the first `count` are right. */
  readonly stands: Uint8Array
  count: number
  /** Of the Sail Box. */
  afloat: number
  /** All units, wherever they are. */
  material: number
  /** Victory Spaces it has still to take: their numbers, and what each is worth trying for. */
  readonly targets: Uint8Array
  readonly hopes: Float64Array
  wanted: number
  /** What the Sail Box is near to. */
  overseas: number
}
const side = (faction: Faction): Side => ({
  faction,
  light: new Float64Array(COUNT),
  heavy: new Float64Array(COUNT),
  stands: new Uint8Array(COUNT),
  count: 0,
  afloat: 0,
  material: 0,
  targets: new Uint8Array(VICTORY_SPACES.length),
  hopes: new Float64Array(VICTORY_SPACES.length),
  wanted: 0,
  overseas: 0,
})
export type Survey = Readonly<Record<Faction, Side>>
const SURVEY: Survey = { british: side('british'), french: side('french') }

export function survey(g: State): Survey {
  REDUCED.fill(0)
  for (const id of g.reduced) REDUCED[UNIT[id].n] = 1
  for (let v = 0; v < HOLDERS.length; v += 1) HOLDERS[v] = controller(g, VICTORY_SPACES[v] as Space)
  countSide(g, SURVEY.british)
  countSide(g, SURVEY.french)
  setTargets(g, SURVEY.british, SURVEY.french)
  setTargets(g, SURVEY.french, SURVEY.british)
  return SURVEY
}

const strengthOf = (n: number): number => (WORTH[n] as number) * (REDUCED[n] === 1 ? WEIGHTS.reduced : 1)

function countSide(g: State, s: Side): void {
  const map = g.map[s.faction]
  s.light.fill(0)
  s.heavy.fill(0)
  s.count = 0
  s.material = 0
  for (let n = 0; n < COUNT; n += 1) {
    const units = map[n] as readonly UnitId[]
    if (units.length === 0) continue
    s.stands[s.count] = n
    s.count += 1
    for (const id of units) {
      const unit = UNIT[id]
      const strength = strengthOf(unit.n)
      if (unit.shape === 'triangle') s.light[n] = (s.light[n] as number) + strength
      else s.heavy[n] = (s.heavy[n] as number) + strength
      s.material += strength
    }
  }
  s.afloat = 0
  for (const id of g.boxes[sailBox(s.faction)]) s.afloat += strengthOf(UNIT[id].n)
  s.material += s.afloat
  weaken(g, s)
}

/** 13.8, 14.1.1 */
function weaken(g: State, s: Side): void {
  const { rout, oos } = g.markers[s.faction]
  for (const spot of rout) if (spot !== 'sail') scale(s, SPACE[spot].n, WEIGHTS.rout)
  for (const spot of oos) if (spot !== 'sail') scale(s, SPACE[spot].n, WEIGHTS.oos)
}
function scale(s: Side, n: number, by: number): void {
  const lost = (forceAt(s, n) * (1 - by)) / 2
  s.light[n] = (s.light[n] as number) * by
  s.heavy[n] = (s.heavy[n] as number) * by
  s.material -= lost
}

export const forceAt = (s: Side, n: number): number => (s.light[n] as number) + (s.heavy[n] as number)
/** With the Militia that fights for it there. */
export const guardAt = (g: State, s: Side, space: Space): number =>
  forceAt(s, SPACE[space].n) + WEIGHTS.militia * militiaAt(g, s.faction, space)

function setTargets(g: State, s: Side, enemy: Side): void {
  s.wanted = 0
  s.overseas = 0
  for (let v = 0; v < HOLDERS.length; v += 1) {
    if (HOLDERS[v] === s.faction) continue
    const space = VICTORY_SPACES[v] as Space
    const { n } = VICTORY_FACTS[v] as SpaceFacts
    const hope = (vpsAt(g.scenario, space) * WEIGHTS.hard) / (WEIGHTS.hard + guardAt(g, enemy, space))
    s.targets[s.wanted] = n
    s.hopes[s.wanted] = hope
    s.wanted += 1
    if (hope > s.overseas && isFriendlySea(g, s.faction, space)) s.overseas = hope
  }
  s.overseas *= FADE[3] as number
}

/** How near a place is to something worth taking. */
function nearness(s: Side, n: number, ways: Uint8Array): number {
  const row = n * COUNT
  let best = 0
  for (let t = 0; t < s.wanted; t += 1) {
    const near = (s.hopes[t] as number) * (FADE[ways[row + (s.targets[t] as number)] as number] as number)
    if (near > best) best = near
  }
  return best
}
export const lightNearness = (s: Side, n: number): number => nearness(s, n, LIGHT_WAYS)
export const heavyNearness = (s: Side, n: number): number => nearness(s, n, HEAVY_WAYS)

/** What the places of all units promise. */
export function approach(s: Side): number {
  let sum = s.afloat * s.overseas
  for (let i = 0; i < s.count; i += 1) {
    const n = s.stands[i] as number
    if (s.light[n] !== 0) sum += (s.light[n] as number) * lightNearness(s, n)
    if (s.heavy[n] !== 0) sum += (s.heavy[n] as number) * heavyNearness(s, n)
  }
  return sum * WEIGHTS.approach
}

/** What the side fears for its Victory Spaces: enemies nearby against those who guard them. */
export function danger(g: State, s: Side, enemy: Side): number {
  let sum = 0
  for (let v = 0; v < HOLDERS.length; v += 1) {
    if (HOLDERS[v] !== s.faction) continue
    const { n, victory } = VICTORY_FACTS[v] as SpaceFacts
    let threat = 0
    for (let i = 0; i < enemy.count; i += 1) {
      const from = enemy.stands[i] as number
      const way = LIGHT_WAYS[from * COUNT + n] as number
      if (way <= 6) threat += forceAt(enemy, from) * (FADE[way] as number)
    }
    if (threat === 0) continue
    const guard = guardAt(g, s, VICTORY_SPACES[v] as Space) * 1.3
    if (threat > guard) sum += (victory * (threat - guard)) / (threat + guard)
  }
  return sum * WEIGHTS.vp * WEIGHTS.danger
}
