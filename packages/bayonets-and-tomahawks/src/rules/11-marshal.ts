/** 11 Marshal Troops: units of adjacent spaces come to a stack. */
import { ask, choose, given, note, type Play, type Question } from '@carillon/kernel'
import { type Faction, type Link, linkBetween, linksAt, type Space, spaceAt, spaceOf } from '../data/map.ts'
import { and, BIT, factsOf, idsOf, LIGHTS, NO_KINDS, only, some, type UnitFacts, type UnitId } from '../data/units.ts'
import { nameOf, say, spaceNameAt } from '../messages.ts'
import { countIn, kindsIn, readyIn, somewhere, spotsOf, stackIn } from '../occupancy.ts'
import { type Action, isRouted, type State, voiceOf } from '../state.ts'
import { kindOf } from './02-map.ts'
import { markSpent, placeMarker } from './03-units.ts'
import { actionOf, atOf, endAction } from './07-action.ts'
import {
  artilleryRoom,
  canAct,
  canLeave,
  fitWay,
  isHeldAt,
  isPassable,
  kindsAtRest,
  mayArrive,
  roomOn,
} from './10-connections.ts'
import { enterSpace } from './10-entering.ts'
import { isStarved } from './10-starved.ts'
import { BUTTON, type Button, type SpaceOption, spaceOptionAt, type UnitOption, unitOptionAt } from './options.ts'
import { mayUse } from './teams.ts'

const { commander: COMMANDER, artillery: ARTILLERY } = BIT

/** Whether there is a stack to which troops can be Marshaled. */
export const canMarshal = somewhere(isTarget)
/** 11.0, R-74 A stack, not Routed, with a unit to activate, and at least one unit that can come. */
export function isTarget(g: State, f: Faction, n: number): boolean {
  if (only(readyIn(g, f, n), and(LIGHTS, kindsAtRest(g)))) return false
  if (countIn(g, f, n) === 0 || isRouted(g, f, spaceAt(n))) return false
  // Only a teammate may not use all units of these kinds.
  return (g.split === null || stackIn(g, f, n).some((unit) => canCall(g, unit))) && someCome(g, f, n)
}
/** #1 The unit activated is not Light; Forts and Bastions will do. */
export const canCall = (g: State, unit: UnitFacts): boolean =>
  !some(unit.bit, LIGHTS) && canAct(g, unit) && mayUse(g, unit, false)
function someCome(g: State, f: Faction, n: number): boolean {
  for (const link of linksAt(n)) {
    if (readyIn(g, f, link.n) === NO_KINDS || !isSource(g, f, n, link)) continue
    for (const unit of stackIn(g, f, link.n)) if (mayCome(g, f, 0, 0, unit, n, link)) return true
  }
  return false
}
/** 10.2.1, 13.8 A neighbour whose units are free to leave. */
export const isSource = (g: State, f: Faction, to: number, { to: from, n, by }: Link): boolean =>
  kindsIn(g, f, n) !== NO_KINDS && !isRouted(g, f, from) && !isHeldAt(g, f, n) && isPassable(g, f, to, by)
/** #2 Connection types and limits; units already called from the same space count, Artillery also by itself. */
export function mayCome(
  g: State,
  f: Faction,
  count: number,
  artillery: number,
  unit: UnitFacts,
  n: number,
  { to: from, by }: Link,
): boolean {
  const { bit } = unit
  if (!canLeave(g, unit) || !mayUse(g, unit, true)) return false
  const way = kindOf(g, by)
  if (!fitWay(bit, by, way) || (bit !== COMMANDER && count >= roomOn(g, f, by, way))) return false
  if (bit === ARTILLERY && artillery >= artilleryRoom(g, f, by, way)) return false
  const counted = bit === COMMANDER ? count : count + 1
  return !isStarved(g, f, from) || mayArrive(g, f, [unit], counted, from, spaceAt(n))
}

