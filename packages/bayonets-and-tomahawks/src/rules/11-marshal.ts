/** 11 Marshal Troops: units of adjacent spaces come to a stack. */
import { choose, note, type Option, type Play } from '@carillon/kernel'
import { type Faction, LINKS_AT, type Link, linkBetween, linksOf, SPACES, type Space, spaceOf } from '../data/map.ts'
import { BIT, factsOf, LIGHTS, type UnitFacts, type UnitId, unitOf } from '../data/units.ts'
import { say, spaceName, unitName } from '../messages.ts'
import { isSomewhere, readyOf, standingOf } from '../standing.ts'
import { type Action, isRouted, type State, unitsAt, voiceOf } from '../state.ts'
import { kindOf } from './02-map.ts'
import { mark, markSpent } from './03-units.ts'
import { endAction } from './07-action-rounds.ts'
import { artilleryRoom, canAct, canLeave, fitWay, isHeldAt, isPassable, mayArrive, roomOn } from './10-connections.ts'
import { enterSpace } from './10-entering.ts'
import { BUTTON, SPACE_OPTION_AT, UNIT_OPTION_AT, unitOption } from './options.ts'
import { mayUse } from './teams.ts'

/** Whether there is a stack to which troops can be Marshaled. */
export const canMarshal = (g: State, f: Faction): boolean => isSomewhere(g, f, LAST, isTarget)
const LAST = { british: 0, french: 0 }
/** 11.0 A stack, not Routed, with a unit to activate, and at least one unit that can come. */
function isTarget(g: State, f: Faction, n: number): boolean {
  if (((readyOf(g, f)[n] as number) & ~LIGHTS) === 0) return false
  const { units, counts } = standingOf(g, f)
  if (counts[n] === 0) return false
  for (const unit of units[n] as readonly UnitFacts[])
    if (canCall(g, unit)) return !isRouted(g, f, SPACES[n] as Space) && someCome(g, f, n)
  return false
}
/** #1 The unit activated is not Light; Forts and Bastions will do. */
const canCall = (g: State, unit: UnitFacts): boolean =>
  (unit.bit & LIGHTS) === 0 && canAct(g, unit) && mayUse(g, unit.id, false)
function someCome(g: State, f: Faction, n: number): boolean {
  const { units } = standingOf(g, f)
  const ready = readyOf(g, f)
  for (const link of LINKS_AT[n] as readonly Link[]) {
    if (ready[link.n] === 0 || !isSource(g, f, n, link)) continue
    for (const unit of units[link.n] as readonly UnitFacts[])
      if (mayCome(g, f, NONE, unit, SPACES[n] as Space, link)) return true
  }
  return false
}
/** 10.2.1, 13.8 A neighbour whose units are free to leave. */
const isSource = (g: State, f: Faction, to: number, { to: from, n, by }: Link): boolean =>
  (standingOf(g, f).kinds[n] as number) !== 0 && !isRouted(g, f, from) && !isHeldAt(g, f, n) && isPassable(g, f, to, by)

/** Those already called from a space: how many count, and how many are Artillery. */
interface Called {
  readonly count: number
  readonly artillery: number
}
const NONE: Called = { count: 0, artillery: 0 }
function calledFrom(stack: readonly UnitFacts[], called: readonly UnitFacts[]): Called {
  let found = NONE
  for (const unit of called) if (stack.includes(unit)) found = withOne(found, unit)
  return found
}
const withOne = ({ count, artillery }: Called, { bit }: UnitFacts): Called => ({
  count: bit === BIT.commander ? count : count + 1,
  artillery: bit === BIT.artillery ? artillery + 1 : artillery,
})
/** #2 Connection types and limits; units already called from the same space count. */
function mayCome(
  g: State,
  f: Faction,
  { count, artillery }: Called,
  unit: UnitFacts,
  space: Space,
  { to: from, by }: Link,
): boolean {
  const way = kindOf(g, by)
  const { bit } = unit
  if (!canLeave(g, unit) || !mayUse(g, unit.id, true) || !fitWay(bit, by, way)) return false
  if (bit !== BIT.commander && count >= roomOn(g, f, by, way)) return false
  if (bit === BIT.artillery && artillery >= artilleryRoom(g, f, by, way)) return false
  return mayArrive(g, f, [unit], count + 1, from, space)
}

