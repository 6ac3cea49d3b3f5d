/** 10.2, 10.4, 10.5 Army and Light Movement. One pass of the step is one MP. */
import { ask, choose, given, inTurn, NOTHING, note, type Play, type Question } from '@carillon/kernel'
import type { EventId } from '../data/cards.ts'
import { type Faction, linkAmong, linksAt, type Space, spaceOf } from '../data/map.ts'
import {
  allBut,
  among,
  and,
  BIT,
  FIXED,
  factsOf,
  idsOf,
  type Kinds,
  LIGHTS,
  NO_KINDS,
  some,
  UNIT_IDS,
  type UnitFacts,
  unitOf,
  without,
} from '../data/units.ts'
import { factionName, nameOf, say, spaceNameAt } from '../messages.ts'
import { guess, isUnitSpent, readyIn, spotsOf, stackIn } from '../occupancy.ts'
import { type Action, canUse, isLight, isPresent, type State, sideOf, useEvent, voiceOf } from '../state.ts'
import { actionOf, atOf, endAction } from './07-action.ts'
import { brigadeMps, isHeldAt, kindsAtRest, leads, type March, mayJoin, mpsFor, onlyLight } from './10-connections.ts'
import { enterSpace } from './10-entering.ts'
import { hasHop, mayHop, type Party, partyOf } from './10-party.ts'
import {
  BUTTON,
  type Button,
  type ChangeOption,
  dropOptionAt,
  type SpaceOption,
  spaceOptionAt,
  takeOptionAt,
  type UnitOption,
  unitOptionAt,
} from './options.ts'
import { mayUse } from './teams.ts'

const { commander: COMMANDER, artillery: ARTILLERY, fleet: FLEET, indian: INDIAN } = BIT

/** Whether the faction has a stack that can move with such an AP. */
export function canMove(g: State, f: Faction, as: Action['as'], double: boolean): boolean {
  const m: March = { faction: f, as, double, spent: 0, events: NO_EVENTS }
  const last = as === 'light' ? LIGHT : as === 'indian' ? INDIANS : ARMY
  // `somewhere`, written out: it is asked before every action.
  if (canStart(g, m, sideOf(last, f))) return true
  for (const n of spotsOf(g, f))
    if (canStart(g, m, n)) {
      last[f] = n
      return true
    }
  return false
}
const NO_EVENTS: EventId[] = []
const [LIGHT, INDIANS, ARMY] = [guess(), guess(), guess()]
/** The kinds of units that an AP may activate first (7.3). */
export const starters = ({ as }: March): Kinds => (as === 'light' ? LIGHTS : as === 'indian' ? INDIAN : MOVERS)
const MOVERS = allBut(FIXED)
/** 10.2.1 Whether any unit of the space can make a first hop. */
export function canStart(g: State, m: March, n: number): boolean {
  let kinds = without(among(readyIn(g, m.faction, n), starters(m)), kindsAtRest(g))
  if (kinds === NO_KINDS || isHeldAt(g, m.faction, n)) return false
  const stack = stackIn(g, m.faction, n)
  for (let i = 0; i < stack.length; i += 1) {
    const unit = stack[i] as UnitFacts
    if (!some(kinds, unit.bit) || isUnitSpent(g, unit) || !mayUse(g, unit, false)) continue
    if (hasHop(g, m, alone(unit), n)) return true
    kinds = without(kinds, alike(m, unit))
  }
  return false
}
/** A unit on its own. */
export const alone = ({ n }: UnitFacts): Party => ALONE[n] as Party
const ALONE: readonly Party[] = UNIT_IDS.map((id) => {
  const { bit } = unitOf(id)
  return {
    units: [unitOf(id)],
    kinds: bit,
    count: bit === COMMANDER ? 0 : 1,
    artillery: bit === ARTILLERY ? 1 : 0,
  }
})
/** Of units of a kind one can go where the others can, so it is asked once; but with an Indian AP nations differ (7.3.2). */
const alike = ({ as }: March, { bit }: UnitFacts): Kinds => (as === 'indian' ? NO_KINDS : bit)

