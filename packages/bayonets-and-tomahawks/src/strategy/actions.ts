/** 7.2 What an action that has been begun promises to the faction that performs it. */
import { given } from '@carillon/kernel'
import { FACTS_AT, type Faction, type Space, type SpaceFacts, spaceAt, spaceOf } from '../data/map.ts'
import { type UnitId, unitOf } from '../data/units.ts'
import { mpsOf } from '../rules/10-connections.ts'
import { type Action, enemyOf, has, type State, unitsAt } from '../state.ts'
import { attackWorth, landingWorth } from './battles.ts'
import { lightWay, NEIGHBOURS, numberAt } from './map.ts'
import { embarked, heavyNearness, lightNearness } from './prospects.ts'
import { worthAt } from './scales.ts'
import { forceAt, holderOf, militiaOf, prizeAt, type Side, type Survey, standAt } from './survey.ts'

export function actionWorth(g: State, a: Action, s: Survey): number {
  const promise = promiseOf(g, a, s[a.faction], s[enemyOf(a.faction)])
  return Math.max(0, promise) - s.scales.click
}
function promiseOf(g: State, a: Action, s: Side, enemy: Side): number {
  switch (a.kind) {
    case 'raid':
      return raidPromise(g, a, s, enemy)
    case 'move':
      return movePromise(g, a, s, enemy)
    case 'sail':
      return sailPromise(g, a, s, enemy)
    case 'marshal':
      return s.scales.marshal
    case 'build':
      return s.scales.build
  }
}

// --- movement ----------------------------------------------------------------------------------------------------

function movePromise(g: State, a: Action, s: Side, enemy: Side): number {
  if (a.at !== null) {
    const best = bestHop(g, a, s, enemy, a.at, a.units.length > 0 ? a.units : null)
    return (a.spent === 0 ? s.scales.promise : s.scales.promiseOn) * best
  }
  let best = 0
  for (let i = 0; i < s.count; i += 1) {
    const found = bestHop(g, a, s, enemy, spaceAt(standAt(s, i)), null)
    if (found > best) best = found
  }
  return s.scales.promiseLater * best
}

/** The best neighbour for these units, or for all that could go. */
function bestHop(g: State, a: Action, s: Side, enemy: Side, at: Space, units: readonly UnitId[] | null): number {
  const { scales } = s
  const lightOnly = a.as === 'light' || a.as === 'indian'
  let [light, heavy, guns] = [0, 0, 0]
  for (const id of units ?? unitsAt(g, s.faction, at)) {
    const { n, shape, type } = unitOf(id)
    if (mpsOf(a, id) <= a.spent) continue
    if (!units && (g.spent.includes(id) || type === 'fort' || type === 'bastion' || type === 'fleet')) continue
    if (a.as === 'indian' && type !== 'indian') continue
    if (shape === 'triangle') light += worthAt(scales, n)
    else if (!lightOnly) {
      heavy += worthAt(scales, n)
      if (type === 'artillery') guns += 1
    }
  }
  if (light + heavy === 0) return 0
  const from = spaceOf(at).n
  const [lightHere, heavyHere] = [lightNearness(s, from), heavy > 0 ? heavyNearness(s, from) : 0]
  let best = 0
  for (const { to, path } of NEIGHBOURS[from] as (typeof NEIGHBOURS)[number]) {
    const going = path === null || g.roads.includes(path) ? heavy : 0
    if (light + going === 0) continue
    const found = hopWorth(g, s, enemy, to, light, going, going > 0 ? guns : 0, lightHere, heavyHere)
    if (found > best) best = found
  }
  return best
}
function hopWorth(
  g: State,
  s: Side,
  enemy: Side,
  to: number,
  light: number,
  heavy: number,
  guns: number,
  lightHere: number,
  heavyHere: number,
): number {
  let worth = light * (lightNearness(s, to) - lightHere)
  if (heavy > 0) worth += heavy * (heavyNearness(s, to) - heavyHere)
  worth *= s.scales.approach
  if (forceAt(enemy, to) > 0 || (militiaOf(enemy, to) > 0 && !g.captured.includes(spaceAt(to))))
    return worth + attackWorth(g, s, enemy, to, light + heavy, guns)
  if (holderOf(s, to) === enemy.faction) worth += prizeAt(s, to) * s.scales.vp + s.scales.control
  return worth
}

