/** 10.2, 10.4, 10.5 Army and Light Movement. One pass of the step is one MP. */
import { choose, note, type Option, type Play } from '@carillon/kernel'
import type { EventId } from '../data/cards.ts'
import { type Faction, LINKS_AT, type Link, type Space, spaceOf } from '../data/map.ts'
import { BIT, factsOf, LIGHTS, UNIT_IDS, type UnitFacts, type UnitId, unitOf } from '../data/units.ts'
import { factionName, nameOf, say, spaceNameAt } from '../messages.ts'
import { isUnitSpent, readyOf, standingOf } from '../standing.ts'
import { type Action, canUse, isLight, isPresent, type State, sideOf, useEvent, voiceOf } from '../state.ts'
import { endAction } from './07-action-rounds.ts'
import {
  brigadeMps,
  canAct,
  hasHop,
  isHeldAt,
  leads,
  type March,
  mayHop,
  mayJoin,
  mpsFor,
  onlyLight,
  type Party,
  partyOf,
} from './10-connections.ts'
import { enterSpace } from './10-entering.ts'
import { BUTTON, DROP_OPTION_AT, SPACE_OPTION_AT, TAKE_OPTION_AT, UNIT_OPTION_AT } from './options.ts'
import { mayUse } from './teams.ts'

const { commander: COMMANDER, artillery: ARTILLERY, fleet: FLEET, indian: INDIAN } = BIT

/** Whether the faction has a stack that can move with such an AP. */
export function canMove(g: State, f: Faction, as: Action['as'], double: boolean): boolean {
  const m: March = { faction: f, as, double, spent: 0, events: NO_EVENTS }
  const last = sideOf(as === 'light' ? LAST_LIGHT : as === 'indian' ? LAST_INDIAN : LAST_ARMY, f)
  // As `isSomewhere`: the stack that could move when this was asked before mostly still can.
  if (canStart(g, m, last.n)) return true
  for (const n of standingOf(g, f).spots)
    if (canStart(g, m, n)) {
      last.n = n
      return true
    }
  return false
}
const NO_EVENTS: EventId[] = []
const nowhere = () => ({ british: { n: 0 }, french: { n: 0 } })
const [LAST_LIGHT, LAST_INDIAN, LAST_ARMY] = [nowhere(), nowhere(), nowhere()]
/** The kinds of units that an AP may activate first (7.3). */
export const starters = ({ as }: March): number => (as === 'light' ? LIGHTS : as === 'indian' ? INDIAN : MOVERS)
const MOVERS = ~(BIT.fort | BIT.bastion)
/** 10.2.1 Whether any unit of the space can make a first hop. */
export function canStart(g: State, m: March, n: number): boolean {
  let kinds = (readyOf(g, m.faction)[n] as number) & starters(m)
  if (kinds === 0 || isHeldAt(g, m.faction, n)) return false
  const stack = standingOf(g, m.faction).units[n] as readonly UnitFacts[]
  for (let i = 0; i < stack.length; i += 1) {
    const unit = stack[i] as UnitFacts
    if ((kinds & unit.bit) === 0 || !canAct(g, unit) || !mayUse(g, unit, false)) continue
    if (hasHop(g, m, ALONE[unit.n] as Party, n)) return true
    kinds &= ~alike(m, unit)
  }
  return false
}
/** By number of the unit. */
export const ALONE: readonly Party[] = UNIT_IDS.map((id) => {
  const { bit } = unitOf(id)
  return {
    units: [unitOf(id)],
    kinds: bit,
    count: bit === COMMANDER ? 0 : 1,
    artillery: bit === ARTILLERY ? 1 : 0,
  }
})
/** Of units of a kind one can go where the others can, so it is asked once; but with an Indian AP nations differ (7.3.2). */
const alike = ({ as }: March, { bit }: UnitFacts): number => (as === 'indian' ? 0 : bit)

/** Units are picked, or dropped off and taken along, until they go on to a space or stay for good. */
export function* move(g: State): Play {
  const a = g.action as Action
  if (a.at === null) start(g, a, (yield* askStart(g, a)).space as Space)
  const { n } = spaceOf(a.at as Space)
  for (;;) {
    const units = factsOf(a.units)
    const picked = yield* a.spent === 0 ? askFirst(g, a, n, units) : askNext(g, a, n, units)
    if (picked.do === 'done') break
    if (!picked.space) {
      change(g, a, n, picked)
      continue
    }
    const going = goers(a, units)
    const met = hop(g, a, going, n, picked.space as Space)
    if (!(typeof met === 'boolean' ? met : yield* met) && mayGoOn(g, a, going)) return
    break
  }
  endAction(g)
}

