/** 10 Marches: who goes, and where that leads somewhere: to goals, battles with odds, own spaces in danger. */
import { given, type Option } from '@carillon/kernel'
import { type Link, linksAt, spaceAt, spaceOf } from '../data/map.ts'
import { BIT, LIGHTS, some, type UnitFacts } from '../data/units.ts'
import { stackIn } from '../occupancy.ts'
import { kindOf } from '../rules/02-map.ts'
import { isPassable, leads, type March, mayJoin, mpsFor } from '../rules/10-connections.ts'
import { canStart } from '../rules/10-movement.ts'
import { mayHop, partyOf } from '../rules/10-party.ts'
import { spaceOptionAt, unitOptionAt } from '../rules/options.ts'
import type { State } from '../state.ts'
import { attackWorth } from './battles.ts'
import { COUNT, goalAt, numberAt, VICTORIES } from './map.ts'
import { heavyNearness, lightNearness, threatTo } from './prospects.ts'
import { forceAt, guardAt, holderOf, militiaOf, prizeAt, type Side, standAt, worthOf } from './survey.ts'
import { among, button, otherwise, type Scene, type Wish } from './wishes.ts'

interface Group {
  readonly units: readonly UnitFacts[]
  /** The buttons for them, if there are any. */
  readonly by: readonly string[]
  readonly light: number
  readonly heavy: number
  readonly guns: number
}
const PATH_ROOM = 4
const NOBODY: readonly UnitFacts[] = []
const [NONE, ALL, ONLY_LIGHTS, ALL_OR_LIGHTS] = [[], ['all'], ['lights'], ['all', 'lights']]

export function marches(scene: Scene): Wish[] {
  const { g, own, as, double } = scene
  const m: March = { faction: own.faction, as, double, spent: 0, events: [] }
  const fears = fearsOf(own, scene.enemy)
  const wishes: Wish[] = []
  for (let i = 0; i < own.count; i += 1) {
    const n = standAt(own, i)
    if (!canStart(g, m, n)) continue
    for (const group of groupsAt(scene, m, n, numberAt(fears, n))) marchesOf(scene, m, n, group, fears, wishes)
  }
  return wishes
}

/** For each own space how much strength it lacks, in the eyes of the evaluation; less than 0: to spare. Others 0. */
function fearsOf(own: Side, enemy: Side): Float64Array {
  const table = new Float64Array(COUNT)
  for (let goal = 0; goal < VICTORIES; goal += 1) {
    const n = goalAt(goal)
    if (holderOf(own, n) === own.faction) table[n] = threatTo(goal, enemy) - guardAt(own, n) * own.scales.guard
  }
  return table
}

/** All who can go; the Light units; all but a guard; one Light unit. Light units first, Commanders last: so each may join. */
function groupsAt({ g, own, as }: Scene, m: March, n: number, fear: number): Group[] {
  const ready: UnitFacts[] = []
  for (const unit of stackIn(g, own.faction, n))
    if (unit.bit !== BIT.fleet && mayJoin(g, m, NOBODY, unit)) ready.push(unit)
  ready.sort((a, b) => rank(a) - rank(b) || worthOf(own, b) - worthOf(own, a))
  const lights = ready.filter(({ bit }) => some(bit, LIGHTS))
  const others = ready.length - lights.length
  const groups: Group[] = []
  if (as === 'army' && others > 0) {
    groups.push(groupOf(own, ready, ALL))
    const guard = guardOf(own, ready, fear)
    if (guard.length < ready.length) groups.push(groupOf(own, without(ready, guard)))
  }
  if (as === 'indian') for (const unit of lights) groups.push(groupOf(own, [unit]))
  else if (lights.length > 0) {
    // With a Light AP all are the Light units, and a Commander.
    const by = lights.length > PATH_ROOM ? NONE : as === 'light' ? ALL_OR_LIGHTS : ONLY_LIGHTS
    groups.push(groupOf(own, lights.slice(0, PATH_ROOM), by))
    if (lights.length > 1) groups.push(groupOf(own, lights.slice(0, 1)))
  }
  return groups
}
const without = (units: readonly UnitFacts[], others: readonly UnitFacts[]): UnitFacts[] =>
  units.filter((unit) => !others.includes(unit))
