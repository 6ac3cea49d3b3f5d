/** Who is where and how strong, and who holds what: counted once an evaluation. Each has a survey of its own, which the next use fills again. */
import { remembered } from '@carillon/kernel'
import { FACTS_AT, type Faction, factsAt, type Space, type SpaceFacts, spaceOf } from '../data/map.ts'
import { UNIT_IDS, type UnitFacts, type UnitId, unitOf } from '../data/units.ts'
import { type State, sideOf } from '../state.ts'
import { COUNT, GOALS, numberAt, VICTORIES } from './map.ts'
import { type Quest, type Scales, worthAt } from './scales.ts'

type Units = readonly UnitId[]
type Stacks = State['map'][Faction]
type Markers = State['markers'][Faction]

/** What both sides share. */
interface Ground {
  readonly scales: Scales
  /** 2.1.2 Who controls each space, and where a marker says so, by number of the space. */
  readonly holders: (Faction | null)[]
  readonly marked: Uint8Array
  /** By number of the unit. */
  readonly weak: Uint8Array
}
export interface Side extends Ground {
  readonly faction: Faction
  /** Fills all below up to `quest`, if any of these differs from what was counted last. */
  readonly recount: (map: Stacks, sail: Units, markers: Markers, reduced: Units) => void
  /** Counts what differed. */
  version: number
  /** The lists that were counted last, and what they came to as long as the same units are Reduced. */
  reduced: Units
  readonly lists: (Units | null)[]
  readonly sizes: Uint8Array
  readonly lightCounted: Float64Array
  readonly heavyCounted: Float64Array
  /** How much of a stack the Fleets with it carry: 0 without any, 1 if all. */
  readonly aboard: Float64Array
  /** The same less what Rout and want of supply take away, where there are any. */
  readonly lightWeakened: Float64Array
  readonly heavyWeakened: Float64Array
  /** Strength of Light and of other units, by number of the space: one or the other of these. */
  light: Float64Array
  heavy: Float64Array
  /** Numbers of the spaces where it has units; the first `count` are right. */
  readonly stands: Uint8Array
  count: number
  /** Of the Sail Box; and its Artillery units. */
  afloat: number
  guns: number
  /** All units, wherever they are. */
  material: number
  /** What each space is worth in VPs to whoever takes it, besides the bonus for some of them (18.2.1). */
  vps: Float64Array
  quest: Quest | null
  /** How many of the quest it has. */
  found: number
  /** Goals it has still to take, and what each is worth trying for. */
  readonly targets: Uint8Array
  readonly hopes: Float64Array
  wanted: number
  /** What the Sail Box is near to. */
  overseas: number
  /** Control markers. */
  held: number
  /** Counts what differed in these. */
  turn: number
  /** How near each space is to something worth taking, if that was asked since. */
  readonly lightNear: Float64Array
  readonly heavyNear: Float64Array
  readonly lightAsked: Float64Array
  readonly heavyAsked: Float64Array
  /** What the places of all units promised last, and when: version, turn, what the Sail Box was near to. */
  approach: number
  readonly approached: [version: number, turn: number, overseas: number]
  /** Of it to each Victory Space, by number of the goal, if that was asked of this version. */
  readonly threats: Float64Array
  readonly threatsAsked: Float64Array
}
const side = (ground: Ground, faction: Faction): Side => {
  const s: Side = {
    scales: ground.scales,
    holders: ground.holders,
    marked: ground.marked,
    weak: ground.weak,
    faction,
    recount: remembered((map: Stacks, sail: Units, markers: Markers, reduced: Units) =>
      countSide(s, map, sail, markers, reduced),
    ),
    version: 0,
    reduced: [],
    lists: Array.from({ length: COUNT }, () => null),
    sizes: new Uint8Array(COUNT),
    lightCounted: new Float64Array(COUNT),
    heavyCounted: new Float64Array(COUNT),
    aboard: new Float64Array(COUNT),
    lightWeakened: new Float64Array(COUNT),
    heavyWeakened: new Float64Array(COUNT),
    light: new Float64Array(COUNT),
    heavy: new Float64Array(COUNT),
    stands: new Uint8Array(COUNT),
    count: 0,
    afloat: 0,
    guns: 0,
    material: 0,
    vps: new Float64Array(COUNT),
    quest: null,
    found: 0,
    targets: new Uint8Array(GOALS.length),
    hopes: new Float64Array(GOALS.length),
    wanted: 0,
    overseas: 0,
    held: 0,
    turn: 1,
    lightNear: new Float64Array(COUNT),
    heavyNear: new Float64Array(COUNT),
    lightAsked: new Float64Array(COUNT),
    heavyAsked: new Float64Array(COUNT),
    approach: 0,
    approached: [0, 0, 0],
    threats: new Float64Array(VICTORIES),
    threatsAsked: new Float64Array(VICTORIES),
  }
  return s
}
export interface Survey extends Ground, Readonly<Record<Faction, Side>> {
  /** Another list only if other units are Reduced. */
  reduced: Units
  /** Numbers of the spaces that are marked. */
  readonly markers: number[]
  /** What control was read from last. */
  read: Pick<State, 'control' | 'nations' | 'scenario' | 'year'> | null
}
export function surveyBy(scales: Scales): Survey {
  const holders = FACTS_AT.map(({ home }) => home)
  const ground = { scales, holders, marked: new Uint8Array(COUNT), weak: new Uint8Array(UNIT_IDS.length) }
  return {
    ...ground,
    british: side(ground, 'british'),
    french: side(ground, 'french'),
    reduced: [],
    markers: [],
    read: null,
  }
}