/** 10.6 The units picked, or the best stack with Fleets as far as these carry it. */
function sailPromise(g: State, a: Action, s: Side, enemy: Side): number {
  if (a.at !== null && a.units.length > 0) return s.scales.promise * voyageWorth(g, a, s, enemy, a.at, a.units)
  let best = 0
  for (let i = 0; i < s.count; i += 1) {
    const space = spaceAt(standAt(s, i))
    if (a.at !== null && a.at !== space) continue
    if (!has(g, s.faction, space, 'fleet')) continue
    const found = voyageWorth(g, a, s, enemy, space, unitsAt(g, s.faction, space))
    if (found > best) best = found
  }
  return s.scales.promiseLater * best
}
function voyageWorth(g: State, a: Action, s: Side, enemy: Side, from: Space, units: readonly UnitId[]): number {
  if (g.battles.includes(from)) return 0
  const { scales } = s
  let [fleets, others, force, guns] = [0, 0, 0, 0]
  for (const id of units) {
    const { n, type } = unitOf(id)
    if (type === 'fort' || type === 'bastion') continue
    if (type === 'fleet') fleets += 1
    else others += 1
    if (type === 'artillery') guns += 1
    force += worthAt(scales, n)
  }
  if (others > 4 * fleets) force *= (5 * fleets) / (fleets + others)
  const { n } = spaceOf(from)
  const stay = Math.max(embarked(s, n), heavyNearness(s, n))
  return landingWorth(g, s, enemy, force, guns, a.double) + s.scales.approach * force * (s.overseas - stay)
}

// --- raids -------------------------------------------------------------------------------------------------------

/** 9.0 Raided by either side this year. */
const isRaided = (g: State, space: Space): boolean =>
  g.raided.british.includes(space) || g.raided.french.includes(space)
const targetsIn = (home: Faction): readonly SpaceFacts[] =>
  FACTS_AT.filter((facts) => facts.home === home && facts.value > 0)
const BRITISH_TARGETS = targetsIn('british')
const FRENCH_TARGETS = targetsIn('french')

/** 9.2, 9.3 Four faces of six. */
const SUCCESS = 4 / 6
function raidPromise(g: State, a: Action, s: Side, enemy: Side): number {
  const [raider] = a.units
  if (raider && a.target) return raidWorth(g, enemy, spaceOf(a.target), raider, a.at === a.target)
  if (raider) return s.scales.promise * bestRaid(g, a, enemy, given(a.from, 'space to set out from'), raider)
  let best = 0
  for (let i = 0; i < s.count; i += 1) {
    const n = standAt(s, i)
    if (s.light[n] === 0) continue
    const space = spaceAt(n)
    for (const id of unitsAt(g, s.faction, space)) {
      if (unitOf(id).shape !== 'triangle' || g.spent.includes(id)) continue
      const found = bestRaid(g, a, enemy, space, id)
      if (found > best) best = found
    }
  }
  return s.scales.promiseLater * best
}
function bestRaid(g: State, a: Action, enemy: Side, from: Space, raider: UnitId): number {
  const reach = a.double ? 12 : 6
  const { n: at } = spaceOf(from)
  let best = 0
  for (const target of enemy.faction === 'british' ? BRITISH_TARGETS : FRENCH_TARGETS) {
    const { n } = target
    if (lightWay(at, n) > reach || isRaided(g, spaceAt(n))) continue
    const found = raidWorth(g, enemy, target, raider, false)
    if (found > best) best = found
  }
  return best
}
/** Raid Points against the loss of an Indian raider, who goes home. */
export function raidWorth(g: State, enemy: Side, { n, value }: SpaceFacts, id: UnitId, arrived: boolean): number {
  const caught = arrived ? 0 : numberAt(enemy.light, n) > 0 ? 4 / 6 : numberAt(enemy.heavy, n) > 0 ? 2 / 6 : 0
  const { raidPoint, raider, lostIndian } = enemy.scales
  const points = Math.max(1, value) * raidPoint
  const price = unitOf(id).type === 'indian' ? raider * (1 - lostIndian) : 0
  return SUCCESS * (1 - caught) * (points - price) * (g.round === 9 ? 1.1 : 1)
}
