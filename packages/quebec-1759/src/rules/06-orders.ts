/** 6.1, 6.3 to 6.7, 6.9 Writing one order a turn, click by click. R-10 Nothing is offered that could not be finished. */
import { choose, given, type Message, type Option, type Play, reveal, together } from '@carillon/kernel'
import { type River, ZONE_FACTS, ZONES, type Zone } from '../data/map.ts'
import { INDIANS, type Side, UNITS, type UnitId, UPRIVER_LIMIT } from '../data/units.ts'
import { say, spaceName, wayName } from '../messages.ts'
import {
  acrossWater,
  adjacent,
  boats,
  census,
  enemyOf,
  type Group,
  hasUnits,
  indians,
  indiansOf,
  isReal,
  type Order,
  type State,
  type Unit,
  unitOf,
  unitsAt,
  type Way,
  zoneOf,
} from '../state.ts'
import { BUTTON, INDIAN, MARCH, NAVAL, type NavalOption, type OrderOption, TO, type ToOption, UNIT } from './options.ts'

/** 6.9.1 Both write in secret; or one writes, and only then the other, who does not see it. */
export function* orders(g: State): Play {
  const [british, french] = [() => writeOrder(g, 'british'), () => writeOrder(g, 'french')]
  if (g.rules.orders === 'simultaneous') yield* together('6.9.1', { british, french })
  else {
    const writer: Side = g.rules.orders === 'british_write' ? 'british' : 'french'
    const side = g.orders[writer] ? enemyOf(writer) : writer
    yield* together<Side, void>('6.9.1', side === 'british' ? { british } : { french })
    // The written order is put down: the step comes again for the other side.
    if (side === writer) return
  }
  g.revealed = true
  yield* reveal()
  g.step = 'movement'
}

/** A march being written, with the pieces not yet in a group. */
export interface Draft extends Load {
  readonly side: Side
  readonly from: Zone
  readonly groups: Group[]
  rest: Unit[]
}
/**
 * Who is not yet in a group, and the boat places left. 6.4.7, R-7, R-33 The Indians march only with other units: they
 * lead no group.
 */
interface Load {
  leads: number
  indians: number
  decoys: number
  boats: number
}
type Sort = 'lead' | 'indians' | 'decoy'
export const sortOf = (unit: Unit): Sort => (unit.id === INDIANS ? 'indians' : isReal(unit) ? 'lead' : 'decoy')

/** 6.1.1 Pass, a march, a naval order (British) or an Indian order (French). */
export function* writeOrder(g: State, side: Side): Play {
  const prompt = say('prompt.order', { turn: g.turn })
  const options: Option[] = [BUTTON.pass]
  addMarches(g, side, options)
  if (side === 'british') addNavalOrders(g, options)
  else addIndianOrders(g, options)
  const picked = yield* choose(side, '6.1.1', prompt, options)
  g.orders[side] = yield* finishOrder(g, side, picked)
}

function* finishOrder(g: State, side: Side, picked: Option): Play<Order> {
  switch (picked.do) {
    case 'naval': {
      const { space, count } = picked as NavalOption
      return { kind: 'naval', to: space, ships: count }
    }
    case 'indian':
      return { kind: 'indian', from: zoneOf(indiansOf(g)), to: (picked as OrderOption).space }
    case 'march': {
      const from = (picked as OrderOption).space
      const order = { kind: 'march', from, groups: [] as Group[] } as const
      g.orders[side] = order
      yield* writeMarch(g, draftOf(g, side, from, order.groups))
      return order
    }
    default:
      return { kind: 'pass' }
  }
}

/** 6.3.1 One or two ships upriver, or any number downriver. 6.2.1 None in a contrary tide. */
function addNavalOrders(g: State, options: Option[]): void {
  if (g.contraryTide) return
  const up: River = 'st_laurent'
  for (let n = 1; n <= Math.min(UPRIVER_LIMIT, g.ships.bason); n++) options.push(given(NAVAL[up][n], 'option'))
  for (let n = 1; n <= g.ships.st_laurent; n++) options.push(given(NAVAL.bason[n], 'option'))
}

