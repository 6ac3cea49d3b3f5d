/** 10.2, 10.4, 10.5 Army and Light Movement. One pass of the step is one MP. */
import { choose, note, type Option, type Play } from '@carillon/kernel'
import { type Faction, LINKS_AT, type Link, linkBetween, linksOf, SPACES, type Space, spaceOf } from '../data/map.ts'
import { BIT, factsOf, LIGHTS, type UnitFacts, type UnitId, unitOf } from '../data/units.ts'
import { factionName, say, spaceName, unitName } from '../messages.ts'
import { standingOf } from '../standing.ts'
import {
  type Action,
  canUse,
  isCommander,
  isLight,
  isPresent,
  isSpent,
  type State,
  unitsAt,
  useEvent,
  voiceOf,
} from '../state.ts'
import { endAction } from './07-action-rounds.ts'
import { isHeldAt, type March, mayHop, mayJoin, mpsFor, mpsOf } from './10-connections.ts'
import { enterSpace } from './10-entering.ts'
import { BUTTON, dropOption, SPACE_OPTION_AT, takeOption, UNIT_OPTION_AT } from './options.ts'

/** Whether the faction has a stack that can move with such an AP. */
export function canMove(g: State, f: Faction, as: Action['as'], double: boolean): boolean {
  const m: March = { faction: f, as, double, spent: 0, events: [] }
  for (const n of standingOf(g, f).spots) if (canStart(g, m, n)) return true
  return false
}
/** The kinds of units that an AP may activate first (7.3). */
const starters = ({ as }: March): number => (as === 'light' ? LIGHTS : as === 'indian' ? BIT.indian : MOVERS)
const MOVERS = ~(BIT.fort | BIT.bastion)
/** 10.2.1 Whether any unit of the space can make a first hop. */
function canStart(g: State, m: March, n: number): boolean {
  const { units, kinds } = standingOf(g, m.faction)
  if (((kinds[n] as number) & starters(m)) === 0) return false
  const stack = units[n] as readonly UnitFacts[]
  let held: boolean | undefined
  for (const unit of stack) {
    if (!mayJoin(g, m, NOBODY, unit)) continue
    held ??= isHeldAt(g, m.faction, n)
    if (held) return false
    if (hasHopFrom(g, m, [unit], n, stack)) return true
  }
  return false
}
const NOBODY: readonly UnitFacts[] = []
/** Whether the units could go somewhere, if need be with others of their space. */
function hasHopFrom(g: State, m: March, units: readonly UnitFacts[], n: number, stack: readonly UnitFacts[]): boolean {
  const space = SPACES[n] as Space
  for (const link of LINKS_AT[n] as readonly Link[]) if (mayHop(g, m, units, space, link, stack)) return true
  return false
}
function hasHop(g: State, m: March, units: readonly UnitFacts[], space: Space): boolean {
  const { n } = spaceOf(space)
  return hasHopFrom(g, m, units, n, standingOf(g, m.faction).units[n] as readonly UnitFacts[])
}

export function* move(g: State): Play {
  const a = g.action as Action
  if (a.at === null) yield* activate(g, a)
  const to = yield* a.spent === 0 ? pickUnits(g, a) : goOn(g, a)
  if (to && (yield* hop(g, a, to))) return
  endAction(g)
}

function* activate(g: State, a: Action): Play {
  const spaces: Option[] = []
  for (const n of standingOf(g, a.faction).spots) if (canStart(g, a, n)) spaces.push(SPACE_OPTION_AT[n] as Option)
  const { space } = yield* choose(voiceOf(g, a.faction), ruleOf(a), say('prompt.move_from'), spaces)
  a.at = a.from = space as Space
}
/** 10.4 Army, 10.5 Light Movement. */
const ruleOf = (a: Action): string => (a.as === 'light' || a.as === 'indian' ? '10.5' : '10.4')

// --- the first MP ------------------------------------------------------------------------------------------------

