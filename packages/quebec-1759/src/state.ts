/** The position: plain data. Small questions about it that every chapter asks. */
import { type State as Base, given, type Outcome } from '@carillon/kernel'
import { type River, ROADS, ZONE_FACTS, ZONES, type Zone } from './data/map.ts'
import type { Rules } from './data/switches.ts'
import { type Column, INDIANS, SHIPS, SIDES, type Side, UNITS, type UnitId } from './data/units.ts'

export type StepId =
  | 'deployment'
  | 'tide'
  | 'orders'
  | 'movement'
  | 'contact'
  | 'raid'
  | 'answer'
  | 'scout'
  | 'withdraw'
  | 'battles'
  | 'array'
  | 'stand'
  | 'reserve'
  | 'fire'
  | 'rout'
  | 'depart'
  | 'aftermath'
  | 'cap_rouge'
  | 'turn_end'
  | 'end'

/** A zone, not yet placed, or out of the game. */
export type Place = Zone | 'pool' | 'out'
/** Never changed in place (see `moveTo`, `setCv`), so that copies of a position share their units. */
export interface Unit {
  readonly id: UnitId
  readonly at: Place
  /** 2.2 Current CV; 0 for a decoy. */
  readonly cv: number
}
export type Way = 'road' | 'boat'
export interface Group {
  readonly to: Zone
  readonly way: Way
  readonly units: UnitId[]
}
/** 6.1.1 One order a turn. */
export type Order =
  | { readonly kind: 'pass' }
  | { readonly kind: 'naval'; readonly to: River; readonly ships: number }
  | { readonly kind: 'indian'; readonly from: Zone; readonly to: Zone }
  | { readonly kind: 'march'; readonly from: Zone; readonly groups: Group[] }

/** 7.2 Where a battle is to be fought, and how the attacker came. */
export interface Site {
  readonly zone: Zone
  readonly attacker: Side
  readonly from: Zone
  readonly way: Way
}
export type Line = Record<Column | 'reserve', UnitId[]>
export interface Battle extends Site {
  /**
   * 7.5, R-14 Undecided until decoys and Indians are gone, then the same to the end; a skirmish is fought in the
   * centre.
   */
  kind: 'columns' | 'skirmish' | null
  /** 7.6 Battle turn, and the side on step. */
  round: number
  acting: Side
  lines: Record<Side, Line>
  /** Sides that have deployed: their columns are face up. */
  arrayed: Side[]
  /** Sides whose reserve has been shown (3.2). */
  shown: Side[]
  /** Units that have still to fire in this step. */
  toFire: UnitId[]
  /** The rest fires without being asked one by one. */
  volley: boolean
  /** 7.9.1 The side whose column is gone. */
  routed: Side | null
  /** 7.8 Who is leaving, and where to. */
  leaving: {
    readonly side: Side
    readonly to: Zone
    readonly way: Way
    /** 7.8.9 Nobody is to be left behind for want of a boat any more: the fire comes next. */
    readonly boarded: boolean
  } | null
}
/** 6.4.6 The British blocks as dealt out for scouting, and those turned over. */
export interface Scouting {
  readonly zone: Zone
  readonly dealt: (UnitId | null)[]
  readonly seen: UnitId[]
}

export interface State extends Base {
  step: StepId
  readonly rules: Rules
  turn: number
  /** 6.2.1 A roll of 1: neither ships nor boats go this turn. */
  contraryTide: boolean
  ships: Record<River, number>
  units: Record<Side, Unit[]>
  /** 6.8 Zones the British have occupied, Ile d'Orleans included. */
  occupied: Zone[]
  orders: Record<Side, Order | null>
  /** 6.9.1 The orders of both sides are on the table. */
  revealed: boolean
  /** Units that came by boat this turn (7.7.4). */
  landed: UnitId[]
  battles: Site[]
  battle: Battle | null
  scouting: Scouting | null
  outcome: Outcome | null
}

export const enemyOf = (side: Side): Side => (side === 'british' ? 'french' : 'british')
/** 2.5 In the game only decoys have no CV. */
export const isReal = (unit: Unit): boolean => unit.cv > 0
export const isDecoy = (id: UnitId): boolean => UNITS[id].kind === 'decoy'
export const defenderOf = (site: Site): Side => enemyOf(site.attacker)