const rank = (unit: UnitFacts): number => (some(unit.bit, LIGHTS) ? 0 : leads(unit) ? 2 : 1)
function groupOf(s: Side, units: readonly UnitFacts[], by: Group['by'] = NONE): Group {
  let [light, heavy, guns] = [0, 0, 0]
  for (const unit of units) {
    if (some(unit.bit, LIGHTS)) light += worthOf(s, unit)
    else heavy += worthOf(s, unit)
    if (unit.bit === BIT.artillery) guns += 1
  }
  return { units, by, light, heavy, guns }
}
/** The weakest, as many as it takes to make up for `fear` when all the others go; at least one. */
function guardOf(s: Side, ready: readonly UnitFacts[], fear: number): UnitFacts[] {
  const guard: UnitFacts[] = []
  let need = fear
  for (const unit of ready) if (!leads(unit)) need += worthOf(s, unit) * s.scales.guard
  for (const unit of ready.toSorted((a, b) => worthOf(s, a) - worthOf(s, b))) {
    if (leads(unit)) continue
    if (guard.length > 0 && need <= 0) break
    guard.push(unit)
    need -= worthOf(s, unit) * s.scales.guard
  }
  return guard
}

/** To all places within reach, each by a shortest way; enemies stop a march. */
function marchesOf(scene: Scene, m: March, from: number, group: Group, fears: Float64Array, wishes: Wish[]): void {
  const { g, own, enemy } = scene
  const { units } = group
  const slow = group.heavy > 0
  const steps = mpsFor(m, given(slow ? units.at(-1) : units[0], 'unit'))
  const party = partyOf(m, units)
  const who = `${from}-${units.length}-${given(units[0], 'unit').n}`
  const before = new Map<number, number>([[from, -1]])
  let edge = [from]
  for (let step = 0; step < steps; step += 1) {
    const next: number[] = []
    for (const at of edge)
      for (const link of linksAt(at)) {
        const { n } = link
        if (before.has(n)) continue
        if (at === from ? !mayHop(g, m, party, from, link) : !isWay(g, own, slow, link)) continue
        before.set(n, at)
        if (!isMet(g, enemy, n)) next.push(n)
        const worth = marchWorth(scene, from, n, group, fears)
        wishes.push({ worth, keys: [who, `to ${n}`], click: clicker(from, group, before, n) })
      }
    edge = next
  }
}
const isWay = (g: State, s: Side, slow: boolean, { n, by }: Link): boolean =>
  isPassable(g, s.faction, n, by) && (!slow || kindOf(g, by) !== 'path')
const isMet = (g: State, enemy: Side, n: number): boolean =>
  forceAt(enemy, n) > 0 || (militiaOf(enemy, n) > 0 && !g.captured.includes(spaceAt(n)))
function marchWorth({ g, own, enemy }: Scene, from: number, to: number, group: Group, fears: Float64Array): number {
  const { scales } = own
  const { light, heavy, guns } = group
  let worth = light * (lightNearness(own, to) - lightNearness(own, from))
  if (heavy > 0) worth += heavy * (heavyNearness(own, to) - heavyNearness(own, from))
  worth *= scales.approach
  if (isMet(g, enemy, to)) worth += attackWorth(g, own, enemy, to, light + heavy, guns)
  else if (holderOf(own, to) === enemy.faction) worth += prizeAt(own, to) * scales.vp + scales.control
  const force = (light + heavy) * scales.guard
  const eased = Math.min(force, Math.max(0, numberAt(fears, to)))
  const lost = Math.max(0, numberAt(fears, from) + force) - Math.max(0, numberAt(fears, from))
  const isGoal = fears[from] !== 0
  return worth + scales.vp * scales.danger * ((eased - (isGoal ? lost : 0)) / (force + 60))
}

/** First from where, then who, then one space after the other; where a way is barred the march ends. */
function clicker(from: number, { units, by }: Group, before: ReadonlyMap<number, number>, to: number): Wish['click'] {
  return ({ options }, g) => {
    const a = g.action
    if (a?.kind !== 'move') return otherwise(options)
    if (a.at === null) return among(options, spaceOptionAt(from))
    const at = spaceOf(a.at).n
    if (a.spent === 0) {
      const found = a.units.length === 0 ? button(options, ...by) : undefined
      const joins = found ?? nextOf(options, units)
      if (joins) return joins
    }
    const on = among(options, spaceOptionAt(stepTo(before, at, to)))
    return on ?? (a.spent > 0 ? button(options, 'done') : undefined)
  }
}
const nextOf = (options: readonly Option[], units: readonly UnitFacts[]): Option | undefined => {
  for (const { n } of units) if (options.includes(unitOptionAt(n))) return unitOptionAt(n)
  return undefined
}
/** The next space on the way there; where one stands if it does not lead on from here. */
function stepTo(before: ReadonlyMap<number, number>, at: number, to: number): number {
  let n = to
  while (n >= 0 && before.get(n) !== at) n = given(before.get(n), 'space before')
  return n < 0 ? at : n
}