/** Units of the stack, one by one or many at once, until they are sent somewhere. */
function* pickUnits(g: State, a: Action): Play<Space> {
  const at = a.at as Space
  for (;;) {
    const options: Option[] = []
    if (a.units.length > 0) listHops(g, a, options)
    listPicks(g, a, options)
    const prompt = say(a.units.length > 0 ? 'prompt.move_to' : 'prompt.move_units', { space: spaceName(at) })
    const { space, unit, do: what } = yield* choose(voiceOf(g, a.faction), ruleOf(a), prompt, options)
    if (space) return space as Space
    a.units = unit ? [...a.units, unit as UnitId] : idsOf(groupOf(g, a, factsOf(a.units), what === 'lights'))
  }
}
function listHops(g: State, a: Action, options: Option[]): void {
  const at = a.at as Space
  if (!leavesNoCommander(g, a)) return
  const units = factsOf(a.units)
  for (const link of linksOf(at)) if (mayHop(g, a, units, at, link)) options.push(SPACE_OPTION_AT[link.n] as Option)
}
/** 10.2.1 Only units that can still go the same way as the others. */
function listPicks(g: State, a: Action, options: Option[]): void {
  const at = a.at as Space
  const units = factsOf(a.units)
  for (const unit of stackOf(g, a)) {
    if (units.includes(unit) || !mayJoin(g, a, units, unit)) continue
    if (hasHop(g, a, [...units, unit], at)) options.push(UNIT_OPTION_AT[unit.n] as Option)
  }
  const all = groupOf(g, a, units, false)
  if (all.length > a.units.length + 1 && hasHop(g, a, all, at)) options.push(BUTTON.all)
  const lights = groupOf(g, a, units, true)
  if (lights.length > a.units.length + 1 && lights.length < all.length && hasHop(g, a, lights, at))
    options.push(BUTTON.lights)
}
/** The units picked, and all others that may come too, or all that are Light. Fleets are picked one by one. */
function groupOf(g: State, a: Action, units: readonly UnitFacts[], lights: boolean): UnitFacts[] {
  const group = units.slice()
  const only = lights || a.as === 'light'
  for (const unit of stackOf(g, a)) {
    if (group.includes(unit) || unit.type === 'fleet' || (only && (unit.bit & LIGHTS) === 0)) continue
    if (mayJoin(g, a, group, unit)) group.push(unit)
  }
  return group
}
/** Everybody where the action has come to. */
const stackOf = (g: State, a: Action): readonly UnitFacts[] =>
  standingOf(g, a.faction).units[spaceOf(a.at as Space).n] as readonly UnitFacts[]
const idsOf = (units: readonly UnitFacts[]): UnitId[] => units.map(({ id }) => id)

// --- further MPs -------------------------------------------------------------------------------------------------

/** 10.2.1 On, after dropping off and picking up units, or no farther. */
function* goOn(g: State, a: Action): Play<Space | null> {
  for (;;) {
    const options: Option[] = []
    listHops(g, a, options)
    listChanges(g, a, options)
    if (mayEnd(g, a)) options.push(BUTTON.done)
    const prompt = say('prompt.move_on', { space: spaceName(a.at as Space), spent: a.spent })
    const picked = yield* choose(voiceOf(g, a.faction), ruleOf(a), prompt, options)
    if (picked.do === 'done') return null
    if (picked.space) return picked.space as Space
    change(g, a, picked)
  }
}
function listChanges(g: State, a: Action, options: Option[]): void {
  if (mayForce(g, a)) options.push(BUTTON.forced_march)
  if (mayDropOthers(g, a)) options.push(BUTTON.lights)
  for (const id of a.units) if (mayDrop(g, a, id)) options.push(dropOption(id))
  listTakes(g, a, options)
}
/** Units to pick up: not where the stack started, or it would split (10.2.1), and only by those who still go on. */
function listTakes(g: State, a: Action, options: Option[]): void {
  const at = a.at as Space
  const units = factsOf(a.units)
  if (at === a.from || !units.some((unit) => mpsFor(a, unit) > a.spent)) return
  let found = 0
  for (const unit of stackOf(g, a)) {
    if (units.includes(unit) || !mayJoin(g, a, units, unit) || !hasHop(g, a, [...units, unit], at)) continue
    options.push(takeOption(unit.id))
    found += 1
  }
  if (found > 1 && hasHop(g, a, groupOf(g, a, units, false), at)) options.push(BUTTON.take_all)
}
function change(g: State, a: Action, { do: what, unit }: Option): void {
  if (what === 'drop') a.units = a.units.filter((id) => id !== unit)
  else if (what === 'take') a.units = [...a.units, unit as UnitId]
  else if (what === 'take_all') a.units = idsOf(groupOf(g, a, factsOf(a.units), false))
  else if (what === 'lights') a.units = a.units.filter(isLight)
  else {
    useEvent(g, 'forced-march', a.faction)
    a.events.push('forced-march')
    note(g, '7.4', say('log.forced_march', { faction: factionName(a.faction) }))
  }
}