export function unitOf(g: State, id: UnitId): Unit {
  const { side, place } = UNITS[id]
  const unit = g.units[side][place]
  if (unit?.id === id) return unit
  throw new Error(`${id} is not in this edition`)
}

export const moveTo = (g: State, id: UnitId, at: Place): void => replace(g, id, at, unitOf(g, id).cv)
export const setCv = (g: State, id: UnitId, cv: number): void => replace(g, id, unitOf(g, id).at, cv)
function replace(g: State, id: UnitId, at: Place, cv: number): void {
  const { side, place } = UNITS[id]
  g.units[side][place] = { id, at, cv }
}

export function unitsAt(g: State, side: Side, zone: Place): Unit[] {
  const found: Unit[] = []
  for (const unit of g.units[side]) if (unit.at === zone) found.push(unit)
  return found
}

export function hasUnits(g: State, side: Side, zone: Zone): boolean {
  for (const unit of g.units[side]) if (unit.at === zone) return true
  return false
}

/** How many pieces, and how many real units, a side has in each zone; by `zoneNumber`, in the order of ZONES. */
export interface Census {
  readonly pieces: readonly number[]
  readonly reals: readonly number[]
}
const NUMBERS: ReadonlyMap<Place, number> = new Map(ZONES.map((zone, n) => [zone, n]))
export const zoneNumber = (zone: Zone): number => NUMBERS.get(zone) as number
const NOBODY: readonly number[] = ZONES.map(() => 0)
export function census(g: State, side: Side): Census {
  const pieces = NOBODY.slice()
  const reals = NOBODY.slice()
  for (const { at, cv } of g.units[side]) {
    const zone = NUMBERS.get(at)
    if (zone === undefined) continue
    pieces[zone] = (pieces[zone] as number) + 1
    if (cv > 0) reals[zone] = (reals[zone] as number) + 1
  }
  return { pieces, reals }
}

/** 1.6, R-1 Real units of that side, and nobody of the other. */
export function occupies(g: State, side: Side, zone: Zone): boolean {
  return !hasUnits(g, enemyOf(side), zone) && g.units[side].some((u) => u.at === zone && isReal(u))
}

/** Total CV in the game; that of the Indians is left out on request (10.2). */
export function totalCv(g: State, side: Side, withIndians = true): number {
  let sum = 0
  for (const unit of g.units[side]) if (unit.at !== 'out' && (withIndians || unit.id !== INDIANS)) sum += unit.cv
  return sum
}

/** The Indians while they are in the game. */
export function indians(g: State): Unit | undefined {
  const unit = unitOf(g, INDIANS)
  return unit.at === 'out' ? undefined : unit
}
/** The same where the rules have made sure of them. */
export const indiansOf = (g: State): Unit => given(indians(g), 'Indians')
/** The zone of a unit that is on the map. */
export function zoneOf({ id, at }: Unit): Zone {
  if (at === 'pool' || at === 'out') throw new Error(`${id} is not on the map`)
  return at
}

/** 6.6 Boat places of a side in a river area. */
export function boats(g: Pick<State, 'ships'>, side: Side, river: River): number {
  if (side === 'british') return g.ships[river]
  return river === 'st_laurent' ? SHIPS - g.ships.st_laurent : 0
}

type Neighbours = Readonly<Record<Zone, readonly Zone[]>>
type OnOff = Rules['roadSteFoySillery']
const roadMap = (roadSteFoySillery: OnOff, roadStCharlesSteFoy: OnOff): Neighbours => {
  const rules = { roadSteFoySillery, roadStCharlesSteFoy }
  const open = ROADS.filter((r) => !r.option || rules[r.option] === 'on')
  const list = (zone: Zone) =>
    open.flatMap((r) => (r.between.includes(zone) ? r.between.filter((z) => z !== zone) : []))
  return Object.fromEntries(ZONES.map((z) => [z, list(z)])) as unknown as Neighbours
}
/** The four maps that the options make. */
const ROAD_MAPS: Readonly<Record<OnOff, Readonly<Record<OnOff, Neighbours>>>> = {
  off: { off: roadMap('off', 'off'), on: roadMap('off', 'on') },
  on: { off: roadMap('on', 'off'), on: roadMap('on', 'on') },
}
/** 1.2 Adjacent zones, with the roads of the options. */
export const adjacent = (g: Pick<State, 'rules'>, zone: Zone): readonly Zone[] =>
  ROAD_MAPS[g.rules.roadSteFoySillery][g.rules.roadStCharlesSteFoy][zone]

