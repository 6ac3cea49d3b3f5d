/** What may be won and lost: goals worth trying for, how near they are, what is feared for. By what the survey has counted. */
import { type Faction, factsAt } from '../data/map.ts'
import type { State, StepId } from '../state.ts'
import { AROUND, AROUND_FROM, GOALS, goalAt, numberAt, VICTORIES } from './map.ts'
import { countForces, guardAt, prizeAt, type Side, type Survey, standAt, targetAt } from './survey.ts'

/** Who is where, then what follows from it. */
export function count(g: State, s: Survey): void {
  const { british, french } = s
  countForces(g, s)
  setTargets(g, british, french)
  setTargets(g, french, british)
}

/** 10.6.2 As `isFriendlySea` of the rules, by number of the space. */
export function isSea(g: State, f: Faction, n: number): boolean {
  const { seas } = factsAt(n)
  return f === 'french' || g.openSeas ? seas.length > 0 : seas.includes('atlantic')
}
const BEFORE_PHASES: readonly StepId[] = ['reserve', 'draw', 'choose', 'initiative', 'events']
/** 7.2 #1 Whether what is at sea now lands before the year is over. */
export const landsInTime = (g: State, f: Faction): boolean =>
  g.round < 9 || (g.first !== f && g.active !== f) || BEFORE_PHASES.includes(g.step)

function setTargets(g: State, s: Side, enemy: Side): void {
  const { hard } = s.scales
  const before = s.wanted
  let same = true
  s.wanted = 0
  s.overseas = 0
  for (let goal = 0; goal < GOALS.length; goal += 1) {
    const n = goalAt(goal)
    if (s.holders[n] === s.faction) continue
    const prize = prizeAt(s, n)
    if (prize === 0) continue
    const hope = (prize * hard) / (hard + guardAt(enemy, n))
    if (s.targets[s.wanted] !== goal || s.hopes[s.wanted] !== hope) same = false
    s.targets[s.wanted] = goal
    s.hopes[s.wanted] = hope
    s.wanted += 1
    if (hope > s.overseas && isSea(g, s.faction, n)) s.overseas = hope
  }
  if (!same || s.wanted !== before) s.turn += 1
  s.overseas *= landsInTime(g, s.faction) ? s.scales.overseas : 0
}

/** How near a place is to something worth taking, for Light and for other units; worked out when it is first asked for. */
export const lightNearness = (s: Side, n: number): number =>
  nearness(s, n, s.lightAsked, s.lightNear, s.scales.lightNear)
export const heavyNearness = (s: Side, n: number): number =>
  nearness(s, n, s.heavyAsked, s.heavyNear, s.scales.heavyNear)
function nearness(s: Side, n: number, asked: Float64Array, known: Float64Array, table: Float64Array): number {
  if (asked[n] === s.turn) return numberAt(known, n)
  asked[n] = s.turn
  const found = nearest(s, n, table)
  known[n] = found
  return found
}
function nearest(s: Side, n: number, table: Float64Array): number {
  const row = n * GOALS.length
  let best = 0
  for (let t = 0; t < s.wanted; t += 1) {
    const near = numberAt(s.hopes, t) * numberAt(table, row + targetAt(s, t))
    if (near > best) best = near
  }
  return best
}

/** 10.6 The same for a stack that could go by sea. */
export const embarked = (s: Side, n: number): number => s.scales.embark * s.overseas * numberAt(s.aboard, n)

/** What the places of all units promise. */
export function approach(s: Side): number {
  const [version, turn, overseas] = s.approached
  if (version === s.version && turn === s.turn && overseas === s.overseas) return s.approach
  let sum = s.afloat * s.overseas
  for (let i = 0; i < s.count; i += 1) {
    const n = standAt(s, i)
    const sea = embarked(s, n)
    if (s.light[n] !== 0) sum += numberAt(s.light, n) * Math.max(sea, lightNearness(s, n))
    if (s.heavy[n] !== 0) sum += numberAt(s.heavy, n) * Math.max(sea, heavyNearness(s, n))
  }
  s.approached[0] = s.version
  s.approached[1] = s.turn
  s.approached[2] = s.overseas
  s.approach = sum * s.scales.approach
  return s.approach
}

/** Enemies near a Victory Space, by number of the goal. */
export function threatTo(goal: number, s: Side): number {
  if (s.threatsAsked[goal] === s.version) return numberAt(s.threats, goal)
  const { light, heavy } = s
  const { aroundFade } = s.scales
  let threat = 0
  const end = AROUND_FROM[goal + 1] as number
  for (let i = AROUND_FROM[goal] as number; i < end; i += 1) {
    const from = AROUND[i] as number
    threat += (numberAt(light, from) + numberAt(heavy, from)) * numberAt(aroundFade, i)
  }
  s.threatsAsked[goal] = s.version
  s.threats[goal] = threat
  return threat
}
/** What the side fears for its Victory Spaces: enemies nearby against those who guard them. */
export function danger(s: Side, enemy: Side): number {
  const { guard: safe, vp, danger: fear } = s.scales
  let sum = 0
  for (let goal = 0; goal < VICTORIES; goal += 1) {
    const n = goalAt(goal)
    if (s.holders[n] !== s.faction) continue
    const threat = threatTo(goal, enemy)
    if (threat === 0) continue
    const guard = guardAt(s, n) * safe
    if (threat > guard) sum += (factsAt(n).victory * (threat - guard)) / (threat + guard)
  }
  return sum * vp * fear
}