/** A unit that has moved may stay here if others go on. */
function mayDrop(g: State, a: Action, id: UnitId): boolean {
  if (a.units.length === 1 || !isSpent(g, id) || (isCommander(id) && !mayLeaveCommander(g, a, a.units))) return false
  const rest = a.units.filter((unit) => unit !== id)
  if (rest.every(isCommander) && (a.as === 'light' || (isCommander(id) && !isPresent(g, a.faction, a.at as Space))))
    return false
  return canGoOn(g, a, rest)
}
/** All but the Light units may stay here at once: several, who have all moved. */
function mayDropOthers(g: State, a: Action): boolean {
  const lights = a.units.filter(isLight)
  if (lights.length === 0 || a.units.length < lights.length + 2) return false
  if (a.units.some((id) => !isLight(id) && !isSpent(g, id))) return false
  return hasHop(g, a, factsOf(lights), a.at as Space)
}
/** 10.5 With a Light AP a Commander is not left without friendly units; with an Army AP 3.7 sees to it later. */
function mayLeaveCommander(g: State, a: Action, going: readonly UnitId[]): boolean {
  if (a.as !== 'light') return true
  for (const id of unitsAt(g, a.faction, a.at as Space)) if (!isCommander(id) && !going.includes(id)) return true
  return false
}
/** 10.5 The Commander of a Light Movement has used up its MPs: it may stay only with others. */
const leavesNoCommander = (g: State, a: Action): boolean =>
  a.as !== 'light' ||
  !a.units.some((id) => isCommander(id) && mpsOf(a, id) <= a.spent) ||
  mayLeaveCommander(g, a, a.units)
/** 10.4 Commanders on their own end their move with a friendly stack. */
const mayEnd = (g: State, a: Action): boolean => !a.units.every(isCommander) || isPresent(g, a.faction, a.at as Space)

/** Whether the units, or any one of them, could go on. */
function canGoOn(g: State, a: Action, units: readonly UnitId[]): boolean {
  const at = a.at as Space
  const all = factsOf(units)
  if (hasHop(g, a, all, at)) return true
  for (const unit of all) if (mpsFor(a, unit) > a.spent && hasHop(g, a, [unit], at)) return true
  return false
}
/** Cards 10 and 24: units without MPs would go on with one more. */
function mayForce(g: State, a: Action): boolean {
  if (a.as === 'light' || a.as === 'indian' || !canUse(g, 'forced-march', a.faction)) return false
  if (!a.units.some((id) => mpsOf(a, id) === a.spent && !isLight(id))) return false
  const forced: March = { ...a, events: ['forced-march'] }
  return a.units.some(
    (id) => !isLight(id) && mpsOf(a, id) === a.spent && hasHop(g, forced, [unitOf(id)], a.at as Space),
  )
}

/** One MP. True if the stack may go on; units without MPs left stay where they were. */
function* hop(g: State, a: Action, to: Space): Play<boolean> {
  const from = a.at as Space
  const { by } = linkBetween(from, to) as Link
  if (a.units.some((id) => mpsOf(a, id) <= a.spent)) a.units = a.units.filter((id) => mpsOf(a, id) > a.spent)
  a.spent += 1
  a.at = to
  const names = { units: a.units.map(unitName), from: spaceName(from), to: spaceName(to) }
  note(g, ruleOf(a), say('log.move', names))
  if (yield* enterSpace(g, a.faction, a.units, from, to, by)) return false
  return canGoOn(g, a, a.units) || mayForce(g, a)
}