function askStart(g: State, a: Action): Play<Option> {
  const spaces: Option[] = []
  for (const n of standingOf(g, a.faction).spots) if (canStart(g, a, n)) spaces.push(SPACE_OPTION_AT[n] as Option)
  return choose(voiceOf(g, a.faction), ruleOf(a), say('prompt.move_from'), spaces)
}
/** A unit on its own is the one that goes. */
function start(g: State, a: Action, space: Space): void {
  a.at = a.from = space
  const stack = stackOf(g, a, spaceOf(space).n)
  if (stack.length === 1) a.units = idsOf(stack)
}
/** 10.4 Army, 10.5 Light Movement. */
const ruleOf = (a: Action): string => (onlyLight(a) ? '10.5' : '10.4')
function change(g: State, a: Action, n: number, { do: what, unit }: Option): void {
  if (what === 'drop') a.units = a.units.filter((id) => id !== unit)
  else if (unit) a.units = [...a.units, unit as UnitId]
  else if (what === 'forced_march') {
    useEvent(g, 'forced-march', a.faction)
    a.events.push('forced-march')
    note(g, '7.4', say('log.forced_march', { faction: factionName(a.faction) }))
  } else if (what === 'lights' && a.spent > 0) a.units = a.units.filter(isLight)
  else a.units = idsOf(groupOf(g, a, n, factsOf(a.units), what === 'lights'))
}

// --- the first MP ------------------------------------------------------------------------------------------------

