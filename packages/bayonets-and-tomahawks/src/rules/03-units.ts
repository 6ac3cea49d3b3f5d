/** 3 Units: taking them from one place to another, with the markers of their stacks; losing them. */
import { given, type Message, type Name, NOTHING, note, type Play } from '@carillon/kernel'
import { BOXES, type Pool } from '../data/boxes.ts'
import { FACTIONS, type Faction, type Space, spaceAt, spaceOf } from '../data/map.ts'
import { ALL_KINDS, some, type UnitId, unitOf } from '../data/units.ts'
import { say, spaceName, unitName } from '../messages.ts'
import { kindsIn, setStacks, spotsCounting, spotsOf, stackIn } from '../occupancy.ts'
import { entered, entrant, packEntry } from '../packed.ts'
import {
  type Box,
  countUnits,
  enemyOf,
  isCommander,
  isMetropolitan,
  isPresent,
  isSpent,
  lossesBox,
  type Markers,
  type Spot,
  type State,
  sailBox,
  sideOf,
  stackAt,
  withSide,
} from '../state.ts'
import { aloneMilitia, updateControl, updateControlAt } from './02-map.ts'
import { drawChit } from './18-victory.ts'

/** Which faction a unit serves; that of a nation's unit is the nation's (8.1). */
export function factionOf(g: State, id: UnitId): Faction {
  const { faction, nation } = unitOf(id)
  const found = faction ?? (nation && g.nations[nation])
  if (!found) throw new Error(`${id} serves nobody`)
  return found
}

// --- lists: the only places that change them -------------------------------------------------------------------

/** Where a unit is that is not on the map. */
export const boxOf = (g: State, id: UnitId): Box =>
  given(
    BOXES.find((box) => g.boxes[box].includes(id)),
    'box',
  )
export function setBox(g: State, box: Box, list: readonly UnitId[]): void {
  const boxes = { ...g.boxes }
  boxes[box] = list
  g.boxes = boxes
}
function setList(g: State, f: Faction, spot: Spot, list: readonly UnitId[]): void {
  if (spot === 'sail') setBox(g, sailBox(f), list)
  else setStacks(g, f, spaceOf(spot).n, list)
}
const without = (list: readonly UnitId[], id: UnitId): readonly UnitId[] => {
  const rest = drop(list, id)
  if (rest === list) throw new Error(`${id} is not there`)
  return rest
}
function withoutAll(list: readonly UnitId[], units: readonly UnitId[]): readonly UnitId[] {
  const rest: UnitId[] = []
  for (const id of list) if (!units.includes(id)) rest.push(id)
  if (rest.length + units.length !== list.length) throw new Error(`not all of ${units} are there`)
  return rest
}
/** The list without the value; the same list if it is not there. */
export function drop<T>(list: readonly T[], value: T): readonly T[] {
  const at = list.indexOf(value)
  if (at < 0) return list
  const rest = list.slice(0, at)
  for (let n = at + 1; n < list.length; n += 1) rest.push(given(list[n], 'unit'))
  return rest
}

/** Flips a unit to its full or reduced face (3.0.2). */
export function setReduced(g: State, id: UnitId, reduced: boolean): void {
  g.reduced = drop(g.reduced, id)
  if (reduced) g.reduced = [...g.reduced, id]
}
function dropSpent(g: State, id: UnitId): void {
  g.spent = drop(g.spent, id)
}
/** 7.2.1 */
export function markSpent(g: State, id: UnitId): void {
  if (!isSpent(g, id)) g.spent = [...g.spent, id]
}
export function markAllSpent(g: State, units: readonly UnitId[]): void {
  const spent = g.spent.slice()
  for (const id of units) if (!isSpent(g, id)) spent.push(id)
  g.spent = spent
}
/** The spots that bear such a marker. */
export function setMarkers(g: State, f: Faction, kind: keyof Markers, spots: readonly Spot[]): void {
  const markers: Record<keyof Markers, readonly Spot[]> = sideOf(g.markers, f)
  if (markers[kind] === spots || (markers[kind].length === 0 && spots.length === 0)) return
  const set = { ...markers }
  set[kind] = spots
  g.markers = withSide(g.markers, f, set as Markers)
}
export function placeMarker(g: State, f: Faction, kind: keyof Markers, spot: Spot): void {
  const marked: readonly Spot[] = sideOf(g.markers, f)[kind]
  if (!marked.includes(spot)) setMarkers(g, f, kind, [...marked, spot])
}
export function removeMarker(g: State, f: Faction, kind: keyof Markers, spot: Spot): void {
  setMarkers(g, f, kind, drop<Spot>(sideOf(g.markers, f)[kind], spot))
}

// --- on the map ------------------------------------------------------------------------------------------------