/** Who goes along is changed; or the stack goes on to a space. */
type Change = UnitOption | ChangeOption<'drop'> | ChangeOption<'take'> | Button
export type Picked = SpaceOption | Change
export function move(g: State): Play {
  const a = actionOf(g)
  return a.at === null ? ask(g, askStart(g, a), start) : askUnits(g, a, a.at)
}
/** What is asked follows from the position alone: goes on as if that had just been answered. */
export const moveOn = (g: State, answer: Picked): Play =>
  actionOf(g).at === null ? start(g, answer as SpaceOption) : unitsPicked(g, answer)

/** Units are picked, or dropped off and taken along, until they go on to a space or stay for good. */
function askUnits(g: State, a: Action, at: Space): Play {
  const { n } = spaceOf(at)
  const units = factsOf(a.units)
  return ask(g, a.spent === 0 ? askFirst(g, a, n, units) : askNext(g, a, n, units), unitsPicked)
}
function unitsPicked(g: State, picked: Picked): Play {
  const a = actionOf(g)
  if (picked === BUTTON.done) {
    endAction(g)
    return NOTHING
  }
  const at = atOf(a)
  const { n } = spaceOf(at)
  if (!('space' in picked)) {
    change(g, a, n, picked)
    return askUnits(g, a, at)
  }
  const going = goers(a, factsOf(a.units))
  return inTurn(g, hop(g, a, going, n, picked.space), (_, mustStop) => {
    if (mustStop || !mayGoOn(g, a, going)) endAction(g)
    return NOTHING
  })
}

function askStart(g: State, a: Action): Question<SpaceOption> {
  const spaces: SpaceOption[] = []
  for (const n of spotsOf(g, a.faction)) if (canStart(g, a, n)) spaces.push(spaceOptionAt(n))
  return choose(voiceOf(g, a.faction), ruleOf(a), say('prompt.move_from'), spaces)
}
/** A unit on its own is the one that goes. */
function start(g: State, { space }: SpaceOption): Play {
  const a = actionOf(g)
  a.at = a.from = space
  const stack = stackOf(g, a, spaceOf(space).n)
  if (stack.length === 1) a.units = idsOf(stack)
  return askUnits(g, a, space)
}
/** 10.4 Army, 10.5 Light Movement. */
const ruleOf = (a: Action): string => (onlyLight(a) ? '10.5' : '10.4')
function change(g: State, a: Action, n: number, picked: Change): void {
  const what = 'do' in picked ? picked.do : 'take'
  if ('unit' in picked)
    a.units = what === 'drop' ? a.units.filter((id) => id !== picked.unit) : [...a.units, picked.unit]
  else if (what === 'forced_march') {
    useEvent(g, 'forced-march', a.faction)
    a.events.push('forced-march')
    note(g, '7.4', say('log.forced_march', { faction: factionName(a.faction) }))
  } else if (what === 'lights' && a.spent > 0) a.units = a.units.filter(isLight)
  else a.units = idsOf(groupOf(g, a, n, factsOf(a.units), what === 'lights'))
}

// --- the first MP ------------------------------------------------------------------------------------------------