/** 6.4.1 To any other zone. 6.4.8 Not if only decoys would stay. */
function addIndianOrders(g: State, options: Option[]): void {
  const unit = indians(g)
  if (!unit) return
  const here = unitsAt(g, 'french', unit.at)
  if (here.length > 1 && !here.some((u) => u !== unit && isReal(u))) return
  for (const zone of ZONES) if (zone !== unit.at) options.push(INDIAN[zone])
}

function addMarches(g: State, side: Side, options: Option[]): void {
  const zones = census(g, side)
  const camp = side === 'french' ? indians(g)?.at : undefined
  for (let n = 0; n < ZONES.length; n++) {
    const zone = ZONES[n] as Zone
    const reals = zones.reals[n] as number
    const scouts = camp === zone ? 1 : 0
    const load = {
      leads: reals - scouts,
      indians: scouts,
      decoys: (zones.pieces[n] as number) - reals,
      boats: boatsAt(g, side, zone),
    }
    if (canSetOut(g, zone, load)) options.push(MARCH[zone])
  }
}
/** By road all may go; by boat the first unit must leave no decoys alone. */
export const canSetOut = (g: State, zone: Zone, load: Load): boolean =>
  load.leads > 0 && (adjacent(g, zone).length > 0 || canFinish(load, 'boat', true, 'lead', false))

/** 6.6, 6.2.1 Boat places for a march out of the zone. */
function boatsAt(g: State, side: Side, zone: Zone): number {
  const { shore } = ZONE_FACTS[zone]
  return shore && !g.contraryTide ? boats(g, side, shore) : 0
}

/** Whoever is in one of the groups already does not count among the rest. */
export function draftOf(g: State, side: Side, from: Zone, groups: Group[]): Draft {
  const rest = unitsAt(g, side, from)
  const draft: Draft = { side, from, groups, rest, leads: 0, indians: 0, decoys: 0, boats: boatsAt(g, side, from) }
  for (const unit of rest) count(draft, unit, 1)
  for (const group of groups) for (const id of group.units) takeOff(draft, group, unitOf(g, id))
  return draft
}

function count(load: Load, unit: Unit, by: 1 | -1): Sort {
  const sort = sortOf(unit)
  if (sort === 'lead') load.leads += by
  else if (sort === 'decoy') load.decoys += by
  else load.indians += by
  return sort
}

/** 6.1.3 Group after group: a destination, then its pieces; a new destination closes the group before. */
function* writeMarch(g: State, draft: Draft): Play {
  const { side, from, groups } = draft
  let group: Group | undefined
  /** The group has a unit that decoys and Indians may go with (6.4.7, 6.7.1). */
  let led = false
  let prompt: Message = say('prompt.march.to', { from: spaceName(from) })
  for (;;) {
    const closed = !group || (led && !leavesDecoys(draft))
    const next: Option[] = []
    if (group) {
      addCandidates(g, draft, group, led, next)
      if (next.length > 1 && mayTakeAll(draft, group, next.length)) next.push(BUTTON.all)
    }
    if (closed) addDestinations(g, draft, next)
    if (group && closed) next.push(BUTTON.done)
    const picked = yield* choose(side, '6.1.3', prompt, next)
    if (picked === BUTTON.done) return
    if ('unit' in picked) led = take(draft, given(group, 'group'), unitOf(g, picked.unit as UnitId)) || led
    else if (picked === BUTTON.all)
      for (const unit of draft.rest.slice()) led = take(draft, given(group, 'group'), unit) || led
    else {
      const { space, way } = picked as ToOption
      group = { to: space, way, units: [] }
      led = false
      groups.push(group)
      prompt = say('prompt.march.units', { from: spaceName(from), to: spaceName(space), way: wayName(way) })
    }
  }
}

/** 6.7.1 Those who stay are decoys alone. */
export const leavesDecoys = ({ leads, indians, decoys }: Load): boolean => leads + indians === 0 && decoys > 0

