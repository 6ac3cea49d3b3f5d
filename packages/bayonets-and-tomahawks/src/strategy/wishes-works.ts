/** 10.6, 11, 12 Voyages, Marshaling and Construction. */
import type { Option } from '@carillon/kernel'
import { factsAt, linksAt } from '../data/map.ts'
import { BIT, FIXED, some, type UnitFacts, type UnitId, unitOf } from '../data/units.ts'
import { isRoad, stackIn } from '../occupancy.ts'
import { canLeave } from '../rules/10-connections.ts'
import { canSailFrom } from '../rules/10-sail.ts'
import { isTarget } from '../rules/11-marshal.ts'
import { canBuildAt } from '../rules/12-construction.ts'
import { connectionOptionAt, spaceOptionAt, unitOptionAt } from '../rules/options.ts'
import { landingWorth } from './battles.ts'
import { GOALS } from './map.ts'
import { embarked, heavyNearness, isSea } from './prospects.ts'
import { forceAt, guardAt, prizeAt, type Side, standAt, worthOf } from './survey.ts'
import { among, button, otherwise, type Scene, type Wish } from './wishes.ts'

// --- 10.6 --------------------------------------------------------------------------------------------------------

/** All that the Fleets carry, or all but a guard; with a 2x AP also Landings. */
export function voyages(scene: Scene): Wish[] {
  const { g, own, double } = scene
  const wishes: Wish[] = []
  for (let i = 0; i < own.count; i += 1) {
    const n = standAt(own, i)
    if (!canSailFrom(g, own.faction, n)) continue
    const stack = stackIn(g, own.faction, n).filter((unit) => canLeave(g, unit))
    const fleets = stack.filter(({ bit }) => bit === BIT.fleet)
    const others = stack.filter(({ bit }) => bit !== BIT.fleet).sort((a, b) => worthOf(own, b) - worthOf(own, a))
    const half = fleets.slice(0, Math.ceil(others.length / 4))
    for (const units of [[...fleets, ...others], [...half, ...others.slice(0, -1)], fleets])
      for (const landing of double ? [...landings(scene), null] : [null])
        if (units.length > 0) wishes.push(voyage(scene, n, units, units.length === stack.length, landing))
  }
  return wishes
}
function landings({ g, own, enemy }: Scene): number[] {
  const worth = (n: number): number => prizeAt(own, n) / (60 + guardAt(enemy, n))
  const goals = GOALS.filter((n) => isSea(g, own.faction, n))
  return goals.toSorted((a, b) => worth(b) - worth(a)).slice(0, 4)
}
function voyage(
  { g, own, enemy }: Scene,
  n: number,
  units: readonly UnitFacts[],
  all: boolean,
  landing: number | null,
): Wish {
  let [force, guns] = [0, 0]
  for (const unit of units) {
    force += worthOf(own, unit)
    if (unit.bit === BIT.artillery) guns += 1
  }
  const stay = Math.max(embarked(own, n), heavyNearness(own, n))
  const worth =
    landingWorth(g, own, enemy, force, guns, landing !== null) + own.scales.approach * force * (own.overseas - stay)
  const click: Wish['click'] = ({ options }, { action }) => {
    if (action?.kind !== 'sail') return otherwise(options)
    if (action.from === null) return among(options, spaceOptionAt(n))
    if (action.at === null) {
      const choice = landing === null ? button(options, 'done') : button(options, 'land')
      return choice ?? (landing === null ? undefined : (among(options, spaceOptionAt(landing)) ?? options[0]))
    }
    const aboard = all && action.units.length === 0 ? button(options, 'all') : undefined
    return aboard ?? nextOf(options, units) ?? button(options, 'done')
  }
  return { worth, keys: [`sail ${n} ${units.length}`], click }
}
const nextOf = (options: readonly Option[], units: readonly UnitFacts[]): Option | undefined => {
  for (const { n } of units) if (options.includes(unitOptionAt(n))) return unitOptionAt(n)
  return undefined
}