/** Units of the stack, one by one or many at once, until they are sent somewhere. */
function askFirst(g: State, a: Action, n: number, units: readonly UnitFacts[]): Question<Picked> {
  const options: Picked[] = []
  const party = partyOf(a, units)
  if (units.length > 0) listHops(g, a, party, n, options)
  if (units.length < stackOf(g, a, n).length) listPicks(g, a, party, n, options)
  const prompt = say(units.length > 0 ? 'prompt.move_to' : 'prompt.move_units', { space: spaceNameAt(n) })
  return choose(voiceOf(g, a.faction), ruleOf(a), prompt, options)
}
function listHops(g: State, a: Action, party: Party, n: number, options: Picked[]): void {
  if (!leavesNoCommander(g, a, n, party.units)) return
  for (const link of linksAt(n)) if (mayHop(g, a, party, n, link)) options.push(spaceOptionAt(link.n))
}
/** 10.2.1 Only units that can still go the same way as the others. */
function listPicks(g: State, a: Action, party: Party, n: number, options: Picked[]): void {
  for (const unit of joiners(g, a, party, n)) options.push(unitOptionAt(unit.n))
  const { units } = party
  if (stackOf(g, a, n).length <= units.length + 1) return
  const all = groupOf(g, a, n, units, false)
  if (all.length <= units.length + 1) return
  if (canGo(g, a, n, all)) options.push(BUTTON.all)
  // With such an AP all who come too are Light.
  if (onlyLight(a)) return
  const lights = groupOf(g, a, n, units, true)
  if (lights.length > units.length + 1 && lights.length < all.length && canGo(g, a, n, lights))
    options.push(BUTTON.lights)
}
/** Units of the stack that may join the party and go on with it. */
function joiners(g: State, a: Action, { units, kinds, count, artillery }: Party, n: number): UnitFacts[] {
  const found: UnitFacts[] = []
  let goes = NO_KINDS
  let stays = NO_KINDS
  for (const unit of stackOf(g, a, n)) {
    const { bit } = unit
    if (some(stays, bit) || units.includes(unit) || !mayJoin(g, a, units, unit)) continue
    if (!some(goes, bit)) {
      const party: Party = {
        units: [...units, unit],
        kinds: and(kinds, bit),
        count: bit === COMMANDER ? count : count + 1,
        artillery: bit === ARTILLERY ? artillery + 1 : artillery,
      }
      if (hasHop(g, a, party, n)) goes = and(goes, alike(a, unit))
      else {
        stays = and(stays, alike(a, unit))
        continue
      }
    }
    found.push(unit)
  }
  return found
}
/** Whether the units could go somewhere together, if need be with others of their space. */
const canGo = (g: State, a: March, n: number, units: readonly UnitFacts[]): boolean =>
  hasHop(g, a, partyOf(a, units), n)
/** The units picked, and all others that may come too, or all that are Light. Fleets are picked one by one. */
function groupOf(g: State, a: Action, n: number, units: readonly UnitFacts[], lights: boolean): UnitFacts[] {
  const group = units.slice()
  const only = lights || a.as === 'light'
  for (const unit of stackOf(g, a, n)) {
    if (unit.bit === FLEET || (only && !some(unit.bit, LIGHTS)) || group.includes(unit)) continue
    if (mayJoin(g, a, group, unit)) group.push(unit)
  }
  return group
}
/** Everybody where the action has come to. */
const stackOf = (g: State, a: Action, n: number): readonly UnitFacts[] => stackIn(g, a.faction, n)

// --- further MPs -------------------------------------------------------------------------------------------------

/** 10.2.1 On, after dropping off and picking up units, or no farther. */
function askNext(g: State, a: Action, n: number, units: readonly UnitFacts[]): Question<Picked> {
  const options: Picked[] = []
  const party = partyOf(a, units)
  listHops(g, a, party, n, options)
  if (mayForce(g, a, n, units)) options.push(BUTTON.forced_march)
  if (units.length > 1) {
    if (mayDropOthers(g, a, n, units)) options.push(BUTTON.lights)
    listDrops(g, a, n, units, options)
  }
  // Not where the stack has been before, or it would split (10.2.1, R-181), and only by those who still go on.
  if (!a.behind?.includes(atOf(a)) && party.kinds !== NO_KINDS) listTakes(g, a, party, n, options)
  if (mayEnd(g, a, units)) options.push(BUTTON.done)
  const prompt = say('prompt.move_on', { space: spaceNameAt(n), spent: a.spent })
  return choose(voiceOf(g, a.faction), ruleOf(a), prompt, options)
}
/** Units that have moved may stay here if others go on. */
function listDrops(g: State, a: Action, n: number, units: readonly UnitFacts[], options: Picked[]): void {
  let may = NO_KINDS
  let mayNot = NO_KINDS
  for (const unit of units) {
    if (!isUnitSpent(g, unit) || some(mayNot, unit.bit)) continue
    if (!some(may, unit.bit)) {
      if (mayDrop(g, a, n, units, unit)) may = and(may, alike(a, unit))
      else {
        mayNot = and(mayNot, alike(a, unit))
        continue
      }
    }
    options.push(dropOptionAt(unit.n))
  }
}
/** Units to pick up. */
function listTakes(g: State, a: Action, party: Party, n: number, options: Picked[]): void {
  if (party.units.length === stackOf(g, a, n).length) return
  const found = joiners(g, a, party, n)
  for (const unit of found) options.push(takeOptionAt(unit.n))
  if (found.length > 1 && canGo(g, a, n, groupOf(g, a, n, party.units, false))) options.push(BUTTON.take_all)
}

