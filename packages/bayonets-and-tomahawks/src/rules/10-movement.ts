/** 10.2, 10.4, 10.5 Army and Light Movement. One pass of the step is one MP. */
import { choose, note, type Option, type Play } from '@carillon/kernel'
import type { EventId } from '../data/cards.ts'
import { type Faction, LINKS_AT, type Link, linkBetween, type Space, spaceOf } from '../data/map.ts'
import { BIT, factsOf, LIGHTS, UNIT_IDS, type UnitFacts, type UnitId, unitOf } from '../data/units.ts'
import { factionName, say, spaceName, unitName } from '../messages.ts'
import { isUnitSpent, readyOf, standingOf } from '../standing.ts'
import { type Action, canUse, isLight, isPresent, type State, sideOf, useEvent, voiceOf } from '../state.ts'
import { endAction } from './07-action-rounds.ts'
import { hasHop, isHeldAt, type March, mayHop, mayJoin, mpsFor, type Party, partyOf } from './10-connections.ts'
import { enterSpace } from './10-entering.ts'
import { BUTTON, DROP_OPTION_AT, SPACE_OPTION_AT, TAKE_OPTION_AT, UNIT_OPTION_AT } from './options.ts'

/** Whether the faction has a stack that can move with such an AP. */
export function canMove(g: State, f: Faction, as: Action['as'], double: boolean): boolean {
  const m: March = { faction: f, as, double, spent: 0, events: NO_EVENTS }
  const last = sideOf(LAST, f)
  // As `isSomewhere`: the stack that could move when this was asked before mostly still can.
  if (canStart(g, m, last[as])) return true
  for (const n of standingOf(g, f).spots)
    if (canStart(g, m, n)) {
      last[as] = n
      return true
    }
  return false
}
const NO_EVENTS: EventId[] = []
const LAST: Readonly<Record<Faction, Record<Action['as'], number>>> = {
  british: { army: 0, sail: 0, light: 0, indian: 0 },
  french: { army: 0, sail: 0, light: 0, indian: 0 },
}
/** The kinds of units that an AP may activate first (7.3). */
const starters = ({ as }: March): number => (as === 'light' ? LIGHTS : as === 'indian' ? BIT.indian : MOVERS)
const MOVERS = ~(BIT.fort | BIT.bastion)
/** 10.2.1 Whether any unit of the space can make a first hop. */
function canStart(g: State, m: March, n: number): boolean {
  if (((readyOf(g, m.faction)[n] as number) & starters(m)) === 0) return false
  let stays = 0
  let held: boolean | undefined
  for (const unit of standingOf(g, m.faction).units[n] as readonly UnitFacts[]) {
    if ((stays & unit.bit) !== 0 || !mayJoin(g, m, NOBODY, unit)) continue
    held ??= isHeldAt(g, m.faction, n)
    if (held) return false
    if (hasHop(g, m, ALONE[unit.n] as Party, n)) return true
    stays |= alike(m, unit)
  }
  return false
}
const NOBODY: readonly UnitFacts[] = []
/** By number of the unit. */
const ALONE: readonly Party[] = UNIT_IDS.map((id) => {
  const { bit } = unitOf(id)
  return {
    units: [unitOf(id)],
    kinds: bit,
    count: bit === BIT.commander ? 0 : 1,
    artillery: bit === BIT.artillery ? 1 : 0,
  }
})
/** Of units of a kind one can go where the others can, so it is asked once; but with an Indian AP nations differ (7.3.2). */
const alike = ({ as }: March, { bit }: UnitFacts): number => (as === 'indian' ? 0 : bit)

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
    const party = partyOf(a, factsOf(a.units))
    if (a.units.length > 0) listHops(g, a, party, options)
    listPicks(g, a, party, options)
    const prompt = say(a.units.length > 0 ? 'prompt.move_to' : 'prompt.move_units', { space: spaceName(at) })
    const { space, unit, do: what } = yield* choose(voiceOf(g, a.faction), ruleOf(a), prompt, options)
    if (space) return space as Space
    a.units = unit ? [...a.units, unit as UnitId] : idsOf(groupOf(g, a, party.units, what === 'lights'))
  }
}
function listHops(g: State, a: Action, party: Party, options: Option[]): void {
  if (!leavesNoCommander(g, a, party.units)) return
  const { n } = spaceOf(a.at as Space)
  for (const link of LINKS_AT[n] as readonly Link[])
    if (mayHop(g, a, party, n, link)) options.push(SPACE_OPTION_AT[link.n] as Option)
}
/** 10.2.1 Only units that can still go the same way as the others. */
function listPicks(g: State, a: Action, party: Party, options: Option[]): void {
  for (const unit of joiners(g, a, party)) options.push(UNIT_OPTION_AT[unit.n] as Option)
  const { units } = party
  const all = groupOf(g, a, units, false)
  if (all.length <= units.length + 1) return
  if (canGo(g, a, all)) options.push(BUTTON.all)
  const lights = groupOf(g, a, units, true)
  if (lights.length > units.length + 1 && lights.length < all.length && canGo(g, a, lights)) options.push(BUTTON.lights)
}
/** Units of the stack that may join the party and go on with it. */
function joiners(g: State, a: Action, { units, kinds, count, artillery }: Party): UnitFacts[] {
  const { n } = spaceOf(a.at as Space)
  const found: UnitFacts[] = []
  let goes = 0
  let stays = 0
  for (const unit of stackOf(g, a)) {
    const { bit } = unit
    if ((stays & bit) !== 0 || units.includes(unit) || !mayJoin(g, a, units, unit)) continue
    if ((goes & bit) === 0) {
      const party: Party = {
        units: [...units, unit],
        kinds: kinds | bit,
        count: bit === BIT.commander ? count : count + 1,
        artillery: bit === BIT.artillery ? artillery + 1 : artillery,
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
const canGo = (g: State, a: March & Pick<Action, 'at'>, units: readonly UnitFacts[]): boolean =>
  hasHop(g, a, partyOf(a, units), spaceOf(a.at as Space).n)
/** The units picked, and all others that may come too, or all that are Light. Fleets are picked one by one. */
function groupOf(g: State, a: Action, units: readonly UnitFacts[], lights: boolean): UnitFacts[] {
  const group = units.slice()
  const only = lights || a.as === 'light'
  for (const unit of stackOf(g, a)) {
    if (unit.bit === BIT.fleet || (only && (unit.bit & LIGHTS) === 0) || group.includes(unit)) continue
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
    const party = partyOf(a, factsOf(a.units))
    listHops(g, a, party, options)
    listChanges(g, a, party, options)
    if (mayEnd(g, a, party.units)) options.push(BUTTON.done)
    const prompt = say('prompt.move_on', { space: spaceName(a.at as Space), spent: a.spent })
    const picked = yield* choose(voiceOf(g, a.faction), ruleOf(a), prompt, options)
    if (picked.do === 'done') return null
    if (picked.space) return picked.space as Space
    change(g, a, picked)
  }
}
function listChanges(g: State, a: Action, party: Party, options: Option[]): void {
  const { units } = party
  if (mayForce(g, a, units)) options.push(BUTTON.forced_march)
  if (units.length > 1) {
    if (mayDropOthers(g, a, units)) options.push(BUTTON.lights)
    listDrops(g, a, units, options)
  }
  // Not where the stack started, or it would split (10.2.1), and only by those who still go on.
  if (a.at !== a.from && party.kinds !== 0) listTakes(g, a, party, options)
}
/** Units that have moved may stay here if others go on. */
function listDrops(g: State, a: Action, units: readonly UnitFacts[], options: Option[]): void {
  let may = 0
  let mayNot = 0
  for (const unit of units) {
    if (!isUnitSpent(g, unit) || (mayNot & unit.bit) !== 0) continue
    if ((may & unit.bit) === 0) {
      if (mayDrop(g, a, units, unit)) may |= alike(a, unit)
      else {
        mayNot |= alike(a, unit)
        continue
      }
    }
    options.push(DROP_OPTION_AT[unit.n] as Option)
  }
}
/** Units to pick up. */
function listTakes(g: State, a: Action, party: Party, options: Option[]): void {
  const found = joiners(g, a, party)
  for (const { n } of found) options.push(TAKE_OPTION_AT[n] as Option)
  if (found.length > 1 && canGo(g, a, groupOf(g, a, party.units, false))) options.push(BUTTON.take_all)
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

const leads = ({ bit }: UnitFacts): boolean => bit === BIT.commander
/** A unit that has moved may stay here if others go on. */
function mayDrop(g: State, a: Action, units: readonly UnitFacts[], unit: UnitFacts): boolean {
  if (leads(unit) && !mayLeaveCommander(g, a, units)) return false
  const rest = units.filter((other) => other !== unit)
  if (rest.every(leads) && (a.as === 'light' || (leads(unit) && !isPresent(g, a.faction, a.at as Space)))) return false
  return canGoOn(g, a, rest)
}
/** All but the Light units may stay here at once: several, who have all moved. */
function mayDropOthers(g: State, a: Action, units: readonly UnitFacts[]): boolean {
  const lights: UnitFacts[] = []
  for (const unit of units) {
    if ((unit.bit & LIGHTS) !== 0) lights.push(unit)
    else if (!isUnitSpent(g, unit)) return false
  }
  return lights.length > 0 && units.length >= lights.length + 2 && canGo(g, a, lights)
}
/** 10.5 With a Light AP a Commander is not left without friendly units; with an Army AP 3.7 sees to it later. */
function mayLeaveCommander(g: State, a: Action, going: readonly UnitFacts[]): boolean {
  if (a.as !== 'light') return true
  for (const unit of stackOf(g, a)) if (!leads(unit) && !going.includes(unit)) return true
  return false
}
/** 10.5 The Commander of a Light Movement has used up its MPs: it may stay only with others. */
const leavesNoCommander = (g: State, a: Action, units: readonly UnitFacts[]): boolean =>
  a.as !== 'light' || !units.some((unit) => leads(unit) && mpsFor(a, unit) <= a.spent) || mayLeaveCommander(g, a, units)
/** 10.4 Commanders on their own end their move with a friendly stack. */
const mayEnd = (g: State, a: Action, units: readonly UnitFacts[]): boolean =>
  !units.every(leads) || isPresent(g, a.faction, a.at as Space)

/** Whether the units, or any one of them, could go on. */
function canGoOn(g: State, a: Action, units: readonly UnitFacts[]): boolean {
  if (canGo(g, a, units)) return true
  if (units.length === 1) return false
  const { n } = spaceOf(a.at as Space)
  let stays = 0
  for (const unit of units) {
    if ((stays & unit.bit) !== 0 || mpsFor(a, unit) <= a.spent) continue
    if (hasHop(g, a, ALONE[unit.n] as Party, n)) return true
    stays |= alike(a, unit)
  }
  return false
}
/** Cards 10 and 24: units without MPs would go on with one more. */
function mayForce(g: State, a: Action, units: readonly UnitFacts[]): boolean {
  if (a.as === 'light' || a.as === 'indian' || !canUse(g, 'forced-march', a.faction)) return false
  const forced: March = { ...a, events: ['forced-march'] }
  const { n } = spaceOf(a.at as Space)
  return units.some(
    (unit) => (unit.bit & LIGHTS) === 0 && mpsFor(a, unit) === a.spent && hasHop(g, forced, ALONE[unit.n] as Party, n),
  )
}

/** One MP. True if the stack may go on; units without MPs left stay where they were. */
function* hop(g: State, a: Action, to: Space): Play<boolean> {
  const from = a.at as Space
  const { by } = linkBetween(from, to) as Link
  const units = factsOf(a.units)
  const going = units.filter((unit) => mpsFor(a, unit) > a.spent)
  if (going.length < units.length) a.units = idsOf(going)
  a.spent += 1
  a.at = to
  const names = { units: a.units.map(unitName), from: spaceName(from), to: spaceName(to) }
  note(g, ruleOf(a), say('log.move', names))
  const met = enterSpace(g, a.faction, a.units, from, to, by)
  if (typeof met === 'boolean' ? met : yield* met) return false
  return canGoOn(g, a, going) || mayForce(g, a, going)
}