// --- 11 ----------------------------------------------------------------------------------------------------------

/** All neighbours come, or all of one space. */
export function musters({ g, own }: Scene): Wish[] {
  const wishes: Wish[] = []
  for (let i = 0; i < own.count; i += 1) {
    const n = standAt(own, i)
    if (!isTarget(g, own.faction, n)) continue
    const near = linksAt(n).filter((link) => forceAt(own, link.n) > 0)
    const sources = near.map((link) => link.n)
    for (const from of sources.length > 1 ? [sources, ...sources.map((one) => [one])] : [sources]) {
      let worth = 0
      for (const at of from) worth += forceAt(own, at) * (heavyNearness(own, n) - heavyNearness(own, at))
      wishes.push({ worth: worth * own.scales.approach, keys: [`to ${n}`], click: muster(own, n, from) })
    }
  }
  return wishes
}
const muster =
  (own: Side, n: number, sources: readonly number[]): Wish['click'] =>
  ({ options }, g) => {
    const { action } = g
    if (action?.kind !== 'marshal') return otherwise(options)
    if (action.at === null) return among(options, spaceOptionAt(n))
    // #1 The unit activated is any that is there: one that does not move, or the weakest.
    const here = stackIn(g, own.faction, n)
    const callers = here.filter((unit) => options.includes(unitOptionAt(unit.n)))
    const [caller] = callers.toSorted((a, b) => callRank(own, a) - callRank(own, b))
    if (caller) return unitOptionAt(caller.n)
    for (const from of sources) {
      const all = among(options, spaceOptionAt(from))
      if (all) return all
    }
    for (const from of sources) {
      const one = nextOf(options, stackIn(g, own.faction, from))
      if (one) return one
    }
    return button(options, 'done')
  }
const callRank = (own: Side, unit: UnitFacts): number => (some(unit.bit, FIXED) ? 0 : worthOf(own, unit))

// --- 12 ----------------------------------------------------------------------------------------------------------

const FORT_WORKS = ['fort_finish', 'fort_repair', 'fort_start']
/** A Fort, above all where there is something to lose; a Road that brings others nearer to a goal. */
export function works({ g, own, enemy }: Scene): Wish[] {
  const { scales } = own
  const wishes: Wish[] = []
  for (let i = 0; i < own.count; i += 1) {
    const n = standAt(own, i)
    if (!canBuildAt(g, own.faction, n)) continue
    const { victory, value } = factsAt(n)
    const stake = scales.fortwork * (1 + victory + value / 4 + heavyNearness(own, n))
    wishes.push({ worth: stake, keys: ['fort'], click: work(n, null) })
    for (const { n: to, by } of linksAt(n)) {
      if (by.kind !== 'path' || isRoad(g, by) || forceAt(enemy, to) > 0) continue
      const gain = Math.max(0, heavyNearness(own, to) - heavyNearness(own, n)) * forceAt(own, n) * scales.approach
      const road = scales.roadwork + gain / 3 + (g.roadworks.includes(by.id) ? scales.road : 0)
      wishes.push({ worth: road, keys: ['road', `road ${n}`], click: work(n, connectionOptionAt(by.n)) })
    }
  }
  return wishes
}
const work =
  (n: number, road: Option | null): Wish['click'] =>
  ({ options }, { action }) => {
    if (action?.kind !== 'build') return otherwise(options)
    if (action.at === null) return among(options, spaceOptionAt(n))
    if (action.units.length === 0) return weakest(options)
    const done = road ? among(options, road) : button(options, ...FORT_WORKS)
    return done ?? button(options, 'again', 'all', 'done')
  }
function weakest(options: readonly Option[]): Option | undefined {
  const rank = ({ unit }: Option): number => (unitOf(unit as UnitId).type === 'non-metropolitan' ? 0 : 1)
  return options.toSorted((a, b) => rank(a) - rank(b))[0]
}