/** Reads what differs from the position asked about last. */
export function countForces(g: State, s: Survey): void {
  const { british, french } = s
  readReduced(g, s)
  british.recount(g.map.british, g.boxes['sail-british'], g.markers.british, s.reduced)
  french.recount(g.map.french, g.boxes['sail-french'], g.markers.french, s.reduced)
  readControl(g, s)
}

function readReduced(g: State, s: Survey): void {
  const { reduced } = s
  const now = g.reduced
  let same = now.length === reduced.length
  for (let i = 0; same && i < now.length; i += 1) same = now[i] === reduced[i]
  if (same) return
  s.reduced = now
  s.weak.fill(0)
  for (const id of now) s.weak[unitOf(id).n] = 1
}
const strengthOf = (s: Side, n: number): number => worthAt(s.scales, n) * (s.weak[n] === 1 ? s.scales.reduced : 1)

function countSide(s: Side, map: Stacks, sail: Units, markers: Markers, reduced: Units): void {
  if (reduced !== s.reduced) s.lists.fill(null)
  s.reduced = reduced
  s.version += 1
  s.count = 0
  s.material = 0
  for (let n = 0; n < COUNT; n += 1) {
    const units = map[n] as Units
    if (units !== s.lists[n]) countStack(s, n, units)
    if (s.sizes[n] === 0) continue
    s.stands[s.count] = n
    s.count += 1
    s.material += numberAt(s.lightCounted, n) + numberAt(s.heavyCounted, n)
  }
  s.afloat = 0
  s.guns = 0
  for (const id of sail) {
    const { n, type } = unitOf(id)
    s.afloat += strengthOf(s, n)
    if (type === 'artillery') s.guns += 1
  }
  s.material += s.afloat
  weaken(markers, s)
}
function countStack(s: Side, n: number, units: Units): void {
  let light = 0
  let heavy = 0
  let fleets = 0
  for (const id of units) {
    const unit = unitOf(id)
    if (unit.type === 'fleet') fleets += 1
    if (unit.shape === 'triangle') light += strengthOf(s, unit.n)
    else heavy += strengthOf(s, unit.n)
  }
  s.lists[n] = units
  s.sizes[n] = units.length
  s.lightCounted[n] = light
  s.heavyCounted[n] = heavy
  s.aboard[n] = fleets === 0 ? 0 : Math.min(1, (5 * fleets) / units.length)
}