/**
 * Takes units of a faction from one spot to another. 13.8, 14.1.1: units that split off keep the Rout and Out of Supply
 * markers of their stack, and lose them, or free the others of them, where a stack without them is joined. Commanders
 * alone are no stack (3.7, R-180).
 */
export function shift(g: State, f: Faction, units: readonly UnitId[], from: Spot, to: Spot): void {
  if (from !== 'sail' && to !== 'sail') {
    shiftAt(g, f, units, spaceOf(from).n, spaceOf(to).n)
    return
  }
  const there = stackAt(g, f, to)
  carryMarkers(g, f, units, there, from, to)
  setList(g, f, from, withoutAll(stackAt(g, f, from), units))
  setList(g, f, to, [...there, ...units])
  tidy(g, f, from)
}
/** The same from space to space, by number. */
export function shiftAt(g: State, f: Faction, units: readonly UnitId[], from: number, to: number): void {
  const stacks = sideOf(g.map, f)
  const there = given(stacks[to], 'stack')
  carryMarkers(g, f, units, there, spaceAt(from), spaceAt(to))
  const left = withoutAll(given(stacks[from], 'stack'), units)
  setStacks(g, f, from, left, to, [...there, ...units])
  tidyAt(g, f, from)
}
function carryMarkers(
  g: State,
  f: Faction,
  units: readonly UnitId[],
  others: readonly UnitId[],
  from: Spot,
  to: Spot,
): void {
  const { rout, oos } = sideOf(g.markers, f)
  // Mostly there are none.
  if (rout.length + oos.length === 0) return
  const comes = countUnits(units) > 0
  const joins = countUnits(others) > 0
  setMarkers(g, f, 'rout', carry(rout, comes, joins, from, to))
  setMarkers(g, f, 'oos', carry(oos, comes, joins, from, to))
}
/** `comes`, `joins`: there is a stack that moves, one where it moves to. */
function carry(marked: readonly Spot[], comes: boolean, joins: boolean, from: Spot, to: Spot): readonly Spot[] {
  const there = marked.includes(to)
  if (marked.includes(from)) return joins || there ? marked : [...marked, to]
  return comes && there ? drop(marked, to) : marked
}

/** 10.2.1, 13.1 Whether units of the faction have come into the space of this number this round. */
export function hasEntered(g: State, f: Faction, n: number): boolean {
  for (const entry of g.entries) if (entered(entry) === n && entrant(entry) === f) return true
  return false
}
/** 13.1 Units came to a space otherwise than along a connection: they Landed or retreated there. */
export function noteArrival(g: State, faction: Faction, space: Space): void {
  const { n } = spaceOf(space)
  if (!hasEntered(g, faction, n)) g.entries = [...g.entries, packEntry(faction, n, n)]
}

/** Puts a unit from a box or pool on a spot. */
export const enter = (g: State, f: Faction, id: UnitId, box: Box, to: Spot): void => enterAll(g, f, [id], box, to)
/** The same with several. They carry no marker, so they free a stack they join (13.8, 14.1.1). */
export function enterAll(g: State, f: Faction, units: readonly UnitId[], box: Box, to: Spot): void {
  setBox(g, box, withoutAll(g.boxes[box], units))
  removeMarker(g, f, 'rout', to)
  removeMarker(g, f, 'oos', to)
  setList(g, f, to, [...stackAt(g, f, to), ...units])
  for (const id of units) setReduced(g, id, false)
  if (to !== 'sail') updateControl(g, to)
}

/** Takes a unit off its spot into a box. Control, markers and a battle without a reason are brought up to date. */
export function takeOff(g: State, f: Faction, id: UnitId, from: Spot, box: Box): void {
  setList(g, f, from, without(stackAt(g, f, from), id))
  setBox(g, box, [...g.boxes[box], id])
  dropSpent(g, id)
  tidy(g, f, from)
}
/** From one box or pool to another. */
export const rebox = (g: State, id: UnitId, from: Box, to: Box): void => reboxAll(g, [id], from, to)
export function reboxAll(g: State, units: readonly UnitId[], from: Box, to: Box): void {
  const boxes = { ...g.boxes }
  boxes[from] = withoutAll(boxes[from], units)
  boxes[to] = [...boxes[to], ...units]
  g.boxes = boxes
}