/** Units of the stack, one by one or many at once, until they are sent somewhere. */
function askFirst(g: State, a: Action, n: number, units: readonly UnitFacts[]): Play<Option> {
  const options: Option[] = []
  const party = partyOf(a, units)
  if (units.length > 0) listHops(g, a, party, n, options)
  if (units.length < stackOf(g, a, n).length) listPicks(g, a, party, n, options)
  const prompt = say(units.length > 0 ? 'prompt.move_to' : 'prompt.move_units', { space: spaceNameAt(n) })
  return choose(voiceOf(g, a.faction), ruleOf(a), prompt, options)
}
function listHops(g: State, a: Action, party: Party, n: number, options: Option[]): void {
  if (!leavesNoCommander(g, a, n, party.units)) return
  for (const link of LINKS_AT[n] as readonly Link[])
    if (mayHop(g, a, party, n, link)) options.push(SPACE_OPTION_AT[link.n] as Option)
}
/** 10.2.1 Only units that can still go the same way as the others. */
function listPicks(g: State, a: Action, party: Party, n: number, options: Option[]): void {
  for (const unit of joiners(g, a, party, n)) options.push(UNIT_OPTION_AT[unit.n] as Option)
  const { units } = party
  const all = groupOf(g, a, n, units, false)
  if (all.length <= units.length + 1) return
  if (canGo(g, a, n, all)) options.push(BUTTON.all)
  const lights = groupOf(g, a, n, units, true)
  if (lights.length > units.length + 1 && lights.length < all.length && canGo(g, a, n, lights))
    options.push(BUTTON.lights)
}
/** Units of the stack that may join the party and go on with it. */
function joiners(g: State, a: Action, { units, kinds, count, artillery }: Party, n: number): UnitFacts[] {
  const found: UnitFacts[] = []
  let goes = 0
  let stays = 0
  for (const unit of stackOf(g, a, n)) {
    const { bit } = unit
    if ((stays & bit) !== 0 || units.includes(unit) || !mayJoin(g, a, units, unit)) continue
    if ((goes & bit) === 0) {
      const party: Party = {
        units: [...units, unit],
        kinds: kinds | bit,
        count: bit === COMMANDER ? count : count + 1,
        artillery: bit === ARTILLERY ? artillery + 1 : artillery,
      }
      if (hasHop(g, a, party, n)) goes |= alike(a, unit)
      else {
        stays |= alike(a, unit)
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
    if (unit.bit === FLEET || (only && (unit.bit & LIGHTS) === 0) || group.includes(unit)) continue
    if (mayJoin(g, a, group, unit)) group.push(unit)
  }
  return group
}
/** Everybody where the action has come to. */
const stackOf = (g: State, a: Action, n: number): readonly UnitFacts[] =>
  standingOf(g, a.faction).units[n] as readonly UnitFacts[]
const idsOf = (units: readonly UnitFacts[]): UnitId[] => units.map(({ id }) => id)

// --- further MPs -------------------------------------------------------------------------------------------------

/** 10.2.1 On, after dropping off and picking up units, or no farther. */
function askNext(g: State, a: Action, n: number, units: readonly UnitFacts[]): Play<Option> {
  const options: Option[] = []
  const party = partyOf(a, units)
  listHops(g, a, party, n, options)
  if (mayForce(g, a, n, units)) options.push(BUTTON.forced_march)
  if (units.length > 1) {
    if (mayDropOthers(g, a, n, units)) options.push(BUTTON.lights)
    listDrops(g, a, n, units, options)
  }
  // Not where the stack has been before, or it would split (10.2.1, R-181), and only by those who still go on.
  if (!a.behind?.includes(a.at as Space) && party.kinds !== 0) listTakes(g, a, party, n, options)
  if (mayEnd(g, a, units)) options.push(BUTTON.done)
  const prompt = say('prompt.move_on', { space: spaceNameAt(n), spent: a.spent })
  return choose(voiceOf(g, a.faction), ruleOf(a), prompt, options)
}
/** Units that have moved may stay here if others go on. */
function listDrops(g: State, a: Action, n: number, units: readonly UnitFacts[], options: Option[]): void {
  let may = 0
  let mayNot = 0
  for (const unit of units) {
    if (!isUnitSpent(g, unit) || (mayNot & unit.bit) !== 0) continue
    if ((may & unit.bit) === 0) {
      if (mayDrop(g, a, n, units, unit)) may |= alike(a, unit)
      else {
        mayNot |= alike(a, unit)
        continue
      }
    }
    options.push(DROP_OPTION_AT[unit.n] as Option)
  }
}
/** Units to pick up. */
function listTakes(g: State, a: Action, party: Party, n: number, options: Option[]): void {
  if (party.units.length === stackOf(g, a, n).length) return
  const found = joiners(g, a, party, n)
  for (const unit of found) options.push(TAKE_OPTION_AT[unit.n] as Option)
  if (found.length > 1 && canGo(g, a, n, groupOf(g, a, n, party.units, false))) options.push(BUTTON.take_all)
}

/** A unit that has moved may stay here if others go on. */
export function mayDrop(g: State, a: Action, n: number, units: readonly UnitFacts[], unit: UnitFacts): boolean {
  if (leads(unit) && !mayLeaveCommander(g, a, n, units)) return false
  const rest = units.filter((other) => other !== unit)
  if (rest.every(leads) && (a.as === 'light' || (leads(unit) && !isPresent(g, a.faction, a.at as Space)))) return false
  return canGoOn(g, a, n, rest)
}
/** All but the Light units may stay here at once: several, who have all moved. */
function mayDropOthers(g: State, a: Action, n: number, units: readonly UnitFacts[]): boolean {
  const lights: UnitFacts[] = []
  for (const unit of units) {
    if ((unit.bit & LIGHTS) !== 0) lights.push(unit)
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
  !units.every(leads) || isPresent(g, a.faction, a.at as Space)

/** Whether the units, or any one of them, could go on. */
function canGoOn(g: State, a: Action, n: number, units: readonly UnitFacts[]): boolean {
  if (canGo(g, a, n, units)) return true
  if (units.length === 1) return false
  let stays = 0
  for (const unit of units) {
    if ((stays & unit.bit) !== 0 || mpsFor(a, unit) <= a.spent) continue
    if (hasHop(g, a, ALONE[unit.n] as Party, n)) return true
    stays |= alike(a, unit)
  }
  return false
}
/** Cards 10 and 24: units without MPs would go on with one more. */
function mayForce(g: State, a: Action, n: number, units: readonly UnitFacts[]): boolean {
  if (onlyLight(a) || brigadeMps(a) !== a.spent || !canUse(g, 'forced-march', a.faction)) return false
  const forced: March = { ...a, events: ['forced-march'] }
  return units.some((unit) => (unit.bit & LIGHTS) === 0 && hasHop(g, forced, ALONE[unit.n] as Party, n))
}

// --- one MP ------------------------------------------------------------------------------------------------------

/** Those with MPs left. */
function goers(a: Action, units: readonly UnitFacts[]): readonly UnitFacts[] {
  for (const unit of units) if (mpsFor(a, unit) <= a.spent) return units.filter((other) => mpsFor(a, other) > a.spent)
  return units
}
/** One MP; units without MPs left stay where they were. True if the stack must stop; a play if anybody is asked. */
function hop(g: State, a: Action, going: readonly UnitFacts[], from: number, to: Space): boolean | Play<boolean> {
  const link = (LINKS_AT[from] as readonly Link[]).find((other) => other.to === to) as Link
  if (going.length < a.units.length) a.units = idsOf(going)
  a.spent += 1
  a.behind = [...(a.behind ?? []), a.at as Space]
  a.at = to
  const names = { units: going.map(nameOf), from: spaceNameAt(from), to: spaceNameAt(link.n) }
  note(g, ruleOf(a), say('log.move', names))
  return enterSpace(g, a.faction, going, a.units, from, link.n, link.by)
}
function mayGoOn(g: State, a: Action, units: readonly UnitFacts[]): boolean {
  const { n } = spaceOf(a.at as Space)
  return canGoOn(g, a, n, units) || mayForce(g, a, n, units)
}