/** 13.8, 14.1.1 */
function weaken({ rout, oos }: Markers, s: Side): void {
  s.light = s.lightCounted
  s.heavy = s.heavyCounted
  if (rout.length + oos.length === 0) return
  s.lightWeakened.set(s.light)
  s.heavyWeakened.set(s.heavy)
  s.light = s.lightWeakened
  s.heavy = s.heavyWeakened
  for (const spot of rout) if (spot !== 'sail') scale(s, spaceOf(spot).n, s.scales.rout)
  for (const spot of oos) if (spot !== 'sail') scale(s, spaceOf(spot).n, s.scales.oos)
}
function scale(s: Side, n: number, by: number): void {
  const lost = (forceAt(s, n) * (1 - by)) / 2
  s.light[n] = numberAt(s.light, n) * by
  s.heavy[n] = numberAt(s.heavy, n) * by
  s.material -= lost
}

// --- control -----------------------------------------------------------------------------------------------------

const VILLAGES: readonly SpaceFacts[] = FACTS_AT.filter(({ nation }) => nation !== null)

function readControl(g: State, v: Survey): void {
  const { british, french, holders, marked, markers, scales, read } = v
  const { control, nations, scenario, year } = g
  if (read && read.control === control && read.nations === nations && read.scenario === scenario && read.year === year)
    return
  v.read = { control, nations, scenario, year }
  while (markers.length > 0) {
    const n = markers.pop() as number
    marked[n] = 0
    holders[n] = factsAt(n).home
  }
  for (let i = 0; i < VILLAGES.length; i += 1) {
    const { n, nation } = VILLAGES[i] as SpaceFacts
    holders[n] = nation === 'iroquois' ? nations.iroquois : nations.cherokee
  }
  beginControl(g, british)
  beginControl(g, french)
  for (const space in control) {
    const { n, value } = spaceOf(space as Space)
    const f = control[space as Space] as Faction
    markers.push(n)
    marked[n] = 1
    holders[n] = f
    const s = f === 'british' ? british : french
    s.held += scales.control * Math.max(1, value)
    if (s.quest?.spaces[n] === 1) s.found += 1
  }
}
function beginControl(g: State, s: Side): void {
  s.held = 0
  s.found = 0
  s.vps = s.scales.vps[g.scenario]
  s.quest = sideOf(s.scales.quests, s.faction)[g.scenario][g.year - 1755] ?? null
}
export const holderOf = (s: Survey | Side, n: number): Faction | null => s.holders[n] as Faction | null
/** 13.2.1 As `militiaAt` of the rules, by number of the space. */
export function militiaOf(s: Side, n: number): number {
  const { home, militia } = factsAt(n)
  return home !== s.faction || militia === 0 ? 0 : militia - (s.marked[n] as number)
}

/** 2.1.9, 18.2.1 What the space is worth to the side in VPs; a bonus as long as it lacks something. */
export function prizeAt(s: Side, n: number): number {
  const vps = numberAt(s.vps, n)
  const { quest } = s
  return quest && quest.spaces[n] === 1 && (s.found < quest.least || s.holders[n] === s.faction)
    ? vps + quest.share
    : vps
}
/** 18.2.1 In VPs. */
export const questWorth = ({ quest, found }: Side): number => (quest ? Math.min(found, quest.least) * quest.share : 0)

export const worthOf = (s: Side, { n }: UnitFacts): number => worthAt(s.scales, n)
/** The number of the space with its i-th stack. */
export const standAt = (s: Side, i: number): number => s.stands[i] as number
/** Which of the goals it has still to take: the t-th. */
export const targetAt = (s: Side, t: number): number => s.targets[t] as number
export const forceAt = (s: Side, n: number): number => numberAt(s.light, n) + numberAt(s.heavy, n)
/** With the Militia that fights for it there. */
export const guardAt = (s: Side, n: number): number => forceAt(s, n) + s.scales.militia * militiaOf(s, n)
