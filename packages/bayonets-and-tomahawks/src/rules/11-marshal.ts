/** 11 Marshal Troops: units of adjacent spaces come to a stack. */
import { choose, note, type Option, type Play } from '@carillon/kernel'
import { type Faction, type Link, linkBetween, linksOf, type Space } from '../data/map.ts'
import type { UnitId } from '../data/units.ts'
import { say, spaceName, unitName } from '../messages.ts'
import {
  type Action,
  isCommander,
  isLight,
  isPresent,
  isRouted,
  occupied,
  type State,
  typeOf,
  unitsAt,
} from '../state.ts'
import { kindOf } from './02-map.ts'
import { mark, markSpent } from './03-units.ts'
import { endAction } from './07-action-rounds.ts'
import { artilleryRoom, canAct, canLeave, canUseWay, isHeld, isOpen, mayArrive, roomOn } from './10-connections.ts'
import { enterSpace } from './10-entering.ts'
import { BUTTON, SPACE_OPTION, UNIT_OPTION } from './options.ts'
import { mayUse } from './teams.ts'

/** Whether there is a stack to which troops can be Marshaled. */
export function canMarshal(g: State, f: Faction): boolean {
  for (const space of occupied(g, f)) if (isTarget(g, f, space)) return true
  return false
}
/** 11.0 A stack, not Routed, with a unit to activate, and at least one unit that can come. */
function isTarget(g: State, f: Faction, space: Space): boolean {
  for (const id of unitsAt(g, f, space))
    if (canCall(g, id)) return !isRouted(g, f, space) && isPresent(g, f, space) && someCome(g, f, space)
  return false
}
/** #1 The unit activated is not Light; Forts and Bastions will do. */
const canCall = (g: State, id: UnitId): boolean => !isLight(id) && canAct(g, id) && mayUse(g, id, false)
function someCome(g: State, f: Faction, space: Space): boolean {
  for (const link of linksOf(space)) {
    const stack = unitsAt(g, f, link.to)
    if (stack.length === 0 || !isSource(g, f, space, link.to)) continue
    for (const id of stack) if (mayCome(g, f, [], id, space, link.to)) return true
  }
  return false
}
/** 10.2.1, 13.8 A neighbour whose units are free to leave. */
const isSource = (g: State, f: Faction, space: Space, from: Space): boolean =>
  unitsAt(g, f, from).length > 0 &&
  !isRouted(g, f, from) &&
  !isHeld(g, f, from) &&
  isOpen(g, f, from, linkBetween(from, space) as Link, false)

/** #2 Connection types and limits; units already called from the same space count. */
function mayCome(g: State, f: Faction, called: readonly UnitId[], id: UnitId, space: Space, from: Space): boolean {
  const { by } = linkBetween(from, space) as Link
  if (!canLeave(g, id) || !mayUse(g, id, true) || !canUseWay(id, by, kindOf(g, by))) return false
  const stack = unitsAt(g, f, from)
  let count = 0
  let artillery = 0
  for (const unit of called) {
    if (!stack.includes(unit)) continue
    if (!isCommander(unit)) count += 1
    if (typeOf(unit) === 'artillery') artillery += 1
  }
  if (!isCommander(id) && count >= roomOn(g, f, by)) return false
  if (typeOf(id) === 'artillery' && artillery >= artilleryRoom(g, f, by)) return false
  return mayArrive(g, f, [id], count + 1, from, space)
}

export function* marshal(g: State): Play {
  const a = g.action as Action
  const { faction: f } = a
  const space = yield* target(g, a)
  const calling = unitsAt(g, f, space)
    .filter((id) => canCall(g, id))
    .map((id) => UNIT_OPTION[id])
  const { unit } = yield* choose(g.voice[f], '11.0', say('prompt.marshal_unit', { space: spaceName(space) }), calling)
  markSpent(g, unit)
  yield* call(g, a, space)
  note(g, '11.0', say('log.marshal', { units: a.units.map(unitName), space: spaceName(space) }))
  yield* come(g, a, space)
  endAction(g)
}
function* target(g: State, a: Action): Play<Space> {
  const options: Option[] = []
  for (const id of occupied(g, a.faction)) if (isTarget(g, a.faction, id)) options.push(SPACE_OPTION[id])
  const { space } = yield* choose(g.voice[a.faction], '11.0', say('prompt.marshal_space'), options)
  a.at = space as Space
  return a.at
}

/** Units one by one, or all of a space. */
function* call(g: State, a: Action, space: Space): Play {
  for (;;) {
    const options: Option[] = []
    for (const { to } of linksOf(space)) if (isSource(g, a.faction, space, to)) listCallable(g, a, space, to, options)
    if (a.units.length > 0) options.push(BUTTON.done)
    const prompt = say('prompt.marshal_troops', { space: spaceName(space) })
    const { unit, space: from } = yield* choose(g.voice[a.faction], '11.0', prompt, options)
    if (unit) a.units = [...a.units, unit as UnitId]
    else if (from) a.units = withAllOf(g, a, space, from as Space)
    else return
  }
}
function listCallable(g: State, a: Action, space: Space, from: Space, options: Option[]): void {
  for (const id of unitsAt(g, a.faction, from))
    if (!a.units.includes(id) && mayCome(g, a.faction, a.units, id, space, from)) options.push(UNIT_OPTION[id])
  if (withAllOf(g, a, space, from).length > a.units.length + 1) options.push(SPACE_OPTION[from])
}
/** All units of a space that may come, if the connection takes them all. */
function withAllOf(g: State, a: Action, space: Space, from: Space): UnitId[] {
  const called = a.units.slice()
  for (const id of unitsAt(g, a.faction, from)) {
    if (called.includes(id)) continue
    if (mayCome(g, a.faction, called, id, space, from)) called.push(id)
    else if (mayCome(g, a.faction, a.units, id, space, from)) return a.units
  }
  return called
}
/** They come, space by space; the stack is marked. */
function* come(g: State, a: Action, space: Space): Play {
  const { faction: f } = a
  mark(g, f, 'marshal', space)
  for (const { to: from, by } of linksOf(space)) {
    const stack = unitsAt(g, f, from)
    const units = a.units.filter((id) => stack.includes(id))
    if (units.length > 0) yield* enterSpace(g, f, units, from, space, by)
  }
}