/** What units leave behind: markers without a stack, a battle without two sides, a captured Settled Space. */
function tidy(g: State, f: Faction, spot: Spot): void {
  if (spot !== 'sail') tidyAt(g, f, spaceOf(spot).n)
  else if (stackAt(g, f, spot).length === 0) unmarkAll(g, f, spot)
}
function tidyAt(g: State, f: Faction, n: number): void {
  const space = spaceAt(n)
  if (given(sideOf(g.map, f)[n], 'stack').length === 0) unmarkAll(g, f, space)
  if (g.battle?.space !== space) endIdleBattle(g, space)
  updateControlAt(g, n)
}
function unmarkAll(g: State, f: Faction, spot: Spot): void {
  const { rout, oos, landing, marshal } = sideOf(g.markers, f)
  // Mostly there are none.
  if (rout.length + oos.length + landing.length + marshal.length === 0) return
  removeMarker(g, f, 'rout', spot)
  removeMarker(g, f, 'oos', spot)
  removeMarker(g, f, 'landing', spot)
  removeMarker(g, f, 'marshal', spot)
}

/** 10.2.1, R-107 If one side has left, there is no battle. */
export function endIdleBattle(g: State, space: Space): void {
  if (g.battles.length === 0 || !g.battles.includes(space)) return
  const british = isPresent(g, 'british', space) || aloneMilitia(g, 'british', space) > 0
  const french = isPresent(g, 'french', space) || aloneMilitia(g, 'french', space) > 0
  if (british && french && FACTIONS.some((f) => isPresent(g, f, space))) return
  g.battles = drop(g.battles, space)
}

// --- losing units ----------------------------------------------------------------------------------------------

/** 13.4.1 Where an eliminated unit goes. Fleets go back to their pool, Forts, Bastions and Commanders out of play. */
function graveOf(g: State, id: UnitId): Box {
  const { type } = unitOf(id)
  if (type === 'fleet') return 'fleets'
  if (type === 'bastion' || type === 'fort' || type === 'commander') return 'removed'
  return lossesBox(factionOf(g, id))
}

export const spotName = (spot: Spot): Message<'place.sail'> | Name<'space', Space> =>
  spot === 'sail' ? say('place.sail') : spaceName(spot)

/** 13.4.1, 13.4.3 A unit is eliminated; the enemy draws a War in Europe chit for a Metropolitan Brigade. */
export function* eliminate(g: State, id: UnitId, from: Spot, rule = '13.4.1'): Play {
  const f = factionOf(g, id)
  takeOff(g, f, id, from, graveOf(g, id))
  setReduced(g, id, false)
  note(g, rule, say('log.eliminated', { unit: unitName(id), place: spotName(from) }))
  if (isMetropolitan(id)) yield* drawChit(g, enemyOf(f))
}

/** 3.7 Commanders without another unit of their faction are removed from play. */
export function removeLoneCommanders(g: State, f: Faction, spots: readonly Spot[] = lonely(g, f)): Play {
  return spots.length > 0 ? removeAlone(g, f, spots) : NOTHING
}
function* removeAlone(g: State, f: Faction, spots: readonly Spot[]): Play {
  for (const spot of spots) {
    const stack = stackAt(g, f, spot)
    if (isLonely(stack)) for (const id of stack) yield* eliminate(g, id, spot, '3.7')
  }
}
function isLonely(stack: readonly UnitId[]): boolean {
  for (const id of stack) if (!isCommander(id)) return false
  return stack.length > 0
}
/** Where they are. */
function lonely(g: State, f: Faction): Spot[] {
  const found: Spot[] = spotsCounting(g, f, false).map(spaceAt)
  if (isLonely(stackAt(g, f, 'sail'))) found.push('sail')
  return found
}

/** Where a unit of the faction is; undefined in a box. */
export function spotOf(g: State, f: Faction, id: UnitId): Spot | undefined {
  const unit = unitOf(id)
  for (const n of spotsOf(g, f))
    if (some(kindsIn(g, f, n), unit.bit) && stackIn(g, f, n).includes(unit)) return spaceAt(n)
  return stackAt(g, f, 'sail').includes(id) ? 'sail' : undefined
}
/** The space of a unit that is on the map. */
export function spaceUnder(g: State, id: UnitId): Space {
  const spot = spotOf(g, factionOf(g, id), id)
  if (!spot || spot === 'sail') throw new Error(`${id} is not on the map`)
  return spot
}
/** Units of a pool that are still there. */
export const pool = (g: State, name: Pool): readonly UnitId[] => g.boxes[name]
/** All units of a faction, or those of some kinds, on the map and in the Sail Box, with their spots. */
export function everywhere(g: State, f: Faction, wanted = ALL_KINDS): (readonly [UnitId, Spot])[] {
  const found: (readonly [UnitId, Spot])[] = []
  for (const n of spotsOf(g, f)) {
    if (!some(kindsIn(g, f, n), wanted)) continue
    for (const { id, bit } of stackIn(g, f, n)) if (some(bit, wanted)) found.push([id, spaceAt(n)])
  }
  for (const id of stackAt(g, f, 'sail')) if (some(unitOf(id).bit, wanted)) found.push([id, 'sail'])
  return found
}