export const marshal = (g: State): Play => ask(g, askTarget(g, actionOf(g)), targetPicked)
function targetPicked(g: State, { space }: SpaceOption): Play {
  const a = actionOf(g)
  a.at = space
  return ask(g, askCaller(g, a, spaceOf(space).n), callerPicked)
}
function callerPicked(g: State, { unit }: UnitOption): Play {
  markSpent(g, unit)
  return call(g, actionOf(g))
}
const call = (g: State, a: Action): Play => ask(g, askTroops(g, a, spaceOf(atOf(a)).n), troopsPicked)
function troopsPicked(g: State, picked: Troops): Play {
  const a = actionOf(g)
  const at = atOf(a)
  if ('unit' in picked) a.units = [...a.units, picked.unit]
  else if ('space' in picked) {
    const link = given(linkBetween(at, picked.space), 'connection')
    a.units = [...a.units, ...listTroops(g, a, spaceOf(at).n, link, [])]
  } else return come(g, a, at)
  return call(g, a)
}
function* come(g: State, a: Action, at: Space): Play {
  const { n } = spaceOf(at)
  const called = factsOf(a.units)
  note(g, '11.0', say('log.marshal', { units: called.map(nameOf), space: spaceNameAt(n) }))
  placeMarker(g, a.faction, 'marshal', at)
  for (const { n: from, by } of linksAt(n)) {
    const units = fromStack(called, stackIn(g, a.faction, from))
    if (units.length > 0) yield* enterSpace(g, a.faction, units, idsOf(units), from, n, by)
  }
  endAction(g)
}
function askTarget(g: State, a: Action): Question<SpaceOption> {
  const options: SpaceOption[] = []
  for (const n of spotsOf(g, a.faction)) if (isTarget(g, a.faction, n)) options.push(spaceOptionAt(n))
  return choose(voiceOf(g, a.faction), '11.0', say('prompt.marshal_space'), options)
}
function askCaller(g: State, a: Action, n: number): Question<UnitOption> {
  const options: UnitOption[] = []
  for (const unit of stackIn(g, a.faction, n)) if (canCall(g, unit)) options.push(unitOptionAt(unit.n))
  const prompt = say('prompt.marshal_unit', { space: spaceNameAt(n) })
  return choose(voiceOf(g, a.faction), '11.0', prompt, options)
}

/** Units one by one, or all of a space. */
type Troops = UnitOption | SpaceOption | Button
function askTroops(g: State, a: Action, n: number): Question<Troops> {
  const options: Troops[] = []
  for (const link of linksAt(n))
    if (isSource(g, a.faction, n, link) && listTroops(g, a, n, link, options).length > 1)
      options.push(spaceOptionAt(link.n))
  if (a.units.length > 0) options.push(BUTTON.done)
  const prompt = say('prompt.marshal_troops', { space: spaceNameAt(n) })
  return choose(voiceOf(g, a.faction), '11.0', prompt, options)
}
/** Lists the units of a space that may still come. Returns all who may come together, nobody if that leaves out any. */
function listTroops(g: State, a: Action, n: number, link: Link, options: Troops[]): UnitId[] {
  const { units } = a
  const stack = stackIn(g, a.faction, link.n)
  let count = 0
  let artillery = 0
  if (units.length > 0)
    for (const { id, bit } of stack) {
      if (!units.includes(id)) continue
      if (bit !== COMMANDER) count += 1
      if (bit === ARTILLERY) artillery += 1
    }
  const all: UnitId[] = []
  let counted = count
  let guns = artillery
  let fit = true
  for (const unit of stack) {
    const { id, bit } = unit
    if (units.includes(id)) continue
    const may = mayCome(g, a.faction, count, artillery, unit, n, link)
    if (may) options.push(unitOptionAt(unit.n))
    if (counted === count ? may : mayCome(g, a.faction, counted, guns, unit, n, link)) {
      all.push(id)
      if (bit !== COMMANDER) counted += 1
      if (bit === ARTILLERY) guns += 1
    } else if (may) fit = false
  }
  return fit ? all : []
}
/** Those of the units called who stand in the stack, in the order in which they were called. */
const fromStack = (called: readonly UnitFacts[], stack: readonly UnitFacts[]): readonly UnitFacts[] =>
  stack.length === 0 ? stack : called.filter((unit) => stack.includes(unit))