/** 1.2 The road over the St. Charles river. */
export const isFord = (a: Zone, b: Zone): boolean =>
  (a === 'st_charles' && b === 'abraham') || (a === 'abraham' && b === 'st_charles')
/**
 * 1.2, R-41 Whether the way by road goes over the St. Charles river; a leader's two zones (11.1.1) if there is no other
 * way.
 */
export function crossesRiver(g: Pick<State, 'rules'>, from: Zone, to: Zone): boolean {
  const near = adjacent(g, from)
  if (near.includes(to)) return isFord(from, to)
  const through = adjacent(g, to).filter((zone) => near.includes(zone))
  return through.length > 0 && through.every((zone) => isFord(from, zone) || isFord(zone, to))
}

/** The other shore zones of its river area (6.6). */
const SHORES = Object.fromEntries(
  ZONES.map((zone) => {
    const { shore } = ZONE_FACTS[zone]
    return [zone, ZONES.filter((z) => z !== zone && shore !== null && ZONE_FACTS[z].shore === shore)]
  }),
) as unknown as Neighbours
export const acrossWater = (zone: Zone): readonly Zone[] => SHORES[zone]

/** A battle is still to be fought or being fought there. */
export const isBattleZone = (g: State, zone: Zone): boolean =>
  g.battle?.zone === zone || g.battles.some((b) => b.zone === zone)

/** 3.2, 7.5.6 Whether the unit lies face up in a battle: in a column, or in a reserve that was shown. */
export function isFaceUp(g: State, id: UnitId): boolean {
  const { side } = UNITS[id]
  const { battle } = g
  if (!battle?.arrayed.includes(side)) return false
  const line = battle.lines[side]
  if (line.left.includes(id) || line.centre.includes(id) || line.right.includes(id)) return true
  return battle.shown.includes(side) && line.reserve.includes(id)
}

/** Fields stand in the order in which the rules write them, so that a copy is the same text. */
export function copyState(g: State): State {
  return {
    step: g.step,
    log: g.log.slice(),
    rules: g.rules,
    turn: g.turn,
    contraryTide: g.contraryTide,
    ships: { bason: g.ships.bason, st_laurent: g.ships.st_laurent },
    units: { british: g.units.british.slice(), french: g.units.french.slice() },
    occupied: g.occupied.slice(),
    orders: { british: copyOrder(g.orders.british), french: copyOrder(g.orders.french) },
    revealed: g.revealed,
    landed: g.landed.slice(),
    battles: g.battles.slice(),
    battle: g.battle && copyBattle(g.battle),
    scouting: g.scouting && { zone: g.scouting.zone, dealt: g.scouting.dealt.slice(), seen: g.scouting.seen.slice() },
    outcome: g.outcome,
  }
}
const copyOrder = (o: Order | null): Order | null =>
  o?.kind === 'march' ? { ...o, groups: o.groups.map((x) => ({ to: x.to, way: x.way, units: x.units.slice() })) } : o
const copyLine = (l: Line): Line => ({
  left: l.left.slice(),
  centre: l.centre.slice(),
  right: l.right.slice(),
  reserve: l.reserve.slice(),
})
const copyBattle = (b: Battle): Battle => ({
  zone: b.zone,
  attacker: b.attacker,
  from: b.from,
  way: b.way,
  kind: b.kind,
  round: b.round,
  acting: b.acting,
  lines: { british: copyLine(b.lines.british), french: copyLine(b.lines.french) },
  arrayed: b.arrayed.slice(),
  shown: b.shown.slice(),
  toFire: b.toFire.slice(),
  volley: b.volley,
  routed: b.routed,
  leaving: b.leaving,
})

export { SIDES }
