/** 11 Marshal Troops: units of adjacent spaces come to a stack. */
import { choose, note, type Option, type Play } from '@carillon/kernel'
import { type Faction, LINKS_AT, type Link, linkBetween, SPACES, type Space, spaceOf } from '../data/map.ts'
import { BIT, factsOf, LIGHTS, type UnitFacts, type UnitId } from '../data/units.ts'
import { nameOf, say, spaceNameAt } from '../messages.ts'
import { isSomewhere, readyOf, standingOf } from '../standing.ts'
import { type Action, isRouted, type State, voiceOf } from '../state.ts'
import { kindOf } from './02-map.ts'
import { mark, markSpent } from './03-units.ts'
import { endAction } from './07-action-rounds.ts'
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
import { BUTTON, SPACE_OPTION_AT, UNIT_OPTION_AT } from './options.ts'
import { mayUse } from './teams.ts'

const { commander: COMMANDER, artillery: ARTILLERY } = BIT

/** Whether there is a stack to which troops can be Marshaled. */
export const canMarshal = (g: State, f: Faction): boolean => isSomewhere(g, f, LAST, isTarget)
const LAST = { british: 0, french: 0 }
/** 11.0, R-74 A stack, not Routed, with a unit to activate, and at least one unit that can come. */
export function isTarget(g: State, f: Faction, n: number): boolean {
  if (((readyOf(g, f)[n] as number) & ~LIGHTS & ~kindsAtRest(g)) === 0) return false
  const { units, counts } = standingOf(g, f)
  if (counts[n] === 0 || isRouted(g, f, SPACES[n] as Space)) return false
  // Only a teammate may not use all units of these kinds.
  return (g.split === null || (units[n] as readonly UnitFacts[]).some((unit) => canCall(g, unit))) && someCome(g, f, n)
}
/** #1 The unit activated is not Light; Forts and Bastions will do. */
export const canCall = (g: State, unit: UnitFacts): boolean =>
  (unit.bit & LIGHTS) === 0 && canAct(g, unit) && mayUse(g, unit, false)
function someCome(g: State, f: Faction, n: number): boolean {
  const ready = readyOf(g, f)
  for (const link of LINKS_AT[n] as readonly Link[]) {
    if (ready[link.n] === 0 || !isSource(g, f, n, link)) continue
    for (const unit of standingOf(g, f).units[link.n] as readonly UnitFacts[])
      if (mayCome(g, f, 0, 0, unit, n, link)) return true
  }
  return false
}
/** 10.2.1, 13.8 A neighbour whose units are free to leave. */
export const isSource = (g: State, f: Faction, to: number, { to: from, n, by }: Link): boolean =>
  (standingOf(g, f).kinds[n] as number) !== 0 && !isRouted(g, f, from) && !isHeldAt(g, f, n) && isPassable(g, f, to, by)
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
  return !isStarved(g, f, from) || mayArrive(g, f, [unit], counted, from, SPACES[n] as Space)
}

export function* marshal(g: State): Play {
  const a = g.action as Action
  a.at = (yield* askTarget(g, a)).space as Space
  const { n } = spaceOf(a.at)
  const { unit } = yield* askCaller(g, a, n)
  markSpent(g, unit as UnitId)
  for (;;) {
    const { unit, space } = yield* askTroops(g, a, n)
    if (unit) a.units = [...a.units, unit as UnitId]
    else if (space) a.units = [...a.units, ...listTroops(g, a, n, linkBetween(a.at, space as Space) as Link, [])]
    else break
  }
  const called = factsOf(a.units)
  note(g, '11.0', say('log.marshal', { units: called.map(nameOf), space: spaceNameAt(n) }))
  mark(g, a.faction, 'marshal', a.at)
  for (const link of LINKS_AT[n] as readonly Link[]) {
    const met = come(g, a.faction, called, n, link)
    if (typeof met !== 'boolean') yield* met
  }
  endAction(g)
}
function askTarget(g: State, a: Action): Play<Option> {
  const options: Option[] = []
  for (const n of standingOf(g, a.faction).spots)
    if (isTarget(g, a.faction, n)) options.push(SPACE_OPTION_AT[n] as Option)
  return choose(voiceOf(g, a.faction), '11.0', say('prompt.marshal_space'), options)
}
function askCaller(g: State, a: Action, n: number): Play<Option> {
  const options: Option[] = []
  for (const unit of standingOf(g, a.faction).units[n] as readonly UnitFacts[])
    if (canCall(g, unit)) options.push(UNIT_OPTION_AT[unit.n] as Option)
  const prompt = say('prompt.marshal_unit', { space: spaceNameAt(n) })
  return choose(voiceOf(g, a.faction), '11.0', prompt, options)
}

/** Units one by one, or all of a space. */
function askTroops(g: State, a: Action, n: number): Play<Option> {
  const options: Option[] = []
  for (const link of LINKS_AT[n] as readonly Link[])
    if (isSource(g, a.faction, n, link) && listTroops(g, a, n, link, options).length > 1)
      options.push(SPACE_OPTION_AT[link.n] as Option)
  if (a.units.length > 0) options.push(BUTTON.done)
  const prompt = say('prompt.marshal_troops', { space: spaceNameAt(n) })
  return choose(voiceOf(g, a.faction), '11.0', prompt, options)
}
/** Lists the units of a space that may still come. Returns all who may come together, nobody if that leaves out any. */
function listTroops(g: State, a: Action, n: number, link: Link, options: Option[]): UnitId[] {
  const { units } = a
  const stack = standingOf(g, a.faction).units[link.n] as readonly UnitFacts[]
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
    if (may) options.push(UNIT_OPTION_AT[unit.n] as Option)
    if (counted === count ? may : mayCome(g, a.faction, counted, guns, unit, n, link)) {
      all.push(id)
      if (bit !== COMMANDER) counted += 1
      if (bit === ARTILLERY) guns += 1
    } else if (may) fit = false
  }
  return fit ? all : []
}
/** Those of a neighbour come. */
function come(
  g: State,
  f: Faction,
  called: readonly UnitFacts[],
  n: number,
  { n: from, by }: Link,
): boolean | Play<boolean> {
  const stack = standingOf(g, f).units[from] as readonly UnitFacts[]
  if (stack.length === 0) return false
  const units = called.filter((unit) => stack.includes(unit))
  return (
    units.length > 0 &&
    enterSpace(
      g,
      f,
      units,
      units.map(({ id }) => id),
      from,
      n,
      by,
    )
  )
}