export function* marshal(g: State): Play {
  const a = g.action as Action
  const { faction: f } = a
  const space = yield* target(g, a)
  const calling = unitsAt(g, f, space)
    .filter((id) => canCall(g, unitOf(id)))
    .map((id) => unitOption(id))
  const { unit } = yield* choose(
    voiceOf(g, f),
    '11.0',
    say('prompt.marshal_unit', { space: spaceName(space) }),
    calling,
  )
  markSpent(g, unit)
  yield* call(g, a, space)
  note(g, '11.0', say('log.marshal', { units: a.units.map(unitName), space: spaceName(space) }))
  yield* come(g, a, space)
  endAction(g)
}
function* target(g: State, a: Action): Play<Space> {
  const options: Option[] = []
  for (const n of standingOf(g, a.faction).spots)
    if (isTarget(g, a.faction, n)) options.push(SPACE_OPTION_AT[n] as Option)
  const { space } = yield* choose(voiceOf(g, a.faction), '11.0', say('prompt.marshal_space'), options)
  a.at = space as Space
  return a.at
}

/** Units one by one, or all of a space. */
function* call(g: State, a: Action, space: Space): Play {
  const { n } = spaceOf(space)
  for (;;) {
    const options: Option[] = []
    for (const link of LINKS_AT[n] as readonly Link[])
      if (isSource(g, a.faction, n, link)) listCallable(g, a, space, link, options)
    if (a.units.length > 0) options.push(BUTTON.done)
    const prompt = say('prompt.marshal_troops', { space: spaceName(space) })
    const { unit, space: from } = yield* choose(voiceOf(g, a.faction), '11.0', prompt, options)
    if (unit) a.units = [...a.units, unit as UnitId]
    else if (from) a.units = withAllOf(g, a, space, linkBetween(space, from as Space) as Link).map(({ id }) => id)
    else return
  }
}
function listCallable(g: State, a: Action, space: Space, link: Link, options: Option[]): void {
  const called = factsOf(a.units)
  const stack = standingOf(g, a.faction).units[link.n] as readonly UnitFacts[]
  const before = calledFrom(stack, called)
  for (const unit of stack)
    if (!called.includes(unit) && mayCome(g, a.faction, before, unit, space, link))
      options.push(UNIT_OPTION_AT[unit.n] as Option)
  if (withAllOf(g, a, space, link).length > a.units.length + 1) options.push(SPACE_OPTION_AT[link.n] as Option)
}
/** All units of a space that may come, if the connection takes them all. */
function withAllOf(g: State, a: Action, space: Space, link: Link): readonly UnitFacts[] {
  const before = factsOf(a.units)
  const all = before.slice()
  const stack = standingOf(g, a.faction).units[link.n] as readonly UnitFacts[]
  const first = calledFrom(stack, before)
  let called = first
  for (const unit of stack) {
    if (before.includes(unit)) continue
    if (mayCome(g, a.faction, called, unit, space, link)) {
      all.push(unit)
      called = withOne(called, unit)
    } else if (mayCome(g, a.faction, first, unit, space, link)) return before
  }
  return all
}
/** They come, space by space; the stack is marked. */
function* come(g: State, a: Action, space: Space): Play {
  const { faction: f } = a
  mark(g, f, 'marshal', space)
  for (const { to: from, by } of linksOf(space)) {
    const stack = unitsAt(g, f, from)
    const units = a.units.filter((id) => stack.includes(id))
    if (units.length === 0) continue
    const met = enterSpace(g, f, units, from, space, by)
    if (typeof met !== 'boolean') yield* met
  }
}