/** Says whether it leads the group. */
function take(draft: Draft, group: Group, unit: Unit): boolean {
  group.units.push(unit.id)
  return takeOff(draft, group, unit) === 'lead'
}
function takeOff(draft: Draft, group: Group, unit: Unit): Sort {
  if (group.way === 'boat') draft.boats -= 1
  draft.rest.splice(draft.rest.indexOf(unit), 1)
  return count(draft, unit, -1)
}

/** 6.5, 6.6, R-31 Where another group may go. 6.1.4 A destination is reached by one means only. */
export function addDestinations(g: State, draft: Draft, found: Option[]): void {
  const { from, groups, side } = draft
  if (draft.leads === 0) return
  const free = (zone: Zone) => !groups.some((x) => x.to === zone)
  const only = onlyWay(g, groups)
  if (only !== 'boat') {
    for (const zone of adjacent(g, from)) if (free(zone)) found.push(TO.road[zone])
    if (g.rules.edition === 'second' && draft.rest.some(isLeader) && canFinish(draft, 'road', true, 'lead', true))
      for (const zone of twoRoads(g, from, side)) if (free(zone)) found.push(TO.road[zone])
  }
  if (only !== 'road' && mayLand(g, groups) && canFinish(draft, 'boat', true, 'lead', false))
    for (const zone of acrossWater(from)) if (free(zone)) found.push(TO.boat[zone])
}

/** 6.1.4, 11.2, R-4 The means of the whole march, where they may not be mixed. */
export const onlyWay = (g: State, groups: readonly Group[]): Way | undefined =>
  g.rules.marchMeans === 'exclusive' ? groups[0]?.way : undefined
/** 6.6.4, 11.2, R-8 Another group may land. */
export const mayLand = (g: State, groups: readonly Group[]): boolean =>
  g.rules.landingSplit === 'on' || !groups.some((x) => x.way === 'boat')

/** Who may still join the group. 11.1.1 Two zones far only a leader. */
function addCandidates(g: State, draft: Draft, group: Group, led: boolean, found: Option[]): void {
  const far = isFar(g, draft, group)
  const may: Record<Sort, boolean> = {
    lead: canFinish(draft, group.way, led, 'lead', far),
    indians: canFinish(draft, group.way, led, 'indians', far),
    decoy: canFinish(draft, group.way, led, 'decoy', far),
  }
  for (const unit of draft.rest) if (may[sortOf(unit)] && (!far || isLeader(unit))) found.push(UNIT[unit.id])
}

/**
 * 6.7.1 Whether, with one more of that sort in it, the group can still be completed: a unit goes with it, and a real one
 * stays with the decoys that stay, unless they all find a place in the group.
 */
export function canFinish(load: Load, way: Way, led: boolean, sort: Sort, far: boolean): boolean {
  const places = way === 'boat' ? load.boats - 1 : Number.POSITIVE_INFINITY
  const leads = load.leads - (sort === 'lead' ? 1 : 0)
  const scouts = load.indians - (sort === 'indians' ? 1 : 0)
  const decoys = load.decoys - (sort === 'decoy' ? 1 : 0)
  const missing = led || sort === 'lead' ? 0 : 1
  if (places < 0 || leads < 0 || scouts < 0 || decoys < 0 || missing > leads || missing > places) return false
  return leads - missing + scouts >= 1 || decoys === 0 || (!far && missing + decoys <= places)
}

const mayTakeAll = (draft: Draft, group: Group, mates: number): boolean =>
  mates === draft.rest.length && (group.way === 'road' || mates <= draft.boats)

export const isFar = (g: State, { from }: Draft, { to, way }: Group): boolean =>
  way === 'road' && !adjacent(g, from).includes(to)
export const isLeader = (unit: Unit): boolean => UNITS[unit.id].kind === 'leader'

/** 11.1.1, R-41 A leader may go two zones by road, through a zone without enemies. */
export function twoRoads(g: State, from: Zone, side: Side): readonly Zone[] {
  const near = adjacent(g, from)
  const through = near.filter((zone) => !hasUnits(g, enemyOf(side), zone))
  const far = new Set(through.flatMap((zone) => adjacent(g, zone)))
  return [...far].filter((zone) => zone !== from && !near.includes(zone))
}