/** A unit that has moved may stay here if others go on. */
export function mayDrop(g: State, a: Action, n: number, units: readonly UnitFacts[], unit: UnitFacts): boolean {
  if (leads(unit) && !mayLeaveCommander(g, a, n, units)) return false
  const rest = units.filter((other) => other !== unit)
  if (rest.every(leads) && (a.as === 'light' || (leads(unit) && !isPresent(g, a.faction, atOf(a))))) return false
  return canGoOn(g, a, n, rest)
}
/** All but the Light units may stay here at once: several, who have all moved. */
function mayDropOthers(g: State, a: Action, n: number, units: readonly UnitFacts[]): boolean {
  const lights: UnitFacts[] = []
  for (const unit of units) {
    if (some(unit.bit, LIGHTS)) lights.push(unit)
    else if (!isUnitSpent(g, unit)) return false
  }
  return lights.length > 0 && units.length >= lights.length + 2 && canGo(g, a, n, lights)
}
/** 10.5, R-72 With a Light AP a Commander is not left without friendly units; with an Army AP 3.7 sees to it later. */
export function mayLeaveCommander(g: State, a: Action, n: number, going: readonly UnitFacts[]): boolean {
  if (a.as !== 'light') return true
  for (const unit of stackOf(g, a, n)) if (!leads(unit) && !going.includes(unit)) return true
  return false
}
/** 10.5 The Commander of a Light Movement has used up its MPs: it may stay only with others. */
export const leavesNoCommander = (g: State, a: Action, n: number, units: readonly UnitFacts[]): boolean =>
  a.as !== 'light' || brigadeMps(a) > a.spent || !units.some(leads) || mayLeaveCommander(g, a, n, units)
/** 10.4 Commanders on their own end their move with a friendly stack. */
const mayEnd = (g: State, a: Action, units: readonly UnitFacts[]): boolean =>
  !units.every(leads) || isPresent(g, a.faction, atOf(a))

/** Whether the units, or any one of them, could go on. */
function canGoOn(g: State, a: Action, n: number, units: readonly UnitFacts[]): boolean {
  if (canGo(g, a, n, units)) return true
  if (units.length === 1) return false
  let stays = NO_KINDS
  for (const unit of units) {
    if (some(stays, unit.bit) || mpsFor(a, unit) <= a.spent) continue
    if (hasHop(g, a, alone(unit), n)) return true
    stays = and(stays, alike(a, unit))
  }
  return false
}
/** Cards 10 and 24: units without MPs would go on with one more. */
function mayForce(g: State, a: Action, n: number, units: readonly UnitFacts[]): boolean {
  if (onlyLight(a) || brigadeMps(a) !== a.spent || !canUse(g, 'forced-march', a.faction)) return false
  const forced: March = { ...a, events: ['forced-march'] }
  return units.some((unit) => !some(unit.bit, LIGHTS) && hasHop(g, forced, alone(unit), n))
}

// --- one MP ------------------------------------------------------------------------------------------------------

/** Those with MPs left. */
function goers(a: Action, units: readonly UnitFacts[]): readonly UnitFacts[] {
  for (const unit of units) if (mpsFor(a, unit) <= a.spent) return units.filter((other) => mpsFor(a, other) > a.spent)
  return units
}
/** One MP; units without MPs left stay where they were. Whether the stack must stop. */
function hop(g: State, a: Action, going: readonly UnitFacts[], from: number, to: Space): Play<boolean> {
  const link = given(linkAmong(linksAt(from), to), 'connection')
  if (going.length < a.units.length) a.units = idsOf(going)
  a.spent += 1
  a.behind = [...(a.behind ?? []), atOf(a)]
  a.at = to
  const names = { units: going.map(nameOf), from: spaceNameAt(from), to: spaceNameAt(link.n) }
  note(g, ruleOf(a), say('log.move', names))
  return enterSpace(g, a.faction, going, a.units, from, link.n, link.by)
}
function mayGoOn(g: State, a: Action, units: readonly UnitFacts[]): boolean {
  const { n } = spaceOf(atOf(a))
  return canGoOn(g, a, n, units) || mayForce(g, a, n, units)
}
